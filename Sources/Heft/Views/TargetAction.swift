/// A method of a target, called with its sender. There is no `#selector`: the method itself is named, as in
/// `ListController.tapped`. The target is not kept; once it has gone, nothing is called.
struct TargetAction {
  private let reference: Weak<NSObject>
  private let call: (NSObject, NSObject) -> Void

  /// A method that takes nothing.
  init<Target: NSObject>(_ target: Target, _ action: @escaping (Target) -> () -> Void) {
    reference = Weak(target, token: target.lifeToken)
    call = { target, _ in action(unsafeDowncast(target, to: Target.self))() }
  }

  /// A method that takes its sender. One that is sent by something else is not called.
  init<Target: NSObject, Sender: NSObject>(
    _ target: Target, _ action: @escaping (Target) -> (Sender) -> Void
  ) {
    reference = Weak(target, token: target.lifeToken)
    call = { target, sender in
      guard let sender = sender as? Sender else { return }
      action(unsafeDowncast(target, to: Target.self))(sender)
    }
  }

  /// The target, or nil once it has gone.
  var target: NSObject? { reference.object }

  func send(by sender: NSObject) {
    if let target { call(target, sender) }
  }
}
