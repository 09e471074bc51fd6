import Heft
import HeftTesting
import Ink
import Testing

@testable import Listings

/// The code of the articles does what they say. Each test stands in one of them, or tries a listing of one.
struct ArticleTests {
  @Test func theBarIsAsWideAsThePressIsHard() {
    let device = TestDevice(pressure)
    let finger = device.press(at: 100, 300)
    finger.press(400.0 / 60.0)
    let bar = device.host.screen.views.values.first { $0.frame.height == 8 }
    #expect(bar?.frame.width == 375)
  }

  @Test func aRowIsPeekedIntoAndOpened() {
    let device = TestDevice(mail)
    let finger = device.press(at: 100, 60)
    device.advance(by: 0.2)
    finger.press(3)
    device.advance(by: 0.5)
    finger.press(5)
    device.advance(by: 0.5)
    finger.lift()
    device.advance(by: 0.5)
    #expect(device.host.screen.texts.contains("About Lunch"))
    let shown = device.run { () -> Int in
      let root = UIApplication.shared.keyWindow?.rootViewController as? UINavigationController
      return root?.viewControllers.count ?? 0
    }
    #expect(shown == 2)
  }

  @Test func aRecordedPressIsPlayed() throws {
    let device = TestDevice(pressure)
    try TracePlayer.play(
      """
      heft-trace 1
      setting device iphone-6s
      touch down 1 0.1 100 300 60
      touch move 1 0.12 100 300 200
      """, on: device.device)
    let bar = device.host.screen.views.values.first { $0.frame.height == 8 }
    #expect(bar?.frame.width == 187.5)
  }

  @Test func theDraftIsThereAfterARestart() {
    let storage = MemoryStorage()
    let first = TestDevice(pressure, storage: storage)
    first.run {
      UIApplication.shared.storage.set(Array("a draft".utf8), forKey: "draft")
    }
    first.flushStorage()

    let second = TestDevice(pressure, storage: storage)
    let draft = second.run { UIApplication.shared.storage.data(forKey: "draft") }
    #expect(draft == Array("a draft".utf8))
  }

  @Test func everySampleOfAPenIsDrawnAndTheNextIsGuessed() throws {
    var made: TrailView?
    let app = App(
      name: "Trail", bundleIdentifier: "com.example.Trail",
      rootViewController: {
        let controller = UIViewController()
        let view = TrailView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        controller.view = view
        made = view
        return controller
      }, delegate: { PressureAppDelegate() })
    let device = TestDevice(app)
    let trail = try #require(made)
    let samples = [20.0, 24, 28].map { TouchSample(time: 1 + $0 / 1000, x: $0, y: 50, pressure: 60) }
    let pen = device.press(at: 10, 50, type: .pen)
    device.device.handle(
      .pointer(HostEvent.Pointer(phase: .move, type: .pen, id: 1, buttons: [], samples: samples)))
    #expect(trail.trail == [20, 24, 28].map { CGPoint(x: $0, y: 50) })
    #expect(trail.ahead.count == 1)
    #expect(trail.ahead.allSatisfy { $0.x > 28 })
    pen.lift()
  }

  @Test func forcesAreWorkedOutWithoutAView() {
    let input = TouchInput()
    input.device = .iPhone6s
    let samples = [60.0, 120, 400].map { TouchSample(time: $0 / 1000, x: 0, y: 0, pressure: $0) }
    let event = HostEvent.Pointer(phase: .down, type: .touch, id: 1, buttons: [], samples: samples)
    // A touch begins once, with its last sample.
    #expect(forces(of: event, on: input) == [400.0 / 60])
  }

  @Test func aStrokeIsAPictureThatCanBeRead() throws {
    let samples = (0..<60).map { (step: Int) -> InkSample in
      let isUp = step / 10 % 2 == 0
      let share = Double(step) / 60
      return InkSample(x: 20 + 150 * share, y: isUp ? 30 : 70, time: share / 2, force: share)
    }
    let file = picture(of: samples)
    let drawn = try #require(PNG.decode(file))
    #expect(drawn.width == 200 && drawn.height == 100)
    #expect((0..<200).contains { x in drawn[x, 30] != 0 })
  }
}
