import Heft
import Testing

@Suite("Text with attributes")
struct AttributedStringTests {
  private let small = UIFont.systemFont(ofSize: 10)
  private let large = UIFont.boldSystemFont(ofSize: 20)

  private func pieces(_ text: NSAttributedString) -> [String] {
    var pieces: [String] = []
    var location = 0
    while location < text.length {
      var range = NSRange(location: 0, length: 0)
      let attributes = text.attributes(at: location, effectiveRange: &range)
      let size = (attributes[.font] as? UIFont).map { "\(Int($0.pointSize)) " } ?? ""
      pieces.append(size + text.attributedSubstring(from: range).string)
      location = range.location + range.length
    }
    return pieces
  }

  @Test("ATTRIBUTED-1: What is appended keeps its own attributes")
  func appended() {
    let text = NSMutableAttributedString(string: "Weight ", attributes: [.font: small])
    text.append(NSAttributedString(string: "385", attributes: [.font: large]))
    text.append(NSAttributedString(string: ""))
    #expect(text.string == "Weight 385")
    #expect(text.length == 10)
    #expect(pieces(text) == ["10 Weight ", "20 385"])
  }

  @Test(
    "ATTRIBUTED-1: Attributes are added, set and taken away within a range of UTF-16, which ends with the text"
  )
  func ranges() {
    let text = NSMutableAttributedString(string: "a\u{1F600}bc")
    text.addAttribute(.font, value: small, range: NSRange(location: 1, length: 2))
    #expect(pieces(text) == ["a", "10 \u{1F600}", "bc"])
    text.addAttributes([.font: large], range: NSRange(location: 4, length: 100))
    #expect(pieces(text) == ["a", "10 \u{1F600}", "b", "20 c"])
    text.setAttributes(nil, range: NSRange(location: 0, length: 3))
    text.removeAttribute(.font, range: NSRange(location: 100, length: 1))
    #expect(pieces(text) == ["a", "\u{1F600}", "b", "20 c"])
    #expect(text.attribute(.font, at: 99, effectiveRange: nil) == nil)
  }

  @Test(
    "ATTRIBUTED-1: Characters are inserted, replaced and deleted, a plain text in the style of what it replaces"
  )
  func characters() {
    let text = NSMutableAttributedString(string: "ab", attributes: [.font: small])
    text.insert(NSAttributedString(string: "-", attributes: [.font: large]), at: 1)
    #expect(pieces(text) == ["10 a", "20 -", "10 b"])
    text.replaceCharacters(in: NSRange(location: 1, length: 1), with: "+")
    #expect(pieces(text) == ["10 a", "20 +", "10 b"])
    text.deleteCharacters(in: NSRange(location: 0, length: 2))
    #expect(pieces(text) == ["10 b"])
  }

  @Test("ATTRIBUTED-2: A label has the typeface, the color and the alignment of most of its text")
  func label() {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    let text = NSMutableAttributedString(
      string: "Weight ", attributes: [.font: small, .foregroundColor: UIColor.red, .paragraphStyle: style])
    text.append(NSAttributedString(string: "385", attributes: [.font: large]))
    let label = UILabel()
    label.attributedText = text
    #expect(label.text == "Weight 385")
    #expect(label.font.pointSize == 10)
    #expect(label.textColor == .red)
    #expect(label.textAlignment == .center)
    #expect(label.attributedText?.string == "Weight 385")
    label.attributedText = nil
    #expect(label.text == nil)
    #expect(label.attributedText == nil)
  }

  @Test("ATTRIBUTED-2: A button's title and a field's placeholder are the text of theirs")
  func others() {
    let button = UIButton()
    button.setAttributedTitle(
      NSAttributedString(string: "Go", attributes: [.foregroundColor: UIColor.red]), for: .normal)
    #expect(button.title(for: .normal) == "Go")
    #expect(button.titleColor(for: .normal) == .red)
    let field = UITextField()
    field.attributedPlaceholder = NSAttributedString(string: "Name")
    #expect(field.placeholder == "Name")
    #expect(field.attributedPlaceholder?.string == "Name")
  }

  @Test(
    "ATTRIBUTED-3: Text is measured in the typeface that most of it has, and broken into lines of a width")
  func measured() {
    let line = NSAttributedString(string: "one two three", attributes: [.font: small])
    let size = line.size()
    #expect(size == "one two three".size(withAttributes: [.font: small]))
    #expect(size.height == small.lineHeight)
    let broken = line.boundingRect(with: CGSize(width: size.width / 2, height: 0))
    #expect(broken.height >= 2 * small.lineHeight)
    #expect(broken.width <= size.width / 2)
    #expect(NSAttributedString(string: "").size() == .zero)
  }
}
