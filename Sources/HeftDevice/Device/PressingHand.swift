import Heft
import HeftProtocol

/// The tool or finger that the user presses with.
package struct PressingHand: Equatable, Sendable {
  /// The kind of pointer that was last over the screen; nil where none was yet.
  package internal(set) var type: PointerType?
}

extension Device {
  /// Whether the touch that began last is still where it was put down.
  public var isLatestTouchStill: Bool { input.isLatestStill }

  /// Whether what the user presses with measures force; nil where that is not known yet.
  public var handMeasures: Bool? { hand.type.flatMap { input.measures($0) } }
}
