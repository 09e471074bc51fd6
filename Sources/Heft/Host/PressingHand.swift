import HeftProtocol

/// What the user presses with.
public struct PressingHand: Equatable, Sendable {
  /// The kind of pointer that was last over the screen; nil where none was yet.
  public internal(set) var type: PointerType?
}

extension TouchInput {
  /// Whether such a pointer has shown that it measures; nil where that is not known yet.
  func measures(_ type: PointerType) -> Bool? {
    if device != nil { return true }
    switch knowledge(of: type).finding(for: type) {
    case .open: return nil
    case .sensor: return true
    case .none: return false
    }
  }
}

extension TouchInput {
  /// Whether the touch that began last is where it was put down, as far as a touch that is held still is.
  var isLatestStill: Bool {
    guard let contact = contacts.last else { return false }
    let (start, here) = (contact.start.location, contact.reading.location)
    let slop = settings.standIns.slop
    return abs(here.x - start.x) <= slop && abs(here.y - start.y) <= slop
  }
}

extension Device {
  /// Whether the touch that began last is still where it was put down.
  public var isLatestTouchStill: Bool { input.isLatestStill }

  /// Whether what the user presses with measures force; nil where that is not known yet.
  public var handMeasures: Bool? { hand.type.flatMap { input.measures($0) } }
}
