import Heft
import HeftTesting
import TestRules
import Testing

/// Alerts and sheets of actions: ALERT-1 to ALERT-5.
struct AlertTests {
  private let log = LifeLog()

  private func makeDevice(width: Double = 375, height: Double = 667) -> TestDevice {
    let log = log
    return device(width: width, height: height) { Told("root", log) }
  }

  private func question(_ style: UIAlertController.Style) -> UIAlertController {
    let alert = UIAlertController(title: "Delete?", message: "It is gone for good.", preferredStyle: style)
    for (title, style) in [("Delete", UIAlertAction.Style.destructive), ("Keep", .cancel)] {
      alert.addAction(
        UIAlertAction(title: title, style: style) { [log] in log.lines.append("chose \($0.title!)") })
    }
    return alert
  }

  private func place(of title: String, on device: TestDevice) -> CGPoint {
    let screen = device.host.screen
    var view = screen.label(title)
    var place = CGPoint(x: view!.frame.midX, y: view!.frame.midY)
    while let here = view.flatMap({ screen.views[$0.parent] }) {
      place.x += here.frame.minX - here.scroll.x
      place.y += here.frame.minY - here.scroll.y
      view = here
    }
    return place
  }

  private func press(_ title: String, on device: TestDevice) {
    let place = place(of: title, on: device)
    device.tap(at: Double(place.x), Double(place.y))
  }

  @Test(
    "A button dismisses the alert, and then its handler runs", .rule("ALERT-1"),
    arguments: [UIAlertController.Style.alert, .actionSheet])
  func answer(style: UIAlertController.Style) {
    let device = makeDevice()
    _ = log.take()
    let alert = question(style)
    device.settle { device.root!.present(alert, animated: true) }
    #expect(log.take() == [])
    #expect(device.root!.view.window != nil)
    #expect(Set(device.host.screen.texts) == ["Delete?", "It is gone for good.", "Delete", "Keep"])
    press("Delete", on: device)
    #expect(log.lines == [])
    device.advance(by: 1)
    #expect(log.take() == ["chose Delete"])
    #expect(device.root!.presentedViewController == nil)
    #expect(device.host.screen.texts == [])
  }

  @Test("Escape does what the cancel button does", .rule("ALERT-2"))
  func escape() {
    let device = makeDevice()
    let alert = question(.alert)
    device.settle { device.root!.present(alert, animated: true) }
    device.device.handle(
      .key(HostEvent.Key(isDown: true, isRepeat: false, time: device.time, name: "Escape")))
    device.advance(by: 1)
    #expect(log.take().last == "chose Keep")
  }

  @Test(
    "A press beside a sheet of actions does what the cancel button does, beside an alert nothing",
    .rule("ALERT-2"))
  func pressBeside() {
    let device = makeDevice()
    device.settle { device.root!.present(question(.alert), animated: true) }
    device.tap(at: 5, 5)
    device.advance(by: 1)
    #expect(device.root!.presentedViewController != nil)
    device.settle { device.root!.dismiss(animated: true) }
    device.settle { device.root!.present(question(.actionSheet), animated: true) }
    device.tap(at: 5, 5)
    device.advance(by: 1)
    #expect(log.take().last == "chose Keep")
  }

  @Test("A second cancel button is refused with a line on the console", .rule("ALERT-3"))
  func twoCancels() {
    let device = makeDevice()
    let alert = question(.alert)
    device.run { alert.addAction(UIAlertAction(title: "Leave", style: .cancel)) }
    #expect(alert.actions.count == 2)
    #expect(device.host.consoleLines.count == 1)
  }

  @Test("A handler may keep its alert, and both go once it has been answered", .rule("ALERT-4"))
  func freed() {
    let device = makeDevice()
    weak var gone: UIAlertController?
    do {
      let alert = UIAlertController(title: "Hold", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in _ = alert.title })
      gone = alert
      device.settle { device.root!.present(alert, animated: true) }
    }
    press("Yes", on: device)
    device.advance(by: 1)
    #expect(gone == nil)
  }

  @Test(
    "On a small screen a long alert ends inside it, and its last button is scrolled to", .rule("ALERT-5"),
    arguments: [UIAlertController.Style.alert, .actionSheet])
  func long(style: UIAlertController.Style) {
    let device = makeDevice(width: 320, height: 568)
    let alert = question(style)
    for number in 1...20 {
      let action = UIAlertAction(title: "Action \(number)", style: .default) { [log] _ in
        log.lines.append("chose \(number)")
      }
      alert.addAction(action)
    }
    device.settle { device.root!.present(alert, animated: true) }
    #expect(place(of: "Action 20", on: device).y > 568)
    for _ in 1...2 {
      let finger = device.press(at: 160, 400, force: 0.5)
      for y in stride(from: 380, through: 40, by: -20) {
        device.advance(by: 1.0 / 60)
        finger.move(to: 160, Double(y))
      }
      finger.lift()
      device.advance(by: 3)
    }
    #expect(place(of: "Action 20", on: device).y < 568 - 44)
    press("Action 20", on: device)
    device.advance(by: 1)
    #expect(log.take().last == "chose 20")
  }

  @Test("A screen reader stays in an alert", .rule("ALERT-1"), arguments: [375, 1024])
  func modality(width: Double) {
    let device = makeDevice(width: width)
    device.settle { device.root!.present(question(.actionSheet), animated: true) }
    let screen = device.host.screen
    let hidden = screen.views[screen.roots[0]]!.children.map {
      screen.views[$0]!.accessibility?.states.contains(.hidden) == true
    }
    #expect(hidden == [true, false])
  }
}
