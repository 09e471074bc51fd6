import HeftTesting
import ListScreen
import Testing

struct ListScreenTests {
  let device = TestDevice(longList)

  @Test func theListStartsWithItsFirstRows() {
    #expect(device.host.screen.label("Row 1") != nil)
    #expect(device.host.screen.label("Row 10000") == nil)
  }

  @Test func aRowSaysHowHardItIsPressed() {
    let finger = device.press(at: 100, 100)
    finger.press(400.0 / 60.0 / 2)
    #expect(device.host.screen.label("50 %") != nil)
    finger.lift()
    #expect(device.host.consoleLines == ["selected 3"])
  }

  @Test func aFlickScrollsOnByItself() {
    let finger = device.press(at: 100, 600)
    for step in 1...5 {
      device.advance(by: 1.0 / 60)
      finger.move(to: 100, 600 - Double(step) * 60)
    }
    finger.lift()
    // The list runs out, its bars fade, and its rows are put in order for a screen reader.
    device.advance(by: 6)
    #expect(device.host.screen.label("Row 1") == nil)
    #expect(device.host.consoleLines == [])
    #expect(!device.host.wantsTicks)
  }
}
