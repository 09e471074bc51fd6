import Heft

/// The small controls, each with what it says.
final class ControlsViewController: ExampleScreen {
  private let count = UILabel()
  private let stepper = UIStepper(frame: .zero)
  private let pages = UIPageControl(frame: .zero)

  override func viewDidLoad() {
    super.viewDidLoad()
    let busy = UIActivityIndicatorView(style: .medium)
    let busier = UIActivityIndicatorView(style: .large)
    busy.startAnimating()
    busier.startAnimating()
    add(row([busy, busier]), height: 44, caption: "UIActivityIndicatorView")

    count.text = "0"
    stepper.addAction(
      UIAction(title: "", handler: weakify(self) { screen, _ in screen.stepped() }), for: .valueChanged)
    add(row([stepper, count]), height: 44, caption: "UIStepper")

    pages.numberOfPages = 5
    pages.pageIndicatorTintColor = .tertiaryLabel
    pages.currentPageIndicatorTintColor = .label
    add(row([pages]), height: 44, caption: "UIPageControl")
  }

  private func stepped() {
    count.text = "\(Int(stepper.value))"
  }

  private func row(_ views: [UIView]) -> UIStackView {
    let row = UIStackView(arrangedSubviews: views)
    row.spacing = 20
    row.alignment = .center
    // What is left over is at the end.
    row.addArrangedSubview(UIView())
    return row
  }
}
