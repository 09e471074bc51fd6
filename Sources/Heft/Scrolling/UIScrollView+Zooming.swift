// How two fingers, or the app, make the content larger and smaller.

extension UIScrollView {
  /// The least scale, above 0; the fingers zoom where it is below `maximumZoomScale`. At first 1.
  public final var minimumZoomScale: CGFloat {
    get { scroll.zoom?.minimum ?? 1 }
    set {
      guard newValue.isFinite, newValue > 0, newValue != minimumZoomScale else { return }
      zooming.minimum = newValue
      zoomRangeChanged()
    }
  }

  /// The largest scale. At first 1.
  public final var maximumZoomScale: CGFloat {
    get { scroll.zoom?.maximum ?? 1 }
    set {
      guard newValue.isFinite, newValue > 0, newValue != maximumZoomScale else { return }
      zooming.maximum = newValue
      zoomRangeChanged()
    }
  }

  /// The scale of the view that the delegate's `viewForZooming(in:)` returns. One out of the range counts as its nearest.
  public final var zoomScale: CGFloat {
    get { scroll.zoom?.scale ?? 1 }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Whether fingers can go past the ends of the range, from where the scale springs back.
  public final var bouncesZoom: Bool {
    get { scroll.zoom?.bounces ?? true }
    set { zooming.bounces = newValue }
  }

  /// Whether two fingers zoom now.
  public final var isZooming: Bool { scroll.zoom?.isPinching ?? false }

  /// Whether the scale springs back into its range.
  public final var isZoomBouncing: Bool {
    guard let zoom = scroll.zoom, zoom.motion != nil else { return false }
    return zoom.scale != zoom.allowed(zoom.scale)
  }

  /// The two fingers that zoom; nil while the range has one scale alone.
  public final var pinchGestureRecognizer: UIPinchGestureRecognizer? {
    guard let zoom = scroll.zoom, zoom.minimum < zoom.maximum else { return nil }
    return zoom.pinch
  }

  /// Zooms about the center of the visible part; with an animation, in 0.3 s.
  ///
  /// - Parameters:
  ///   - scale: Held within `minimumZoomScale...maximumZoomScale`.
  ///   - animated: Whether it is animated.
  public final func setZoomScale(_ scale: CGFloat, animated: Bool) {
    let middle = CGPoint(x: bounds.size.width / 2, y: bounds.size.height / 2)
    zoom(to: zooming.allowed(scale), holding: middle, animated: animated)
  }

  /// Shows a rectangle of the zoomed view, in its own coordinates, as large as the range allows.
  ///
  /// - Parameters:
  ///   - rect: What is to be seen; one without a size is brought to the middle at the largest scale.
  ///   - animated: Whether it takes 0.3 s.
  public final func zoom(to rect: CGRect, animated: Bool) {
    let zoom = zooming
    guard let zoomed = zoom.zoomed, rect == rect.finite else { return }
    let size = bounds.size
    let fit = min(
      rect.width > 0 ? size.width / rect.width : .infinity,
      rect.height > 0 ? size.height / rect.height : .infinity)
    let scale = zoom.allowed(fit.isFinite ? fit : zoom.maximum)
    let origin = zoomed.frame.origin
    go(
      to: scale,
      offset: CGPoint(
        x: origin.x + rect.midX * scale - size.width / 2, y: origin.y + rect.midY * scale - size.height / 2),
      animated: animated)
  }

  // MARK: Inside

  /// The state of zooming, made when the app first asks for it.
  private var zooming: ScrollZoom {
    if let zoom = scroll.zoom { return zoom }
    let zoom = ScrollZoom(self)
    scroll.zoom = zoom
    zoom.pinch.addHandler { [view = Weak(self, token: lifeToken)] _ in view.object?.pinchChanged() }
    return zoom
  }

  private func zoomRangeChanged() {
    let zoom = zooming
    let isListening = zoom.pinch.view != nil
    if zoom.minimum < zoom.maximum, !isListening { addGestureRecognizer(zoom.pinch) }
    if zoom.minimum >= zoom.maximum, isListening { removeGestureRecognizer(zoom.pinch) }
    // UIKit leaves a scale that is out of the new range until it is set; so does this.
  }

  private func pinchChanged() {
    let zoom = zooming
    switch zoom.pinch.state {
    case .began:
      takeWithFingers()
      pinched()
    case .changed: pinched()
    case .ended, .cancelled, .failed:
      guard zoom.hold != nil else { return }
      if zoom.pinch.state == .ended { pinched() }
      finishZooming()
    case .possible: break
    }
  }

  private func takeWithFingers() {
    let zoom = zooming
    guard let zoomed = zoom.zoomed else { return }
    zoom.motion = nil
    stopScrolling()
    scroll.drag = nil
    let place = zoom.pinch.location(in: self)
    let origin = zoomed.frame.origin
    zoom.hold = ScrollZoom.Hold(
      content: CGPoint(x: (place.x - origin.x) / zoom.scale, y: (place.y - origin.y) / zoom.scale),
      scale: zoom.scale)
    beginZooming()
  }

  /// Keeps the point of the content that the fingers hold between them.
  private func pinched() {
    let zoom = zooming
    guard let hold = zoom.hold, let zoomed = zoom.zoomed else { return }
    let scale = zoom.stretched(hold.scale * zoom.pinch.scale)
    let place = zoom.pinch.location(in: self)
    let seen = CGPoint(x: place.x - contentOffset.x, y: place.y - contentOffset.y)
    let origin = zoomed.frame.origin
    self.zoom(
      to: scale,
      offset: CGPoint(
        x: origin.x + hold.content.x * scale - seen.x, y: origin.y + hold.content.y * scale - seen.y))
  }

  /// The fingers have gone: the scale comes back into its range. A finger that is left drags on.
  private func finishZooming() {
    let zoom = zooming
    let place = zoom.pinch.location(in: self)
    zoom.hold = nil
    let scale = zoom.allowed(zoom.scale)
    if scale == zoom.scale {
      endZooming()
    } else {
      self.zoom(
        to: scale, holding: CGPoint(x: place.x - contentOffset.x, y: place.y - contentOffset.y),
        animated: true)
    }
    if panGestureRecognizer.state == .began || panGestureRecognizer.state == .changed { takeHold() }
  }

  /// Zooms so that the content at a point of the view stays there.
  private func zoom(to scale: CGFloat, holding place: CGPoint, animated: Bool) {
    let zoom = zooming
    guard let zoomed = zoom.zoomed else { return }
    let origin = zoomed.frame.origin
    let share = scale / zoom.scale
    go(
      to: scale,
      offset: CGPoint(
        x: origin.x + (contentOffset.x + place.x - origin.x) * share - place.x,
        y: origin.y + (contentOffset.y + place.y - origin.y) * share - place.y),
      animated: animated)
  }

  private func go(to scale: CGFloat, offset: CGPoint, animated: Bool) {
    let zoom = zooming
    guard animated, window != nil, let process = AppProcess.current else {
      zoom.motion = nil
      if scale == zoom.scale, offset == contentOffset { return }
      self.zoom(to: scale, offset: offset)
      return
    }
    guard let zoomed = zoom.zoomed else { return }
    beginZooming()
    // Where the content can be at the end: its size then is known already.
    let size = CGSize(width: zoomed.bounds.size.width * scale, height: zoomed.bounds.size.height * scale)
    zoom.motion = ScrollZoom.Motion(
      start: process.now, fromScale: zoom.scale, toScale: scale, fromOffset: contentOffset,
      toOffset: restingOffset(near: offset, content: size))
    process.addFrameCallback(zoom)
  }

  private func beginZooming() {
    let zoom = zooming
    guard !zoom.isUnderWay else { return }
    zoom.isUnderWay = true
    scroll.delegate?.scrollViewWillBeginZooming(self, with: zoom.zoomed)
  }

  final func endZooming() {
    let zoom = zooming
    guard zoom.isUnderWay else { return }
    zoom.isUnderWay = false
    scroll.delegate?.scrollViewDidEndZooming(self, with: zoom.zoomed, atScale: zoom.scale)
  }

  /// Shows a scale at an offset, as near to it as there is content.
  final func zoom(to scale: CGFloat, offset: CGPoint) {
    let zoom = zooming
    guard let zoomed = zoom.zoomed, scale.isFinite, scale > 0 else { return }
    if scale != zoom.scale {
      let origin = zoomed.frame.origin
      zoom.scale = scale
      zoomed.transform = CGAffineTransform(scaleX: scale, y: scale)
      let anchor = zoomed.layout.anchor
      let size = CGSize(width: zoomed.bounds.size.width * scale, height: zoomed.bounds.size.height * scale)
      zoomed.center = CGPoint(x: origin.x + size.width * anchor.x, y: origin.y + size.height * anchor.y)
      contentSize = size
      zoomed.constraining?.zoomed(zoomed)
      scroll.motion = nil
      moveContent(to: restingOffset(near: offset.finite))
      scroll.indicators.show(in: self)
      scroll.wantFrames()
      scroll.delegate?.scrollViewDidZoom(self)
    } else {
      moveContent(to: restingOffset(near: offset.finite))
    }
  }

  /// The nearest offset at which a content of a size may rest.
  private func restingOffset(near offset: CGPoint, content: CGSize) -> CGPoint {
    let insets = scroll.adjustedInsets
    func axis(_ value: CGFloat, _ length: CGFloat, _ content: CGFloat, _ before: CGFloat, _ after: CGFloat)
      -> CGFloat
    { min(max(value, -before), max(-before, content + after - length)) }
    let offset = offset.finite
    return CGPoint(
      x: axis(offset.x, bounds.size.width, content.width, insets.left, insets.right),
      y: axis(offset.y, bounds.size.height, content.height, insets.top, insets.bottom))
  }
}
