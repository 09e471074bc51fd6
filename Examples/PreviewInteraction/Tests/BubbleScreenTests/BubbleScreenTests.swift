import BubbleScreen
import Heft
import HeftTesting
import Testing

struct BubbleScreenTests {
  private final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
  }

  private let device = TestDevice(
    App(
      name: "Bubble", bundleIdentifier: "test.bubble", rootViewController: { BubbleViewController() },
      delegate: { Delegate() }))

  private var texts: [String] { device.host.screen.texts }

  /// The scale of the bubble, which is a round view.
  private var scale: Double {
    Double(device.host.screen.views.values.first { $0.corner == 60 }?.transform.a ?? 0)
  }

  @Test func theBubbleGrowsWithThePressAndPops() {
    let finger = device.press(at: 187, 333, force: 1)
    device.advance(by: 0.1)
    finger.press(1.6)
    device.advance(by: 0.1)
    let slightly = scale
    #expect(slightly > 1 && slightly < 1.5)
    finger.press(3)
    device.advance(by: 0.3)
    #expect(scale >= 1.5)
    #expect(texts.contains("Press harder"))
    finger.press(400.0 / 60)
    device.advance(by: 0.5)
    #expect(texts.contains("Popped 1"))
    #expect(scale == 1)
  }

  @Test func aPressThatIsLetGoTooSoonLeavesItWhole() {
    let finger = device.press(at: 187, 333, force: 1)
    device.advance(by: 0.1)
    finger.press(3)
    device.advance(by: 0.3)
    finger.lift()
    device.advance(by: 0.5)
    #expect(texts.contains("Press the bubble"))
    #expect(scale == 1)
  }
}
