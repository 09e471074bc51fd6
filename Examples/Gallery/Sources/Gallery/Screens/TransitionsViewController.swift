import Heft

/// Transitions of the app's own: a push that opens out of a tile, and tabs that slide.
final class TransitionsViewController: ExampleScreen, UINavigationControllerDelegate,
  UITabBarControllerDelegate
{
  private let tile = UIButton(type: .custom)

  override func viewDidLoad() {
    super.viewDidLoad()
    tile.setTitle("Open", for: .normal)
    tile.backgroundColor = .systemOrange
    tile.layer.cornerRadius = 12
    tile.addAction(
      UIAction(title: "", handler: weakify(self) { screen, _ in screen.open() }), for: .touchUpInside)
    add(tile, height: 90, caption: "animationControllerFor, of a navigation controller")

    let tabs = UITabBarController()
    tabs.viewControllers = [
      page("Left", .systemTeal), page("Right", .systemIndigo),
    ]
    tabs.delegate = self
    addChild(tabs)
    add(tabs.view, height: 220, caption: "animationControllerForTransitionFrom, of tabs")
    tabs.view.clipsToBounds = true
    tabs.didMove(toParent: self)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    navigationController?.delegate = self
  }

  private func open() {
    let screen = page("Opened", .systemOrange)
    navigationController?.pushViewController(screen, animated: true)
  }

  private func page(_ title: String, _ color: UIColor) -> UIViewController {
    let screen = UIViewController()
    screen.title = title
    screen.view.backgroundColor = color
    return screen
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let opens = operation == .push && fromVC === self
    let closes = operation == .pop && toVC === self
    guard opens || closes else { return nil }
    return OpeningTransition(from: tile.convert(tile.bounds, to: nil), isOpening: opens)
  }

  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    SlidingTransition(isForward: tabBarController.viewControllers?.last === toVC)
  }
}

/// A screen that grows out of a rectangle of another, and goes back into it.
private final class OpeningTransition: NSObject, UIViewControllerAnimatedTransitioning {
  private let source: CGRect
  private let isOpening: Bool

  init(from source: CGRect, isOpening: Bool) {
    self.source = source
    self.isOpening = isOpening
    super.init()
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  {
    0.5
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    guard let from = transitionContext.view(forKey: .from), let to = transitionContext.view(forKey: .to),
      let controller = transitionContext.viewController(forKey: .to)
    else { return transitionContext.completeTransition(false) }
    let moved = isOpening ? to : from
    to.frame = transitionContext.finalFrame(for: controller)
    if isOpening { container.addSubview(to) } else { container.insertSubview(to, belowSubview: from) }
    let small = transform(of: moved)
    moved.clipsToBounds = true
    moved.layer.cornerRadius = isOpening ? 40 : 0
    if isOpening { moved.transform = small }
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), delay: 0, options: .curveEaseInOut,
      animations: {
        moved.transform = self.isOpening ? .identity : small
        moved.layer.cornerRadius = self.isOpening ? 0 : 40
      },
      completion: { _ in
        moved.transform = .identity
        moved.layer.cornerRadius = 0
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }

  /// Takes a view to the rectangle.
  private func transform(of view: UIView) -> CGAffineTransform {
    let whole = view.frame
    return CGAffineTransform(translationX: source.midX - whole.midX, y: source.midY - whole.midY)
      .scaledBy(x: source.width / max(whole.width, 1), y: source.height / max(whole.height, 1))
  }
}

/// Screens that slide sideways.
private final class SlidingTransition: NSObject, UIViewControllerAnimatedTransitioning {
  private let isForward: Bool

  init(isForward: Bool) {
    self.isForward = isForward
    super.init()
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  {
    0.35
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let from = transitionContext.view(forKey: .from), let to = transitionContext.view(forKey: .to),
      let controller = transitionContext.viewController(forKey: .to)
    else { return transitionContext.completeTransition(false) }
    let frame = transitionContext.finalFrame(for: controller)
    let offset = isForward ? frame.width : -frame.width
    transitionContext.containerView.addSubview(to)
    to.frame = frame
    to.transform = CGAffineTransform(translationX: offset, y: 0)
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext),
      animations: {
        to.transform = .identity
        from.transform = CGAffineTransform(translationX: -offset, y: 0)
      },
      completion: { _ in
        from.transform = .identity
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}
