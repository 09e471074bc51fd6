import Heft

/// Every control, each with what it says.
final class ControlsViewController: ExampleScreen, UITextFieldDelegate {
  private let taps = UILabel()
  private let toggled = UILabel()
  private let progress = UIProgressView(frame: .zero)
  private let chosen = UILabel()
  private let count = UILabel()
  private let greeting = UILabel()
  private let page = UILabel()
  private let busy = UIActivityIndicatorView(style: .medium)
  private var tapped = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    addButtons()
    addSwitch()
    addSlider()
    addSegments()
    addStepper()
    addField()
    addPages()
  }

  private func addButtons() {
    let system = UIButton(type: .system)
    system.setTitle("Tap", for: .normal)
    let filled = UIButton(type: .custom)
    filled.setTitle("Tap too", for: .normal)
    filled.backgroundColor = .systemBlue
    filled.layer.cornerRadius = 8
    filled.contentEdgeInsets = UIEdgeInsets(top: 0, left: 14, bottom: 0, right: 14)
    let off = UIButton(type: .system)
    off.setTitle("Not here", for: .normal)
    off.isEnabled = false
    for button in [system, filled] {
      listen(to: button, for: .touchUpInside) { screen in
        screen.tapped += 1
        screen.taps.text = "\(screen.tapped)"
      }
    }
    taps.text = "0"
    add(row([system, filled, off, taps]), height: 44, caption: "UIButton")
  }

  private func addSwitch() {
    let plain = UISwitch(frame: .zero)
    plain.accessibilityLabel = "Activity"
    let tinted = UISwitch(frame: .zero)
    tinted.onTintColor = .systemPurple
    tinted.isOn = true
    tinted.accessibilityLabel = "Purple"
    listen(to: plain, for: .valueChanged) { [plain] screen in
      screen.toggled.text = plain.isOn ? "On" : "Off"
      if plain.isOn { screen.busy.startAnimating() } else { screen.busy.stopAnimating() }
    }
    toggled.text = "Off"
    add(row([plain, toggled, busy, tinted]), height: 44, caption: "UISwitch, UIActivityIndicatorView")
  }

  private func addSlider() {
    let slider = UISlider(frame: .zero)
    slider.value = 0.4
    slider.accessibilityLabel = "Progress"
    listen(to: slider, for: .valueChanged) { [slider] screen in screen.progress.progress = slider.value }
    add(slider, height: 44, caption: "UISlider")
    progress.progress = slider.value
    add(progress, height: 4, caption: "UIProgressView, which follows it")
  }

  private func addSegments() {
    let segments = UISegmentedControl(items: ["Day", "Week", "Month", "Year"])
    segments.selectedSegmentIndex = 1
    segments.setEnabled(false, forSegmentAt: 3)
    listen(to: segments, for: .valueChanged) { [segments] screen in
      screen.chosen.text = segments.titleForSegment(at: segments.selectedSegmentIndex)
    }
    add(segments, height: 32, caption: "UISegmentedControl")
    chosen.text = "Week"
    chosen.textAlignment = .center
    add(chosen, height: 24, caption: "selectedSegmentIndex")
  }

  private func addStepper() {
    let stepper = UIStepper(frame: .zero)
    listen(to: stepper, for: .valueChanged) { [stepper] screen in screen.count.text = "\(Int(stepper.value))"
    }
    count.text = "0"
    add(row([stepper, count]), height: 44, caption: "UIStepper")
  }

  private func addField() {
    let field = UITextField(frame: .zero)
    field.borderStyle = .roundedRect
    field.placeholder = "Your name"
    field.clearButtonMode = .whileEditing
    field.returnKeyType = .done
    field.accessibilityLabel = "Name"
    field.delegate = self
    listen(to: field, for: .editingChanged) { [field] screen in
      let name = field.text ?? ""
      screen.greeting.text = name.isEmpty ? "Nobody yet" : "Hello, \(name)"
    }
    add(field, height: 36, caption: "UITextField")
    greeting.text = "Nobody yet"
    add(greeting, height: 24, caption: "editingChanged")
  }

  private func addPages() {
    let pages = UIPageControl(frame: .zero)
    pages.numberOfPages = 5
    pages.pageIndicatorTintColor = .tertiaryLabel
    pages.currentPageIndicatorTintColor = .label
    listen(to: pages, for: .valueChanged) { [pages] screen in screen.page.text = "\(pages.currentPage + 1)" }
    page.text = "1"
    add(row([pages, page]), height: 44, caption: "UIPageControl")
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }

  private func listen(
    to control: UIControl, for events: UIControl.Event, _ change: @escaping (ControlsViewController) -> Void
  ) {
    control.addAction(
      UIAction(title: "", handler: weakify(self) { screen, _ in change(screen) }), for: events)
  }

  private func row(_ views: [UIView]) -> UIStackView {
    let row = UIStackView(arrangedSubviews: views)
    row.spacing = 20
    row.alignment = .center
    // The space that is left over is at the end.
    row.addArrangedSubview(UIView())
    return row
  }
}
