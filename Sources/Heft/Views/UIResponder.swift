/// An object that handles events. It passes an event that it does not handle to the next responder in the chain.
open class UIResponder: NSObject {
  public override init() {
    super.init()
  }

  /// Says only that it is a responder; an address would differ from run to run.
  open override var description: String { "<UIResponder>" }

  /// The next responder, which gets the events that this one passes on: a view's controller or superview, up to the
  /// application's delegate.
  open var next: UIResponder? { nil }

  /// Whether keys may be typed into it. No, unless overridden.
  open var canBecomeFirstResponder: Bool { false }

  /// Asks for the keyboard input.
  ///
  /// - Returns: Whether it gets it: not where the responder that has it keeps it.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder, takeFirstResponder() else { return false }
    AppProcess.current?.inputViewsCame()
    return true
  }

  /// Whether it gives up the keyboard input. Yes, unless overridden.
  open var canResignFirstResponder: Bool { true }

  /// Gives up the keyboard input.
  ///
  /// - Returns: Whether it does.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    if !isFirstResponder { return true }
    guard canResignFirstResponder else { return false }
    leaveFirstResponder()
    return true
  }

  /// The view in the keyboard's place while this responder, or one inside it, is first, as high as its frame. Nil, unless
  /// overridden: then the host's keyboard types.
  open var inputView: UIView? { nil }

  /// The view above the keyboard while this responder, or one inside it, is first, at the bottom of the window, as high as
  /// its frame. Nil, unless overridden.
  open var inputAccessoryView: UIView? { nil }

  /// The commands of keys while this responder, or one inside it, is first. Nil, unless overridden.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Touches began in a view. Passed on unless overridden.
  ///
  /// - Parameters:
  ///   - touches: Those that began, at most one in an event.
  ///   - event: All touches at the moment.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Touches changed: their place, their force, or both. A change of force alone comes with the place
  /// unchanged.
  ///
  /// - Parameters:
  ///   - touches: Those that changed.
  ///   - event: All touches at the moment, the samples between and the predicted ones.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Touches were lifted.
  ///
  /// - Parameters:
  ///   - touches: Those that were lifted, with their last force.
  ///   - event: All touches at the moment.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Touches were taken away: by the system, or by another recognizer.
  ///
  /// - Parameters:
  ///   - touches: Those that were taken away; `isInterrupted` says why.
  ///   - event: All touches at the moment.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// A shake began. Never called: a page is told of no shake. Here so that an override compiles.
  ///
  /// - Parameters:
  ///   - motion: What kind of motion.
  ///   - event: The motion's event.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

  /// A shake ended. Never called, as `motionBegan(_:with:)`.
  ///
  /// - Parameters:
  ///   - motion: What kind of motion.
  ///   - event: The motion's event.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

  /// A shake was broken off. Never called, as `motionBegan(_:with:)`.
  ///
  /// - Parameters:
  ///   - motion: What kind of motion.
  ///   - event: The motion's event.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

  /// Estimates of earlier touches are put right; `estimationUpdateIndex` says which.
  ///
  /// - Parameter touches: Copies of earlier moments with what is known now.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    next?.touchesEstimatedPropertiesUpdated(touches)
  }
}
