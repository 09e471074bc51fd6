// What gets a camera's codes, pictures and films: nothing here.

import Heft

/// Something that a camera has found: nothing here.
open class AVMetadataObject: NSObject {
  public struct ObjectType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let face = ObjectType(rawValue: "face")
    public static let humanBody = ObjectType(rawValue: "humanBody")
    public static let catBody = ObjectType(rawValue: "catBody")
    public static let dogBody = ObjectType(rawValue: "dogBody")
    public static let upce = ObjectType(rawValue: "org.gs1.UPC-E")
    public static let code39 = ObjectType(rawValue: "org.iso.Code39")
    public static let code39Mod43 = ObjectType(rawValue: "org.iso.Code39Mod43")
    public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
    public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
    public static let code93 = ObjectType(rawValue: "com.intermec.Code93")
    public static let code128 = ObjectType(rawValue: "org.iso.Code128")
    public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
    public static let qr = ObjectType(rawValue: "org.iso.QRCode")
    public static let microQR = ObjectType(rawValue: "org.iso.MicroQR")
    public static let aztec = ObjectType(rawValue: "org.iso.Aztec")
    public static let interleaved2of5 = ObjectType(rawValue: "org.ansi.Interleaved2of5")
    public static let itf14 = ObjectType(rawValue: "org.gs1.ITF14")
    public static let dataMatrix = ObjectType(rawValue: "org.iso.DataMatrix")
    public static let codabar = ObjectType(rawValue: "Codabar")
    public static let gs1DataBar = ObjectType(rawValue: "GS1DataBar")
  }
  public final var type: ObjectType { .qr }
  public final var bounds: CGRect { .zero }
  public final var time: CMTime { .invalid }
  public final var duration: CMTime { .invalid }
  override init() { super.init() }
}
public typealias AVMetadataObjectType = AVMetadataObject.ObjectType

/// A code that a camera has found.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject {
  public final var stringValue: String? { nil }
  public final var corners: [CGPoint] { [] }
}
/// A face that a camera has found.
open class AVMetadataFaceObject: AVMetadataObject {
  public final var faceID: Int { 0 }
  public final var hasRollAngle: Bool { false }
  public final var rollAngle: CGFloat { 0 }
  public final var hasYawAngle: Bool { false }
  public final var yawAngle: CGFloat { 0 }
}

public let AVMetadataObjectTypeQRCode = AVMetadataObject.ObjectType.qr
public let AVMetadataObjectTypeFace = AVMetadataObject.ObjectType.face
public let AVMetadataObjectTypeUPCECode = AVMetadataObject.ObjectType.upce
public let AVMetadataObjectTypeCode39Code = AVMetadataObject.ObjectType.code39
public let AVMetadataObjectTypeCode39Mod43Code = AVMetadataObject.ObjectType.code39Mod43
public let AVMetadataObjectTypeEAN13Code = AVMetadataObject.ObjectType.ean13
public let AVMetadataObjectTypeEAN8Code = AVMetadataObject.ObjectType.ean8
public let AVMetadataObjectTypeCode93Code = AVMetadataObject.ObjectType.code93
public let AVMetadataObjectTypeCode128Code = AVMetadataObject.ObjectType.code128
public let AVMetadataObjectTypePDF417Code = AVMetadataObject.ObjectType.pdf417
public let AVMetadataObjectTypeAztecCode = AVMetadataObject.ObjectType.aztec
public let AVMetadataObjectTypeInterleaved2of5Code = AVMetadataObject.ObjectType.interleaved2of5
public let AVMetadataObjectTypeITF14Code = AVMetadataObject.ObjectType.itf14
public let AVMetadataObjectTypeDataMatrixCode = AVMetadataObject.ObjectType.dataMatrix

