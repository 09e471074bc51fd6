/// What a navigation bar has beside its row of 44 points, and how high all of it is. A bar without large titles and
/// without search has none; what makes one is in a subclass, so that an app without them does not have it.
class NavigationExpansion {
  /// The height of the row in points, as it is now.
  var rowHeight: CGFloat { BarMetrics.height }
  /// The height of the row and of what is below it in points, as it is now.
  var height: CGFloat { BarMetrics.height }

  /// What the bar takes of a screen while nothing is collapsed, in points below the safe area.
  func fullHeight(of controller: UIViewController) -> CGFloat { BarMetrics.height }

  /// An item is about to be shown in place of what is.
  func begin(_ item: UINavigationItem?) {}

  /// Places what comes and what goes, as offsets of their screens.
  func move(incoming: CGFloat, outgoing: CGFloat, reducesMotion: Bool) {}

  /// What comes has come.
  func settle() {}

  /// The shown item, or what the bar wants of it, is another one.
  func changed() {}

  /// Places what is below the row.
  func layOut(content: NavigationBarContent?, hairline: UIView) {}
}

/// What collapses where content scrolls under it. A scroll view that nothing follows has none.
class ScrollCover {
  /// How much of the room above the content it leaves free now, in points.
  var freed: CGFloat { 0 }

  /// The content has moved.
  func moved(in view: UIScrollView) {}

  /// Where content that is let go comes to rest.
  func landing(_ proposed: CGPoint, in view: UIScrollView) -> CGPoint { proposed }
}
