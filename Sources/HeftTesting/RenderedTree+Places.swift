import Heft
import HeftProtocol

extension RenderedTree {
  /// The middle of a view on the screen, in points, with every transform and scrolled view around it; nil for a view that
  /// is not shown.
  ///
  /// - Parameter number: The view's number.
  /// - Returns: The place in the screen's points; nil where there is no such view.
  public func middle(of number: ViewNumber) -> CGPoint? {
    guard var view = views[number] else { return nil }
    // From the view's own top left corner to the corner of the view around it, and so on out to the screen.
    var place = CGPoint(x: view.frame.width / 2, y: view.frame.height / 2)
    while true {
      let map = view.transform
      let anchor = CGPoint(x: view.frame.width * view.anchor.x, y: view.frame.height * view.anchor.y)
      let x = place.x - anchor.x
      let y = place.y - anchor.y
      place.x = view.frame.minX + anchor.x + map.a * x + map.c * y + map.tx
      place.y = view.frame.minY + anchor.y + map.b * x + map.d * y + map.ty
      guard let parent = views[view.parent] else { return place }
      place.x -= parent.scroll.x
      place.y -= parent.scroll.y
      view = parent
    }
  }

  /// The middle of what a screen reader knows by that name, the last one that was made.
  ///
  /// - Parameter label: Its name for a screen reader, letter for letter.
  /// - Returns: The place in the screen's points; nil where nothing is called that.
  public func middle(of label: String) -> CGPoint? {
    views.values.filter { $0.accessibility?.label == label }.max { $0.number < $1.number }
      .flatMap { middle(of: $0.number) }
  }
}
