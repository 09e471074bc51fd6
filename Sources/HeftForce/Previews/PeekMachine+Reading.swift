extension PeekMachine.Sample {
  /// What a touch tells a preview. The place is in the window.
  public init(_ reading: TouchReading, at place: CGPoint, time: Double) {
    self.init(
      place: place, force: PeekForces.judged(reading.force, of: reading.maximumForce),
      isHeld: reading.origin == .standIn(.hold), time: time)
  }
}
