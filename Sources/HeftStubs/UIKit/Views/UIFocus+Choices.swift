import Heft

// They belong to the protocol, so that an app's own classes can have them. Nothing asks them: a finger needs no focus.

extension UIFocusEnvironment {
  public var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  public var preferredFocusedView: UIView? { nil }

  /// Whether the focus may move; it never does.
  ///
  /// - Parameter context: Left aside.
  /// - Returns: True.
  public func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

  /// Would be called when the focus has moved.
  ///
  /// - Parameters:
  ///   - context: Left aside.
  ///   - coordinator: Left aside.
  public func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}
}
