import Heft

/// Whether the user lets an app use a camera or a microphone.
public enum AVAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }

/// A camera or a microphone: there are none here, and the app counts as refused.
public final class AVCaptureDevice: NSObject {
  public enum Position: Int, Sendable { case unspecified, back, front }
  public enum FlashMode: Int, Sendable { case off, on, auto }
  public enum TorchMode: Int, Sendable { case off, on, auto }
  public enum FocusMode: Int, Sendable { case locked, autoFocus, continuousAutoFocus }
  public enum ExposureMode: Int, Sendable { case locked, autoExpose, continuousAutoExposure, custom }
  public enum WhiteBalanceMode: Int, Sendable { case locked, autoWhiteBalance, continuousAutoWhiteBalance }
  public enum AutoFocusRangeRestriction: Int, Sendable { case none, near, far }
  public struct DeviceType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let builtInWideAngleCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
    public static let builtInTelephotoCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
    public static let builtInUltraWideCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
    public static let builtInDualCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
    public static let builtInDualWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualWideCamera")
    public static let builtInTripleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera")
    public static let builtInTrueDepthCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
    public static let builtInDuoCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDuoCamera")
    public static let builtInMicrophone = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInMicrophone")
    public static let microphone = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInMicrophone")
  }
  /// How a camera can take pictures.
  public final class Format: NSObject {
    public var formatDescription: CMFormatDescription { CMFormatDescription() }
    public var mediaType: AVMediaType { .video }
    public var videoSupportedFrameRateRanges: [AVFrameRateRange] { [] }
    public var videoMaxZoomFactor: CGFloat { 1 }
    public var videoFieldOfView: Float { 0 }
    public var minISO: Float { 0 }
    public var maxISO: Float { 0 }
    public var minExposureDuration: CMTime { .zero }
    public var maxExposureDuration: CMTime { .zero }
    public var isVideoHDRSupported: Bool { false }
    override init() { super.init() }
  }
  /// Looks for cameras and microphones: there are none here.
  public final class DiscoverySession: NSObject {
    public var devices: [AVCaptureDevice] { [] }
    /// Looks for some.
    ///
    /// - Parameters:
    ///   - deviceTypes: The types.
    ///   - mediaType: The kind of media.
    ///   - position: Where they are.
    public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) { super.init() }
  }

  private override init() { super.init() }

  private static func say() {
    Stub.say("AVCaptureDevice", "there is no camera and no microphone here; the app counts as refused.")
  }
  /// The usual camera or microphone.
  ///
  /// - Parameter mediaType: The kind of media.
  /// - Returns: Nil: there is none.
  public static func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? {
    say()
    return nil
  }
  /// A camera or microphone of a type.
  ///
  /// - Parameters:
  ///   - deviceType: The type.
  ///   - mediaType: The kind of media.
  ///   - position: Where it is.
  /// - Returns: Nil: there is none.
  public static func `default`(
    _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
  ) -> AVCaptureDevice? {
    say()
    return nil
  }
  /// All cameras and microphones.
  ///
  /// - Returns: None.
  public static func devices() -> [AVCaptureDevice] { [] }
  /// All cameras or microphones.
  ///
  /// - Parameter mediaType: The kind of media.
  /// - Returns: None.
  public static func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }
  /// Whether the app may use them.
  ///
  /// - Parameter mediaType: The kind of media.
  /// - Returns: No.
  public static func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus { .denied }
  /// Says that the app may not use them.
  ///
  /// - Parameters:
  ///   - mediaType: The kind of media.
  ///   - handler: Called with false, after the event.
  public static func requestAccess(
    for mediaType: AVMediaType, completionHandler handler: @escaping (Bool) -> Void
  ) {
    say()
    DispatchQueue.main.async { handler(false) }
  }

  // The names of Swift 3.

  /// The usual camera or microphone.
  ///
  /// - Parameter mediaType: The kind of media.
  /// - Returns: Nil: there is none.
  public static func defaultDevice(withMediaType mediaType: AVMediaType) -> AVCaptureDevice! {
    self.default(for: mediaType)
  }
  /// A camera or microphone of a type.
  ///
  /// - Parameters:
  ///   - deviceType: The type.
  ///   - mediaType: The kind of media.
  ///   - position: Where it is.
  /// - Returns: Nil: there is none.
  public static func defaultDevice(
    withDeviceType deviceType: DeviceType, mediaType: AVMediaType?, position: Position
  ) -> AVCaptureDevice! { self.default(deviceType, for: mediaType, position: position) }
  /// All cameras or microphones.
  ///
  /// - Parameter mediaType: The kind of media.
  /// - Returns: None.
  public static func devices(withMediaType mediaType: AVMediaType) -> [AVCaptureDevice]! { [] }
  /// Whether the app may use them.
  ///
  /// - Parameter mediaType: The kind of media.
  /// - Returns: No.
  public static func authorizationStatus(forMediaType mediaType: AVMediaType) -> AVAuthorizationStatus {
    .denied
  }
  /// Says that the app may not use them.
  ///
  /// - Parameters:
  ///   - mediaType: The kind of media.
  ///   - handler: Called with false, after the event.
  public static func requestAccess(
    forMediaType mediaType: AVMediaType, completionHandler handler: @escaping (Bool) -> Void
  ) { requestAccess(for: mediaType, completionHandler: handler) }

  public var uniqueID: String { "" }
  public var modelID: String { "" }
  public var localizedName: String { "" }
  public var deviceType: DeviceType { .builtInWideAngleCamera }
  public var position: Position { .unspecified }
  public var isConnected: Bool { false }
  public var formats: [Format] { [] }
  public var activeFormat = Format()
  public var activeVideoMinFrameDuration = CMTime.invalid
  public var activeVideoMaxFrameDuration = CMTime.invalid
  public var hasFlash: Bool { false }
  public var hasTorch: Bool { false }
  public var isFlashAvailable: Bool { false }
  public var isTorchAvailable: Bool { false }
  public var isTorchActive: Bool { false }
  public var torchLevel: Float { 0 }
  public var flashMode = FlashMode.off
  public var torchMode = TorchMode.off
  public var focusMode = FocusMode.locked
  public var exposureMode = ExposureMode.locked
  public var whiteBalanceMode = WhiteBalanceMode.locked
  public var autoFocusRangeRestriction = AutoFocusRangeRestriction.none
  public var focusPointOfInterest = CGPoint(x: 0.5, y: 0.5)
  public var exposurePointOfInterest = CGPoint(x: 0.5, y: 0.5)
  public var isFocusPointOfInterestSupported: Bool { false }
  public var isExposurePointOfInterestSupported: Bool { false }
  public var isAutoFocusRangeRestrictionSupported: Bool { false }
  public var isSmoothAutoFocusSupported: Bool { false }
  public var isSmoothAutoFocusEnabled = false
  public var isLowLightBoostSupported: Bool { false }
  public var isSubjectAreaChangeMonitoringEnabled = false
  public var automaticallyEnablesLowLightBoostWhenAvailable = false
  public var isAdjustingFocus: Bool { false }
  public var isAdjustingExposure: Bool { false }
  public var lensPosition: Float { 0 }
  public var iso: Float { 0 }
  public var exposureDuration: CMTime { .zero }
  public var exposureTargetBias: Float { 0 }
  public var minExposureTargetBias: Float { 0 }
  public var maxExposureTargetBias: Float { 0 }
  public var videoZoomFactor: CGFloat = 1
  public var minAvailableVideoZoomFactor: CGFloat { 1 }
  public var maxAvailableVideoZoomFactor: CGFloat { 1 }
  public var isRampingVideoZoom: Bool { false }

  /// Lets the device be changed.
  ///
  /// - Throws: Nothing.
  public func lockForConfiguration() throws(NSError) {}
  public func unlockForConfiguration() {}
  /// Whether it gives a kind of media.
  ///
  /// - Parameter mediaType: The kind of media.
  /// - Returns: No.
  public func hasMediaType(_ mediaType: AVMediaType) -> Bool { false }
  /// Whether a session can have its pictures in a size.
  ///
  /// - Parameter preset: The size.
  /// - Returns: No.
  public func supportsSessionPreset(_ preset: AVCaptureSession.Preset) -> Bool { false }
  /// Whether it can.
  ///
  /// - Parameter mode: How.
  /// - Returns: No.
  public func isFlashModeSupported(_ mode: FlashMode) -> Bool { false }
  /// Whether it can.
  ///
  /// - Parameter mode: How.
  /// - Returns: No.
  public func isTorchModeSupported(_ mode: TorchMode) -> Bool { false }
  /// Whether it can.
  ///
  /// - Parameter mode: How.
  /// - Returns: No.
  public func isFocusModeSupported(_ mode: FocusMode) -> Bool { false }
  /// Whether it can.
  ///
  /// - Parameter mode: How.
  /// - Returns: No.
  public func isExposureModeSupported(_ mode: ExposureMode) -> Bool { false }
  /// Whether it can.
  ///
  /// - Parameter mode: How.
  /// - Returns: No.
  public func isWhiteBalanceModeSupported(_ mode: WhiteBalanceMode) -> Bool { false }
  /// Lights nothing.
  ///
  /// - Parameter level: Left aside.
  /// - Throws: Nothing.
  public func setTorchModeOn(level: Float) throws(NSError) {}
  /// The same by Swift 2's name.
  ///
  /// - Parameter level: Left aside.
  /// - Throws: Nothing.
  public func setTorchModeOnWithLevel(_ level: Float) throws(NSError) {}
  /// Changes nothing.
  ///
  /// - Parameters:
  ///   - factor: Left aside.
  ///   - rate: Left aside.
  public func ramp(toVideoZoomFactor factor: CGFloat, withRate rate: Float) {}
  public func cancelVideoZoomRamp() {}
  /// Changes nothing.
  ///
  /// - Parameters:
  ///   - bias: Left aside.
  ///   - handler: Is told, later.
  public func setExposureTargetBias(_ bias: Float, completionHandler handler: ((CMTime) -> Void)? = nil) {
    if let handler { DispatchQueue.main.async { handler(.zero) } }
  }
  /// Changes nothing.
  ///
  /// - Parameters:
  ///   - position: Left aside.
  ///   - handler: Is told, later.
  public func setFocusModeLocked(
    lensPosition position: Float, completionHandler handler: ((CMTime) -> Void)? = nil
  ) {
    if let handler { DispatchQueue.main.async { handler(.zero) } }
  }
}

