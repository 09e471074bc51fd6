/// How the bar with the time looks.
public enum UIStatusBarStyle: Int, Sendable {
  /// Dark in the light appearance, and light in the dark one.
  case `default` = 0
  /// For what is dark.
  case lightContent = 1
  /// For what is light.
  case darkContent = 3
}

/// The ways in which an app may be turned on a phone.
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

/// What is done along with the screen's change of size, which happens at once.
public final class UIViewControllerTransitionCoordinator: NSObject {
  private var alongside: [() -> Void] = []
  private var completions: [() -> Void] = []

  /// Has work done with the new size, and more after that. The closures get this coordinator.
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
    for work in alongside { work() }
    for work in completions { work() }
    alongside = []
    completions = []
  }
}

/// UIKit's name of what the closures of a transition get.
public typealias UIViewControllerTransitionCoordinatorContext = UIViewControllerTransitionCoordinator
