// The printed descriptions of Heft's own types. The Embedded subset makes no descriptions by itself, and the native
// ones must be the same; so no description holds an address.

extension UIForceTouchCapability: CustomStringConvertible {
  /// The name of the case.
  public var description: String {
    switch self {
    case .unknown: "unknown"
    case .unavailable: "unavailable"
    case .available: "available"
    }
  }
}

extension UIUserInterfaceStyle: CustomStringConvertible {
  /// The name of the case.
  public var description: String {
    switch self {
    case .unspecified: "unspecified"
    case .light: "light"
    case .dark: "dark"
    }
  }
}

extension UIApplication.State: CustomStringConvertible {
  /// The name of the case.
  public var description: String {
    switch self {
    case .active: "active"
    case .inactive: "inactive"
    case .background: "background"
    }
  }
}
