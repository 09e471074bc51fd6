import HeftLayout

/// The unknowns of one view or guide: its rectangle in the points of the view that it is in.
final class LayoutBox {
  @Weak var view: UIView? = nil
  @Weak var guide: UILayoutGuide? = nil
  let x: LayoutVariable
  let y: LayoutVariable
  let width: LayoutVariable
  let height: LayoutVariable
  /// The equations and their values for a box that no constraint places.
  var known: [Known] = []
  /// The sizes that the content wishes for.
  var widthWish = Wish()
  var heightWish = Wish()
  /// Whether the content may have another size, or other priorities.
  var isContentStale = true
  var isWishStale = true

  struct Known {
    var number: LayoutConstraintNumber
    var value: Double
    var side: Side
  }

  enum Side {
    case x
    case y
    case width
    case height
    case left
    case top
    case right
    case bottom
  }

  struct Wish {
    var numbers: [LayoutConstraintNumber] = []
    var value = -1.0
  }

  /// What the solver found last for the unknowns, in whole pixels.
  var frame = CGRect.zero

  /// The engine that the unknowns belong to.
  let engine: ObjectIdentifier

  init(in solver: inout LayoutSolver, of engine: LayoutEngine) {
    self.engine = ObjectIdentifier(engine)
    x = solver.makeVariable()
    y = solver.makeVariable()
    width = solver.makeVariable()
    height = solver.makeVariable()
  }
}
