/// How a layer goes from its old content to the new one.
public struct CATransitionType: Equatable, Sendable {
  /// The kind's name, as `moveIn`.
  public let rawValue: String

  /// A kind by its name; one that is not known fades.
  ///
  /// - Parameter rawValue: The name, as `moveIn`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The new content fades in over the old one.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new content moves in over the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new content pushes the old one out.
  public static let push = CATransitionType(rawValue: "push")
  /// The old content moves away from the new one.
  public static let reveal = CATransitionType(rawValue: "reveal")

  public static func == (one: CATransitionType, other: CATransitionType) -> Bool {
    one.rawValue.utf8.elementsEqual(other.rawValue.utf8)
  }
}

/// The side that the new content of a layer comes from, as Core Animation names it.
public struct CATransitionSubtype: Equatable, Sendable {
  /// The side's name, as `fromLeft`.
  public let rawValue: String

  /// A side by its name; one that is not known is the right one.
  ///
  /// - Parameter rawValue: The name, as `fromLeft`.
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// From below: Core Animation counts the sides as on a Mac, where y grows upward, and so does UIKit on a phone.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// From above.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")

  public static func == (one: CATransitionSubtype, other: CATransitionSubtype) -> Bool {
    one.rawValue.utf8.elementsEqual(other.rawValue.utf8)
  }

  /// The way that the contents go, in sizes of the layer.
  var way: (x: CGFloat, y: CGFloat) {
    if self == .fromLeft { return (1, 0) }
    if self == .fromTop { return (0, -1) }
    return self == .fromBottom ? (0, 1) : (-1, 0)
  }
}

/// A way for a layer to go from the content that it shows to the one that it is given after this is added to it.
///
/// It begins at once, runs once and to its end: of the times of an animation its `duration` and `timingFunction` count.
open class CATransition: CAAnimation {
  /// How the contents move.
  public final var type = CATransitionType.fade
  /// The side that the new content comes from; nil is the right one. It does not count for `fade`.
  public final var subtype: CATransitionSubtype?

  public override init() { super.init() }

  override func copied() -> CAAnimation {
    let copy = CATransition()
    (copy.type, copy.subtype) = (type, subtype)
    return copyTiming(to: copy)
  }

  private final var kind: ContentTransition.Kind {
    let (x, y) = (subtype ?? .fromRight).way
    if type == .push || type == CATransitionType(rawValue: "cube") { return .push(x: x, y: y) }
    if type == .moveIn { return .moveIn(x: x, y: y) }
    if type == .reveal { return .reveal(x: x, y: y) }
    return type == CATransitionType(rawValue: "oglFlip") ? .flip(x: x, y: y) : .dissolve
  }

  override func begin(on layer: CALayer) {
    guard let process = AppProcess.current, let view = layer.node, let old = view.leaveContent() else {
      return
    }
    let transition = ContentTransition(
      kind, duration: run, timing: timingFunction ?? CAMediaTimingFunction(name: .default))
    // What the app changes now is the new content.
    process.later { transition.run(from: old, to: view) { _ in } }
  }
}
