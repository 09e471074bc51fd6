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

  @Test("A timer of Grand Central Dispatch calls at its times once it is resumed, until it is cancelled")
  func timers() {
    let device = plainDevice()
    var (count, once, ended) = (0, 0, 0)
    let source = device.run {
      let source = dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, 0, dispatch_get_main_queue())
      dispatch_source_set_timer(source, DISPATCH_TIME_NOW, 500_000_000, 0)
      dispatch_source_set_event_handler(source) { count += 1 }
      dispatch_source_set_cancel_handler(source) { ended += 1 }
      let single = dispatch_source_create(DISPATCH_SOURCE_TYPE_TIMER, 0, 0, nil)
      dispatch_source_set_timer(
        single, dispatch_time(DISPATCH_TIME_NOW, 100_000_000), DISPATCH_TIME_FOREVER, 0)
      dispatch_source_set_event_handler(single) { once += 1 }
      dispatch_resume(single)
      return source
    }!
    device.advance(by: 1)
    #expect((count, once) == (0, 1))
    device.run { dispatch_resume(source) }
    device.advance(by: 1.2)
    #expect(count == 3)
    device.run { dispatch_suspend(source) }
    device.advance(by: 2)
    #expect(count == 3 && dispatch_source_testcancel(source) == 0)
    device.run { dispatch_source_cancel(source) }
    device.advance(by: 0.1)
    #expect(ended == 1 && dispatch_source_testcancel(source) == 1)
  }

  @Test("A source of sums calls once for all that one event adds")
  func sums() {
    let device = plainDevice()
    var sums: [UInt] = []
    device.run {
      let source = dispatch_source_create(DISPATCH_SOURCE_TYPE_DATA_ADD, 0, 0, dispatch_get_main_queue())
      dispatch_source_set_event_handler(source) { sums.append(dispatch_source_get_data(source)) }
      dispatch_resume(source)
      for number: UInt in 1...3 { dispatch_source_merge_data(source, number) }
    }
    device.advance(by: 0.1)
    #expect(sums == [6])
  }
}
