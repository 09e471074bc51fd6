import Heft

/// Told what becomes of a photo: here that there is none.
public protocol AVCapturePhotoCaptureDelegate: AnyObject {
  /// A photo would be taken.
  ///
  /// - Parameters:
  ///   - output: The output.
  ///   - settings: How it was asked for.
  func photoOutput(
    _ output: AVCapturePhotoOutput, willBeginCaptureFor settings: AVCaptureResolvedPhotoSettings)
  /// A photo is taken.
  ///
  /// - Parameters:
  ///   - output: The output.
  ///   - settings: How it was asked for.
  func photoOutput(
    _ output: AVCapturePhotoOutput, willCapturePhotoFor settings: AVCaptureResolvedPhotoSettings)
  /// A photo has been taken.
  ///
  /// - Parameters:
  ///   - output: The output.
  ///   - settings: How it was asked for.
  func photoOutput(
    _ output: AVCapturePhotoOutput, didCapturePhotoFor settings: AVCaptureResolvedPhotoSettings)
  /// A photo is there.
  ///
  /// - Parameters:
  ///   - output: The output.
  ///   - photo: The photo, without a picture here.
  ///   - error: Why; nil where nothing failed.
  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: NSError?)
  /// All is done.
  ///
  /// - Parameters:
  ///   - output: The output.
  ///   - settings: How it was asked for.
  ///   - error: Why; nil where nothing failed.
  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishCaptureFor settings: AVCaptureResolvedPhotoSettings,
    error: NSError?)
  /// A photo is there, in Swift 3.
  ///
  /// - Parameters:
  ///   - output: The output.
  ///   - photo: Nil: there is none.
  ///   - preview: Nil.
  ///   - settings: How it was asked for.
  ///   - bracket: Nil.
  ///   - error: Why; nil where nothing failed.
  func capture(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhotoSampleBuffer photo: CMSampleBuffer?,
    previewPhotoSampleBuffer preview: CMSampleBuffer?,
    resolvedSettings settings: AVCaptureResolvedPhotoSettings,
    bracketSettings bracket: AVCaptureBracketedStillImageSettings?, error: NSError?)
  /// A photo is there, in Swift 4.
  ///
  /// - Parameters:
  ///   - output: The output.
  ///   - photo: Nil: there is none.
  ///   - preview: Nil.
  ///   - settings: How it was asked for.
  ///   - bracket: Nil.
  ///   - error: Why; nil where nothing failed.
  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: CMSampleBuffer?,
    previewPhoto preview: CMSampleBuffer?, resolvedSettings settings: AVCaptureResolvedPhotoSettings,
    bracketSettings bracket: AVCaptureBracketedStillImageSettings?, error: NSError?)
}

extension AVCapturePhotoCaptureDelegate {
  public func photoOutput(
    _ output: AVCapturePhotoOutput, willBeginCaptureFor settings: AVCaptureResolvedPhotoSettings
  ) {}
  public func photoOutput(
    _ output: AVCapturePhotoOutput, willCapturePhotoFor settings: AVCaptureResolvedPhotoSettings
  ) {}
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didCapturePhotoFor settings: AVCaptureResolvedPhotoSettings
  ) {}
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: NSError?
  ) {}
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishCaptureFor settings: AVCaptureResolvedPhotoSettings,
    error: NSError?
  ) {}
  public func capture(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhotoSampleBuffer photo: CMSampleBuffer?,
    previewPhotoSampleBuffer preview: CMSampleBuffer?,
    resolvedSettings settings: AVCaptureResolvedPhotoSettings,
    bracketSettings bracket: AVCaptureBracketedStillImageSettings?, error: NSError?
  ) {}
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: CMSampleBuffer?,
    previewPhoto preview: CMSampleBuffer?, resolvedSettings settings: AVCaptureResolvedPhotoSettings,
    bracketSettings bracket: AVCaptureBracketedStillImageSettings?, error: NSError?
  ) {}
}

