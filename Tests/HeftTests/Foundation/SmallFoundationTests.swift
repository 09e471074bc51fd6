import Heft
import HeftTesting
import TestRules
import Testing

/// Small parts of Foundation that follow the device (FOUNDATION-8, FOUNDATION-12, FOUNDATION-16, FOUNDATION-17).
struct SmallFoundationTests {
  private final class Editor: UIViewController {
    var saved = 0
    var sender: AnyObject?
    func save() { saved += 1 }
    func saveFor(_ button: UIButton) { sender = button }
  }

  private final class Pad: UIView {
    var touches = 0
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches += 1 }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches += 10 }
  }

  private func device(_ root: UIViewController = UIViewController()) -> TestDevice {
    TestDevice(
      App(
        name: "Small", bundleIdentifier: "test.small", rootViewController: { root },
        delegate: { PlainDelegate() }))
  }

  @Test("A timer fires at its date, also at one that is set later", .rule("FOUNDATION-12"))
  func fireDate() {
    let device = device()
    var (fired, timer): (Int, Timer?) = (0, nil)
    device.run {
      let made = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in fired += 1 }
      #expect(abs(made.fireDate.timeIntervalSinceNow - 1) < 0.001)
      made.fireDate = Date().addingTimeInterval(3)
      timer = made
    }
    device.advance(by: 2.5)
    #expect(fired == 0)
    device.advance(by: 0.6)
    #expect(fired == 1)
    device.advance(by: 1)
    #expect(fired == 2)
    device.run { timer?.fireDate = .distantFuture }
    device.advance(by: 5)
    #expect(fired == 2)
    device.run { timer?.invalidate() }
  }

  @Test("All settings are told, those that are set before those that are registered", .rule("FOUNDATION-8"))
  func allSettings() {
    device().run {
      let defaults = UserDefaults.standard
      defaults.register(defaults: ["size": 3, "name": "Ada"])
      defaults.set(5, forKey: "size")
      let all: [String: Any] = defaults.dictionaryRepresentation()
      #expect(all.count == 2 && all["size"] as? Int == 5 && all["name"] as? String == "Ada")
    }
  }

  @Test("A new size of text is told with its name", .rule("FOUNDATION-17"))
  func textSize() {
    let device = device()
    var names: [String] = []
    device.run {
      NotificationCenter.default.addObserver(
        forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
      ) { note in
        names.append(note.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? String ?? "none")
        names.append(UIScreen.main.traitCollection.preferredContentSizeCategory.rawValue)
      }
    }
    device.device.handle(.setting(name: .textSize, value: "xl"))
    #expect(names == ["UICTContentSizeCategoryXL", "UICTContentSizeCategoryXL"])
  }

  @Test(
    "An action finds the first responder in the chain that is of the method's class", .rule("FOUNDATION-16"))
  func actions() {
    let editor = Editor()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    device(editor).run {
      editor.view.addSubview(field)
      field.becomeFirstResponder()
      let application = UIApplication.shared
      #expect(application.sendAction(Editor.save, to: nil, from: nil, for: nil))
      #expect(editor.saved == 1)
      #expect(!application.sendAction(Editor.save, to: field, from: nil, for: nil) && editor.saved == 1)
      let button = UIButton()
      #expect(application.sendAction(Editor.saveFor, to: editor, from: button, for: nil))
      #expect(editor.sender === button)
      #expect(!application.sendAction(Editor.saveFor, to: editor, from: field, for: nil))
      #expect(application.sendAction(UIResponder.resignFirstResponder, to: nil, from: nil, for: nil))
      #expect(!field.isFirstResponder)
    }
  }

  @Test("Touches that begin while an app ignores them reach no view", .rule("FOUNDATION-16"))
  func ignoredTouches() {
    let pad = Pad(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let controller = UIViewController()
    let device = device(controller)
    func tap() { device.tap(at: 50, 100) }
    device.run { controller.view.addSubview(pad) }
    tap()
    #expect(pad.touches == 11)
    device.run {
      UIApplication.shared.beginIgnoringInteractionEvents()
      UIApplication.shared.beginIgnoringInteractionEvents()
      UIApplication.shared.endIgnoringInteractionEvents()
      #expect(UIApplication.shared.isIgnoringInteractionEvents)
    }
    tap()
    #expect(pad.touches == 11)
    device.run {
      UIApplication.shared.endIgnoringInteractionEvents()
      UIApplication.shared.endIgnoringInteractionEvents()
      #expect(!UIApplication.shared.isIgnoringInteractionEvents)
    }
    tap()
    #expect(pad.touches == 22)
  }

  @Test("The languages are those that the host has told, or else English", .rule("FOUNDATION-18"))
  func languages() {
    let device = device()
    device.run { #expect(Locale.preferredLanguages == ["en-US"]) }
    device.device.handle(.setting(name: .languages, value: "zh_hant_tw,de-DE,en"))
    device.run { #expect(Locale.preferredLanguages == ["zh-Hant-TW", "de-DE", "en"]) }
  }
}
