// Dragging and dropping in a table. Nothing is dragged here: the delegates are kept, and not called.

import Heft

/// Says which rows are dragged. All but the first method may be left out, and none is called.
public protocol UITableViewDragDelegate: AnyObject {
  /// Returns what is dragged.
  ///
  /// - Parameters:
  ///   - tableView: The view.
  ///   - session: The drag.
  ///   - indexPath: The row under the finger.
  /// - Returns: The items; none for no drag.
  func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]
}

/// Takes what is dropped. All but the first method may be left out, and none is called.
public protocol UITableViewDropDelegate: AnyObject {
  /// It was dropped.
  ///
  /// - Parameters:
  ///   - tableView: The view.
  ///   - coordinator: Knows what was dropped, and where.
  func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
}

/// What was dropped. There is nothing here.
public protocol UITableViewDropItem: AnyObject {
  var dragItem: UIDragItem { get }
  /// Where it was, if it is of the same view.
  var sourceIndexPath: IndexPath? { get }
  var previewSize: CGSize { get }
}

/// Knows what was dropped, and where. There is none here.
public protocol UITableViewDropCoordinator: AnyObject {
  var items: [any UITableViewDropItem] { get }
  var destinationIndexPath: IndexPath? { get }
  var proposal: UITableViewDropProposal { get }
  var session: any UIDropSession { get }

  /// Animates what was dropped to a row.
  ///
  /// - Parameters:
  ///   - dragItem: What was dropped.
  ///   - indexPath: The row.
  /// - Returns: The animation.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
  /// Animates what was dropped into a row.
  ///
  /// - Parameters:
  ///   - dragItem: What was dropped.
  ///   - indexPath: The row.
  ///   - rect: Where in it, in its points.
  /// - Returns: The animation.
  @discardableResult
  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
  /// Animates what was dropped to a place.
  ///
  /// - Parameters:
  ///   - dragItem: What was dropped.
  ///   - target: The place.
  /// - Returns: The animation.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
  /// Animates what was dropped to a row that stands for it until it is loaded.
  ///
  /// - Parameters:
  ///   - dragItem: What was dropped.
  ///   - placeholder: The row.
  /// - Returns: Puts the real row in its place.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder)
    -> any UITableViewDropPlaceholderContext
}

/// A row that stands for what was dropped until it is loaded.
open class UITableViewPlaceholder: NSObject {
  /// Makes one.
  ///
  /// - Parameters:
  ///   - insertionIndexPath: Where it is.
  ///   - reuseIdentifier: The identifier of its cell.
  ///   - rowHeight: How high it is, in points.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) { super.init() }

  /// Sets the cell up.
  public final var cellUpdateHandler: ((UITableViewCell) -> Void)?
}

/// The same, with a look of what is dropped.
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
  public final var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}

/// Puts the real row in the place of another. There is none here.
public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
  var dragItem: UIDragItem { get }
  /// Puts it in.
  ///
  /// - Parameter dataSourceUpdates: Puts it into what the data source has, at the place it gets.
  /// - Returns: Whether it was put in.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// Takes the other away.
  ///
  /// - Returns: Whether it was there.
  @discardableResult
  func deletePlaceholder() -> Bool
}

/// What a row would do with what is dragged.
open class UITableViewDropProposal: UIDropProposal {
  /// Where it would go.
  public enum Intent: Int, Sendable {
    case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath, automatic
  }
  public final let intent: Intent

  /// Makes one.
  ///
  /// - Parameters:
  ///   - operation: What is done.
  ///   - intent: Where it goes.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }

  /// Makes one of no certain place.
  ///
  /// - Parameter operation: What is done.
  public override init(operation: UIDropOperation) {
    intent = .unspecified
    super.init(operation: operation)
  }
}

extension UITableView {
  /// Kept, and not called.
  public final var dragDelegate: (any UITableViewDragDelegate)? {
    get {
      let kept: Weak<any UITableViewDragDelegate>? = KeptProperty.tableDrags.value(of: self)
      return kept?.wrappedValue
    }
    set {
      KeptProperty.tableDrags.set(newValue.map { Weak(wrappedValue: $0) }, of: self)
      if newValue != nil { Stub.say("UITableView.dragDelegate", "rows are not dragged here.") }
    }
  }
  /// Kept, and not called.
  public final var dropDelegate: (any UITableViewDropDelegate)? {
    get {
      let kept: Weak<any UITableViewDropDelegate>? = KeptProperty.tableDrops.value(of: self)
      return kept?.wrappedValue
    }
    set {
      KeptProperty.tableDrops.set(newValue.map { Weak(wrappedValue: $0) }, of: self)
      if newValue != nil { Stub.say("UITableView.dropDelegate", "nothing is dropped here.") }
    }
  }
}
