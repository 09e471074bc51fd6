/// The part of a navigation bar below its row of 44 points, and the height of the whole bar. A bar without large titles
/// and without search has none; a subclass makes one, so that an app without them does not have it.
class NavigationExpansion {
  /// The height of the row in points, as it is now.
  var rowHeight: CGFloat { BarMetrics.height }
  /// The height of the row and of the part below it in points, as it is now.
  var height: CGFloat { BarMetrics.height }

  /// Returns the height of the bar over a screen while nothing is collapsed, in points below the safe area.
  func fullHeight(of controller: UIViewController) -> CGFloat { BarMetrics.height }

  /// An item is about to replace the shown one.
  func begin(_ item: UINavigationItem?) {}

  /// Places the incoming and the outgoing content, as offsets of their screens.
  func move(incoming: CGFloat, outgoing: CGFloat, reducesMotion: Bool) {}

  /// The transition has ended.
  func settle() {}

  /// The shown item, or the form that the bar wants it in, has changed.
  func changed() {}

  /// Places the part below the row.
  func layOut(content: NavigationBarContent?, hairline: UIView) {}
}

/// A part of a bar that collapses when content scrolls under it. A scroll view that nothing follows has none.
class ScrollCover {
  /// The height of the room above the content that it leaves free now, in points.
  var freed: CGFloat { 0 }

  /// The content has moved.
  func moved(in view: UIScrollView) {}

  /// Returns the offset at which content that is let go comes to rest.
  func landing(_ proposed: CGPoint, in view: UIScrollView) -> CGPoint { proposed }
}
