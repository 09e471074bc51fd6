import Heft

/// The user's page: their name, a ground whose color follows the force of a touch, and what else a touch tells.
final class NameViewController: UIViewController, UITextFieldDelegate {
  private let account: Account
  private let field = UITextField(frame: .zero)
  private let card = UIView(frame: .zero)
  private let forceLabel = UILabel()
  private let hintLabel = UILabel()
  private let readings = TouchReadingsView(frame: .zero)

  init(account: Account) {
    self.account = account
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = NameViewController.restingGround
    card.backgroundColor = .systemBackground
    card.cornerRadius = 18
    field.placeholder = "Your name"
    field.accessibilityLabel = "Your name"
    field.text = account.name
    field.font = UIFontMetrics(forTextStyle: .title2).scaledFont(
      for: .systemFont(ofSize: 22, weight: .semibold))
    field.textAlignment = .center
    field.returnKeyType = .done
    field.autocapitalizationType = .words
    field.delegate = self
    forceLabel.textAlignment = .center
    forceLabel.font = .monospacedDigitSystemFont(ofSize: 40, weight: .light)
    forceLabel.accessibilityTraits = .updatesFrequently
    hintLabel.text = "Press anywhere: the harder, the bluer."
    hintLabel.textAlignment = .center
    hintLabel.numberOfLines = 0
    hintLabel.font = .preferredFont(forTextStyle: .subheadline)
    hintLabel.adjustsFontForContentSizeCategory = true
    field.adjustsFontForContentSizeCategory = true
    hintLabel.textColor = .secondaryLabel
    view.addSubview(card)
    for part in [field, forceLabel, hintLabel, readings] as [UIView] { card.addSubview(part) }
    show(nil)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let safe = view.bounds.inset(by: view.safeAreaInsets)
    // On a low screen the readings stand beside the name instead of under it.
    let isLow = safe.height < 380
    let width = min(safe.width - 40, isLow ? 560 : 360)
    let inner = isLow ? (width - 48) / 2 : width - 32
    let height = isLow ? max(196, TouchReadingsView.height + 16) : 178 + TouchReadingsView.height + 16
    card.frame = CGRect(
      x: safe.midX - width / 2, y: max(safe.minY + 16, safe.midY - height / 2), width: width, height: height)
    field.frame = CGRect(x: 16, y: 14, width: inner, height: 44)
    forceLabel.frame = CGRect(x: 16, y: 68, width: inner, height: 50)
    let hint = max(44, hintLabel.sizeThatFits(CGSize(width: inner, height: 0)).height)
    hintLabel.frame = CGRect(x: 16, y: 122, width: inner, height: hint)
    readings.frame = CGRect(
      x: isLow ? inner + 32 : 16, y: isLow ? (height - TouchReadingsView.height) / 2 : 178, width: inner,
      height: TouchReadingsView.height)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    field.resignFirstResponder()
    touchesMoved(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    show(touches.first)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    rest(after: touches.first)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    rest(after: touches.first)
  }

  /// Shows a touch that goes on; nil before the first one.
  private func show(_ touch: UITouch?) {
    let change = touch.map { $0.force / $0.maximumPossibleForce } ?? 0
    if touch != nil {
      view.backgroundColor = UIColor(red: 0.5, green: 0.5, blue: change, alpha: 1)
    }
    forceLabel.text = "\(Int((change * 100).rounded()))%"
    readings.show(touch, in: view)
  }

  /// The ground is as before; what the touch told last can still be read.
  private func rest(after touch: UITouch?) {
    show(touch)
    view.backgroundColor = NameViewController.restingGround
    forceLabel.text = "0%"
  }

  private static let restingGround = UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)

  // MARK: The name

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    account.name = textField.text ?? ""
  }
}
