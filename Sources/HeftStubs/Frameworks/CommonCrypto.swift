// Digests and codes with a key as C has them. Nothing is encrypted here.

import Heft

/// A count of bytes.
public typealias CC_LONG = UInt32
public typealias CCHmacAlgorithm = UInt32
public typealias CCAlgorithm = UInt32
public typealias CCOperation = UInt32
public typealias CCOptions = UInt32
public typealias CCCryptorStatus = Int32
public typealias CCStatus = Int32
public typealias CCPBKDFAlgorithm = UInt32
public typealias CCPseudoRandomAlgorithm = UInt32

public var CC_MD5_DIGEST_LENGTH: Int32 { 16 }
public var CC_SHA1_DIGEST_LENGTH: Int32 { 20 }
public var CC_SHA224_DIGEST_LENGTH: Int32 { 28 }
public var CC_SHA256_DIGEST_LENGTH: Int32 { 32 }
public var CC_SHA384_DIGEST_LENGTH: Int32 { 48 }
public var CC_SHA512_DIGEST_LENGTH: Int32 { 64 }
public var CC_MD5_BLOCK_BYTES: Int32 { 64 }
public var CC_SHA1_BLOCK_BYTES: Int32 { 64 }
public var CC_SHA224_BLOCK_BYTES: Int32 { 64 }
public var CC_SHA256_BLOCK_BYTES: Int32 { 64 }
public var CC_SHA384_BLOCK_BYTES: Int32 { 128 }
public var CC_SHA512_BLOCK_BYTES: Int32 { 128 }

public var kCCHmacAlgSHA1: Int { 0 }
public var kCCHmacAlgMD5: Int { 1 }
public var kCCHmacAlgSHA256: Int { 2 }
public var kCCHmacAlgSHA384: Int { 3 }
public var kCCHmacAlgSHA512: Int { 4 }
public var kCCHmacAlgSHA224: Int { 5 }

public var kCCSuccess: Int { 0 }
public var kCCParamError: Int { -4300 }
public var kCCBufferTooSmall: Int { -4301 }
public var kCCMemoryFailure: Int { -4302 }
public var kCCAlignmentError: Int { -4303 }
public var kCCDecodeError: Int { -4304 }
public var kCCUnimplemented: Int { -4305 }
public var kCCEncrypt: Int { 0 }
public var kCCDecrypt: Int { 1 }
public var kCCAlgorithmAES: Int { 0 }
public var kCCAlgorithmAES128: Int { 0 }
public var kCCAlgorithmDES: Int { 1 }
public var kCCAlgorithm3DES: Int { 2 }
public var kCCOptionPKCS7Padding: Int { 1 }
public var kCCOptionECBMode: Int { 2 }
public var kCCKeySizeAES128: Int { 16 }
public var kCCKeySizeAES192: Int { 24 }
public var kCCKeySizeAES256: Int { 32 }
public var kCCKeySizeDES: Int { 8 }
public var kCCKeySize3DES: Int { 24 }
public var kCCBlockSizeAES128: Int { 16 }
public var kCCBlockSizeDES: Int { 8 }
public var kCCBlockSize3DES: Int { 8 }
public var kCCPBKDF2: Int { 2 }
public var kCCPRFHmacAlgSHA1: Int { 1 }
public var kCCPRFHmacAlgSHA224: Int { 2 }
public var kCCPRFHmacAlgSHA256: Int { 3 }
public var kCCPRFHmacAlgSHA384: Int { 4 }
public var kCCPRFHmacAlgSHA512: Int { 5 }

/// The bytes from an address on.
private func bytes(_ data: UnsafeRawPointer?, _ count: Int) -> [UInt8] {
  [UInt8](UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : max(count, 0)))
}

/// Writes a digest to an address.
private func write(_ digest: [UInt8], to target: UnsafeMutablePointer<UInt8>?) {
  guard let target else { return }
  for (index, byte) in digest.enumerated() { target[index] = byte }
}

/// Bytes whose digest is asked for later.
public struct HeftDigestContext {
  fileprivate var bytes: [UInt8] = []
  public init() {}
}

