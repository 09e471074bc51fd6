import Heft

/// Transforms in space, with a perspective.
final class SpaceViewController: ExampleScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    add(CardsView(frame: .zero), height: 160, caption: "CATransform3D: rotation about y, m34")
    add(SidesView(frame: .zero), height: 60, caption: "isDoubleSided: the second is turned round")
  }
}

/// Two cards with one side; the second one shows its back, which it has not.
private final class SidesView: UIView {
  private let cards = (0..<2).map { _ in UIView(frame: .zero) }

  override init(frame: CGRect) {
    super.init(frame: frame)
    for card in cards {
      card.backgroundColor = .systemRed
      card.layer.isDoubleSided = false
      addSubview(card)
    }
    cards[1].layer.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width / 2
    for (index, card) in cards.enumerated() {
      card.bounds = CGRect(x: 0, y: 0, width: width - 12, height: bounds.height)
      card.center = CGPoint(x: width * (CGFloat(index) + 0.5), y: bounds.midY)
    }
  }
}

/// Cards that are turned more and more.
private final class CardsView: UIView {
  private let cards = (0..<4).map { _ in CAGradientLayer() }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    guard cards[0].superlayer == nil else { return }
    for card in cards {
      card.colors = [UIColor.systemBlue.cgColor, UIColor.systemPurple.cgColor]
      card.cornerRadius = 10
      layer.addSublayer(card)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    CATransaction.setDisableActions(true)
    let width = bounds.width / 4
    for (index, card) in cards.enumerated() {
      card.bounds = CGRect(x: 0, y: 0, width: width - 12, height: 130)
      card.position = CGPoint(x: width * (CGFloat(index) + 0.5), y: bounds.midY)
      var map = CATransform3DIdentity
      map.m34 = -1 / 300
      card.transform = CATransform3DRotate(map, CGFloat(index) * .pi / 8, 0, 1, 0)
    }
  }
}
