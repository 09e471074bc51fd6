// The segues of a scene's controls, rows and views; called by sources that are made of a storyboard.

extension UIStoryboard {
  /// Has a closure make a controller's view when that is first asked for: Heft's own, for a scene.
  ///
  /// - Parameters:
  ///   - controller: The controller.
  ///   - make: Sets its `view`.
  public static func loadView<Controller: UIViewController>(
    of controller: Controller, by make: @escaping (Controller) -> Void
  ) {
    controller.sceneView = { make(unsafeDowncast($0, to: Controller.self)) }
  }
}

extension UIViewController {
  /// Performs the segue of that name unless the controller refuses: the action of a control in a scene. Heft's own.
  ///
  /// - Parameters:
  ///   - identifier: The segue's name.
  ///   - sender: What was pressed.
  public final func triggerSegue(_ identifier: String, sender: AnyObject?) {
    guard shouldPerformSegue(withIdentifier: identifier, sender: sender) else { return }
    performSegue(withIdentifier: identifier, sender: sender)
  }

  /// Has the selection of a row perform the segue of that name, with its cell as the sender. Heft's own.
  ///
  /// - Parameters:
  ///   - identifier: The segue's name.
  ///   - cell: The cell.
  public final func attachSegue(_ identifier: String, to cell: UITableViewCell) {
    cell.selectionSegue = SelectionSegue(identifier: identifier, controller: self)
  }

  /// Has the accessory button of a row perform the segue of that name, with its cell as the sender. Heft's own.
  ///
  /// - Parameters:
  ///   - identifier: The segue's name.
  ///   - cell: The cell.
  public final func attachAccessorySegue(_ identifier: String, to cell: UITableViewCell) {
    cell.accessorySegue = SelectionSegue(identifier: identifier, controller: self)
  }

  /// Has the choice of an item perform the segue of that name, with its cell as the sender. Heft's own.
  ///
  /// - Parameters:
  ///   - identifier: The segue's name.
  ///   - cell: The cell.
  public final func attachSegue(_ identifier: String, to cell: UICollectionViewCell) {
    cell.selectionSegue = SelectionSegue(identifier: identifier, controller: self)
  }

  /// Has a control perform the segue of that name. Heft's own.
  ///
  /// - Parameters:
  ///   - identifier: The segue's name.
  ///   - control: The control.
  ///   - event: The event that performs the segue.
  public final func attachSegue(_ identifier: String, to control: UIControl, for event: UIControl.Event) {
    let action = UIAction(
      handler: weakify(self) { controller, action in
        controller.triggerSegue(identifier, sender: action.sender)
      })
    control.addAction(action, for: event)
  }

  /// Has a button of a bar perform the segue of that name. Heft's own.
  ///
  /// - Parameters:
  ///   - identifier: The segue's name.
  ///   - item: The button.
  public final func attachSegue(_ identifier: String, to item: UIBarButtonItem) {
    item.press = weakify(self) { $0.triggerSegue(identifier, sender: $1) }
  }

  /// Has a gesture perform the segue of that name. Heft's own.
  ///
  /// - Parameters:
  ///   - identifier: The segue's name.
  ///   - gesture: The recognizer.
  public final func attachSegue(_ identifier: String, to gesture: UIGestureRecognizer) {
    gesture.addHandler(
      weakify(self) { controller, gesture in
        if gesture.state == .began || gesture.state == .recognized {
          controller.triggerSegue(identifier, sender: gesture)
        }
      })
  }

  /// Has a button of a bar call a closure with this controller. Heft's own.
  ///
  /// - Parameters:
  ///   - item: The button.
  ///   - action: Called with the button.
  public final func attachAction(to item: UIBarButtonItem, _ action: @escaping (UIBarButtonItem) -> Void) {
    item.press = action
  }

  /// Has a press on a view preview the destination of that segue, and a deeper one go there. Heft's own.
  ///
  /// - Parameters:
  ///   - identifier: The segue's name.
  ///   - commit: The segue to go at the deeper press, to a controller of its own; nil is the same segue,
  ///     which shows the controller that was previewed.
  ///   - view: The view that is pressed.
  public final func attachPreviewSegue(_ identifier: String, commit: String? = nil, to view: UIView) {
    registerForPreviewing(
      with: SeguePreviewing(controller: self, preview: identifier, commit: commit, view: view),
      sourceView: view)
  }

  /// Puts the destination of that segue into a view as a child. Heft's own.
  ///
  /// - Parameters:
  ///   - identifier: The segue's name.
  ///   - container: The view.
  public final func embedSegue(_ identifier: String, in container: UIView) {
    guard let child = going(by: identifier, sender: nil)?.destination else { return }
    addChild(child)
    child.view.frame = container.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(child.view)
    child.didMove(toParent: self)
  }

  final func unwind(by segue: UIStoryboard.Segue, sender: AnyObject?) {
    guard let arrival = segue.arrival else { return }
    var place: UIViewController? = self
    while let current = place {
      let beside = (current.parent as? UINavigationController)?.viewControllers ?? []
      let stack = [current] + beside.reversed() + current.children.reversed()
      for candidate in stack where candidate !== self {
        guard let arrive = arrival(candidate) else { continue }
        let going = segue.made(from: self, to: candidate)
        prepare(for: going, sender: sender)
        arrive(going)
        return going.perform()
      }
      place = current.parent ?? current.presentingViewController
    }
    print("No controller on the way back takes the segue \"\(segue.identifier)\".")
  }

  /// Shows a controller that is there already: dismisses the controllers presented over it, then pops those above it.
  final func goBack(to controller: UIViewController, animated: Bool) {
    if controller.presentedViewController != nil {
      controller.dismiss(animated: animated)
    } else if let container = controller.navigationController, container.presentedViewController != nil {
      container.dismiss(animated: animated)
    }
    if let stack = controller.navigationController, stack.topViewController !== controller {
      _ = stack.popToViewController(controller, animated: animated)
    }
  }
}

/// The segue of a row or an item when it is selected, or of a row's accessory button when it is pressed.
final class SelectionSegue {
  let identifier: String
  @Weak var controller: UIViewController?

  init(identifier: String, controller: UIViewController) {
    self.identifier = identifier
    self.controller = controller
  }

  func follow(from cell: UIView) {
    controller?.triggerSegue(identifier, sender: cell)
  }
}

/// Previews the destination of a segue that a storyboard marks with peek and pop.
final class SeguePreviewing: NSObject, UIViewControllerPreviewingDelegate {
  @Weak private var controller: UIViewController?
  @Weak private var view: UIView?
  private let preview: String
  private let commit: String?
  private var going: UIStoryboardSegue?

  init(controller: UIViewController, preview: String, commit: String?, view: UIView) {
    self.preview = preview
    self.commit = commit
    self.controller = controller
    self.view = view
  }

  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController? {
    guard let controller, controller.shouldPerformSegue(withIdentifier: preview, sender: view) else {
      return nil
    }
    going = controller.going(by: preview, sender: view)
    return going?.destination
  }

  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController
  ) {
    if let commit {
      controller?.performSegue(withIdentifier: commit, sender: view)
    } else {
      going?.perform()
    }
    going = nil
  }
}
