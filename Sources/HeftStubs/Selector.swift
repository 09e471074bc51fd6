import Heft

/// A method that is handed on before it is called: what `#selector` becomes where a project's own code takes a `Selector`.
public struct Selector: Equatable {
  let name: String
  /// Calls the method of an object that has it; whether it does.
  let send: (NSObject, AnyObject?) -> Bool

  /// Whether both are called the same: of two without a name that is unknown.
  public static func == (left: Selector, right: Selector) -> Bool {
    !left.name.isEmpty && left.name == right.name
  }

  /// A method without a parameter.
  ///
  /// - Parameters:
  ///   - method: The method.
  ///   - name: The method's name.
  public init<Target: NSObject>(_ method: @escaping (Target) -> () -> Void, _ name: String = "") {
    self.name = name
    send = { target, _ in (target as? Target).map { method($0)() } != nil }
  }

  /// A method without a parameter whose result is not used, as `UIResponder.resignFirstResponder`.
  ///
  /// - Parameters:
  ///   - method: The method.
  ///   - name: The method's name.
  @_disfavoredOverload
  public init<Target: NSObject, Result>(_ method: @escaping (Target) -> () -> Result, _ name: String = "") {
    self.name = name
    send = { target, _ in (target as? Target).map { method($0)() } != nil }
  }

  /// A method of its sender. One that is sent by something else is not called.
  ///
  /// - Parameters:
  ///   - method: The method.
  ///   - name: The method's name.
  public init<Target: NSObject, Sender: AnyObject>(
    _ method: @escaping (Target) -> (Sender) -> Void, _ name: String = ""
  ) {
    self.name = name
    send = { target, sender in
      guard let target = target as? Target, let sender = sender as? Sender else { return false }
      method(target)(sender)
      return true
    }
  }

  /// A method of a value, as `viewWillAppear(_:)`, which no sender is.
  ///
  /// - Parameters:
  ///   - method: The method.
  ///   - name: The method's name.
  @_disfavoredOverload
  public init<Target: NSObject, Value>(_ method: @escaping (Target) -> (Value) -> Void, _ name: String = "") {
    self.name = name
    send = { _, _ in false }
  }

  /// A method by its name, which is not found: a page keeps no names.
  public init(_ name: String) {
    self.name = String(name.prefix { $0 != ":" })
    send = { _, _ in
      Stub.say("Selector(\"\(name)\")", "methods are not found by their names here.")
      return false
    }
  }

  /// A closure that calls the method while its target is there.
  func bound<Sender: AnyObject>(to target: AnyObject?) -> (Sender) -> Void {
    let target = Weak(wrappedValue: target as? NSObject)
    return { sender in if let target = target.wrappedValue { _ = send(target, sender) } }
  }
}

extension Selector {
  /// A method of a sender that may be missing.
  ///
  /// - Parameters:
  ///   - method: The method.
  ///   - name: The method's name.
  public init<Target: NSObject, Sender: AnyObject>(
    _ method: @escaping (Target) -> (Sender?) -> Void, _ name: String = ""
  ) {
    self.name = name
    send = { target, sender in (target as? Target).map { method($0)(sender as? Sender) } != nil }
  }
}

extension NotificationCenter {
  /// Has a method that takes any object called with the notification.
  ///
  /// - Parameters:
  ///   - observer: Whose method is called.
  ///   - selector: The method, as `ListController.changed`.
  ///   - name: The name; nil is any.
  ///   - object: The object; nil is any.
  public func addObserver<Observer: NSObject>(
    _ observer: Observer, selector: @escaping (Observer) -> (AnyObject?) -> Void, name: Notification.Name?,
    object: AnyObject?
  ) {
    addObserver(
      observer,
      selector: { observer in { (notification: Notification) in selector(observer)(HeftBox(notification)) } },
      name: name, object: object)
  }

  /// Has a method that takes any object called with the notification.
  ///
  /// - Parameters:
  ///   - observer: Whose method is called.
  ///   - selector: The method, as `ListController.changed`.
  ///   - name: The name; nil is any.
  ///   - object: The object; nil is any.
  public func addObserver<Observer: NSObject>(
    _ observer: Observer, selector: @escaping (Observer) -> (AnyObject) -> Void, name: Notification.Name?,
    object: AnyObject?
  ) {
    addObserver(
      observer,
      selector: { observer in { (notification: Notification) in selector(observer)(HeftBox(notification)) } },
      name: name, object: object)
  }
}

extension UIGestureRecognizer {
  public convenience init(target: AnyObject?, action: Selector?) {
    self.init()
    addTarget(target, action: action)
  }

  /// Has each change of state call the method with the recognizer.
  public final func addTarget(_ target: AnyObject?, action: Selector?) {
    if let action { addHandler(action.bound(to: target)) }
  }
}

extension UIBarButtonItem {
  private final func call(_ action: Selector?, of target: AnyObject?) {
    if let action { press = action.bound(to: target) }
  }

  /// A button that calls a method of its target.
  ///
  /// - Parameters:
  ///   - title: What the user reads.
  ///   - style: Plain, or in bold.
  ///   - target: The object whose method is called; not retained.
  ///   - action: The method; nil does nothing.
  @_disfavoredOverload
  public convenience init(title: String?, style: Style, target: AnyObject?, action: Selector?) {
    self.init(title: title, style: style)
    call(action, of: target)
  }

  /// A button with a picture that calls a method of its target.
  ///
  /// - Parameters:
  ///   - image: The picture; nil for none.
  ///   - style: Plain, or in bold.
  ///   - target: The object whose method is called; not retained.
  ///   - action: The method; nil does nothing.
  @_disfavoredOverload
  public convenience init(image: UIImage?, style: Style, target: AnyObject?, action: Selector?) {
    self.init(image: image, style: style)
    call(action, of: target)
  }

