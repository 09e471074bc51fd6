import HeftProtocol

extension PeekOverlay {
  /// Blurs and shrinks what lies behind the preview, about the middle of the source, which stays sharp if asked.
  final func blurBackground(to progress: Double, about source: CGRect, keepingItSharp isSourceSharp: Bool) {
    guard let window = superview, let host = display.process?.host,
      let place = window.subviews.firstIndex(where: { $0 === self })
    else { return }
    var blur = BackgroundBlur()
    blur.blur = progress * PeekMetrics.blur
    let scale = UIAccessibility.isReduceMotionEnabled ? 1 : 1 - progress * PeekMetrics.backgroundShrink
    blur.scale = scale
    blur.corner = Double(PeekMetrics.sourceCorner)
    for (index, view) in window.subviews[..<place].enumerated() where view.display.number != 0 {
      blur.offset = CGSize(
        width: CGFloat(1 - scale) * (source.midX - view.center.x),
        height: CGFloat(1 - scale) * (source.midY - view.center.y))
      // The source is in what lies in front.
      let isNearest = index == place - 1
      blur.hole = isSourceSharp && isNearest && progress > 0 ? view.convert(source, from: nil) : .zero
      host.perform(.blurBackground(view.display.number, blur))
    }
  }

  /// The controller's wish, or the default where it has none.
  final func size(of controller: UIViewController) -> CGSize {
    var wish = controller.preferredContentSize
    if wish == .zero, let top = (controller as? UINavigationController)?.topViewController {
      wish = top.preferredContentSize
    }
    let tallest = max(bounds.inset(by: safeAreaInsets).size.height - 2 * PeekMetrics.marginAbove, 0)
    let widest = min(bounds.size.width - 2 * PeekMetrics.margin, PeekMetrics.widest)
    return CGSize(
      width: wish.width > 0 ? min(wish.width, widest) : widest,
      height: wish.height > 0 ? min(wish.height, tallest) : tallest)
  }
}
