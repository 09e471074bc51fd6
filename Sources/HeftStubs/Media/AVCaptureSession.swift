import Heft

/// What goes from cameras to pictures: it keeps what it has, and nothing comes.
open class AVCaptureSession: NSObject {
  /// How large the pictures are.
  public struct Preset: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
    public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
    public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
    public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
    public static let cif352x288 = Preset(rawValue: "AVCaptureSessionPreset352x288")
    public static let vga640x480 = Preset(rawValue: "AVCaptureSessionPreset640x480")
    public static let iFrame960x540 = Preset(rawValue: "AVCaptureSessionPresetiFrame960x540")
    public static let iFrame1280x720 = Preset(rawValue: "AVCaptureSessionPresetiFrame1280x720")
    public static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")
    public static let hd1920x1080 = Preset(rawValue: "AVCaptureSessionPreset1920x1080")
    public static let hd4K3840x2160 = Preset(rawValue: "AVCaptureSessionPreset3840x2160")
    public static let inputPriority = Preset(rawValue: "AVCaptureSessionPresetInputPriority")
  }
  public enum InterruptionReason: Int, Sendable {
    case videoDeviceNotAvailableInBackground = 1
    case audioDeviceInUseByAnotherClient, videoDeviceInUseByAnotherClient
    case videoDeviceNotAvailableWithMultipleForegroundApps, videoDeviceNotAvailableDueToSystemPressure
  }

  public final var sessionPreset = Preset.high
  public final private(set) var inputs: [AVCaptureInput] = []
  public final private(set) var outputs: [AVCaptureOutput] = []
  public final var connections: [AVCaptureConnection] { [] }
  public final private(set) var isRunning = false
  public final var isInterrupted: Bool { false }
  public final var usesApplicationAudioSession = true
  public final var automaticallyConfiguresApplicationAudioSession = true
  public final var automaticallyConfiguresCaptureDeviceForWideColor = true

  public override init() { super.init() }

  /// Whether the pictures can have a size.
  ///
  /// - Parameter preset: The size.
  /// - Returns: Yes.
  public final func canSetSessionPreset(_ preset: Preset) -> Bool { true }
  /// Whether an input can be put in.
  ///
  /// - Parameter input: The input.
  /// - Returns: Whether it is not there yet.
  public final func canAddInput(_ input: AVCaptureInput) -> Bool { !inputs.contains { $0 === input } }
  /// Puts an input in.
  ///
  /// - Parameter input: The input.
  public final func addInput(_ input: AVCaptureInput) { inputs.append(input) }
  /// Puts an input in, without what goes from it.
  ///
  /// - Parameter input: The input.
  public final func addInputWithNoConnections(_ input: AVCaptureInput) { inputs.append(input) }
  /// Takes an input out.
  ///
  /// - Parameter input: The input.
  public final func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
  /// Whether an output can be put in.
  ///
  /// - Parameter output: The output.
  /// - Returns: Whether it is not there yet.
  public final func canAddOutput(_ output: AVCaptureOutput) -> Bool { !outputs.contains { $0 === output } }
  /// Puts an output in.
  ///
  /// - Parameter output: The output.
  public final func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
  /// Takes an output out.
  ///
  /// - Parameter output: The output.
  public final func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
  public final func beginConfiguration() {}
  public final func commitConfiguration() {}

  /// Runs, though nothing comes, which the console says.
  open func startRunning() {
    Stub.say("AVCaptureSession.startRunning", "there is no camera here; no pictures come.")
    guard !isRunning else { return }
    isRunning = true
    heftDidChange("running")
    NotificationCenter.default.post(name: AVCaptureSession.didStartRunningNotification, object: self)
  }
  open func stopRunning() {
    guard isRunning else { return }
    isRunning = false
    heftDidChange("running")
    NotificationCenter.default.post(name: AVCaptureSession.didStopRunningNotification, object: self)
  }

  public static let runtimeErrorNotification = Notification.Name("AVCaptureSessionRuntimeErrorNotification")
  public static let didStartRunningNotification = Notification.Name(
    "AVCaptureSessionDidStartRunningNotification")
  public static let didStopRunningNotification = Notification.Name(
    "AVCaptureSessionDidStopRunningNotification")
  public static let wasInterruptedNotification = Notification.Name(
    "AVCaptureSessionWasInterruptedNotification")
  public static let interruptionEndedNotification = Notification.Name(
    "AVCaptureSessionInterruptionEndedNotification")
}
public typealias AVCaptureSessionPreset = AVCaptureSession.Preset
public typealias AVCaptureSessionInterruptionReason = AVCaptureSession.InterruptionReason
public let AVCaptureSessionErrorKey = "AVCaptureSessionErrorKey"
public let AVCaptureSessionInterruptionReasonKey = "AVCaptureSessionInterruptionReasonKey"

