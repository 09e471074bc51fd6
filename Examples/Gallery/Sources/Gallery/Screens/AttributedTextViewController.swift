import Heft

/// Text with attributes in a label, a button and text views.
final class AttributedTextViewController: ExampleScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    add(label(shopping()), height: 120, caption: "UILabel: font, color, strikethrough, kern")

    let button = UIButton(type: .system)
    let title = NSMutableAttributedString(
      string: "Order ", attributes: [.font: UIFont.systemFont(ofSize: 20)])
    title.append(
      NSAttributedString(
        string: "now",
        attributes: [
          .font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.systemRed,
          .underlineStyle: NSNumber(value: NSUnderlineStyle.single.rawValue),
        ]))
    button.setAttributedTitle(title, for: .normal)
    add(button, height: 44, caption: "UIButton: setAttributedTitle")

    let text = UITextView(frame: .zero)
    text.isEditable = false
    text.attributedText = verse()
    text.accessibilityLabel = "Verse"
    add(text, height: 110, caption: "UITextView: paragraph style")

    let note = UITextView(frame: .zero)
    note.attributedText = styled()
    note.accessibilityLabel = "Styled note"
    add(note, height: 80, caption: "UITextView: edited with its attributes")
  }

  private func label(_ text: NSAttributedString) -> UILabel {
    let label = UILabel()
    label.numberOfLines = 0
    label.attributedText = text
    return label
  }

  private func shopping() -> NSAttributedString {
    let text = NSMutableAttributedString(
      string: "SHOPPING\n",
      attributes: [
        .font: UIFont.systemFont(ofSize: 13, weight: .semibold), .kern: NSNumber(value: 4.0),
        .foregroundColor: UIColor.secondaryLabel,
      ])
    let line = NSNumber(value: NSUnderlineStyle.single.rawValue)
    let large: NSAttributedString.Attributes = [
      .font: UIFont.systemFont(ofSize: 22), .foregroundColor: UIColor.label,
    ]
    let done: NSAttributedString.Attributes = [
      .font: UIFont.systemFont(ofSize: 22), .foregroundColor: UIColor.tertiaryLabel,
      .strikethroughStyle: line, .strikethroughColor: UIColor.systemRed,
    ]
    text.append(NSAttributedString(string: "Milk", attributes: done))
    text.append(NSAttributedString(string: ", bread and ", attributes: large))
    var marked = large
    marked[.backgroundColor] = UIColor.systemYellow.withAlphaComponent(0.4)
    text.append(NSAttributedString(string: "a dozen eggs", attributes: marked))
    return text
  }

  private func styled() -> NSAttributedString {
    let text = NSMutableAttributedString(
      string: "Plain and ",
      attributes: [.font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.label])
    text.append(
      NSAttributedString(
        string: "bold",
        attributes: [
          .font: UIFont.boldSystemFont(ofSize: 26),
          .foregroundColor: UIColor(red: 1, green: 0, blue: 0, alpha: 1),
        ]))
    return text
  }

  private func verse() -> NSAttributedString {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineSpacing = 6
    return NSAttributedString(
      string: "Season of mists and mellow fruitfulness,\nClose bosom-friend of the maturing sun",
      attributes: [
        .font: UIFont.preferredFont(forTextStyle: .body), .foregroundColor: UIColor.label,
        .paragraphStyle: style,
      ])
  }
}
