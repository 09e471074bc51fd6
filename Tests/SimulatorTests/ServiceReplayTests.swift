import Heft
import HeftTesting
import HeftWeb
import Simulator
import TestRules
import Testing

/// A session in which things were typed, stored, shared and activated plays again as it was (TRACE-5, STORE-8).
struct ServiceReplayTests {
  private final class Screen: UIViewController, UITextFieldDelegate {
    let field = UITextField(frame: CGRect(x: 20, y: 40, width: 200, height: 40))
    let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 40))

    override func viewDidLoad() {
      field.delegate = self
      view.addSubview(field)
      view.addSubview(label)
      field.text = UIApplication.shared.storage.data(forKey: "note").map {
        String(decoding: $0, as: UTF8.self)
      }
    }

    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { string != "!" }

    func textFieldDidEndEditing(_ textField: UITextField) {
      UIApplication.shared.storage.set(Array((textField.text ?? "").utf8), forKey: "note") { error in
        self.label.text = error?.message ?? "kept at \(Int(UIApplication.shared.now.timeIntervalSince1970))"
      }
    }
  }

  private final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
  }

  private var app: App {
    App(
      name: "Note", bundleIdentifier: "test.note", rootViewController: { Screen() }, delegate: { Delegate() })
  }

  private func session(on host: RecordingHost) -> Simulator {
    let simulator = Simulator(apps: [app], host: host)
    let field: ViewNumber = 3
    func type(_ text: String, _ time: Double, isComposing: Bool = false) {
      let end = UInt32(text.utf16.count)
      simulator.handle(
        .text(
          HostEvent.TextInput(
            view: field, text: text, selectionStart: end, selectionEnd: end, isComposing: isComposing,
            time: time)))
    }
    simulator.handle(.abilities(.share))
    simulator.handle(.date(HostEvent.Clock(seconds: 1_795_286_722.5, minutesEast: 60, time: 1)))
    simulator.handle(.loaded([HostEvent.StoredItem(app: "test.note", key: "note", bytes: Array("old".utf8))]))
    simulator.handle(.screen(HostEvent.Screen(width: 375, height: 667)))
    simulator.handle(.action(HostEvent.Action(view: field, kind: .activate, time: 1.5)))
    type("old a", 2)
    type("old a日", 2.1, isComposing: true)
    type("old a日本", 2.2)
    type("old a日本!", 2.3)
    simulator.handle(.editing(HostEvent.Editing(view: field, change: .escaped, time: 3.25)))
    simulator.handle(.stored(HostEvent.Stored(number: 1, time: 4)))
    simulator.handle(.editing(HostEvent.Editing(view: field, change: .began, time: 5)))
    type("", 5.5)
    simulator.handle(.editing(HostEvent.Editing(view: field, change: .ended, time: 6)))
    simulator.handle(.stored(HostEvent.Stored(number: 2, failure: "QuotaExceededError", time: 7)))
    return simulator
  }

  @Test(
    "The saved trace of such a session gives the very same outputs, and the same bytes for a page",
    .rule("STORE-8"))
  func replay() throws {
    let host = RecordingHost()
    let simulator = session(on: host)
    let outputs = host.outputs
    #expect(host.screen.texts == [StorageError.full.message])
    #expect(host.operations.contains { if case .text(_, "kept at 1795286725") = $0 { true } else { false } })
    #expect(host.screen.warnings.isEmpty)
    #expect(host.screen.mistakes == [])
    #expect(
      host.requests.contains(
        .store(app: "test.note", key: "note", number: 1, bytes: Array("old a日本".utf8))))
    host.clear()
    simulator.handle(.command(.saveTrace))
    guard case .saveFile(let file)? = host.requests.first else {
      Issue.record("nothing is saved")
      return
    }
    let text = String(decoding: file.bytes, as: UTF8.self)
    let again = RecordingHost()
    let second = Simulator(apps: [app], host: again)
    try TracePlayer.play(text) { second.handle($0) }
    #expect(again.outputs == outputs)

    let module = WebModule(apps: [app])
    let atOnce = WebModule(apps: [app])
    var events = EventBytes()
    for event in try TraceReader.read(text) { events.add(event) }
    var whole = EventBytes()
    whole.add(.trace(text: text, pace: .atOnce))
    #expect(answer(of: module, to: events.bytes) == answer(of: atOnce, to: whole.bytes))
  }

  private func answer(of module: WebModule, to bytes: [UInt8]) -> [UInt8] {
    module.room(for: bytes.count).copyMemory(from: bytes, byteCount: bytes.count)
    _ = module.handle(bytes.count)
    return Array(module.output)
  }

  @Test("During a paced replay what the page answers for itself does nothing")
  func paced() {
    let host = RecordingHost()
    let simulator = Simulator(apps: [app], host: host)
    simulator.handle(.screen(HostEvent.Screen(width: 375, height: 667)))
    simulator.handle(
      .trace(
        text: """
          heft-trace 1
          loaded test.note note dGhlaXJz
          command relaunch
          tick 1
          tick 2
          """, pace: .asRecorded))
    simulator.handle(.tick(time: 10))
    simulator.handle(
      .loaded([HostEvent.StoredItem(app: "test.note", key: "note", bytes: Array("mine".utf8))]))
    simulator.handle(.stored(HostEvent.Stored(number: 77, time: 10)))
    let data = simulator.device.run { UIApplication.shared.storage.data(forKey: "note") }
    #expect(data == Array("theirs".utf8))
    simulator.handle(.tick(time: 12))
    #expect(host.screen.warnings.isEmpty)
  }
}
