// The notifications that the library itself posts.

extension UIApplication {
  /// The app has launched and is about to be shown.
  public static var didFinishLaunchingNotification: Notification.Name {
    Notification.Name("UIApplicationDidFinishLaunchingNotification")
  }
  /// The app is in front and gets touches.
  public static var didBecomeActiveNotification: Notification.Name {
    Notification.Name("UIApplicationDidBecomeActiveNotification")
  }
  /// The app is about to lose the touches.
  public static var willResignActiveNotification: Notification.Name {
    Notification.Name("UIApplicationWillResignActiveNotification")
  }
  /// The app is hidden.
  public static var didEnterBackgroundNotification: Notification.Name {
    Notification.Name("UIApplicationDidEnterBackgroundNotification")
  }
  /// The app is about to come back.
  public static var willEnterForegroundNotification: Notification.Name {
    Notification.Name("UIApplicationWillEnterForegroundNotification")
  }
  /// The app is about to end.
  public static var willTerminateNotification: Notification.Name {
    Notification.Name("UIApplicationWillTerminateNotification")
  }
}

extension UIResponder {
  /// A text field is about to have the keyboard.
  public static var keyboardWillShowNotification: Notification.Name {
    Notification.Name("UIKeyboardWillShowNotification")
  }
  /// A text field has the keyboard.
  public static var keyboardDidShowNotification: Notification.Name {
    Notification.Name("UIKeyboardDidShowNotification")
  }
  /// No text field is going to have the keyboard.
  public static var keyboardWillHideNotification: Notification.Name {
    Notification.Name("UIKeyboardWillHideNotification")
  }
  /// No text field has the keyboard.
  public static var keyboardDidHideNotification: Notification.Name {
    Notification.Name("UIKeyboardDidHideNotification")
  }
  /// The keyboard is about to come or to go.
  public static var keyboardWillChangeFrameNotification: Notification.Name {
    Notification.Name("UIKeyboardWillChangeFrameNotification")
  }
  /// The keyboard has come or gone.
  public static var keyboardDidChangeFrameNotification: Notification.Name {
    Notification.Name("UIKeyboardDidChangeFrameNotification")
  }
  /// Names the keyboard's place before in the user info of its notifications, an `NSValue` of a rectangle.
  public static var keyboardFrameBeginUserInfoKey: String { "UIKeyboardFrameBeginUserInfoKey" }
  /// Names the keyboard's place afterwards, an `NSValue` of a rectangle without height: the host's own keyboard covers the
  /// page, not the screen.
  public static var keyboardFrameEndUserInfoKey: String { "UIKeyboardFrameEndUserInfoKey" }
  /// Names the seconds that its coming takes, an `NSNumber`.
  public static var keyboardAnimationDurationUserInfoKey: String { "UIKeyboardAnimationDurationUserInfoKey" }
  /// Names the curve of its coming, an `NSNumber` of `UIView.AnimationCurve.easeInOut`: UIKit's own number, 7, is no curve that
  /// has a name.
  public static var keyboardAnimationCurveUserInfoKey: String { "UIKeyboardAnimationCurveUserInfoKey" }
  /// Names whether the keyboard is this app's, an `NSNumber` that is always true.
  public static var keyboardIsLocalUserInfoKey: String { "UIKeyboardIsLocalUserInfoKey" }
}

extension UITextField {
  /// The field has the keyboard.
  public static var textDidBeginEditingNotification: Notification.Name {
    Notification.Name("UITextFieldTextDidBeginEditingNotification")
  }
  /// The user has changed the field's text.
  public static var textDidChangeNotification: Notification.Name {
    Notification.Name("UITextFieldTextDidChangeNotification")
  }
  /// The field has given the keyboard up.
  public static var textDidEndEditingNotification: Notification.Name {
    Notification.Name("UITextFieldTextDidEndEditingNotification")
  }
}

