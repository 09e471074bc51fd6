// What an app says to Safari: a page is not in it.

import Heft

/// Whether a list of what is not loaded is on.
public final class SFContentBlockerState: NSObject {
  public var isEnabled: Bool { false }
}

/// The lists of what Safari does not load.
public final class SFContentBlockerManager: NSObject {
  private static var failure: NSError {
    Stub.say("SFContentBlockerManager", "there is no list of what a browser does not load here.")
    return NSError(domain: "SFErrorDomain", code: 1)
  }

  /// Would read a list.
  ///
  /// - Parameters:
  ///   - identifier: Its name.
  ///   - completionHandler: Is told of an error, later.
  public static func reloadContentBlocker(
    withIdentifier identifier: String, completionHandler: ((NSError?) -> Void)? = nil
  ) {
    let failure = failure
    if let completionHandler { DispatchQueue.main.async { completionHandler(failure) } }
  }

  /// Whether a list is on.
  ///
  /// - Parameters:
  ///   - identifier: Its name.
  ///   - completionHandler: Is told of an error, later.
  public static func getStateOfContentBlocker(
    withIdentifier identifier: String,
    completionHandler: @escaping (SFContentBlockerState?, NSError?) -> Void
  ) {
    let failure = failure
    DispatchQueue.main.async { completionHandler(nil, failure) }
  }
}

/// The result of a widget's work.
public enum NCUpdateResult: UInt, Sendable { case newData, noData, failed }
public enum NCWidgetDisplayMode: Int, Sendable { case compact, expanded }

/// A widget of the notification center. It is not asked for anything here.
public protocol NCWidgetProviding: NSObjectProtocol {
  /// Is not called.
  ///
  /// - Parameter completionHandler: Takes the result.
  func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void)
  /// Is not called.
  ///
  /// - Parameters:
  ///   - activeDisplayMode: How it is shown.
  ///   - maxSize: Its most size.
  func widgetActiveDisplayModeDidChange(
    _ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize)
  /// Is not called.
  ///
  /// - Parameter defaultMarginInsets: The usual ones.
  /// - Returns: The same.
  func widgetMarginInsets(forProposedMarginInsets defaultMarginInsets: UIEdgeInsets) -> UIEdgeInsets
}

extension NCWidgetProviding {
  public func widgetPerformUpdate(completionHandler: @escaping (NCUpdateResult) -> Void) {}
  public func widgetActiveDisplayModeDidChange(
    _ activeDisplayMode: NCWidgetDisplayMode, withMaximumSize maxSize: CGSize
  ) {}
  public func widgetMarginInsets(forProposedMarginInsets defaultMarginInsets: UIEdgeInsets) -> UIEdgeInsets {
    defaultMarginInsets
  }
}

extension NSExtensionContext {
  public final var widgetLargestAvailableDisplayMode: NCWidgetDisplayMode {
    get { .compact }
    set {}
  }
  public final var widgetActiveDisplayMode: NCWidgetDisplayMode { .compact }
}

/// Whether a widget has something to show.
public final class NCWidgetController: NSObject {
  public override init() { super.init() }
  public static func widgetController() -> NCWidgetController { NCWidgetController() }
  /// Makes no difference.
  ///
  /// - Parameters:
  ///   - flag: Whether there is something.
  ///   - bundleID: The widget.
  public func setHasContent(_ flag: Bool, forWidgetWithBundleIdentifier bundleID: String) {}
}
