/// The phase of a touch: `UITouch.Phase`.
public enum TouchPhase: Int, Sendable {
  case began = 0
  case moved = 1
  case stationary = 2
  case ended = 3
  case cancelled = 4
  case regionEntered = 5
  case regionMoved = 6
  case regionExited = 7
}

/// The kind of thing that touches: `UITouch.TouchType`.
public enum TouchType: Int, Sendable {
  /// A finger, or a mouse that plays one.
  case direct = 0
  case indirect = 1
  /// A pen.
  case pencil = 2
  case indirectPointer = 3

  /// The name in the Swift of 2016.
  @available(*, deprecated, renamed: "pencil")
  public static var stylus: TouchType { .pencil }
}

extension TouchPhase: CustomStringConvertible {
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

extension TouchType: CustomStringConvertible {
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
