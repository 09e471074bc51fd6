import Ink

/// Writes events as the lines of a trace. `docs/traces.md` describes the text.
public struct TraceWriter {
  /// The first line of every trace.
  static let header = "heft-trace 1"

  /// The text so far, each line ended.
  public private(set) var text: String

  /// A trace with only its first line.
  public init() {
    text = TraceWriter.header + "\n"
  }

  mutating func begin(_ name: String) {
    text += name
  }

  mutating func end() {
    text += "\n"
  }

  /// A word that is plain, behind a blank, as all that stands in a line.
  mutating func mark(_ word: String) {
    text += " "
    text += word
  }

  mutating func put(_ value: Double, limit: Double = Micros.limit) {
    text += " "
    Micros.write(value, to: &text, limit: limit)
  }

  mutating func put(_ value: UInt32) {
    text += " \(value)"
  }

  mutating func put(_ value: UInt8) {
    text += " \(value)"
  }

  mutating func put(_ value: Int32) {
    text += " \(value)"
  }

  mutating func put(_ word: String) {
    mark(TraceToken.escape(word))
  }

  mutating func put(_ bytes: [UInt8]) {
    mark(bytes.isEmpty ? TraceToken.escape("") : Base64.encode(bytes))
  }
}
