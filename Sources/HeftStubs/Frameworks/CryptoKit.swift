// Digests and codes with a key as CryptoKit has them. Nothing is encrypted here.

import Heft

/// What a digest is made with.
public protocol HashFunction {
  associatedtype Digest
  /// How many bytes go in at once.
  static var blockByteCount: Int { get }
  init()

  /// Takes more bytes.
  ///
  /// - Parameter data: The bytes.
  mutating func update<Bytes: Sequence<UInt8>>(data: Bytes)

  /// Makes the digest of all bytes so far.
  ///
  /// - Returns: The digest.
  func finalize() -> HeftDigest

  /// The code of bytes with a key.
  ///
  /// - Parameters:
  ///   - bytes: The bytes.
  ///   - key: The key.
  /// - Returns: The code.
  static func heftCode(_ bytes: [UInt8], _ key: [UInt8]) -> [UInt8]
}

extension HashFunction {
  /// Makes the digest of bytes.
  ///
  /// - Parameter data: The bytes.
  /// - Returns: The digest.
  public static func hash<Bytes: Sequence<UInt8>>(data: Bytes) -> HeftDigest {
    var function = Self()
    function.update(data: data)
    return function.finalize()
  }

  /// Takes more bytes.
  ///
  /// - Parameter bufferPointer: Where they are.
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) { update(data: [UInt8](bufferPointer)) }
}

/// A digest.
public struct HeftDigest: RandomAccessCollection, Hashable, Sendable, CustomStringConvertible {
  private let name: String
  private let bytes: [UInt8]

  fileprivate init(_ name: String, _ bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { bytes.count }

  /// One of its bytes.
  ///
  /// - Parameter position: Which.
  /// - Returns: The byte.
  public subscript(position: Int) -> UInt8 { bytes[position] }
  public static var byteCount: Int { 32 }

  /// Its name and its bytes as digits.
  public var description: String {
    let digits = Array("0123456789abcdef".utf8)
    var text: [UInt8] = []
    for byte in bytes { text += [digits[Int(byte >> 4)], digits[Int(byte & 15)]] }
    return name + ": " + String(decoding: text, as: UTF8.self)
  }

  public static func == (one: HeftDigest, other: HeftDigest) -> Bool { one.bytes == other.bytes }

  public func hash(into hasher: inout Hasher) { for byte in bytes { hasher.combine(byte) } }

  /// Lends the bytes where they are in memory.
  ///
  /// - Parameter body: Is given them; they are there only while it runs.
  /// - Returns: What it returns.
  public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    bytes.withUnsafeBufferPointer { body(UnsafeRawBufferPointer($0)) }
  }
}

public typealias SHA256Digest = HeftDigest
public typealias SHA384Digest = HeftDigest
public typealias SHA512Digest = HeftDigest

/// Makes digests of bytes.
public struct SHA256: HashFunction, Sendable {
  public typealias Digest = HeftDigest
  public static var blockByteCount: Int { 64 }
  public static var byteCount: Int { MessageDigest.sha256.count }
  private var bytes: [UInt8] = []
  public init() {}

  public mutating func update<Bytes: Sequence<UInt8>>(data: Bytes) { bytes += [UInt8](data) }
  public func finalize() -> HeftDigest { HeftDigest("SHA256 digest", MessageDigest.sha256.digest(bytes)) }
  public static func heftCode(_ bytes: [UInt8], _ key: [UInt8]) -> [UInt8] {
    MessageDigest.sha256.code(bytes, key: key)
  }
}

/// Makes digests of bytes.
public struct SHA384: HashFunction, Sendable {
  public typealias Digest = HeftDigest
  public static var blockByteCount: Int { 128 }
  public static var byteCount: Int { MessageDigest.sha384.count }
  private var bytes: [UInt8] = []
  public init() {}

  public mutating func update<Bytes: Sequence<UInt8>>(data: Bytes) { bytes += [UInt8](data) }
  public func finalize() -> HeftDigest { HeftDigest("SHA384 digest", MessageDigest.sha384.digest(bytes)) }
  public static func heftCode(_ bytes: [UInt8], _ key: [UInt8]) -> [UInt8] {
    MessageDigest.sha384.code(bytes, key: key)
  }
}

/// Makes digests of bytes.
public struct SHA512: HashFunction, Sendable {
  public typealias Digest = HeftDigest
  public static var blockByteCount: Int { 128 }
  public static var byteCount: Int { MessageDigest.sha512.count }
  private var bytes: [UInt8] = []
  public init() {}

  public mutating func update<Bytes: Sequence<UInt8>>(data: Bytes) { bytes += [UInt8](data) }
  public func finalize() -> HeftDigest { HeftDigest("SHA512 digest", MessageDigest.sha512.digest(bytes)) }
  public static func heftCode(_ bytes: [UInt8], _ key: [UInt8]) -> [UInt8] {
    MessageDigest.sha512.code(bytes, key: key)
  }
}

