/// How long screens take to come and go, in seconds; after iOS, our choice.
enum TransitionPace {
  /// A push, a pop and a screen that slides up: a spring that does not swing.
  static let slide = 0.45
  /// A fade, also in place of a slide where the user wants less motion.
  static let fade = 0.2
  /// The duration of the rest of a swipe after the finger is lifted.
  static let rest = 0.3
  /// How much a screen behind moves and darkens while another slides over it.
  static let parallax: CGFloat = 0.3
  static let dimming: CGFloat = 0.12

  /// Runs a slide.
  static func slide(_ animations: () -> Void, completion: @escaping (Bool) -> Void) {
    if AppProcess.current?.skipsTransitions == true {
      // A preview has come to look like the screen: nothing moves any more.
      UIView.animate(withDuration: 0, animations: animations, completion: completion)
    } else if UIAccessibility.isReduceMotionEnabled {
      UIView.animate(withDuration: fade, animations: animations, completion: completion)
    } else {
      UIView.animate(
        withDuration: slide, usingSpringWithDamping: 1, initialSpringVelocity: 0, animations: animations,
        completion: completion)
    }
  }
}
