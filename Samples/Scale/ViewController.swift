import Heft

/// A title, a picture of a scale, and what lies on the screen in grams.
final class ViewController: UIViewController {
  private let titleLabel = UILabel()
  private let pictureView = UIImageView(image: UIImage(named: "scale"))
  private let forceLabel = UILabel()
  private let percentageLabel = UILabel()
  private let cautionLabel = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    titleLabel.text = "Scale"
    titleLabel.font = .systemFont(ofSize: 34, weight: .light)
    titleLabel.accessibilityTraits = .header
    pictureView.contentMode = .scaleAspectFit
    pictureView.accessibilityLabel = "A kitchen scale"
    forceLabel.font = .monospacedDigitSystemFont(ofSize: 40, weight: .semibold)
    percentageLabel.font = .monospacedDigitSystemFont(ofSize: 20, weight: .regular)
    cautionLabel.font = .systemFont(ofSize: 14)
    cautionLabel.numberOfLines = 2
    for label in [titleLabel, forceLabel, percentageLabel, cautionLabel] {
      label.textAlignment = .center
      label.textColor = ink
    }
    // In the order in which they are read out.
    for shown in [titleLabel, pictureView, forceLabel, percentageLabel, cautionLabel] as [UIView] {
      view.addSubview(shown)
    }
    percentageLabel.textColor = faintInk
    cautionLabel.textColor = warningInk
    forceLabel.accessibilityTraits = .updatesFrequently
    showNothing()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let safe = view.bounds.inset(by: view.safeAreaInsets)
    let isLow = safe.height < safe.width
    // Upright, the words stand under the picture; on a low screen beside it.
    let text =
      isLow
      ? CGRect(x: safe.midX, y: safe.midY - 100, width: safe.width / 2, height: 200)
      : CGRect(x: safe.minX, y: safe.maxY - min(safe.height * 0.36, 260), width: safe.width, height: 200)
    let picture =
      isLow
      ? CGRect(x: safe.minX, y: safe.minY, width: safe.width / 2, height: safe.height)
      : CGRect(x: safe.minX, y: safe.minY + 96, width: safe.width, height: text.minY - safe.minY - 112)
    titleLabel.frame =
      isLow
      ? CGRect(x: text.minX, y: text.minY, width: text.width, height: 48)
      : CGRect(x: safe.minX, y: safe.minY + 40, width: safe.width, height: 48)
    pictureView.frame = picture.insetBy(dx: 32, dy: 16)
    let top = isLow ? text.minY + 56 : text.minY
    forceLabel.frame = CGRect(x: text.minX + 8, y: top, width: text.width - 16, height: 52)
    percentageLabel.frame = CGRect(x: text.minX + 8, y: top + 54, width: text.width - 16, height: 28)
    cautionLabel.frame = CGRect(x: text.minX + 16, y: top + 86, width: text.width - 32, height: 40)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    weigh(touches)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    weigh(touches)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    showNothing()
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    showNothing()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showNothing()
  }

  private func weigh(_ touches: Set<UITouch>) {
    guard let touch = touches.first, traitCollection.forceTouchCapability == .available else { return }
    let weight = Weight(touch)
    forceLabel.text = weight.text
    percentageLabel.text = weight.percentage
    cautionLabel.text = weight.caution
  }

  private func showNothing() {
    let isOn = traitCollection.forceTouchCapability == .available
    forceLabel.text = "0 gram"
    percentageLabel.text = "0% force"
    cautionLabel.text = isOn ? nil : "3D Touch is off: nothing can be weighed"
  }
}

private let ink = UIColor(red: 0.09, green: 0.1, blue: 0.13, alpha: 1)
private let faintInk = UIColor(red: 0.36, green: 0.38, blue: 0.44, alpha: 1)
private let warningInk = UIColor(red: 0.6, green: 0.3, blue: 0, alpha: 1)
