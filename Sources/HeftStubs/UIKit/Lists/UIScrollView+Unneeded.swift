import Heft

extension UIScrollView {
  /// When a list shows the index at its side.
  public enum IndexDisplayMode: Int, Sendable { case automatic, alwaysHidden }

  public final var indexDisplayMode: IndexDisplayMode {
    get { .automatic }
    set {}
  }
  public final var automaticallyAdjustsScrollIndicatorInsets: Bool {
    get { true }
    set {}
  }
  /// Room at the ends and at the right of the bar that shows the height: those of `scrollIndicatorInsets`.
  public final var verticalScrollIndicatorInsets: UIEdgeInsets {
    get { scrollIndicatorInsets }
    set {
      scrollIndicatorInsets = UIEdgeInsets(
        top: newValue.top, left: scrollIndicatorInsets.left, bottom: newValue.bottom, right: newValue.right)
    }
  }
  /// Room at the ends of the bar that shows the width: those of `scrollIndicatorInsets`.
  public final var horizontalScrollIndicatorInsets: UIEdgeInsets {
    get { scrollIndicatorInsets }
    set {
      scrollIndicatorInsets = UIEdgeInsets(
        top: scrollIndicatorInsets.top, left: newValue.left, bottom: scrollIndicatorInsets.bottom,
        right: newValue.right)
    }
  }
  public final var allowsKeyboardScrolling: Bool {
    get { true }
    set {}
  }
}
