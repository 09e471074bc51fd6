import Heft
import HeftProtocol
import HeftTesting
import TestRules
import Testing

/// The look of texts with attributes (ATTRIBUTED-2, ATTRIBUTED-4, ATTRIBUTED-5).
@Suite("Looks of attributed texts")
struct AttributedLookTests {
  private let fixture = Fixture()
  private let small = UIFont.systemFont(ofSize: 10)
  private let large = UIFont.boldSystemFont(ofSize: 20)

  private var shown: RenderedTree { fixture.host.screen }

  private func number(_ value: Double) -> NSNumber { NSNumber(value: value) }
  private func style(_ style: NSUnderlineStyle) -> NSNumber { NSNumber(value: style.rawValue) }

  private func text(_ pieces: (String, NSAttributedString.Attributes)...) -> NSMutableAttributedString {
    let text = NSMutableAttributedString(string: "")
    for (piece, attributes) in pieces {
      text.append(NSAttributedString(string: piece, attributes: attributes))
    }
    return text
  }

  private func show<View: UIView>(_ view: View) -> View {
    fixture.device.run {
      view.frame = CGRect(x: 20, y: 60, width: 200, height: 60)
      fixture.sheet.addSubview(view)
    }
    return view
  }

  private func plain(
    _ length: UInt32, size: Double, weight: UInt32 = 400, color: UInt32 = 0x0000_00FF
  ) -> TextRun {
    TextRun(length: length, size: size, weight: weight, hasMonospacedDigits: false, color: color)
  }

  @Test(
    "A label shows each stretch with its own typeface, colors, lines, kern and offset", .rule("ATTRIBUTED-2"))
  func stretches() {
    let label = show(UILabel())
    fixture.device.run {
      label.textColor = .black
      label.attributedText = text(
        ("Weight ", [.font: small, .foregroundColor: UIColor.red]),
        ("385", [.font: UIFont.monospacedDigitSystemFont(ofSize: 20, weight: .bold), .kern: number(1.5)]),
        (
          "g\u{1F600}",
          [
            .font: small, .backgroundColor: UIColor.yellow, .underlineStyle: style(.double),
            .underlineColor: UIColor.blue, .strikethroughStyle: style(.thick),
            .baselineOffset: number(4),
          ]
        ))
    }
    let view = shown.label("Weight 385g\u{1F600}")
    var figure = plain(3, size: 20, weight: 700)
    figure.hasMonospacedDigits = true
    figure.kern = 1.5
    var unit = plain(3, size: 10)
    unit.background = 0xFFFF_00FF
    unit.underline = 3
    unit.underlineColor = 0x0000_FFFF
    unit.strikethrough = 2
    unit.baselineOffset = 4
    #expect(view?.runs == [plain(7, size: 10, color: 0xFF00_00FF), figure, unit])
    #expect(view?.paragraphs == [TextParagraph(length: 13)])
    #expect(view?.style?.size == 10 && view?.style?.color == 0xFF00_00FF)
    #expect(shown.mistakes.isEmpty)
  }