extension Notification.Name {
  public static let AVCaptureSessionRuntimeError = AVCaptureSession.runtimeErrorNotification
  public static let AVCaptureSessionDidStartRunning = AVCaptureSession.didStartRunningNotification
  public static let AVCaptureSessionDidStopRunning = AVCaptureSession.didStopRunningNotification
  public static let AVCaptureSessionWasInterrupted = AVCaptureSession.wasInterruptedNotification
  public static let AVCaptureSessionInterruptionEnded = AVCaptureSession.interruptionEndedNotification
}

// The names of Swift 3.

public let AVCaptureSessionPresetPhoto = AVCaptureSession.Preset.photo
public let AVCaptureSessionPresetHigh = AVCaptureSession.Preset.high
public let AVCaptureSessionPresetMedium = AVCaptureSession.Preset.medium
public let AVCaptureSessionPresetLow = AVCaptureSession.Preset.low
public let AVCaptureSessionPreset640x480 = AVCaptureSession.Preset.vga640x480
public let AVCaptureSessionPreset1280x720 = AVCaptureSession.Preset.hd1280x720
public let AVCaptureSessionPreset1920x1080 = AVCaptureSession.Preset.hd1920x1080

/// Where pictures and sound come from.
open class AVCaptureInput: NSObject {
  /// One of what an input gives.
  public final class Port: NSObject {
    public var mediaType: AVMediaType { .video }
    public var isEnabled = true
    override init() { super.init() }
  }
  public final var ports: [Port] { [] }
  override init() { super.init() }
}

/// A camera or a microphone of a session.
open class AVCaptureDeviceInput: AVCaptureInput {
  public final let device: AVCaptureDevice

  /// Would be a camera or a microphone.
  ///
  /// - Parameter device: The device.
  /// - Throws: Always: there is none.
  public init(device: AVCaptureDevice?) throws(NSError) {
    guard let device else {
      throw AVError.object(.deviceNotConnected, "There is no camera and no microphone here.")
    }
    self.device = device
    super.init()
  }
}

public enum AVCaptureVideoOrientation: Int, Sendable {
  case portrait = 1
  case portraitUpsideDown, landscapeRight, landscapeLeft
}
public enum AVCaptureVideoStabilizationMode: Int, Sendable {
  case off, standard, cinematic
  case auto = -1
}

/// What goes from an input to an output.
open class AVCaptureConnection: NSObject {
  public final var isEnabled = true
  public final var isActive: Bool { false }
  public final var inputPorts: [AVCaptureInput.Port] { [] }
  public final var isVideoOrientationSupported: Bool { false }
  public final var videoOrientation = AVCaptureVideoOrientation.portrait
  public final var videoRotationAngle: CGFloat = 0
  public final var isVideoMirroringSupported: Bool { false }
  public final var isVideoMirrored = false
  public final var automaticallyAdjustsVideoMirroring = true
  public final var isVideoStabilizationSupported: Bool { false }
  public final var preferredVideoStabilizationMode = AVCaptureVideoStabilizationMode.off
  public final var activeVideoStabilizationMode: AVCaptureVideoStabilizationMode { .off }
  public final var videoScaleAndCropFactor: CGFloat = 1
  public final var videoMaxScaleAndCropFactor: CGFloat { 1 }
  override init() { super.init() }

  /// Whether a picture can be turned so.
  ///
  /// - Parameter angle: The angle.
  /// - Returns: No.
  public final func isVideoRotationAngleSupported(_ angle: CGFloat) -> Bool { false }
}

/// Where pictures and sound go: none come.
open class AVCaptureOutput: NSObject {
  public final var connections: [AVCaptureConnection] { [] }
  override init() { super.init() }

  /// What comes to it.
  ///
  /// - Parameter mediaType: The kind of media.
  /// - Returns: Nil: nothing does.
  public final func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
  /// The same in Swift 3.
  ///
  /// - Parameter mediaType: The kind of media.
  /// - Returns: Nil: nothing comes to it.
  public final func connection(withMediaType mediaType: AVMediaType) -> AVCaptureConnection! { nil }
  /// A place in the picture.
  ///
  /// - Parameter rect: The place of what has been found.
  /// - Returns: The place as it is.
  public final func outputRectConverted(fromMetadataOutputRect rect: CGRect) -> CGRect { rect }
  /// A place of what has been found.
  ///
  /// - Parameter rect: The place in the picture.
  /// - Returns: The place as it is.
  public final func metadataOutputRectConverted(fromOutputRect rect: CGRect) -> CGRect { rect }
}

