import HeftTesting
import MessagesScreen
import Testing

struct PeekTests {
  @Test("A press peeks into its message and, pressed harder, opens it")
  func peekAndPop() {
    let device = TestDevice(peekList)
    let finger = device.press(at: 100, 200)
    device.advance(by: 0.1)
    finger.press(3)
    device.advance(by: 0.5)
    #expect(device.host.screen.texts.contains { $0.hasPrefix("This is what message 3 says") })
    finger.press(5)
    device.advance(by: 0.5)
    finger.lift()
    #expect(device.host.screen.texts.contains("Message 3"))
  }
}
