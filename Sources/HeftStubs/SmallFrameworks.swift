// The few names of StoreKit, HealthKit and WatchConnectivity that apps with a pressed screen use.

import Heft

/// Asks the user for a review; here the user is not asked.
public enum SKStoreReviewController {
  public static func requestReview() {
    Stub.say("SKStoreReviewController.requestReview", "there is no store here.")
  }
}

/// A store of measurements of the user's body, which is empty here.
public final class HKHealthStore: NSObject {
  public static func isHealthDataAvailable() -> Bool { false }
}

public protocol WCSessionDelegate: NSObjectProtocol {}

/// A watch, of which there is none here.
public final class WCSession: NSObject {
  nonisolated(unsafe) private static let one = WCSession()
  public static var `default`: WCSession { one }
  public static func isSupported() -> Bool { false }
  public var isPaired: Bool { false }
  public var isReachable: Bool { false }
  public var isWatchAppInstalled: Bool { false }
  @Weak public var delegate: (any WCSessionDelegate)?
  public func activate() { Stub.say("WCSession", "there is no watch here.") }
}
