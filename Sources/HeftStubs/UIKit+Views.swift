// The members of UIKit's controllers that Heft's do not have.

import Heft

extension UISearchController {
  /// Whether what is searched is darkened, by its old name.
  public final var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
}

extension UIImagePickerController {
  public final var videoMaximumDuration: TimeInterval {
    get { 600 }
    set {}
  }
}

// Further keys by their names until Swift 4. The picker gives a picture, and nothing under these.
public let UIImagePickerControllerMediaURL = UIImagePickerController.InfoKey.mediaURL
public let UIImagePickerControllerReferenceURL = UIImagePickerController.InfoKey.referenceURL
public let UIImagePickerControllerCropRect = UIImagePickerController.InfoKey.cropRect

extension UIView {
  /// The action of `#selector(UIView.endEditing(_:))`: its sender is not the parameter.
  public final func heftEndEditing() { endEditing(true) }
}

extension UIResponder {
  /// The action of `#selector(UIResponder.resignFirstResponder)`: an action returns nothing.
  public final func heftResignFirstResponder() { _ = resignFirstResponder() }
  /// The action of `#selector(UIResponder.becomeFirstResponder)`: an action returns nothing.
  public final func heftBecomeFirstResponder() { _ = becomeFirstResponder() }
}
