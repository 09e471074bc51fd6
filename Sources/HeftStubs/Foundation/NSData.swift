// Bytes that are an object.

import Heft
import HeftBase

#if hasFeature(Embedded)
  /// Memory whose address an app may have, which is freed with the next turn of the run loop, as by a pool.
  enum LentMemory {
    nonisolated(unsafe) private static var pieces: [UnsafeMutableRawPointer] = []

    /// Frees memory later.
    static func free(_ piece: UnsafeMutableRawPointer) {
      if pieces.isEmpty {
        DispatchQueue.main.async {
          for piece in pieces { piece.deallocate() }
          pieces = []
        }
      }
      pieces.append(piece)
    }
  }

  /// Bytes that are an object.
  open class NSData: NSObject {
    fileprivate final var memory: UnsafeMutableRawPointer
    fileprivate final var count: Int
    fileprivate final var capacity: Int
    fileprivate final var isLent = false

    /// No bytes.
    public override init() {
      (memory, count, capacity) = (NSData.room(0), 0, 0)
      super.init()
    }

    /// Copies data.
    ///
    /// - Parameter data: The data.
    public init(data: Data) {
      (memory, count, capacity) = (NSData.room(data.count), data.count, data.count)
      super.init()
      data.withUnsafeBytes {
        if let start = $0.baseAddress { memory.copyMemory(from: start, byteCount: count) }
      }
    }

    /// Copies bytes from an address.
    ///
    /// - Parameters:
    ///   - bytes: The address.
    ///   - length: How many bytes.
    public init(bytes: UnsafeRawPointer?, length: Int) {
      (memory, count, capacity) = (NSData.room(length), length, length)
      super.init()
      if let bytes { memory.copyMemory(from: bytes, byteCount: length) }
    }

    deinit { release() }

    fileprivate static func room(_ count: Int) -> UnsafeMutableRawPointer {
      UnsafeMutableRawPointer.allocate(byteCount: Swift.max(count, 1), alignment: 16)
    }

    /// Frees the memory, later where an app may have its address.
    fileprivate final func release() {
      if isLent {
        LentMemory.free(memory)
      } else {
        memory.deallocate()
      }
    }

    /// How many bytes there are.
    open var length: Int { count }

    /// The address of the bytes, which is theirs while the object is there and does not grow.
    public final var bytes: UnsafeRawPointer {
      isLent = true
      return UnsafeRawPointer(memory)
    }

    fileprivate final var data: Data { Data(bytes: memory, count: count) }

    open override var hash: Int { data.hashValue }
    open override var description: String {
      let digits = Array("0123456789abcdef".utf8)
      var text: [UInt8] = []
      for byte in data { text += [digits[Int(byte >> 4)], digits[Int(byte & 15)]] }
      return "{length = \(count), bytes = 0x\(String(decoding: text, as: UTF8.self))}"
    }
    open override func isEqual(_ object: AnyObject?) -> Bool {
      (object as? NSData).map { $0.data == data } ?? false
    }

    /// Whether both are the same bytes.
    ///
    /// - Parameter other: The other bytes.
    /// - Returns: True where they are.
    public final func isEqual(to other: Data) -> Bool { data == other }
  }

  /// Bytes that can be changed.
  open class NSMutableData: NSData {
    /// How many bytes there are; more than there were are zeros.
    open override var length: Int {
      get { count }
      set { setCount(newValue) }
    }

    private final func setCount(_ newValue: Int) {
      precondition(newValue >= 0)
      if newValue > capacity {
        let room = Swift.max(newValue, capacity * 2)
        let larger = NSData.room(room)
        larger.copyMemory(from: memory, byteCount: count)
        release()
        (memory, capacity, isLent) = (larger, room, false)
      }
      if newValue > count {
        (memory + count).initializeMemory(as: UInt8.self, repeating: 0, count: newValue - count)
      }
      count = newValue
    }

    /// The address of the bytes, which is theirs while the object is there and does not grow.
    public final var mutableBytes: UnsafeMutableRawPointer {
      isLent = true
      return memory
    }

    /// Replaces bytes by others from an address.
    ///
    /// - Parameters:
    ///   - range: What is replaced; any beyond the bytes stops the program.
    ///   - bytes: The address; nil means zeros.
    ///   - length: How many bytes, which may be more or fewer.
    public final func replaceBytes(in range: NSRange, withBytes bytes: UnsafeRawPointer?, length: Int) {
      precondition(range.location >= 0 && range.length >= 0 && range.upperBound <= count)
      var changed = data
      let replacement = bytes.map { Data(bytes: $0, count: length) } ?? Data(count: length)
      changed.replaceSubrange(range.location..<range.upperBound, with: replacement)
      setData(changed)
    }

    /// Replaces bytes by as many others from an address, and adds what lies beyond the end.
    ///
    /// - Parameters:
    ///   - range: What is replaced; where it begins beyond the end the program stops.
    ///   - bytes: The address.
    public final func replaceBytes(in range: NSRange, withBytes bytes: UnsafeRawPointer) {
      precondition(range.location >= 0 && range.length >= 0 && range.location <= count)
      let new = Data(bytes: bytes, count: range.length)
      if range.upperBound > count { setCount(range.upperBound) }
      new.copyBytes(to: UnsafeMutableRawBufferPointer(start: memory + range.location, count: range.length))
    }

    /// Becomes other bytes.
    ///
    /// - Parameter data: The bytes.
    public final func setData(_ data: Data) {
      setCount(data.count)
      data.copyBytes(to: UnsafeMutableRawBufferPointer(start: memory, count: count))
    }

    /// Adds bytes from an address to the end.
    ///
    /// - Parameters:
    ///   - bytes: The address.
    ///   - length: How many bytes.
    public final func append(_ bytes: UnsafeRawPointer, length: Int) {
      append(Data(bytes: bytes, count: length))
    }

    /// Adds data to the end.
    ///
    /// - Parameter other: The data.
    public final func append(_ other: Data) {
      let start = count
      setCount(start + other.count)
      other.copyBytes(to: UnsafeMutableRawBufferPointer(start: memory + start, count: other.count))
    }

    /// Adds zeros to the end.
    ///
    /// - Parameter extraLength: How many.
    public final func increaseLength(by extraLength: Int) { setCount(count + extraLength) }

    /// Makes bytes zero, and adds zeros where they lie beyond the end.
    ///
    /// - Parameter range: Which.
    public final func resetBytes(in range: NSRange) {
      if range.upperBound > count { setCount(range.upperBound) }
      (memory + range.location).initializeMemory(as: UInt8.self, repeating: 0, count: range.length)
    }
  }

  extension Data {
    /// The bytes of an object, which may change afterwards: the data does not.
    ///
    /// - Parameter object: The object.
    public init(referencing object: NSData) { self = object.data }
  }
