// Made by Protocol/generate of Protocol/protocol.toml: change that, and make it again.

import HeftProtocol

extension LetterWriter {
  mutating func write(_ value: TextRun) {
    u32(value.length)
    f64(value.size)
    u32(value.weight)
    flag(value.hasMonospacedDigits)
    u32(value.color)
    u32(value.background)
    u8(value.underline)
    u32(value.underlineColor)
    u8(value.strikethrough)
    u32(value.strikethroughColor)
    f64(value.kern)
    f64(value.baselineOffset)
  }
}
