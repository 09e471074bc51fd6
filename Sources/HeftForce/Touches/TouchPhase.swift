/// The phase of a touch: `UITouch.Phase`.
public enum TouchPhase: Int, Sendable {
  /// The touch came down.
  case began = 0
  /// It moved, or its force changed.
  case moved = 1
  /// Nothing of it changed, while another touch did.
  case stationary = 2
  /// It was lifted.
  case ended = 3
  /// It was taken away.
  case cancelled = 4
  /// A pointer came over a view. Heft has no such touches.
  case regionEntered = 5
  /// A pointer moved over a view. Heft has no such touches.
  case regionMoved = 6
  /// A pointer left a view. Heft has no such touches.
  case regionExited = 7
}

/// The kind of thing that touches: `UITouch.TouchType`.
public enum TouchType: Int, Sendable {
  /// A finger, or a mouse that plays one.
  case direct = 0
  /// A remote control's surface. Heft has no such touches.
  case indirect = 1
  /// A pen.
  case pencil = 2
  /// A pointer of the system's. Heft has no such touches: a mouse is `direct`.
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