// The names of Swift 3.
extension Notification.Name {
  @available(*, deprecated, renamed: "UIApplication.didFinishLaunchingNotification")
  public static var UIApplicationDidFinishLaunching: Self { UIApplication.didFinishLaunchingNotification }
  @available(*, deprecated, renamed: "UIApplication.didBecomeActiveNotification")
  public static var UIApplicationDidBecomeActive: Self { UIApplication.didBecomeActiveNotification }
  @available(*, deprecated, renamed: "UIApplication.willResignActiveNotification")
  public static var UIApplicationWillResignActive: Self { UIApplication.willResignActiveNotification }
  @available(*, deprecated, renamed: "UIApplication.didEnterBackgroundNotification")
  public static var UIApplicationDidEnterBackground: Self { UIApplication.didEnterBackgroundNotification }
  @available(*, deprecated, renamed: "UIApplication.willEnterForegroundNotification")
  public static var UIApplicationWillEnterForeground: Self { UIApplication.willEnterForegroundNotification }
  @available(*, deprecated, renamed: "UIApplication.willTerminateNotification")
  public static var UIApplicationWillTerminate: Self { UIApplication.willTerminateNotification }
  @available(*, deprecated, renamed: "UIResponder.keyboardWillShowNotification")
  public static var UIKeyboardWillShow: Self { UIResponder.keyboardWillShowNotification }
  @available(*, deprecated, renamed: "UIResponder.keyboardDidShowNotification")
  public static var UIKeyboardDidShow: Self { UIResponder.keyboardDidShowNotification }
  @available(*, deprecated, renamed: "UIResponder.keyboardWillHideNotification")
  public static var UIKeyboardWillHide: Self { UIResponder.keyboardWillHideNotification }
  @available(*, deprecated, renamed: "UIResponder.keyboardDidHideNotification")
  public static var UIKeyboardDidHide: Self { UIResponder.keyboardDidHideNotification }
  @available(*, deprecated, renamed: "UIResponder.keyboardWillChangeFrameNotification")
  public static var UIKeyboardWillChangeFrame: Self { UIResponder.keyboardWillChangeFrameNotification }
  @available(*, deprecated, renamed: "UIResponder.keyboardDidChangeFrameNotification")
  public static var UIKeyboardDidChangeFrame: Self { UIResponder.keyboardDidChangeFrameNotification }
  @available(*, deprecated, renamed: "UITextField.textDidChangeNotification")
  public static var UITextFieldTextDidChange: Self { UITextField.textDidChangeNotification }
}

extension LifecycleEvent {
  var notification: Notification.Name {
    switch self {
    case .didBecomeActive: UIApplication.didBecomeActiveNotification
    case .willResignActive: UIApplication.willResignActiveNotification
    case .didEnterBackground: UIApplication.didEnterBackgroundNotification
    case .willEnterForeground: UIApplication.willEnterForegroundNotification
    }
  }
}

extension AppProcess {
  /// Tells the running app, if it has ever listened to anything.
  static func notify(_ name: @autoclosure () -> Notification.Name, _ object: AnyObject?) {
    guard let center = current?.notificationCenter else { return }
    center.post(name: name(), object: object)
  }

  /// A text field has taken the keyboard, perhaps from another.
  func keyboardCame() {
    let (old, height) = (keyboardHeight, inputViewsHeight)
    guard old != height else { return }
    keyboardHeight = height
    tellOfKeyboard(UIResponder.keyboardWillChangeFrameNotification, from: old ?? 0, to: height)
    if old == nil { tellOfKeyboard(UIResponder.keyboardWillShowNotification, from: 0, to: height) }
    tellOfKeyboard(UIResponder.keyboardDidChangeFrameNotification, from: old ?? 0, to: height)
    if old == nil { tellOfKeyboard(UIResponder.keyboardDidShowNotification, from: 0, to: height) }
  }

  /// A text field has given the keyboard up; it goes unless another field takes it by the end of the event.
  func keyboardMayGo() {
    guard keyboardHeight != nil else { return }
    later { [reference = Weak(self, token: lifeToken)] in
      guard let process = reference.object, let height = process.keyboardHeight, process.firstResponder == nil
      else { return }
      process.keyboardHeight = nil
      for name in [
        UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillHideNotification,
        UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidHideNotification,
      ] {
        process.tellOfKeyboard(name, from: height, to: 0)
      }
    }
  }

  /// Tells of the keyboard, which comes from below the screen and goes there, with how much of the screen it has.
  private func tellOfKeyboard(_ name: Notification.Name, from old: CGFloat, to new: CGFloat) {
    guard let notificationCenter else { return }
    let size = screen.bounds.size
    let height = max(old, new)
    let (begin, end) = (
      CGRect(x: 0, y: size.height - old, width: size.width, height: height),
      CGRect(x: 0, y: size.height - new, width: size.width, height: height)
    )
    let curve = NSNumber(value: UIView.AnimationCurve.easeInOut.rawValue)
    notificationCenter.post(
      name: name, object: nil,
      userInfo: [
        UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
        UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
        UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: InputViewHost.duration),
        UIResponder.keyboardAnimationCurveUserInfoKey: curve,
        UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
      ])
  }
}
