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
    // Asked for now: what was ended may have set something else going.
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

  /// Why a controller cannot be presented by this one, as the end of a sentence; nil where it can.
  private func reasonNotToPresent(_ controller: UIViewController) -> String? {
    // Who goes takes only those along that it presents by then.
    if isBeingDismissed { return "\(self) is being dismissed" }
    if presentation.presented != nil { return "\(self) presents another controller already" }
    if controller.presentation.presenting != nil { return "it is presented already" }
    if controller.parent != nil { return "it is contained in another controller" }
    if isContained(in: controller) { return "it contains the one that presents" }
    if controller.viewIfLoaded?.window != nil { return "its view is in a window already" }
    if viewIfLoaded?.window == nil { return "the view of \(self) is in no window" }
    return nil
  }

  /// Takes away what this controller or one around it presents, else the one of them that is presented. Where
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
