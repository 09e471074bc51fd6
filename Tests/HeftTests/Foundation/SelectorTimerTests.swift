import Heft
import HeftTesting
import TestRules
import Testing

/// Timers of methods, what an app is packed in, and the log (FOUNDATION-12, FOUNDATION-13).
struct SelectorTimerTests {
  private final class Clock: NSObject {
    var lines: [String] = []
    func tick() { lines.append("tick") }
    func tock(_ timer: Timer) { lines.append("tock \(timer.userInfo === self)") }
    func show(_ text: NSString) { lines.append(text.description) }
  }

  private let app: App
  private let device: TestDevice
  private let clock = Clock()

  init() {
    app = App(
      name: "Clock", bundleIdentifier: "test.clock",
      documents: [AppDocument(name: "help.html", html: "<p>Help</p>")],
      rootViewController: { UIViewController() }, delegate: { PlainDelegate() })
    app.localizedStrings = ["Localizable": ["hello": "Good day"], "Other": ["hello": "Hi"]]
    app.infoDictionary = ["Rounds": 3]
    device = TestDevice(app)
  }

  @Test("A timer calls a method of its target, and keeps that until it is invalid", .rule("FOUNDATION-12"))
  func aTimerCallsAMethod() {
    var timers: [Timer] = []
    device.run {
      timers = [
        Timer.scheduledTimer(
          timeInterval: 1, target: clock, selector: Clock.tick, userInfo: nil, repeats: true),
        Timer.scheduledTimer(
          timeInterval: 1.5, target: clock, selector: Clock.tock, userInfo: clock, repeats: false),
      ]
    }
    device.advance(by: 2.2)
    #expect(clock.lines == ["tick", "tock true", "tick"])
    #expect(!timers[1].isValid)
    device.run { timers[0].invalidate() }
    device.advance(by: 2)
    #expect(clock.lines.count == 3)
  }

  @Test("A timer that is not scheduled waits for the run loop", .rule("FOUNDATION-12"))
  func aTimerWaits() {
    device.run {
      let timer = Timer(timeInterval: 1, repeats: false) { _ in clock.tick() }
      let other = Timer(timeInterval: 1, target: clock, selector: Clock.tick, userInfo: nil, repeats: false)
      RunLoop.main.add(timer, forMode: .common)
      _ = other
    }
    device.advance(by: 3)
    #expect(clock.lines == ["tick"])
  }

  @Test("Perform calls a method after a time", .rule("FOUNDATION-12"))
  func performAfterATime() {
    device.run {
      clock.perform(Clock.tick, with: nil, afterDelay: 1)
      clock.perform(Clock.show, with: NSString(string: "shown"), afterDelay: 0.5)
      clock.perform(Clock.tick)
    }
    #expect(clock.lines == ["tick"])
    device.advance(by: 2)
    #expect(clock.lines == ["tick", "shown", "tick"])
  }

  @Test("The bundle has what the app carries", .rule("FOUNDATION-13"))
  func theBundle() {
    device.run {
      let bundle = Bundle.main
      #expect(bundle.bundleIdentifier == "test.clock")
      #expect(bundle.object(forInfoDictionaryKey: "Rounds") as? Int == 3)
      #expect(bundle.object(forInfoDictionaryKey: "CFBundleName") as? String == "Clock")
      #expect(bundle.path(forResource: "help", ofType: "html") == "/help.html")
      #expect(bundle.url(forResource: "help", withExtension: "html") == URL(document: "help.html"))
      #expect(bundle.path(forResource: "none", ofType: "html") == nil)
      #expect(NSLocalizedString("hello", comment: "a greeting") == "Good day")
      #expect(NSLocalizedString("hello", tableName: "Other", comment: "") == "Hi")
      #expect(NSLocalizedString("bye", comment: "") == "bye")
      #expect(NSLocalizedString("bye", value: "So long", comment: "") == "So long")
    }
  }

  @Test("The log goes to the app's console", .rule("FOUNDATION-13"))
  func theLog() {
    device.run {
      NSLog("weight %d g of %.1f", 12, 2.5)
      NSLog("plain")
      debugPrint("text")
      debugPrint(7)
    }
    #expect(device.host.consoleLines == ["weight 12 g of 2.5", "plain", "\"text\"", "7"])
  }
}
