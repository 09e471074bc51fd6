import Heft
import HeftTesting
import Scale
import Testing

/// Scale, as its user sees it.
struct ScaleTests {
  let device = TestDevice(ScaleApp.app)
  var texts: [String] { device.host.screen.texts }

  @Test func showsNothingOnTheScaleAtFirst() {
    #expect(texts.contains("Scale"))
    #expect(texts.contains("0 gram"))
    #expect(device.host.screen.mistakes == [])
  }

  @Test func weighsInWholeGramsOnAMeasuredPhone() {
    let finger = device.press(at: 100, 300, force: 2)
    #expect(texts.contains("115 grams"))
    #expect(texts.contains("30% force"))
    finger.press(4)
    #expect(texts.contains("231 grams"))
    #expect(!texts.contains { $0.contains("Nominal") })
  }

  @Test func saysThatTheMaximumIsReached() {
    _ = device.press(at: 100, 300, force: 400.0 / 60.0)
    #expect(texts.contains("385+ grams"))
  }

  @Test func goesBackToZeroWhenTheFingerLifts() {
    let finger = device.press(at: 100, 300, force: 3)
    finger.lift()
    #expect(texts.contains("0 gram"))
  }

  @Test func marksGramsAsNominalWhereNothingWasMeasured() {
    let device = TestDevice(ScaleApp.app, forceDevice: "")
    device.device.handle(
      .pointer(
        HostEvent.Pointer(
          phase: .down, type: .pen, id: 1, samples: [TouchSample(time: 1, x: 100, y: 100, pressure: 0.3)])))
    #expect(device.host.screen.texts.contains("115 grams"))
    #expect(device.host.screen.texts.contains("Nominal: Pen pressure is not calibrated"))
  }

  @Test func weighsNothingWhile3DTouchIsOff() {
    device.device.handle(.setting(name: .forceTouch, value: "off"))
    _ = device.press(at: 100, 300, force: 3)
    #expect(texts.contains("0 gram"))
    #expect(texts.contains("3D Touch is off: nothing can be weighed"))
  }
}
