// Moving from view to view by a remote control or keys. The browser does that itself, so that no app is told.

import Heft

/// A part of the screen that could be moved to.
public protocol UIFocusEnvironment: AnyObject {}

/// A view that could be moved to.
public protocol UIFocusItem: UIFocusEnvironment {}

extension UIFocusEnvironment {
  /// Would move to where the app likes to begin.
  public func setNeedsFocusUpdate() {}
  /// Would move at once.
  public func updateFocusIfNeeded() {}
}

extension UIView: UIFocusItem {
  /// Whether the user has moved there, of which an app is not told.
  public final var isFocused: Bool { false }
}

extension UIViewController: UIFocusEnvironment {
  public final var restoresFocusAfterTransition: Bool {
    get { true }
    set {}
  }
}

/// Which way the user moves.
public struct UIFocusHeading: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let up = UIFocusHeading(rawValue: 1)
  public static let down = UIFocusHeading(rawValue: 2)
  public static let left = UIFocusHeading(rawValue: 4)
  public static let right = UIFocusHeading(rawValue: 8)
  public static let next = UIFocusHeading(rawValue: 16)
  public static let previous = UIFocusHeading(rawValue: 32)
}

/// A move from one view to another: none is told of.
open class UIFocusUpdateContext: NSObject {
  public final var previouslyFocusedView: UIView? { nil }
  public final var nextFocusedView: UIView? { nil }
  public final var previouslyFocusedItem: (any UIFocusItem)? { nil }
  public final var nextFocusedItem: (any UIFocusItem)? { nil }
  public final var focusHeading: UIFocusHeading { [] }
}

/// A move in a table: none is told of.
public final class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  public var previouslyFocusedIndexPath: IndexPath? { nil }
  public var nextFocusedIndexPath: IndexPath? { nil }
}

/// A move in a collection: none is told of.
public final class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  public var previouslyFocusedIndexPath: IndexPath? { nil }
  public var nextFocusedIndexPath: IndexPath? { nil }
}

/// Animations that go with a move.
public final class UIFocusAnimationCoordinator: NSObject {
  /// Animates at once.
  ///
  /// - Parameters:
  ///   - animations: Sets the properties; nil for none.
  ///   - completion: Called at the end; nil means nothing.
  public func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    UIView.animate(withDuration: 0.2, animations: { animations?() }, completion: { _ in completion?() })
  }
}

/// The moves of a part of the screen, which are the browser's.
public final class UIFocusSystem: NSObject {
  public static let didUpdateNotification = NSNotification.Name("UIFocusDidUpdateNotification")
  public static let movementDidFailNotification = NSNotification.Name("UIFocusMovementDidFailNotification")
  public var focusedItem: (any UIFocusItem)? { nil }

  /// Returns the moves around a view or controller.
  ///
  /// - Parameter environment: The view or controller.
  /// - Returns: Nil: the browser moves.
  public static func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? { nil }
}
