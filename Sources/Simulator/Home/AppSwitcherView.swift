import Heft
import HeftDevice

/// The app switcher above the home screen: the apps, each in its card, and the bar that leads home.
///
/// It places the cards and moves them; what that means for the apps is the system UI's.
final class AppSwitcherView: UIView {
  /// The action of the bar and of the space beside the cards.
  var onHome: (() -> Void)?
  /// A card was tapped, or thrown out.
  var onOpen: ((App) -> Void)?
  var onClose: ((App) -> Void)?

  private let shade = UIView()
  let bar = HomeBar(frame: .zero)
  /// The cards; the first is the card of the app that was in front last.
  private(set) var cards: [AppCard] = []
  /// Whether the cards stand side by side.
  private(set) var isSwitching = false
  /// The card in the middle, while they do: whole numbers are the cards, what is between is on the way.
  var position: CGFloat = 0
  var drag: Drag?

  /// The meaning of a drag on the cards, by where it began.
  enum Drag {
    case along(CGFloat)
    case up(AppCard)
  }

  init() {
    super.init(frame: .zero)
    shade.backgroundColor = AppSwitcherMetrics.shade
    shade.alpha = 0
    shade.isUserInteractionEnabled = false
    addSubview(shade)
    addSubview(bar)
    bar.addAction(UIAction(handler: weakify(self) { switcher, _ in switcher.onHome?() }), for: .touchUpInside)
    let pan = UIPanGestureRecognizer(target: self, action: AppSwitcherView.panned)
    addGestureRecognizer(pan)
    let tap = UITapGestureRecognizer(target: self, action: AppSwitcherView.tapped)
    addGestureRecognizer(tap)
  }

  // MARK: Cards

  func card(of app: App) -> AppCard? { cards.first { $0.owner === app } }

  /// A card for an app that is about to run.
  func addCard(for app: App) -> AppCard {
    let card = AppCard(app)
    card.onClose(weakify(self) { $0.onClose?(app) })
    card.onOpen(weakify(self) { $0.onOpen?(app) })
    card.setCard(false)
    cards.insert(card, at: 0)
    insertSubview(card, belowSubview: bar)
    card.lie(in: bounds, corner: 0, screen: bounds.size)
    return card
  }

  func remove(_ card: AppCard) {
    cards.removeAll { $0 === card }
    card.removeFromSuperview()
    if isSwitching { settle() }
  }

  /// Its app comes to the front: the card does too.
  func bringForward(_ card: AppCard) {
    cards.removeAll { $0 === card }
    cards.insert(card, at: 0)
    card.isHidden = false
    if subviews.last(where: { $0 is AppCard }) !== card { insertSubview(card, belowSubview: bar) }
  }

  // MARK: The switcher

  /// Puts the cards side by side, or takes them apart again: then each stays where it is until it is told.
  func setSwitching(_ isOn: Bool) {
    guard isOn != isSwitching else { return }
    isSwitching = isOn
    position = 0
    drag = nil
    for card in cards {
      card.setReachable(false)
      if isOn, card.isHidden {
        card.isHidden = false
        UIView.performWithoutAnimation { card.setCovered(false) }
      }
    }
    settle()
  }

  /// Every card goes where it belongs.
  func settle() {
    if position > CGFloat(max(cards.count - 1, 0)) { position = CGFloat(max(cards.count - 1, 0)) }
    UIView.animate(
      withDuration: UIAccessibility.isReduceMotionEnabled ? 0 : AppSwitcherMetrics.settle,
      usingSpringWithDamping: 1, initialSpringVelocity: 0, animations: { arrange() })
  }

  func arrange() {
    shade.alpha = isSwitching ? 1 : 0
    guard isSwitching else { return }
    for (index, card) in cards.enumerated() {
      card.alpha = 1
      card.setCard(true)
      card.setCovered(false)
      card.lie(in: frame(at: index), corner: AppSwitcherMetrics.corner, screen: bounds.size)
    }
  }

  private func frame(at index: Int) -> CGRect {
    let size = CGSize(
      width: bounds.size.width * AppSwitcherMetrics.card, height: bounds.size.height * AppSwitcherMetrics.card
    )
    let x = bounds.midX - (CGFloat(index) - position) * (size.width + AppSwitcherMetrics.gap)
    let middle = bounds.midY + AppSwitcherMetrics.header / 2 - 8
    return CGRect(x: x - size.width / 2, y: middle - size.height / 2, width: size.width, height: size.height)
  }

  /// The card in the middle.
  var middle: AppCard? {
    let index = Int(position.rounded())
    return index >= 0 && index < cards.count ? cards[index] : nil
  }

  /// Goes to the card beside the one in the middle. Returns whether there is one.
  func step(by count: Int) -> Bool {
    let next = Int(position.rounded()) + count
    guard next >= 0, next < cards.count else { return false }
    position = CGFloat(next)
    settle()
    return true
  }

  // MARK: Places

  /// Nothing here is touched while an app has the screen, or the home screen: but the bar.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return isSwitching || hit === bar ? hit : nil
  }

  override func layoutSubviews() {
    shade.frame = bounds
    bar.frame = EdgeLimits.bar(of: bounds.size)
    if isSwitching {
      UIView.performWithoutAnimation { arrange() }
    } else {
      for card in cards where !card.isHidden {
        UIView.performWithoutAnimation { card.lie(in: bounds, corner: 0, screen: bounds.size) }
      }
    }
  }
}
