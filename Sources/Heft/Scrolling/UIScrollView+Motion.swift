// Motion of the content without a finger.

extension UIScrollView {
  /// Moves the content and tells the delegate. A number that is not finite counts as 0.
  final func moveContent(to offset: CGPoint) {
    let old = bounds.origin
    bounds.origin = offset
    guard bounds.origin != old else { return }
    setNeedsLayout()
    scroll.pull?.moved(in: self)
    scroll.cover?.moved(in: self)
    scroll.delegate?.scrollViewDidScroll(self)
  }

  /// Scrolls to a place in the time that an animation takes.
  final func glide(to offset: CGPoint) {
    guard let process = AppProcess.current, window != nil else {
      contentOffset = offset
      return
    }
    start(
      ScrollMotion(
        .request, start: process.now, from: contentOffset, to: offset.finite,
        duration: ScrollNumbers.requestDuration))
  }

  final func start(_ motion: ScrollMotion) {
    scroll.motion = motion
    scroll.indicators.show(in: self)
    scroll.wantFrames()
  }

  /// Puts the content where its motion has it now, and ends a motion that has arrived.
  final func advanceMotion(to now: Double) {
    guard let motion = scroll.motion else { return }
    moveContent(to: motion.position(at: now))
    // The delegate may have stopped it, or started another.
    guard let current = scroll.motion, current.start == motion.start, motion.isOver(at: now) else { return }
    scroll.motion = nil
    finish(motion)
  }

  /// Stops the content where it is, as a finger that comes down on it does.
  final func stopScrolling() {
    guard let motion = scroll.motion else { return }
    scroll.motion = nil
    finish(motion)
  }

  private func finish(_ motion: ScrollMotion) {
    switch motion.cause {
    case .momentum: scroll.delegate?.scrollViewDidEndDecelerating(self)
    case .request: scroll.delegate?.scrollViewDidEndScrollingAnimation(self)
    case .wheel: break
    }
  }
}
