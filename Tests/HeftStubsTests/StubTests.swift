import Heft
import HeftStubs
import HeftTesting
import Testing

/// An app that was not written for Heft compiles with stubs: it goes on, and the console says what it goes without.
@Suite("Stubs of what a page does not have")
struct StubTests {
  private final class Screen: UIViewController, CLLocationManagerDelegate {
    var statuses: [CLAuthorizationStatus] = []
    let manager = CLLocationManager()
    let asksForLocation: Bool

    init(asksForLocation: Bool = true) {
      self.asksForLocation = asksForLocation
      super.init(nibName: nil, bundle: nil)
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      guard asksForLocation else { return }
      manager.delegate = self
      manager.startUpdatingLocation()
      manager.requestWhenInUseAuthorization()
    }

    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {
      statuses.append(status)
    }
  }

  private final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
  }

  private func device(_ screen: UIViewController) -> TestDevice {
    TestDevice(
      App(
        name: "Brought", bundleIdentifier: "test.brought", rootViewController: { screen },
        delegate: { Delegate() }))
  }

  @Test(
    "A location manager is denied, tells its delegate so, and says once on the console that there is no location"
  )
  func location() {
    let screen = Screen()
    let device = device(screen)
    device.advance(by: 0.1)
    #expect(screen.statuses == [.denied, .denied])
    #expect(device.host.consoleLines.filter { $0.contains("CLLocationManager") }.count == 1)
  }

  @Test("The distance of two places is that on a sphere")
  func distance() {
    let paris = CLLocation(latitude: 48.8566, longitude: 2.3522)
    let berlin = CLLocation(latitude: 52.52, longitude: 13.405)
    #expect(abs(paris.distance(from: berlin) - 877_464) < 1_000)
    #expect(paris.distance(from: paris) == 0)
  }

  @Test("A text view is as high inside as its text at its width")
  func textView() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.text = "A text that takes more than one line of a hundred points, and then another"
    view.layoutIfNeeded()
    #expect(view.contentSize.width == 100)
    #expect(view.contentSize.height > 50)
  }

  @Test("A group's work comes once all that has entered has left")
  func group() {
    let device = device(UIViewController())
    var isDone = false
    let group = DispatchGroup()
    device.run {
      group.enter()
      group.enter()
      group.notify(queue: .main) { isDone = true }
      group.leave()
    }
    device.advance(by: 0.1)
    #expect(!isDone)
    device.run { group.leave() }
    device.advance(by: 0.1)
    #expect(isDone)
  }

  @Test("What stands for a value of Any gives the value back to a cast to its type, and nothing to another")
  func anyValues() {
    struct Place: Equatable { var row = 1 }
    let values: [String: AnyObject] = [
      "text": heftObject("a"), "number": heftObject(3), "truth": heftObject(true),
      "list": heftObject([1, 2]),
      "place": heftObject(Place()), "path": heftObject(IndexPath(row: 2, section: 1)),
    ]
    #expect(heftCast(values["text"], String.self) == "a")
    #expect(heftCast(values["number"], Int.self) == 3)
    #expect(heftCast(values["number"], Double.self) == 3)
    #expect(heftCast(values["truth"], Bool.self) == true)
    #expect(heftCast(values["list"], [Int].self) == [1, 2])
    #expect(heftCast(values["place"], Place.self) == Place())
    #expect(heftCast(values["path"], IndexPath.self) == IndexPath(row: 2, section: 1))
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(heftCast(NSValue(cgRect: frame), CGRect.self) == frame)
    #expect(heftCast(heftObject(frame), CGRect.self) == frame)
    #expect(heftCast(NSValue(cgPoint: frame.origin), CGPoint.self) == frame.origin)
    #expect(heftCast(NSValue(cgSize: frame.size), CGSize.self) == frame.size)
    #expect(heftCast(NSNumber(value: 1), CGRect.self) == nil)
    #expect(heftCast(values["text"], Int.self) == nil)
    #expect(heftCast(values["place"], String.self) == nil)
    #expect(heftCast(values["none"], String.self) == nil)
  }

  @Test("Settings keep a list that is an object, with dictionaries in it")
  func keptObjects() {
    let device = device(UIViewController())
    let values: [String: AnyObject] = [
      "grams": heftObject(1.5), "date": heftObject(Date(timeIntervalSince1970: 9)),
    ]
    let kept = device.run {
      let defaults = Heft.UserDefaults.standard
      defaults.setObject(heftArray([heftObject(values), heftObject(values)]), forKey: "history")
      let found: Heft.UserDefaults.Value? = defaults.object(forKey: "history")
      return found?.array?.compactMap { $0.dictionary?["grams"]?.double }
    }
    #expect(kept == [1.5, 1.5])
    let listed: Heft.UserDefaults.Value = [["type": "add"], ["type": "find"]]
    let types = heftCast(listed, [[String: AnyObject]].self)?.map { heftCast($0["type"], String.self) }
    #expect(types == ["add", "find"])
    #expect(heftCast(listed, [String: AnyObject].self) == nil)
    let member: Heft.UserDefaults.Value = ["type": "add"]
    #expect(heftCast(heftCast(member, [String: AnyObject].self)?["type"], String.self) == "add")
  }

  @Test("What a project throws is caught as its own type, and says what it says")
  func thrownErrors() {
    enum Odd: Error, Equatable { case much(Int), little }
    struct Worded: LocalizedError { var errorDescription: String? { "Out of tea" } }
    func brew(_ cups: Int) throws(NSError) {
      if cups > 3 { throw heftError(Odd.much(cups)) }
      if cups == 0 { throw heftError(Worded()) }
      if cups < 0 { throw heftError(NSError(domain: "Kettle", code: 7, userInfo: nil)) }
    }
    func caught(_ cups: Int) -> NSError? {
      do throws(NSError) { try brew(cups) } catch { return error }
      return nil
    }
    #expect(caught(1) == nil)
    #expect(heftCast(caught(4), Odd.self) == .much(4))
    #expect(heftCast(caught(0), Odd.self) == nil)
    #expect(caught(0)?.localizedDescription == "Out of tea")
    #expect(caught(-1)?.domain == "Kettle")
  }

  @Test("A list of Any is cast to one of a type that all its values have")
  func listsOfAny() {
    let list = heftObject([heftObject(1), heftObject(2)])
    #expect(heftCast(list, [Int].self) == [1, 2])
    #expect(heftCast(list, [AnyObject].self)?.count == 2)
    #expect(heftCast(heftObject([heftObject(1), heftObject("a")]), [Int].self) == nil)
    let named = heftObject(["a": heftObject("x")])
    #expect(heftCast(named, [String: String].self) == ["a": "x"])
    #expect(heftCast(named, [String: Int].self) == nil)
    #expect(heftCast(named, [String: AnyObject].self)?.count == 1)
  }

  @Test("A value of a shortcut's user info is cast as one of Any is")
  func propertyListValues() {
    let info: UIApplicationShortcutItem.UserInfo = ["id": "a", "n": 2]
    let id: UIApplicationShortcutItem.UserInfo.Value? = info["id"]
    #expect(heftCast(id, String.self) == "a")
    #expect(heftCast(id, Int.self) == nil)
  }

  @Test("Values are described as the standard library has them")
  func descriptions() {
    #expect(heftDescription(Optional(3)) == "Optional(3)")
    #expect(heftDescription(String?.none) == "nil")
    #expect(heftDescription(["a"]) == "[\"a\"]")
    #expect(heftDescription([1, 2]) == "[1, 2]")
    #expect(heftDescription(Optional("a")) == "Optional(\"a\")")
  }

  private final class DeepPress: UIGestureRecognizer {
    init(target: AnyObject?, action: Selector) {
      super.init()
      addTarget(target, action: action)
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
  }

  private final class PressedView: UIView {
    var states: [UIGestureRecognizer.State] = []
    func pressed(_ recognizer: DeepPress) { states.append(recognizer.state) }
  }

  @Test("A recognizer's own initializer takes a selector, and calls the method while the target is there")
  func selector() {
    let screen = UIViewController()
    let device = device(screen)
    let view = PressedView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    device.run {
      screen.view.addSubview(view)
      view.addGestureRecognizer(DeepPress(target: view, action: Selector(PressedView.pressed)))
    }
    _ = device.press(at: 50, 50)
    #expect(view.states == [.began])
  }

  @Test("Row actions of iOS 8 become swipe actions in their order, with their colors, and do what they did")
  func rowActions() {
    var told: [Int] = []
    let row = UITableViewRowAction(style: .normal, title: "Flag") { _, path in told.append(path.row) }
    row.backgroundColor = .orange
    let delete = UITableViewRowAction(style: .destructive, title: "Delete") { _, _ in }
    let found = UISwipeActionsConfiguration.heft([delete, row], at: IndexPath(row: 4, section: 0))
    let actions = found?.actions ?? []
    #expect(actions.map(\.title) == ["Delete", "Flag"])
    #expect(actions.map(\.style) == [.destructive, .normal])
    #expect(actions.last?.backgroundColor == .orange)
    #expect(UISwipeActionsConfiguration.heft(nil, at: IndexPath(row: 4, section: 0)) == nil)
  }

  @Test("Work that is cancelled before its time is not done")
  func workItem() {
    let device = device(UIViewController())
    var done: [String] = []
    device.run {
      let first = DispatchWorkItem { done.append("first") }
      let second = DispatchWorkItem { done.append("second") }
      DispatchQueue.main.async(execute: first)
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1, execute: second)
      second.cancel()
    }
    device.advance(by: 0.5)
    #expect(done == ["first"])
  }
}
