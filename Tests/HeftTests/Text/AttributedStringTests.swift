import Heft
import TestRules
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

  @Test("What is appended keeps its own attributes", .rule("ATTRIBUTED-1"))
  func appended() {
    let text = NSMutableAttributedString(string: "Weight ", attributes: [.font: small])
    text.append(NSAttributedString(string: "385", attributes: [.font: large]))
    text.append(NSAttributedString(string: ""))
    #expect(text.string == "Weight 385")
    #expect(text.length == 10)
    #expect(pieces(text) == ["10 Weight ", "20 385"])
  }

  @Test(
    "Attributes are added, set and taken away within a range of UTF-16, which ends with the text",
    .rule("ATTRIBUTED-1")
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
    "Characters are inserted, replaced and deleted, a plain text in the style of what it replaces",
    .rule("ATTRIBUTED-1")
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

  @Test("A label has the typeface, the color and the alignment of most of its text", .rule("ATTRIBUTED-5"))
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
    #expect(label.attributedText?.attribute(.font, at: 8, effectiveRange: nil) === large)
    label.attributedText = nil
    #expect(label.text == nil)
    #expect(label.attributedText == nil)
  }

  @Test("A button's title and a field's placeholder are the text of theirs", .rule("ATTRIBUTED-2"))
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
    "Text of one typeface is measured in it, and broken into lines of a width", .rule("ATTRIBUTED-3"))
  func measured() {
    let line = NSAttributedString(string: "one two three", attributes: [.font: small])
    let size = line.size()
    #expect(size == "one two three".size(withAttributes: [.font: small]))
    #expect(size.height == small.lineHeight)
    let broken = line.boundingRect(with: CGSize(width: size.width / 2, height: 0))
    #expect(broken.height >= 2 * small.lineHeight)
    #expect(broken.width <= size.width / 2)
    #expect(NSAttributedString(string: "").size() == .zero)
    #expect(
      NSAttributedString(string: "ab").size()
        == "ab".size(withAttributes: [.font: UIFont.systemFont(ofSize: 12)]))
  }

  @Test("Stretches of one typeface are measured as one text is, wherever they meet", .rule("ATTRIBUTED-3"))
  func divided() {
    let words = "  Some words,  to be\nbroken \n\ninto lines "
    for font in [small, large] {
      for width in [20, 45, 60, 1000] as [CGFloat] {
        let label = UILabel()
        label.font = font
        label.text = words
        label.numberOfLines = 0
        let whole = label.sizeThatFits(CGSize(width: width, height: 0))
        for place in 0...words.utf16.count {
          let text = NSMutableAttributedString(string: words, attributes: [.font: font])
          text.addAttribute(
            .underlineStyle, value: NSNumber(value: 1), range: NSRange(location: 0, length: place))
          let size = text.boundingRect(with: CGSize(width: width, height: 0)).size
          #expect(abs(size.width - whole.width) < 1e-9 && size.height == whole.height, "\(place) \(width)")
        }
      }
    }
  }

  @Test(
    "A line is as high as its largest typeface, and as wide as its stretches with their kern",
    .rule("ATTRIBUTED-3"))
  func stretches() {
    let text = NSMutableAttributedString(string: "small\n", attributes: [.font: small])
    text.append(NSAttributedString(string: "Large", attributes: [.font: large]))
    text.append(NSAttributedString(string: "small", attributes: [.font: small]))
    let both: CGFloat = small.lineHeight + large.lineHeight
    #expect(text.size().height == both)
    let parts = ["Large", "small"].map { word in
      word.size(withAttributes: [.font: word == "Large" ? large : small]).width
    }
    #expect(text.size().width <= parts[0] + parts[1] && text.size().width >= parts[0] + parts[1] - 2)
    let label = UILabel()
    label.numberOfLines = 0
    label.attributedText = text
    label.sizeToFit()
    #expect(label.bounds.size == text.size())
    #expect(label.intrinsicContentSize == text.size())
    label.numberOfLines = 1
    #expect(label.intrinsicContentSize.height == small.lineHeight)
    text.addAttribute(.kern, value: NSNumber(value: 3), range: NSRange(location: 6, length: 10))
    #expect(text.size().width >= parts[0] + parts[1] + 28)
    let raised = NSAttributedString(
      string: "x", attributes: [.font: small, .baselineOffset: NSNumber(value: 5)])
    let height: CGFloat = small.lineHeight * 0.75 + 5
    #expect(raised.size().height == height)
    text.append(raised)
    #expect(text.size().height == both)
  }

  @Test(
    "An attribute's values are handed over stretch by stretch, as long as each is the same object",
    .rule("ATTRIBUTED-6")
  )
  func enumeration() {
    let text = NSMutableAttributedString(string: "abc\u{1F600}def", attributes: [.font: small])
    text.addAttribute(.kern, value: NSNumber(value: 1), range: NSRange(location: 1, length: 2))
    text.addAttribute(.font, value: large, range: NSRange(location: 5, length: 2))
    func found(
      _ options: NSAttributedString.EnumerationOptions = [],
      in range: NSRange = NSRange(location: 0, length: 99),
      upTo most: Int = 99
    ) -> [String] {
      var found: [String] = []
      text.enumerateAttribute(.font, in: range, options: options) { value, range, stop in
        found.append("\(Int((value as? UIFont)?.pointSize ?? 0)) \(range.location) \(range.length)")
        if found.count == most { stop.pointee = true }
      }
      return found
    }
    #expect(found() == ["10 0 5", "20 5 2", "10 7 1"])
    #expect(found(.reverse) == ["10 7 1", "20 5 2", "10 0 5"])
    #expect(found(.longestEffectiveRangeNotRequired).count == 5)
    #expect(found(in: NSRange(location: 3, length: 3)) == ["10 3 2", "20 5 1"])
    #expect(found(upTo: 2) == ["10 0 5", "20 5 2"])
    #expect(found(in: NSRange(location: 99, length: 3)).isEmpty)
    var kerns: [Int] = []
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
      if attributes[.kern] != nil { kerns.append(range.location) }
      text.removeAttribute(.kern, range: range)
    }
    #expect(kerns == [1])
    #expect(text.attribute(.kern, at: 1, effectiveRange: nil) == nil)
  }
}
