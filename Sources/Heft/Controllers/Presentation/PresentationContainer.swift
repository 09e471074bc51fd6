/// Holds a presented view in its window, with the shade between it and the screen behind.
class PresentationContainer: UIView {
  private let shape: PresentationShape
  private final let shade = Shade()
  private final let card = UIView()
  @Weak private final var presented: UIViewController? = nil

  /// A container in front of which nothing is shown yet.
  init(shape: PresentationShape) {
    self.shape = shape
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    shade.backgroundColor = UIColor.black.withAlphaComponent(SheetMetrics.dimming)
    card.clipsToBounds = true
  }

  /// The area beside a card: a press on it dismisses the card.
  private final class Shade: PressableView {}

  /// Whether it shows a card, beside which the user sees the screen behind.
  var isCard: Bool { shape.isCard }

  /// Whether a screen reader stays in it.
  var isModal: Bool { presented?.isBeingDismissed == false }

  /// Takes the presented controller's view in. The controller outlives the container's time in a window.
  func show(_ controller: UIViewController) {
    presented = controller
    guard !controller.presentsItself else { return addSubview(controller.view) }
    if shape.isCard {
      shade.accessibilityLabel = "Close"
      let reference = Weak<UIViewController>(wrappedValue: controller)
      shade.onPress = {
        reference.wrappedValue?.dismissByUser()
      }
      addSubview(shade)
    }
    card.addSubview(controller.view)
    addSubview(card)
  }

  /// Looks as before the view has come or after it has gone, or as while it is there.
  func place(isShown: Bool) {
    guard let presented else { return }
    if presented.presentsItself { return presented.placePresented(isShown: isShown) }
    shade.alpha = isShown ? 1 : 0
    if presented.modalTransitionStyle == .crossDissolve || UIAccessibility.isReduceMotionEnabled {
      card.transform = .identity
      card.alpha = isShown ? 1 : 0
    } else {
      let distance = bounds.size.height - card.center.y + card.bounds.size.height / 2
      card.transform = isShown ? .identity : CGAffineTransform(translationX: 0, y: distance)
    }
  }

  override func layoutSubviews() {
    guard let presented, let view = presented.viewIfLoaded else { return }
    guard !presented.presentsItself else {
      view.frame = bounds
      return
    }
    shade.frame = bounds
    let frame = shape.frame(in: bounds, preferred: preferredSize(of: presented))
    // Not the frame, because the card may be on its way.
    card.bounds = CGRect(origin: .zero, size: frame.size)
    card.center = CGPoint(x: frame.midX, y: frame.midY)
    card.cornerRadius = frame == bounds ? 0 : SheetMetrics.cornerRadius
    view.frame = card.bounds
  }

  /// A container has the wish of the screen that it shows.
  private func preferredSize(of controller: UIViewController) -> CGSize {
    if let top = (controller as? UINavigationController)?.topViewController,
      controller.preferredContentSize == .zero
    {
      return top.preferredContentSize
    }
    return controller.preferredContentSize
  }
}
