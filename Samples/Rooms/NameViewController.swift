import Heft

/// The user's page: their name, and a ground whose color follows the force of a touch.
final class NameViewController: UIViewController, UITextFieldDelegate {
  private let account: Account
  private let field = UITextField(frame: .zero)
  private let card = UIView(frame: .zero)
  private let forceLabel = UILabel()
  private let hintLabel = UILabel()

  init(account: Account) {
    self.account = account
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = NameViewController.ground(0)
    card.backgroundColor = .systemBackground
    card.cornerRadius = 18
    field.placeholder = "Your name"
    field.accessibilityLabel = "Your name"
    field.text = account.name
    field.font = .systemFont(ofSize: 22, weight: .semibold)
    field.textAlignment = .center
    field.returnKeyType = .done
    field.autocapitalizationType = .words
    field.delegate = self
    forceLabel.textAlignment = .center
    forceLabel.font = .monospacedDigitSystemFont(ofSize: 40, weight: .light)
    forceLabel.accessibilityTraits = .updatesFrequently
    hintLabel.text = "Press beside this card: the harder, the bluer."
    hintLabel.textAlignment = .center
    hintLabel.numberOfLines = 0
    hintLabel.font = .systemFont(ofSize: 15)
    hintLabel.textColor = .secondaryLabel
    view.addSubview(card)
    for part in [field, forceLabel, hintLabel] as [UIView] { card.addSubview(part) }
    show(force: 0)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let safe = view.bounds.inset(by: view.safeAreaInsets)
    let width = min(safe.width - 40, 360)
    let height: CGFloat = 200
    card.frame = CGRect(
      x: safe.midX - width / 2, y: max(safe.minY + 16, safe.midY - height / 2), width: width, height: height)
    field.frame = CGRect(x: 16, y: 18, width: width - 32, height: 44)
    forceLabel.frame = CGRect(x: 16, y: 76, width: width - 32, height: 50)
    hintLabel.frame = CGRect(x: 16, y: 134, width: width - 32, height: 44)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    field.resignFirstResponder()
    touchesMoved(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    let touch = touches.first ?? UITouch()
    show(force: touch.force / touch.maximumPossibleForce)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    show(force: 0)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    show(force: 0)
  }

  /// Shows a force, 0...1 of the maximum.
  private func show(force: CGFloat) {
    let share = force.isFinite ? min(max(force, 0), 1) : 0
    view.backgroundColor = NameViewController.ground(share)
    forceLabel.text = "\(Int((share * 100).rounded()))%"
  }

  private static func ground(_ share: CGFloat) -> UIColor {
    UIColor(red: 0.5, green: 0.5, blue: 0.5 + share / 2, alpha: 1)
  }

  // MARK: The name

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    account.name = textField.text ?? ""
  }
}
