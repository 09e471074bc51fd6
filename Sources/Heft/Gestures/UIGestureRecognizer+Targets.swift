/// Whom a recognizer tells, in the order in which they asked.
struct GestureActions {
  enum Listener {
    case target(TargetAction)
    case handler((UIGestureRecognizer) -> Void)
  }

  var listeners: [Listener] = []

  func send(by recognizer: UIGestureRecognizer) {
    for listener in listeners {
      switch listener {
      case .target(let action): action.send(by: recognizer)
      case .handler(let handler): handler(recognizer)
      }
    }
  }
}

extension UIGestureRecognizer {
  /// A recognizer that calls a method of the target, such as `ListController.tapped`. The target is not kept.
  ///
  /// - Parameters:
  ///   - target: Whose method is called.
  ///   - action: The method, as `ListController.tapped`.
  public convenience init<Target: NSObject>(target: Target, action: @escaping (Target) -> () -> Void) {
    self.init()
    addTarget(target, action: action)
  }

  /// A recognizer that calls a method of the target with itself. The target is not kept.
  ///
  /// - Parameters:
  ///   - target: Whose method is called.
  ///   - action: The method, as `ListController.tapped`.
  public convenience init<Target: NSObject, Sender: UIGestureRecognizer>(
    target: Target, action: @escaping (Target) -> (Sender) -> Void
  ) {
    self.init()
    addTarget(target, action: action)
  }

  /// Has each change of state to began, changed, ended and cancelled call a method of the target.
  ///
  /// - Parameters:
  ///   - target: Whose method is called; not kept.
  ///   - action: The method, as `ListController.tapped`.
  public func addTarget<Target: NSObject>(_ target: Target, action: @escaping (Target) -> () -> Void) {
    actions.listeners.append(.target(TargetAction(target, action)))
  }

  /// Has each change of state to began, changed, ended and cancelled call a method of the target with the
  /// recognizer.
  ///
  /// - Parameters:
  ///   - target: Whose method is called; not kept.
  ///   - action: The method, as `ListController.tapped`.
  public func addTarget<Target: NSObject, Sender: UIGestureRecognizer>(
    _ target: Target, action: @escaping (Target) -> (Sender) -> Void
  ) {
    actions.listeners.append(.target(TargetAction(target, action)))
  }

  /// Has each change of state to began, changed, ended and cancelled call a closure: Heft's own.
  ///
  /// - Parameter handler: Called with the recognizer; kept, so let it be made by `weakify(_:_:)`.
  public func addHandler(_ handler: @escaping (UIGestureRecognizer) -> Void) {
    actions.listeners.append(.handler(handler))
  }

  /// Calls no method of the target any more; with nil, of no target. Methods cannot be compared, so all of
  /// the target's go. Closures stay.
  ///
  /// - Parameter target: The target, or nil for all.
  public func removeTarget(_ target: NSObject?) {
    actions.listeners.removeAll { listener in
      guard case .target(let action) = listener else { return false }
      return target == nil || action.target == nil || action.target === target
    }
  }
}
