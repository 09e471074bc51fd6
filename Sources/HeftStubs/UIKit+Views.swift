// What UIKit's controllers have beside what Heft's have.

import Heft

extension UISearchController {
  /// Whether what is searched is darkened, by its old name.
  public final var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
}

/// The user's pictures: there are none.
open class UIImagePickerController: UINavigationController {
  public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }
  public struct InfoKey: Hashable, Sendable {
    public static let originalImage = InfoKey()
    public static let editedImage = InfoKey()
  }
  public final var sourceType = SourceType.photoLibrary
  public final var allowsEditing = false
  public static func isSourceTypeAvailable(_ type: SourceType) -> Bool {
    Stub.say("UIImagePickerController", "the user's pictures and camera are not there.")
    return false
  }
}

/// What a picker of pictures tells. Nothing comes of it here.
public protocol UIImagePickerControllerDelegate: AnyObject {}
