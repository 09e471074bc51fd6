// Names of Swift 3 and 4 that are values: those that are types are rewritten where they stand.

import Heft

public let UIImagePickerControllerOriginalImage = UIImagePickerController.InfoKey.originalImage
public let UIImagePickerControllerEditedImage = UIImagePickerController.InfoKey.editedImage
public let UIImagePickerControllerMediaType = UIImagePickerController.InfoKey.mediaType
/// How long a navigation bar takes to go, in seconds.
public let UINavigationControllerHideShowBarDuration: CGFloat = 0.2

extension UserDefaults {
  public final func setObject<Value: PropertyListConvertible>(_ value: Value?, forKey key: String) {
    set(value, forKey: key)
  }
}

extension UIActivityIndicatorView {
  public final var activityIndicatorViewStyle: Style {
    get { style }
    set { style = newValue }
  }
}

extension Notification.Name {
  public static var UIDeviceOrientationDidChange: Notification.Name {
    UIDevice.orientationDidChangeNotification
  }
}

/// An address that the app was opened with. There is never one: a page's app has no addresses of its own.
public final class UIOpenURLContext: NSObject {
  public let url: URL

  init(url: URL) {
    self.url = url
    super.init()
  }
}

extension UIScene.ConnectionOptions {
  public var urlContexts: Set<UIOpenURLContext> { [] }
  public var userActivities: Set<NSUserActivity> { [] }
}

extension NSUnderlineStyle {
  // The names until Swift 4.1.
  public static var styleNone: NSUnderlineStyle { [] }
  public static var styleSingle: NSUnderlineStyle { .single }
  public static var styleThick: NSUnderlineStyle { .thick }
  public static var styleDouble: NSUnderlineStyle { .double }
}

extension CALayer {
  /// Does nothing: a layer's content is drawn with the next picture of the screen.
  public final func displayIfNeeded() {}
}

/// Never posted: a page hears of none of it.
extension UIApplication {
  public static var didReceiveMemoryWarningNotification: Notification.Name {
    Notification.Name("UIApplicationDidReceiveMemoryWarningNotification")
  }
  public static var userDidTakeScreenshotNotification: Notification.Name {
    Notification.Name("UIApplicationUserDidTakeScreenshotNotification")
  }
  public static var significantTimeChangeNotification: Notification.Name {
    Notification.Name("UIApplicationSignificantTimeChangeNotification")
  }
}

// The names of Swift 3.
extension Notification.Name {
  public static var UIApplicationDidReceiveMemoryWarning: Self {
    UIApplication.didReceiveMemoryWarningNotification
  }
  public static var UIApplicationUserDidTakeScreenshot: Self {
    UIApplication.userDidTakeScreenshotNotification
  }
  public static var UIApplicationSignificantTimeChange: Self {
    UIApplication.significantTimeChangeNotification
  }
  public static var UITextFieldTextDidBeginEditing: Self { UITextField.textDidBeginEditingNotification }
  public static var UITextFieldTextDidEndEditing: Self { UITextField.textDidEndEditingNotification }
  public static var UITextViewTextDidChange: Self { UITextView.textDidChangeNotification }
  public static var UITextViewTextDidBeginEditing: Self { UITextView.textDidBeginEditingNotification }
  public static var UITextViewTextDidEndEditing: Self { UITextView.textDidEndEditingNotification }
  public static var UIContentSizeCategoryDidChange: Self { UIContentSizeCategory.didChangeNotification }
}
