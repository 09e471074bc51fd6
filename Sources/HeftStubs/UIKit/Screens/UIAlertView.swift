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
open class UIAlertView: UIView {
  public final var title = ""
  public final var message: String?
  public final var delegate: (any UIAlertViewDelegate)?
  public final var alertViewStyle = UIAlertViewStyle.default
  /// The place of the button that cancels; -1 for none.
  public final var cancelButtonIndex = -1
  public final var firstOtherButtonIndex: Int { numberOfButtons > 1 ? (cancelButtonIndex == 0 ? 1 : 0) : -1 }
  public final var numberOfButtons: Int { titles.count }
  public final var isVisible: Bool { shown?.presentingViewController != nil }
  private final var titles: [String] = []
  private final var shown: UIAlertController?

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

  /// Adds a button.
  ///
  /// - Parameter title: Its title; nil for an empty one.
  /// - Returns: Its place.
  @discardableResult
  public final func addButton(withTitle title: String?) -> Int {
    titles.append(title ?? "")
    return titles.count - 1
  }

  /// The title of a button.
  ///
  /// - Parameter index: Its place.
  /// - Returns: The title; nil where there is none.
  public final func buttonTitle(at index: Int) -> String? {
    titles.indices.contains(index) ? titles[index] : nil
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
    for (place, title) in titles.enumerated() {
      alert.addAction(
        UIAlertAction(title: title, style: place == cancelButtonIndex ? .cancel : .default) { _ in
          self.clicked(place)
        })
    }
    if titles.isEmpty { alert.addAction(UIAlertAction(title: "OK", style: .default, handler: nil)) }
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
open class UIActionSheet: UIView {
  public final var title = ""
  public final var delegate: (any UIActionSheetDelegate)?
  public final var actionSheetStyle = UIActionSheetStyle.default
  /// The place of the button that cancels; -1 for none.
  public final var cancelButtonIndex = -1
  /// The place of the red button; -1 for none.
  public final var destructiveButtonIndex = -1
  public final var numberOfButtons: Int { titles.count }
  public final var isVisible: Bool { shown?.presentingViewController != nil }
  private final var titles: [String] = []
  private final var shown: UIAlertController?

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

  /// Adds a button.
  ///
  /// - Parameter title: Its title; nil for an empty one.
  /// - Returns: Its place.
  @discardableResult
  public final func addButton(withTitle title: String?) -> Int {
    titles.append(title ?? "")
    return titles.count - 1
  }

  /// The title of a button.
  ///
  /// - Parameter index: Its place.
  /// - Returns: The title; nil where there is none.
  public final func buttonTitle(at index: Int) -> String? {
    titles.indices.contains(index) ? titles[index] : nil
  }

  private final func show(over view: UIView?) {
    let sheet = UIAlertController(
      title: title.isEmpty ? nil : title, message: nil, preferredStyle: .actionSheet)
    for (place, title) in titles.enumerated() {
      let style: UIAlertAction.Style =
        place == cancelButtonIndex ? .cancel : place == destructiveButtonIndex ? .destructive : .default
      sheet.addAction(UIAlertAction(title: title, style: style) { _ in self.clicked(place) })
    }
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

extension UIViewController {
  /// The controller in front, over which alerts come; nil without a window.
  static var heftFrontmost: UIViewController? {
    var presenter = UIApplication.shared.keyWindow?.rootViewController
    while let shown = presenter?.presentedViewController { presenter = shown }
    return presenter
  }
}
