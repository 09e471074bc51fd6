/// The state of a controller's presentation.
struct ControllerPresentation {
  /// Whether it appears or disappears with an animation.
  var isAnimated = false
  /// Whether its container has told it that it has moved there.
  var hasArrived = true
  /// Whom it presents.
  var presented: UIViewController?
  /// The controller that presents it.
  @Weak var presenting: UIViewController? = nil
  /// The presentation that shows it.
  var coordinator: PresentationCoordinator?
  var popover: UIPopoverPresentationController?
  /// How it is presented in a narrow window, where its popover has a delegate.
  var adaptedStyle: (() -> UIModalPresentationStyle?)?
  /// Hears how the user leaves it.
  var dismissalListener: DismissalListener?
  /// The work alongside the transition that it is in; nil while none runs.
  var alongside: UIViewControllerTransitionCoordinator?
  /// How it comes and goes, where that is not as usual.
  var transitions: PresentationTransitions?
}

/// The transitions of a controller. An app without transitions of its own has only this class.
class PresentationTransitions {
  /// Returns the container around the presented controller; nil is the usual one.
  func makeContainer(for presented: UIViewController, over presenter: UIViewController)
    -> PresentationContainer?
  {
    nil
  }
  /// The container is in its window, and nothing has moved yet.
  func willPresent(animated: Bool) {}
  func didPresent() {}
  func willDismiss(animated: Bool) {}
  func didDismiss() {}
  /// Runs the transition in place of the usual one, and calls `finish` with whether it was completed. Returns whether
  /// it runs.
  func run(isComing: Bool, finish: @escaping (Bool) -> Void) -> Bool { false }
}

extension UIViewController {
  /// The controller that contains all others around this one, or this one.
  final var outermost: UIViewController {
    var here = self
    while let container = here.parent { here = container }
    return here
  }

  /// The first that is found at this controller or at those around it, from the inside out; nil where none has it.
  final func nearest<Found>(_ find: (UIViewController) -> Found?) -> Found? {
    var here: UIViewController? = self
    while let controller = here {
      if let found = find(controller) { return found }
      here = controller.parent
    }
    return nil
  }

  /// The controller that this one, or one around it, presents.
  public final var presentedViewController: UIViewController? { nearest { $0.presentation.presented } }

  /// The controller that presents this one, or one around it.
  public final var presentingViewController: UIViewController? { nearest { $0.presentation.presenting } }

  /// Whether the controller is on its way to be shown by a presentation.
  public final var isBeingPresented: Bool { presentation.coordinator?.state.isComing ?? false }

  /// Whether the controller is on its way out of a presentation.
  public final var isBeingDismissed: Bool { presentation.coordinator?.state == .going }

  /// Whether the controller is on its way into a container.
  public final var isMovingToParent: Bool { parent != nil && !presentation.hasArrived }

  /// Whether the controller goes as it disappears: it is no longer on the stack of its navigation controller, or in no other.
  public final var isMovingFromParent: Bool {
    guard let navigation = parent as? UINavigationController else { return parent == nil }
    return !navigation.viewControllers.contains { $0 === self }
  }

  /// The place that a popover would point to; only kept, because popovers are cards here.
  public final var popoverPresentationController: UIPopoverPresentationController? {
    if let popover = presentation.popover { return popover }
    let popover = UIPopoverPresentationController()
    popover.owner = self
    presentation.popover = popover
    return popover
  }
}

/// Where a popover points. Popovers are cards in the middle here, so this is only kept.
public final class UIPopoverPresentationController: NSObject {
  /// The view that it points at.
  public var sourceView: UIView? {
    get { view.wrappedValue }
    set { view.wrappedValue = newValue }
  }
  /// Where in that view, in its points.
  public var sourceRect = CGRect.zero
  /// The button that it points at.
  public var barButtonItem: UIBarButtonItem? {
    get { item.wrappedValue }
    set { item.wrappedValue = newValue }
  }
  /// The edges where its arrow may be.
  public var permittedArrowDirections = UIPopoverArrowDirection.any

  @Weak var owner: UIViewController? = nil
  var delegateReference = Weak<any UIPopoverPresentationControllerDelegate>(nil, token: nil)
  private var view = Weak<UIView>(wrappedValue: nil)
  private var item = Weak<UIBarButtonItem>(wrappedValue: nil)
}

/// Where a popover's arrow may be.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let up = UIPopoverArrowDirection(rawValue: 1)
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}