/// Told of the codes and faces that a camera finds: of none here.
public protocol AVCaptureMetadataOutputObjectsDelegate: AnyObject {
  /// Would tell what has been found.
  ///
  /// - Parameters:
  ///   - output: The output.
  ///   - metadataObjects: What has been found.
  ///   - connection: The connection.
  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection)
}
extension AVCaptureMetadataOutputObjectsDelegate {
  public func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection
  ) {}
}

/// Finds codes and faces: none here.
open class AVCaptureMetadataOutput: AVCaptureOutput {
  @Weak public final private(set) var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?
  public final private(set) var metadataObjectsCallbackQueue: DispatchQueue?
  public final var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
  public final var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
  public final var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
  public override init() { super.init() }
  /// Has what is found told: nothing is.
  ///
  /// - Parameters:
  ///   - delegate: Who would be told.
  ///   - queue: Kept only.
  public final func setMetadataObjectsDelegate(
    _ delegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue: DispatchQueue?
  ) {
    metadataObjectsDelegate = delegate
    metadataObjectsCallbackQueue = queue
  }
}

/// Given the pictures that a camera sees: none here.
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: AnyObject {
  /// Would give a picture.
  ///
  /// - Parameters:
  ///   - output: The output.
  ///   - sampleBuffer: The picture.
  ///   - connection: The connection.
  func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
  /// Would tell of a picture that has been left out.
  ///
  /// - Parameters:
  ///   - output: The output.
  ///   - sampleBuffer: The picture.
  ///   - connection: The connection.
  func captureOutput(
    _ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
}
extension AVCaptureVideoDataOutputSampleBufferDelegate {
  public func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
  ) {}
  public func captureOutput(
    _ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
  ) {}
}

/// Gives the pictures that a camera sees: none here.
open class AVCaptureVideoDataOutput: AVCaptureOutput {
  @Weak public final private(set) var sampleBufferDelegate:
    (any AVCaptureVideoDataOutputSampleBufferDelegate)?
  public final private(set) var sampleBufferCallbackQueue: DispatchQueue?
  public final var videoSettings: [String: AnyObject]! = [:]
  public final var alwaysDiscardsLateVideoFrames = true
  public final var availableVideoPixelFormatTypes: [OSType] { [] }
  public override init() { super.init() }
  /// Has pictures given: none are.
  ///
  /// - Parameters:
  ///   - delegate: Who would get them.
  ///   - queue: Kept only.
  public final func setSampleBufferDelegate(
    _ delegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?, queue: DispatchQueue?
  ) {
    sampleBufferDelegate = delegate
    sampleBufferCallbackQueue = queue
  }
}

/// Given the sound that a microphone hears: none here.
public protocol AVCaptureAudioDataOutputSampleBufferDelegate: AnyObject {
  /// Would give a piece of sound.
  ///
  /// - Parameters:
  ///   - output: The output.
  ///   - sampleBuffer: The piece.
  ///   - connection: The connection.
  func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
}
extension AVCaptureAudioDataOutputSampleBufferDelegate {
  public func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
  ) {}
}

/// Gives the sound that a microphone hears: none here.
open class AVCaptureAudioDataOutput: AVCaptureOutput {
  @Weak public final private(set) var sampleBufferDelegate:
    (any AVCaptureAudioDataOutputSampleBufferDelegate)?
  public override init() { super.init() }
  /// Has sound given: none is.
  ///
  /// - Parameters:
  ///   - delegate: Who would get it.
  ///   - queue: Left aside.
  public final func setSampleBufferDelegate(
    _ delegate: (any AVCaptureAudioDataOutputSampleBufferDelegate)?, queue: DispatchQueue?
  ) { sampleBufferDelegate = delegate }
}

