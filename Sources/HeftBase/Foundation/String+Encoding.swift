// Texts as bytes. Foundation's where there is one.
#if hasFeature(Embedded)
  extension String {
    /// How a text becomes bytes.
    public struct Encoding: Equatable, Sendable {
      private let isASCII: Bool
      /// UTF-8.
      public static let utf8 = Encoding(isASCII: false)
      /// One byte below 128 for each character.
      public static let ascii = Encoding(isASCII: true)

      fileprivate func takes(_ bytes: [UInt8]) -> Bool { !isASCII || bytes.allSatisfy { $0 < 128 } }
    }

    /// Returns the bytes of the text.
    ///
    /// - Parameters:
    ///   - encoding: The encoding.
    ///   - allowLossyConversion: Whether a question mark takes the place of what the encoding does not have.
    /// - Returns: The bytes; nil where the encoding does not have all of the text and nothing may be lost.
    public func data(using encoding: Encoding, allowLossyConversion: Bool = false) -> Data? {
      let bytes = Array(utf8)
      if encoding.takes(bytes) { return Data(bytes) }
      guard allowLossyConversion else { return nil }
      return Data(unicodeScalars.map { $0.isASCII ? UInt8($0.value) : UInt8(ascii: "?") })
    }

    /// The text of bytes; nil where they are not of the encoding.
    ///
    /// - Parameters:
    ///   - data: The bytes; without any the text is empty.
    ///   - encoding: The encoding.
    public init?(data: Data, encoding: Encoding) {
      self.init(bytes: data.array, encoding: encoding)
    }

    /// The text of bytes; nil where they are not of the encoding.
    ///
    /// - Parameters:
    ///   - bytes: The bytes; without any the text is empty.
    ///   - encoding: The encoding.
    public init?(bytes: [UInt8], encoding: Encoding) {
      guard encoding.takes(bytes), let text = String(validating: bytes, as: UTF8.self) else { return nil }
      self = text
    }
  }
#endif
