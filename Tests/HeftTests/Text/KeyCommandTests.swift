import Heft
import HeftTesting
import TestRules
import Testing

/// The effect of keys in an app (KEYS-1).
struct KeyCommandTests {
  private final class Log: NSObject {
    var words: [String] = []
    var takesEscape = false
  }

  private final class Screen: UIViewController {
    let name: String
    let log: Log

    init(_ name: String, _ log: Log) {
      self.name = name
      self.log = log
      super.init()
    }

    override var keyCommands: [UIKeyCommand]? {
      [
        UIKeyCommand(input: "z", modifierFlags: .command, target: self, action: Screen.undo),
        UIKeyCommand(input: "z", modifierFlags: [.command, .shift], target: self, action: Screen.redo),
        UIKeyCommand(input: "+", target: self, action: Screen.enlarge),
      ]
        + (log.takesEscape
          ? [UIKeyCommand(input: UIKeyCommand.inputEscape, target: self, action: Screen.leave)] : [])
    }

    private func undo() { log.words.append("\(name) undo") }
    private func redo() { log.words.append("\(name) redo") }
    private func leave() { log.words.append("\(name) escape") }
    private func enlarge() { log.words.append("\(name) +") }
  }

  private let log = Log()
  private let device: TestDevice

  init() {
    let log = log
    device = TestDevice(
      App(
        name: "Keys", bundleIdentifier: "dev.heft.Keys",
        rootViewController: { UINavigationController(rootViewController: Screen("list", log)) },
        delegate: { KeysDelegate() }))
  }

  private final class KeysDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
  }

  private func key(_ name: String) {
    device.device.handle(.key(HostEvent.Key(isDown: true, time: device.time, name: name)))
  }

  private var taken: Int { device.host.requests.filter { $0 == .keyTaken }.count }

  @Test(
    "The front controller does what its key commands say, and the host is told that the key was taken",
    .rule("KEYS-1"))
  func front() {
    key("Control+z")
    key("Meta+z")
    key("Control+Shift+Z")
    key("+")
    key("Shift++")
    #expect(log.words == ["list undo", "list undo", "list redo", "list +", "list +"])
    #expect(taken == 5)
    for other in ["z", "Z", "Alt+z", "Control+Alt+z", "Control+", "Control++", ""] { key(other) }
    #expect(log.words.count == 5)
    #expect(taken == 5)
  }

  @Test(
    "Escape in a field is done by a key command that wants it, and else the field resigns",
    .rule("KEYS-1"), arguments: [true, false])
  func escapeInField(hasLines: Bool) {
    let field: UIView? = device.run {
      let field: UIView = hasLines ? UITextView(frame: .zero) : UITextField(frame: .zero)
      field.frame = CGRect(x: 20, y: 100, width: 200, height: 40)
      UIApplication.shared.keyWindow?.addSubview(field)
      _ = field.becomeFirstResponder()
      return field
    }
    let number = device.host.screen.focus ?? 0
    func escape() {
      device.device.handle(.editing(HostEvent.Editing(view: number, change: .escaped, time: device.time)))
    }
    log.takesEscape = true
    escape()
    #expect(log.words == ["list escape"])
    #expect(device.run { field?.isFirstResponder } == true)
    log.takesEscape = false
    escape()
    #expect(log.words == ["list escape"])
    #expect(device.run { field?.isFirstResponder } == false)
  }

  @Test("What lies behind a presented controller takes no keys", .rule("KEYS-1"))
  func presented() {
    device.run {
      let root = UIApplication.shared.keyWindow?.rootViewController
      root?.present(Screen("card", log), animated: true)
    }
    key("Control+z")
    #expect(log.words == [])
    device.advance(by: 1)
    key("Control+z")
    #expect(log.words == ["card undo"])
  }
}