/// Digests that no longer keep secrets.
public enum Insecure {
  public typealias MD5Digest = HeftDigest
  public typealias SHA1Digest = HeftDigest

  /// Makes digests of bytes.
  public struct MD5: HashFunction, Sendable {
    public typealias Digest = HeftDigest
    public static var blockByteCount: Int { 64 }
    public static var byteCount: Int { MessageDigest.md5.count }
    private var bytes: [UInt8] = []
    public init() {}

    public mutating func update<Bytes: Sequence<UInt8>>(data: Bytes) { bytes += [UInt8](data) }
    public func finalize() -> HeftDigest { HeftDigest("MD5 digest", MessageDigest.md5.digest(bytes)) }
    public static func heftCode(_ bytes: [UInt8], _ key: [UInt8]) -> [UInt8] {
      MessageDigest.md5.code(bytes, key: key)
    }
  }

  /// Makes digests of bytes.
  public struct SHA1: HashFunction, Sendable {
    public typealias Digest = HeftDigest
    public static var blockByteCount: Int { 64 }
    public static var byteCount: Int { MessageDigest.sha1.count }
    private var bytes: [UInt8] = []
    public init() {}

    public mutating func update<Bytes: Sequence<UInt8>>(data: Bytes) { bytes += [UInt8](data) }
    public func finalize() -> HeftDigest { HeftDigest("SHA1 digest", MessageDigest.sha1.digest(bytes)) }
    public static func heftCode(_ bytes: [UInt8], _ key: [UInt8]) -> [UInt8] {
      MessageDigest.sha1.code(bytes, key: key)
    }
  }
}

/// How many bits a key has.
public struct SymmetricKeySize: Sendable {
  public let bitCount: Int
  public static var bits128: SymmetricKeySize { SymmetricKeySize(bitCount: 128) }
  public static var bits192: SymmetricKeySize { SymmetricKeySize(bitCount: 192) }
  public static var bits256: SymmetricKeySize { SymmetricKeySize(bitCount: 256) }

  /// A size.
  ///
  /// - Parameter bitCount: In bits.
  public init(bitCount: Int) { self.bitCount = bitCount }
}

/// A key.
public struct SymmetricKey: Equatable, Sendable {
  fileprivate let bytes: [UInt8]
  public var bitCount: Int { bytes.count * 8 }

  /// A key of bytes.
  ///
  /// - Parameter data: The bytes.
  public init<Bytes: Sequence<UInt8>>(data: Bytes) { bytes = [UInt8](data) }

  /// A key of random bytes.
  ///
  /// - Parameter size: How long it is.
  public init(size: SymmetricKeySize) {
    bytes = (0..<max(size.bitCount, 0) / 8).map { _ in HeftRandom.byte }
  }

  /// Lends the bytes where they are in memory.
  ///
  /// - Parameter body: Is given them; they are there only while it runs.
  /// - Returns: What it returns.
  public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    bytes.withUnsafeBufferPointer { body(UnsafeRawBufferPointer($0)) }
  }
}

/// Codes with a key.
public struct HMAC<Function: HashFunction> {
  public typealias Key = SymmetricKey
  public typealias MAC = HeftDigest
  private let key: SymmetricKey
  private var bytes: [UInt8] = []

  /// Begins a code.
  ///
  /// - Parameter key: The key.
  public init(key: SymmetricKey) { self.key = key }

  /// Takes more bytes.
  ///
  /// - Parameter data: The bytes.
  public mutating func update<Bytes: Sequence<UInt8>>(data: Bytes) { bytes += [UInt8](data) }

  /// Makes the code of all bytes so far.
  ///
  /// - Returns: The code.
  public func finalize() -> MAC { HMAC.authenticationCode(for: bytes, using: key) }

  /// Makes the code of bytes.
  ///
  /// - Parameters:
  ///   - data: The bytes.
  ///   - key: The key.
  /// - Returns: The code.
  public static func authenticationCode<Bytes: Sequence<UInt8>>(
    for data: Bytes, using key: SymmetricKey
  ) -> MAC { HeftDigest("HMAC", Function.heftCode([UInt8](data), key.bytes)) }

  /// Whether a code belongs to bytes.
  ///
  /// - Parameters:
  ///   - code: The code.
  ///   - data: The bytes.
  ///   - key: The key.
  /// - Returns: True where it does.
  public static func isValidAuthenticationCode<Code: Sequence<UInt8>, Bytes: Sequence<UInt8>>(
    _ code: Code, authenticating data: Bytes, using key: SymmetricKey
  ) -> Bool { [UInt8](code) == Function.heftCode([UInt8](data), key.bytes) }
}