/// A layer that shows what a camera sees: it stays empty.
open class AVCaptureVideoPreviewLayer: CALayer {
  public final var session: AVCaptureSession?
  public final var videoGravity = AVLayerVideoGravity.resizeAspect
  public final var connection: AVCaptureConnection? { nil }
  public final var isPreviewing: Bool { false }

  public override init() { super.init() }
  /// A layer.
  ///
  /// - Parameter session: The session.
  public convenience init(session: AVCaptureSession) {
    self.init()
    self.session = session
  }
  /// A layer that nothing comes to.
  ///
  /// - Parameter session: The session.
  public convenience init(sessionWithNoConnection session: AVCaptureSession) { self.init(session: session) }

  /// A place in the picture, as a share of it.
  ///
  /// - Parameter point: The place in the layer.
  /// - Returns: The place in the layer's size.
  public final func captureDevicePointConverted(fromLayerPoint point: CGPoint) -> CGPoint {
    let size = bounds.size
    guard size.width > 0, size.height > 0 else { return .zero }
    // The camera lies on its side.
    return CGPoint(x: point.y / size.height, y: 1 - point.x / size.width)
  }
  /// A place in the layer.
  ///
  /// - Parameter point: The place in the picture, as a share of it.
  /// - Returns: The place.
  public final func layerPointConverted(fromCaptureDevicePoint point: CGPoint) -> CGPoint {
    CGPoint(x: (1 - point.y) * bounds.size.width, y: point.x * bounds.size.height)
  }
  /// A place in the picture, as a share of it.
  ///
  /// - Parameter rect: The place in the layer.
  /// - Returns: The place.
  public final func metadataOutputRectConverted(fromLayerRect rect: CGRect) -> CGRect {
    let one = captureDevicePointConverted(fromLayerPoint: rect.origin)
    let other = captureDevicePointConverted(fromLayerPoint: CGPoint(x: rect.maxX, y: rect.maxY))
    return CGRect(
      x: min(one.x, other.x), y: min(one.y, other.y), width: abs(one.x - other.x),
      height: abs(one.y - other.y))
  }
  /// A place in the layer.
  ///
  /// - Parameter rect: The place in the picture, as a share of it.
  /// - Returns: The place.
  public final func layerRectConverted(fromMetadataOutputRect rect: CGRect) -> CGRect {
    let one = layerPointConverted(fromCaptureDevicePoint: rect.origin)
    let other = layerPointConverted(fromCaptureDevicePoint: CGPoint(x: rect.maxX, y: rect.maxY))
    return CGRect(
      x: min(one.x, other.x), y: min(one.y, other.y), width: abs(one.x - other.x),
      height: abs(one.y - other.y))
  }
  /// What has been found, where it is in the layer.
  ///
  /// - Parameter object: What has been found.
  /// - Returns: Nil: nothing has.
  public final func transformedMetadataObject(for object: AVMetadataObject) -> AVMetadataObject? { nil }

  // The names of Swift 3.

  /// A place in the picture, as a share of it.
  ///
  /// - Parameter point: The place in the layer.
  /// - Returns: The place.
  public final func captureDevicePointOfInterest(for point: CGPoint) -> CGPoint {
    captureDevicePointConverted(fromLayerPoint: point)
  }
  /// A place in the layer.
  ///
  /// - Parameter point: The place in the picture, as a share of it.
  /// - Returns: The place.
  public final func pointForCaptureDevicePoint(ofInterest point: CGPoint) -> CGPoint {
    layerPointConverted(fromCaptureDevicePoint: point)
  }
  /// A place in the picture, as a share of it.
  ///
  /// - Parameter rect: The place in the layer.
  /// - Returns: The place.
  public final func metadataOutputRectOfInterest(for rect: CGRect) -> CGRect {
    metadataOutputRectConverted(fromLayerRect: rect)
  }
  /// A place in the layer.
  ///
  /// - Parameter rect: The place in the picture, as a share of it.
  /// - Returns: The place.
  public final func rectForMetadataOutputRect(ofInterest rect: CGRect) -> CGRect {
    layerRectConverted(fromMetadataOutputRect: rect)
  }
}
