// What a text that is an object is made of, which natively is Foundation's own.
#if hasFeature(Embedded)
  import Heft
  import HeftBase

  /// A unit of UTF-16.
  public typealias unichar = UInt16

  extension NSString {
    /// The text of bytes; nil where they are not of the encoding.
    ///
    /// - Parameters:
    ///   - data: The bytes.
    ///   - encoding: The encoding's number.
    public convenience init?(data: Data, encoding: UInt) {
      guard let text = String(data: data, encoding: String.Encoding(rawValue: encoding)) else { return nil }
      self.init(string: text)
    }

    /// The text of bytes; nil where they are not of the encoding.
    ///
    /// - Parameters:
    ///   - bytes: Where they are.
    ///   - length: How many there are.
    ///   - encoding: The encoding's number.
    public convenience init?(bytes: UnsafeRawPointer, length: Int, encoding: UInt) {
      self.init(data: Data(bytes: bytes, count: length), encoding: encoding)
    }

    /// The text of bytes of UTF-8 up to a zero; nil where they are no text.
    ///
    /// - Parameter bytes: The bytes.
    public convenience init?(utf8String bytes: UnsafePointer<Int8>) {
      guard let text = String(utf8String: bytes) else { return nil }
      self.init(string: text)
    }

    /// The text of bytes up to a zero; nil where they are not of the encoding.
    ///
    /// - Parameters:
    ///   - bytes: The bytes.
    ///   - encoding: The encoding's number.
    public convenience init?(cString bytes: UnsafePointer<Int8>, encoding: UInt) {
      guard let text = String(cString: bytes, encoding: String.Encoding(rawValue: encoding)) else {
        return nil
      }
      self.init(string: text)
    }

    /// The text of units of UTF-16.
    ///
    /// - Parameters:
    ///   - characters: The units.
    ///   - length: How many there are.
    public convenience init(characters: UnsafePointer<unichar>, length: Int) {
      self.init(
        string: String(decoding: UnsafeBufferPointer(start: characters, count: length), as: UTF16.self))
    }

    /// Returns the bytes of the text.
    ///
    /// - Parameters:
    ///   - encoding: The encoding's number.
    ///   - allowLossyConversion: Whether another character takes the place of what the encoding does not have.
    /// - Returns: The bytes; nil where the encoding does not have all of the text and nothing may be lost.
    public final func data(using encoding: UInt, allowLossyConversion: Bool = false) -> Data? {
      String(self).data(
        using: String.Encoding(rawValue: encoding), allowLossyConversion: allowLossyConversion)
    }

    /// The text as bytes of UTF-8 up to a zero, which are there until the next turn of the run loop.
    public final var utf8String: UnsafePointer<Int8>? { cString(using: String.Encoding.utf8.rawValue) }

    /// Returns the text as bytes up to a zero, which are there until the next turn of the run loop.
    ///
    /// - Parameter encoding: The encoding's number.
    /// - Returns: The bytes; nil where the encoding does not have all of the text.
    public final func cString(using encoding: UInt) -> UnsafePointer<Int8>? {
      guard let bytes = String(self).cString(using: String.Encoding(rawValue: encoding)) else { return nil }
      let memory = UnsafeMutableRawPointer.allocate(byteCount: bytes.count, alignment: 16)
      let start = memory.initializeMemory(as: Int8.self, from: bytes, count: bytes.count)
      LentMemory.free(memory)
      return UnsafePointer(start)
    }

    /// Copies units of UTF-16 to an address.
    ///
    /// - Parameters:
    ///   - buffer: The address.
    ///   - range: Which units; any beyond the text stops the program.
    public final func getCharacters(_ buffer: UnsafeMutablePointer<unichar>, range: NSRange) {
      let text = String(self)
      var place = buffer
      for unit in text.utf16[places(range, in: text)] {
        place.pointee = unit
        place += 1
      }
    }

    /// Copies all units of UTF-16 to an address.
    ///
    /// - Parameter buffer: The address.
    public final func getCharacters(_ buffer: UnsafeMutablePointer<unichar>) {
      getCharacters(buffer, range: NSRange(location: 0, length: length))
    }

    /// Returns how many bytes the text has in an encoding.
    ///
    /// - Parameter encoding: The encoding's number.
    /// - Returns: The number of bytes; 0 where the encoding has not all of the text.
    public final func lengthOfBytes(using encoding: UInt) -> Int {
      String(self).lengthOfBytes(using: String.Encoding(rawValue: encoding))
    }

    /// Returns how many bytes the text has at most in an encoding, which is quick to tell.
    ///
    /// - Parameter encoding: The encoding's number.
    /// - Returns: The number of bytes.
    public final func maximumLengthOfBytes(using encoding: UInt) -> Int {
      String(self).maximumLengthOfBytes(using: String.Encoding(rawValue: encoding))
    }

    /// Returns whether an encoding has all of the text.
    ///
    /// - Parameter encoding: The encoding's number.
    /// - Returns: True where it has.
    public final func canBeConverted(to encoding: UInt) -> Bool {
      String(self).canBeConverted(to: String.Encoding(rawValue: encoding))
    }

    /// The number of the encoding that is quickest.
    public final var fastestEncoding: UInt { String(self).fastestEncoding.rawValue }
    /// The number of the encoding with the fewest bytes.
    public final var smallestEncoding: UInt { String(self).smallestEncoding.rawValue }
    /// The number of the encoding of C's functions.
    public static var defaultCStringEncoding: UInt { String.defaultCStringEncoding.rawValue }

    /// Returns the name of an encoding for readers.
    ///
    /// - Parameter encoding: The encoding's number.
    /// - Returns: The name in English; empty where it is not known here.
    public static func localizedName(of encoding: UInt) -> String {
      String.localizedName(of: String.Encoding(rawValue: encoding))
    }

    // MARK: Copies

    /// Makes a text of the same characters that can be changed.
    ///
    /// - Returns: An `NSMutableString`.
    public final func mutableCopy() -> AnyObject { NSMutableString(string: String(self)) }

    /// Makes a text of the same characters.
    ///
    /// - Returns: An `NSString`.
    public final func copy() -> AnyObject { NSString(string: String(self)) }

    // MARK: Parts

    /// Calls a closure with each line.
    ///
    /// - Parameter block: Gets the line without its end, and may stop the calls by setting the flag.
    public final func enumerateLines(_ block: (String, UnsafeMutablePointer<ObjCBool>) -> Void) {
      String(self).enumerateLines { line, stop in
        var flag: ObjCBool = false
        block(line, &flag)
        stop = flag.boolValue
      }
    }

    /// Hands over the parts of a text: words are letters, digits and what stands between two of them.
    ///
    /// - Parameters:
    ///   - range: Where in the text, in units of UTF-16.
    ///   - options: The kind of the parts.
    ///   - block: Is given the part, its range, the same again, and whether to stop, which it may set.
    public final func heftSubstrings(
      in range: NSRange, options: HeftTextParts = [],
      _ block: (String?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
      let text = String(self)
      text.heftSubstrings(in: places(range, in: text), options: options) { part, place, _, stop in
        var flag: ObjCBool = false
        block(part, NSRange(place, in: text), NSRange(place, in: text), &flag)
        stop = flag.boolValue
      }
    }
  }

  extension String {
    /// Hands over the parts of a text, as the one with a range of both ends.
    ///
    /// - Parameters:
    ///   - range: Where in the text.
    ///   - options: The kind of the parts.
    ///   - body: Is given the part, its range, the same again, and whether to stop, which it may set.
    public func heftSubstrings(
      in range: some RangeExpression<Index>, options: HeftTextParts = [],
      _ body: (String?, Range<Index>, Range<Index>, inout Bool) -> Void
    ) { heftSubstrings(in: range.relative(to: self), options: options, body) }
  }
#endif
