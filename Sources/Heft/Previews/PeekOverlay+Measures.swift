import HeftProtocol

extension PeekOverlay {
  /// Blurs what lies behind and has it recede about the middle of the source, which stays sharp where that is said.
  final func recede(to strength: Double, about source: CGRect, keepingItSharp isSourceSharp: Bool) {
    guard let window = superview, let host = display.process?.host,
      let place = window.subviews.firstIndex(where: { $0 === self })
    else { return }
    var look = Recession()
    look.blur = strength * PeekLook.blur
    let scale = UIAccessibility.isReduceMotionEnabled ? 1 : 1 - strength * PeekLook.recession
    look.scale = scale
    look.corner = Double(PeekLook.sourceCorner)
    for (index, view) in window.subviews[..<place].enumerated() where view.display.number != 0 {
      look.offset = CGSize(
        width: CGFloat(1 - scale) * (source.midX - view.center.x),
        height: CGFloat(1 - scale) * (source.midY - view.center.y))
      // The source is in what lies in front.
      let isNearest = index == place - 1
      look.hole = isSourceSharp && isNearest && strength > 0 ? view.convert(source, from: nil) : .zero
      host.perform(.recede(view.display.number, look))
    }
  }

  /// The controller's wish, or the default where it has none.
  final func size(of controller: UIViewController) -> CGSize {
    var wish = controller.preferredContentSize
    if wish == .zero, let top = (controller as? UINavigationController)?.topViewController {
      wish = top.preferredContentSize
    }
    let tallest = max(bounds.inset(by: safeAreaInsets).size.height - 2 * PeekLook.marginAbove, 0)
    let widest = min(bounds.size.width - 2 * PeekLook.margin, PeekLook.widest)
    return CGSize(
      width: wish.width > 0 ? min(wish.width, widest) : widest,
      height: wish.height > 0 ? min(wish.height, tallest) : tallest)
  }
}
