/// The work alongside a transition: a push, a pop, a presentation, or a change of the screen's size, which happens at once.
public final class UIViewControllerTransitionCoordinator: NSObject {
  private enum Phase {
    case waiting
    case running
    case over
  }

  private var phase = Phase.waiting
  private var alongside: [() -> Void] = []
  private var completions: [() -> Void] = []
  private var interactionHandlers: [() -> Void] = []
  /// They keep the coordinator while it runs.
  @Weak private var from: UIViewController? = nil
  @Weak private var to: UIViewController? = nil
  /// Whether it moves as a usual push does, and not for as long as an animator of the app's own says.
  var isUsual = true

  /// The work alongside a change of the screen's size.
  override init() {
    super.init()
  }

  /// The work alongside a transition that takes time.
  init(from: UIViewController?, to: UIViewController?) {
    isAnimated = true
    transitionDuration = TransitionPace.slide
    super.init()
    self.from = from
    self.to = to
  }

  /// Adds work that is animated with the transition, and work for after it. The closures get this coordinator. While the transition
  /// runs, the work is animated from then on.
  ///
  /// - Parameters:
  ///   - animation: Called in the animation of the transition, or at once where it takes no time.
  ///   - completion: Called afterwards, also where the transition went back to its beginning.
  /// - Returns: Whether the work runs along with the transition: not once it is over.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((UIViewControllerTransitionCoordinator) -> Void)?,
    completion: ((UIViewControllerTransitionCoordinator) -> Void)? = nil
  ) -> Bool {
    guard phase != .over else {
      animation?(self)
      completion?(self)
      return false
    }
    if let completion { completions.append(weakify(self) { completion($0) }) }
    guard let animation else { return true }
    alongside.append(weakify(self) { animation($0) })
    if phase == .running { beginLate() }
    return true
  }

  /// Adds work for the moment in which the user lets go of a transition, and it goes on by itself.
  ///
  /// - Parameter handler: Gets this coordinator, whose `isCancelled` says where the transition goes.
  public func notifyWhenInteractionChanges(
    _ handler: @escaping (UIViewControllerTransitionCoordinator) -> Void
  ) {
    interactionHandlers.append(weakify(self) { handler($0) })
  }

  /// One of the two controllers of the transition.
  ///
  /// - Parameter key: Which of them.
  /// - Returns: The controller; nil where the screen's size changes, and once the transition is over.
  public func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : to
  }

  /// The screen has its new size.
  func finish() {
    begin()
    complete()
  }

  /// Runs the work alongside the transition, in whose animation it is called.
  func begin() {
    if phase == .waiting { phase = .running }
    let work = alongside
    alongside = []
    for step in work { step() }
  }

  private func beginLate() {
    if isAnimated, isUsual {
      TransitionPace.slide({ begin() }, completion: { _ in })
    } else {
      UIView.animate(withDuration: transitionDuration) { begin() }
    }
  }

  /// The user has let go.
  func interactionChanged() {
    isInteractive = false
    let work = interactionHandlers
    interactionHandlers = []
    for step in work { step() }
  }

  /// Runs the work after the transition. What was to move along with a transition that never began is left out.
  func complete() {
    phase = .over
    alongside = []
    interactionHandlers = []
    let work = completions
    completions = []
    for step in work { step() }
    from = nil
    to = nil
  }

  /// Whether the transition takes time.
  public internal(set) var isAnimated = false
  /// Seconds that it takes; 0 if it happens at once.
  public internal(set) var transitionDuration: TimeInterval = 0
  /// Whether the transition goes back, or went back, to its beginning.
  public internal(set) var isCancelled = false
  /// Whether the user's finger moves it now.
  public internal(set) var isInteractive = false
}

/// UIKit's name of the argument that the closures of a transition get.
public typealias UIViewControllerTransitionCoordinatorContext = UIViewControllerTransitionCoordinator

extension UIViewController {
  /// The coordinator of the transition that this controller, or one around it, is in; nil while none runs. Screens that change
  /// without an animation have none.
  public final var transitionCoordinator: UIViewControllerTransitionCoordinator? {
    nearest { $0.presentation.alongside }
  }

  /// A transition begins that this controller is in.
  final func joinTransition(_ coordinator: UIViewControllerTransitionCoordinator) {
    presentation.alongside = coordinator
  }

  /// That transition is over.
  final func leaveTransition(_ coordinator: UIViewControllerTransitionCoordinator) {
    if presentation.alongside === coordinator { presentation.alongside = nil }
  }
}
