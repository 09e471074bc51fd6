import Heft
import HeftTesting
import TestRules
import Testing

@testable import Scale

/// The scale's screens, as their user sees them (SCALE-2, SCALE-6, SCALE-7, SCALE-12, SCALE-13).
struct ScaleScreenTests {
  private let device = TestDevice(ScaleApp.app)
  private let layout = ScaleLayout(CGRect(x: 0, y: 0, width: 375, height: 667))
  private var texts: [String] { device.host.screen.texts }

  /// Taps in the middle of a place.
  private func tap(_ place: CGRect, at share: CGFloat = 0.5) {
    device.tap(at: Double(place.minX + place.width * share), Double(place.midY))
  }

  /// Taps on the middle of the label with these words.
  private func tap(_ text: String) {
    let labels = device.host.screen.views.values.filter { $0.text == text }.sorted { $0.number < $1.number }
    guard let label = labels.last else {
      Issue.record("there is no label '\(text)' in \(texts)")
      return
    }
    var place = CGPoint(x: label.frame.width / 2, y: label.frame.height / 2)
    var view: RenderedTree.View? = label
    while let here = view {
      place.x += here.frame.minX - (here.number == label.number ? 0 : here.scroll.x)
      place.y += here.frame.minY - (here.number == label.number ? 0 : here.scroll.y)
      view = device.host.screen.views[here.parent]
    }
    device.tap(at: Double(place.x), Double(place.y))
    device.advance(by: 1)
  }

  @Test("A touch on a control weighs nothing, and a touch beside it does", .rule("SCALE-12"))
  func controlsDoNotWeigh() {
    for place in [layout.units, layout.tare] {
      let finger = device.press(at: Double(place.midX), Double(place.midY), force: 3)
      device.advance(by: 0.1)
      #expect(texts.contains("0% force"))
      finger.cancel()
    }
    _ = device.press(at: Double(layout.graph.midX), Double(layout.graph.midY), force: 2)
    #expect(texts.contains("30% force"))
  }

  @Test("The icon's menu shows the last weight that rested", .rule("SCALE-15"))
  func widget() {
    func shown() -> String? { device.device.shortcutWidget(of: ScaleApp.app)?.text }
    let brief = device.press(at: 100, 200, force: 3)
    device.advance(by: 0.2)
    brief.lift()
    device.advance(by: 0.5)
    #expect(shown() == nil)
    let finger = device.press(at: 100, 200, force: 2)
    device.advance(by: 2)
    #expect(shown() == nil)
    finger.press(3)
    device.advance(by: 0.1)
    finger.lift()
    device.advance(by: 0.5)
    #expect(shown() == "115 grams")
  }

  @Test("The unit that is chosen is kept for the next launch")
  func choosesAUnit() {
    tap(layout.units, at: 0.4)
    #expect(texts.contains("0.00 oz"))
    device.device.launch(ScaleApp.app)
    #expect(texts.contains("0.00 oz"))
  }

  @Test(
    "Tare takes off what lies on the scale, by a second finger, and ends on an empty one", .rule("SCALE-13"))
  func tares() {
    let finger = device.press(at: 100, 200, force: 2)
    #expect(texts.contains("115 grams"))
    tap(layout.tare)
    #expect(texts.contains("0 gram"))
    finger.press(4)
    #expect(texts.contains("115 grams"))
    finger.lift()
    #expect(texts.contains("\u{2212}115 grams"))
    #expect(texts.contains("Clear tare"))
    tap(layout.tare)
    #expect(texts.contains("0 gram"))
    #expect(texts.contains("Tare"))
  }

  @Test("A weight comes to rest by time alone, and the scale asks for frames only until it is lifted")
  func rests() {
    let finger = device.press(at: 100, 200, force: 2)
    #expect(texts.contains { $0.hasPrefix("Settling") })
    device.advance(by: 1)
    #expect(texts.contains { $0.hasPrefix("Stable") })
    #expect(device.host.requests.contains(.announce("115 grams, Stable", isAssertive: false)))
    #expect(device.host.wantsTicks)
    finger.lift()
    device.advance(by: 0.1)
    #expect(!device.host.wantsTicks)
  }

