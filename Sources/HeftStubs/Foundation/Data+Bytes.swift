import Heft
import HeftBase

#if hasFeature(Embedded)
  /// What lies in memory in one piece.
  public protocol ContiguousBytes {
    /// Lends the bytes where they are in memory.
    ///
    /// - Parameter body: Is given them; they are there only while it runs.
    /// - Returns: What it returns.
    /// - Throws: What it throws.
    func withUnsafeBytes<Result, Failure>(
      _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
    ) throws(Failure) -> Result
  }

  /// A collection of bytes.
  public protocol DataProtocol: RandomAccessCollection where Element == UInt8 {}

  extension Data: ContiguousBytes, DataProtocol {}
  extension Array: ContiguousBytes where Element == UInt8 {
    /// Lends the bytes where they are in memory.
    ///
    /// - Parameter body: Is given them; they are there only while it runs.
    /// - Returns: What it returns.
    /// - Throws: What it throws.
    public func withUnsafeBytes<Result, Failure>(
      _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
    ) throws(Failure) -> Result {
      try withUnsafeBufferPointer { (buffer) throws(Failure) -> Result in
        try body(UnsafeRawBufferPointer(buffer))
      }
    }
  }
  extension Array: DataProtocol where Element == UInt8 {}
  extension ArraySlice: DataProtocol where Element == UInt8 {}

  // MARK: Made

  extension Data {
    /// Makes data without bytes, with room for some.
    ///
    /// - Parameter capacity: For how many there is room.
    public init(capacity: Int) {
      self.init()
      reserveCapacity(capacity)
    }

    /// Copies what lies in memory.
    ///
    /// - Parameter buffer: The values, of which the bytes are copied.
    public init<Value>(buffer: UnsafeBufferPointer<Value>) {
      self.init([UInt8](UnsafeRawBufferPointer(buffer)))
    }

    /// Copies what lies in memory.
    ///
    /// - Parameter buffer: The values, of which the bytes are copied.
    public init<Value>(buffer: UnsafeMutableBufferPointer<Value>) {
      self.init([UInt8](UnsafeRawBufferPointer(buffer)))
    }

    /// Makes data of bytes, as it was written until Swift 4.
    ///
    /// - Parameter bytes: The bytes.
    public init(bytes: [UInt8]) { self.init(bytes) }

    /// Makes data of bytes, as it was written until Swift 4.
    ///
    /// - Parameter bytes: The bytes.
    public init(bytes: some Sequence<UInt8>) { self.init(bytes) }

    /// Who frees memory that was handed over.
    public enum Deallocator {
      case virtualMemory, unmap, free, none
      case custom((UnsafeMutableRawPointer, Int) -> Void)
    }

    /// Copies memory that is handed over, and frees it at once.
    ///
    /// - Parameters:
    ///   - bytes: The memory.
    ///   - count: How many bytes it has.
    ///   - deallocator: How it is freed.
    public init(bytesNoCopy bytes: UnsafeMutableRawPointer, count: Int, deallocator: Deallocator) {
      self.init([UInt8](UnsafeRawBufferPointer(start: bytes, count: count)))
      switch deallocator {
      case .none: break
      case .custom(let body): body(bytes, count)
      case .virtualMemory, .unmap, .free: bytes.deallocate()
      }
    }
  }

  // MARK: Read

  extension Data: CustomStringConvertible {
    /// How many bytes there are, as `5 bytes`.
    public var description: String { "\(count) bytes" }

    /// How data is looked for.
    public struct SearchOptions: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// From the end.
      public static let backwards = SearchOptions(rawValue: 4)
      /// At the beginning only; from the end, at the end only.
      public static let anchored = SearchOptions(rawValue: 8)
    }

    /// Finds bytes in these.
    ///
    /// - Parameters:
    ///   - data: What is looked for.
    ///   - options: How it is looked for.
    ///   - range: The part that is searched; nil means all of it.
    /// - Returns: The first place; nil if there is none or nothing is looked for.
    public func range(of data: Data, options: SearchOptions = [], in range: Range<Int>? = nil) -> Range<Int>?
    {
      let part = range.map { self[$0] } ?? self
      let count = data.count
      guard count > 0, count <= part.count else { return nil }
      let (first, last) = (part.startIndex, part.endIndex - count)
      return part.withUnsafeBytes { bytes in
        data.withUnsafeBytes { mark in
          func isThere(_ place: Int) -> Bool {
            for offset in 0..<count where bytes[place - first + offset] != mark[offset] { return false }
            return true
          }
          let isBackwards = options.contains(.backwards)
          if options.contains(.anchored) {
            let place = isBackwards ? last : first
            return isThere(place) ? place..<place + count : nil
          }
          let found = isBackwards ? (first...last).last(where: isThere) : (first...last).first(where: isThere)
          return found.map { $0..<$0 + count }
        }
      }
    }

    /// Returns the bytes behind some, as data that begins at 0.
    ///
    /// - Parameter amount: How many are left out; more than there are stops the program.
    /// - Returns: The rest.
    public func advanced(by amount: Int) -> Data { subdata(in: startIndex + amount..<endIndex) }

    /// Copies the first bytes to an address.
    ///
    /// - Parameters:
    ///   - address: The address.
    ///   - count: How many bytes; no more are copied than there are.
    public func copyBytes(to address: UnsafeMutablePointer<UInt8>, count: Int) {
      for (offset, byte) in prefix(count).enumerated() { address[offset] = byte }
    }

    /// Copies a part of the bytes to an address.
    ///
    /// - Parameters:
    ///   - address: The address.
    ///   - range: Their places; any beyond the data stops the program.
    public func copyBytes(to address: UnsafeMutablePointer<UInt8>, from range: Range<Int>) {
      for (offset, byte) in self[range].enumerated() { address[offset] = byte }
    }

    /// Copies bytes into values.
    ///
    /// - Parameters:
    ///   - buffer: The values; no more bytes are copied than they have room for.
    ///   - range: The places of the bytes; nil means all of them.
    /// - Returns: How many bytes are copied.
    @discardableResult
    public func copyBytes<Value>(
      to buffer: UnsafeMutableBufferPointer<Value>, from range: Range<Int>? = nil
    ) -> Int { copyBytes(to: UnsafeMutableRawBufferPointer(buffer), from: range ?? startIndex..<endIndex) }

    /// Copies the first bytes into memory.
    ///
    /// - Parameter buffer: The memory; no more bytes are copied than it has room for.
    /// - Returns: How many bytes are copied.
    @discardableResult
    public func copyBytes(to buffer: UnsafeMutableRawBufferPointer) -> Int {
      copyBytes(to: buffer, from: startIndex..<endIndex)
    }

    /// Copies bytes into memory.
    ///
    /// - Parameters:
    ///   - buffer: The memory; no more bytes are copied than it has room for.
    ///   - range: The places of the bytes; any beyond the data stops the program.
    /// - Returns: How many bytes are copied.
    @discardableResult
    public func copyBytes(to buffer: UnsafeMutableRawBufferPointer, from range: Range<Int>) -> Int {
      let part = self[range].prefix(buffer.count)
      for (offset, byte) in part.enumerated() { buffer[offset] = byte }
      return part.count
    }

    /// Hands over the bytes: all at once, as they lie in one piece here.
    ///
    /// - Parameter body: Is given them, where they begin, and whether to stop, which it may set.
    public func enumerateBytes(
      _ body: (_ buffer: UnsafeBufferPointer<UInt8>, _ byteIndex: Int, _ stop: inout Bool) -> Void
    ) {
      var stop = false
      withUnsafeBytes { body($0.bindMemory(to: UInt8.self), 0, &stop) }
    }

    /// Lends the bytes as values of a type, as it was written until Swift 5.
    ///
    /// - Parameter body: Is given the first; they are there only while it runs.
    /// - Returns: What it returns.
    /// - Throws: What it throws.
    @_disfavoredOverload
    public func withUnsafeBytes<Result, Content, Failure>(
      _ body: (UnsafePointer<Content>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
      try withUnsafeBytes { (buffer: UnsafeRawBufferPointer) throws(Failure) -> Result in
        // Foundation has such an address of nothing as well.
        try body(
          buffer.baseAddress?.assumingMemoryBound(to: Content.self) ?? UnsafePointer(bitPattern: 0xBAD0)!)
      }
    }
  }

  // MARK: Changed

  extension Data {
    /// Makes some bytes zero, and adds zeros where they lie beyond the end.
    ///
    /// - Parameter range: Their places.
    public mutating func resetBytes(in range: Range<Int>) {
      if range.upperBound > endIndex { append(Data(count: range.upperBound - endIndex)) }
      for place in range { self[place] = 0 }
    }

    /// Adds bytes from an address to the end.
    ///
    /// - Parameters:
    ///   - bytes: The address.
    ///   - count: How many.
    public mutating func append(_ bytes: UnsafePointer<UInt8>, count: Int) {
      append(contentsOf: UnsafeBufferPointer(start: bytes, count: count))
    }

    /// Adds the bytes of values to the end.
    ///
    /// - Parameter buffer: The values.
    public mutating func append<Value>(_ buffer: UnsafeBufferPointer<Value>) {
      append(contentsOf: UnsafeRawBufferPointer(buffer))
    }

    /// Replaces a part with bytes from an address.
    ///
    /// - Parameters:
    ///   - range: The places of the part; any beyond the data stops the program.
    ///   - bytes: The address.
    ///   - count: How many bytes.
    public mutating func replaceSubrange(_ range: Range<Int>, with bytes: UnsafeRawPointer, count: Int) {
      replaceSubrange(range, with: UnsafeRawBufferPointer(start: bytes, count: count))
    }

    /// Lends the bytes as values of a type to be changed, as it was written until Swift 5.
    ///
    /// - Parameter body: Is given the first; they are there only while it runs.
    /// - Returns: What it returns.
    /// - Throws: What it throws.
    @_disfavoredOverload
    public mutating func withUnsafeMutableBytes<Result, Content, Failure>(
      _ body: (UnsafeMutablePointer<Content>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
      try withUnsafeMutableBytes { (buffer: UnsafeMutableRawBufferPointer) throws(Failure) -> Result in
        try body(
          buffer.baseAddress?.assumingMemoryBound(to: Content.self)
            ?? UnsafeMutablePointer(bitPattern: 0xBAD0)!)
      }
    }
  }
#endif
