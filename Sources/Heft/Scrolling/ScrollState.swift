/// What a scroll view knows of its own scrolling, and what goes on in it by time alone.
final class ScrollState {
  /// A drag that is under way: where the content was when it began, as if there were no rubber band.
  struct Drag {
    var content: CGPoint
  }

  /// Cleared by the view when it goes.
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
  /// What else waits for a time: a row that will light up. Returns whether it waits on.
  var waiting: ((Double) -> Bool)?
  /// What happens where content is pulled past its top; nil where nothing does.
  var pull: ScrollPull?
  /// What collapses as the content scrolls under it; nil where nothing does.
  var cover: ScrollCover?
  /// How the content zooms; nil until the app says that it does.
  var zoom: ScrollZoom?
  private var reference = WeakReference<any UIScrollViewDelegate>(nil, token: nil)

  var delegate: (any UIScrollViewDelegate)? {
    get { reference.object }
    set { reference = WeakReference(newValue, token: newValue?.lifeToken) }
  }

  /// Asks for frames.
  func wantFrames() {
    AppProcess.current?.addFrameCallback(self)
  }
}

extension ScrollState: FrameCallback {
  func advance(to now: Double) -> Bool {
    guard let view else { return false }
    // The view may go while its delegate hears of the scrolling.
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

/// What happens where content is pulled past its top. A scroll view without such a thing has only this class: the
/// refresh control is in a subclass.
class ScrollPull {
  /// The room that it takes above the content, in points.
  var room: CGFloat { 0 }
  /// The content has moved.
  func moved(in view: UIScrollView) {}
}
