// Texts as bytes in each encoding, and back.
#if hasFeature(Embedded)
  extension String.Encoding {
    /// The bytes of a text; nil where the encoding has not all of it, or is not known here.
    func bytes(of text: String, isLossy: Bool) -> [UInt8]? {
      switch self {
      case .utf8: return [UInt8](text.utf8)
      case .ascii, .isoLatin1, .windowsCP1252: return singleBytes(of: text, isLossy)
      case .nonLossyASCII: return String.Encoding.escaped(text)
      default:
        guard let (width, isBig) = units else { return nil }
        var bytes: [UInt8] = []
        func add(_ value: UInt32) {
          for place in 0..<width {
            bytes.append(
              UInt8(truncatingIfNeeded: value >> UInt32(8 * (isBig ?? false ? width - 1 - place : place))))
          }
        }
        if isBig == nil { add(0xFEFF) }
        if width == 2 {
          for unit in text.utf16 { add(UInt32(unit)) }
        } else {
          for scalar in text.unicodeScalars { add(scalar.value) }
        }
        return bytes
      }
    }

    /// The text of bytes; nil where they are not of the encoding, or it is not known here.
    func text(of bytes: [UInt8]) -> String? {
      switch self {
      case .utf8: return String.Encoding.plainText(of: bytes)
      case .ascii: return bytes.allSatisfy { $0 < 128 } ? String(decoding: bytes, as: UTF8.self) : nil
      case .isoLatin1, .windowsCP1252:
        var scalars = String.UnicodeScalarView()
        for byte in bytes {
          guard let value = value(of: byte) else { return nil }
          scalars.append(value)
        }
        return String(scalars)
      case .nonLossyASCII: return bytes.allSatisfy { $0 < 128 } ? String.Encoding.unescaped(bytes) : nil
      default: return wideText(of: bytes)
      }
    }

    /// The text of bytes of UTF-8, which may begin with a mark; nil where they are not UTF-8.
    static func plainText(of bytes: [UInt8]) -> String? {
      bytes.starts(with: [0xEF, 0xBB, 0xBF])
        ? String(validating: bytes.dropFirst(3), as: UTF8.self) : String(validating: bytes, as: UTF8.self)
    }

    // MARK: Two or four bytes

    /// How many bytes a unit has, and whether the high one is first; nil is what a mark tells.
    private var units: (Int, Bool?)? {
      switch self {
      case .utf16: (2, nil)
      case .utf16BigEndian: (2, true)
      case .utf16LittleEndian: (2, false)
      case .utf32: (4, nil)
      case .utf32BigEndian: (4, true)
      case .utf32LittleEndian: (4, false)
      default: nil
      }
    }

    private func wideText(of bytes: [UInt8]) -> String? {
      guard let (width, order) = units else { return nil }
      func unit(_ place: Int, _ isBig: Bool) -> UInt32 {
        var value: UInt32 = 0
        for index in 0..<width {
          value = value << 8 | UInt32(bytes[isBig ? place + index : place + width - 1 - index])
        }
        return value
      }
      var start = 0
      var isBig = order ?? true
      if order == nil, bytes.count >= width {
        if unit(0, false) == 0xFEFF {
          (start, isBig) = (width, false)
        } else if unit(0, true) == 0xFEFF {
          start = width
        }
      }
      // What is too short for a unit at the end is left aside.
      let places = stride(from: start, through: bytes.count - width, by: width)
      if width == 2 {
        return String(validating: places.map { UInt16(truncatingIfNeeded: unit($0, isBig)) }, as: UTF16.self)
      }
      return String(validating: places.map { unit($0, isBig) }, as: UTF32.self)
    }

    // MARK: One byte

    /// What Windows has from 128 to 159; 0 is no character.
    private static let windows: [UInt16] = [
      0x20AC, 0, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152, 0,
      0x017D,
      0, 0, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0,
      0x017E, 0x0178,
    ]

    private func value(of byte: UInt8) -> Unicode.Scalar? {
      guard self == .windowsCP1252, (128..<160).contains(byte) else { return Unicode.Scalar(byte) }
      let value = String.Encoding.windows[Int(byte) - 128]
      return value == 0 ? nil : Unicode.Scalar(value)
    }

    private func byte(of value: UInt32) -> UInt8? {
      if value < 128 { return UInt8(value) }
      if self == .ascii { return nil }
      if self == .windowsCP1252,
        let place = String.Encoding.windows.firstIndex(where: { UInt32($0) == value })
      {
        return UInt8(128 + place)
      }
      return value > 255 || isControl(value) ? nil : UInt8(value)
    }

    /// Whether Windows has another character in place of a control character.
    private func isControl(_ value: UInt32) -> Bool { self == .windowsCP1252 && value < 160 }

    private func singleBytes(of text: String, _ isLossy: Bool) -> [UInt8]? {
      var bytes: [UInt8] = []
      for scalar in text.unicodeScalars {
        if let byte = byte(of: scalar.value) {
          bytes.append(byte)
        } else if !isLossy {
          return nil
        } else if !PlainLetters.isMark(scalar.value) {
          bytes.append(String.Encoding.plain(scalar.value))
        }
      }
      return bytes
    }

    /// What is nearest to a character in ASCII.
    private static func plain(_ value: UInt32) -> UInt8 {
      switch value {
      case 0xA0, 0x2000...0x200A, 0x202F, 0x3000: UInt8(ascii: " ")
      case 0x2018, 0x2019: UInt8(ascii: "'")
      case 0x201C, 0x201D: UInt8(ascii: "\"")
      case 0x2010...0x2015: UInt8(ascii: "-")
      default: PlainLetters.letter(below: value) ?? UInt8(ascii: "?")
      }
    }

    // MARK: Numbers behind a backslash

    private static func escaped(_ text: String) -> [UInt8] {
      let digits = Array("0123456789abcdef".utf8)
      let backslash = UInt8(ascii: "\\")
      var bytes: [UInt8] = []
      for unit in text.utf16 {
        if unit == 0x5C {
          bytes.append(backslash)
          bytes.append(backslash)
        } else if unit < 128 {
          bytes.append(UInt8(unit))
        } else if unit < 256 {
          bytes.append(backslash)
          for place in 0..<3 { bytes.append(digits[Int(unit) >> (6 - 3 * place) & 7]) }
        } else {
          bytes.append(backslash)
          bytes.append(UInt8(ascii: "u"))
          for place in 0..<4 { bytes.append(digits[Int(unit) >> (12 - 4 * place) & 15]) }
        }
      }
      return bytes
    }

    private static func unescaped(_ bytes: [UInt8]) -> String? {
      var units: [UInt16] = []
      var rest = bytes[...]
      func number(_ base: UInt16, _ count: Int) -> UInt16? {
        let digits = rest.prefix(count)
        guard digits.count == count else { return nil }
        return UInt16(String(decoding: digits, as: UTF8.self), radix: Int(base))
      }
      while let byte = rest.popFirst() {
        guard byte == UInt8(ascii: "\\"), let next = rest.first else {
          units.append(UInt16(byte))
          continue
        }
        if next == UInt8(ascii: "u") {
          rest.removeFirst()
          guard let value = number(16, 4) else { return nil }
          units.append(value)
          rest.removeFirst(4)
        } else if (48...51).contains(next), let value = number(8, 3) {
          units.append(value)
          rest.removeFirst(3)
        } else {
          if next == byte { rest.removeFirst() }
          units.append(0x5C)
        }
      }
      return String(validating: units, as: UTF16.self)
    }
  }
#endif
