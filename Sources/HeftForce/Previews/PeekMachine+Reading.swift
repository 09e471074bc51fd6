extension PeekMachine.Sample {
  /// Makes a preview's sample of a touch. The place is in the window.
  ///
  /// - Parameters:
  ///   - reading: The touch, whose force is stretched to a phone's range where its source has a smaller
  ///     one.
  ///   - place: Where it is, in the window's points.
  ///   - time: Seconds, on the clock of the machine's other samples.
  public init(_ reading: TouchReading, at place: CGPoint, time: Double) {
    self.init(
      place: place, force: PeekForces.judged(reading.force, of: reading.maximumForce),
      isHeld: reading.origin == .simulated(.hold), time: time)
  }
}
