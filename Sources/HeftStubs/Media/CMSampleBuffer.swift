import Heft

public typealias OSType = UInt32
public typealias FourCharCode = UInt32
public typealias CVReturn = Int32
public typealias CVOptionFlags = UInt64
public let kCVReturnSuccess: CVReturn = 0
public let kCVReturnError: CVReturn = -6660

/// The pixels of a picture of a film or a camera: there are none here, so that none is made.
public final class CVImageBuffer: NSObject {
  private override init() { super.init() }
}
public typealias CVPixelBuffer = CVImageBuffer
public typealias CVBuffer = CVImageBuffer

public struct CVPixelBufferLockFlags: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let readOnly = CVPixelBufferLockFlags(rawValue: 1)
}

public let kCVPixelFormatType_32BGRA: OSType = 0x4247_5241
public let kCVPixelFormatType_32ARGB: OSType = 0x20
public let kCVPixelFormatType_32RGBA: OSType = 0x5247_4241
public let kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange: OSType = 0x3432_3076
public let kCVPixelFormatType_420YpCbCr8BiPlanarFullRange: OSType = 0x3432_3066
public let kCVPixelBufferPixelFormatTypeKey: CFString = "PixelFormatType"
public let kCVPixelBufferWidthKey: CFString = "Width"
public let kCVPixelBufferHeightKey: CFString = "Height"
public let kCVPixelBufferCGImageCompatibilityKey: CFString = "CGImageCompatibility"
public let kCVPixelBufferCGBitmapContextCompatibilityKey: CFString = "CGBitmapContextCompatibility"
public let kCVPixelBufferIOSurfacePropertiesKey: CFString = "IOSurfaceProperties"

/// Does nothing: there are no pixels.
///
/// - Parameters:
///   - buffer: Left aside.
///   - flags: Left aside.
/// - Returns: That all is well.
@discardableResult
public func CVPixelBufferLockBaseAddress(_ buffer: CVPixelBuffer, _ flags: CVPixelBufferLockFlags) -> CVReturn
{
  kCVReturnSuccess
}
/// Does nothing: there are no pixels.
///
/// - Parameters:
///   - buffer: Left aside.
///   - flags: Left aside.
/// - Returns: That all is well.
@discardableResult
public func CVPixelBufferUnlockBaseAddress(
  _ buffer: CVPixelBuffer, _ flags: CVPixelBufferLockFlags
) -> CVReturn { kCVReturnSuccess }
/// Where the pixels are.
///
/// - Parameter buffer: Left aside.
/// - Returns: Nil: there are none.
public func CVPixelBufferGetBaseAddress(_ buffer: CVPixelBuffer) -> UnsafeMutableRawPointer? { nil }
/// Where the pixels of one plane are.
///
/// - Parameters:
///   - buffer: Left aside.
///   - plane: Left aside.
/// - Returns: Nil: there are none.
public func CVPixelBufferGetBaseAddressOfPlane(_ buffer: CVPixelBuffer, _ plane: Int)
  -> UnsafeMutableRawPointer?
{
  nil
}
/// How wide the pixels are.
///
/// - Parameter buffer: Left aside.
/// - Returns: 0: there are none.
public func CVPixelBufferGetWidth(_ buffer: CVPixelBuffer) -> Int { 0 }
/// How high the pixels are.
///
/// - Parameter buffer: Left aside.
/// - Returns: 0: there are none.
public func CVPixelBufferGetHeight(_ buffer: CVPixelBuffer) -> Int { 0 }
/// The bytes of a line of pixels.
///
/// - Parameter buffer: Left aside.
/// - Returns: 0: there are none.
public func CVPixelBufferGetBytesPerRow(_ buffer: CVPixelBuffer) -> Int { 0 }
/// The bytes of a line of pixels of one plane.
///
/// - Parameters:
///   - buffer: Left aside.
///   - plane: Left aside.
/// - Returns: 0: there are none.
public func CVPixelBufferGetBytesPerRowOfPlane(_ buffer: CVPixelBuffer, _ plane: Int) -> Int { 0 }
/// The bytes of all pixels.
///
/// - Parameter buffer: Left aside.
/// - Returns: 0: there are none.
public func CVPixelBufferGetDataSize(_ buffer: CVPixelBuffer) -> Int { 0 }
/// How pixels are written.
///
/// - Parameter buffer: Left aside.
/// - Returns: The usual kind.
public func CVPixelBufferGetPixelFormatType(_ buffer: CVPixelBuffer) -> OSType { kCVPixelFormatType_32BGRA }

