import Heft

// The app's quick actions, wherever the user was.
extension DoodlesViewController {
  /// The canvas that is there already; nil where nobody draws.
  private var canvasNavigation: UINavigationController? { split?.canvas }

  /// Shows an empty canvas, or the one that is there with what is on it.
  func startDoodle() {
    guard canvasNavigation == nil else { return }
    goHome()
    presentCanvas(animated: false)
  }

  /// Shows a doodle and the share sheet over it. A drawing that is not saved stays, and the sheet is over that.
  func share(_ doodle: Doodle) {
    if let canvasNavigation {
      if canvasNavigation.presentedViewController != nil { canvasNavigation.dismiss(animated: false) }
      return canvasNavigation.share(
        doodle, from: canvasNavigation.viewControllers.first?.navigationItem.rightBarButtonItem)
    }
    goHome()
    show(doodle, animated: false)?.share()
  }

  /// Back to the list, without whatever lies over it.
  private func goHome() {
    if navigationController?.presentedViewController != nil { navigationController?.dismiss(animated: false) }
    navigationController?.popToRootViewController(animated: false)
  }
}
