// What pointers mean beyond the protocol.

extension PointerPhase {
  /// Whether nothing more comes of the pointer.
  package var isEnd: Bool { self == .up || self == .cancel || self == .lost }
}

extension PointerButtons {
  /// Those of a number of the host that mean something here.
  ///
  /// - Parameter number: The sum of the host's bits.
  public init(host number: UInt8) {
    self = PointerButtons(rawValue: number).intersection([.secondary, .eraser])
  }
}