  /// A button of the system's that calls a method of its target.
  ///
  /// - Parameters:
  ///   - systemItem: Which one.
  ///   - target: The object whose method is called; not retained.
  ///   - action: The method; nil does nothing.
  @_disfavoredOverload
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: AnyObject?, action: Selector?) {
    self.init(barButtonSystemItem: systemItem)
    call(action, of: target)
  }
}

extension UIControl {
  /// Has the control's events call the method with the control.
  public final func addTarget(_ target: AnyObject?, action: Selector, for controlEvents: Event) {
    let send: (UIControl) -> Void = action.bound(to: target)
    let control = Weak(wrappedValue: self)
    addAction(UIAction(title: "") { _ in control.wrappedValue.map { send($0) } }, for: controlEvents)
  }
}

extension Timer {
  @discardableResult
  public static func scheduledTimer(
    timeInterval seconds: TimeInterval, target: AnyObject, selector: Selector, userInfo: AnyObject?,
    repeats: Bool
  ) -> Timer {
    scheduledTimer(withTimeInterval: seconds, repeats: repeats, block: selector.bound(to: target))
  }
}

extension NSObject {
  /// Calls the method of this object after a time, unless that is cancelled.
  public final func perform(_ selector: Selector, with object: AnyObject?, afterDelay delay: TimeInterval) {
    let send: (AnyObject) -> Void = selector.bound(to: self)
    let argument = object ?? self
    DelayedCall.add(
      Timer.scheduledTimer(withTimeInterval: delay, repeats: false) { _ in send(argument) }, self)
  }

  /// Calls the method of this object after a time, unless that is cancelled.
  public final func perform<Target: NSObject>(
    _ selector: @escaping (Target) -> () -> Void, with object: AnyObject?, afterDelay delay: TimeInterval
  ) {
    perform(Selector(selector), with: object, afterDelay: delay)
  }

  /// Calls off what an object's methods were to be called for later.
  public static func cancelPreviousPerformRequests(withTarget target: AnyObject) {
    DelayedCall.cancel(target)
  }

  /// Calls off what an object's methods were to be called for later: of all of them, for selectors are not told apart.
  public static func cancelPreviousPerformRequests(
    withTarget target: AnyObject, selector: Selector, object: AnyObject?
  ) { DelayedCall.cancel(target) }

  /// Calls off what an object's methods were to be called for later: of all of them, for selectors are not told apart.
  public static func cancelPreviousPerformRequests<Target: NSObject>(
    withTarget target: AnyObject, selector: @escaping (Target) -> () -> Void, object: AnyObject?
  ) { DelayedCall.cancel(target) }

  /// Calls off what an object's methods were to be called for later: of all of them, for selectors are not told apart.
  ///
  /// - Parameters:
  ///   - target: The object.
  ///   - selector: Left aside.
  ///   - object: Left aside.
  public static func cancelPreviousPerformRequests<Target: NSObject, Object: AnyObject>(
    withTarget target: AnyObject, selector: @escaping (Target) -> (Object) -> Void, object: AnyObject?
  ) { DelayedCall.cancel(target) }

  /// Calls off what an object's methods were to be called for later: of all of them, for selectors are not told apart.
  ///
  /// - Parameters:
  ///   - target: The object.
  ///   - selector: Left aside.
  ///   - object: Left aside.
  public static func cancelPreviousPerformRequests<Target: NSObject, Object: AnyObject>(
    withTarget target: AnyObject, selector: @escaping (Target) -> (Object?) -> Void, object: AnyObject?
  ) { DelayedCall.cancel(target) }

  /// Calls the method of this object.
  ///
  /// - Parameters:
  ///   - selector: The method.
  ///   - object: What it is called with; nil means this object.
  /// - Returns: Nil: what the method returns is not known here.
  @discardableResult
  public final func perform(_ selector: Selector, with object: AnyObject? = nil) -> Unmanaged<AnyObject>? {
    _ = selector.send(self, object ?? self)
    return nil
  }
}

extension UIApplication {
  /// Calls a method of an object, or of the first in the chain of responders that has it.
  ///
  /// - Parameters:
  ///   - action: The method.
  ///   - target: Whose method is called; nil looks from the first responder on.
  ///   - sender: The sender that the method gets.
  ///   - event: Left aside.
  /// - Returns: Whether one has it.
  @discardableResult
  public final func sendAction(
    _ action: Selector, to target: AnyObject?, from sender: AnyObject?, for event: UIEvent?
  ) -> Bool {
    receivers(of: target, from: sender).contains {
      ($0 as? NSObject).map { action.send($0, sender) } ?? false
    }
  }
}

/// A call that comes later and can be canceled.
private enum DelayedCall {
  nonisolated(unsafe) private static var waiting: [(timer: Timer, target: ObjectIdentifier)] = []

  static func add(_ timer: Timer, _ target: NSObject) {
    waiting.removeAll { !$0.timer.isValid }
    waiting.append((timer, ObjectIdentifier(target)))
  }

  static func cancel(_ target: AnyObject) {
    let identifier = ObjectIdentifier(target)
    for call in waiting where call.target == identifier { call.timer.invalidate() }
    waiting.removeAll { !$0.timer.isValid }
  }
}

extension Selector: ExpressibleByStringLiteral {
  /// A method by its name, as Swift 2 writes it: to be compared with others.
  ///
  /// - Parameter value: The name.
  public init(stringLiteral value: String) { self.init(value) }
}
