/// The view at the root: it holds a controller's view and hands out events.
open class UIWindow: UIView {
  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard oldValue !== rootViewController else { return }
      let shows = display.number != 0
      if let oldValue {
        oldValue.abandonPresented()
        if shows { oldValue.beginAppearance(false) }
        oldValue.viewIfLoaded?.removeFromSuperview()
        if shows { oldValue.endAppearance() }
      }
      if shows { showRoot() }
    }
  }

  /// Whether the window is hidden. One that was never shown comes in front of the others once this is set to false.
  open override var isHidden: Bool {
    didSet {
      guard !isHidden, display.number == 0, let process = AppProcess.current else { return }
      process.show(self)
      showRoot()
    }
  }

  /// Shows the window in front of the others and makes it the one that gets what belongs to no view.
  open func makeKeyAndVisible() {
    guard let process = AppProcess.current else { return }
    setStoredHidden(false)
    process.show(self)
    showRoot()
  }

  private final func showRoot() {
    guard let controller = rootViewController else { return }
    let view = controller.view!
    guard view.superview !== self else { return }
    controller.beginAppearance(true)
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
    layoutIfNeeded()
    controller.endAppearance()
  }

  open override var next: UIResponder? { AppProcess.current?.application }

  /// Hands the event's changed touch to its recognizers and then to its view.
  ///
  /// - Parameter event: The event.
  open func sendEvent(_ event: UIEvent) {
    guard let touch = event.changed else { return }
    if touch.meetsRecognizers, let process = AppProcess.current {
      process.gestures.deliver(touch, with: event, in: process)
    } else {
      touch.tellView(with: event)
    }
  }
}
