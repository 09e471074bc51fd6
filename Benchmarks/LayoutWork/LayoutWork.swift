import Heft

/// Layouts to measure: a screen of rows held by constraints, and a stack of labels whose texts change.
public final class LayoutWork {
  /// How many rows the screen has, of three labels each.
  public static let rows = 10
  /// How many labels the stack has.
  public static let labels = 100

  private var screen = UIView()
  private var constraints: [NSLayoutConstraint] = []
  private var first: NSLayoutConstraint?
  private let container = UIView()
  private let stack = UIStackView()
  private var stackLabels: [UILabel] = []

  public init() {
    container.frame = CGRect(x: 0, y: 0, width: 375, height: 3000)
    stack.axis = .vertical
    stack.spacing = 4
    stack.translatesAutoresizingMaskIntoConstraints = false
    stackLabels = (0..<LayoutWork.labels).map { LayoutWork.label("Line \($0)") }
    for label in stackLabels { stack.addArrangedSubview(label) }
    container.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 16),
      stack.topAnchor.constraint(equalTo: container.topAnchor, constant: 16),
    ])
    container.layoutIfNeeded()
  }

  private static func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.translatesAutoresizingMaskIntoConstraints = false
    return label
  }

  /// Makes a fresh screen of 30 views with its 60 constraints, none of them active.
  public func prepareScreen() {
    screen = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    constraints = []
    var above: UILabel?
    for row in 0..<LayoutWork.rows {
      let name = LayoutWork.label("Row \(row)")
      let value = LayoutWork.label("value of \(row)")
      let unit = LayoutWork.label("kg")
      for view in [name, value, unit] { screen.addSubview(view) }
      let top =
        if let above { name.topAnchor.constraint(equalTo: above.bottomAnchor, constant: 8) } else {
          name.topAnchor.constraint(equalTo: screen.topAnchor, constant: 20)
        }
      if above == nil { first = top }
      constraints += [
        top, name.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 16),
        value.leadingAnchor.constraint(equalTo: name.trailingAnchor, constant: 8),
        value.centerYAnchor.constraint(equalTo: name.centerYAnchor),
        unit.trailingAnchor.constraint(equalTo: screen.trailingAnchor, constant: -16),
        unit.centerYAnchor.constraint(equalTo: name.centerYAnchor),
      ]
      above = name
    }
  }

  /// Activates the prepared screen's constraints and lays it out.
  public func layOutScreen() {
    NSLayoutConstraint.activate(constraints)
    screen.layoutIfNeeded()
  }

  /// Changes the constant that moves every row, and lays the screen out again.
  public func changeConstant(_ round: Int) {
    first?.constant = CGFloat(20 + round % 7)
    screen.layoutIfNeeded()
  }

  /// Changes the text of every label of the stack, and lays it out again.
  public func changeTexts(_ round: Int) {
    for (index, label) in stackLabels.enumerated() { label.text = "Line \(index + round % 900)" }
    container.layoutIfNeeded()
  }

  /// Where the last row and the last label of the stack lie, in points: what a layout that did nothing would not move.
  public var lowest: Double {
    Double(screen.subviews.last?.frame.origin.y ?? 0) + Double(stackLabels.last?.frame.origin.y ?? 0)
  }
}
