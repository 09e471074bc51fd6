import Heft
import HeftTesting
import TestRules
import Testing

/// Notifications (FOUNDATION-6, FOUNDATION-7).
struct NotificationTests {
  private final class Listener: NSObject {
    var heard: [String] = []
    func changed(_ notification: Notification) { heard.append(notification.name.rawValue) }
    func ping() { heard.append("ping") }
    func keyboard(_ notification: Notification) {
      let frame = (notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
      heard.append("\(notification.name.rawValue.dropFirst(10).prefix(8)) at \(frame?.minY ?? -1)")
    }
  }

  private let text = TextFixture()
  private var device: TestDevice { text.device }
  private let name = Notification.Name("test")

  @Test("A listener hears what has its name and is about its object, until it stops", .rule("FOUNDATION-6"))
  func aListenerHears() {
    let listener = Listener()
    device.run {
      let center = NotificationCenter.default
      center.addObserver(listener, selector: Listener.changed, name: name, object: nil)
      center.addObserver(listener, selector: Listener.ping, name: name, object: text.root)
      center.post(name: name, object: nil)
      center.post(name: Notification.Name("other"), object: text.root)
      center.post(name: name, object: text.field)
      #expect(listener.heard == ["test", "test"])
      center.post(name: name, object: text.root)
      #expect(listener.heard == ["test", "test", "test", "ping"])
      center.removeObserver(listener, name: name, object: text.root)
      center.post(name: name, object: text.root)
      #expect(listener.heard.count == 5)
      center.removeObserver(listener)
      center.post(name: name, object: text.root)
      #expect(listener.heard.count == 5)
    }
  }

  @Test("A listener is not kept, and a closure is until it is removed", .rule("FOUNDATION-6"))
  func aListenerIsNotKept() {
    device.run {
      var listener: Listener? = Listener()
      let reference = Weak<Listener>(wrappedValue: listener)
      var count = 0
      let center = NotificationCenter.default
      center.addObserver(listener!, selector: Listener.ping, name: name, object: nil)
      let token = center.addObserver(forName: name, object: nil, queue: .main) { notification in
        count += (notification.userInfo?["by"] as? NSNumber)?.intValue ?? 0
      }
      listener = nil
      #expect(reference.wrappedValue == nil)
      center.post(name: name, object: nil, userInfo: ["by": NSNumber(value: 3)])
      #expect(count == 3)
      center.removeObserver(token)
      center.post(name: name, object: nil, userInfo: ["by": NSNumber(value: 3)])
      #expect(count == 3)
    }
  }

  @Test("Who stops listening while it is told of something is not told", .rule("FOUNDATION-6"))
  func oneThatStopsIsNotTold() {
    let (first, second) = (Listener(), Listener())
    device.run {
      let center = NotificationCenter.default
      center.addObserver(forName: name, object: nil, queue: nil) { [unowned center] _ in
        center.removeObserver(second)
      }
      center.addObserver(second, selector: Listener.ping, name: name, object: nil)
      center.addObserver(first, selector: Listener.ping, name: nil, object: nil)
      center.post(name: name, object: nil)
    }
    #expect(first.heard == ["ping"])
    #expect(second.heard.isEmpty)
  }

  @Test("Each app has its own listeners, which end with it", .rule("FOUNDATION-6"))
  func eachAppHasItsOwn() {
    let (listener, other) = (Listener(), TextFixture())
    device.run {
      NotificationCenter.default.addObserver(listener, selector: Listener.ping, name: name, object: nil)
    }
    other.device.run { NotificationCenter.default.post(name: name, object: nil) }
    NotificationCenter.default.post(name: name, object: nil)
    #expect(listener.heard.isEmpty)
  }

  @Test("The app's life is told", .rule("FOUNDATION-7"))
  func theAppsLifeIsTold() {
    let listener = Listener()
    device.run {
      for name in [
        UIApplication.didBecomeActiveNotification, UIApplication.willResignActiveNotification,
        UIApplication.didEnterBackgroundNotification, UIApplication.willEnterForegroundNotification,
      ] {
        NotificationCenter.default.addObserver(listener, selector: Listener.changed, name: name, object: nil)
      }
    }
    device.device.handle(.visibility(isVisible: false, time: device.time))
    device.device.handle(.visibility(isVisible: true, time: device.time))
    #expect(
      listener.heard.map { String($0.dropFirst(13).dropLast(12)) } == [
        "WillResignActive", "DidEnterBackground", "WillEnterForeground", "DidBecomeActive",
      ])
  }

  @Test("The keyboard's coming and going is told once, and not between two fields", .rule("FOUNDATION-7"))
  func theKeyboardIsTold() {
    let listener = Listener()
    device.run {
      for name in [UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidHideNotification] {
        NotificationCenter.default.addObserver(listener, selector: Listener.keyboard, name: name, object: nil)
      }
    }
    let height = device.run { UIScreen.main.bounds.size.height } ?? 0
    device.run { _ = text.field.becomeFirstResponder() }
    device.run { _ = text.other.becomeFirstResponder() }
    #expect(listener.heard == ["WillShow at \(height)"])
    device.run { _ = text.root.endEditing(true) }
    #expect(listener.heard == ["WillShow at \(height)", "DidHideN at \(height)"])
  }

  @Test(
    "The keyboard's place changes as it comes and as it goes, with the time and the curve",
    .rule("FOUNDATION-23"))
  func theKeyboardsPlaceIsTold() {
    let listener = Listener()
    var told: [String] = []
    device.run {
      let center = NotificationCenter.default
      for name in [
        UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
        UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
        UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardDidChangeFrameNotification,
      ] {
        center.addObserver(listener, selector: Listener.changed, name: name, object: nil)
      }
      center.addObserver(
        forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
      ) { notification in
        let number = { (key: String) in (notification.userInfo?[key] as? NSNumber)?.doubleValue ?? -1 }
        let curve = UIView.AnimationCurve(
          rawValue: Int(number(UIResponder.keyboardAnimationCurveUserInfoKey)))
        let seconds = number(UIResponder.keyboardAnimationDurationUserInfoKey)
        told.append("\(curve == .easeInOut) \(seconds) \(number(UIResponder.keyboardIsLocalUserInfoKey))")
      }
    }
    device.run { _ = text.field.becomeFirstResponder() }
    #expect(heard(by: listener) == ["WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow"])
    listener.heard = []
    device.run { _ = text.root.endEditing(true) }
    #expect(heard(by: listener) == ["WillChangeFrame", "WillHide", "DidChangeFrame", "DidHide"])
    #expect(told == ["true 0.25 1.0", "true 0.25 1.0"])
  }

  private func heard(by listener: Listener) -> [String] {
    listener.heard.map { String($0.dropFirst(10).dropLast(12)) }
  }

  @Test("A field's editing is told with the field", .rule("FOUNDATION-7"))
  func aFieldIsTold() {
    var heard: [String] = []
    device.run {
      for name in [
        UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
        UITextField.textDidEndEditingNotification,
      ] {
        NotificationCenter.default.addObserver(forName: name, object: text.field, queue: nil) {
          [unowned field = text.field] in
          heard.append(String($0.name.rawValue.dropFirst(18).dropLast(12)) + " " + (field.text ?? ""))
        }
      }
    }
    device.run { _ = text.field.becomeFirstResponder() }
    text.type("ab")
    device.run { _ = text.field.resignFirstResponder() }
    #expect(heard == ["BeginEditing ", "Change ab", "EndEditing ab"])
  }
}
