extension UIViewController {
  /// Presents a controller over the outermost one around this one.
  final func startPresenting(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    let presenter = outermost
    if !presenter.isBeingDismissed,
      let coordinator = presenter.presentation.presented?.presentation.coordinator,
      coordinator.state == .going, !coordinator.isCalling
    {
      coordinator.finish()
    }
    // Asked only now, because the presentation that was just ended may have begun another.
    if let reason = presenter.reasonNotToPresent(controller) {
      return print("Nothing is presented: \(controller) was to be, but \(reason).")
    }
    guard let window = presenter.viewIfLoaded?.window else { return }
    let coordinator = PresentationCoordinator(
      presenter: presenter, presented: controller, isAnimated: animated)
    presenter.presentation.presented = controller
    controller.presentation.presenting = presenter
    controller.presentation.coordinator = coordinator
    coordinator.present(in: window, completion: completion)
  }

  /// Returns the reason why this controller cannot present another, as the end of a sentence; nil if it can.
  private func reasonNotToPresent(_ controller: UIViewController) -> String? {
    // A controller that is dismissed takes along only the controllers that it presents by then.
    if isBeingDismissed { return "\(self) is being dismissed" }
    if presentation.presented != nil { return "\(self) presents another controller already" }
    if controller.presentation.presenting != nil { return "it is presented already" }
    if controller.parent != nil { return "it is contained in another controller" }
    if isContained(in: controller) { return "it contains the one that presents" }
    if controller.viewIfLoaded?.window != nil { return "its view is in a window already" }
    if viewIfLoaded?.window == nil { return "the view of \(self) is in no window" }
    return nil
  }

  /// Dismisses the controller that this one, or one around it, presents, or else the one of them that is presented. If
  /// there is neither, only the completion is called.
  final func startDismissing(animated: Bool, completion: (() -> Void)?) {
    guard let controller = presentedViewController ?? presentedAncestor,
      let coordinator = controller.presentation.coordinator
    else {
      completion?()
      return
    }
    coordinator.go(animated: animated, completion: completion)
  }

  private var presentedAncestor: UIViewController? {
    presentation.coordinator != nil ? self : target { $0.presentation.coordinator != nil }
  }

  /// The controller that this one presents, the controller that that one presents, and so on.
  final var presentedChain: [UIViewController] {
    var chain: [UIViewController] = []
    var here = presentation.presented
    while let controller = here {
      chain.append(controller)
      here = controller.presentation.presented
    }
    return chain
  }
}
