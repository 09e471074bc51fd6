/// The layout of a view by constraints. A view without constraints has none, and an app without constraints has only
/// this class: a subclass solves them, and the first constraint makes it.
class ViewConstraining {
  /// Whether constraints place the view, and not its frame.
  final var isDriven = false
  /// Solves the changed constraints before the view is laid out.
  func prepare(_ view: UIView) {}
  /// Gives the subviews their solved frames.
  func place(in view: UIView) {}
  /// The view's frame was set.
  func moved(_ view: UIView) {}
  /// The size of the content has changed.
  func contentChanged(_ view: UIView) {}
  /// A scroll view zooms the view to another scale.
  func zoomed(_ view: UIView) {}
  /// The view was hidden or is shown again.
  func hiddenChanged() {}
  /// The view has come into another view.
  func entered(_ view: UIView) {}
  /// Returns the height that constraints in the view give it in a width, in points; 0 if they give none.
  func fittingHeight(of view: UIView, width: CGFloat) -> CGFloat { 0 }
  /// Returns the least size that constraints in the view give it, in points; zero if they give none.
  func fittingSize(of view: UIView) -> CGSize { .zero }
  /// Removes the constraints that tie a view below this one to it, because that view is about to leave.
  func lose(_ child: UIView) {}
}

extension UIView {
  /// Asks for `updateConstraints()` before the next layout.
  public final func setNeedsUpdateConstraints() {
    layout.needsUpdateConstraints = true
    setNeedsLayout()
  }

  /// Whether `updateConstraints()` will be called before the next layout.
  ///
  /// - Returns: Whether it will.
  public final func needsUpdateConstraints() -> Bool { layout.needsUpdateConstraints }

  /// Calls `updateConstraints()` of the view and its subviews where that was asked for, the inner views first.
  public final func updateConstraintsIfNeeded() {
    guard layout.needsLayout || layout.hasDescendantThatNeedsLayout else { return }
    for child in children { child.updateConstraintsIfNeeded() }
    guard layout.needsUpdateConstraints else { return }
    layout.needsUpdateConstraints = false
    if let controller { controller.updateViewConstraints() } else { updateConstraints() }
  }

  /// Removes the constraints between the view and the superviews that it leaves.
  final func leaveConstraints(of parent: UIView) {
    var holder: UIView? = parent
    while let here = holder {
      here.constraining?.lose(self)
      holder = here.parent
    }
  }
}
