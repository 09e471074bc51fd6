// Bytes. Foundation's where there is one; a page has the part of it that files and pictures need.
#if hasFeature(Embedded)
  /// Bytes. A part of them is data too, whose places are those of the whole.
  public struct Data: Hashable, Sendable, RandomAccessCollection, MutableCollection,
    RangeReplaceableCollection
  {
    private var bytes: ArraySlice<UInt8>

    public init() {
      bytes = []
    }

    /// The bytes of an array.
    ///
    /// - Parameter bytes: The bytes.
    public init(_ bytes: [UInt8]) {
      self.bytes = bytes[...]
    }

    /// The bytes of any sequence, of which the first has the place 0.
    ///
    /// - Parameter elements: The bytes.
    public init(_ elements: some Sequence<UInt8>) {
      bytes = [UInt8](elements)[...]
    }

    /// Makes so many zero bytes.
    ///
    /// - Parameter count: How many; a negative count makes none.
    public init(count: Int) {
      bytes = [UInt8](repeating: 0, count: Swift.max(count, 0))[...]
    }

    /// Copies bytes from an address.
    ///
    /// - Parameters:
    ///   - address: The address; whatever type is kept there.
    ///   - count: How many bytes.
    public init(bytes address: UnsafeRawPointer, count: Int) {
      bytes = [UInt8](UnsafeRawBufferPointer(start: address, count: count))[...]
    }

    public var startIndex: Int { bytes.startIndex }
    public var endIndex: Int { bytes.endIndex }

    /// The byte at an index.
    ///
    /// - Parameter index: The index, from `startIndex` to less than `endIndex`; any other stops the program.
    /// - Returns: The byte.
    public subscript(index: Int) -> UInt8 {
      get { bytes[index] }
      set { bytes[index] = newValue }
    }

    /// A part of the bytes.
    ///
    /// - Parameter range: Their places, which they keep; any beyond the data stops the program.
    /// - Returns: The part.
    public subscript(range: Range<Int>) -> Data {
      get { Data(part: bytes[range]) }
      set { bytes.replaceSubrange(range, with: newValue.bytes) }
    }

    private init(part: ArraySlice<UInt8>) {
      bytes = part
    }

    /// Replaces a part of the bytes.
    ///
    /// - Parameters:
    ///   - range: Their places; any beyond the data stops the program.
    ///   - elements: The bytes instead, of which there may be more or fewer.
    public mutating func replaceSubrange(_ range: Range<Int>, with elements: some Collection<UInt8>) {
      bytes.replaceSubrange(range, with: elements)
    }

    /// Returns some of the bytes as data that begins at 0.
    ///
    /// - Parameter range: Their places; any beyond the data stops the program.
    /// - Returns: The bytes.
    public func subdata(in range: Range<Int>) -> Data { Data([UInt8](bytes[range])) }

    /// Makes room for so many bytes.
    ///
    /// - Parameter count: How many there will be.
    public mutating func reserveCapacity(_ count: Int) { bytes.reserveCapacity(count) }

    /// Removes all bytes.
    ///
    /// - Parameter keepCapacity: Whether the room is kept for others.
    public mutating func removeAll(keepingCapacity keepCapacity: Bool = false) {
      bytes = []
    }

    /// Adds a byte to the end.
    ///
    /// - Parameter byte: The byte.
    public mutating func append(_ byte: UInt8) {
      bytes.append(byte)
    }

    /// Adds the bytes of other data to the end.
    ///
    /// - Parameter other: The other data.
    public mutating func append(_ other: Data) {
      bytes += other.bytes
    }

    /// Adds the bytes of an array to the end.
    ///
    /// - Parameter other: The bytes.
    public mutating func append(contentsOf other: [UInt8]) {
      bytes += other
    }

    /// Adds the bytes of any sequence to the end.
    ///
    /// - Parameter elements: The bytes.
    public mutating func append(contentsOf elements: some Sequence<UInt8>) {
      bytes.append(contentsOf: elements)
    }

    /// Lends the bytes where they are in memory.
    ///
    /// - Parameter body: Is given them; they are there only while it runs.
    /// - Returns: What it returns.
    /// - Throws: What it throws.
    public func withUnsafeBytes<Result, Failure>(
      _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
    ) throws(Failure) -> Result {
      try bytes.withUnsafeBufferPointer { (buffer) throws(Failure) -> Result in
        try body(UnsafeRawBufferPointer(buffer))
      }
    }

    /// Lends the bytes where they are in memory, to be changed.
    ///
    /// - Parameter body: Is given them; they are there only while it runs.
    /// - Returns: What it returns.
    /// - Throws: What it throws.
    public mutating func withUnsafeMutableBytes<Result, Failure>(
      _ body: (UnsafeMutableRawBufferPointer) throws(Failure) -> Result
    ) throws(Failure) -> Result {
      try bytes.withUnsafeMutableBufferPointer { (buffer) throws(Failure) -> Result in
        try body(UnsafeMutableRawBufferPointer(buffer))
      }
    }

    /// The bytes as an array.
    package var array: [UInt8] { [UInt8](bytes) }
  }
#else
  @_exported import struct Foundation.Data

  extension Data {
    /// The bytes as an array.
    package var array: [UInt8] { [UInt8](self) }
  }
#endif
