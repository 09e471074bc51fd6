/// A change of a source's text: bytes replaced by others.
struct TextEdit: Equatable {
  var range: Range<Int>
  var text: String
  /// In a few words, for the list of what is rewritten.
  var reason: String
  /// Whether it is an argument's label, which comes before anything else that is put before the argument.
  var isLabel = false
}

enum TextEdits {
  /// The text with its edits. An edit within another one is left out: the outer one has said it all. Lines stay, for
  /// what an edit takes of line ends comes back after it.
  static func apply(_ edits: [TextEdit], to source: String) -> String {
    let bytes = Array(source.utf8)
    let sorted = edits.enumerated().sorted {
      // An insertion before a place comes before a replacement of the text there.
      let (left, right) = ($0.element.range, $1.element.range)
      func rank(_ edit: TextEdit) -> Int { edit.isLabel ? 0 : edit.range.isEmpty ? 1 : 2 }
      return (left.lowerBound, rank($0.element), -left.upperBound, $0.offset)
        < (right.lowerBound, rank($1.element), -right.upperBound, $1.offset)
    }.map(\.element)
    var result: [UInt8] = []
    var place = 0
    for edit in sorted where edit.range.lowerBound >= place {
      result += bytes[place..<edit.range.lowerBound]
      result += Array(edit.text.utf8)
      if !edit.text.contains("#sourceLocation") {
        let lost = bytes[edit.range].count { $0 == 10 } - edit.text.utf8.count { $0 == 10 }
        if lost > 0 { result += Array(repeating: 10, count: lost) }
      }
      place = edit.range.upperBound
    }
    result += bytes[place...]
    return String(decoding: result, as: UTF8.self)
  }
}
