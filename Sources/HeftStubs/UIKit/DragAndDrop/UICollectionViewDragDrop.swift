// Dragging and dropping in a collection view. Nothing is dragged here: delegates are kept, and not called.

import Heft

/// Says which items are dragged. All but the first method may be left out, and none is called.
public protocol UICollectionViewDragDelegate: AnyObject {
  /// Returns what is dragged.
  ///
  /// - Parameters:
  ///   - collectionView: The view.
  ///   - session: The drag.
  ///   - indexPath: The item under the finger.
  /// - Returns: The items; none for no drag.
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem]
}

/// Takes what is dropped. All but the first method may be left out, and none is called.
public protocol UICollectionViewDropDelegate: AnyObject {
  /// It was dropped.
  ///
  /// - Parameters:
  ///   - collectionView: The view.
  ///   - coordinator: Knows what was dropped, and where.
  func collectionView(
    _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)
}

/// What was dropped. There is nothing here.
public protocol UICollectionViewDropItem: AnyObject {
  var dragItem: UIDragItem { get }
  /// Where it was, if it is of the same view.
  var sourceIndexPath: IndexPath? { get }
  var previewSize: CGSize { get }
}

/// Knows what was dropped, and where. There is none here.
public protocol UICollectionViewDropCoordinator: AnyObject {
  var items: [any UICollectionViewDropItem] { get }
  var destinationIndexPath: IndexPath? { get }
  var proposal: UICollectionViewDropProposal { get }
  var session: any UIDropSession { get }

  /// Animates what was dropped to a item.
  ///
  /// - Parameters:
  ///   - dragItem: What was dropped.
  ///   - indexPath: The item.
  /// - Returns: The animation.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
  /// Animates what was dropped into a item.
  ///
  /// - Parameters:
  ///   - dragItem: What was dropped.
  ///   - indexPath: The item.
  ///   - rect: Where in it, in its points.
  /// - Returns: The animation.
  @discardableResult
  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
  /// Animates what was dropped to a place.
  ///
  /// - Parameters:
  ///   - dragItem: What was dropped.
  ///   - target: The place.
  /// - Returns: The animation.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
  /// Animates what was dropped to a item that stands for it until it is loaded.
  ///
  /// - Parameters:
  ///   - dragItem: What was dropped.
  ///   - placeholder: The item.
  /// - Returns: Puts the real item in its place.
  @discardableResult
  func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder)
    -> any UICollectionViewDropPlaceholderContext
}

/// A item that stands for what was dropped until it is loaded.
open class UICollectionViewPlaceholder: NSObject {
  /// Makes one.
  ///
  /// - Parameters:
  ///   - insertionIndexPath: Where it is.
  ///   - reuseIdentifier: The identifier of its cell.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String) { super.init() }

  /// Sets the cell up.
  public final var cellUpdateHandler: ((UICollectionViewCell) -> Void)?
}

/// The same, with a look of what is dropped.
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
  public final var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}

/// Puts the real item in the place of another. There is none here.
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
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

/// What a item would do with what is dragged.
open class UICollectionViewDropProposal: UIDropProposal {
  /// Where it would go.
  public enum Intent: Int, Sendable {
    case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath
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

extension UICollectionView {
  /// Kept, and not called.
  public final var dragDelegate: (any UICollectionViewDragDelegate)? {
    get {
      let kept: Weak<any UICollectionViewDragDelegate>? = KeptProperty.collectionDrags.value(of: self)
      return kept?.wrappedValue
    }
    set {
      KeptProperty.collectionDrags.set(newValue.map { Weak(wrappedValue: $0) }, of: self)
      if newValue != nil { Stub.say("UICollectionView.dragDelegate", "items are not dragged here.") }
    }
  }
  /// Kept, and not called.
  public final var dropDelegate: (any UICollectionViewDropDelegate)? {
    get {
      let kept: Weak<any UICollectionViewDropDelegate>? = KeptProperty.collectionDrops.value(of: self)
      return kept?.wrappedValue
    }
    set {
      KeptProperty.collectionDrops.set(newValue.map { Weak(wrappedValue: $0) }, of: self)
      if newValue != nil { Stub.say("UICollectionView.dropDelegate", "nothing is dropped here.") }
    }
  }
}
