// Properties and methods of tables that change nothing here, and some that are made of others.

import Heft

extension UITableView {
  /// Where the distance of the lines between rows begins.
  public enum SeparatorInsetReference: Int, Sendable { case fromCellEdges, fromAutomaticInsets }

  /// Always the edges of cells.
  public final var separatorInsetReference: SeparatorInsetReference {
    get { .fromCellEdges }
    set {}
  }
  public final var separatorEffect: UIVisualEffect? {
    get { nil }
    set {
      if newValue != nil {
        Stub.say("UITableView.separatorEffect", "lines between rows have one color here.")
      }
    }
  }
  public final var insetsContentViewsToSafeArea: Bool {
    get { true }
    set {}
  }
  public final var remembersLastFocusedIndexPath: Bool {
    get { false }
    set {}
  }
  public final var selectionFollowsFocus: Bool {
    get { false }
    set {}
  }
  public final var allowsFocus: Bool {
    get { true }
    set {}
  }
  public final var allowsFocusDuringEditing: Bool {
    get { false }
    set {}
  }
  public final var isPrefetchingEnabled: Bool {
    get { false }
    set {}
  }
  /// The height of the empty rows below the last one, which there are none of here.
  public final var fillerRowHeight: CGFloat {
    get { 0 }
    set {}
  }
  /// Whether changes are yet to be shown: they are at once here.
  public final var hasUncommittedUpdates: Bool { false }
  public final var hasActiveDrag: Bool { false }
  public final var hasActiveDrop: Bool { false }
  public final var isSpringLoaded: Bool {
    get { false }
    set {}
  }
  /// The interaction of the rows' menus, which apps do not get here.
  public final var contextMenuInteraction: UIContextMenuInteraction? { nil }

  /// Asks for the titles of the section index anew, and for everything else. The selection stays.
  public final func reloadSectionIndexTitles() {
    let selected = indexPathsForSelectedRows ?? []
    reloadData()
    for path in selected { selectRow(at: path, animated: false, scrollPosition: .none) }
  }

  /// Reads the contents of rows anew.
  ///
  /// - Parameter indexPaths: The rows.
  public final func reconfigureRows(at indexPaths: [IndexPath]) { reloadRows(at: indexPaths, with: .none) }

  /// Posted in UIKit when another row is selected; never here.
  public static var selectionDidChangeNotification: Notification.Name {
    Notification.Name("UITableViewSelectionDidChangeNotification")
  }
}

extension UITableViewCell {
  /// The controls that a cell shows.
  public struct StateMask: OptionSet, Sendable {
    public let rawValue: UInt

    /// Makes a set of a number's bits.
    ///
    /// - Parameter rawValue: The bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let showingEditControl = StateMask(rawValue: 1)
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }

  /// How a cell with the focus looks.
  public enum FocusStyle: Int, Sendable { case `default`, custom }
  /// What a drag does with a cell.
  public enum DragState: Int, Sendable { case none, lifting, dragging }

  public final var focusStyle: FocusStyle {
    get { .default }
    set {}
  }
  public final var multipleSelectionBackgroundView: UIView? {
    get { nil }
    set {
      if newValue != nil {
        Stub.say(
          "UITableViewCell.multipleSelectionBackgroundView",
          "selectedBackgroundView is shown for each selected row.")
      }
    }
  }
  public final var shouldIndentWhileEditing: Bool {
    get { true }
    set {
      if !newValue {
        Stub.say(
          "UITableViewCell.shouldIndentWhileEditing",
          "the delegate's shouldIndentWhileEditingRowAt is what counts here.")
      }
    }
  }
  /// Whether the buttons behind the cell are seen, which apps are not told here.
  public final var showingDeleteConfirmation: Bool { false }
  public final var userInteractionEnabledWhileDragging: Bool {
    get { false }
    set {}
  }
}

extension UITableViewRowAction {
  public var backgroundEffect: UIVisualEffect? {
    get { nil }
    set {
      if newValue != nil { Stub.say("UITableViewRowAction.backgroundEffect", "buttons have one color here.") }
    }
  }
}
