// Views from which and onto which something is dragged, which nothing is here.

import Heft

/// Makes a view's content something that is dragged. It is not here.
open class UIDragInteraction: NSObject, UIInteraction {
  @Weak public private(set) final var view: UIView? = nil
  @Weak public private(set) final var delegate: (any UIDragInteractionDelegate)? = nil
  open var isEnabled = false
  open var allowsSimultaneousRecognitionDuringLift = false
  public class var isEnabledByDefault: Bool { false }

  /// Makes one.
  ///
  /// - Parameter delegate: Would say what is dragged.
  public init(delegate: any UIDragInteractionDelegate) {
    super.init()
    self.delegate = delegate
    Stub.say("UIDragInteraction", "nothing is dragged here.")
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}

/// Says what is dragged from a view.
public protocol UIDragInteractionDelegate: AnyObject {
  /// Returns what is dragged.
  ///
  /// - Parameters:
  ///   - interaction: The view's interaction.
  ///   - session: The drag.
  /// - Returns: The items; none for no drag.
  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession)
    -> [UIDragItem]
}

/// Makes a view a place where something is dropped. It is not here.
open class UIDropInteraction: NSObject, UIInteraction {
  @Weak public private(set) final var view: UIView? = nil
  @Weak public private(set) final var delegate: (any UIDropInteractionDelegate)? = nil
  open var allowsSimultaneousDropSessions = false

  /// Makes one.
  ///
  /// - Parameter delegate: Would take what is dropped.
  public init(delegate: any UIDropInteractionDelegate) {
    super.init()
    self.delegate = delegate
    Stub.say("UIDropInteraction", "nothing is dropped here.")
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}

/// Takes what is dropped on a view.
public protocol UIDropInteractionDelegate: AnyObject {
  /// Returns whether the view takes what is dragged.
  ///
  /// - Parameters:
  ///   - interaction: The view's interaction.
  ///   - session: The drag.
  /// - Returns: Whether it does.
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
  /// Returns what would be done with it.
  ///
  /// - Parameters:
  ///   - interaction: The view's interaction.
  ///   - session: The drag.
  /// - Returns: The proposal.
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
    -> UIDropProposal
  /// It was dropped.
  ///
  /// - Parameters:
  ///   - interaction: The view's interaction.
  ///   - session: The drag.
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
}

extension UIDropInteractionDelegate {
  public func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
  {
    true
  }
  public func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession)
    -> UIDropProposal
  { UIDropProposal(operation: .cancel) }
  public func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {}
}

/// Opens something when what is dragged rests on it, which nothing does here.
public final class UISpringLoadedInteraction: NSObject, UIInteraction {
  @Weak public private(set) var view: UIView? = nil

  /// Makes one.
  ///
  /// - Parameter activationHandler: Never called.
  public init(
    activationHandler: @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
  ) {
    super.init()
    Stub.say("UISpringLoadedInteraction", "nothing is dragged here.")
  }

  public func willMove(to view: UIView?) {}
  public func didMove(to view: UIView?) { self.view = view }
}

/// How far something is on the way to be opened by what rests on it.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
  case inactive, possible, activating, activated
}

/// Where what is dragged rests. It does not here.
public protocol UISpringLoadedInteractionContext: AnyObject {
  var state: UISpringLoadedInteractionEffectState { get }
  var targetView: UIView? { get set }
}

extension UISpringLoadedInteractionContext {
  /// Returns where the finger is: nowhere.
  ///
  /// - Parameter view: The view in whose points it is.
  /// - Returns: The view's corner.
  public func location(in view: UIView?) -> CGPoint { .zero }
}
