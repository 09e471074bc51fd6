import HeftProtocol

extension TouchInput {
  /// Whether such a pointer has shown that it measures; nil where that is not known yet.
  package func measures(_ type: PointerType) -> Bool? {
    if device != nil { return true }
    switch knowledge(of: type).finding(for: type) {
    case .open: return nil
    case .sensor: return true
    case .none: return false
    }
  }

  /// Whether the touch that began last is where it was put down, as far as a touch that is held still is.
  package var isLatestStill: Bool {
    guard let pointer = pointers.last else { return false }
    let (start, here) = (pointer.start.location, pointer.reading.location)
    let slop = settings.simulatedForce.slop
    return abs(here.x - start.x) <= slop && abs(here.y - start.y) <= slop
  }
}
