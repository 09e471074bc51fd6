import Heft
import HeftTesting
import TestRules
import Testing

/// Controls and their events (CONTROL-1 to CONTROL-4).
struct ControlTests {
  final class Listener: NSObject {
    var lines: [String] = []
    func tapped() { lines.append("tapped") }
    func changed(_ sender: UIControl) { lines.append("changed \(sender.tag)") }
  }

  let fixture = Fixture()
  let listener = Listener()

  private static let names: [(UIControl.Event, String)] = [
    (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "in"), (.touchDragOutside, "out"),
    (.touchDragEnter, "enter"), (.touchDragExit, "exit"), (.touchUpInside, "up inside"),
    (.touchUpOutside, "up outside"), (.touchCancel, "cancel"), (.valueChanged, "value"),
  ]

  /// Shows a control whose events are written down.
  private func show<Control: UIControl>(_ control: Control, _ frame: CGRect) -> Control {
    fixture.device.run {
      control.frame = frame
      for (event, name) in ControlTests.names {
        control.addAction(UIAction { [listener] _ in listener.lines.append(name) }, for: event)
      }
      fixture.sheet.addSubview(control)
    }
    return control
  }

  private func makePlain() -> UIControl {
    show(UIControl(), CGRect(x: 100, y: 100, width: 100, height: 40))
  }

  @Test("A tap is down and up inside, and highlights meanwhile", .rule("CONTROL-1"))
  func tap() {
    let control = makePlain()
    let finger = fixture.device.press(at: 150, 120)
    #expect(control.isHighlighted && control.isTracking && control.state == .highlighted)
    finger.lift()
    #expect(!control.isHighlighted && !control.isTracking && control.state == .normal)
    #expect(listener.lines == ["down", "up inside"])
    fixture.device.tap(at: 150, 120)
    #expect(listener.lines == ["down", "up inside", "down", "repeat", "up inside"])
  }

  @Test("A finger counts as inside up to 70 points away", .rule("CONTROL-1"))
  func outside() {
    let control = makePlain()
    let finger = fixture.device.press(at: 150, 120)
    finger.move(to: 150, 200)
    finger.move(to: 150, 215)
    #expect(!control.isHighlighted)
    finger.move(to: 150, 200)
    finger.move(to: 150, 220)
    finger.lift()
    #expect(
      listener.lines == ["down", "in", "out", "exit", "in", "enter", "out", "exit", "up outside"])
  }

  @Test("A press that changes only its force drags nothing", .rule("CONTROL-1"))
  func forceAlone() {
    _ = makePlain()
    let finger = fixture.device.press(at: 150, 120)
    for step in 1...30 { finger.press(Double(step) / 5) }
    finger.lift()
    #expect(listener.lines == ["down", "up inside"])
  }

  @Test("A touch that is taken away, and a control that is switched off, cancel", .rule("CONTROL-1"))
  func cancel() {
    let control = makePlain()
    fixture.device.press(at: 150, 120).cancel()
    #expect(listener.lines == ["down", "cancel"])
    let finger = fixture.device.press(at: 150, 120)
    fixture.device.run { control.isEnabled = false }
    finger.lift()
    fixture.device.tap(at: 150, 120)
    #expect(listener.lines == ["down", "cancel", "down", "repeat", "cancel"])
    #expect(control.state == .disabled)
  }

  @Test("Targets are called by method while they are there, and can be removed", .rule("CONTROL-2"))
  func targets() {
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    control.tag = 7
    fixture.device.run { fixture.sheet.addSubview(control) }
    control.addTarget(listener, action: Listener.tapped, for: .touchUpInside)
    control.addTarget(listener, action: Listener.changed, for: [.valueChanged, .touchDown])
    var gone: Listener? = Listener()
    control.addTarget(gone!, action: Listener.tapped, for: .allEvents)
    let trace = Weak(wrappedValue: gone)
    gone = nil
    #expect(trace.wrappedValue == nil)
    fixture.device.tap(at: 20, 20)
    #expect(listener.lines == ["changed 7", "tapped"])
    control.removeTarget(listener, for: .touchDown)
    fixture.device.run { control.sendActions(for: [.valueChanged, .touchDown]) }
    #expect(listener.lines == ["changed 7", "tapped", "changed 7"])
    control.removeTarget(nil, for: .allEvents)
    fixture.device.run { control.sendActions(for: .allEvents) }
    #expect(listener.lines.count == 3)
  }

  @Test("An action knows its sender, is done once, and not while it is disabled", .rule("CONTROL-2"))
  func actions() {
    let control = UIControl()
    var senders: [NSObject?] = []
    let action = UIAction(title: "Do") { senders.append($0.sender) }
    control.addAction(action, for: .touchUpInside)
    control.addAction(action, for: .touchDown)
    control.sendActions(for: [.touchUpInside, .touchDown])
    #expect(senders.count == 1 && senders.first! === control && action.sender == nil)
    action.attributes = .disabled
    control.sendActions(for: .touchDown)
    #expect(senders.count == 1)
    action.attributes = []
    control.removeAction(action, for: .allEvents)
    control.sendActions(for: .touchDown)
    #expect(senders.count == 1)
  }

  @Test("A control keeps a single tap from a view around it, and nothing else", .rule("CONTROL-3"))
  func keepsTaps() {
    _ = makePlain()
    var lines: [String] = []
    let tap = UITapGestureRecognizer { _ in lines.append("tap") }
    let pan = UIPanGestureRecognizer { lines.append("pan \($0.state)") }
    fixture.device.run {
      fixture.sheet.addGestureRecognizer(tap)
      fixture.sheet.addGestureRecognizer(pan)
    }
    fixture.device.tap(at: 150, 120)
    #expect(lines.isEmpty)
    #expect(listener.lines == ["down", "up inside"])
    let finger = fixture.device.press(at: 150, 120)
    finger.move(to: 150, 180)
    finger.lift()
    #expect(lines == ["pan began", "pan ended"])
    #expect(listener.lines.last == "cancel")
  }

  @Test("A screen reader hears what a control is, and acts on it", .rule("CONTROL-4"))
  func accessibility() {
    let button = show(UIButton(type: .system), CGRect(x: 0, y: 0, width: 100, height: 40))
    fixture.device.run {
      button.setTitle("Go", for: .normal)
      button.isSelected = true
      button.isEnabled = false
    }
    #expect(button.accessibilityLabel == "Go")
    let shown = fixture.host.screen.views.values.compactMap(\.accessibility)
    #expect(shown.contains { $0.role == .button && $0.states.isSuperset(of: [.selected, .disabled]) })
    fixture.device.run { #expect(!button.accessibilityActivate()) }
    fixture.device.run {
      button.isEnabled = true
      #expect(button.accessibilityActivate())
    }
    #expect(listener.lines == ["up inside"])
    let slider = show(UISlider(), CGRect(x: 0, y: 100, width: 100, height: 31))
    fixture.device.run {
      slider.value = 0.5
      slider.accessibilityIncrement()
    }
    #expect(abs(slider.value - 0.6) < 0.001 && slider.accessibilityValue == "60%")
    let toggle = show(UISwitch(), CGRect(x: 0, y: 200, width: 51, height: 31))
    fixture.device.run { #expect(toggle.accessibilityActivate()) }
    #expect(toggle.isOn && toggle.accessibilityValue == "1")
    #expect(listener.lines == ["up inside", "value", "value"])
  }
}
