import Heft
import HeftStubs
import HeftTesting
import Testing

/// Small types that brought sources name, and that do what they say.
@Suite("Small types for brought sources")
struct SmallTypeTests {
  private final class Key: NSObject {}

  private final class PlainDelegate: UIResponder, UIApplicationDelegate {}

  private func device(_ root: UIViewController = UIViewController()) -> TestDevice {
    TestDevice(
      App(
        name: "Stubs", bundleIdentifier: "test.stubs", rootViewController: { root },
        delegate: { PlainDelegate() }))
  }

  @Test("A map table keeps objects by identity, in the order in which their keys came")
  func mapTable() {
    let table = NSMapTable<Key, NSString>.strongToStrongObjects()
    let (first, second) = (Key(), Key())
    table.setObject("1", forKey: first)
    table.setObject("2", forKey: second)
    table.setObject("3", forKey: first)
    #expect(table.count == 2 && table.object(forKey: first) == "3")
    #expect(table.object(forKey: Key()) == nil && table.object(forKey: nil) == nil)
    #expect(table.objectEnumerator()?.allObjects.map { "\($0)" } == ["3", "2"])
    table.removeObject(forKey: first)
    table.setObject(nil, forKey: second)
    #expect(table.count == 0)
  }

  @Test("A measurement is converted and written with its unit's symbol")
  func measurements() {
    let weight = Measurement(value: 385, unit: UnitMass.grams)
    #expect(abs(weight.converted(to: .ounces).value - 13.5805) < 0.001)
    #expect(
      abs(Measurement(value: 451, unit: UnitTemperature.fahrenheit).converted(to: .celsius).value - 232.78)
        < 0.01)
    let sum =
      Measurement(value: 1, unit: UnitLength.kilometers) + Measurement(value: 500, unit: UnitLength.meters)
    #expect(sum.value == 1.5 && sum > Measurement(value: 1400, unit: UnitLength.meters))
    let formatter = MeasurementFormatter()
    #expect(formatter.string(from: weight) == "385 g")
    #expect(formatter.string(from: Measurement(value: 20.5, unit: UnitTemperature.celsius)) == "20.5°C")
  }

  @Test("A file that is written is there, is listed, and can be removed once")
  func files() {
    device().run {
      let manager = FileManager.default
      let folder = manager.urls(for: .documentDirectory, in: .userDomainMask)[0]
      let url = folder.appendingPathComponent("notes.dat")
      #expect(!manager.fileExists(atPath: url.path))
      #expect(throws: NSError.self) { try manager.removeItem(at: url) }
      #expect(manager.createFile(atPath: url.path, contents: Data([1, 2])))
      #expect(manager.fileExists(atPath: url.path))
      #expect(manager.contents(atPath: url.path) == Data([1, 2]))
      #expect((try? manager.contentsOfDirectory(atPath: folder.path)) == ["notes.dat"])
      #expect((try? manager.removeItem(at: url)) != nil)
      #expect(manager.contents(atPath: url.path) == nil)
    }
  }

  @Test("What is to be called later is called off with its target")
  func delayedCalls() {
    final class Target: NSObject {
      var calls = 0
      func call() { calls += 1 }
    }
    let (kept, cancelled) = (Target(), Target())
    let device = device()
    device.run {
      kept.perform(Target.call, with: nil, afterDelay: 0.2)
      cancelled.perform(Target.call, with: nil, afterDelay: 0.2)
      NSObject.cancelPreviousPerformRequests(withTarget: cancelled)
    }
    device.advance(by: 0.5)
    #expect(kept.calls == 1 && cancelled.calls == 0)
  }

  @Test("An action with an event gets that of its touch")
  func eventOfAction() {
    final class Screen: UIViewController {
      var forces: [CGFloat] = []
      override func viewDidLoad() {
        super.viewDidLoad()
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        button.addTarget(self, action: Screen.down, for: .touchDown)
        view.addSubview(button)
      }
      func down(_ sender: UIButton, event: UIEvent) {
        forces += event.allTouches?.map { $0.force } ?? []
      }
    }
    let screen = Screen()
    let device = device(screen)
    device.tap(at: 50, 50)
    #expect(screen.forces.count == 1)
  }

  @Test("A button of a symbol's kind shows it, and has a size")
  func symbolButton() {
    let button = UIButton(type: .detailDisclosure)
    #expect(button.currentTitle == "ⓘ" && button.bounds.width > 0)
  }

  @Test("A whole number of a user info is one to a cast, and a broken one is not")
  func userInfoNumbers() {
    #expect(heftCast(heftUserInfo(NSNumber(value: 3)), Int.self) == 3)
    #expect(heftCast(heftUserInfo(NSNumber(value: 2.5)), Double.self) == 2.5)
    #expect(heftCast(heftUserInfo(NSNumber(value: 2.5)), Int.self) == nil)
  }

  @Test("Values of an animation are made of numbers, points and colors, and nothing of nothing")
  func animationValues() {
    #expect(heftAnimationValue(CGPoint?.none) == nil)
    #expect(heftAnimationValue(CGPoint(x: 1, y: 2)) != nil && heftAnimationValue(3) != nil)
    let animation = CABasicAnimation(keyPath: "position")
    animation.toValue = heftAnimationValue(CGPoint(x: 1, y: 2))
    #expect(animation.toValue != nil)
  }
}
