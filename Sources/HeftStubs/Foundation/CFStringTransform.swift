// Texts of Core Foundation in other letters.

import Heft

#if !hasFeature(Embedded)
  import Foundation
#endif

/// A text of Core Foundation that can be changed.
public typealias CFMutableString = NSMutableString
/// A place in an array or a text of Core Foundation.
public typealias CFIndex = Int

/// A run of units.
public struct CFRange: Sendable {
  /// Where it begins.
  public var location: CFIndex
  /// How many units there are.
  public var length: CFIndex

  /// A run of no units.
  public init() { (location, length) = (0, 0) }

  /// A run of units.
  ///
  /// - Parameters:
  ///   - location: Where it begins.
  ///   - length: How many units there are.
  public init(location: CFIndex, length: CFIndex) {
    self.location = location
    self.length = length
  }
}

/// Makes a run of units.
///
/// - Parameters:
///   - loc: Where it begins.
///   - len: How many units there are.
/// - Returns: The run.
public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange { CFRange(location: loc, length: len) }

public let kCFStringTransformToLatin: CFString! = "Any-Latin"
public let kCFStringTransformStripDiacritics: CFString! = "NFD; [:Mn:] Remove; NFC"
public let kCFStringTransformStripCombiningMarks: CFString! = "NFD; [:Mn:] Remove; NFC"
public let kCFStringTransformMandarinLatin: CFString! = "Han-Latin"
public let kCFStringTransformFullwidthHalfwidth: CFString! = "Fullwidth-Halfwidth"
public let kCFStringTransformToXMLHex: CFString! = "Any-Hex/XML"
public let kCFStringTransformToUnicodeName: CFString! = "Any-Name"
public let kCFStringTransformLatinKatakana: CFString! = "Latin-Katakana"
public let kCFStringTransformLatinHiragana: CFString! = "Latin-Hiragana"
public let kCFStringTransformHiraganaKatakana: CFString! = "Hiragana-Katakana"
public let kCFStringTransformLatinCyrillic: CFString! = "Latin-Cyrillic"
public let kCFStringTransformLatinGreek: CFString! = "Latin-Greek"
public let kCFStringTransformLatinHangul: CFString! = "Latin-Hangul"

/// Writes a text in other letters.
///
/// - Parameters:
///   - string: The text, which is changed.
///   - range: The part in units of UTF-16, which gets the part afterwards; nil means all of it.
///   - transform: The name of what is done.
///   - reverse: Whether it is done backwards, where it can be.
/// - Returns: Whether there are rules for it; the text stays as it is where there are none.
@discardableResult
public func CFStringTransform(
  _ string: CFMutableString!, _ range: UnsafeMutablePointer<CFRange>!, _ transform: CFString!, _ reverse: Bool
) -> Bool {
  guard let string, let transform else { return false }
  let part =
    range.map { NSRange(location: $0.pointee.location, length: $0.pointee.length) }
    ?? NSRange(location: 0, length: string.length)
  let name = StringTransform("\(transform)")
  guard let text = string.substring(with: part).applyingTransform(name, reverse: reverse) else {
    return false
  }
  string.replaceCharacters(in: part, with: text)
  range?.pointee.length = text.utf16.count
  return true
}
