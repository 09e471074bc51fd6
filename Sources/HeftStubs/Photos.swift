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
