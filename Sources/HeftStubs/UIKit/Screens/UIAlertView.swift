import Heft

/// Hears of an alert of iOS 7 and before.
public protocol UIAlertViewDelegate: AnyObject {
  /// A button was touched.
  ///
  /// - Parameters:
  ///   - alertView: The alert.
  ///   - buttonIndex: The button's place.
  func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
  /// The alert is about to go, by a button.
  ///
  /// - Parameters:
  ///   - alertView: The alert.
  ///   - buttonIndex: The button's place.
  func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)
  /// The alert has gone, by a button.
  ///
  /// - Parameters:
  ///   - alertView: The alert.
  ///   - buttonIndex: The button's place.
  func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
  /// The alert is about to come.
  ///
  /// - Parameter alertView: The alert.
  func willPresent(_ alertView: UIAlertView)
  /// The alert is there.
  ///
  /// - Parameter alertView: The alert.
  func didPresent(_ alertView: UIAlertView)
  /// The alert was cancelled by the system, which does not happen here.
  ///
  /// - Parameter alertView: The alert.
  func alertViewCancel(_ alertView: UIAlertView)
  /// Whether the first button besides Cancel can be touched; not asked here.
  ///
  /// - Parameter alertView: The alert.
  /// - Returns: The value.
  func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool
}

extension UIAlertViewDelegate {
  public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
  public func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {}
  public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {}
  public func willPresent(_ alertView: UIAlertView) {}
  public func didPresent(_ alertView: UIAlertView) {}
  public func alertViewCancel(_ alertView: UIAlertView) {}
  public func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool { true }
}

/// Which fields an alert of iOS 7 has.
public enum UIAlertViewStyle: Int, Sendable {
  case `default`, secureTextInput, plainTextInput, loginAndPasswordInput
}

/// An alert of iOS 7 and before, which is shown as today's.
open class UIAlertView: HeftOldAlert {
  public final var message: String?
  public final var delegate: (any UIAlertViewDelegate)?
  public final var alertViewStyle = UIAlertViewStyle.default
  public final var firstOtherButtonIndex: Int { numberOfButtons > 1 ? (cancelButtonIndex == 0 ? 1 : 0) : -1 }

  /// An alert with buttons.
  ///
  /// - Parameters:
  ///   - title: The title; nil for none.
  ///   - message: The text below it; nil for none.
  ///   - delegate: Hears of the buttons.
  ///   - cancelButtonTitle: The button that cancels; nil for none.
  ///   - otherButtonTitles: The others.
  public convenience init(
    title: String?, message: String?, delegate: (any UIAlertViewDelegate)?, cancelButtonTitle: String?,
    otherButtonTitles: String...
  ) {
    self.init(frame: .zero)
    self.title = title ?? ""
    self.message = message
    self.delegate = delegate
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
    for other in otherButtonTitles { addButton(withTitle: other) }
  }

  /// One of the alert's fields.
  ///
  /// - Parameter index: Its place.
  /// - Returns: The field; nil before the alert is shown, and where there is none.
  public final func textField(at index: Int) -> UITextField? {
    let fields = controller().textFields ?? []
    return fields.indices.contains(index) ? fields[index] : nil
  }

  private final func controller() -> UIAlertController {
    if let shown { return shown }
    let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
    shown = alert
    switch alertViewStyle {
    case .default: break
    case .plainTextInput: alert.addTextField(configurationHandler: nil)
    case .secureTextInput: alert.addTextField { $0.isSecureTextEntry = true }
    case .loginAndPasswordInput:
      alert.addTextField { $0.placeholder = "Login" }
      alert.addTextField {
        $0.placeholder = "Password"
        $0.isSecureTextEntry = true
      }
    }
    return alert
  }

  /// Shows the alert.
  public final func show() {
    let alert = controller()
    addButtons(to: alert) { self.clicked($0) }
    if numberOfButtons == 0 { alert.addAction(UIAlertAction(title: "OK", style: .default, handler: nil)) }
    delegate?.willPresent(self)
    UIViewController.heftFrontmost?.present(alert, animated: true) { self.delegate?.didPresent(self) }
  }

  private final func clicked(_ place: Int) {
    delegate?.alertView(self, clickedButtonAt: place)
    delegate?.alertView(self, willDismissWithButtonIndex: place)
    delegate?.alertView(self, didDismissWithButtonIndex: place)
    shown = nil
  }

  /// Takes the alert away as one of its buttons does.
  ///
  /// - Parameters:
  ///   - buttonIndex: The button.
  ///   - animated: Whether it goes with an animation.
  public final func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    shown?.dismiss(animated: animated)
    delegate?.alertView(self, willDismissWithButtonIndex: buttonIndex)
    delegate?.alertView(self, didDismissWithButtonIndex: buttonIndex)
    shown = nil
  }
}

