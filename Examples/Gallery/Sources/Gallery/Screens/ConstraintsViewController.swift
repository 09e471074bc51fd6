import Heft

/// Views that lie where their constraints say.
final class ConstraintsViewController: ExampleScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    add(SharesView(frame: .zero), height: 60, caption: "Equal widths, and one twice as wide")
    add(RatioView(frame: .zero), height: 120, caption: "A ratio of 16 to 9, in the middle")
    add(PriorityView(frame: .zero), height: 40, caption: "Who keeps its width: priorities")
    add(MovingView(frame: .zero), height: 120, caption: "Another constraint, animated: tap")
    add(FormView(frame: .zero), height: 108, caption: "Labels as wide as the widest, visual format")
  }
}

/// A view with what all of these examples need.
private class ConstrainedView: UIView {
  final func part(_ color: UIColor, _ text: String = "") -> UILabel {
    let label = UILabel(text, on: color)
    label.layer.cornerRadius = 8
    label.clipsToBounds = true
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    return label
  }
}

private final class SharesView: ConstrainedView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let parts = [part(.systemBlue, "1"), part(.systemIndigo, "2"), part(.systemBlue, "1")]
    var constraints = [
      parts[0].leadingAnchor.constraint(equalTo: leadingAnchor),
      parts[2].trailingAnchor.constraint(equalTo: trailingAnchor),
      parts[1].widthAnchor.constraint(equalTo: parts[0].widthAnchor, multiplier: 2),
      parts[2].widthAnchor.constraint(equalTo: parts[0].widthAnchor),
      parts[1].leadingAnchor.constraint(equalTo: parts[0].trailingAnchor, constant: 8),
      parts[2].leadingAnchor.constraint(equalTo: parts[1].trailingAnchor, constant: 8),
    ]
    for part in parts {
      constraints.append(part.topAnchor.constraint(equalTo: topAnchor))
      constraints.append(part.bottomAnchor.constraint(equalTo: bottomAnchor))
    }
    NSLayoutConstraint.activate(constraints)
  }
}

private final class RatioView: ConstrainedView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let screen = part(.systemGreen, "16 : 9")
    NSLayoutConstraint.activate([
      screen.centerXAnchor.constraint(equalTo: centerXAnchor),
      screen.topAnchor.constraint(equalTo: topAnchor), screen.bottomAnchor.constraint(equalTo: bottomAnchor),
      screen.widthAnchor.constraint(equalTo: screen.heightAnchor, multiplier: 16.0 / 9),
    ])
  }
}

private final class PriorityView: ConstrainedView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    let long = part(.systemOrange, "A long text, which is the first to give way where there is little room")
    let short = part(.systemPink, "  Keeps its width  ")
    long.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    long.setContentHuggingPriority(.defaultLow, for: .horizontal)
    short.setContentHuggingPriority(.required, for: .horizontal)
    NSLayoutConstraint.activate([
      long.leadingAnchor.constraint(equalTo: leadingAnchor), long.topAnchor.constraint(equalTo: topAnchor),
      long.bottomAnchor.constraint(equalTo: bottomAnchor),
      short.leadingAnchor.constraint(equalTo: long.trailingAnchor, constant: 8),
      short.trailingAnchor.constraint(equalTo: trailingAnchor),
      short.topAnchor.constraint(equalTo: topAnchor),
      short.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }
}

/// A square that a tap sends to the other end, and makes larger.
private final class MovingView: ConstrainedView {
  private var left: NSLayoutConstraint!
  private var right: NSLayoutConstraint!
  private var side: NSLayoutConstraint!

  override init(frame: CGRect) {
    super.init(frame: frame)
    let square = part(.systemPurple, "Tap")
    left = square.leadingAnchor.constraint(equalTo: leadingAnchor)
    right = square.trailingAnchor.constraint(equalTo: trailingAnchor)
    side = square.widthAnchor.constraint(equalToConstant: 60)
    NSLayoutConstraint.activate([
      left, side, square.heightAnchor.constraint(equalTo: square.widthAnchor),
      square.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel = "Square"
    let tap = UITapGestureRecognizer()
    tap.addHandler(weakify(self) { view, _ in view.move() })
    addGestureRecognizer(tap)
  }

  override func accessibilityActivate() -> Bool {
    move()
    return true
  }

  private func move() {
    let goesRight = left.isActive
    // The old one goes first: both together would ask for the whole width.
    (goesRight ? left : right).isActive = false
    (goesRight ? right : left).isActive = true
    side.constant = goesRight ? 110 : 60
    UIView.animate(withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0) {
      layoutIfNeeded()
    }
  }
}

/// Names before fields: the fields begin where the widest name ends.
private final class FormView: ConstrainedView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    var above: UILabel?
    for name in ["Name", "Street and number", "City"] {
      let label = part(.clear, name)
      label.textColor = .label
      label.textAlignment = .left
      // More than the field's, less than a name resists being cut.
      label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
      let field = part(.systemTeal)
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: "H:|[label]-12-[field]|", options: .alignAllCenterY, metrics: nil,
          views: ["label": label, "field": field]))
      label.heightAnchor.constraint(equalToConstant: 32).isActive = true
      field.heightAnchor.constraint(equalTo: label.heightAnchor).isActive = true
      if let above {
        label.widthAnchor.constraint(equalTo: above.widthAnchor).isActive = true
        label.topAnchor.constraint(equalTo: above.bottomAnchor, constant: 6).isActive = true
      } else {
        label.topAnchor.constraint(equalTo: topAnchor).isActive = true
      }
      above = label
    }
  }
}