  @Test(
    "What a stretch has not is the view's own, and not what the label took from another text",
    .rule("ATTRIBUTED-2"))
  func own() {
    let label = show(UILabel())
    fixture.device.run {
      label.font = .systemFont(ofSize: 14)
      label.textColor = .green
      label.attributedText = text(
        ("long and red", [.foregroundColor: UIColor.red, .font: large]), ("x", [:]))
    }
    #expect(shown.label("long and redx")?.runs.last == plain(1, size: 14, color: 0x00FF_00FF))
    fixture.device.run { label.attributedText = text(("y", [:]), ("z", [.font: large])) }
    #expect(
      shown.label("yz")?.runs == [
        plain(1, size: 14, color: 0x00FF_00FF), plain(1, size: 20, weight: 700, color: 0x00FF_00FF),
      ])
  }

  @Test(
    "A button's title has the looks of its state, and where it says no color the state's",
    .rule("ATTRIBUTED-2"))
  func buttons() {
    let button = show(UIButton(type: .custom))
    fixture.device.run {
      button.setTitleColor(.blue, for: .normal)
      button.setAttributedTitle(text(("Go ", [:]), ("now", [.underlineStyle: style(.single)])), for: .normal)
      button.setAttributedTitle(text(("Gone", [.kern: number(2)])), for: .disabled)
    }
    var now = plain(3, size: shown.label("Go now")?.style?.size ?? 0, color: 0x0000_FFFF)
    now.underline = 1
    #expect(shown.label("Go now")?.runs.map(\.length) == [3, 3])
    #expect(shown.label("Go now")?.runs.last == now)
    #expect(button.currentAttributedTitle?.string == "Go now")
    fixture.device.run { button.setTitleColor(.red, for: .normal) }
    #expect(shown.label("Go now")?.runs.map(\.color) == [0xFF00_00FF, 0xFF00_00FF])
    fixture.device.run { button.isEnabled = false }
    #expect(shown.label("Gone")?.runs.map(\.kern) == [2])
    fixture.device.run {
      button.isEnabled = true
      button.setTitle("Stop", for: .normal)
    }
    #expect(shown.label("Stop")?.runs.isEmpty == true)
    #expect(button.attributedTitle(for: .normal) == nil)
  }

  @Test("A text view shows the looks, whether its text is edited or not", .rule("ATTRIBUTED-2"))
  func textViews() {
    let view = show(UITextView(frame: .zero))
    func area() -> RenderedTree.View? { shown.views.values.first { $0.kind == .textArea } }
    fixture.device.run {
      view.attributedText = text(("Read ", [.font: small]), ("this", [.font: large]))
    }
    #expect(area()?.runs.map(\.size) == [10, 20])
    fixture.device.run { view.isEditable = false }
    #expect(area()?.runs.map(\.size) == [10, 20])
    #expect(view.attributedText.attribute(.font, at: 6, effectiveRange: nil) === large)
    #expect(area()?.text == "Read this")
    fixture.device.run {
      view.isEditable = false
      view.text = "Read this"
    }
    #expect(area()?.runs.isEmpty == true)
  }

  @Test(
    "Text that a view draws has the looks of its stretches, and room for its largest lines",
    .rule("ATTRIBUTED-2"))
  func drawn() {
    final class Sign: UIView {
      var body: () -> Void = {}
      override func draw(_ rect: CGRect) { body() }
    }
    let sign = Sign()
    let drawn = text(("a\n", [.font: large]), ("b", [.font: small]), ("\nc", [.font: small]))
    sign.body = { drawn.draw(in: CGRect(x: 0, y: 0, width: 100, height: 40)) }
    _ = show(sign)
    let view = shown.label("a\nb\nc")
    #expect(view?.runs == [plain(2, size: 20, weight: 700), plain(3, size: 10)])
    #expect(view?.frame.size.height == large.lineHeight + small.lineHeight && view?.clips == true)
  }

  @Test("A paragraph's style says how its lines lie", .rule("ATTRIBUTED-4"))
  func paragraphs() {
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    style.lineSpacing = 3
    style.paragraphSpacing = 7
    style.lineHeightMultiple = 1.5
    style.headIndent = 12
    style.firstLineHeadIndent = 20
    let label = show(UILabel())
    label.numberOfLines = 0
    let attributes: NSAttributedString.Attributes = [.font: small, .paragraphStyle: style]
    fixture.device.run { label.attributedText = text(("One\nTwo", attributes)) }
    let view = shown.label("One\nTwo")
    #expect(
      view?.paragraphs == [
        TextParagraph(
          length: 7, alignment: 2, lineSpacing: 3, lineHeightMultiple: 1.5, spacing: 7, indent: 12,
          firstLineIndent: 8)
      ])
    #expect(view?.runs.map(\.length) == [7])
    #expect(view?.style?.alignment == UInt8(NSTextAlignment.right.rawValue))
    let size = label.intrinsicContentSize
    let height: CGFloat = 2 * small.lineHeight * 1.5 + 3 + 7
    let width: CGFloat = "Two".size(withAttributes: [.font: small]).width + 20
    #expect(size.height == height && size.width == width)
    // 11.5 points are a line of the small font.
    for (least, most, height): (CGFloat, CGFloat, CGFloat) in [(24, 0, 24), (0, 6, 6), (30, 20, 20)] {
      style.minimumLineHeight = least
      style.maximumLineHeight = most
      fixture.device.run { label.attributedText = text(("Only", attributes)) }
      #expect(abs(label.intrinsicContentSize.height - height) < 1e-9, "\(least)...\(most)")
    }
    style.minimumLineHeight = 0
    style.maximumLineHeight = 0
    style.lineHeightMultiple = .nan
    style.lineSpacing = -.infinity
    style.paragraphSpacing = -4
    style.headIndent = 0
    style.firstLineHeadIndent = .infinity
    fixture.device.run { label.attributedText = text(("One", attributes)) }
    #expect(shown.label("One")?.runs.isEmpty == true)
  }

  @Test("Each paragraph lies as the style at its first character says", .rule("ATTRIBUTED-4"))
  func eachParagraph() {
    let right = NSMutableParagraphStyle()
    right.alignment = .right
    right.paragraphSpacing = 9
    let narrow = NSMutableParagraphStyle()
    narrow.alignment = .left
    narrow.tailIndent = -30
    let label = show(UILabel())
    label.numberOfLines = 0
    fixture.device.run {
      label.attributedText = text(
        ("One", [.font: small, .paragraphStyle: right]),
        (" two\nthree", [.font: small, .paragraphStyle: narrow]),
        (" four", [.font: small]), ("\nfive", [.font: small]))
    }
    let first = TextParagraph(length: 8, alignment: 2, spacing: 9)
    let second = TextParagraph(length: 11, alignment: 0, tailIndent: -30)
    // Most of the text is aligned to the left.
    let third = TextParagraph(length: 4, alignment: 0)
    let view = shown.label("One two\nthree four\nfive")
    #expect(view?.paragraphs == [first, second, third])
    func height(in width: CGFloat) -> CGFloat { label.sizeThatFits(CGSize(width: width, height: 0)).height }
    #expect(abs(label.intrinsicContentSize.height - (3 * small.lineHeight + 9)) < 0.01)
    // The second paragraph has 30 points less for its line.
    let width = "three four".size(withAttributes: [.font: small]).width + 30
    #expect(abs(height(in: width) - (3 * small.lineHeight + 9)) < 0.01)
    #expect(abs(height(in: width - 1) - (4 * small.lineHeight + 9)) < 0.01)
    fixture.device.run { label.textAlignment = .center }
    #expect(shown.label("One two\nthree four\nfive")?.paragraphs.map(\.alignment) == [1, 1, 1])
    #expect(shown.mistakes.isEmpty)
  }

  @Test("A label's text ends as its mode says, or as most of its paragraphs say", .rule("TEXT-22"))
  func lineBreakMode() {
    let label = show(UILabel())
    fixture.device.run { label.text = "plain" }
    #expect(shown.label("plain")?.style?.lineBreak == 4)
    fixture.device.run { label.lineBreakMode = .byTruncatingHead }
    #expect(shown.label("plain")?.style?.lineBreak == 3)
    let style = NSMutableParagraphStyle()
    fixture.device.run { label.attributedText = text(("words", [.paragraphStyle: style])) }
    #expect(label.lineBreakMode == .byTruncatingHead)
    style.lineBreakMode = .byClipping
    fixture.device.run { label.attributedText = text(("edge", [.paragraphStyle: style])) }
    #expect(shown.label("edge")?.style?.lineBreak == 2)
  }

  @Test("A text in one style is told as a plain one is, to the last operation", .rule("ATTRIBUTED-5"))
  func oneStyle() {
    func told(_ body: @escaping (UILabel) -> Void) -> [DisplayOperation] {
      let fixture = Fixture()
      let label = UILabel(frame: CGRect(x: 20, y: 60, width: 200, height: 60))
      fixture.host.clear()
      fixture.device.run {
        body(label)
        fixture.sheet.addSubview(label)
      }
      return fixture.host.operations
    }
    let plain = told {
      $0.text = "One look"
      $0.font = large
      $0.textColor = .red
      $0.adjustsFontSizeToFitWidth = true
    }
    let attributed = told {
      $0.adjustsFontSizeToFitWidth = true
      let attributes: NSAttributedString.Attributes = [.font: large, .foregroundColor: UIColor.red]
      $0.attributedText = text(("One ", attributes), ("look", attributes), (" ", [:]))
      $0.attributedText = text(("One ", attributes), ("look", attributes))
    }
    #expect(plain.contains { if case .text = $0 { true } else { false } })
    #expect(attributed == plain)
  }

  @Test(
    "The next text takes the looks away, as nil does, and a text that was changed is shown when it is set",
    .rule("ATTRIBUTED-5")
  )
  func mutation() {
    let label = show(UILabel())
    let words = text(("some words", [.font: small]))
    fixture.device.run { label.attributedText = words }
    #expect(shown.label("some words")?.runs.isEmpty == true)
    words.addAttribute(.font, value: large, range: NSRange(location: 5, length: 3))
    fixture.device.advance(by: 0.1)
    #expect(shown.label("some words")?.runs.isEmpty == true)
    fixture.device.run { label.attributedText = words }
    #expect(shown.label("some words")?.runs.map(\.length) == [5, 3, 2])
    words.setAttributes([.font: large], range: NSRange(location: 0, length: 99))
    fixture.device.run { label.attributedText = words }
    #expect(shown.label("some words")?.runs.isEmpty == true)
    #expect(shown.label("some words")?.style?.size == 20)
    words.removeAttribute(.font, range: NSRange(location: 0, length: 4))
    fixture.device.run { label.attributedText = words }
    #expect(shown.label("some words")?.runs.map(\.length) == [4, 6])
    fixture.device.run { label.text = "some words" }
    #expect(shown.label("some words")?.runs.isEmpty == true)
    words.addAttribute(.font, value: small, range: NSRange(location: 0, length: 4))
    fixture.device.run { label.attributedText = words }
    #expect(shown.label("some words")?.runs.map(\.size) == [10, 20])
    let view = label
    fixture.device.run { view.attributedText = nil }
    #expect(shown.label("some words") == nil)
    #expect(shown.views.values.allSatisfy { $0.runs.isEmpty })
    #expect(label.attributedText == nil)
  }

  @Test("A typeface or a color that a view is given later is that of all of its text", .rule("ATTRIBUTED-5"))
  func later() {
    let label = show(UILabel())
    fixture.device.run {
      label.attributedText = text(
        ("one", [.font: small, .foregroundColor: UIColor.red, .kern: number(1)]), ("two", [.font: large]))
      label.textColor = .blue
    }
    #expect(shown.label("onetwo")?.runs.map(\.color) == [0x0000_FFFF, 0x0000_FFFF])
    #expect(shown.label("onetwo")?.runs.map(\.size) == [10, 20])
    fixture.device.run { label.font = .systemFont(ofSize: 30) }
    #expect(shown.label("onetwo")?.runs.map(\.size) == [30, 30])
    #expect(shown.label("onetwo")?.runs.map(\.kern) == [1, 0])
    #expect((label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 30)
  }

  @Test("Text that is shown smaller to fit is so in all of its stretches", .rule("ATTRIBUTED-5"))
  func smaller() {
    let label = show(UILabel())
    fixture.device.run {
      label.adjustsFontSizeToFitWidth = true
      label.attributedText = text(
        ("a very long line of small letters that goes on and on and on and on", [.font: small]),
        ("large", [.font: large, .kern: number(2)]))
    }
    let view = shown.views.values.first { $0.text.hasSuffix("large") }
    let size = view?.style?.size ?? 0
    #expect(size < 10 && size > 0)
    #expect(view?.runs.first?.size == size)
    #expect(isClose(view?.runs.last?.size ?? 0, size * 2))
    #expect(isClose(view?.runs.last?.kern ?? 0, size / 5))
  }
}
