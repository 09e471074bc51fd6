import Heft

public enum PHAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }

/// The user's photos, to which a page has no access.
public final class PHPhotoLibrary: NSObject {
  nonisolated(unsafe) private static let library = PHPhotoLibrary()
  public static func shared() -> PHPhotoLibrary { library }
  public static func authorizationStatus() -> PHAuthorizationStatus { .denied }
  public static func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) {
    Stub.say("PHPhotoLibrary", "a page has no photos.")
    DispatchQueue.main.async { handler(.denied) }
  }
}

/// Says that nothing is saved: a page hands files on through the share sheet.
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ target: AnyObject?, _ selector: Selector?, _ context: AnyObject?
) {
  Stub.say("UIImageWriteToSavedPhotosAlbum", "a page keeps no photos; the share sheet saves pictures.")
}
