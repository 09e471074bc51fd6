extension UIControl {
  /// The events of a control.
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let touchDown = Event(rawValue: 1)
    /// The second tap in a row, and each further one.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    public static let touchDragInside = Event(rawValue: 1 << 2)
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    public static let touchDragExit = Event(rawValue: 1 << 5)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The main action of the control.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    public static let allEditingEvents = Event(rawValue: 0xF_0000)
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The states of a control, for looks that differ by them.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let normal: State = []
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
  }

  /// How content lies between the left and the right edge.
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center = 0
    case left = 1
    case right = 2
    case fill = 3
    /// Left, and right: text runs from left to right here.
    case leading = 4
    case trailing = 5
  }

  /// How content lies between the upper and the lower edge.
  public enum ContentVerticalAlignment: Int, Sendable {
    case center = 0
    case top = 1
    case bottom = 2
    /// In the middle here.
    case fill = 3
  }

  /// Has events call a method of the target, such as `ViewController.tapped`. The target is not retained.
  ///
  /// - Parameters:
  ///   - target: The object whose method is called.
  ///   - action: The method, as `ViewController.tapped`.
  ///   - controlEvents: When it is called.
  public func addTarget<Target: NSObject>(
    _ target: Target, action: @escaping (Target) -> () -> Void, for controlEvents: Event
  ) {
    listeners.append(ControlListener(events: controlEvents, call: .target(TargetAction(target, action))))
  }

  /// Has events call a method of the target with the control. The target is not retained.
  ///
  /// - Parameters:
  ///   - target: The object whose method is called.
  ///   - action: The method, as `ViewController.tapped`.
  ///   - controlEvents: When it is called.
  public func addTarget<Target: NSObject, Sender: UIControl>(
    _ target: Target, action: @escaping (Target) -> (Sender) -> Void, for controlEvents: Event
  ) {
    listeners.append(ControlListener(events: controlEvents, call: .target(TargetAction(target, action))))
  }

  /// Has the events call no method of the target any more; with nil, of no target. Methods cannot be compared,
  /// so all of the target's go.
  ///
  /// - Parameters:
  ///   - target: The target, or nil for all.
  ///   - controlEvents: Which events.
  public func removeTarget(_ target: NSObject?, for controlEvents: Event) {
    for index in listeners.indices {
      guard case .target(let action) = listeners[index].call else { continue }
      if target == nil || action.target === target { listeners[index].events.subtract(controlEvents) }
    }
    removeIdleListeners()
  }

  /// Has events do an action. One that is added again moves.
  ///
  /// - Parameters:
  ///   - action: The action, which the control keeps.
  ///   - controlEvents: When it is done.
  public func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(action, for: .allEvents)
    listeners.append(ControlListener(events: controlEvents, call: .action(action)))
  }

  /// Has the events not do an action any more.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - controlEvents: Which events.
  public func removeAction(_ action: UIAction, for controlEvents: Event) {
    for index in listeners.indices {
      guard case .action(let own) = listeners[index].call, own === action else { continue }
      listeners[index].events.subtract(controlEvents)
    }
    removeIdleListeners()
  }

  private func removeIdleListeners() {
    listeners.removeAll { listener in
      if case .target(let action) = listener.call, action.target == nil { return true }
      return listener.events.isEmpty
    }
  }

  /// Tells all listeners to one of the events, in the order in which they were added; each once.
  ///
  /// - Parameter controlEvents: The events.
  public func sendActions(for controlEvents: Event) {
    for listener in listeners where !listener.events.isDisjoint(with: controlEvents) {
      switch listener.call {
      case .target(let action): action.send(by: self)
      case .action(let action): action.perform(for: self)
      }
    }
  }
}

/// A listener to events of a control.
struct ControlListener {
  enum Call {
    case target(TargetAction)
    case action(UIAction)
  }

  var events: UIControl.Event
  let call: Call
}
