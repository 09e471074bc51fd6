import Heft

/// A card that two fingers turn and enlarge, and a field that tells which way it was swiped.
final class GesturesViewController: ExampleScreen, UIGestureRecognizerDelegate {
  private let table = UIView(frame: .zero)
  private let card = UILabel()
  private let field = UILabel()
  private let edge = UILabel()
  private var turn: CGFloat = 0
  private var size: CGFloat = 1

  override func viewDidLoad() {
    super.viewDidLoad()
    addCard()
    addSwipes()
    addEdge()
  }

  private func addCard() {
    card.text = "A"
    card.textAlignment = .center
    card.font = .systemFont(ofSize: 44, weight: .bold)
    card.textColor = .white
    card.backgroundColor = .systemIndigo
    card.layer.cornerRadius = 12
    card.clipsToBounds = true
    card.frame = CGRect(x: 0, y: 0, width: 80, height: 110)
    table.addSubview(card)
    table.clipsToBounds = true
    table.backgroundColor = .secondarySystemBackground
    table.layer.cornerRadius = 12
    let rotation = UIRotationGestureRecognizer(target: self, action: GesturesViewController.turned)
    let pinch = UIPinchGestureRecognizer(target: self, action: GesturesViewController.pinched)
    rotation.delegate = self
    pinch.delegate = self
    table.addGestureRecognizer(rotation)
    table.addGestureRecognizer(pinch)
    add(table, height: 190, caption: "UIRotationGestureRecognizer and UIPinchGestureRecognizer, together")
  }

  private func addSwipes() {
    prepare(field, "Swipe to a side")
    for direction in [UISwipeGestureRecognizer.Direction.left, .right, .up, .down] {
      let swipe = UISwipeGestureRecognizer(target: self, action: GesturesViewController.swiped)
      swipe.direction = direction
      field.addGestureRecognizer(swipe)
    }
    add(field, height: 90, caption: "UISwipeGestureRecognizer")
  }

  private func addEdge() {
    prepare(edge, "Drag in from the right edge")
    let pan = UIScreenEdgePanGestureRecognizer(target: self, action: GesturesViewController.dragged)
    pan.edges = .right
    view.addGestureRecognizer(pan)
    add(edge, height: 60, caption: "UIScreenEdgePanGestureRecognizer")
  }

  private func prepare(_ label: UILabel, _ text: String) {
    label.text = text
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.textAlignment = .center
    label.backgroundColor = .secondarySystemBackground
    label.layer.cornerRadius = 12
    label.clipsToBounds = true
    label.isUserInteractionEnabled = true
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    card.center = CGPoint(x: table.bounds.midX, y: table.bounds.midY)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    otherGestureRecognizer.view === table
  }

  private func turned(_ rotation: UIRotationGestureRecognizer) {
    turn += rotation.rotation
    rotation.rotation = 0
    place()
  }

  private func pinched(_ pinch: UIPinchGestureRecognizer) {
    size = min(max(size * pinch.scale, 0.5), 1.6)
    pinch.scale = 1
    place()
  }

  private func place() {
    card.transform = CGAffineTransform(rotationAngle: turn).scaledBy(x: size, y: size)
  }

  private func swiped(_ swipe: UISwipeGestureRecognizer) {
    switch swipe.direction {
    case .left: field.text = "Left"
    case .right: field.text = "Right"
    case .up: field.text = "Up"
    default: field.text = "Down"
    }
  }

  private func dragged(_ pan: UIScreenEdgePanGestureRecognizer) {
    let distance = Int(-pan.translation(in: view).x)
    edge.text = pan.state == .ended ? "Drag in from the right edge" : "\(distance) points"
  }
}
