// Views of UIKit that Heft does not have yet. Each shows what it can, and says what it cannot do.

import Heft

/// A date that cannot be picked.
open class UIDatePicker: UIControl {
  public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer }
  public final var date = Date()
  public final var minimumDate: Date?
  public final var maximumDate: Date?
  public final var datePickerMode = Mode.dateAndTime

  public override init(frame: CGRect) {
    super.init(frame: frame)
    Stub.say("UIDatePicker", "no date is picked here.")
  }
  public final func setDate(_ date: Date, animated: Bool) { self.date = date }
}

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
