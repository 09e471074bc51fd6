import Heft

/// How high a sheet stands, which a page does not choose: each fills the screen below the status bar, or the middle of a
/// large one.
public final class UISheetPresentationController: NSObject {
  /// A height at which a sheet rests.
  public struct Detent: Equatable {
    /// A height's name.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public init(_ rawValue: String) { self.rawValue = rawValue }
      public static let medium = Identifier("medium")
      public static let large = Identifier("large")
    }
    /// The height's name.
    public let identifier: Identifier
    /// - Returns: Half the screen's height.
    public static func medium() -> Detent { Detent(identifier: .medium) }
    /// - Returns: The whole height.
    public static func large() -> Detent { Detent(identifier: .large) }
  }

  /// The heights at which the sheet may rest.
  public var detents: [Detent] = [.large()] {
    didSet {
      if detents.contains(.medium()) {
        Stub.say("UISheetPresentationController", "a sheet has one height here.")
      }
    }
  }
  /// The height at which it is; nil means the first.
  public var selectedDetentIdentifier: Detent.Identifier?
  /// The largest height at which what is behind can still be used.
  public var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Whether it has a mark to hold it by.
  public var prefersGrabberVisible = false
  /// Whether scrolling makes it higher.
  public var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether it stays at the edge on low screens.
  public var prefersEdgeAttachedInCompactHeight = false
  /// Whether its width follows its content's.
  public var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// The radius of its corners in points; nil means the system's.
  public var preferredCornerRadius: CGFloat?

  /// Changes the heights with an animation: at once here.
  ///
  /// - Parameter changes: Changes them.
  public func animateChanges(_ changes: () -> Void) { changes() }
}

extension UIViewController {
  /// How high the sheet stands that shows the controller; nil where it is not shown as one.
  public var sheetPresentationController: UISheetPresentationController? {
    guard [.automatic, .pageSheet, .formSheet].contains(modalPresentationStyle) else { return nil }
    if let kept: UISheetPresentationController = KeptProperty.sheet.value(of: self) { return kept }
    let made = UISheetPresentationController()
    KeptProperty.sheet.set(made, of: self)
    return made
  }
}
