import Heft

/// A picker whose three columns mix a color, and a swatch that has it.
final class WheelsViewController: ExampleScreen, UIPickerViewDataSource, UIPickerViewDelegate {
  private static let hues: [(name: String, color: UIColor)] = [
    ("Red", .systemRed), ("Orange", .systemOrange), ("Yellow", .systemYellow), ("Green", .systemGreen),
    ("Teal", .systemTeal), ("Blue", .systemBlue), ("Indigo", .systemIndigo), ("Purple", .systemPurple),
    ("Pink", .systemPink),
  ]
  private static let corners: [CGFloat] = [0, 8, 16, 32, 48]

  private let picker = UIPickerView(frame: .zero)
  private let swatch = UIView()
  private let words = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    picker.dataSource = self
    picker.delegate = self
    picker.accessibilityLabel = "Swatch"
    picker.selectRow(5, inComponent: 0, animated: false)
    picker.selectRow(7, inComponent: 1, animated: false)
    picker.selectRow(2, inComponent: 2, animated: false)
    add(picker, height: 216, caption: "UIPickerView: hue, strength, corners")

    add(swatch, height: 96, caption: "What was picked")
    words.font = .preferredFont(forTextStyle: .body)
    words.numberOfLines = 0
    add(words, height: 24, caption: "didSelectRow")

    let shuffle = UIButton(type: .system)
    shuffle.setTitle("Turn to another one", for: .normal)
    shuffle.addAction(
      UIAction(title: "", handler: weakify(self) { screen, _ in screen.shuffle() }), for: .touchUpInside)
    add(shuffle, height: 44, caption: "selectRow, animated")
    show()
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 3 }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    [WheelsViewController.hues.count, 10, WheelsViewController.corners.count][component]
  }

  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    switch component {
    case 0: WheelsViewController.hues[row].name
    case 1: "\((row + 1) * 10) %"
    default: "\(Int(WheelsViewController.corners[row]))"
    }
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) { show() }

  private func shuffle() {
    for component in 0..<3 {
      let count = picker.numberOfRows(inComponent: component)
      let row =
        (picker.selectedRow(inComponent: component) + 1 + Int(arc4random_uniform(UInt32(count - 1)))) % count
      picker.selectRow(row, inComponent: component, animated: true)
    }
    show()
  }

  private func show() {
    let hue = WheelsViewController.hues[picker.selectedRow(inComponent: 0)]
    let strength = picker.selectedRow(inComponent: 1) + 1
    let corner = WheelsViewController.corners[picker.selectedRow(inComponent: 2)]
    UIView.animate(withDuration: 0.25) {
      swatch.backgroundColor = hue.color.withAlphaComponent(CGFloat(strength) / 10)
      swatch.layer.cornerRadius = corner
    }
    words.text = "\(hue.name), \(strength * 10) %, corners of \(Int(corner)) points"
  }
}
