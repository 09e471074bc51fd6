import Heft
import HeftTesting
import TestRules
import Testing

/// Subclasses of labels and fields that leave room around their text (TEXT-26, TEXT-27).
struct TextPlaceTests {
  /// A label with room around its text, as apps write it.
  private final class Padded: UILabel {
    var room = UIEdgeInsets(top: 4, left: 10, bottom: 6, right: 20) { didSet { setNeedsDisplay() } }
    override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: room)) }
    override var intrinsicContentSize: CGSize {
      let size = super.intrinsicContentSize
      return CGSize(width: size.width + room.left + room.right, height: size.height + room.top + room.bottom)
    }
  }

  /// A label that tells its layout of the room around its text.
  private final class Measured: UILabel {
    override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
      let inner = bounds.inset(by: UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5))
      let text = super.textRect(forBounds: inner, limitedToNumberOfLines: numberOfLines)
      return text.inset(by: UIEdgeInsets(top: -5, left: -5, bottom: -5, right: -5))
    }
    override func drawText(in rect: CGRect) { super.drawText(in: rect.insetBy(dx: 5, dy: 5)) }
  }

  /// A label whose text is at its upper edge.
  private final class Raised: UILabel {
    override func drawText(in rect: CGRect) {
      let text = super.textRect(forBounds: rect, limitedToNumberOfLines: numberOfLines)
      super.drawText(in: CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: text.height))
    }
  }

  /// A label that draws something else in the place of its text.
  private final class Silent: UILabel {
    var drawn = 0
    override func draw(_ rect: CGRect) { drawn += 1 }
  }

  /// A label with an outline, which it draws in another color.
  private final class Outlined: UILabel {
    var drawn = 0
    override func drawText(in rect: CGRect) {
      drawn += 1
      let color = textColor
      textColor = .white
      super.drawText(in: rect.insetBy(dx: 1, dy: 1))
      textColor = color
      super.drawText(in: rect.insetBy(dx: 1, dy: 1))
    }
  }

  private let fixture = Fixture()

  /// Has the app do something, and shows it.
  private func show(_ change: () -> Void) {
    fixture.device.run(change)
    fixture.device.advance(by: 0.1)
  }

  private func shown(_ label: UILabel, size: CGSize = CGSize(width: 200, height: 40)) throws
    -> RenderedTree.View
  {
    show {
      label.frame = CGRect(origin: CGPoint(x: 10, y: 10), size: size)
      fixture.sheet.addSubview(label)
    }
    return try shown(again: label)
  }

  private func shown(again label: UILabel) throws -> RenderedTree.View {
    try #require(
      fixture.device.host.screen.views.values.first { $0.kind == .label && $0.frame == label.frame })
  }

  @Test("A label that passes a smaller box on has its text there, also in another size", .rule("TEXT-26"))
  func padded() throws {
    let label = Padded()
    label.text = "abc"
    #expect(try shown(label).textInsets == label.room)
    #expect(try shown(again: label).text == "abc")
    show { label.frame.size.width = 300 }
    #expect(try shown(again: label).textInsets == label.room)
    show {
      label.room.left = 30
      label.text = "ab"
    }
    #expect(try shown(again: label).textInsets.left == 30)
  }

  @Test("Constraints and sizeToFit take the room that a label says its text needs", .rule("TEXT-26"))
  func measured() {
    let (plain, room) = (UILabel(), Measured())
    for label in [plain, room] {
      label.numberOfLines = 0
      label.text = "Several words that need more than a line"
    }
    let width: CGFloat = 120
    let size = plain.sizeThatFits(CGSize(width: width, height: 0))
    let larger = room.sizeThatFits(CGSize(width: width + 10, height: 0))
    #expect(larger.width == size.width + 10 && larger.height == size.height + 10)
    #expect(size.height > plain.font.lineHeight * 1.5)
    let padded = Padded()
    padded.text = "abc"
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    show {
      box.addSubview(padded)
      padded.translatesAutoresizingMaskIntoConstraints = false
      padded.topAnchor.constraint(equalTo: box.topAnchor).isActive = true
      padded.leadingAnchor.constraint(equalTo: box.leadingAnchor).isActive = true
      fixture.sheet.addSubview(box)
    }
    #expect(abs(padded.frame.height - (padded.font.lineHeight + 10)) < 0.01)
  }

  @Test("A text's box follows the text, as that of a label with its text at the top", .rule("TEXT-26"))
  func raised() throws {
    let label = Raised()
    label.text = "a"
    let line = label.font.lineHeight
    #expect(
      abs(try shown(label, size: CGSize(width: 60, height: 100)).textInsets.bottom - (100 - line)) < 0.01)
    show {
      label.numberOfLines = 0
      label.text = "one two three four"
    }
    #expect(try shown(again: label).textInsets.bottom <= 100 - 2 * line + 0.01)
  }

  @Test("A label that does not pass its drawing on shows no text", .rule("TEXT-26"))
  func silent() throws {
    let label = Silent()
    label.text = "abc"
    #expect(try shown(label).text == "")
    #expect(label.drawn > 0 && label.accessibilityLabel == "abc")
  }

  @Test("A label that sets its color while it draws is not drawn without end", .rule("TEXT-26"))
  func outlined() throws {
    let label = Outlined()
    label.text = "abc"
    let view = try shown(label)
    let drawn = label.drawn
    for _ in 0..<5 { fixture.device.advance(by: 0.1) }
    #expect(label.drawn == drawn && view.textInsets.top == 1)
    #expect(try shown(again: label).style?.color == view.style?.color)
  }

  /// A field with room around its text, and other room while it is edited or empty.
  private final class RoomyField: UITextField {
    override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 12, dy: 3) }
    override func editingRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 15, dy: 0) }
    override func placeholderRect(forBounds bounds: CGRect) -> CGRect {
      bounds.inset(by: UIEdgeInsets(top: 8, left: 20, bottom: 0, right: 10))
    }
    override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
      super.leftViewRect(forBounds: bounds).offsetBy(dx: 7, dy: 1)
    }
  }

  @Test("A field's text, its placeholder and its side view lie where a subclass says", .rule("TEXT-27"))
  func field() throws {
    let field = RoomyField(frame: CGRect(x: 10, y: 10, width: 200, height: 40))
    let mark = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    field.placeholder = "Name"
    show {
      field.leftView = mark
      field.leftViewMode = .always
      fixture.sheet.addSubview(field)
    }
    func style() throws -> FieldStyle {
      try #require(fixture.device.host.screen.views.values.compactMap(\.field).first)
    }
    #expect(try style().left == 20 && style().right == 10 && style().top == 8 && style().bottom == 0)
    #expect(mark.frame == CGRect(x: 13, y: 11, width: 20, height: 20))
    show { field.text = "abc" }
    #expect(try style().left == 12 && style().right == 12 && style().top == 3 && style().bottom == 3)
    show { field.becomeFirstResponder() }
    #expect(try style().left == 15 && style().top == 0)
  }
}
