// Input from the user's hands besides touches, and who gets it: the system UI, the app in front, or the touches.

import Heft
import HeftForce
import HeftProtocol

extension Device {
  /// The wheel stands in for the force of a touch that is down; otherwise it scrolls or enlarges.
  func turnWheel(_ wheel: HostEvent.Wheel) {
    let isIdle = input.isIdle
    input.wheel(wheel)
    guard isIdle, wheel.deltaMode <= 2, let receiver else { return }
    let isTaken = receiver.turnWheel(wheel, at: input.clock.now)
    if isTaken, wheel.isPinch { host.perform(.keyTaken) }
  }

  /// The system UI has what it takes; all else is a touch.
  func point(_ pointer: HostEvent.Pointer) {
    hand.type = pointer.type
    if pointer.phase == .down { receiver?.endHover() }
    if input.isFieldsOwn(pointer) || !systemUITakes(pointer, screen: screen, isIdle: input.isIdle) {
      input.pointer(pointer)
    }
  }

  /// A pointer hovers where nothing touches.
  func follow(_ hover: HostEvent.Hover) {
    moveTime(to: hover.time)
    if input.isIdle { receiver?.hover(hover) }
  }

  /// A menu comes where nothing touches.
  func openMenu(_ menu: HostEvent.Menu) {
    let time = input.time(menu.time)
    guard Micros.isInRange(menu.x), Micros.isInRange(menu.y) else {
      return report(.place(x: menu.x, y: menu.y, of: "a menu"))
    }
    if input.isIdle { receiver?.openMenu(at: CGPoint(x: menu.x, y: menu.y), time: time) }
  }

  /// A view that does nothing of its own when it is acted on is touched, as VoiceOver does.
  func act(_ action: HostEvent.Action) {
    moveTime(to: action.time)
    if action.kind == .release {
      // The view may have gone under the key.
      return input.key(HostEvent.Key(isDown: false, time: action.time, name: " "), focus: .zero)
    }
    guard let (process, view) = actor(action.view) else { return report(.action, of: action.view) }
    if action.index > 0 {
      if !process.perform(action.index, of: view) {
        report(.action, of: action.view, part: "action \(action.index) of ")
      }
      return
    }
    guard let place = process.act(action.kind, on: view) else { return }
    input.key(HostEvent.Key(isDown: true, time: action.time, name: " "), focus: place)
    if action.kind == .press { return }
    input.key(HostEvent.Key(isDown: false, time: action.time, name: " "), focus: place)
  }

  /// Counts what is told of a view that the app in front does not show, or not in that role.
  func report(_ problem: InputProblem, of view: ViewNumber, part: String = "") {
    report(.view(problem, view, part: part, of: front?.app.name))
  }

  /// The view of a number and whose it is, the app's or the home screen's; 0 means the screen.
  func actor(_ number: ViewNumber) -> (AppProcess, UIView)? {
    if number == 0, let receiver, let window = receiver.windows.last { return (receiver, window) }
    for process in [front, systemUIProcess] {
      if let process, let view = process.view(numbered: number) { return (process, view) }
    }
    return nil
  }
}
