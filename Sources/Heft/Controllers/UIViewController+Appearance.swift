/// Where a controller is in coming and going.
enum AppearanceState {
  case disappeared
  case appearing
  case appeared
  case disappearing

  /// Whether the controller was told that it appears, and not that it disappears.
  var isShown: Bool { self == .appearing || self == .appeared }
}

extension UIViewController {
  /// A contained controller whose view is added or removed while its container is shown appears or disappears with it.
  final func viewDidMove(toWindow isShown: Bool) {
    guard let container = parent, !container.managesAppearance, container.appearance == .appeared
    else { return }
    beginAppearance(isShown)
    endAppearance()
  }

  /// Starts coming or going. Its end is `endAppearance()`.
  final func beginAppearance(_ isAppearing: Bool, animated: Bool = false) {
    setNeedsStatusBarAppearanceUpdate()
    switch (appearance, isAppearing) {
    case (.disappeared, true), (.disappearing, true):
      loadViewIfNeeded()
      appearance = .appearing
      presentation.isAnimated = animated
      viewWillAppear(animated)
    case (.appeared, false), (.appearing, false):
      appearance = .disappearing
      presentation.isAnimated = animated
      viewWillDisappear(animated)
    default: return
    }
    // The app can reverse the transition in one of these calls: then the reversal tells the rest.
    let state = appearance
    guard state.isShown == isAppearing else { return }
    containerWillAppear(isAppearing)
    for child in appearingChildren where appearance == state {
      child.beginAppearance(isAppearing, animated: animated)
    }
  }

  /// Has come or gone.
  final func endAppearance() {
    setNeedsStatusBarAppearanceUpdate()
    let animated = presentation.isAnimated
    let state: AppearanceState
    switch appearance {
    case .appearing:
      state = .appeared
      appearance = state
      viewDidAppear(animated)
      takeFreeFirstResponder()
    case .disappearing:
      state = .disappeared
      appearance = state
      viewDidDisappear(animated)
    default: return
    }
    for child in appearingChildren where appearance == state { child.endAppearance() }
  }

  /// Comes as far as the container has come, which is where a contained controller gets to at most.
  final func settleAppearance(in container: UIViewController) {
    if appearance == .appearing, container.appearance == .appeared { endAppearance() }
  }

  /// The nearest controller around this one of which something is true, from this one's container outwards.
  final func target(where isTarget: (UIViewController) -> Bool) -> UIViewController? {
    var here = parent
    while let container = here {
      if isTarget(container) { return container }
      here = container.parent
    }
    return nil
  }

  /// The title has changed: the items that show it follow.
  final func titleChanged() {
    navigationItemIfLoaded?.title = title
    tabBarItemIfLoaded?.title = title
  }

  /// Whether the controller is another controller or one of its descendants.
  final func isContained(in other: UIViewController) -> Bool {
    self === other || target { $0 === other } != nil
  }
}