#else
  @_exported import class Foundation.NSData
  @_exported import class Foundation.NSMutableData
#endif

// MARK: Casts

/// Data as an object, `data as NSData`.
///
/// - Parameter data: The data.
/// - Returns: A new object.
public func heftBytes(_ data: Data) -> NSData { NSData(data: data) }

/// The object of data that may not be there, `data as NSData?`.
///
/// - Parameter data: The data.
/// - Returns: An object with its bytes; nil where there is no data.
public func heftOptionalBytes(_ data: Data?) -> NSData? { data.map { NSData(data: $0) } }

/// The object itself, `object as NSData`.
///
/// - Parameter object: The object.
/// - Returns: The same.
public func heftBytes(_ object: NSData) -> NSData { object }

/// The data of an object, `object as Data`.
///
/// - Parameter object: The object.
/// - Returns: Its bytes.
public func heftPlainBytes(_ object: NSData) -> Data { Data(referencing: object) }

/// The data itself, `data as Data`.
///
/// - Parameter data: The data.
/// - Returns: The same.
public func heftPlainBytes(_ data: Data) -> Data { data }

/// The data of an object that may not be there, `object as Data?`.
///
/// - Parameter object: The object.
/// - Returns: Its bytes; nil where there is no object.
public func heftOptionalPlainBytes(_ object: NSData?) -> Data? { object.map { Data(referencing: $0) } }

/// The data itself, `data as Data?`.
///
/// - Parameter data: The data.
/// - Returns: The same.
public func heftOptionalPlainBytes(_ data: Data?) -> Data? { data }
