extension String {
  /// With every control character but line ends and tabs as `\u{1B}`, so that a terminal shows it and obeys none.
  public var escapedForTerminal: String { escaping { $0 != "\n" && $0 != "\t" } }

  /// The same with line ends and tabs escaped too.
  public var escapedOnOneLine: String { escaping { _ in true } }

  private func escaping(_ isEscaped: (Unicode.Scalar) -> Bool) -> String {
    guard unicodeScalars.contains(where: { $0.isControl && isEscaped($0) }) else { return self }
    var result = ""
    for scalar in unicodeScalars {
      if scalar.isControl, isEscaped(scalar) {
        result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension Unicode.Scalar {
  /// Whether a terminal may take this for a command, or for the direction of what follows.
  fileprivate var isControl: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
