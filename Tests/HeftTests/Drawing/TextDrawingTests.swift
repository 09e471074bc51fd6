import Heft
import HeftTesting
import TestRules
import Testing

/// Text that views draw (DRAW-16).
struct TextDrawingTests {
  private let fixture = Fixture()

  private final class Sign: UIView {
    var body: () -> Void = {}
    override func draw(_ rect: CGRect) { body() }
  }

  private func sign(_ body: @escaping () -> Void) -> Sign {
    let sign = Sign()
    sign.body = body
    return fixture.show(sign)
  }

  private func shown(_ text: String) -> RenderedTree.View? { fixture.host.screen.label(text) }

  @Test("Text that a view draws is shown at once, in its style, where the transform has it", .rule("DRAW-16"))
  func styleAndPlace() {
    let attributes: NSAttributedString.Attributes = [
      .font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.red,
    ]
    _ = sign {
      "One".draw(at: CGPoint(x: 10, y: 12), withAttributes: attributes)
      let context = UIGraphicsGetCurrentContext()
      context?.translateBy(x: 5, y: 50)
      context?.scaleBy(x: 2, y: 2)
      context?.setAlpha(0.4)
      NSAttributedString(string: "Two").draw(at: CGPoint(x: 3, y: 4))
    }
    let one = shown("One")
    #expect(one?.frame.origin == CGPoint(x: 10, y: 12) && one?.style?.size == 20 && one?.style?.weight == 700)
    #expect(one?.style?.color == 0xFF00_00FF && one?.transform.isIdentity == true && one?.alpha == 1)
    let size = fixture.device.run { "One".size(withAttributes: attributes) } ?? .zero
    #expect(one?.frame.width ?? 0 >= size.width && one?.frame.height == size.height)
    let two = shown("Two")
    #expect(two?.frame.origin == CGPoint(x: 11, y: 58) && two?.transform.a == 2 && two?.style?.size == 12)
    #expect(abs((two?.alpha ?? 0) - 0.4) < 0.01)
    #expect(fixture.host.screen.mistakes.isEmpty)
  }

  @Test(
    "In a rectangle text goes on in other lines, as many as fit, as its paragraph is aligned",
    .rule("DRAW-16"))
  func rectangles() {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    let room = CGRect(x: 5, y: 6, width: 60, height: 35)
    _ = sign {
      "Short".draw(in: room, withAttributes: [.paragraphStyle: style])
      "A text that needs many more lines than there are".draw(in: room)
    }
    #expect(shown("Short")?.frame.origin == room.origin && shown("Short")?.frame.width == 60)
    #expect(shown("Short")?.style?.alignment == UInt8(NSTextAlignment.center.rawValue))
    #expect(shown("Short")?.clips == false)
    let long = shown("A text that needs many more lines than there are")
    #expect(long?.style?.lines == 0 && long?.clips == true)
    let height = Double(fixture.device.run { UIFont.systemFont(ofSize: 12).lineHeight } ?? 0)
    #expect(Double(long?.frame.height ?? 0) == (35 / height).rounded(.down) * height)
  }

  @Test(
    "Drawn anew, the texts are those of the last time, behind the subviews and no layers of the app's",
    .rule("DRAW-16")
  )
  func again() {
    var texts = ["a", "b", "c"]
    let sign = sign { for text in texts { text.draw(at: .zero) } }
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    label.text = "in front"
    fixture.device.run { sign.addSubview(label) }
    func drawn() -> [String] { fixture.host.screen.texts.filter { $0.count == 1 || $0 == "in front" } }
    #expect(drawn() == ["a", "b", "c", "in front"])
    for next in [["d"], ["e", "f", "g", "h"], []] {
      texts = next
      fixture.device.run { sign.setNeedsDisplay() }
      #expect(drawn() == next + ["in front"])
    }
    fixture.device.run {
      texts = ["x"]
      sign.setNeedsDisplay()
    }
    #expect(fixture.device.run { sign.subviews == [label] && sign.layer.sublayers?.count == 1 } == true)
    #expect(fixture.host.screen.mistakes.isEmpty)
  }
}
