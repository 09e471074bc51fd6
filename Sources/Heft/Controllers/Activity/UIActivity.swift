import HeftProtocol

/// An activity for shared items. An app may bring its own, as subclasses.
open class UIActivity: NSObject {
  /// Names an activity.
  public struct ActivityType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let copyToPasteboard = ActivityType(rawValue: "com.apple.UIKit.activity.CopyToPasteboard")
    public static let saveToCameraRoll = ActivityType(rawValue: "com.apple.UIKit.activity.SaveToCameraRoll")
    /// Heft's own: handing on to another app, through the host.
    public static let share = ActivityType(rawValue: "dev.heft.activity.Share")
  }

  /// An activity that does nothing.
  public override init() {
    super.init()
  }

  /// The identifier of the activity in code.
  open var activityType: ActivityType? { nil }
  /// The title that the user reads.
  open var activityTitle: String? { nil }
  /// The picture beside the title, shown in the tint.
  open var activityImage: UIImage? { nil }

  /// Whether the activity can do something with the items.
  ///
  /// - Parameter activityItems: The items.
  /// - Returns: Whether it is offered. No, unless overridden.
  open func canPerform(withActivityItems activityItems: [UIActivityItem]) -> Bool { true }

  /// Takes the items, before it is performed.
  ///
  /// - Parameter activityItems: The items.
  open func prepare(withActivityItems activityItems: [UIActivityItem]) {}

  /// Does it, and calls `activityDidFinish(_:)` at its end.
  open func perform() {
    activityDidFinish(true)
  }

  /// The activity is over.
  ///
  /// - Parameter completed: Whether it did what it was to do.
  public final func activityDidFinish(_ completed: Bool) {
    let finish = onFinish
    onFinish = nil
    finish?(completed)
  }

  final var onFinish: ((Bool) -> Void)?
}

/// One thing to share. UIKit takes anything, which the page's build has no word for.
public enum UIActivityItem {
  case image(UIImage)
  /// Text, or an address.
  case text(String)
  /// A file with a small picture of it: Heft's own, where UIKit takes the address of a file.
  case file(HostFile, thumbnail: UIImage?)
}

/// Why sharing failed.
public enum UIActivityError: Error, Equatable {
  /// In the host's own words.
  case failed(String)
}
