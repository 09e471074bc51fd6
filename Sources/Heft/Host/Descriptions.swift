// What an app can print about Heft's own. The Embedded subset makes no descriptions by itself, and those of a
// native build must be the same; so no description holds an address.

extension UITouch.Phase: CustomStringConvertible {
  /// The name of the case.
  public var description: String {
    switch self {
    case .began: "began"
    case .moved: "moved"
    case .stationary: "stationary"
    case .ended: "ended"
    case .cancelled: "cancelled"
    case .regionEntered: "regionEntered"
    case .regionMoved: "regionMoved"
    case .regionExited: "regionExited"
    }
  }
}

extension UITouch.TouchType: CustomStringConvertible {
  /// The name of the case.
  public var description: String {
    switch self {
    case .direct: "direct"
    case .indirect: "indirect"
    case .pencil: "pencil"
    case .indirectPointer: "indirectPointer"
    }
  }
}

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
