// The columns of split view controllers by their names since iOS 14, and what pages have besides their order.

import Heft

extension UISplitViewController.DisplayMode {
  /// The detail alone.
  public static var secondaryOnly: Self { .primaryHidden }
  /// Both, side by side.
  public static var oneBesideSecondary: Self { .allVisible }
  /// The list over the detail: beside it here.
  public static var oneOverSecondary: Self { .allVisible }
  /// Three columns: two here.
  public static var twoBesideSecondary: Self { .allVisible }
  /// Two columns over the detail: one beside it here.
  public static var twoOverSecondary: Self { .allVisible }
  /// Two columns that push the detail aside: one beside it here.
  public static var twoDisplaceSecondary: Self { .allVisible }
  /// The list over the detail, by its old name: beside it here.
  public static var primaryOverlay: Self { .allVisible }
}

/// The screens that were set for columns, and the stacks around them.
private final class HeftColumns: NSObject {
  nonisolated(unsafe) static var key: UInt8 = 0

  var style = UISplitViewController.Style.unspecified
  struct Entry {
    let column: UISplitViewController.Column
    let screen: UIViewController
    let stack: UIViewController
  }
  var entries: [Entry] = []

  static func of(_ split: UISplitViewController) -> HeftColumns? {
    objc_getAssociatedObject(split, &key) as? HeftColumns
  }

  static func make(for split: UISplitViewController) -> HeftColumns {
    if let known = of(split) { return known }
    let made = HeftColumns()
    objc_setAssociatedObject(split, &key, made, .OBJC_ASSOCIATION_RETAIN)
    return made
  }

  func stack(_ column: UISplitViewController.Column) -> UIViewController? {
    entries.first { $0.column == column }?.stack
  }
}

