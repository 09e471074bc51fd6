/// The state of a scroll view's scrolling, and the motion in it by time alone.
final class ScrollState {
  /// A drag that is under way: the offset of the content at its beginning, as if there were no rubber band.
  struct Drag {
    var content: CGPoint
  }

  /// Cleared by the view when it is freed.
  @Weak var view: UIScrollView? = nil
  var drag: Drag?
  var isTracking = false
  var motion: ScrollMotion?
  let indicators = ScrollIndicators()
  /// The insets as they were last taken into account.
  var adjustedInsets = UIEdgeInsets.zero
  /// The sizes for which the offset was last kept in its range.
  var laidOutSize = CGSize.zero
  var laidOutContent = CGSize.zero
  /// Waits for a time, such as that of a row that will be highlighted. Returns whether it continues to wait.
  var waiting: ((Double) -> Bool)?
  /// The behavior of content that is pulled past its top; nil if it has none.
  var pull: ScrollPull?
  /// A bar that collapses when the content scrolls under it; nil if there is none.
  var cover: ScrollCover?
  /// The state of zooming; nil until the app sets it up.
  var zoom: ScrollZoom?
  private var reference = Weak<any UIScrollViewDelegate>(nil, token: nil)

  var delegate: (any UIScrollViewDelegate)? {
    get { reference.object }
    set { reference = Weak(newValue, token: newValue?.lifeToken) }
  }

  /// Asks for frame callbacks.
  func wantFrames() {
    AppProcess.current?.addFrameCallback(self)
  }
}

extension ScrollState: FrameCallback {
  func advance(to now: Double) -> Bool {
    guard let view else { return false }
    // The view may be freed while its delegate is told of the scrolling.
    return withExtendedLifetime(view) {
      if motion != nil { view.advanceMotion(to: now) }
      if let waiting, !waiting(now) { self.waiting = nil }
      let wereShown = indicators.isShown
      indicators.advance(to: now, isScrolling: drag != nil || motion != nil)
      if wereShown, !indicators.isShown { view.scrollingDidStop() }
      return motion != nil || waiting != nil || indicators.isShown
    }
  }
}

/// The behavior of content that is pulled past its top. A scroll view without one has only this class: the refresh
/// control is in a subclass.
class ScrollPull {
  /// The room that it takes above the content, in points.
  var room: CGFloat { 0 }
  /// The content has moved.
  func moved(in view: UIScrollView) {}
}
