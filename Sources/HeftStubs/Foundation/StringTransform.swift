// Texts in other letters.

import Heft
import HeftBase

#if hasFeature(Embedded)
  @_spi(_Unicode) import Swift

  /// A way to write a text in other letters, by its name in Unicode's rules.
  public struct StringTransform: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A way by its name, or some, one after another, between semicolons.
    ///
    /// - Parameter rawValue: The name; one that is not known here makes no text.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// Letters without their marks.
    public static let stripDiacritics = StringTransform("NFD; [:Mn:] Remove; NFC")
    /// Letters without their marks.
    public static let stripCombiningMarks = StringTransform("NFD; [:Mn:] Remove; NFC")
    /// Latin letters, which a text with others has no rules for here.
    public static let toLatin = StringTransform("Any-Latin")
    /// Wide signs of East Asian texts as usual ones.
    public static let fullwidthToHalfwidth = StringTransform("Fullwidth-Halfwidth")
    /// All but ASCII as XML's numbers.
    public static let toXMLHex = StringTransform("Any-Hex/XML")
    /// The names of characters, which are not here.
    public static let toUnicodeName = StringTransform("Any-Name")
    /// Chinese texts in Latin letters, for which there are no rules here.
    public static let mandarinToLatin = StringTransform("Han-Latin")
    /// Arabic letters, for which there are no rules here.
    public static let latinToArabic = StringTransform("Latin-Arabic")
    /// Cyrillic letters, for which there are no rules here.
    public static let latinToCyrillic = StringTransform("Latin-Cyrillic")
    /// Greek letters, for which there are no rules here.
    public static let latinToGreek = StringTransform("Latin-Greek")
    /// Korean letters, for which there are no rules here.
    public static let latinToHangul = StringTransform("Latin-Hangul")
    /// Hebrew letters, for which there are no rules here.
    public static let latinToHebrew = StringTransform("Latin-Hebrew")
    /// Japanese letters, for which there are no rules here.
    public static let latinToHiragana = StringTransform("Latin-Hiragana")
    /// Japanese letters, for which there are no rules here.
    public static let latinToKatakana = StringTransform("Latin-Katakana")
    /// Thai letters, for which there are no rules here.
    public static let latinToThai = StringTransform("Latin-Thai")
    /// Japanese letters, for which there are no rules here.
    public static let hiraganaToKatakana = StringTransform("Hiragana-Katakana")
  }

  extension String {
    /// Returns the text in other letters.
    ///
    /// - Parameters:
    ///   - transform: Which.
    ///   - reverse: Whether it is done backwards, where it can be.
    /// - Returns: The text; nil where there are no rules for it here.
    public func applyingTransform(_ transform: StringTransform, reverse: Bool) -> String? {
      var steps = transform.rawValue.components(separatedBy: ";").map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      if reverse { steps.reverse() }
      var text = self
      for step in steps where !step.isEmpty {
        guard let next = text.transformed(step, reverse) else {
          Stub.say("String.applyingTransform", "there are no rules for \(step) here, so the result is nil.")
          return nil
        }
        text = next
      }
      return text
    }

    private func transformed(_ name: String, _ isReverse: Bool) -> String? {
      switch name.lowercased() {
      case "nfd", "any-nfd":
        isReverse ? precomposedStringWithCanonicalMapping : decomposedStringWithCanonicalMapping
      case "nfc", "any-nfc":
        isReverse ? decomposedStringWithCanonicalMapping : precomposedStringWithCanonicalMapping
      case "[:mn:] remove", "[:nonspacing mark:] remove", "[[:nonspacing mark:]] remove":
        isReverse
          ? self
          : String(
            UnicodeScalarView(unicodeScalars.filter { $0.properties.generalCategory != .nonspacingMark }))
      case "any-latin", "latin-latin": isReverse || unicodeScalars.contains { !$0.isLatin } ? nil : self
      case "latin-ascii": isReverse ? nil : plainLatin
      case "lower", "lower()", "any-lower", "any-lower()": isReverse ? uppercased() : lowercased()
      case "upper", "upper()", "any-upper", "any-upper()": isReverse ? lowercased() : uppercased()
      case "title", "title()", "any-title", "any-title()": isReverse ? lowercased() : capitalized
      case "fullwidth-halfwidth": withWidth(isWide: isReverse)
      case "halfwidth-fullwidth": withWidth(isWide: !isReverse)
      case "any-hex/xml": isReverse ? withoutNumbers("&#x", ";") : withNumbers
      case "hex-any/xml": isReverse ? withNumbers : withoutNumbers("&#x", ";")
      case "any-hex", "any-hex/java": isReverse ? withoutNumbers("\\u", "") : withUnits
      case "hex-any", "hex-any/java": isReverse ? withUnits : withoutNumbers("\\u", "")
      case "any-null", "null": self
      default: nil
      }
    }

    // MARK: Latin letters

    private var plainLatin: String {
      var text = ""
      for scalar in _nfd where scalar.properties.generalCategory != .nonspacingMark {
        text += scalar.isASCII ? String(scalar) : String.plain(scalar)
      }
      return text
    }

    private static func plain(_ scalar: Unicode.Scalar) -> String {
      switch scalar.value {
      case 0xA0, 0x2000...0x200A, 0x202F: " "
      case 0x2018...0x201B: "'"
      case 0x201C...0x201F: "\""
      case 0x2010...0x2015, 0x2212: "-"
      case 0x2026: "..."
      case 0xAB: "<<"
      case 0xBB: ">>"
      case 0xDF: "ss"
      case 0x1E9E: "SS"
      case 0xC6: "AE"
      case 0xE6: "ae"
      case 0x152: "OE"
      case 0x153: "oe"
      case 0xD8: "O"
      case 0xF8: "o"
      case 0xD0, 0x110: "D"
      case 0xF0, 0x111: "d"
      case 0xDE: "TH"
      case 0xFE: "th"
      case 0x126: "H"
      case 0x127: "h"
      case 0x131: "i"
      case 0x141: "L"
      case 0x142: "l"
      case 0x14A: "N"
      case 0x14B: "n"
      case 0x166: "T"
      case 0x167: "t"
      case 0xA9: "(C)"
      case 0xAE: "(R)"
      default: String(scalar)
      }
    }

    // MARK: Wide signs

    private func withWidth(isWide: Bool) -> String? {
      var scalars = UnicodeScalarView()
      for scalar in unicodeScalars {
        switch scalar.value {
        // Japanese and Korean letters have rules of their own.
        case 0x3001...0x30FF, 0x3131...0x318E, 0xFF61...0xFFEE: return nil
        case 0x3000 where !isWide: scalars.append(" ")
        case 0xFF01...0xFF5E where !isWide: scalars.append(Unicode.Scalar(scalar.value - 0xFEE0)!)
        case 0x20 where isWide: scalars.append("\u{3000}")
        case 0x21...0x7E where isWide: scalars.append(Unicode.Scalar(scalar.value + 0xFEE0)!)
        default: scalars.append(scalar)
        }
      }
      return String(scalars)
    }

    // MARK: Numbers

    private var withNumbers: String {
      var text = ""
      for scalar in unicodeScalars {
        text +=
          scalar.isASCII ? String(scalar) : "&#x" + String(scalar.value, radix: 16, uppercase: true) + ";"
      }
      return text
    }

    private var withUnits: String {
      var text = ""
      for unit in utf16 {
        let digits = String(unit, radix: 16, uppercase: true)
        text += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      }
      return text
    }

    /// The text with characters in place of their numbers: what stands between two marks, or four digits.
    private func withoutNumbers(_ start: String, _ end: String) -> String {
      var units: [UInt16] = []
      var rest = Array(utf16)[...]
      let (start, end) = (Array(start.utf16), Array(end.utf16))
      while let unit = rest.first {
        let behind = rest.dropFirst(start.count)
        let length = end.isEmpty ? 4 : behind.firstIndex(of: end[0]).map { $0 - behind.startIndex } ?? 0
        let digits = behind.prefix(length)
        if rest.starts(with: start), (1...6).contains(length), digits.count == length,
          let value = UInt32(String(decoding: digits, as: UTF16.self), radix: 16), value <= 0x10FFFF
        {
          if value < 0x10000 {
            units.append(UInt16(value))
          } else {
            units += [UInt16(0xD7C0 + value >> 10), UInt16(0xDC00 + value & 0x3FF)]
          }
          rest = behind.dropFirst(length + end.count)
        } else {
          units.append(unit)
          rest.removeFirst()
        }
      }
      return String(decoding: units, as: UTF16.self)
    }
  }

  extension Unicode.Scalar {
    /// Whether it is a Latin letter, a mark, or no letter at all.
    fileprivate var isLatin: Bool {
      switch value {
      case 0..<0x370, 0x1D00..<0x1F00, 0x2C60..<0x2C80, 0xA720..<0xA800, 0xAB30..<0xAB70, 0xFB00..<0xFB07:
        true
      case 0xFF00..<0xFF61, 0x3000..<0x3003: false
      default: !properties.isAlphabetic
      }
    }
  }

  extension NSMutableString {
    /// Writes a part of the text in other letters.
    ///
    /// - Parameters:
    ///   - transform: Which.
    ///   - reverse: Whether it is done backwards, where it can be.
    ///   - range: The part in units of UTF-16; any beyond the text stops the program.
    ///   - resultingRange: Gets the part afterwards.
    /// - Returns: Whether there are rules for it here; the text stays as it is where there are none.
    @discardableResult
    public func applyTransform(
      _ transform: StringTransform, reverse: Bool, range: NSRange,
      updatedRange resultingRange: UnsafeMutablePointer<NSRange>?
    ) -> Bool {
      guard let text = substring(with: range).applyingTransform(transform, reverse: reverse) else {
        return false
      }
      replaceCharacters(in: range, with: text)
      resultingRange?.pointee = NSRange(location: range.location, length: text.utf16.count)
      return true
    }
  }
#else
  @_exported import struct Foundation.StringTransform
#endif
