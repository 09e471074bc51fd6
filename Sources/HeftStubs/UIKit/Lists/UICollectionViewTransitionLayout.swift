import Heft

/// A layout on the way from one to another by a finger. Here the old one is seen until the end of the way.
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  public final let currentLayout: UICollectionViewLayout
  public final let nextLayout: UICollectionViewLayout
  /// How far the way is gone, from 0 to 1.
  open var transitionProgress: CGFloat = 0
  private final var values: [(key: String, value: CGFloat)] = []

  /// A way between two layouts.
  ///
  /// - Parameters:
  ///   - currentLayout: The layout at its beginning.
  ///   - nextLayout: The layout at its end.
  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    self.currentLayout = currentLayout
    nextLayout = newLayout
    super.init()
  }

  /// Keeps a number of the app's own.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - key: Its name.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) {
    values.removeAll { $0.key.utf8.elementsEqual(key.utf8) }
    values.append((key, value))
  }

  /// Returns a number of the app's own.
  ///
  /// - Parameter key: Its name.
  /// - Returns: The number; 0 where there is none.
  open func value(forAnimatedKey key: String) -> CGFloat {
    values.first { $0.key.utf8.elementsEqual(key.utf8) }?.value ?? 0
  }
}

/// A way between layouts that has begun.
private final class LayoutTransition {
  let layout: UICollectionViewTransitionLayout
  let completion: UICollectionView.LayoutInteractiveTransitionCompletion?

  init(
    _ layout: UICollectionViewTransitionLayout,
    _ completion: UICollectionView.LayoutInteractiveTransitionCompletion?
  ) {
    self.layout = layout
    self.completion = completion
  }
}

extension UICollectionView {
  public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

  /// Begins a way to another layout, which is seen once `finishInteractiveTransition()` is called.
  ///
  /// - Parameters:
  ///   - layout: The other layout.
  ///   - completion: Gets whether the animation came to its end, and whether the layout is another.
  /// - Returns: The way.
  public final func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout {
    Stub.say("UICollectionView.startInteractiveTransition", "the other layout is seen at the end of the way.")
    let way = UICollectionViewTransitionLayout(currentLayout: collectionViewLayout, nextLayout: layout)
    KeptProperty.layoutTransition.set(LayoutTransition(way, completion), of: self)
    return way
  }

  private final func endTransition() -> LayoutTransition? {
    let transition: LayoutTransition? = KeptProperty.layoutTransition.value(of: self)
    let none: LayoutTransition? = nil
    KeptProperty.layoutTransition.set(none, of: self)
    return transition
  }

  /// Shows the layout that the way leads to.
  public final func finishInteractiveTransition() {
    guard let transition = endTransition() else { return }
    setCollectionViewLayout(transition.layout.nextLayout, animated: true) { finished in
      transition.completion?(finished, true)
    }
  }

  /// Stays with the layout from which the way began.
  public final func cancelInteractiveTransition() {
    guard let transition = endTransition() else { return }
    DispatchQueue.main.async { transition.completion?(true, false) }
  }
}
