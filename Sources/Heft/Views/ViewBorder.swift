import HeftProtocol

/// A hairline along the inside of the edges of one of Heft's own views: all that it needs of a layer, so that an app
/// without layers has none in its module.
final class ViewBorder: ViewLayer {
  let color: UIColor

  init(_ color: UIColor) {
    self.color = color
  }

  var depth: CGFloat { 0 }
  var pixels: ViewPixels? { nil }

  func startAnimations() {}
  func present(_ shown: inout UIView.Presentation, at now: Double) {}
  func leftDisplay() {}
  func changedUnseen(_ change: DisplayChange) {}
  func leaveView() {}
  func laidOut(_ view: UIView) {}

  func display(_ changes: DisplayChange, _ number: ViewNumber, on host: any Host, isNew: Bool) {
    guard changes.contains(.border) else { return }
    host.perform(.border(number, width: Double(BarMetrics.hairline), color: color.cgColor.rgba.packed))
  }
}
