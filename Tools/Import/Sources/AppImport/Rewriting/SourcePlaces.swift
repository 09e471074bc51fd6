/// Where lines of a project's source stand in what was made of it: what the compiler says names the source's.
struct SourcePlaces {
  private let lines: [Substring]
  /// The lines, from 1, that a line of the source may be. What was moved within a file has left a blank one behind.
  private var places: [Int: [Int]] = [:]

  init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var named = 1
    for (place, line) in lines.enumerated() {
      if let match = line.wholeMatch(of: /\s*#sourceLocation\(file: ".*", line: (\d+)\)/),
        let next = Int(match.1)
      {
        named = next
      } else {
        places[named, default: []].append(place + 1)
        named += 1
      }
    }
  }

  /// - Parameter column: From 1, in bytes.
  /// - Returns: The line, from 1; nil where there is none with something at the column.
  func line(_ line: Int, column: Int) -> Int? {
    places[line, default: []].first { place in
      let bytes = lines[place - 1].utf8
      guard column > 0, column <= bytes.count else { return false }
      return ![9, 32].contains(bytes[bytes.index(bytes.startIndex, offsetBy: column - 1)])
    }
  }
}
