// The members of UIKit's controllers that Heft's do not have.

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
  public final var mediaTypes = ["public.image"]
  public final var videoMaximumDuration: TimeInterval = 600
  public static func availableMediaTypes(for type: SourceType) -> [String]? { nil }
  public static func isSourceTypeAvailable(_ type: SourceType) -> Bool {
    Stub.say("UIImagePickerController", "the user's pictures and camera are not there.")
    return false
  }
}

// Further keys as texts, until Swift 4.
public let UIImagePickerControllerMediaURL = "UIImagePickerControllerMediaURL"
public let UIImagePickerControllerReferenceURL = "UIImagePickerControllerReferenceURL"
public let UIImagePickerControllerCropRect = "UIImagePickerControllerCropRect"

/// The delegate of a picker of pictures. It is told nothing here.
public protocol UIImagePickerControllerDelegate: AnyObject {}

extension UIView {
  /// The action of `#selector(UIView.endEditing(_:))`: its sender is not the parameter.
  public final func heftEndEditing() { endEditing(true) }
}
