// Texts as bytes and by formats, which natively are Foundation's own.
#if hasFeature(Embedded)
  import Heft
  import HeftBase

  extension String {
    /// The text of bytes of UTF-8 up to a zero; nil where they are no text.
    ///
    /// - Parameter bytes: The bytes.
    public init?(utf8String bytes: UnsafePointer<Int8>) { self.init(validatingCString: bytes) }

    /// The text of bytes up to a zero; nil where they are not of the encoding.
    ///
    /// - Parameters:
    ///   - bytes: The bytes.
    ///   - encoding: The encoding.
    public init?(cString bytes: UnsafePointer<Int8>, encoding: Encoding) {
      var count = 0
      while bytes[count] != 0 { count += 1 }
      self.init(bytes: UnsafeRawBufferPointer(start: bytes, count: count), encoding: encoding)
    }

    /// Returns how many bytes the text has at most in an encoding, which is quick to tell.
    ///
    /// - Parameter encoding: The encoding.
    /// - Returns: The number of bytes.
    public func maximumLengthOfBytes(using encoding: Encoding) -> Int {
      switch encoding {
      case .utf8: utf16.count * 3
      case .utf16, .utf16BigEndian, .utf16LittleEndian: utf16.count * 2
      case .utf32, .utf32BigEndian, .utf32LittleEndian: utf16.count * 4
      case .nonLossyASCII: utf16.count * 6
      default: utf16.count
      }
    }

    /// Returns whether an encoding has all of the text.
    ///
    /// - Parameter encoding: The encoding.
    /// - Returns: True where it has.
    public func canBeConverted(to encoding: Encoding) -> Bool { data(using: encoding) != nil }

    /// The encoding that is quickest: UTF-8, or ASCII where that has all.
    public var fastestEncoding: Encoding { utf8.allSatisfy { $0 < 128 } ? .ascii : .utf8 }
    /// The encoding with the fewest bytes.
    public var smallestEncoding: Encoding { fastestEncoding }
    /// The encoding of C's functions.
    public static var defaultCStringEncoding: Encoding { .utf8 }

    /// The encodings that texts can be in.
    public static var availableStringEncodings: [Encoding] {
      [
        .ascii, .utf8, .isoLatin1, .nonLossyASCII, .windowsCP1252, .utf16, .utf16BigEndian,
        .utf16LittleEndian,
        .utf32, .utf32BigEndian, .utf32LittleEndian,
      ]
    }

    /// Returns the name of an encoding for readers.
    ///
    /// - Parameter encoding: The encoding.
    /// - Returns: The name in English; empty where it is not known here.
    public static func localizedName(of encoding: Encoding) -> String {
      switch encoding {
      case .ascii: "Western (ASCII)"
      case .utf8: "Unicode (UTF-8)"
      case .isoLatin1: "Western (ISO Latin 1)"
      case .nonLossyASCII: "Non-lossy ASCII"
      case .windowsCP1252: "Western (Windows Latin 1)"
      case .utf16: "Unicode (UTF-16)"
      case .utf16BigEndian: "Unicode (UTF-16BE)"
      case .utf16LittleEndian: "Unicode (UTF-16LE)"
      case .utf32: "Unicode (UTF-32)"
      case .utf32BigEndian: "Unicode (UTF-32BE)"
      case .utf32LittleEndian: "Unicode (UTF-32LE)"
      default: ""
      }
    }
  }

  // Encodings of Windows, Mac OS and East Asia that a page has no tables of: no text can be in them.
  extension String.Encoding {
    public static let nextstep = String.Encoding(rawValue: 2)
    public static let japaneseEUC = String.Encoding(rawValue: 3)
    public static let symbol = String.Encoding(rawValue: 6)
    public static let shiftJIS = String.Encoding(rawValue: 8)
    public static let isoLatin2 = String.Encoding(rawValue: 9)
    public static let windowsCP1251 = String.Encoding(rawValue: 11)
    public static let windowsCP1253 = String.Encoding(rawValue: 13)
    public static let windowsCP1254 = String.Encoding(rawValue: 14)
    public static let windowsCP1250 = String.Encoding(rawValue: 15)
    public static let iso2022JP = String.Encoding(rawValue: 21)
    public static let macOSRoman = String.Encoding(rawValue: 30)
  }

  // Values in a list of a format: `String(format: format, arguments: ["a", 1])`.
  extension FormatValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    public init(stringLiteral value: String) { self = value.formatValue }
    public init(integerLiteral value: Int) { self = value.formatValue }
    public init(floatLiteral value: Double) { self = value.formatValue }
  }

  // MARK: Formats

  extension String {
    /// Text by a format, with a value.
    ///
    /// - Parameters:
    ///   - format: The format.
    ///   - locale: Makes no difference here.
    ///   - first: The value of the first place.
    public init(
      format: String, locale: Locale?, _ first: some FormatArgument
    ) {
      self.init(format: format, values: [first.formatValue])
    }

    /// Text by a format, with two values.
    ///
    /// - Parameters:
    ///   - format: The format.
    ///   - locale: Makes no difference here.
    ///   - first: The value of the first place.
    ///   - second: The value of the second place.
    public init(
      format: String, locale: Locale?, _ first: some FormatArgument, _ second: some FormatArgument
    ) {
      self.init(format: format, values: [first.formatValue, second.formatValue])
    }

    /// Text by a format, with three values.
    ///
    /// - Parameters:
    ///   - format: The format.
    ///   - locale: Makes no difference here.
    ///   - first: The value of the first place.
    ///   - second: The value of the second place.
    ///   - third: The value of the third place.
    public init(
      format: String, locale: Locale?, _ first: some FormatArgument, _ second: some FormatArgument,
      _ third: some FormatArgument
    ) {
      self.init(format: format, values: [first.formatValue, second.formatValue, third.formatValue])
    }

    /// Text by a format, with four values.
    ///
    /// - Parameters:
    ///   - format: The format.
    ///   - locale: Makes no difference here.
    ///   - first: The value of the first place.
    ///   - second: The value of the second place.
    ///   - third: The value of the third place.
    ///   - fourth: The value of the fourth place.
    public init(
      format: String, locale: Locale?, _ first: some FormatArgument, _ second: some FormatArgument,
      _ third: some FormatArgument, _ fourth: some FormatArgument
    ) {
      self.init(
        format: format,
        values: [first.formatValue, second.formatValue, third.formatValue, fourth.formatValue])
    }

    /// Text by a format, with five values.
    ///
    /// - Parameters:
    ///   - format: The format.
    ///   - locale: Makes no difference here.
    ///   - first: The value of the first place.
    ///   - second: The value of the second place.
    ///   - third: The value of the third place.
    ///   - fourth: The value of the fourth place.
    ///   - fifth: The value of the fifth place.
    public init(
      format: String, locale: Locale?, _ first: some FormatArgument, _ second: some FormatArgument,
      _ third: some FormatArgument, _ fourth: some FormatArgument, _ fifth: some FormatArgument
    ) {
      self.init(
        format: format,
        values: [
          first.formatValue, second.formatValue, third.formatValue, fourth.formatValue, fifth.formatValue,
        ])
    }

    /// Text by a format, with six values.
    ///
    /// - Parameters:
    ///   - format: The format.
    ///   - locale: Makes no difference here.
    ///   - first: The value of the first place.
    ///   - second: The value of the second place.
    ///   - third: The value of the third place.
    ///   - fourth: The value of the fourth place.
    ///   - fifth: The value of the fifth place.
    ///   - sixth: The value of the sixth place.
    public init(
      format: String, locale: Locale?, _ first: some FormatArgument, _ second: some FormatArgument,
      _ third: some FormatArgument, _ fourth: some FormatArgument, _ fifth: some FormatArgument,
      _ sixth: some FormatArgument
    ) {
      self.init(
        format: format,
        values: [
          first.formatValue, second.formatValue, third.formatValue, fourth.formatValue, fifth.formatValue,
          sixth.formatValue,
        ])
    }
  }
#endif
