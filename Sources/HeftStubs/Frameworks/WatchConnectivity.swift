// A watch, of which there is none.

import Heft

public enum WCSessionActivationState: Int, Sendable { case notActivated, inactive, activated }
public let WCErrorDomain = "WCErrorDomain"

/// Hears of a watch. It is told nothing here.
public protocol WCSessionDelegate: NSObjectProtocol {
  /// Is not called.
  ///
  /// - Parameters:
  ///   - session: The watch.
  ///   - activationState: Whether it can be reached.
  ///   - error: Why it cannot.
  func session(
    _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState, error: NSError?
  )
  /// Is not called.
  ///
  /// - Parameter session: The watch.
  func sessionDidBecomeInactive(_ session: WCSession)
  /// Is not called.
  ///
  /// - Parameter session: The watch.
  func sessionDidDeactivate(_ session: WCSession)
  /// Is not called.
  ///
  /// - Parameter session: The watch.
  func sessionWatchStateDidChange(_ session: WCSession)
  /// Is not called.
  ///
  /// - Parameter session: The watch.
  func sessionReachabilityDidChange(_ session: WCSession)
  /// Is not called.
  ///
  /// - Parameters:
  ///   - session: The watch.
  ///   - message: What it says.
  func session(_ session: WCSession, didReceiveMessage message: [String: AnyObject])
  /// Is not called.
  ///
  /// - Parameters:
  ///   - session: The watch.
  ///   - message: What it says.
  ///   - replyHandler: Takes the answer.
  func session(
    _ session: WCSession, didReceiveMessage message: [String: AnyObject],
    replyHandler: @escaping ([String: AnyObject]) -> Void)
  /// Is not called.
  ///
  /// - Parameters:
  ///   - session: The watch.
  ///   - messageData: What it says.
  func session(_ session: WCSession, didReceiveMessageData messageData: Data)
  /// Is not called.
  ///
  /// - Parameters:
  ///   - session: The watch.
  ///   - applicationContext: What it says.
  func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: AnyObject])
  /// Is not called.
  ///
  /// - Parameters:
  ///   - session: The watch.
  ///   - userInfo: What it says.
  func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: AnyObject])
}

extension WCSessionDelegate {
  public func session(
    _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState, error: NSError?
  ) {}
  public func sessionDidBecomeInactive(_ session: WCSession) {}
  public func sessionDidDeactivate(_ session: WCSession) {}
  public func sessionWatchStateDidChange(_ session: WCSession) {}
  public func sessionReachabilityDidChange(_ session: WCSession) {}
  public func session(_ session: WCSession, didReceiveMessage message: [String: AnyObject]) {}
  public func session(
    _ session: WCSession, didReceiveMessage message: [String: AnyObject],
    replyHandler: @escaping ([String: AnyObject]) -> Void
  ) {}
  public func session(_ session: WCSession, didReceiveMessageData messageData: Data) {}
  public func session(
    _ session: WCSession, didReceiveApplicationContext applicationContext: [String: AnyObject]
  ) {}
  public func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: AnyObject]) {}
}

/// Something on the way to a watch.
public final class WCSessionUserInfoTransfer: NSObject {
  public let userInfo: [String: AnyObject]
  public var isTransferring: Bool { false }

  init(_ userInfo: [String: AnyObject]) {
    self.userInfo = userInfo
    super.init()
  }

  public func cancel() {}
}

/// A watch, of which there is none here.
public final class WCSession: NSObject {
  nonisolated(unsafe) private static let one = WCSession()
  public static var `default`: WCSession { one }

  /// The watch as Swift 3 has it.
  ///
  /// - Returns: The watch.
  public static func defaultSession() -> WCSession { one }
  /// Returns false: there is no watch.
  ///
  /// - Returns: False.
  public static func isSupported() -> Bool { false }
  public var isPaired: Bool { false }
  public var isReachable: Bool { false }
  public var isWatchAppInstalled: Bool { false }
  public var isComplicationEnabled: Bool { false }
  public var remainingComplicationUserInfoTransfers: Int { 0 }
  public var activationState: WCSessionActivationState { .notActivated }
  public private(set) var applicationContext: [String: AnyObject] = [:]
  public var receivedApplicationContext: [String: AnyObject] { [:] }
  public var outstandingUserInfoTransfers: [WCSessionUserInfoTransfer] { [] }
  @Weak public var delegate: (any WCSessionDelegate)?

  public func activate() { Stub.say("WCSession", "there is no watch here.") }

  private var failure: NSError {
    Stub.say("WCSession", "there is no watch here.")
    // WCErrorCode's notReachable.
    return NSError(domain: WCErrorDomain, code: 7014)
  }

  /// Would tell the watch.
  ///
  /// - Parameters:
  ///   - message: What.
  ///   - replyHandler: Is not called.
  ///   - errorHandler: Is told of an error, later.
  public func sendMessage(
    _ message: [String: AnyObject], replyHandler: (([String: AnyObject]) -> Void)?,
    errorHandler: ((NSError) -> Void)? = nil
  ) {
    let failure = failure
    if let errorHandler { DispatchQueue.main.async { errorHandler(failure) } }
  }

  /// Would tell the watch.
  ///
  /// - Parameters:
  ///   - data: What.
  ///   - replyHandler: Is not called.
  ///   - errorHandler: Is told of an error, later.
  public func sendMessageData(
    _ data: Data, replyHandler: ((Data) -> Void)?, errorHandler: ((NSError) -> Void)? = nil
  ) { sendMessage([:], replyHandler: nil, errorHandler: errorHandler) }

  /// Would tell the watch.
  ///
  /// - Parameter applicationContext: What.
  /// - Throws: That there is no watch.
  public func updateApplicationContext(_ applicationContext: [String: AnyObject]) throws(NSError) {
    throw failure
  }

  /// Would tell the watch.
  ///
  /// - Parameter userInfo: What.
  /// - Returns: What is not on its way.
  @discardableResult
  public func transferUserInfo(_ userInfo: [String: AnyObject] = [:]) -> WCSessionUserInfoTransfer {
    _ = failure
    return WCSessionUserInfoTransfer(userInfo)
  }

  /// Would tell the watch.
  ///
  /// - Parameter userInfo: What.
  /// - Returns: What is not on its way.
  @discardableResult
  public func transferCurrentComplicationUserInfo(_ userInfo: [String: AnyObject] = [:])
    -> WCSessionUserInfoTransfer
  { transferUserInfo(userInfo) }
}
