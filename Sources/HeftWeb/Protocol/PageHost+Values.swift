// Made by Protocol/generate of Protocol/protocol.toml: change that, and make it again.

import HeftProtocol

extension PageHost {
  func write(_ value: HostFile) {
    output.string(value.name)
    output.string(value.mediaType)
    output.bytes(value.bytes)
  }

  func write(_ value: TextStyle) {
    output.f64(value.size)
    output.u32(value.weight)
    output.flag(value.hasMonospacedDigits)
    output.u32(value.color)
    output.u8(value.alignment)
    output.u32(value.lines)
    output.u8(value.lineBreak)
  }

  func write(_ value: TextRun) {
    output.u32(value.length)
    output.f64(value.size)
    output.u32(value.weight)
    output.flag(value.hasMonospacedDigits)
    output.u32(value.color)
    output.u32(value.background)
    output.u8(value.underline)
    output.u32(value.underlineColor)
    output.u8(value.strikethrough)
    output.u32(value.strikethroughColor)
    output.f64(value.kern)
    output.f64(value.baselineOffset)
  }

  func write(_ value: TextParagraph) {
    output.u32(value.length)
    output.u8(value.alignment)
    output.f64(value.lineSpacing)
    output.f64(value.lineHeightMultiple)
    output.f64(value.spacing)
    output.f64(value.indent)
    output.f64(value.firstLineIndent)
    output.f64(value.tailIndent)
  }

  func write(_ value: FieldStyle) {
    output.string(value.placeholder)
    output.u32(value.placeholderColor)
    output.u32(value.caretColor)
    output.u32(value.borderColor)
    output.f64(value.left)
    output.f64(value.right)
    output.f64(value.top)
    output.f64(value.bottom)
    output.u8(value.keyboard)
    output.u8(value.returnKey)
    output.u8(value.capitalization)
    output.flag(value.isSecure)
    output.flag(value.correctsText)
    output.flag(value.isEnabled)
    output.flag(value.isReadOnly)
    output.flag(value.hasInputView)
  }

  func write(_ value: BackgroundBlur) {
    output.f64(value.scale)
    write(value.offset.width, value.offset.height)
    output.f64(value.blur)
    write(value.hole.origin.x, value.hole.origin.y, value.hole.size.width, value.hole.size.height)
    output.f64(value.corner)
  }

  func write(_ value: GradientStop) {
    output.f64(value.place)
    output.u32(value.color)
  }

  func write(_ value: Gradient) {
    output.flag(value.isRadial)
    write(value.start.x, value.start.y)
    write(value.end.x, value.end.y)
    output.u32(UInt32(clamping: value.stops.count))
    for each in value.stops { write(each) }
  }

  func write(_ value: Outline) {
    output.u32(UInt32(clamping: value.steps.count))
    for each in value.steps { output.f64(each) }
    output.flag(value.isEvenOdd)
  }

  func write(_ value: Shape) {
    write(value.outline)
    output.u32(value.fill)
    output.u32(value.stroke)
    output.f64(value.width)
    output.u8(value.cap)
    output.u8(value.join)
    output.f64(value.miterLimit)
    output.u32(UInt32(clamping: value.dashes.count))
    for each in value.dashes { output.f64(each) }
    output.f64(value.phase)
    output.f64(value.from)
    output.f64(value.to)
    output.f64(value.blur)
  }

  func write(_ value: PixelUpdate) {
    output.u8(value.mode)
    output.f64(value.scale)
    output.u32(UInt32(clamping: value.width))
    output.u32(UInt32(clamping: value.height))
    output.u32(UInt32(clamping: value.x))
    output.u32(UInt32(clamping: value.y))
    output.u32(UInt32(clamping: value.changedWidth))
    output.u32(UInt32(clamping: value.changedHeight))
    output.plainBytes(value.bytes)
  }

  func write(_ value: AccessibilityDescription) {
    output.u8(value.role.rawValue)
    output.u8(value.states.rawValue)
    output.u8(value.level)
    output.string(value.label)
    output.string(value.value)
    output.u8(value.valuePlace.rawValue)
    output.string(value.hint)
  }

  func write(_ value: ListDescription) {
    output.string(value.name)
    output.u32(UInt32(clamping: value.count))
    output.u32(UInt32(clamping: value.first))
    output.u32(UInt32(clamping: value.rows.count))
    for each in value.rows { output.u32(each) }
  }

  func write(_ value: ForceReading) {
    output.string(value.value)
    output.f64(value.fraction)
    output.string(value.source)
    output.u8(value.kind.rawValue)
    output.string(value.detail)
  }

  func write(_ value: DocumentStyle) {
    output.u32(value.text)
    output.u32(value.softText)
    output.u32(value.link)
    output.u32(value.fill)
    output.u32(value.line)
    output.f64(value.size)
    output.f64(value.left)
    output.f64(value.right)
  }

  func write(_ value: DeviceModel) {
    output.string(value.identifier)
    output.f64(value.screen.width)
    output.f64(value.screen.height)
    output.f64(value.screen.scale)
    output.f64(value.screen.safeTop)
    output.f64(value.screen.safeBottom)
  }

  func write(_ value: WebNode) {
    switch value {
    case .close:
      output.u8(0)
    case .open(let element):
      output.u8(1)
      output.u8(element.rawValue)
    case .link(let number):
      start(2, number)
    case .text(let text):
      output.u8(3)
      output.string(text)
    case .lineBreak:
      output.u8(4)
    case .rule:
      output.u8(5)
    case .picture(let svg, let label, let width, let height):
      output.u8(6)
      output.string(svg)
      output.string(label)
      output.f64(width)
      output.f64(height)
    }
  }
}