/// Takes photos: none here, which its error says.
open class AVCapturePhotoOutput: AVCaptureOutput {
  public enum QualityPrioritization: Int, Sendable { case speed = 1, balanced, quality }
  public final var isHighResolutionCaptureEnabled = false
  public final var isLivePhotoCaptureEnabled = false
  public final var isLivePhotoCaptureSupported: Bool { false }
  public final var isDepthDataDeliverySupported: Bool { false }
  public final var isDepthDataDeliveryEnabled = false
  public final var maxPhotoQualityPrioritization = QualityPrioritization.balanced
  public final var availablePhotoCodecTypes: [AVVideoCodecType] { [] }
  public final var availablePhotoPixelFormatTypes: [OSType] { [] }
  public final var availableRawPhotoPixelFormatTypes: [OSType] { [] }
  public final var supportedFlashModes: [AVCaptureDevice.FlashMode] { [] }
  public final var preparedPhotoSettingsArray: [AVCapturePhotoSettings] { [] }
  public override init() { super.init() }

  /// Takes no photo: the delegate gets an error after the event.
  ///
  /// - Parameters:
  ///   - settings: How it is asked for.
  ///   - delegate: Who is told.
  public final func capturePhoto(
    with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate
  ) {
    Stub.say("AVCapturePhotoOutput", "there is no camera here; it ends with an error.")
    DispatchQueue.main.async { [self] in
      let error = AVError.object(.sessionNotRunning, "There is no camera here.")
      let resolved = AVCaptureResolvedPhotoSettings(settings.uniqueID)
      delegate.photoOutput(self, didFinishProcessingPhoto: AVCapturePhoto(resolved), error: error)
      delegate.capture(
        self, didFinishProcessingPhotoSampleBuffer: nil, previewPhotoSampleBuffer: nil,
        resolvedSettings: resolved,
        bracketSettings: nil, error: error)
      delegate.photoOutput(
        self, didFinishProcessingPhoto: nil, previewPhoto: nil, resolvedSettings: resolved,
        bracketSettings: nil,
        error: error)
      delegate.photoOutput(self, didFinishCaptureFor: resolved, error: error)
    }
  }
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - settings: Left aside.
  ///   - handler: Is told later.
  public final func setPreparedPhotoSettingsArray(
    _ settings: [AVCapturePhotoSettings], completionHandler handler: ((Bool, NSError?) -> Void)? = nil
  ) { if let handler { DispatchQueue.main.async { handler(false, nil) } } }
  /// A photo's file.
  ///
  /// - Parameters:
  ///   - buffer: The photo.
  ///   - preview: Its small one.
  /// - Returns: Nil: there is none.
  public static func jpegPhotoDataRepresentation(
    forJPEGSampleBuffer buffer: CMSampleBuffer, previewPhotoSampleBuffer preview: CMSampleBuffer?
  ) -> Data? { nil }
}

/// How a photo is asked for.
open class AVCapturePhotoSettings: NSObject {
  nonisolated(unsafe) private static var last: Int64 = 0
  public final let uniqueID: Int64
  public final let format: [String: AnyObject]?
  public final var flashMode = AVCaptureDevice.FlashMode.off
  public final var isHighResolutionPhotoEnabled = false
  public final var isAutoStillImageStabilizationEnabled = true
  public final var isAutoRedEyeReductionEnabled = false
  public final var isDepthDataDeliveryEnabled = false
  public final var photoQualityPrioritization = AVCapturePhotoOutput.QualityPrioritization.balanced
  public final var previewPhotoFormat: [String: AnyObject]?
  public final var embeddedThumbnailPhotoFormat: [String: AnyObject]?
  public final var livePhotoMovieFileURL: URL?
  public final var availablePreviewPhotoPixelFormatTypes: [OSType] { [kCVPixelFormatType_32BGRA] }
  public final var __availablePreviewPhotoPixelFormatTypes: [NSNumber] { [NSNumber(value: 0x4247_5241)] }

