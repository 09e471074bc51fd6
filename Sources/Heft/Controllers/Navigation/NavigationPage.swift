/// A controller's view while it is on a stack's top or on its way there, with the shade that lies on it while
/// another one slides over it.
final class NavigationPage: UIView {
  let contained: UIViewController
  private let shade = UIView()

  /// Loads the controller's view.
  init(_ contained: UIViewController) {
    self.contained = contained
    super.init(frame: .zero)
    shade.backgroundColor = .black
    shade.alpha = 0
    shade.isUserInteractionEnabled = false
    addSubview(contained.view)
    addSubview(shade)
  }

  /// Where the page is on its way: 0 is at its place, 1 right of the screen, -1 behind the one in front.
  func move(to offset: CGFloat, reducesMotion: Bool) {
    let width = bounds.size.width
    if reducesMotion {
      transform = .identity
      alpha = offset > 0 ? 1 - offset : 1
    } else {
      alpha = 1
      transform = CGAffineTransform(
        translationX: offset > 0 ? offset * width : offset * width * TransitionPace.parallax, y: 0)
    }
    shade.alpha = offset < 0 && !reducesMotion ? -offset * TransitionPace.dimming : 0
  }

  /// Lays the view out under bars that take `insets`. Where it does not go on under a bar, or that is opaque, it
  /// begins beside it.
  func place(in bounds: CGRect, under insets: UIEdgeInsets, isTranslucent: Bool, safeArea: UIEdgeInsets) {
    self.bounds = CGRect(origin: .zero, size: bounds.size)
    center = CGPoint(x: bounds.midX, y: bounds.midY)
    shade.frame = self.bounds
    var frame = self.bounds
    var left = insets
    let edges = contained.edgesForExtendedLayout
    if insets.top > 0, !isTranslucent || !edges.contains(.top) {
      frame.origin.y += insets.top + safeArea.top
      frame.size.height -= insets.top + safeArea.top
      left.top = 0
    }
    if insets.bottom > 0, !isTranslucent || !edges.contains(.bottom) {
      frame.size.height -= insets.bottom + safeArea.bottom
      left.bottom = 0
    }
    contained.containerInsets = left
    contained.view.frame = frame
  }
}
