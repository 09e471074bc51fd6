import Heft

/// Glass over a picture, which blurs as far as a finger presses or a slider says.
final class GlassViewController: ExampleScreen {
  private let pane = PressedPane(frame: .zero)
  private let slider = UISlider(frame: .zero)

  override func viewDidLoad() {
    super.viewDidLoad()
    pane.told = weakify(self) { screen, share in screen.slider.value = Float(share) }
    add(pane, height: 200, caption: "UIViewPropertyAnimator: press the picture")
    slider.accessibilityLabel = "Blur"
    slider.addAction(
      UIAction(
        title: "",
        handler: weakify(self) { screen, _ in screen.pane.share = CGFloat(screen.slider.value) }),
      for: .valueChanged)
    add(slider, height: 44, caption: "fractionComplete")
    add(StylesView(frame: .zero), height: 120, caption: "UIBlurEffect: light, regular, dark")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    pane.stop()
  }
}

/// A picture whose glass follows the force of a touch.
private final class PressedPane: UIView {
  /// Hears of each share that a press sets.
  var told: (CGFloat) -> Void = { _ in }
  private let glass = UIVisualEffectView(effect: nil)
  private var animator: UIViewPropertyAnimator?

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    layer.cornerRadius = 16
    addSubview(BallsView(frame: .zero))
    addSubview(glass)
    glass.isUserInteractionEnabled = false
    isAccessibilityElement = true
    accessibilityTraits = .image
    accessibilityLabel = "Balls behind glass"
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for view in subviews { view.frame = bounds }
  }

  /// The progress toward the whole blur, 0...1.
  var share: CGFloat = 0 {
    didSet {
      if animator == nil {
        animator = UIViewPropertyAnimator(
          duration: 1, curve: .linear,
          animations: weakify(self) { $0.glass.effect = UIBlurEffect(style: .light) })
      }
      animator?.fractionComplete = share
    }
  }

  /// Ends the animation where it is: one that is held keeps its view.
  func stop() {
    animator?.stopAnimation(true)
    animator = nil
    glass.effect = nil
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { set(0) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { set(0) }

  private func follow(_ touches: Set<UITouch>) {
    guard let touch = touches.first else { return }
    set(touch.force / touch.maximumPossibleForce)
  }

  private func set(_ new: CGFloat) {
    share = new
    told(new)
  }
}

/// Three kinds of glass, side by side over one picture.
private final class StylesView: UIView {
  private let picture = BallsView(frame: .zero)
  private let panes = [UIBlurEffect.Style.light, .regular, .dark].map {
    UIVisualEffectView(effect: UIBlurEffect(style: $0))
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    layer.cornerRadius = 16
    addSubview(picture)
    for pane in panes {
      pane.clipsToBounds = true
      pane.layer.cornerRadius = 10
      addSubview(pane)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds
    let width = (bounds.width - 64) / 3
    for (index, pane) in panes.enumerated() {
      pane.frame = CGRect(
        x: 16 + CGFloat(index) * (width + 16), y: 20, width: width, height: bounds.height - 40)
    }
  }
}

/// Balls with light and shadow on them, before the evening sky.
final class BallsView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    // Drawn over the whole view: what lies below is never seen.
    backgroundColor = .clear
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let sky = [
      UIColor(red: 0.16, green: 0.22, blue: 0.5, alpha: 1).cgColor,
      UIColor(red: 0.98, green: 0.66, blue: 0.5, alpha: 1).cgColor,
    ]
    if let gradient = CGGradient(colorsSpace: nil, colors: sky, locations: nil) {
      context.drawLinearGradient(
        gradient, start: .zero, end: CGPoint(x: 0, y: bounds.height), options: [])
    }
    let colors: [(CGFloat, CGFloat, CGFloat)] = [(0.95, 0.3, 0.3), (1, 0.8, 0.2), (0.3, 0.75, 0.5)]
    for (index, color) in colors.enumerated() {
      let radius = bounds.height * (0.2 + 0.05 * CGFloat(index))
      let middle = CGPoint(
        x: bounds.width * (0.2 + 0.3 * CGFloat(index)), y: bounds.height - radius - bounds.height * 0.12)
      ball(UIColor(red: color.0, green: color.1, blue: color.2, alpha: 1), middle, radius, in: context)
    }
  }

  /// A ball with a shadow under it, lit from the upper left.
  private func ball(_ color: UIColor, _ middle: CGPoint, _ radius: CGFloat, in context: CGContext) {
    let room = CGRect(x: middle.x - radius, y: middle.y - radius, width: 2 * radius, height: 2 * radius)
    context.saveGState()
    context.setShadow(
      offset: CGSize(width: 0, height: radius / 6), blur: radius / 3,
      color: UIColor(white: 0, alpha: 0.5).cgColor)
    context.setFillColor(color.cgColor)
    context.fillEllipse(in: room)
    context.restoreGState()
    context.saveGState()
    context.addEllipse(in: room)
    context.clip()
    let light = [UIColor(white: 1, alpha: 0.85).cgColor, UIColor(white: 1, alpha: 0).cgColor]
    if let gradient = CGGradient(colorsSpace: nil, colors: light, locations: nil) {
      let spot = CGPoint(x: middle.x - radius * 0.35, y: middle.y - radius * 0.4)
      context.drawRadialGradient(
        gradient, startCenter: spot, startRadius: 0, endCenter: spot, endRadius: radius, options: [])
    }
    context.restoreGState()
  }
}