  public override convenience init() { self.init(format: nil) }
  /// How a photo is asked for.
  ///
  /// - Parameter format: How it is to be written.
  public init(format: [String: AnyObject]?) {
    AVCapturePhotoSettings.last += 1
    uniqueID = AVCapturePhotoSettings.last
    self.format = format
    super.init()
  }
  /// How a photo is asked for.
  ///
  /// - Parameter format: How it is to be written.
  @_disfavoredOverload
  public convenience init<Value>(format: [String: Value]?) {
    self.init(format: format.map { $0.mapValues { heftObject($0) as AnyObject } })
  }
  /// How a photo is asked for.
  ///
  /// - Parameter settings: How another was.
  public convenience init(from settings: AVCapturePhotoSettings) { self.init(format: settings.format) }
}

/// How a photo is taken.
public final class AVCaptureResolvedPhotoSettings: NSObject {
  public let uniqueID: Int64
  public var photoDimensions: CMVideoDimensions { CMVideoDimensions() }
  public var isFlashEnabled: Bool { false }
  fileprivate init(_ uniqueID: Int64) {
    self.uniqueID = uniqueID
    super.init()
  }
}
/// How one of several photos is taken.
open class AVCaptureBracketedStillImageSettings: NSObject {
  override init() { super.init() }
}

/// A photo, without a picture here.
public final class AVCapturePhoto: NSObject {
  public let resolvedSettings: AVCaptureResolvedPhotoSettings
  public var isRawPhoto: Bool { false }
  public var photoCount: Int { 0 }
  public var timestamp: CMTime { .invalid }
  public var pixelBuffer: CVPixelBuffer? { nil }
  public var previewPixelBuffer: CVPixelBuffer? { nil }
  public var metadata: [String: AnyObject] { [:] }
  fileprivate init(_ settings: AVCaptureResolvedPhotoSettings) {
    resolvedSettings = settings
    super.init()
  }
  /// The photo's file.
  ///
  /// - Returns: Nil: there is none.
  public func fileDataRepresentation() -> Data? { nil }
  /// The photo's pixels.
  ///
  /// - Returns: Nil: there are none.
  public func cgImageRepresentation() -> CGImage? { nil }
  /// The pixels of the photo's small one.
  ///
  /// - Returns: Nil: there are none.
  public func previewCGImageRepresentation() -> CGImage? { nil }
}

/// Takes photos, as iOS 9 does: none here, which its error says.
open class AVCaptureStillImageOutput: AVCaptureOutput {
  public final var outputSettings: [String: AnyObject]! = [:]
  public final var isHighResolutionStillImageOutputEnabled = false
  public final var isCapturingStillImage: Bool { false }
  public final var availableImageDataCodecTypes: [AVVideoCodecType] { [] }
  public override init() { super.init() }

  /// Takes no photo.
  ///
  /// - Parameters:
  ///   - connection: Left aside.
  ///   - handler: Is told later, with an error.
  public final func captureStillImageAsynchronously(
    from connection: AVCaptureConnection?,
    completionHandler handler: @escaping (CMSampleBuffer?, NSError?) -> Void
  ) {
    Stub.say("AVCaptureStillImageOutput", "there is no camera here; it ends with an error.")
    DispatchQueue.main.async { handler(nil, AVError.object(.sessionNotRunning, "There is no camera here.")) }
  }
  /// The same in Swift 2.
  ///
  /// - Parameters:
  ///   - connection: Left aside.
  ///   - handler: Is told later, with an error.
  public final func captureStillImageAsynchronouslyFromConnection(
    _ connection: AVCaptureConnection?,
    completionHandler handler: @escaping (CMSampleBuffer?, NSError?) -> Void
  ) { captureStillImageAsynchronously(from: connection, completionHandler: handler) }
  /// A photo's file.
  ///
  /// - Parameter buffer: The photo.
  /// - Returns: Nil: there is none.
  public static func jpegStillImageNSDataRepresentation(_ buffer: CMSampleBuffer?) -> Data! { nil }
}
