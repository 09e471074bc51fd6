import Heft

/// A finger on its way up from the screen's lower edge: how far and how fast it is, and whether it rests.
final class HomeSwipe: NSObject {
  private(set) var up: CGFloat = 0
  private(set) var aside: CGFloat = 0
  /// Points a second, up.
  private(set) var speed: CGFloat = 0
  private(set) var hasPaused = false

  private let onPause: () -> Void
  private var rest: CGPoint?
  private var timer: Timer?
  private var last: (place: CGPoint, time: Double)?

  init(onPause: @escaping () -> Void) {
    self.onPause = onPause
    super.init()
  }

  deinit { timer?.invalidate() }

  func move(to place: CGPoint, from start: CGPoint, at time: Double) {
    up = max(start.y - place.y, 0)
    aside = place.x - start.x
    if let last, time > last.time { speed = (last.place.y - place.y) / CGFloat(time - last.time) }
    last = (place, time)
    if let rest, abs(rest.x - place.x) + abs(rest.y - place.y) <= AppSwitcherMetrics.rest { return }
    rest = place
    timer?.invalidate()
    timer = nil
    guard !hasPaused, up >= AppSwitcherMetrics.pauseDistance else { return }
    timer = Timer.scheduledTimer(
      withTimeInterval: AppSwitcherMetrics.pause, repeats: false,
      block: weakify(self) { swipe, _ in
        swipe.hasPaused = true
        swipe.speed = 0
        swipe.onPause()
      })
  }

  func end() {
    timer?.invalidate()
    timer = nil
  }
}
