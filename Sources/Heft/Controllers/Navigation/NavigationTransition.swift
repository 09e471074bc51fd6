/// One screen taking another's place.
final class NavigationTransition {
  let from: NavigationPage?
  let to: NavigationPage
  let isForward: Bool
  let isAnimated: Bool
  /// Whether the user has taken it back: what was shown stays.
  var isTakenBack = false

  init(from: NavigationPage?, to: NavigationPage, isForward: Bool, isAnimated: Bool) {
    self.from = from
    self.to = to
    self.isForward = isForward
    self.isAnimated = isAnimated
  }

  /// Places both screens and their titles at a share of the way, 0...1.
  func place(at progress: CGFloat, in bar: UINavigationBar) {
    let isCalm = UIAccessibility.isReduceMotionEnabled
    let incoming = isForward ? 1 - progress : progress - 1
    let outgoing = isForward ? -progress : progress
    to.move(to: incoming, reducesMotion: isCalm)
    from?.move(to: outgoing, reducesMotion: isCalm)
    bar.move(incoming: incoming, outgoing: outgoing, reducesMotion: isCalm)
  }
}
