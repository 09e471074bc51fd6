extension UIView.AnimationOptions {
  /// The old content fades into the new one.
  public static let transitionCrossDissolve = UIView.AnimationOptions(rawValue: 5 << 20)
  /// The view turns around its vertical axis, its left side to the front.
  public static let transitionFlipFromLeft = UIView.AnimationOptions(rawValue: 1 << 20)
  /// The view turns around its vertical axis, its right side to the front.
  public static let transitionFlipFromRight = UIView.AnimationOptions(rawValue: 2 << 20)
  /// The old content moves away upward; nothing curls here.
  public static let transitionCurlUp = UIView.AnimationOptions(rawValue: 3 << 20)
  /// The new content comes down over the old one; nothing curls here.
  public static let transitionCurlDown = UIView.AnimationOptions(rawValue: 4 << 20)
  /// The view turns around its horizontal axis, its upper side to the front.
  public static let transitionFlipFromTop = UIView.AnimationOptions(rawValue: 6 << 20)
  /// The view turns around its horizontal axis, its lower side to the front.
  public static let transitionFlipFromBottom = UIView.AnimationOptions(rawValue: 7 << 20)
  /// A transition between two views hides the one and shows the other, and both stay in their view.
  public static let showHideTransitionViews = UIView.AnimationOptions(rawValue: 1 << 8)
  /// What the closure of a transition sets moves, as in an animation.
  public static let allowAnimatedContent = UIView.AnimationOptions(rawValue: 1 << 7)

  /// The transition among the options; nil for none.
  fileprivate var transition: ContentTransition.Kind? {
    switch rawValue >> 20 & 7 {
    case 1: .flip(x: 1, y: 0)
    case 2: .flip(x: -1, y: 0)
    case 3: .reveal(x: 0, y: -1)
    case 4: .moveIn(x: 0, y: 1)
    case 5: .dissolve
    case 6: .flip(x: 0, y: 1)
    case 7: .flip(x: 0, y: -1)
    default: nil
    }
  }
}

extension UIView {
  /// Goes from the content that a view shows to the one that the closure gives it, which may be any: other subviews, a
  /// picture, a text, or that the view is hidden.
  ///
  /// Without a transition among the options it is an animation of what the closure sets. With one it runs once. A view in which
  /// the user edits changes at once.
  ///
  /// - Parameters:
  ///   - view: The view. One that is not shown changes at once.
  ///   - duration: Seconds; 0 or less changes at once.
  ///   - options: The transition, and options like those of an animation.
  ///   - animations: Makes the changes; called at once.
  ///   - completion: Called once: true at the end, false when the view left the screen before it.
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let kind = options.transition, areAnimationsEnabled, duration > 0, duration.isFinite,
      let old = view.leaveContent()
    else {
      return animate(
        withDuration: duration, options: options, animations: { animations?() }, completion: completion)
    }
    if options.contains(.allowAnimatedContent) {
      animate(withDuration: duration, options: options, animations: { animations?() })
    } else if let animations {
      performWithoutAnimation(animations)
    }
    ContentTransition(kind, duration: Double(duration), timing: CAMediaTimingFunction(options.curve))
      .run(from: old, to: view) { completion?($0) }
  }

  /// Goes from one view to another: the first leaves its superview, which the other enters at its place; with
  /// `showHideTransitionViews` both stay and are hidden and shown.
  ///
  /// - Parameters:
  ///   - fromView: The outgoing view, which is gone at once: what it showed is seen until the end.
  ///   - toView: The incoming view.
  ///   - duration: Seconds; 0 or less changes at once.
  ///   - options: The transition, which is to fade where there is none, and a curve.
  ///   - completion: Called once: true at the end, false when the superview left the screen before it.
  public static func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    let takesTime = areAnimationsEnabled && duration > 0 && duration.isFinite
    let old = takesTime ? fromView.leaveContent() : nil
    if options.contains(.showHideTransitionViews) {
      fromView.isHidden = true
      toView.isHidden = false
    } else {
      fromView.superview?.insertSubview(toView, aboveSubview: fromView)
      fromView.removeFromSuperview()
    }
    guard let old else {
      completion?(true)
      return
    }
    let kind = options.transition ?? .dissolve
    ContentTransition(kind, duration: Double(duration), timing: CAMediaTimingFunction(options.curve))
      .run(from: old, to: toView) { completion?($0) }
  }
}
