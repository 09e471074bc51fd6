import Heft
import HeftStubs
import HeftTesting
import Testing

/// Names and operators of Swift 2 that are functions here.
@Suite("Names of older Swift")
struct OldNameTests {
  @Test("A number counts on after it is read, or before")
  func counting() {
    var number = 1
    #expect(number++ == 1)
    #expect(++number == 3)
    #expect(number-- == 3)
    #expect(--number == 1)
  }

  @Test("A rectangle is written as UIKit writes it")
  func rectangles() {
    #expect(NSStringFromCGRect(CGRect(x: 0, y: 1.5, width: 320, height: 480)) == "{{0, 1.5}, {320, 480}}")
  }

  @Test("A text is taken apart into words, lines or characters, until it is enough")
  func parts() {
    func parts(_ text: String, _ options: HeftTextParts, most: Int = 9) -> [String] {
      var found: [String] = []
      text.heftSubstrings(in: text.startIndex..<text.endIndex, options: options) { part, range, _, stop in
        #expect(part == String(text[range]))
        found.append(part ?? "")
        stop = found.count == most
      }
      return found
    }
    #expect(parts("Don't stop, 2 foxes!", .byWords) == ["Don't", "stop", "2", "foxes"])
    #expect(parts("one\n\nthree", .byLines) == ["one", "", "three"])
    #expect(parts("añb", .byComposedCharacterSequences, most: 2) == ["a", "ñ"])
    #expect(parts(" , ", .byWords).isEmpty)
  }

  @Test("Constraints are made of views and numbers that stand for Any")
  func visualFormat() {
    let (view, box) = (UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)), UIView())
    view.addSubview(box)
    box.translatesAutoresizingMaskIntoConstraints = false
    let views: [String: AnyObject] = ["box": box]
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-gap-[box]-gap-|", options: [], metrics: ["gap": 20], views: views)
        + NSLayoutConstraint.constraints(withVisualFormat: "V:|[box(30)]", options: [], views: views))
    view.layoutIfNeeded()
    #expect(box.frame == CGRect(x: 20, y: 0, width: 160, height: 30))
  }
}
