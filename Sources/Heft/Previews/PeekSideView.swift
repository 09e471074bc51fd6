import HeftForce
import HeftProtocol

/// The action for sliding a preview to the side.
struct PeekSideAction {
  let title: String
  let color: UIColor
  let perform: () -> Void
}

/// The action in the gap beside a preview that is slid: a circle of its color, which is full once lifting the finger
/// performs it, and its title below.
final class PeekSideView: UIView {
  private let circle = UIView(frame: .zero)
  private let arrow = UIImageView(frame: .zero)
  private let title = UILabel(frame: .zero)
  private var isFull = false

  init(_ action: PeekSideAction) {
    super.init(frame: CGRect(x: 0, y: 0, width: PeekMetrics.sideCircle, height: PeekMetrics.sideCircle))
    isHidden = true
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    circle.frame = bounds
    circle.backgroundColor = action.color
    circle.cornerRadius = PeekMetrics.sideCircle / 2
    arrow.image = PeekMetrics.sideways
    arrow.tintColor = .white
    arrow.frame = CGRect(
      x: (PeekMetrics.sideCircle - BarIcons.side) / 2, y: (PeekMetrics.sideCircle - BarIcons.side) / 2,
      width: BarIcons.side, height: BarIcons.side)
    circle.addSubview(arrow)
    addSubview(circle)
    title.text = action.title
    title.font = .systemFont(ofSize: PeekMetrics.sideFont, weight: .semibold)
    title.textColor = .label
    title.textAlignment = .center
    addSubview(title)
  }

  /// Shows how far the finger has gone sideways, beside a preview whose middle is at a height.
  func show(_ distance: CGFloat, beside middle: CGFloat, in bounds: CGRect) {
    isHidden = distance == 0
    let share = min(distance.magnitude / PeekLimits.sideways, 1)
    let gap = PeekMetrics.sidePull(distance).magnitude + PeekMetrics.margin
    let isCalm = UIAccessibility.isReduceMotionEnabled
    let scale = isCalm ? 1 : PeekMetrics.sideStart + (1 - PeekMetrics.sideStart) * share
    UIView.performWithoutAnimation {
      center = CGPoint(x: distance < 0 ? bounds.maxX - gap / 2 : bounds.minX + gap / 2, y: middle)
      transform = CGAffineTransform(scaleX: scale, y: scale)
      alpha = share < 1 ? share * PeekMetrics.sideFaint : 1
      let width = gap - 8
      title.frame = CGRect(
        x: (self.bounds.size.width - width) / 2, y: PeekMetrics.sideCircle + 6, width: width,
        height: title.font.lineHeight)
    }
    let wasFull = isFull
    isFull = share >= 1
    if isFull, !wasFull { AppProcess.current?.host.perform(.vibrate(milliseconds: PeekLimits.peekTap)) }
  }
}

extension UIView {
  /// Returns the action for sliding the preview of a point in the view to the left: the first of the actions behind the
  /// row at that point, if swiping that far performs it too.
  final func sideAction(at place: CGPoint) -> PeekSideAction? {
    var view: UIView? = self
    while let here = view {
      if let action = here.firstSwipeAction(at: convert(place, to: here)) { return action }
      view = here.superview
    }
    return nil
  }
}
