import Heft
import HeftTesting
import TestRules
import Testing

/// When a key is pressed, for the app.
struct KeyTimeTests {
  private final class Log: NSObject {
    var rings = 0
  }

  private final class Screen: UIViewController {
    let log: Log

    init(_ log: Log) {
      self.log = log
      super.init()
    }

    override var keyCommands: [UIKeyCommand]? {
      [UIKeyCommand(input: "t", target: self, action: Screen.wait)]
    }

    private func wait() {
      let log = log
      _ = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in log.rings += 1 }
    }
  }

  private final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
  }

  @Test("A timer that a key starts counts from the key, however long nothing moved before", .rule("KEYS-3"))
  func timer() {
    let log = Log()
    let device = TestDevice(
      App(
        name: "Keys", bundleIdentifier: "dev.heft.Keys", rootViewController: { Screen(log) },
        delegate: { Delegate() }))
    device.advance(by: 5)
    device.device.handle(.key(HostEvent.Key(isDown: true, time: device.time, name: "t")))
    device.advance(by: 0.9)
    #expect(log.rings == 0)
    device.advance(by: 0.2)
    #expect(log.rings == 1)
  }
}
