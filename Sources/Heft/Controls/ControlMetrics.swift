/// How controls look; our choice after iOS 13. Lengths in points, times in seconds.
package enum ControlMetrics {
  /// A button's text, the room around it, and how its content looks while it is pressed or switched off.
  static let buttonFontSize: CGFloat = 17
  package static let buttonPadding: CGFloat = 6
  static let buttonGap: CGFloat = 6
  static let pressedAlpha: CGFloat = 0.3
  static let disabledAlpha: CGFloat = 0.35
  static let releaseDuration = 0.25

  static let switchSize = CGSize(width: 51, height: 31)
  static let switchInset: CGFloat = 2
  /// How much wider the thumb is while it is pressed.
  static let switchStretch: CGFloat = 7
  static let moveDuration = 0.25

  static let sliderHeight: CGFloat = 31
  static let sliderThumb: CGFloat = 28
  static let sliderTrack: CGFloat = 4
  /// How far beside the thumb a finger may be.
  static let sliderReach: CGFloat = 12
  /// The part of a slider's range that a step of a screen reader's user goes.
  static let sliderStep: Float = 0.1

  static let progressHeight: CGFloat = 4

  static let segmentHeight: CGFloat = 32
  static let segmentInset: CGFloat = 2
  static let segmentCorner: CGFloat = 9
  static let segmentFontSize: CGFloat = 13
  static let segmentPadding: CGFloat = 12

  static let rim = UIColor(white: 0, alpha: 0.16)
  static let segmentThumb = UIColor.dynamic(0xFFFF_FFFF, 0x6363_66FF)
}

/// The round white knob of a switch or a slider, with a thin rim.
final class ControlThumb: UIView {
  private let face = UIView()

  var color: UIColor = .white {
    didSet { face.backgroundColor = color }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    backgroundColor = ControlMetrics.rim
    face.backgroundColor = color
    addSubview(face)
  }

  override func layoutSubviews() {
    // A pixel at least, as a screen shows whole ones only.
    let rim = max(0.5, 1 / UIScreen.main.scale)
    face.frame = bounds.insetBy(dx: rim, dy: rim)
    cornerRadius = bounds.size.height / 2
    face.cornerRadius = face.bounds.size.height / 2
  }
}

extension UIGestureRecognizer {
  /// Whether this drags from side to side, as a thumb does; drags from the screen's edge left out.
  var dragsSideways: Bool {
    if self is UIScreenEdgePanGestureRecognizer { return false }
    if let swipe = self as? UISwipeGestureRecognizer {
      return !swipe.direction.isDisjoint(with: [.left, .right])
    }
    guard let pan = self as? UIPanGestureRecognizer else { return false }
    let translation = pan.translation(in: nil)
    return abs(translation.x) > abs(translation.y)
  }
}
