// The large picture of a bar's item that a long press shows to who reads large text, which a page does not show.

import Heft

/// Decides what a large picture shows; none is shown here.
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
  /// `largeContentViewerInteraction`, as older apps call it.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - item: The item.
  ///   - point: The point.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: UIView?, at point: CGPoint)
  /// `viewController`, as older apps call it.
  ///
  /// - Parameter interaction: The interaction.
  /// - Returns: The value.
  func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController
}

extension UILargeContentViewerInteractionDelegate {
  /// `largeContentViewerInteraction`, as older apps call it.
  ///
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - item: The item.
  ///   - point: The point.
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: UIView?, at point: CGPoint
  ) {}
  /// `viewController`, as older apps call it.
  ///
  /// - Parameter interaction: The interaction.
  /// - Returns: The value.
  public func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController {
    UIViewController()
  }
}

/// The press that shows an item large: it recognizes nothing here.
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
  @Weak public private(set) final var view: UIView? = nil
  @Weak public private(set) final var delegate: (any UILargeContentViewerInteractionDelegate)? = nil
  /// A recognizer that others may wait for; it is on no view.
  public final let gestureRecognizerForExclusionRelationship = UIGestureRecognizer()
  /// Whether the setting for it is on: never.
  public static var isEnabled: Bool { false }

  /// An interaction that does nothing.
  ///
  /// - Parameter delegate: Is never called.
  public init(delegate: (any UILargeContentViewerInteractionDelegate)? = nil) {
    super.init()
    self.delegate = delegate
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}
