import Heft
import HeftTesting
import TestRules
import Testing

/// The actions of a screen reader or a keyboard on a view without a touch (TEXT-10, TEXT-11).
struct ActionTests {
  private final class Knob: UIView {
    var heard: [String] = []
    var activates = true
    override func accessibilityActivate() -> Bool {
      heard.append("activate")
      return activates
    }
    override func accessibilityIncrement() { heard.append("increment") }
    override func accessibilityDecrement() { heard.append("decrement") }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      heard.append("began \(touches.first!.location(in: self).x)")
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("ended") }
  }
  private final class Escapable: UIView {
    var escapes = 0
    override func accessibilityPerformEscape() -> Bool {
      escapes += 1
      return true
    }
  }

  private let root = Escapable(frame: .zero)
  private let knob = Knob(frame: CGRect(x: 50, y: 50, width: 60, height: 40))
  private let device: TestDevice

  init() {
    let root = root
    device = TestDevice(
      App(
        name: "Actions", bundleIdentifier: "test.actions", rootViewController: { SheetController(root) },
        delegate: { PlainDelegate() }))
    device.run { [knob] in root.addSubview(knob) }
  }

  private func act(_ kind: HostEvent.Action.Kind, on view: ViewNumber? = nil) {
    let number = view ?? device.host.screen.views.values.first { $0.frame.origin.x == 50 }!.number
    device.device.handle(.action(HostEvent.Action(view: number, kind: kind, time: device.time)))
  }

  @Test("Each action calls its member", .rule("TEXT-10"))
  func members() {
    act(.activate)
    act(.increment)
    act(.decrement)
    #expect(knob.heard == ["activate", "increment", "decrement"])
  }

  @Test("A view that does nothing of its own when it is activated is touched in its middle", .rule("TEXT-10"))
  func touched() {
    knob.activates = false
    act(.activate)
    #expect(knob.heard == ["activate", "began 30.0", "ended"])
    #expect(device.device.isIdle)
  }

  @Test("Escape goes up until a view takes it", .rule("TEXT-11"))
  func escape() {
    act(.escape)
    #expect(root.escapes == 1)
    act(.escape, on: 0)
    #expect(root.escapes == 1)
    #expect(device.device.count(of: .action) == 0)
  }

  @Test("An action on a view that is not there is counted and left out", .rule("TEXT-11"))
  func nowhere() {
    act(.activate, on: 999)
    act(.escape, on: .max)
    #expect(knob.heard.isEmpty)
    #expect(device.device.count(of: .action) == 2)
  }

  @Test("A hidden app hears of no action")
  func hidden() {
    device.device.handle(.visibility(isVisible: false, time: 2))
    act(.activate)
    #expect(knob.heard.isEmpty)
  }
}
