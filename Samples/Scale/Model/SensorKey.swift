import Heft

/// Names a sensor, so that what was learned of it is found again.
///
/// A device with a profile of its own is that profile; what a browser tells is known only by the channel on
/// which it comes. A simulated force has no key: there is nothing to learn.
struct SensorKey: Equatable {
  let name: String

  /// The key of that name; it is one word, of at least a letter.
  init?(name: String) {
    guard !name.isEmpty, !name.utf8.contains(where: { $0 <= 32 }) else { return nil }
    self.name = name
  }

  /// The key of what a touch's force is measured by, or nil where nothing measures it.
  init?(_ touch: UITouch) {
    guard case .sensor(let sensor) = touch.forceOrigin else { return nil }
    switch sensor {
    case .device: self.init(name: touch.forceProfileIdentifier)
    case .touchPressure: self.init(name: "touch-pressure")
    case .penPressure: self.init(name: "pen-pressure")
    case .mousePressure: self.init(name: "mouse-pressure")
    case .touchForce: self.init(name: "touch-force")
    case .webkitForce: self.init(name: "webkit-force")
    }
  }
}
