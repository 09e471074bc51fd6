// What navigation bars, their items and their controllers have besides what is shown here.

import Heft

extension UIBarMetrics {
  /// A bar with a line above its title, which no bar has here.
  public static var defaultPrompt: UIBarMetrics { .default }
  /// A low bar with a line above its title, which no bar has here.
  public static var compactPrompt: UIBarMetrics { .compact }
}

extension UINavigationBar {
  /// Changes nothing.
  ///
  /// - Parameters:
  ///   - backgroundImage: The picture behind the bar.
  ///   - barPosition: The position that it is for.
  ///   - barMetrics: The bar's size that it is for.
  public final func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { setBackgroundImage(backgroundImage, for: barMetrics) }

  /// Returns the picture behind the bar: there is none here.
  ///
  /// - Parameter barMetrics: The bar's size.
  /// - Returns: Nil.
  public final func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { nil }

  /// Returns the picture behind the bar: there is none here.
  ///
  /// - Parameters:
  ///   - barPosition: The bar's position.
  ///   - barMetrics: The bar's size.
  /// - Returns: Nil.
  public final func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    nil
  }

  public final var backIndicatorImage: UIImage? {
    get { nil }
    set {
      if let newValue, newValue.size != .zero {
        Stub.say("UINavigationBar.backIndicatorImage", "the back button has its own arrow here.")
      }
    }
  }
  public final var backIndicatorTransitionMaskImage: UIImage? {
    get { nil }
    set {}
  }
  public final var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { nil }
    set {}
  }

  /// Changes nothing.
  ///
  /// - Parameters:
  ///   - adjustment: How far the title is moved down.
  ///   - barMetrics: The bar's size that it is for.
  public final func setTitleVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {}

  /// Returns how far the title is moved down: not at all here.
  ///
  /// - Parameter barMetrics: The bar's size.
  /// - Returns: Zero.
  public final func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat { 0 }

  /// Shows another item, whose back button leads to the one before it.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - animated: Whether it fades in.
  public final func pushItem(_ item: UINavigationItem, animated: Bool) {
    setItems((items ?? []) + [item], animated: animated)
  }

  /// Goes back to the item before the one that is shown.
  ///
  /// - Parameter animated: Whether it fades in.
  /// - Returns: The item that was shown; nil where there is none.
  @discardableResult
  public final func popItem(animated: Bool) -> UINavigationItem? {
    guard let items, let last = items.last else { return nil }
    setItems(items.dropLast(), animated: animated)
    return last
  }
}

// MARK: Items

/// A back button that was made of its title or its mode.
private final class HeftBackItem: UIBarButtonItem {
  var ownTitle: String?
  var mode = UINavigationItem.BackButtonDisplayMode.default
}

extension UINavigationItem {
  /// How the back button of the next screen is called.
  public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }

  /// The title of the back button of the next screen; nil is this item's title.
  public final var backButtonTitle: String? {
    get { (backBarButtonItem as? HeftBackItem)?.ownTitle }
    set { changeBack { $0.ownTitle = newValue } }
  }

  /// Whether the back button of the next screen has this item's title, "Back", or none.
  public final var backButtonDisplayMode: BackButtonDisplayMode {
    get { (backBarButtonItem as? HeftBackItem)?.mode ?? .default }
    set { changeBack { $0.mode = newValue } }
  }

  /// Puts another back button of the kind in the old one's place, unless the app has one of its own.
  private final func changeBack(_ change: (HeftBackItem) -> Void) {
    let old = backBarButtonItem as? HeftBackItem
    guard backBarButtonItem == nil || old != nil else { return }
    let new = HeftBackItem()
    new.ownTitle = old?.ownTitle
    new.mode = old?.mode ?? .default
    change(new)
    // A back button without any title is called "Back".
    switch new.mode {
    case .default: new.title = new.ownTitle
    case .generic: new.title = new.ownTitle ?? "Back"
    case .minimal: new.title = " "
    }
    if new.title?.isEmpty == true { new.title = " " }
    backBarButtonItem = new.title == nil ? nil : new
  }

  public final var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { nil }
    set {}
  }

  /// What a bar is for: its title stands in the middle here.
  public enum ItemStyle: Int, Sendable { case navigator, browser, editor }
  public final var style: ItemStyle {
    get { .navigator }
    set {}
  }

  /// Where a search bar stands: below the title here.
  public enum SearchBarPlacement: Int, Sendable { case automatic, inline, stacked }
  public final var preferredSearchBarPlacement: SearchBarPlacement {
    get { .automatic }
    set {}
  }
  public final var searchBarPlacement: SearchBarPlacement { .stacked }
}

// MARK: Controllers

extension UINavigationController {
  /// How long a bar takes to come or go, in seconds.
  public static let hideShowBarDuration: CGFloat = 0.2

  public final var hidesBarsWhenKeyboardAppears: Bool {
    get { false }
    set { if newValue { Stub.say("UINavigationController.hidesBarsWhenKeyboardAppears", "bars stay here.") } }
  }
  public final var hidesBarsWhenVerticallyCompact: Bool {
    get { false }
    set {
      if newValue { Stub.say("UINavigationController.hidesBarsWhenVerticallyCompact", "bars stay here.") }
    }
  }
  /// A recognizer that hears nothing, because bars stay here: a new one each time.
  public final var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { UIPanGestureRecognizer() }
  /// A recognizer that hears nothing, because bars stay here: a new one each time.
  public final var barHideOnTapGestureRecognizer: UITapGestureRecognizer { UITapGestureRecognizer() }
}