  @Test("At the start the scale says where to press, and no more once something lay on it", .rule("SCALE-1"))
  func invites() {
    #expect(texts.contains("Press here to weigh"))
    device.press(at: 100, 200, force: 2).lift()
    #expect(!texts.contains("Press here to weigh") && texts.contains("0 gram"))
  }

  @Test("A weighing goes on while the device is turned")
  func survivesTurning() {
    let finger = device.press(at: 100, 200, force: 2)
    device.device.handle(.screen(HostEvent.Screen(width: 667, height: 375)))
    #expect(texts.contains("115 grams"))
    finger.press(4)
    #expect(texts.contains("231 grams"))
  }

  @Test("While 3D Touch is off nothing is weighed, and what lay there is gone")
  func isSwitchedOff() {
    _ = device.press(at: 100, 200, force: 2)
    device.device.handle(.setting(name: .forceTouch, value: "off"))
    #expect(texts.contains("0 gram"))
    #expect(texts.contains("3D Touch is off: nothing can be weighed"))
    device.device.handle(.setting(name: .forceTouch, value: "on"))
    #expect(!texts.contains("3D Touch is off: nothing can be weighed"))
  }

  /// Presses the pad until it rests, types, and adds.
  private func addWeight(_ grams: String, force: Double) {
    let finger = device.press(at: 187, 120, force: force)
    device.advance(by: 1)
    #expect(texts.contains { $0.hasPrefix("Steady at") })
    finger.lift()
    device.run { field?.text = grams }
    tap("Add")
  }

  private var field: UITextField? {
    func find(_ view: UIView) -> UITextField? {
      if let field = view as? UITextField { return field }
      for child in view.subviews { if let found = find(child) { return found } }
      return nil
    }
    return UIApplication.shared.windows.reversed().lazy.compactMap { find($0) }.first
  }

  @Test("Two known weights make a calibration, which is kept, and a reset forgets it")
  func calibrates() {
    tap(layout.calibrate)
    device.advance(by: 1)
    #expect(texts.contains("Not calibrated"))
    addWeight("heavy", force: 2)
    #expect(texts.contains(CalibrationProblem.notAWeight.sentence))
    addWeight("100", force: 2)
    #expect(texts.contains("One more weight makes a line"))
    addWeight("100", force: 2)
    #expect(texts.contains(CalibrationProblem.sameForce(grams: 100).sentence))
    addWeight("200,5 g", force: 4)
    #expect(texts.contains("200.5 g at 60.0%"))
    tap("Done")
    let finger = device.press(at: 100, 200, force: 2)
    #expect(texts.contains("100.0 grams"))
    #expect(texts.contains { $0.contains("\u{00B1} 0.") })
    finger.lift()

    device.device.launch(ScaleApp.app)
    let again = device.press(at: 100, 200, force: 4)
    #expect(texts.contains("200.5 grams"))
    again.lift()

    tap(layout.calibrate)
    device.advance(by: 1)
    #expect(texts.contains("100.0 g at 30.0%"))
    tap("Reset")
    tap("Cancel")
    #expect(texts.contains("100.0 g at 30.0%"))
    tap("Reset")
    tap("Reset")
    #expect(texts.contains("Not calibrated"))
    tap("Done")
    _ = device.press(at: 100, 200, force: 2)
    #expect(texts.contains("115 grams"))
    #expect(device.host.screen.mistakes == [])
  }

  @Test("A known weight can be taken away again")
  func takesAway() {
    tap(layout.calibrate)
    device.advance(by: 1)
    addWeight("100", force: 2)
    addWeight("200", force: 4)
    tap("Remove")
    #expect(texts.contains("One more weight makes a line"))
    #expect(texts.contains("100.0 g at 30.0%"))
    #expect(!texts.contains("200.0 g at 60.0%"))
  }
}
