import Foundation

/// Finds declarations in the bytes of a source of Heft's. The importer reads a thousand of them each time that it runs: a
/// regular expression is parsed anew wherever it stands, which took ten times as long as everything else.
struct SourceScan {
  private let bytes: UnsafeRawBufferPointer

  init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
  }

  var count: Int { bytes.count }

  /// The next place of a word; nil where there is none.
  ///
  /// - Parameters:
  ///   - word: The word to look for.
  ///   - start: Where to begin.
  ///   - end: Where to stop; nil means the end of the source.
  func next(_ word: StaticString, from start: Int, to end: Int? = nil) -> Int? {
    let count = word.utf8CodeUnitCount
    let end = min(end ?? bytes.count, bytes.count) - count
    guard let base = bytes.baseAddress, start <= end else { return nil }
    let first = Int32(word.utf8Start[0])
    var place = start
    while place <= end, let found = memchr(base + place, first, end - place + 1) {
      place = UnsafeRawPointer(found) - base
      if memcmp(found, word.utf8Start, count) == 0 { return place }
      place += 1
    }
    return nil
  }

  /// Tells the places of a word that begins no later than another one.
  func each(_ word: StaticString, from start: Int = 0, to end: Int? = nil, _ body: (Int) -> Void) {
    var place = start
    while let found = next(word, from: place, to: end) {
      if found == 0 || !Self.isWord(bytes[found - 1]) { body(found) }
      place = found + word.utf8CodeUnitCount
    }
  }

  /// Whether a text stands before a place.
  func ends(_ text: StaticString, at place: Int) -> Bool {
    let count = text.utf8CodeUnitCount
    guard place >= count, let base = bytes.baseAddress else { return false }
    return memcmp(base + place - count, text.utf8Start, count) == 0
  }

  /// Whether `open` stands before a place in its line.
  func isOpen(_ place: Int) -> Bool {
    var start = place
    while start > 0, bytes[start - 1] != 10 { start -= 1 }
    return next("open ", from: start, to: place) != nil
  }

  /// How many blanks the line of a place begins with.
  func indentation(of place: Int) -> Int {
    var start = place
    while start > 0, bytes[start - 1] != 10 { start -= 1 }
    var end = start
    while end < place, bytes[end] == 32 { end += 1 }
    return end - start
  }

  /// The name that begins at a place, after blanks.
  func name(at place: Int) -> String {
    let start = skippingBlanks(place)
    var end = start
    while end < bytes.count, Self.isWord(bytes[end]) { end += 1 }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// A function's name and labels, as `tableView(_:didSelectRowAt:)`; nil where no parentheses follow the name.
  func signature(at start: Int) -> String? {
    let name = self.name(at: start)
    var place = skippingBlanks(start) + name.utf8.count
    if place < bytes.count, bytes[place] == UInt8(ascii: "<") {
      while place < bytes.count, bytes[place] != UInt8(ascii: "(") { place += 1 }
    }
    guard !name.isEmpty, place < bytes.count, bytes[place] == UInt8(ascii: "(") else { return nil }
    var result = name + "("
    var depth = 0
    var isLabel = false
    while place < bytes.count {
      let byte = bytes[place]
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["):
        depth += 1
        isLabel = depth == 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"):
        depth -= 1
        if depth == 0 { return result + ")" }
      case UInt8(ascii: ","): isLabel = depth == 1
      default:
        if isLabel, Self.isWord(byte) {
          let label = self.name(at: place)
          result += label + ":"
          place += label.utf8.count - 1
          isLabel = false
        }
      }
      place += 1
    }
    return nil
  }

  /// The type behind the colon of a class whose name ends at a place, and its generic parameters behind it; nil for none.
  func parent(at end: Int) -> String? {
    var place = end
    while place < bytes.count, bytes[place] != UInt8(ascii: ":"), bytes[place] != UInt8(ascii: "{") {
      if bytes[place] == UInt8(ascii: "<") {
        while place < bytes.count, bytes[place] != UInt8(ascii: ">") { place += 1 }
      }
      place += 1
    }
    guard place < bytes.count, bytes[place] == UInt8(ascii: ":") else { return nil }
    return name(at: place + 1)
  }

  private func skippingBlanks(_ place: Int) -> Int {
    var place = place
    while place < bytes.count, bytes[place] == 32 || bytes[place] == 10 { place += 1 }
    return place
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    (byte >= 48 && byte <= 57) || (byte >= 65 && byte <= 90) || (byte >= 97 && byte <= 122) || byte == 95
  }
}