// MARK: MD5

/// Writes the digest of bytes.
///
/// - Parameters:
///   - data: The bytes.
///   - len: How many.
///   - md: Gets 16 bytes.
/// - Returns: Where they are.
@discardableResult
public func CC_MD5(_ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?)
  -> UnsafeMutablePointer<UInt8>?
{
  write(MessageDigest.md5.digest(bytes(data, Int(len))), to: md)
  return md
}

/// Bytes whose digest is asked for later.
public typealias CC_MD5_CTX = HeftDigestContext

/// Begins with no bytes.
///
/// - Parameter c: The bytes.
/// - Returns: 1.
@discardableResult
public func CC_MD5_Init(_ c: UnsafeMutablePointer<CC_MD5_CTX>) -> Int32 {
  c.pointee.bytes = []
  return 1
}

/// Takes more bytes.
///
/// - Parameters:
///   - c: The bytes so far.
///   - data: More of them.
///   - len: How many.
/// - Returns: 1.
@discardableResult
public func CC_MD5_Update(
  _ c: UnsafeMutablePointer<CC_MD5_CTX>, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 {
  c.pointee.bytes += bytes(data, Int(len))
  return 1
}

/// Writes the digest of all bytes.
///
/// - Parameters:
///   - md: Gets 16 bytes.
///   - c: The bytes.
/// - Returns: 1.
@discardableResult
public func CC_MD5_Final(
  _ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_MD5_CTX>
) -> Int32 {
  write(MessageDigest.md5.digest(c.pointee.bytes), to: md)
  return 1
}

// MARK: SHA-1

/// Writes the digest of bytes.
///
/// - Parameters:
///   - data: The bytes.
///   - len: How many.
///   - md: Gets 20 bytes.
/// - Returns: Where they are.
@discardableResult
public func CC_SHA1(_ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?)
  -> UnsafeMutablePointer<UInt8>?
{
  write(MessageDigest.sha1.digest(bytes(data, Int(len))), to: md)
  return md
}

/// Bytes whose digest is asked for later.
public typealias CC_SHA1_CTX = HeftDigestContext

/// Begins with no bytes.
///
/// - Parameter c: The bytes.
/// - Returns: 1.
@discardableResult
public func CC_SHA1_Init(_ c: UnsafeMutablePointer<CC_SHA1_CTX>) -> Int32 {
  c.pointee.bytes = []
  return 1
}

/// Takes more bytes.
///
/// - Parameters:
///   - c: The bytes so far.
///   - data: More of them.
///   - len: How many.
/// - Returns: 1.
@discardableResult
public func CC_SHA1_Update(
  _ c: UnsafeMutablePointer<CC_SHA1_CTX>, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 {
  c.pointee.bytes += bytes(data, Int(len))
  return 1
}

/// Writes the digest of all bytes.
///
/// - Parameters:
///   - md: Gets 20 bytes.
///   - c: The bytes.
/// - Returns: 1.
@discardableResult
public func CC_SHA1_Final(
  _ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_SHA1_CTX>
) -> Int32 {
  write(MessageDigest.sha1.digest(c.pointee.bytes), to: md)
  return 1
}

// MARK: SHA-224

/// Writes the digest of bytes.
///
/// - Parameters:
///   - data: The bytes.
///   - len: How many.
///   - md: Gets 28 bytes.
/// - Returns: Where they are.
@discardableResult
public func CC_SHA224(_ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?)
  -> UnsafeMutablePointer<UInt8>?
{
  write(MessageDigest.sha224.digest(bytes(data, Int(len))), to: md)
  return md
}

// MARK: SHA-256

/// Writes the digest of bytes.
///
/// - Parameters:
///   - data: The bytes.
///   - len: How many.
///   - md: Gets 32 bytes.
/// - Returns: Where they are.
@discardableResult
public func CC_SHA256(_ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?)
  -> UnsafeMutablePointer<UInt8>?
{
  write(MessageDigest.sha256.digest(bytes(data, Int(len))), to: md)
  return md
}

/// Bytes whose digest is asked for later.
public typealias CC_SHA256_CTX = HeftDigestContext

/// Begins with no bytes.
///
/// - Parameter c: The bytes.
/// - Returns: 1.
@discardableResult
public func CC_SHA256_Init(_ c: UnsafeMutablePointer<CC_SHA256_CTX>) -> Int32 {
  c.pointee.bytes = []
  return 1
}

/// Takes more bytes.
///
/// - Parameters:
///   - c: The bytes so far.
///   - data: More of them.
///   - len: How many.
/// - Returns: 1.
@discardableResult
public func CC_SHA256_Update(
  _ c: UnsafeMutablePointer<CC_SHA256_CTX>, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 {
  c.pointee.bytes += bytes(data, Int(len))
  return 1
}

/// Writes the digest of all bytes.
///
/// - Parameters:
///   - md: Gets 32 bytes.
///   - c: The bytes.
/// - Returns: 1.
@discardableResult
public func CC_SHA256_Final(
  _ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_SHA256_CTX>
) -> Int32 {
  write(MessageDigest.sha256.digest(c.pointee.bytes), to: md)
  return 1
}

// MARK: SHA-384

/// Writes the digest of bytes.
///
/// - Parameters:
///   - data: The bytes.
///   - len: How many.
///   - md: Gets 48 bytes.
/// - Returns: Where they are.
@discardableResult
public func CC_SHA384(_ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?)
  -> UnsafeMutablePointer<UInt8>?
{
  write(MessageDigest.sha384.digest(bytes(data, Int(len))), to: md)
  return md
}

// MARK: SHA-512

/// Writes the digest of bytes.
///
/// - Parameters:
///   - data: The bytes.
///   - len: How many.
///   - md: Gets 64 bytes.
/// - Returns: Where they are.
@discardableResult
public func CC_SHA512(_ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?)
  -> UnsafeMutablePointer<UInt8>?
{
  write(MessageDigest.sha512.digest(bytes(data, Int(len))), to: md)
  return md
}

/// Bytes whose digest is asked for later.
public typealias CC_SHA512_CTX = HeftDigestContext

/// Begins with no bytes.
///
/// - Parameter c: The bytes.
/// - Returns: 1.
@discardableResult
public func CC_SHA512_Init(_ c: UnsafeMutablePointer<CC_SHA512_CTX>) -> Int32 {
  c.pointee.bytes = []
  return 1
}

/// Takes more bytes.
///
/// - Parameters:
///   - c: The bytes so far.
///   - data: More of them.
///   - len: How many.
/// - Returns: 1.
@discardableResult
public func CC_SHA512_Update(
  _ c: UnsafeMutablePointer<CC_SHA512_CTX>, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 {
  c.pointee.bytes += bytes(data, Int(len))
  return 1
}

/// Writes the digest of all bytes.
///
/// - Parameters:
///   - md: Gets 64 bytes.
///   - c: The bytes.
/// - Returns: 1.
@discardableResult
public func CC_SHA512_Final(
  _ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_SHA512_CTX>
) -> Int32 {
  write(MessageDigest.sha512.digest(c.pointee.bytes), to: md)
  return 1
}

// MARK: Keys

/// Writes the code of bytes with a key.
///
/// - Parameters:
///   - algorithm: Which digest.
///   - key: The key.
///   - keyLength: How many bytes it has.
///   - data: The bytes.
///   - dataLength: How many.
///   - macOut: Gets as many bytes as the digest has.
public func CCHmac(
  _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer?, _ keyLength: Int, _ data: UnsafeRawPointer?,
  _ dataLength: Int, _ macOut: UnsafeMutableRawPointer?
) {
  let digests: [MessageDigest] = [.sha1, .md5, .sha256, .sha384, .sha512, .sha224]
  guard Int(algorithm) < digests.count else { return }
  let code = digests[Int(algorithm)].code(bytes(data, dataLength), key: bytes(key, keyLength))
  write(code, to: macOut?.assumingMemoryBound(to: UInt8.self))
}

/// Does not encrypt: it fails.
///
/// - Parameters:
///   - op: Left aside.
///   - alg: Left aside.
///   - options: Left aside.
///   - key: Left aside.
///   - keyLength: Left aside.
///   - iv: Left aside.
///   - dataIn: Left aside.
///   - dataInLength: Left aside.
///   - dataOut: Left aside.
///   - dataOutAvailable: Left aside.
///   - dataOutMoved: Becomes 0.
/// - Returns: `kCCUnimplemented`.
public func CCCrypt(
  _ op: CCOperation, _ alg: CCAlgorithm, _ options: CCOptions, _ key: UnsafeRawPointer?, _ keyLength: Int,
  _ iv: UnsafeRawPointer?, _ dataIn: UnsafeRawPointer?, _ dataInLength: Int,
  _ dataOut: UnsafeMutableRawPointer?, _ dataOutAvailable: Int, _ dataOutMoved: UnsafeMutablePointer<Int>?
) -> CCCryptorStatus {
  Stub.say("CCCrypt", "nothing is encrypted here; it fails with kCCUnimplemented.")
  dataOutMoved?.pointee = 0
  return CCCryptorStatus(kCCUnimplemented)
}

/// Makes a key of a password [RFC 8018].
///
/// - Parameters:
///   - algorithm: `kCCPBKDF2`.
///   - password: The password.
///   - passwordLen: How many bytes it has.
///   - salt: What makes the key the app's own.
///   - saltLen: How many bytes that has.
///   - prf: Which digest.
///   - rounds: How often.
///   - derivedKey: Gets the key.
///   - derivedKeyLen: How many bytes it has.
/// - Returns: `kCCSuccess`, or `kCCParamError` for a digest that is not there.
@discardableResult
public func CCKeyDerivationPBKDF(
  _ algorithm: CCPBKDFAlgorithm, _ password: UnsafePointer<CChar>?, _ passwordLen: Int,
  _ salt: UnsafePointer<UInt8>?, _ saltLen: Int, _ prf: CCPseudoRandomAlgorithm, _ rounds: UInt32,
  _ derivedKey: UnsafeMutablePointer<UInt8>?, _ derivedKeyLen: Int
) -> Int32 {
  let digests: [MessageDigest] = [.sha1, .sha224, .sha256, .sha384, .sha512]
  guard prf > 0, Int(prf) <= digests.count else { return Int32(kCCParamError) }
  let digest = digests[Int(prf) - 1]
  let password = bytes(password, passwordLen)
  let salt = bytes(salt, saltLen)
  var key: [UInt8] = []
  var number: UInt32 = 1
  while key.count < derivedKeyLen {
    var last = digest.code(
      salt + [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> UInt32($0)) }, key: password)
    var sum = last
    for _ in 1..<max(rounds, 2) where rounds > 1 {
      last = digest.code(last, key: password)
      for index in sum.indices { sum[index] ^= last[index] }
    }
    key += sum
    number += 1
  }
  write(Array(key.prefix(max(derivedKeyLen, 0))), to: derivedKey)
  return Int32(kCCSuccess)
}

/// Writes random bytes.
///
/// - Parameters:
///   - bytes: Gets them.
///   - count: How many.
/// - Returns: `kCCSuccess`.
@discardableResult
public func CCRandomGenerateBytes(_ bytes: UnsafeMutableRawPointer?, _ count: Int) -> CCStatus {
  HeftRandom.fill(bytes, count)
  return CCStatus(kCCSuccess)
}

/// Random bytes, which follow from the app's own random numbers: a trace that is replayed has the same.
enum HeftRandom {
  /// One of them.
  static var byte: UInt8 { UInt8(truncatingIfNeeded: arc4random()) }

  /// Writes some.
  static func fill(_ target: UnsafeMutableRawPointer?, _ count: Int) {
    guard let target, count > 0 else { return }
    for index in 0..<count { target.storeBytes(of: byte, toByteOffset: index, as: UInt8.self) }
  }
}
