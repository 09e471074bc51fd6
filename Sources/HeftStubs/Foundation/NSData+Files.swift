// Foundation's own has these natively.
#if hasFeature(Embedded)
  import Heft
  import HeftBase

  extension NSData {
    /// The bytes that a text of base64 stands for; nil where it is not base64.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - options: How it is read.
    public convenience init?(base64Encoded text: String, options: Data.Base64DecodingOptions = []) {
      guard let data = Data(base64Encoded: text, options: options) else { return nil }
      self.init(data: data)
    }

    /// The bytes that a text of base64, which is data itself, stands for; nil where it is not base64.
    ///
    /// - Parameters:
    ///   - data: The text.
    ///   - options: How it is read.
    public convenience init?(base64Encoded data: Data, options: Data.Base64DecodingOptions = []) {
      guard let data = Data(base64Encoded: data, options: options) else { return nil }
      self.init(data: data)
    }

    /// The bytes of a file of the app or its bundle; nil if there is none.
    ///
    /// - Parameter path: Where it is.
    public convenience init?(contentsOfFile path: String) {
      guard let data = FileManager.default.contents(atPath: path) else { return nil }
      self.init(data: data)
    }

    /// The bytes of a file of the app or its bundle; nil if there is none.
    ///
    /// - Parameter url: Where it is.
    public convenience init?(contentsOf url: URL) { self.init(contentsOfFile: url.path) }

    /// Writes a file of the app.
    ///
    /// - Parameters:
    ///   - path: Where.
    ///   - atomically: Makes no difference: a file is written in one piece.
    /// - Returns: Whether it is written.
    @discardableResult
    public final func write(toFile path: String, atomically: Bool) -> Bool {
      FileManager.default.createFile(atPath: path, contents: Data(referencing: self))
    }

    /// Writes a file of the app.
    ///
    /// - Parameters:
    ///   - url: Where.
    ///   - atomically: Makes no difference: a file is written in one piece.
    /// - Returns: Whether it is written.
    @discardableResult
    public final func write(to url: URL, atomically: Bool) -> Bool {
      write(toFile: url.path, atomically: atomically)
    }

    /// Returns the bytes as a text of base64.
    ///
    /// - Parameter options: How it is broken into lines; one line without any.
    /// - Returns: The text.
    public final func base64EncodedString(options: Data.Base64EncodingOptions = []) -> String {
      Data(referencing: self).base64EncodedString(options: options)
    }

    /// Returns the bytes as a text of base64 that is data itself.
    ///
    /// - Parameter options: How it is broken into lines; one line without any.
    /// - Returns: The text in ASCII.
    public final func base64EncodedData(options: Data.Base64EncodingOptions = []) -> Data {
      Data(referencing: self).base64EncodedData(options: options)
    }

    /// Returns some of the bytes.
    ///
    /// - Parameter range: Which; any beyond the end stops the program.
    /// - Returns: The bytes.
    public final func subdata(with range: NSRange) -> Data {
      Data(referencing: self).subdata(in: range.location..<range.upperBound)
    }

    /// Finds bytes in these.
    ///
    /// - Parameters:
    ///   - data: What is looked for.
    ///   - options: How it is looked for.
    ///   - range: The part that is searched; any beyond the end stops the program.
    /// - Returns: The first place; `NSNotFound` and 0 if there is none.
    public final func range(of data: Data, options: Data.SearchOptions = [], in range: NSRange) -> NSRange {
      let found = Data(referencing: self).range(
        of: data, options: options, in: range.location..<range.upperBound)
      return NSRange(location: found?.lowerBound ?? NSNotFound, length: found?.count ?? 0)
    }

    /// Copies the first bytes to an address.
    ///
    /// - Parameters:
    ///   - buffer: The address.
    ///   - length: How many bytes; no more are copied than there are.
    public final func getBytes(_ buffer: UnsafeMutableRawPointer, length: Int) {
      getBytes(buffer, range: NSRange(location: 0, length: Swift.min(length, self.length)))
    }

    /// Copies bytes to an address.
    ///
    /// - Parameters:
    ///   - buffer: The address.
    ///   - range: Which bytes; any beyond the end stops the program.
    public final func getBytes(_ buffer: UnsafeMutableRawPointer, range: NSRange) {
      precondition(range.location >= 0 && range.length >= 0 && range.upperBound <= length)
      buffer.copyMemory(from: bytes + range.location, byteCount: range.length)
    }

    /// Hands over the bytes: all at once, as they lie in one piece here.
    ///
    /// - Parameter block: Is given their address, which of them they are, and whether to stop.
    public final func enumerateBytes(
      _ block: (UnsafeRawPointer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
      var stop: ObjCBool = false
      block(bytes, NSRange(location: 0, length: length), &stop)
    }

    /// Makes an object of the same bytes that can be changed.
    ///
    /// - Returns: An `NSMutableData`.
    public final func mutableCopy() -> AnyObject { NSMutableData(data: Data(referencing: self)) }

    /// Makes an object of the same bytes.
    ///
    /// - Returns: An `NSData`.
    public final func copy() -> AnyObject { NSData(data: Data(referencing: self)) }

    /// How a file is written.
    public typealias WritingOptions = Data.WritingOptions
    /// How a file is read.
    public typealias ReadingOptions = Data.ReadingOptions
    /// How bytes are looked for.
    public typealias SearchOptions = Data.SearchOptions
    /// How base64 is written.
    public typealias Base64EncodingOptions = Data.Base64EncodingOptions
    /// How base64 is read.
    public typealias Base64DecodingOptions = Data.Base64DecodingOptions
  }

  extension NSMutableData {
    /// So many zeros.
    ///
    /// - Parameter length: How many.
    public convenience init?(length: Int) { self.init(data: Data(count: length)) }

    /// No bytes yet.
    ///
    /// - Parameter capacity: Makes no difference: the room grows.
    public convenience init?(capacity: Int) { self.init(data: Data()) }
  }
#endif
