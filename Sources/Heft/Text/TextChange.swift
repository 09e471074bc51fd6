/// The difference between two texts: one run of units that became another.
struct TextChange {
  /// The range in UTF-16 units of the old text.
  let range: NSRange
  let replacement: String

  /// Nil if the texts are the same. `caret` is the place of the selection in the new text: of several ways to read a
  /// change, such as an "a" typed among others, the one that ends there is taken.
  init?(from old: String, to new: String, caret: Int) {
    let before = Array(old.utf16)
    let after = Array(new.utf16)
    if before == after { return nil }
    let common = min(before.count, after.count)
    let mostSuffix = min(common, max(after.count - caret, 0))
    var suffix = 0
    while suffix < mostSuffix, before[before.count - 1 - suffix] == after[after.count - 1 - suffix] {
      suffix += 1
    }
    var prefix = 0
    while prefix < common - suffix, before[prefix] == after[prefix] { prefix += 1 }
    // A character of two units is not cut in the middle.
    if prefix > 0, UTF16.isLeadSurrogate(before[prefix - 1]) { prefix -= 1 }
    if suffix > 0, UTF16.isTrailSurrogate(before[before.count - suffix]) { suffix -= 1 }
    range = NSRange(location: prefix, length: before.count - suffix - prefix)
    replacement = String(decoding: after[prefix..<after.count - suffix], as: UTF16.self)
  }

  /// The beginning of a text, of so many units at most, that cuts no character in the middle.
  static func beginning(of text: String, units: Int) -> String {
    // A text has at least as many bytes as units.
    guard text.utf8.count > units else { return text }
    let all = Array(text.utf16)
    guard all.count > units else { return text }
    let cuts = units > 0 && UTF16.isLeadSurrogate(all[units - 1])
    return String(decoding: all[..<(cuts ? units - 1 : units)], as: UTF16.self)
  }
}
