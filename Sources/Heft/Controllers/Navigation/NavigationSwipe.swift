/// Going back by a swipe from the left edge.
final class NavigationSwipe: NSObject, UIGestureRecognizerDelegate {
  /// How far a finger must go, as a share of the width, or how fast, in points a second, for the screen to go
  /// (our choice).
  private static let enough: CGFloat = 0.5
  private static let fastEnough: CGFloat = 300

  let recognizer = UIScreenEdgePanGestureRecognizer()
  /// The container.
  @Weak var owner: UINavigationController? = nil

  /// Listens in the container's view.
  func begin(in owner: UINavigationController) {
    self.owner = owner
    recognizer.edges = .left
    recognizer.delegate = self
    recognizer.addTarget(self, action: NavigationSwipe.moved)
    owner.view.addGestureRecognizer(recognizer)
  }

  /// Where there is a screen to go back to.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let owner, owner.stack.count > 1, let top = owner.stack.last else { return false }
    return !top.navigationItem.hidesBackButton && owner.shown.transition == nil
  }

  private func moved() {
    guard let owner, let view = owner.viewIfLoaded else { return }
    let width = max(view.bounds.size.width, 1)
    switch recognizer.state {
    case .began:
      if owner.shown.beginGoingBack() { owner.shown.goBack(to: 0) }
    case .changed:
      owner.shown.goBack(to: recognizer.translation(in: view).x / width)
    case .ended:
      let speed = recognizer.velocity(in: view).x
      let isFar = recognizer.translation(in: view).x > width * NavigationSwipe.enough
      let completes = speed > NavigationSwipe.fastEnough || (isFar && speed > -NavigationSwipe.fastEnough)
      owner.shown.endGoingBack(completes: completes)
    case .cancelled, .failed: owner.shown.endGoingBack(completes: false)
    case .possible: break
    }
  }
}
