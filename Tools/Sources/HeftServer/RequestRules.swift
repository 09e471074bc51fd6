/// Reads what a browser says in a request's fields, as RFC 9110 has them.
enum RequestRules {
  /// A range of bytes as it was asked for.
  enum Range: Equatable {
    /// These bytes, clipped to the file.
    case bytes(ClosedRange<Int>)
    /// None of what was asked for is in the file.
    case unsatisfiable
    /// The whole file: the field cannot be read, or asks for several ranges.
    case whole
  }

  /// The range of a file of `size` bytes that a field such as `bytes=0-99`, `bytes=5-` or `bytes=-3` asks for.
  static func range(_ field: String, size: Int) -> Range {
    guard let equals = field.firstIndex(of: "="), field[..<equals].lowercased() == "bytes" else {
      return .whole
    }
    let specifications = field[field.index(after: equals)...].split(
      separator: ",", omittingEmptySubsequences: false)
    guard specifications.count == 1, let only = specifications.first?.trimmed,
      let dash = only.firstIndex(of: "-")
    else { return .whole }
    let (from, to) = (only[..<dash], only[only.index(after: dash)...])
    guard from.isNumber || from.isEmpty, to.isNumber || to.isEmpty, !(from.isEmpty && to.isEmpty) else {
      return .whole
    }
    if from.isEmpty {
      let length = min(Int(to) ?? .max, size)
      return length == 0 ? .unsatisfiable : .bytes(size - length...size - 1)
    }
    // A number beyond what `Int` holds is beyond the file too.
    let first = Int(from) ?? .max
    let last = to.isEmpty ? .max : Int(to) ?? .max
    if last < first { return to.isEmpty ? .unsatisfiable : .whole }
    return first >= size ? .unsatisfiable : .bytes(first...min(last, size - 1))
  }

  /// Whether `If-None-Match` names this tag. Weak tags match as strong ones.
  static func names(_ field: String, tag: String) -> Bool {
    field.split(separator: ",").map(\.trimmed).contains { name in
      name == "*" || (name.hasPrefix("W/") ? name.dropFirst(2) : name) == tag
    }
  }

  /// How much a browser wants an encoding, 0...1, by its `Accept-Encoding`; 0 is not at all.
  static func weight(of encoding: String, in field: String) -> Double {
    var others = 0.0
    for entry in field.lowercased().split(separator: ",") {
      let parts = entry.split(separator: ";").map(\.trimmed)
      guard let name = parts.first else { continue }
      var weight = 1.0
      for part in parts.dropFirst() where part.hasPrefix("q=") { weight = Double(part.dropFirst(2)) ?? 0 }
      if name == encoding { return weight }
      if name == "*" { others = weight }
    }
    return others
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    var text = self
    while let first = text.first, first == " " || first == "\t" { text.removeFirst() }
    while let last = text.last, last == " " || last == "\t" { text.removeLast() }
    return text
  }

  fileprivate var isNumber: Bool { !isEmpty && utf8.allSatisfy { (48...57).contains($0) } }
}
