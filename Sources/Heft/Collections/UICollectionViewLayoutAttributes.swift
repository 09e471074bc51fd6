/// The position of one element of a collection view, and its look there.
open class UICollectionViewLayoutAttributes: NSObject {
  /// The categories of elements.
  public enum ElementCategory: UInt, Sendable {
    case cell = 0
    case supplementaryView = 1
    case decorationView = 2
  }

  /// The item, or the section and number of a supplementary view or a decoration.
  public final var indexPath: IndexPath
  /// The kind of a supplementary view or a decoration; nil for a cell.
  public final let representedElementKind: String?
  final let isDecoration: Bool
  /// What the element is.
  public final var representedElementCategory: ElementCategory {
    representedElementKind == nil ? .cell : isDecoration ? .decorationView : .supplementaryView
  }
  /// The element's rectangle, in the content's points.
  public final var frame = CGRect.zero {
    didSet { frame = frame.finite }
  }
  /// The transform of the element about its center.
  public final var transform = CGAffineTransform.identity {
    didSet { space = nil }
  }
  /// The transform in space, where there is one.
  final var space: AttributesInSpace?
  /// The opacity of the element.
  public final var alpha: CGFloat = 1
  /// The order of overlapping elements: the one with the greater number is in front.
  public final var zIndex = 0
  /// Whether the element is hidden.
  public final var isHidden = false
  /// The scroll view that the element's view is in, where its section scrolls across the others.
  package final var scroller: UIScrollView?
  /// Whether a cell that says how large it wants to be has to keep the frame's width.
  package final var keepsWidth = false

  /// The attributes of a cell.
  ///
  /// - Parameter indexPath: The item.
  public init(forCellWith indexPath: IndexPath) {
    self.indexPath = indexPath
    representedElementKind = nil
    isDecoration = false
    super.init()
  }

  /// The attributes of a supplementary view.
  ///
  /// - Parameters:
  ///   - elementKind: The kind: a header or a footer.
  ///   - indexPath: Its place.
  public init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.indexPath = indexPath
    representedElementKind = elementKind
    isDecoration = false
    super.init()
  }

  /// The attributes of a decoration.
  ///
  /// - Parameters:
  ///   - decorationViewKind: The kind, for which the layout has registered a class.
  ///   - indexPath: Its place: the section, and a number of the layout's own.
  public init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.indexPath = indexPath
    representedElementKind = decorationViewKind
    isDecoration = true
    super.init()
  }

  #if hasFeature(Embedded)
    /// New attributes with all that these say. A subclass with values of its own overrides it.
    ///
    /// - Returns: The attributes, as an object that is to be cast.
    open func copy() -> AnyObject { plainCopy() }
  #else
    /// New attributes with all that these say. A subclass with values of its own overrides it.
    ///
    /// - Returns: The attributes, as an object that is to be cast.
    open override func copy() -> Any { plainCopy() }
  #endif

  /// Takes over all that other attributes say of the look and the place: Heft's own, for a subclass's `copy()`, which in
  /// a page cannot make an object of a class that it does not know.
  ///
  /// - Parameter other: The attributes.
  public final func assign(_ other: UICollectionViewLayoutAttributes) {
    frame = other.frame
    transform = other.transform
    space = other.space
    alpha = other.alpha
    zIndex = other.zIndex
    isHidden = other.isHidden
    scroller = other.scroller
    keepsWidth = other.keepsWidth
  }

  private final func plainCopy() -> UICollectionViewLayoutAttributes {
    let copy: UICollectionViewLayoutAttributes
    if let kind = representedElementKind {
      copy =
        isDecoration
        ? UICollectionViewLayoutAttributes(forDecorationViewOfKind: kind, with: indexPath)
        : UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: indexPath)
    } else {
      copy = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    }
    copy.assign(self)
    return copy
  }

  /// A copy by `copy()`; a plain one where that makes something else.
  final func copied() -> UICollectionViewLayoutAttributes {
    copy() as? UICollectionViewLayoutAttributes ?? plainCopy()
  }

  /// The middle of the frame.
  public final var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.size.width / 2, y: newValue.y - frame.size.height / 2)
    }
  }

  /// The size of the frame, about the same middle.
  public final var size: CGSize {
    get { frame.size }
    set {
      let middle = center
      frame.size = newValue
      center = middle
    }
  }

  /// The frame at the origin.
  public final var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { size = newValue.size }
  }
}

/// How an element lies in space. The class has nothing, so that an app whose elements lie in the plane has none of it.
class AttributesInSpace {
  /// Gives a view the transform.
  func place(_ view: UIView) {}
  /// Takes the transform from a view.
  func leave(_ view: UIView) {}
}

/// A transform of an element in space.
private final class SpatialAttributes: AttributesInSpace {
  let map: CATransform3D

  init(_ map: CATransform3D) {
    self.map = map
  }

  override func place(_ view: UIView) {
    if view.transform3D != map { view.transform3D = map }
  }

  override func leave(_ view: UIView) {
    view.transform3D = CATransform3DIdentity
  }
}

extension UICollectionViewLayoutAttributes {
  /// The transform of the element in space about its center. Of this and `transform` the one that was set last counts;
  /// a map in the plane is `transform` too.
  public final var transform3D: CATransform3D {
    get { (space as? SpatialAttributes)?.map ?? CATransform3DMakeAffineTransform(transform) }
    set {
      if CATransform3DIsAffine(newValue) {
        transform = CATransform3DGetAffineTransform(newValue)
      } else {
        transform = .identity
        space = SpatialAttributes(newValue)
      }
    }
  }
}
