import Heft

/// A bubble that grows with the press and pops, by `UIPreviewInteraction`: the app draws each step itself.
public final class BubbleViewController: UIViewController, UIPreviewInteractionDelegate {
  private let bubble = UIView()
  private let glass = UIVisualEffectView(effect: UIBlurEffect(style: .light))
  private let label = UILabel()
  private var interaction: UIPreviewInteraction?
  private var popped = 0
  private var left = 0

  override public func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    glass.alpha = 0
    glass.isUserInteractionEnabled = false
    bubble.backgroundColor = UIColor(hue: 0.58, saturation: 0.6, brightness: 0.95, alpha: 1)
    bubble.isAccessibilityElement = true
    bubble.accessibilityLabel = "Bubble"
    bubble.accessibilityTraits = .button
    label.textAlignment = .center
    label.text = "Press the bubble"
    for part in [glass, bubble, label] { view.addSubview(part) }
    let interaction = UIPreviewInteraction(view: bubble)
    interaction.delegate = self
    self.interaction = interaction
  }

  override public func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    glass.frame = view.bounds
    bubble.bounds = CGRect(x: 0, y: 0, width: 120, height: 120)
    bubble.layer.cornerRadius = 60
    bubble.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    label.frame = CGRect(x: 0, y: view.safeAreaInsets.top + 24, width: view.bounds.width, height: 30)
  }

  /// Sets so many bubbles to pop.
  public func blowUp(bubbles: Int) {
    left = bubbles
    label.text = "\(bubbles) left"
  }

  // MARK: UIPreviewInteractionDelegate

  public func previewInteractionShouldBegin(_ previewInteraction: UIPreviewInteraction) -> Bool { true }

  /// The first stage of the press: the bubble grows and what is behind it fades.
  public func previewInteraction(
    _ previewInteraction: UIPreviewInteraction, didUpdatePreviewTransition transitionProgress: CGFloat,
    ended: Bool
  ) {
    let size = 1 + 0.5 * transitionProgress
    bubble.transform = CGAffineTransform(scaleX: size, y: size)
    glass.alpha = transitionProgress
    if ended { label.text = "Press harder" }
  }

  /// The second stage: it grows thin, and pops at its end.
  public func previewInteraction(
    _ previewInteraction: UIPreviewInteraction, didUpdateCommitTransition transitionProgress: CGFloat,
    ended: Bool
  ) {
    let size = 1.5 + transitionProgress
    bubble.transform = CGAffineTransform(scaleX: size, y: size)
    bubble.alpha = 1 - 0.6 * transitionProgress
    if ended { pop() }
  }

  public func previewInteractionDidCancel(_ previewInteraction: UIPreviewInteraction) {
    label.text = "Press the bubble"
    rest()
  }

  private func pop() {
    popped += 1
    left = max(left - 1, 0)
    label.text = "Popped \(popped)" + (left > 0 ? ", \(left) left" : "")
    rest()
  }

  private func rest() {
    UIView.animate(withDuration: 0.2) {
      bubble.transform = .identity
      bubble.alpha = 1
      glass.alpha = 0
    }
  }
}