public typealias AVCaptureDevicePosition = AVCaptureDevice.Position
public typealias AVCaptureFlashMode = AVCaptureDevice.FlashMode
public typealias AVCaptureTorchMode = AVCaptureDevice.TorchMode
public typealias AVCaptureFocusMode = AVCaptureDevice.FocusMode
public typealias AVCaptureExposureMode = AVCaptureDevice.ExposureMode
public typealias AVCaptureDeviceType = AVCaptureDevice.DeviceType
public typealias AVCaptureDeviceFormat = AVCaptureDevice.Format
public typealias AVCaptureDeviceDiscoverySession = AVCaptureDevice.DiscoverySession
public let AVCaptureMaxAvailableTorchLevel: Float = 1

/// How many pictures a second has.
public final class AVFrameRateRange: NSObject {
  public var minFrameRate: Double { 0 }
  public var maxFrameRate: Double { 0 }
  override init() { super.init() }
}

extension Notification.Name {
  public static let AVCaptureDeviceWasConnected = Notification.Name("AVCaptureDeviceWasConnectedNotification")
  public static let AVCaptureDeviceWasDisconnected = Notification.Name(
    "AVCaptureDeviceWasDisconnectedNotification")
  public static let AVCaptureDeviceSubjectAreaDidChange = Notification.Name(
    "AVCaptureDeviceSubjectAreaDidChangeNotification")
}
