import Heft

/// What alerts and sheets of actions of iOS 7 have in common: a title and buttons.
open class HeftOldAlert: UIView {
  public final var title = ""
  /// The place of the button that cancels; -1 for none.
  public final var cancelButtonIndex = -1
  public final var numberOfButtons: Int { titles.count }
  public final var isVisible: Bool { shown?.presentingViewController != nil }
  private final var titles: [String] = []
  /// What shows it.
  final var shown: UIAlertController?

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

  /// Adds the buttons to what shows them.
  ///
  /// - Parameters:
  ///   - alert: The alert or sheet of today.
  ///   - destructive: The place of the red button; -1 for none.
  ///   - clicked: Called with the place of a button that was touched.
  final func addButtons(to alert: UIAlertController, destructive: Int = -1, clicked: @escaping (Int) -> Void)
  {
    for (place, title) in titles.enumerated() {
      let style: UIAlertAction.Style =
        place == cancelButtonIndex ? .cancel : place == destructive ? .destructive : .default
      alert.addAction(UIAlertAction(title: title, style: style) { _ in clicked(place) })
    }
  }
}

extension UIViewController {
  /// The controller in front, over which alerts come; nil without a window.
  static var heftFrontmost: UIViewController? { heftFrontmost(in: UIApplication.shared.keyWindow) }

  /// The controller in front of a window.
  static func heftFrontmost(in window: UIWindow?) -> UIViewController? {
    var presenter = window?.rootViewController
    while let shown = presenter?.presentedViewController { presenter = shown }
    return presenter
  }
}
