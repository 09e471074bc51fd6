// The members of a picture picker that a camera would have, which a page has none of.

import Heft

extension UIImagePickerController {
  public enum CameraCaptureMode: Int, Sendable { case photo, video }
  public enum CameraDevice: Int, Sendable { case rear, front }
  public enum CameraFlashMode: Int, Sendable { case off = -1, auto, on }
  public enum QualityType: Int, Sendable {
    case typeHigh, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
  }
  public enum ImageURLExportPreset: Int, Sendable { case compatible, current }

  /// Returns whether a camera is there.
  ///
  /// - Parameter cameraDevice: Which one.
  /// - Returns: No.
  public static func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  /// Returns whether a camera has a flash.
  ///
  /// - Parameter cameraDevice: Which one.
  /// - Returns: No.
  public static func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }
  /// Returns what a camera takes.
  ///
  /// - Parameter cameraDevice: Which one.
  /// - Returns: nil.
  public static func availableCaptureModes(for cameraDevice: CameraDevice) -> [NSNumber]? { nil }

  public final var imageExportPreset: ImageURLExportPreset {
    get { .compatible }
    set {}
  }
  public final var videoQuality: QualityType {
    get { .typeMedium }
    set {}
  }
  public final var videoExportPreset: String {
    get { "" }
    set {}
  }
  public final var showsCameraControls: Bool {
    get { true }
    set {}
  }
  public final var cameraOverlayView: UIView? {
    get { nil }
    set {}
  }
  public final var cameraViewTransform: CGAffineTransform {
    get { .identity }
    set {}
  }
  public final var cameraCaptureMode: CameraCaptureMode {
    get { .photo }
    set {}
  }
  public final var cameraDevice: CameraDevice {
    get { .rear }
    set {}
  }
  public final var cameraFlashMode: CameraFlashMode {
    get { .auto }
    set {}
  }
  public final func takePicture() {
    Stub.say("UIImagePickerController.takePicture", "there is no camera here.")
  }
  /// Would begin a film.
  ///
  /// - Returns: No.
  public final func startVideoCapture() -> Bool { false }
  public final func stopVideoCapture() {}
}

extension UIImagePickerController.InfoKey {
  // The picker gives nothing under these.

  public static let mediaMetadata = Self(rawValue: "UIImagePickerControllerMediaMetadata")
  public static let livePhoto = Self(rawValue: "UIImagePickerControllerLivePhoto")
  public static let phAsset = Self(rawValue: "UIImagePickerControllerPHAsset")
}
