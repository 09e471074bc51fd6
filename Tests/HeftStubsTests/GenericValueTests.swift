import Heft
import HeftStubs
import HeftTesting
import Testing

/// A setting by its key, as other people's projects have it, after rewriting.
private struct Kept<Value: HeftGenericValue> {
  let key: String
  let standard: Value
  var value: Value {
    get {
      heftGeneric(Heft.UserDefaults.standard.object(forKey: key) as Heft.UserDefaults.Value?, Value.self)
        ?? standard
    }
    nonmutating set {
      if heftNothing(newValue) != nil {
        Heft.UserDefaults.standard.removeObject(forKey: key)
      } else {
        Heft.UserDefaults.standard.set(newValue, forKey: key)
      }
    }
  }
}

@Suite("Values of generic types")
struct GenericValueTests {
  private final class Delegate: UIResponder, UIApplicationDelegate {}

  private func run(_ body: () -> Void) {
    TestDevice(
      App(
        name: "Brought", bundleIdentifier: "test.brought", rootViewController: { UIViewController() },
        delegate: { Delegate() })
    ).run(body)
  }

  private func keeps<Value: HeftGenericValue & Equatable>(_ first: Value, _ second: Value) {
    run {
      let kept = Kept(key: "k", standard: first)
      #expect(kept.value == first)
      kept.value = second
      #expect(kept.value == second)
    }
  }

  @Test(
    "A value that may be missing is no entry of a dictionary where it is missing, and is kept where it is there"
  )
  func missingValues() {
    let (no, date): (Date?, Date?) = (nil, Date(timeIntervalSinceReferenceDate: 60))
    let (none, seven): (Int?, Int?) = (nil, 7)
    var values: [String: AnyObject] = ["title": heftObject("Buy clams")]
    values["no"] = heftObject(no)
    values["date"] = heftObject(date)
    values["none"] = heftObject(none)
    values["seven"] = heftObject(seven)
    #expect(values.keys.sorted() == ["date", "seven", "title"])
    #expect(heftCast(values["seven"], Int.self) == 7 && heftCast(values["date"], Date.self) == date)
  }

  @Test("A setting of every kind of a property list is read as what it was set to, and is its default before")
  func kinds() {
    keeps(1, 2)
    keeps(0.5, 2)
    keeps("a", "b")
    keeps(false, true)
    keeps(["a"], ["b", "c"])
    keeps([[1]], [[2, 3], []])
    keeps([:], ["a": 1.5])
    keeps(Date(timeIntervalSince1970: 1), Date(timeIntervalSince1970: 2))
    keeps(nil, "b" as String?)
  }

  @Test("An optional without a value removes the setting, whatever the default is")
  func nothing() {
    run {
      let kept = Kept<String?>(key: "k", standard: "a")
      kept.value = "b"
      #expect(Heft.UserDefaults.standard.string(forKey: "k") == "b")
      kept.value = nil
      #expect(Heft.UserDefaults.standard.string(forKey: "k") == nil)
      #expect(heftNothing(nil as Int?) != nil && heftNothing(1 as Int?) == nil && heftNothing(1) == nil)
    }
  }

  @Test("A setting of another kind counts as none")
  func otherKind() {
    run {
      Heft.UserDefaults.standard.set("text", forKey: "k")
      #expect(Kept(key: "k", standard: 7).value == 7)
      #expect(Kept(key: "k", standard: ["x"]).value == ["x"])
    }
  }

  @Test("What stands for Any is cast to the kind that its object has")
  func objects() {
    #expect(heftGeneric(heftObject(3) as AnyObject?, Int.self) == 3)
    // What a generic function has put into a box comes out of it, an empty value too.
    func sent<Value>(_ value: Value) -> Value? { heftUnboxed(heftObject(value) as AnyObject?, Value.self) }
    #expect(
      sent(3) == 3 && sent("a") == "a" && sent(()) != nil && sent(CGPoint(x: 1, y: 2)).map { $0.y } == 2)
    #expect(heftUnboxed(nil, Int.self) == nil)
    #expect(heftGeneric(heftObject([heftObject("a")]) as AnyObject?, [String].self) == ["a"])
    #expect(heftGeneric(heftObject("a") as AnyObject?, Int.self) == nil)
  }

  @Test("A list of objects is cast to one of a class below theirs where all are of it")
  func lists() {
    let views: [UIView] = [UILabel(), UILabel()]
    #expect(heftCast(views, [UILabel].self)?.count == 2)
    #expect(heftCast(views + [UIView()], [UILabel].self) == nil)
  }

  @Test("Two selectors are the same where both have the same name")
  func selectors() {
    #expect(Selector(UIView.sizeToFit, "sizeToFit") == Selector(UIView.sizeToFit, "sizeToFit"))
    #expect(Selector(UIView.sizeToFit, "sizeToFit") != Selector(UIView.layoutIfNeeded, "layoutIfNeeded"))
    #expect(Selector(UIView.sizeToFit) != Selector(UIView.sizeToFit))
  }

  @Test("A method of any sender hears a notification")
  func notifications() {
    final class Ear: NSObject {
      var count = 0
      func heard(_ sender: AnyObject?) { count += sender == nil ? 0 : 1 }
    }
    run {
      let ear = Ear()
      let name = Notification.Name("heard")
      NotificationCenter.default.addObserver(ear, selector: Ear.heard, name: name, object: nil)
      NotificationCenter.default.post(name: name, object: nil)
      #expect(ear.count == 1)
    }
  }

  @Test("A notification's words are kept, and nothing is allowed")
  func userNotifications() {
    let content = UNMutableNotificationContent()
    content.title = "Time"
    content.sound = .default
    let trigger = UNCalendarNotificationTrigger(dateMatching: DateComponents(), repeats: true)
    let request = UNNotificationRequest(identifier: "a", content: content, trigger: trigger)
    #expect(request.content.title == "Time" && request.trigger?.repeats == true)
    #expect(UNNotificationSettings().authorizationStatus == .denied)
  }
}
