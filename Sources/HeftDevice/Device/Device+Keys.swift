// The meaning of a key: to the view that has the keyboard, to the system UI, as a force, to the app.

import Heft
import HeftProtocol

extension Device {
  func press(_ key: HostEvent.Key) {
    // A timer that a key starts, for example, counts from it.
    moveTime(to: key.time)
    if actsOnView(key) { return host.perform(.keyTaken) }
    if systemUITakes(key) { return }
    input.key(key, focus: screen?.bounds.center ?? .zero)
    guard key.isDown else { return }
    if receiver?.takeKey(key) == true { host.perform(.keyTaken) }
    guard key.isPlain else { return }
    if key.key == .escape { receiver?.escape() }
    if key.key == .enter { receiver?.openPeek() }
  }

  /// Does what a key does to the view that has the keyboard. False where it does nothing to it.
  private func actsOnView(_ key: HostEvent.Key) -> Bool {
    guard key.isDown, key.isPlain, key.view != 0, let (process, view) = actor(key.view) else { return false }
    if key.key == .home || key.key == .end,
      process.move(view, toGreatest: key.key == .end, isRepeat: key.isRepeat)
    {
      return true
    }
    guard let kind = process.meaning(of: key, to: view) else { return false }
    // A slider goes on while a key is down; all else is done once.
    if !key.isRepeat || kind == .increment || kind == .decrement {
      act(HostEvent.Action(view: key.view, kind: kind, time: key.time))
    }
    return true
  }
}
