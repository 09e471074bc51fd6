// Accelerate's pictures, as far as apps blur by them: nothing is changed, and the call says that it has failed.

import Heft

public typealias vImagePixelCount = UInt
public typealias vImage_Flags = UInt32
public typealias vImage_Error = Int
public let kvImageNoFlags = 0
public let kvImageEdgeExtend = 8
public let kvImageNoError = 0

/// A picture's pixels.
public struct vImage_Buffer {
  public var data: UnsafeMutableRawPointer?
  public var height: vImagePixelCount
  public var width: vImagePixelCount
  public var rowBytes: Int

  public init() { (data, height, width, rowBytes) = (nil, 0, 0, 0) }
  /// Makes one.
  ///
  /// - Parameters:
  ///   - data: The first pixel.
  ///   - height: In pixels.
  ///   - width: In pixels.
  ///   - rowBytes: Bytes from one row to the next.
  public init(
    data: UnsafeMutableRawPointer?, height: vImagePixelCount, width: vImagePixelCount, rowBytes: Int
  ) {
    (self.data, self.height, self.width, self.rowBytes) = (data, height, width, rowBytes)
  }
}

/// Would blur a picture.
///
/// - Parameters:
///   - src: The picture.
///   - dest: The picture for the result; it stays as it is.
///   - tempBuffer: Left aside.
///   - srcOffsetToROI_X: Left aside.
///   - srcOffsetToROI_Y: Left aside.
///   - kernelHeight: Left aside.
///   - kernelWidth: Left aside.
///   - backgroundColor: Left aside.
///   - flags: Left aside.
/// - Returns: That it failed.
@discardableResult
public func vImageBoxConvolve_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>,
  _ tempBuffer: UnsafeMutableRawPointer?, _ srcOffsetToROI_X: vImagePixelCount,
  _ srcOffsetToROI_Y: vImagePixelCount, _ kernelHeight: UInt32, _ kernelWidth: UInt32,
  _ backgroundColor: UnsafePointer<UInt8>?, _ flags: vImage_Flags
) -> vImage_Error {
  Stub.say("Accelerate", "pictures are not blurred here; a UIVisualEffectView blurs what is behind it.")
  return -1
}

/// Would change a picture's colors.
///
/// - Parameters:
///   - src: The picture.
///   - dest: The picture for the result; it stays as it is.
///   - matrix: Left aside.
///   - divisor: Left aside.
///   - pre_bias: Left aside.
///   - post_bias: Left aside.
///   - flags: Left aside.
/// - Returns: That it failed.
@discardableResult
public func vImageMatrixMultiply_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>,
  _ matrix: UnsafePointer<Int16>, _ divisor: Int32, _ pre_bias: UnsafePointer<Int16>?,
  _ post_bias: UnsafePointer<Int32>?, _ flags: vImage_Flags
) -> vImage_Error {
  Stub.say("Accelerate", "pictures are not blurred here; a UIVisualEffectView blurs what is behind it.")
  return -1
}
