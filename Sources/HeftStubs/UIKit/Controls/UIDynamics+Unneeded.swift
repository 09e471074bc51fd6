import Heft

/// The shape that hits others: upright boxes here.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable { case rectangle, ellipse, path }

extension UIDynamicItem {
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  public var collisionBoundingPath: UIBezierPath { UIBezierPath(rect: bounds) }
}

extension UIDynamicAnimator {
  /// An animator of a layout's items.
  ///
  /// - Parameter layout: Left aside: an app moves the attributes itself.
  public convenience init(collectionViewLayout layout: UICollectionViewLayout) { self.init() }

  private var attributes: [UICollectionViewLayoutAttributes] {
    var found: [UICollectionViewLayoutAttributes] = []
    for behavior in behaviors {
      for item in [behavior.bodies, behavior.childBehaviors.flatMap { $0.bodies }].joined() {
        if let attributes = item as? UICollectionViewLayoutAttributes { found.append(attributes) }
      }
    }
    return found
  }

  /// The attributes of a cell that a behavior moves.
  ///
  /// - Parameter indexPath: The cell's place.
  /// - Returns: The attributes; nil where none moves it.
  public func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes.first { $0.indexPath == indexPath && $0.representedElementCategory == .cell }
  }
  /// The attributes of a view beside the cells that a behavior moves.
  ///
  /// - Parameters:
  ///   - kind: The view's kind.
  ///   - indexPath: The view's place.
  /// - Returns: The attributes; nil where none moves it.
  public func layoutAttributesForSupplementaryView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes.first { $0.indexPath == indexPath && $0.representedElementCategory == .supplementaryView }
  }
  /// The attributes of a decoration that a behavior moves.
  ///
  /// - Parameters:
  ///   - decorationViewKind: The view's kind.
  ///   - indexPath: The view's place.
  /// - Returns: The attributes; nil where none moves it.
  public func layoutAttributesForDecorationView(
    ofKind decorationViewKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes.first { $0.indexPath == indexPath && $0.representedElementCategory == .decorationView }
  }
}

extension UIDynamicItemBehavior {
  /// The charge in an electric field, which does nothing here.
  public var charge: CGFloat {
    get { 0 }
    set {}
  }
}

extension UIAttachmentBehavior {
  /// What a tie ties to.
  public enum AttachmentType: Int, Sendable { case items, anchor }
  public var attachedBehaviorType: AttachmentType { items.count > 1 ? .items : .anchor }
  /// How hard it is to turn: nothing turns here.
  public var frictionTorque: CGFloat {
    get { 0 }
    set {}
  }
  public var attachmentRange: UIFloatRange {
    get { .infinite }
    set {}
  }

  /// A tie at points off the middle, which are in the middle here.
  ///
  /// - Parameters:
  ///   - item1: The item; kept.
  ///   - offset1: Left aside.
  ///   - item2: The other one; kept.
  ///   - offset2: Left aside.
  public convenience init(
    item item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) {
    self.init(item: item1, attachedTo: item2)
  }

  /// A tie along an axis, which is a tie at the present distance here.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - point: The point, in the reference view's coordinates.
  ///   - axis: Left aside.
  /// - Returns: The tie.
  public static func slidingAttachment(
    with item: any UIDynamicItem, attachmentAnchor point: CGPoint, axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior { UIAttachmentBehavior(item: item, attachedToAnchor: point) }
  /// A tie along an axis, which is a tie at the present distance here.
  ///
  /// - Parameters:
  ///   - item1: The item.
  ///   - item2: The other one.
  ///   - point: Left aside.
  ///   - axis: Left aside.
  /// - Returns: The tie.
  public static func slidingAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint,
    axisOfTranslation axis: CGVector
  ) -> UIAttachmentBehavior { UIAttachmentBehavior(item: item1, attachedTo: item2) }
  /// A tie that lets items turn, which is a tie at the present distance here.
  ///
  /// - Parameters:
  ///   - item1: The item.
  ///   - item2: The other one.
  ///   - point: Left aside.
  /// - Returns: The tie.
  public static func pinAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior { UIAttachmentBehavior(item: item1, attachedTo: item2) }
  /// A tie that keeps how two items stand.
  ///
  /// - Parameters:
  ///   - item1: The item.
  ///   - item2: The other one.
  ///   - point: Left aside.
  /// - Returns: The tie.
  public static func fixedAttachment(
    with item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem, attachmentAnchor point: CGPoint
  ) -> UIAttachmentBehavior { UIAttachmentBehavior(item: item1, attachedTo: item2) }
  /// A tie that holds from a distance on, which is a tie at the present distance here.
  ///
  /// - Parameters:
  ///   - item1: The item.
  ///   - offset1: Left aside.
  ///   - item2: The other one.
  ///   - offset2: Left aside.
  /// - Returns: The tie.
  public static func limitAttachment(
    with item1: any UIDynamicItem, offsetFromCenter offset1: UIOffset, attachedTo item2: any UIDynamicItem,
    offsetFromCenter offset2: UIOffset
  ) -> UIAttachmentBehavior { UIAttachmentBehavior(item: item1, attachedTo: item2) }
}

/// A range of numbers.
public struct UIFloatRange: Equatable, Sendable {
  public var minimum: CGFloat
  public var maximum: CGFloat

  /// A range.
  ///
  /// - Parameters:
  ///   - minimum: The least number.
  ///   - maximum: The largest one.
  public init(minimum: CGFloat = 0, maximum: CGFloat = 0) {
    self.minimum = minimum
    self.maximum = maximum
  }

  public static let zero = UIFloatRange()
  public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)
  public var isInfinite: Bool { minimum == -.infinity && maximum == .infinity }
}
