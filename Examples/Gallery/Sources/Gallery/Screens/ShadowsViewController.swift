import Heft

/// The look that every view's layer has: round corners, a border, a shadow.
final class ShadowsViewController: ExampleScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    let round = UIView(frame: .zero)
    round.backgroundColor = .systemBlue
    round.layer.cornerRadius = 20
    add(round, height: 80, caption: "cornerRadius")

    let bordered = UIView(frame: .zero)
    bordered.backgroundColor = .secondarySystemBackground
    bordered.layer.cornerRadius = 12
    bordered.layer.borderWidth = 3
    bordered.layer.borderColor = UIColor.systemPink.cgColor
    add(bordered, height: 80, caption: "borderWidth, borderColor")

    let lifted = UIView(frame: .zero)
    lifted.backgroundColor = .systemYellow
    lifted.layer.cornerRadius = 16
    lifted.layer.shadowOpacity = 0.35
    lifted.layer.shadowRadius = 8
    lifted.layer.shadowOffset = CGSize(width: 0, height: 6)
    add(lifted, height: 80, caption: "shadowOpacity, shadowRadius, shadowOffset")

    let clear = UIView(frame: .zero)
    let card = UIView(frame: CGRect(x: 60, y: 10, width: 120, height: 50))
    card.backgroundColor = .systemGreen
    card.layer.cornerRadius = 25
    card.clipsToBounds = true
    clear.addSubview(card)
    clear.layer.shadowOpacity = 0.5
    clear.layer.shadowRadius = 4
    clear.layer.shadowOffset = CGSize(width: 0, height: 6)
    add(clear, height: 80, caption: "A clear view's shadow")
  }
}