extension UISplitViewController {
  /// How many columns there are: two at most here.
  public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }
  /// A column.
  public enum Column: Int, Sendable { case primary, supplementary, secondary, compact, inspector }
  /// How the columns share a wide screen: side by side here.
  public enum SplitBehavior: Int, Sendable { case automatic, tile, overlay, displace }
  /// The side of the list: the left here.
  public enum PrimaryEdge: Int, Sendable { case leading, trailing }
  /// The list's background: its screen's own here.
  public enum BackgroundStyle: Int, Sendable { case none, sidebar }
  /// When there is a button that shows or hides the list: where the app puts `displayModeButtonItem`.
  public enum DisplayModeButtonVisibility: Int, Sendable { case automatic, never, always }

  /// A width that the controller chooses.
  public static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

  /// A controller with columns.
  ///
  /// - Parameter style: How many columns there are; a third one is not shown.
  public convenience init(style: Style) {
    self.init()
    HeftColumns.make(for: self).style = style
    if style == .tripleColumn {
      Stub.say("UISplitViewController.Style.tripleColumn", "there are two columns at most here.")
    }
  }

  public final var style: Style { HeftColumns.of(self)?.style ?? .unspecified }

  /// Sets a column's screen, which gets a stack around it where it has none. Two are shown.
  ///
  /// - Parameters:
  ///   - vc: The screen; nil for none.
  ///   - column: The column.
  public final func setViewController(_ vc: UIViewController?, for column: Column) {
    let columns = HeftColumns.make(for: self)
    columns.entries.removeAll { $0.column == column }
    if let vc {
      let stack = vc is UINavigationController ? vc : UINavigationController(rootViewController: vc)
      columns.entries.append(HeftColumns.Entry(column: column, screen: vc, stack: stack))
    }
    guard column == .primary || column == .secondary else {
      Stub.say(
        "UISplitViewController.setViewController", "only the first and the last column are shown here.")
      return
    }
    // The detail stands alone until there is a list.
    viewControllers = [columns.stack(.primary), columns.stack(.secondary)].compactMap { $0 }
  }

  /// Returns a column's screen.
  ///
  /// - Parameter column: The column.
  /// - Returns: The screen as it was set; nil where there is none.
  public final func viewController(for column: Column) -> UIViewController? {
    if let entry = HeftColumns.of(self)?.entries.first(where: { $0.column == column }) { return entry.screen }
    switch column {
    case .primary: return viewControllers.first
    case .secondary: return viewControllers.dropFirst().first
    case .supplementary, .compact, .inspector: return nil
    }
  }

  /// Shows a column; on a narrow screen, the detail on the list or the list without it.
  ///
  /// - Parameter column: The column.
  public final func show(_ column: Column) {
    switch column {
    case .primary:
      if isCollapsed {
        (viewControllers.first as? UINavigationController)?.popToRootViewController(animated: true)
      } else if displayMode == .primaryHidden {
        preferredDisplayMode = .allVisible
      }
    case .secondary:
      guard isCollapsed, let stack = HeftColumns.of(self)?.stack(.secondary) else { return }
      // While they are shown, the detail's screens are not on their own stack.
      if let inner = stack as? UINavigationController, inner.viewControllers.isEmpty { return }
      showDetailViewController(stack, sender: nil)
    case .supplementary, .compact, .inspector: break
    }
  }

  /// Hides a column: the list on a wide screen, and the detail on a narrow one.
  ///
  /// - Parameter column: The column.
  public final func hide(_ column: Column) {
    switch column {
    case .primary: if !isCollapsed { preferredDisplayMode = .primaryHidden }
    case .secondary: if isCollapsed { show(.primary) }
    case .supplementary, .compact, .inspector: break
    }
  }

  public final var presentsWithGesture: Bool {
    get { true }
    set {}
  }
  public final var showsSecondaryOnlyButton: Bool {
    get { false }
    set {}
  }
  public final var displayModeButtonVisibility: DisplayModeButtonVisibility {
    get { .automatic }
    set {}
  }
  public final var preferredSplitBehavior: SplitBehavior {
    get { .automatic }
    set {}
  }
  public final var splitBehavior: SplitBehavior { .tile }
  public final var primaryEdge: PrimaryEdge {
    get { .leading }
    set {
      if newValue != .leading { Stub.say("UISplitViewController.primaryEdge", "the list stands left here.") }
    }
  }
  public final var primaryBackgroundStyle: BackgroundStyle {
    get { .none }
    set {}
  }

  // The list is 320 points wide.

  /// The width of the list, in points; 0 where it is not beside its detail.
  public final var primaryColumnWidth: CGFloat {
    isCollapsed || displayMode == .primaryHidden
      ? 0 : viewControllers.first?.viewIfLoaded?.bounds.size.width ?? 0
  }
  public final var supplementaryColumnWidth: CGFloat { 0 }
  public final var preferredPrimaryColumnWidth: CGFloat {
    get { UISplitViewController.automaticDimension }
    set {}
  }
  public final var preferredPrimaryColumnWidthFraction: CGFloat {
    get { UISplitViewController.automaticDimension }
    set {}
  }
  public final var minimumPrimaryColumnWidth: CGFloat {
    get { UISplitViewController.automaticDimension }
    set {}
  }
  public final var maximumPrimaryColumnWidth: CGFloat {
    get { UISplitViewController.automaticDimension }
    set {}
  }
  public final var preferredSupplementaryColumnWidth: CGFloat {
    get { UISplitViewController.automaticDimension }
    set {}
  }
  public final var preferredSupplementaryColumnWidthFraction: CGFloat {
    get { UISplitViewController.automaticDimension }
    set {}
  }
  public final var minimumSupplementaryColumnWidth: CGFloat {
    get { UISplitViewController.automaticDimension }
    set {}
  }
  public final var maximumSupplementaryColumnWidth: CGFloat {
    get { UISplitViewController.automaticDimension }
    set {}
  }
}

extension UIPageViewController {
  /// Where pages that curl are bound: they slide here.
  public enum SpineLocation: Int, Sendable { case none, min, mid, max }

  public final var spineLocation: SpineLocation { transitionStyle == .pageCurl ? .min : .none }
  /// Whether pages that curl have a back.
  public final var isDoubleSided: Bool {
    get { false }
    set {}
  }
}
