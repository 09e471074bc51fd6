import ColorScreen
import HeftTesting
import Testing

struct ColorScreenTests {
  let device = TestDevice(colorByForce)

  @Test func theBackgroundGetsBluerTheHarderTheFingerPresses() {
    let finger = device.press(at: 100, 100)
    finger.press(400.0 / 60.0 / 2)
    #expect(device.host.screen.background == 0x8080_80FF)
    finger.press(400.0 / 60.0)
    #expect(device.host.screen.background == 0x8080_FFFF)
    finger.lift()
    #expect(device.host.screen.background == 0x8080_00FF)
  }
}
