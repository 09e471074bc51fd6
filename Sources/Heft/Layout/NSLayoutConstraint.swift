/// A relation between attributes of two views or guides, or of one and a number, that layout keeps.
public final class NSLayoutConstraint: NSObject {
  /// The axis along which attributes lie.
  public enum Axis: Int, Sendable {
    case horizontal = 0
    case vertical = 1
  }

  /// How the first item's attribute stands to the rest.
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  /// The attributes of an item that constraints relate. Leading is left and trailing is right: text runs from left to
  /// right.
  public enum Attribute: Int, Sendable {
    case notAnAttribute = 0
    case left = 1
    case right = 2
    case top = 3
    case bottom = 4
    case leading = 5
    case trailing = 6
    case width = 7
    case height = 8
    case centerX = 9
    case centerY = 10
    case lastBaseline = 11
    case firstBaseline = 12
    case leftMargin = 13
    case rightMargin = 14
    case topMargin = 15
    case bottomMargin = 16
    case leadingMargin = 17
    case trailingMargin = 18
    case centerXWithinMargins = 19
    case centerYWithinMargins = 20
  }

  /// How the views of a visual format lie across its direction.
  public struct FormatOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// Leading to trailing is how a horizontal format always runs, so this changes nothing.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// Changes nothing: text runs from left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
  }

  @Weak private var first: NSObject? = nil
  @Weak private var second: NSObject? = nil
  /// The view or guide that the constraint is about; not kept.
  public var firstItem: NSObject? { first }
  /// The other view or guide, if there is one; not kept.
  public var secondItem: NSObject? { second }
  public let firstAttribute: Attribute
  public let secondAttribute: Attribute
  public let relation: Relation
  public let multiplier: CGFloat
  /// Whether there was a second item.
  let isOfTwo: Bool
  /// Where the lengths begin that it is about, if any is that between two anchors.
  var starts: LengthStarts?

  /// The constant that is added, in points. A number that is not finite counts as 0.
  public var constant: CGFloat {
    didSet {
      if !constant.isFinite { constant = 0 }
      if constant != oldValue { engine?.constantChanged(of: self, by: Double(constant - oldValue)) }
    }
  }

  /// The priority of the constraint.
  public var priority = UILayoutPriority.required {
    didSet { if priority != oldValue { engine?.replace(self) } }
  }

  /// A name for the console, which is shown if the constraint cannot hold.
  public var identifier: String?
  /// Accepted for compatibility with UIKit.
  public var shouldBeArchived = false

  /// The view that holds the constraint while it is active.
  @Weak var holder: UIView? = nil
  /// The engine that solves the constraint, and its place there; none while it is broken.
  var engine: LayoutEngine? {
    guard let holder else { return nil }
    return LayoutEngine.existing(for: holder)
  }
  var place = ConstraintPlace()

  /// The first item's attribute stands to the second's, times the multiplier, plus the constant. Without a second
  /// item, the attribute stands to the constant. Items are views and layout guides; the constraint is not active.
  ///
  /// - Parameters:
  ///   - view1: The first item.
  ///   - attr1: Its attribute.
  ///   - relation: How they stand to each other.
  ///   - view2: The second item; nil for none.
  ///   - attr2: Its attribute.
  ///   - multiplier: What the second attribute is taken times.
  ///   - c: In points.
  public init(
    item view1: NSObject, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: NSObject?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    firstAttribute = attr1
    secondAttribute = attr2
    self.relation = relation
    self.multiplier = multiplier.isFinite ? multiplier : 1
    constant = c.isFinite ? c : 0
    isOfTwo = view2 != nil
    super.init()
    first = view1
    second = view2
  }

  /// Whether the constraint counts. Setting it finds the nearest view that holds both items; where there is none, the
  /// console says so and the constraint stays as it is.
  public var isActive: Bool {
    get { holder != nil }
    set {
      if newValue { activate() } else { deactivate() }
    }
  }

  /// Makes constraints active.
  ///
  /// - Parameter constraints: The constraints; one that is active stays so.
  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Makes constraints inactive.
  ///
  /// - Parameter constraints: The constraints.
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  private func activate() {
    guard holder == nil else { return }
    guard let ancestor = commonAncestor() else {
      print(
        "The constraint \(text) was not activated: its items are in no view together. "
          + "Add them with addSubview first.")
      return
    }
    hold(in: ancestor)
  }

  /// The nearest view that holds both items, or is one of them.
  func commonAncestor() -> UIView? {
    guard let one = LayoutEngine.view(of: first) else { return nil }
    if !isOfTwo, starts == nil { return isSize || first !== one ? one : one.superview }
    if starts == nil {
      guard let other = LayoutEngine.view(of: second) else { return nil }
      return NSLayoutConstraint.commonAncestor(of: one, other)
    }
    var ancestor: UIView? = one
    for item in items.dropFirst() {
      guard let other = LayoutEngine.view(of: item), let view = ancestor else { return nil }
      ancestor = NSLayoutConstraint.commonAncestor(of: view, other)
    }
    return ancestor
  }

  private static func commonAncestor(of one: UIView, _ other: UIView) -> UIView? {
    var here: UIView? = one
    while let view = here, !other.isDescendant(of: view) { here = view.superview }
    return here
  }

  /// The views and guides that it is about, the first item first; nil for one that has gone.
  var items: [NSObject?] {
    var items = [first]
    if isOfTwo { items.append(second) }
    if let starts { items.append(contentsOf: starts.items) }
    return items
  }

  /// What of the first item the constraint is about.
  public var firstAnchor: NSLayoutAnchor<AnyObject> {
    NSLayoutAnchor(item: first ?? self, attribute: firstAttribute)
  }

  /// What of the second item the constraint is about; nil where there is none.
  public var secondAnchor: NSLayoutAnchor<AnyObject>? {
    second.map { NSLayoutAnchor(item: $0, attribute: secondAttribute) }
  }

  private var isSize: Bool { firstAttribute == .width || firstAttribute == .height }

  func hold(in view: UIView) {
    holder = view
    view.constraints(made: true)?.hold(self, in: view)
  }

  private func deactivate() {
    guard let holder else { return }
    holder.constraints(made: false)?.release(self, in: holder)
    self.holder = nil
  }
}

/// Where one of the lengths of a constraint begins; not at all for one that is an item's own.
struct LengthStart {
  @Weak var item: NSObject? = nil
  let attribute: NSLayoutConstraint.Attribute

  init(_ item: NSObject?, _ attribute: NSLayoutConstraint.Attribute?) {
    self.attribute = attribute ?? .notAnAttribute
    self.item = item
  }

  var isThere: Bool { attribute != .notAnAttribute }
}

/// Where the two lengths of a constraint begin.
final class LengthStarts {
  let first: LengthStart
  let second: LengthStart

  init(_ first: LengthStart, _ second: LengthStart) {
    self.first = first
    self.second = second
  }

  var items: [NSObject?] {
    var items: [NSObject?] = []
    if first.isThere { items.append(first.item) }
    if second.isThere { items.append(second.item) }
    return items
  }
}

/// Where a constraint is in its solver.
struct ConstraintPlace {
  var number: Int = -1
  /// Whether it contradicts others and does not count.
  var isBroken = false
}
