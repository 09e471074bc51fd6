/// The look of the status bar.
public enum UIStatusBarStyle: Int, Sendable {
  /// Dark in the light appearance, and light in the dark one.
  case `default` = 0
  /// For dark backgrounds.
  case lightContent = 1
  /// For light backgrounds.
  case darkContent = 3
}

/// The orientations that an app may have on a phone.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

/// The work alongside a change of the screen's size, which happens at once, or alongside a presentation.
public final class UIViewControllerTransitionCoordinator: NSObject {
  private var alongside: [() -> Void] = []
  private var completions: [() -> Void] = []

  /// Adds work for the new size, and work for after that. The closures get this coordinator.
  ///
  /// - Parameters:
  ///   - animation: Called with the new size; its changes are made at once.
  ///   - completion: Called afterwards.
  /// - Returns: True: both are called.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((UIViewControllerTransitionCoordinator) -> Void)?,
    completion: ((UIViewControllerTransitionCoordinator) -> Void)? = nil
  ) -> Bool {
    if let animation { alongside.append(weakify(self) { animation($0) }) }
    if let completion { completions.append(weakify(self) { completion($0) }) }
    return true
  }

  /// The screen has its new size.
  func finish() {
    begin()
    complete()
  }

  /// Runs the work alongside the change.
  func begin() {
    let work = alongside
    alongside = []
    for step in work { step() }
  }

  /// Runs the work after the change.
  func complete() {
    let work = completions
    completions = []
    for step in work { step() }
  }

  /// Whether the change takes time.
  public internal(set) var isAnimated = false
  /// Seconds that it takes; 0 if it happens at once.
  public internal(set) var transitionDuration: TimeInterval = 0
  /// Whether a transition went back to its beginning.
  public internal(set) var isCancelled = false
}

/// UIKit's name of the argument that the closures of a transition get.
public typealias UIViewControllerTransitionCoordinatorContext = UIViewControllerTransitionCoordinator
