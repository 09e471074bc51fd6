// Texts as bytes. Foundation's where there is one. An app that names UTF-8 alone has no code of the other encodings.
#if hasFeature(Embedded)
  extension String {
    /// How a text becomes bytes.
    public struct Encoding: RawRepresentable, Hashable, Sendable {
      public let rawValue: UInt

      public init(rawValue: UInt) {
        self.rawValue = rawValue
      }

      /// One byte below 128 for each character.
      public static var ascii: Encoding { Encoding(rawValue: 1) }
      /// UTF-8.
      public static var utf8: Encoding { Encoding(rawValue: 4) }
      /// One byte for each of the first 256 characters.
      public static var isoLatin1: Encoding { Encoding(rawValue: 5) }
      /// ASCII that has a backslash and a number for all other characters.
      public static var nonLossyASCII: Encoding { Encoding(rawValue: 7) }
      /// The same as `utf16`.
      public static var unicode: Encoding { Encoding(rawValue: 10) }
      /// Windows' bytes for Western Europe.
      public static var windowsCP1252: Encoding { Encoding(rawValue: 12) }
      /// UTF-16 with a mark that tells the order of its bytes; without one they are read with the high byte first.
      public static var utf16: Encoding { Encoding(rawValue: 10) }
      /// UTF-16 with the high byte first.
      public static var utf16BigEndian: Encoding { Encoding(rawValue: 0x9000_0100) }
      /// UTF-16 with the low byte first.
      public static var utf16LittleEndian: Encoding { Encoding(rawValue: 0x9400_0100) }
      /// UTF-32 with a mark that tells the order of its bytes.
      public static var utf32: Encoding { Encoding(rawValue: 0x8C00_0100) }
      /// UTF-32 with the high byte first.
      public static var utf32BigEndian: Encoding { Encoding(rawValue: 0x9800_0100) }
      /// UTF-32 with the low byte first.
      public static var utf32LittleEndian: Encoding { Encoding(rawValue: 0x9C00_0100) }
    }

    /// Returns the bytes of the text.
    ///
    /// - Parameters:
    ///   - encoding: The encoding.
    ///   - allowLossyConversion: Whether a plain letter or a question mark takes the place of what the encoding does
    ///     not have.
    /// - Returns: The bytes; nil where the encoding does not have all of the text and nothing may be lost.
    @inline(__always)
    public func data(using encoding: Encoding, allowLossyConversion: Bool = false) -> Data? {
      if encoding == .utf8 { return Data([UInt8](utf8)) }
      return encoding.bytes(of: self, isLossy: allowLossyConversion).map { Data($0) }
    }

    /// The text of bytes; nil where they are not of the encoding.
    ///
    /// - Parameters:
    ///   - data: The bytes; without any the text is empty.
    ///   - encoding: The encoding.
    @inline(__always)
    public init?(data: Data, encoding: Encoding) {
      self.init(bytes: data.array, encoding: encoding)
    }

    /// The text of bytes; nil where they are not of the encoding.
    ///
    /// - Parameters:
    ///   - bytes: The bytes; without any the text is empty.
    ///   - encoding: The encoding.
    @inline(__always)
    public init?(bytes: [UInt8], encoding: Encoding) {
      guard let text = encoding == .utf8 ? Encoding.plainText(of: bytes) : encoding.text(of: bytes) else {
        return nil
      }
      self = text
    }

    /// The text of bytes; nil where they are not of the encoding.
    ///
    /// - Parameters:
    ///   - bytes: The bytes; without any the text is empty.
    ///   - encoding: The encoding.
    public init?(bytes: some Sequence<UInt8>, encoding: Encoding) {
      self.init(bytes: [UInt8](bytes), encoding: encoding)
    }
  }
#endif
