import Heft

/// The device's movements, which a page is not told of without asking: none are available.
open class CMMotionManager: NSObject {
  public final var accelerometerUpdateInterval: TimeInterval = 0.01
  public final var gyroUpdateInterval: TimeInterval = 0.01
  public final var deviceMotionUpdateInterval: TimeInterval = 0.01
  public final var isAccelerometerAvailable: Bool { false }
  public final var isAccelerometerActive: Bool { false }
  public final var isGyroAvailable: Bool { false }
  public final var isDeviceMotionAvailable: Bool { false }
  public final var isDeviceMotionActive: Bool { false }
  public final var accelerometerData: CMAccelerometerData? { nil }
  public final var deviceMotion: CMDeviceMotion? { nil }

  public override init() { super.init() }

  public final func startAccelerometerUpdates() { say() }
  public final func startAccelerometerUpdates(
    to queue: OperationQueue, withHandler handler: @escaping (CMAccelerometerData?, NSError?) -> Void
  ) { say() }
  public final func stopAccelerometerUpdates() {}
  public final func startDeviceMotionUpdates() { say() }
  public final func startDeviceMotionUpdates(
    to queue: OperationQueue, withHandler handler: @escaping (CMDeviceMotion?, NSError?) -> Void
  ) { say() }
  public final func stopDeviceMotionUpdates() {}
  public final func startGyroUpdates() { say() }
  public final func stopGyroUpdates() {}

  private final func say() { Stub.say("CMMotionManager", "the device's movements are not told here.") }
}

/// Accelerations along three axes, in multiples of the earth's.
public struct CMAcceleration: Sendable {
  public var x = 0.0
  public var y = 0.0
  public var z = 0.0
  public init() {}
}

/// The reading of an accelerometer.
public final class CMAccelerometerData: NSObject {
  public let acceleration = CMAcceleration()
}

/// How a device lies in space, in radians.
public final class CMAttitude: NSObject {
  public let roll = 0.0
  public let pitch = 0.0
  public let yaw = 0.0
}

/// How a device moves.
public final class CMDeviceMotion: NSObject {
  public let gravity = CMAcceleration()
  public let userAcceleration = CMAcceleration()
  public let attitude = CMAttitude()
}
