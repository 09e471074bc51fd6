/// A fault in the text of a trace, and its line (from 1).
public enum TraceError: Error, Equatable {
  case notATrace
  case unknownVersion(String)
  case unknownEvent(line: Int, name: String)
  case badField(line: Int, text: String, expected: String)
  case missingField(line: Int, expected: String)
  case extraField(line: Int, text: String)

  /// A sentence that says what is wrong, where, and how to mend it.
  public var message: String {
    switch self {
    case .notATrace:
      "This is not a trace: its first line is not \"\(TraceWriter.header)\". "
        + "Choose a file that Heft has saved."
    case .unknownVersion(let version):
      "The trace has version \(version) and this Heft reads version 1. Record it anew, or use a newer Heft."
    case .unknownEvent(let line, let name):
      "Line \(line): there is no event \"\(name)\". Mend its name, or put # before the line."
    case .badField(let line, let text, let expected):
      "Line \(line): \"\(text)\" stands where \(expected) belongs."
    case .missingField(let line, let expected):
      "Line \(line) ends where \(expected) belongs. Add it, or put # before the line."
    case .extraField(let line, let text):
      "Line \(line): nothing belongs at \"\(text)\". Take it away."
    }
  }
}

/// Reads the text of a trace. Works on bytes: a long trace is megabytes, and characters are slow.
public enum TraceReader {
  /// The events of a trace in order. Blank lines and what follows `#` are passed over.
  ///
  /// - Parameter text: All of the trace; `docs/traces.md` has its lines.
  /// - Returns: The events.
  /// - Throws: `TraceError` with the first line that cannot be read.
  public static func read(_ text: String) throws(TraceError) -> [HostEvent] {
    let bytes = Array(text.utf8)
    var events: [HostEvent] = []
    var number = 0
    var start = 0
    var hasHeader = false
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      number += 1
      var line = TraceLine(bytes[start..<end], number: number)
      start = end + 1
      guard let name = line.next() else { continue }
      if hasHeader {
        events.append(try line.event(named: name))
      } else {
        guard name == "heft-trace" else { throw .notATrace }
        guard let version = line.next() else { throw .unknownVersion("none") }
        guard version == "1" else { throw .unknownVersion(version.text) }
        if let rest = line.next() { throw .extraField(line: number, text: rest.text) }
        hasHeader = true
      }
    }
    guard hasHeader else { throw .notATrace }
    return events
  }
}