/// Told of a film that is recorded: here that it failed.
public protocol AVCaptureFileOutputRecordingDelegate: AnyObject {
  /// Would tell that it begins.
  ///
  /// - Parameters:
  ///   - output: The output.
  ///   - fileURL: The file.
  ///   - connections: What comes to it.
  func fileOutput(
    _ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection])
  /// Tells that it has ended.
  ///
  /// - Parameters:
  ///   - output: The output.
  ///   - outputFileURL: The file.
  ///   - connections: What comes to it.
  ///   - error: Why; nil where nothing failed.
  func fileOutput(
    _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL,
    from connections: [AVCaptureConnection],
    error: NSError?)
  /// Would tell that it begins, in Swift 3.
  ///
  /// - Parameters:
  ///   - captureOutput: The output.
  ///   - fileURL: The file.
  ///   - connections: What comes to it.
  func capture(
    _ captureOutput: AVCaptureFileOutput!, didStartRecordingToOutputFileAt fileURL: URL!,
    fromConnections connections: [AVCaptureConnection]!)
  /// Tells that it has ended, in Swift 3.
  ///
  /// - Parameters:
  ///   - captureOutput: The output.
  ///   - outputFileURL: The file.
  ///   - connections: What comes to it.
  ///   - error: Why; nil where nothing failed.
  func capture(
    _ captureOutput: AVCaptureFileOutput!, didFinishRecordingToOutputFileAt outputFileURL: URL!,
    fromConnections connections: [AVCaptureConnection]!, error: NSError!)
}
extension AVCaptureFileOutputRecordingDelegate {
  public func fileOutput(
    _ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection]
  ) {}
  public func fileOutput(
    _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL,
    from connections: [AVCaptureConnection],
    error: NSError?
  ) {}
  public func capture(
    _ captureOutput: AVCaptureFileOutput!, didStartRecordingToOutputFileAt fileURL: URL!,
    fromConnections connections: [AVCaptureConnection]!
  ) {}
  public func capture(
    _ captureOutput: AVCaptureFileOutput!, didFinishRecordingToOutputFileAt outputFileURL: URL!,
    fromConnections connections: [AVCaptureConnection]!, error: NSError!
  ) {}
}

/// Records into a file: nothing here, which its error says.
open class AVCaptureFileOutput: AVCaptureOutput {
  public final var outputFileURL: URL? { nil }
  public final var isRecording: Bool { false }
  public final var recordedDuration: CMTime { .zero }
  public final var recordedFileSize: Int64 { 0 }
  public final var maxRecordedDuration = CMTime.invalid
  public final var maxRecordedFileSize: Int64 = 0
  public final var minFreeDiskSpaceLimit: Int64 = 0
  public override init() { super.init() }

  /// Records nothing: the delegate gets an error after the event.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - delegate: Who is told.
  public final func startRecording(
    to url: URL, recordingDelegate delegate: any AVCaptureFileOutputRecordingDelegate
  ) {
    Stub.say("AVCaptureFileOutput.startRecording", "there is no camera here; it ends with an error.")
    DispatchQueue.main.async { [self] in
      let error = AVError.object(.sessionNotRunning, "There is no camera here.")
      delegate.fileOutput(self, didFinishRecordingTo: url, from: [], error: error)
      delegate.capture(self, didFinishRecordingToOutputFileAt: url, fromConnections: [], error: error)
    }
  }
  /// The same in Swift 3.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - delegate: Who is told.
  public final func startRecording(
    toOutputFileURL url: URL!, recordingDelegate delegate: (any AVCaptureFileOutputRecordingDelegate)!
  ) { startRecording(to: url, recordingDelegate: delegate) }
  public final func stopRecording() {}
}

/// Records a film: none here, which its error says.
open class AVCaptureMovieFileOutput: AVCaptureFileOutput {
  public final var movieFragmentInterval = CMTime(value: 10, timescale: 1)
  public final var metadata: [AVMetadataItem]?
  public final var availableVideoCodecTypes: [AVVideoCodecType] { [] }
  /// Changes nothing.
  ///
  /// - Parameters:
  ///   - settings: Left aside.
  ///   - connection: The connection.
  public final func setOutputSettings(_ settings: [String: AnyObject]?, for connection: AVCaptureConnection) {
  }
}
