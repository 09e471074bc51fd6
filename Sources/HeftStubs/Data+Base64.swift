import Heft
import Ink

#if hasFeature(Embedded)
  extension Data {
    /// How base64 is read.
    public struct Base64DecodingOptions: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// What is no letter of it, as the end of a line, is left aside; without it that is an error.
      public static let ignoreUnknownCharacters = Base64DecodingOptions(rawValue: 1)
    }

    /// How base64 is written.
    public struct Base64EncodingOptions: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// In lines of 64 letters.
      public static let lineLength64Characters = Base64EncodingOptions(rawValue: 1)
      /// In lines of 76 letters.
      public static let lineLength76Characters = Base64EncodingOptions(rawValue: 2)
      /// A line ends with a carriage return; with none of both ends, it ends with both.
      public static let endLineWithCarriageReturn = Base64EncodingOptions(rawValue: 16)
      /// A line ends with a line feed.
      public static let endLineWithLineFeed = Base64EncodingOptions(rawValue: 32)
    }

    /// The bytes that a text of base64 stands for.
    ///
    /// - Parameters:
    ///   - text: The text; nil where it is not base64.
    ///   - options: How it is read.
    public init?(base64Encoded text: String, options: Base64DecodingOptions = []) {
      self.init(letters: Array(text.utf8), options)
    }

    /// The bytes that a text of base64, which is data itself, stands for.
    ///
    /// - Parameters:
    ///   - data: The text; nil where it is not base64.
    ///   - options: How it is read.
    public init?(base64Encoded data: Data, options: Base64DecodingOptions = []) {
      self.init(letters: Array(data), options)
    }

    private init?(letters: [UInt8], _ options: Base64DecodingOptions) {
      var letters = letters
      if options.contains(.ignoreUnknownCharacters) {
        letters.removeAll { byte in
          switch byte {
          case 43, 47...57, 61, 65...90, 97...122: false
          default: true
          }
        }
      }
      guard let bytes = Base64.decode(letters[...]) else { return nil }
      self.init(bytes)
    }

    /// Returns the bytes as a text of base64.
    ///
    /// - Parameter options: How it is broken into lines; one line without any.
    /// - Returns: The text.
    public func base64EncodedString(options: Base64EncodingOptions = []) -> String {
      String(decoding: letters(options), as: UTF8.self)
    }

    /// Returns the bytes as a text of base64 that is data itself.
    ///
    /// - Parameter options: How it is broken into lines; one line without any.
    /// - Returns: The text in ASCII.
    public func base64EncodedData(options: Base64EncodingOptions = []) -> Data { Data(letters(options)) }

    private func letters(_ options: Base64EncodingOptions) -> [UInt8] {
      let letters = Base64.letters(of: Array(self))
      let width =
        options.contains(.lineLength64Characters) ? 64 : options.contains(.lineLength76Characters) ? 76 : 0
      guard width > 0 else { return letters }
      let hasFeed = options.contains(.endLineWithLineFeed)
      let hasReturn = options.contains(.endLineWithCarriageReturn)
      var lines: [UInt8] = []
      for start in stride(from: 0, to: letters.count, by: width) {
        if start > 0 {
          if hasReturn || !hasFeed { lines.append(13) }
          if hasFeed || !hasReturn { lines.append(10) }
        }
        lines += letters[start..<Swift.min(start + width, letters.count)]
      }
      return lines
    }
  }
#endif