/// Hears of a sheet of actions of iOS 7 and before.
public protocol UIActionSheetDelegate: AnyObject {
  /// A button was touched.
  ///
  /// - Parameters:
  ///   - actionSheet: The sheet.
  ///   - buttonIndex: The button's place.
  func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int)
  /// The sheet is about to go, by a button.
  ///
  /// - Parameters:
  ///   - actionSheet: The sheet.
  ///   - buttonIndex: The button's place.
  func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int)
  /// The sheet has gone, by a button.
  ///
  /// - Parameters:
  ///   - actionSheet: The sheet.
  ///   - buttonIndex: The button's place.
  func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int)
  /// The sheet is about to come.
  ///
  /// - Parameter actionSheet: The sheet.
  func willPresent(_ actionSheet: UIActionSheet)
  /// The sheet is there.
  ///
  /// - Parameter actionSheet: The sheet.
  func didPresent(_ actionSheet: UIActionSheet)
  /// The sheet was cancelled by the system, which does not happen here.
  ///
  /// - Parameter actionSheet: The sheet.
  func actionSheetCancel(_ actionSheet: UIActionSheet)
}

extension UIActionSheetDelegate {
  public func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {}
  public func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int) {}
  public func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {}
  public func willPresent(_ actionSheet: UIActionSheet) {}
  public func didPresent(_ actionSheet: UIActionSheet) {}
  public func actionSheetCancel(_ actionSheet: UIActionSheet) {}
}

/// How a sheet of actions of iOS 6 looks, which makes no difference here.
public enum UIActionSheetStyle: Int, Sendable { case automatic, `default`, blackTranslucent, blackOpaque }

/// A sheet of actions of iOS 7 and before, which is shown as today's.
open class UIActionSheet: HeftOldAlert {
  public final var delegate: (any UIActionSheetDelegate)?
  public final var actionSheetStyle = UIActionSheetStyle.default
  /// The place of the red button; -1 for none.
  public final var destructiveButtonIndex = -1

  /// A sheet with buttons.
  ///
  /// - Parameters:
  ///   - title: The title; nil for none.
  ///   - delegate: Hears of the buttons.
  ///   - cancelButtonTitle: The button that cancels; nil for none.
  ///   - destructiveButtonTitle: The red button; nil for none.
  ///   - otherButtonTitles: The others.
  public convenience init(
    title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?,
    destructiveButtonTitle: String?, otherButtonTitles: String...
  ) {
    self.init(frame: .zero)
    self.title = title ?? ""
    self.delegate = delegate
    if let destructiveButtonTitle { destructiveButtonIndex = addButton(withTitle: destructiveButtonTitle) }
    if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
    for other in otherButtonTitles { addButton(withTitle: other) }
  }

  private final func show(over view: UIView?) {
    let sheet = UIAlertController(
      title: title.isEmpty ? nil : title, message: nil, preferredStyle: .actionSheet)
    addButtons(to: sheet, destructive: destructiveButtonIndex) { self.clicked($0) }
    sheet.popoverPresentationController?.sourceView = view
    if let view { sheet.popoverPresentationController?.sourceRect = view.bounds }
    shown = sheet
    delegate?.willPresent(self)
    UIViewController.heftFrontmost?.present(sheet, animated: true) { self.delegate?.didPresent(self) }
  }

  private final func clicked(_ place: Int) {
    delegate?.actionSheet(self, clickedButtonAt: place)
    delegate?.actionSheet(self, willDismissWithButtonIndex: place)
    delegate?.actionSheet(self, didDismissWithButtonIndex: place)
  }

  /// Shows the sheet.
  ///
  /// - Parameter view: Any view of the window.
  public final func show(in view: UIView) { show(over: view) }
  /// Shows the sheet above a tab bar.
  ///
  /// - Parameter view: The bar.
  public final func show(from view: UITabBar?) { show(over: view) }
  /// Shows the sheet beside a button.
  ///
  /// - Parameters:
  ///   - item: The button.
  ///   - animated: Left aside.
  public final func show(from item: UIBarButtonItem, animated: Bool) { show(over: nil) }
  /// Shows the sheet beside a part of a view.
  ///
  /// - Parameters:
  ///   - rect: The part.
  ///   - view: The view.
  ///   - animated: Left aside.
  public final func show(from rect: CGRect, in view: UIView, animated: Bool) { show(over: view) }

  /// Takes the sheet away as one of its buttons does.
  ///
  /// - Parameters:
  ///   - buttonIndex: The button.
  ///   - animated: Whether it goes with an animation.
  public final func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
    shown?.dismiss(animated: animated)
    delegate?.actionSheet(self, willDismissWithButtonIndex: buttonIndex)
    delegate?.actionSheet(self, didDismissWithButtonIndex: buttonIndex)
  }
}
