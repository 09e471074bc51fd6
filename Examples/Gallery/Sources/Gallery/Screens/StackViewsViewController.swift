import Heft

/// Views in rows and columns.
final class StackViewsViewController: ExampleScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    let equal = stack(["One", "Two", "Three"])
    equal.distribution = .fillEqually
    add(equal, height: 44, caption: "fillEqually")

    let proportional = stack(["I", "Middling", "The longest one"])
    proportional.distribution = .fillProportionally
    add(proportional, height: 44, caption: "fillProportionally")

    let spaced = stack(["One", "Two", "Three"])
    spaced.distribution = .equalSpacing
    add(spaced, height: 44, caption: "equalSpacing")

    let column = stack(["First", "Second", "Third"])
    column.axis = .vertical
    column.alignment = .center
    column.distribution = .fillEqually
    add(column, height: 120, caption: "vertical, centered")

    let folding = stack(["Here", "Now and then", "There"])
    folding.distribution = .fillEqually
    let fold = UIButton(type: .system)
    fold.setTitle("Hide or show the middle", for: .normal)
    fold.addAction(
      UIAction(
        title: "",
        handler: weakify(folding) { stack, _ in
          UIView.animate(withDuration: 0.3) {
            stack.arrangedSubviews[1].isHidden = !stack.arrangedSubviews[1].isHidden
            stack.layoutIfNeeded()
          }
        }), for: .touchUpInside)
    add(folding, height: 44, caption: "isHidden, animated")
    add(fold, height: 44, caption: "")
  }

  private func stack(_ texts: [String]) -> UIStackView {
    let colors: [UIColor] = [.systemBlue, .systemGreen, .systemOrange]
    let stack = UIStackView()
    stack.spacing = 8
    for (number, text) in texts.enumerated() {
      stack.addArrangedSubview(UILabel(text, on: colors[number % colors.count]))
    }
    return stack
  }
}