extension CIImage {
  /// A picture without pixels.
  ///
  /// - Parameter buffer: Left aside: there are no pixels.
  public convenience init(cvPixelBuffer buffer: CVPixelBuffer) { self.init(CIRecipe(.nowhere)) }
  /// A picture without pixels.
  ///
  /// - Parameter buffer: Left aside: there are no pixels.
  public convenience init(cvImageBuffer buffer: CVImageBuffer) { self.init(CIRecipe(.nowhere)) }
}

/// The size of a film's pictures in pixels.
public struct CMVideoDimensions: Hashable, Sendable {
  public var width: Int32
  public var height: Int32
  /// A size.
  ///
  /// - Parameters:
  ///   - width: The width.
  ///   - height: The height.
  public init(width: Int32 = 0, height: Int32 = 0) {
    self.width = width
    self.height = height
  }
}

public typealias CMMediaType = FourCharCode
public typealias CMItemCount = Int
public let kCMMediaType_Video: CMMediaType = 0x7669_6465
public let kCMMediaType_Audio: CMMediaType = 0x736F_756E

/// How a film or a sound is written.
public final class CMFormatDescription: NSObject {
  public var dimensions: CMVideoDimensions { CMVideoDimensions() }
  override init() { super.init() }
}
public typealias CMVideoFormatDescription = CMFormatDescription
public typealias CMAudioFormatDescription = CMFormatDescription

/// The size of a film's pictures.
///
/// - Parameter description: How it is written.
/// - Returns: The size, which is not known here.
public func CMVideoFormatDescriptionGetDimensions(_ description: CMVideoFormatDescription)
  -> CMVideoDimensions
{
  description.dimensions
}

/// A piece of a film or a sound: there are none here, so that none is made.
public final class CMSampleBuffer: NSObject {
  private override init() { super.init() }
  public var imageBuffer: CVImageBuffer? { nil }
  public var formatDescription: CMFormatDescription? { nil }
  public var presentationTimeStamp: CMTime { .invalid }
  public var duration: CMTime { .invalid }
  public var numSamples: Int { 0 }
  public var isValid: Bool { false }
}

/// The pixels of a piece of a film.
///
/// - Parameter buffer: The piece.
/// - Returns: Nil: there are none.
public func CMSampleBufferGetImageBuffer(_ buffer: CMSampleBuffer) -> CVImageBuffer? { buffer.imageBuffer }
/// When a piece of a film is shown.
///
/// - Parameter buffer: The piece.
/// - Returns: The time, which is invalid.
public func CMSampleBufferGetPresentationTimeStamp(_ buffer: CMSampleBuffer) -> CMTime {
  buffer.presentationTimeStamp
}
/// How long a piece of a film is.
///
/// - Parameter buffer: The piece.
/// - Returns: The time, which is invalid.
public func CMSampleBufferGetDuration(_ buffer: CMSampleBuffer) -> CMTime { buffer.duration }
/// How a piece of a film is written.
///
/// - Parameter buffer: The piece.
/// - Returns: Nil: it is not.
public func CMSampleBufferGetFormatDescription(_ buffer: CMSampleBuffer) -> CMFormatDescription? {
  buffer.formatDescription
}
/// How many samples a piece has.
///
/// - Parameter buffer: The piece.
/// - Returns: 0: none.
public func CMSampleBufferGetNumSamples(_ buffer: CMSampleBuffer) -> CMItemCount { 0 }
/// Whether a piece is valid.
///
/// - Parameter buffer: The piece.
/// - Returns: No.
public func CMSampleBufferIsValid(_ buffer: CMSampleBuffer) -> Bool { false }
/// Whether a piece is there.
///
/// - Parameter buffer: The piece.
/// - Returns: No.
public func CMSampleBufferDataIsReady(_ buffer: CMSampleBuffer) -> Bool { false }
