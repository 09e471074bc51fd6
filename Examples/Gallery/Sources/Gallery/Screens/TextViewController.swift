import Heft

/// Text of several lines: some to write, some to read and copy.
final class TextViewController: ExampleScreen, UITextViewDelegate {
  private let note = UITextView(frame: .zero)
  private let count = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    note.font = .preferredFont(forTextStyle: .body)
    note.text = "Milk\nBread\nA dozen eggs"
    note.accessibilityLabel = "Note"
    note.delegate = self
    frame(note)
    add(note, height: 150, caption: "UITextView")

    count.font = .preferredFont(forTextStyle: .body)
    add(count, height: 24, caption: "textViewDidChange")
    textViewDidChange(note)

    let poem = UITextView(frame: .zero)
    poem.font = .preferredFont(forTextStyle: .body)
    poem.textAlignment = .center
    poem.isEditable = false
    poem.text = """
      Tyger Tyger, burning bright,
      In the forests of the night;
      What immortal hand or eye,
      Could frame thy fearful symmetry?

      In what distant deeps or skies,
      Burnt the fire of thine eyes?
      On what wings dare he aspire?
      What the hand, dare seize the fire?
      """
    poem.accessibilityLabel = "Poem"
    frame(poem)
    add(poem, height: 130, caption: "isEditable = false")
  }

  func textViewDidChange(_ textView: UITextView) {
    let lines = note.text.split(separator: "\n", omittingEmptySubsequences: false).count
    count.text = "\(note.text.count) characters, \(lines) lines"
  }

  private func frame(_ text: UITextView) {
    text.layer.cornerRadius = 8
    text.layer.borderWidth = 1
    text.layer.borderColor = UIColor.separator.cgColor
  }
}
