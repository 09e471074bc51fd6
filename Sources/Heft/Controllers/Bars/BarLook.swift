/// What a bar shows of all that an app has said of its look.
struct BarParts {
  /// The bar's own color, and what stands for it where there is none.
  var color: UIColor?
  var usualColor = BarMetrics.background
  /// The line at the bar's edge; nil means none.
  var shadow: UIColor? = .separator
  /// Whether the bar is dark whatever the device's colors are.
  var isBlack = false
  var title: TitleStyle?
  var largeTitle: TitleStyle?
  var buttons: ItemTitleStyle?
  var doneButtons: ItemTitleStyle?
  var backButton: ItemTitleStyle?

  var background: UIColor { color ?? usualColor }

  /// What a button of a bar has of it.
  func style(of item: UIBarButtonItem) -> ItemTitleStyle? { item.style == .done ? doneButtons : buttons }
}

/// What an app has taken away from a bar with empty pictures, as `setBackgroundImage(UIImage(), for: .default)` does.
package struct EmptyBarParts {
  /// Whether the bar has no background.
  package var hasNoBackground = false
  /// Whether the bar has no line at its edge.
  package var hasNoLine = false

  /// Nothing is taken away.
  package init() {}
}

/// What an app says of a bar's look beyond its colors. The class has nothing, so that an app that says nothing has none of it.
class BarLook {
  /// Whether several bars have the look, so that one of them that changes it needs its own.
  final var isShared = false

  /// Changes what a bar shows. At the edge nothing has scrolled under it.
  func change(_ parts: inout BarParts, of bar: UIView, isAtEdge: Bool) {}
  /// Has a bar or an item told of changes; it is not kept.
  func tell(_ owner: NSObject, _ changed: @escaping () -> Void) {}
  /// A navigation bar has the look from now on.
  func attach(to bar: UINavigationBar) {}
}

/// How the titles of a bar's items look in each state. The class has nothing, as with `BarLook`.
class ItemTitleStyle {
  func apply(to label: UILabel, in state: UIControl.State) {}
  /// The color of a tab's picture; nil means the default.
  func iconColor(in state: UIControl.State) -> UIColor? { nil }
}
