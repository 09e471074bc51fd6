// Bytes. Foundation's where there is one; a page has the part of it that files and pictures need.
#if hasFeature(Embedded)
  /// Bytes.
  public struct Data: Hashable, Sendable, RandomAccessCollection, MutableCollection {
    private var bytes: [UInt8]

    public init() {
      bytes = []
    }

    /// The bytes of an array.
    ///
    /// - Parameter bytes: The bytes.
    public init(_ bytes: [UInt8]) {
      self.bytes = bytes
    }

    /// Makes so many zero bytes.
    ///
    /// - Parameter count: How many; a negative count makes none.
    public init(count: Int) {
      bytes = [UInt8](repeating: 0, count: Swift.max(count, 0))
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { bytes.count }

    /// The byte at an index.
    ///
    /// - Parameter index: The index, from 0 to less than `count`; any other stops the program.
    /// - Returns: The byte.
    public subscript(index: Int) -> UInt8 {
      get { bytes[index] }
      set { bytes[index] = newValue }
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

    /// The bytes as an array, without a copy.
    package var array: [UInt8] { bytes }
  }
#else
  @_exported import struct Foundation.Data

  extension Data {
    /// The bytes as an array.
    package var array: [UInt8] { [UInt8](self) }
  }
#endif
