extension UIApplication {
  /// Calls a method of an object, or of the first responder that is of the method's class.
  ///
  /// - Parameters:
  ///   - action: The method, as `UIResponder.resignFirstResponder`.
  ///   - target: Whose method is called; nil looks along the chain of responders, from the one that has the keyboard, or
  ///     else the sender, or else the key window.
  ///   - sender: Who asks.
  ///   - event: Left aside.
  /// - Returns: Whether an object of the method's class was found.
  @discardableResult
  public func sendAction<Target: NSObject, Result>(
    _ action: (Target) -> () -> Result, to target: AnyObject?, from sender: AnyObject?, for event: UIEvent?
  ) -> Bool {
    for receiver in receivers(of: target, from: sender) {
      guard let receiver = receiver as? Target else { continue }
      _ = action(receiver)()
      return true
    }
    return false
  }

  /// The same with a method that takes its sender; it is not called with one of another class.
  ///
  /// - Parameters:
  ///   - action: The method, as `EditorController.save`.
  ///   - target: Whose method is called; nil looks along the chain of responders.
  ///   - sender: Who asks, and what the method is given.
  ///   - event: Left aside.
  /// - Returns: Whether an object of the method's class was found, and the sender is what the method takes.
  @discardableResult
  public func sendAction<Target: NSObject, Sender: AnyObject>(
    _ action: (Target) -> (Sender) -> Void, to target: AnyObject?, from sender: AnyObject?,
    for event: UIEvent?
  ) -> Bool {
    guard let argument = sender as? Sender else { return false }
    for receiver in receivers(of: target, from: sender) {
      guard let receiver = receiver as? Target else { continue }
      action(receiver)(argument)
      return true
    }
    return false
  }

  /// Who may be meant by an action, the nearest first.
  package func receivers(of target: AnyObject?, from sender: AnyObject?) -> [AnyObject] {
    if let target { return [target] }
    var chain: [AnyObject] = []
    var here = process.firstResponder ?? sender as? UIResponder ?? keyWindow
    while let responder = here {
      chain.append(responder)
      here = responder.next
    }
    return chain
  }

  /// Has touches that begin from now on reach no view, until it is taken back as many times. A touch that has begun goes on
  /// [ours].
  public func beginIgnoringInteractionEvents() { process.ignoredInteractions += 1 }

  /// Takes back one `beginIgnoringInteractionEvents()`; one too many changes nothing.
  public func endIgnoringInteractionEvents() {
    process.ignoredInteractions = max(process.ignoredInteractions - 1, 0)
  }

  /// Whether touches that begin reach no view.
  public var isIgnoringInteractionEvents: Bool { process.ignoredInteractions > 0 }
}
