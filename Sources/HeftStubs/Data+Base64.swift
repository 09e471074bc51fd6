import Heft
import Ink

#if hasFeature(Embedded)
  extension Data {
    /// How base64 is read, which makes no difference here: what is no letter of it is an error.
    public struct Base64DecodingOptions: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let ignoreUnknownCharacters = Base64DecodingOptions(rawValue: 1)
    }

    /// The bytes that a text of base64 stands for.
    ///
    /// - Parameters:
    ///   - text: The text; nil where it is not base64.
    ///   - options: Makes no difference.
    public init?(base64Encoded text: String, options: Base64DecodingOptions = []) {
      guard let bytes = Base64.decode(Array(text.utf8)[...]) else { return nil }
      self.init(bytes)
    }

    /// The bytes as a text of base64.
    ///
    /// - Returns: The text, in one line.
    public func base64EncodedString() -> String { Base64.encode(Array(self)) }
  }
#endif
