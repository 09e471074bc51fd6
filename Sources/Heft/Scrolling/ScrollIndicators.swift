/// The thin bars that show which part of the content is seen while it scrolls, and fade when it rests.
final class ScrollIndicators {
  private var vertical: UIView?
  private var horizontal: UIView?
  /// When the bars start to fade; nil while they are not seen.
  private var fadeTime: Double?

  /// Shows the bars until the content has rested for a while.
  func show(in view: UIScrollView) {
    guard let now = AppProcess.current?.now, view.window != nil else { return }
    fadeTime = now + ScrollNumbers.indicatorStay
    layOut(in: view)
    view.scroll.wantFrames()
  }

  /// Puts the bars where the content's offset has them.
  func layOut(in view: UIScrollView) {
    guard fadeTime != nil else { return }
    let insets = view.scroll.adjustedInsets
    let own = view.scrollIndicatorInsets
    let track = view.bounds.inset(
      by: UIEdgeInsets(
        top: insets.top + own.top, left: insets.left + own.left, bottom: insets.bottom + own.bottom,
        right: insets.right + own.right))
    let width = ScrollNumbers.indicatorWidth
    let margin = ScrollNumbers.indicatorMargin
    let showsVertical = view.showsVerticalScrollIndicator && view.scrollsVertically
    if showsVertical { vertical = vertical ?? ScrollIndicators.makeBar() }
    if let bar = vertical, prepare(bar, in: view, isShown: showsVertical) {
      let span = Span(
        offset: view.contentOffset.y, range: view.verticalRange, start: track.minY, length: track.height)
      bar.frame = CGRect(
        x: view.bounds.maxX - own.right - width - margin, y: span.start, width: width, height: span.length)
    }
    let showsHorizontal = view.showsHorizontalScrollIndicator && view.scrollsHorizontally
    if showsHorizontal { horizontal = horizontal ?? ScrollIndicators.makeBar() }
    if let bar = horizontal, prepare(bar, in: view, isShown: showsHorizontal) {
      let span = Span(
        offset: view.contentOffset.x, range: view.horizontalRange, start: track.minX, length: track.width)
      bar.frame = CGRect(
        x: span.start, y: view.bounds.maxY - insets.bottom - own.bottom - width - margin, width: span.length,
        height: width)
    }
  }

  /// Whether the content scrolls, or has rested for less than a while.
  var isShown: Bool { fadeTime != nil }

  /// Fades the bars when it is time.
  func advance(to now: Double, isScrolling: Bool) {
    guard let time = fadeTime else { return }
    if isScrolling {
      fadeTime = now + ScrollNumbers.indicatorStay
    } else if now >= time {
      fadeTime = nil
      UIView.animate(withDuration: ScrollNumbers.indicatorFade) {
        vertical?.alpha = 0
        horizontal?.alpha = 0
      }
    }
  }

  /// Whether a view is one of the bars.
  func contains(_ view: UIView) -> Bool { view === vertical || view === horizontal }

  /// Puts a bar in front of the content, or has it not seen. Returns whether it is seen.
  private func prepare(_ bar: UIView, in view: UIScrollView, isShown: Bool) -> Bool {
    guard isShown else {
      bar.alpha = 0
      return false
    }
    let color = ScrollIndicators.color(view.indicatorStyle)
    if bar.backgroundColor !== color { bar.backgroundColor = color }
    if bar.superview !== view || !(view.children.last.map { contains($0) } ?? false) { view.addSubview(bar) }
    UIView.performWithoutAnimation { bar.alpha = 1 }
    return true
  }

  private static func makeBar() -> UIView {
    let bar = UIView()
    bar.cornerRadius = ScrollNumbers.indicatorWidth / 2
    bar.isUserInteractionEnabled = false
    return bar
  }

  private static func color(_ style: UIScrollView.IndicatorStyle) -> UIColor {
    switch style {
    case .default: adaptive
    case .black: black
    case .white: white
    }
  }

  private static let black = UIColor(white: 0, alpha: 0.35)
  private static let white = UIColor(white: 1, alpha: 0.5)
  private static let adaptive = UIColor.dynamic(0x0000_0059, 0xFFFF_FF80)
}

/// Where a bar lies on its track.
private struct Span {
  let start: CGFloat
  let length: CGFloat

  /// For an offset within its range, on a track as long as what is seen of the content. A bar is pressed together
  /// where the content lies past its edge.
  init(offset: CGFloat, range: ClosedRange<Double>, start: CGFloat, length track: CGFloat) {
    let margin = ScrollNumbers.indicatorMargin
    let room = max(track - 2 * margin, 0)
    let hidden = CGFloat(range.upperBound - range.lowerBound)
    let whole = max(room * track / max(track + hidden, 1), min(ScrollNumbers.indicatorLength, room))
    let before = offset - CGFloat(range.lowerBound)
    let past = max(-before, before - hidden, 0)
    length = max(whole - past, min(2 * ScrollNumbers.indicatorWidth, room))
    let share = hidden > 0 ? min(max(before / hidden, 0), 1) : (before > 0 ? 1 : 0)
    self.start = start + margin + (room - length) * share
  }
}
