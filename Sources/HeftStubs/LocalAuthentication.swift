import Heft

public enum LAPolicy: Int, Sendable {
  case deviceOwnerAuthenticationWithBiometrics = 1, deviceOwnerAuthentication
}
public enum LABiometryType: Int, Sendable { case none, touchID, faceID }

/// A check of who the user is. There is no sensor here: an app hears that this is not known.
public final class LAContext: NSObject {
  public var localizedFallbackTitle: String?
  public var localizedCancelTitle: String?
  public var biometryType: LABiometryType { .none }

  /// Never.
  public func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
    Stub.say("LAContext", "there is no sensor for fingers and faces here.")
    error?.pointee = .heftCocoa(-6, "There is no sensor here.")
    return false
  }

  public func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String, reply: @escaping (Bool, NSError?) -> Void
  ) {
    DispatchQueue.main.async { reply(false, .heftCocoa(-6, "There is no sensor here.")) }
  }

  public func invalidate() {}
}
