// The reasons besides a quick action for which the system starts an app: addresses and activities of other apps. None
// come here.

import Heft

extension UIApplication {
  /// Names a value among those that come with an address.
  public struct OpenURLOptionsKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  /// Opens an address, as iOS 9 calls it.
  ///
  /// - Returns: Whether there is something that opens it.
  @discardableResult public final func openURL(_ url: URL) -> Bool {
    let canOpen = canOpenURL(url)
    if canOpen { open(url) }
    return canOpen
  }
}

/// An activity of an app that can go on elsewhere. Here no other device is told of it.
open class NSUserActivity: NSObject {
  public final let activityType: String
  public final var title: String?
  public final var webpageURL: URL?
  public final var isEligibleForSearch = false
  public final var isEligibleForHandoff = false
  public final var isEligibleForPublicIndexing = false
  public final var isEligibleForPrediction = false
  public final var needsSave = false
  public final var requiredUserInfoKeys: Set<String>?
  public final var persistentIdentifier: String?
  public final var targetContentIdentifier: String?
  public final var referrerURL: URL?
  public final var keywords: Set<String> = []
  /// When it is of no use any more: far in the future unless it is set.
  public final var expirationDate: Date! = .distantFuture
  public final var supportsContinuationStreams = false
  /// Never called: nothing is taken up elsewhere.
  @Weak public final var delegate: NSUserActivityDelegate?
  /// The values that belong to the activity, as in a quick action's `userInfo`.
  public final var userInfo: UIApplicationShortcutItem.UserInfo?

  /// Adds to what belongs to the activity.
  ///
  /// - Parameter entries: The values to add; a key that is there already gets the new value.
  public final func addUserInfoEntries(from entries: UIApplicationShortcutItem.UserInfo) {
    var all = userInfo ?? [:]
    for key in entries.keys { all[key] = entries[key] }
    userInfo = all
  }

  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  public final func becomeCurrent() {
    Stub.say("NSUserActivity.becomeCurrent", "nobody is told of activities here.")
  }
  public final func resignCurrent() {}
  public final func invalidate() {}
}

/// An object that takes an activity up again.
public protocol UIUserActivityRestoring: AnyObject {}

extension UIResponder: UIUserActivityRestoring {
  nonisolated(unsafe) private static var heftActivities: [ObjectIdentifier: NSUserActivity] = [:]

  /// The user's activity there. Kept only: it is not taken up anywhere.
  public final var userActivity: NSUserActivity? {
    get { UIResponder.heftActivities[ObjectIdentifier(self)] }
    set { UIResponder.heftActivities[ObjectIdentifier(self)] = newValue }
  }
}

extension UISceneSession {
  /// Nothing: no scene is restored here.
  public var stateRestorationActivity: NSUserActivity? { nil }
  public var persistentIdentifier: String { "main" }
}

extension UIActivityItem {
  public init(_ text: String) { self = .text(text) }
  public init(_ url: URL) { self = .text(url.absoluteString) }
  public init(_ image: UIImage) { self = .image(image) }
  /// A picture; a missing one is shared as an empty text.
  ///
  /// - Parameter image: The picture.
  public init(_ image: UIImage?) { self = image.map { .image($0) } ?? .text("") }
  /// A text; a missing one is empty.
  ///
  /// - Parameter text: The text.
  public init(_ text: String?) { self = .text(text ?? "") }
  /// An address; a missing one is an empty text.
  ///
  /// - Parameter url: The address.
  public init(_ url: URL?) { self = .text(url?.absoluteString ?? "") }
  public init(_ text: NSString) { self = .text("\(text)") }
  /// The letters of a text; a missing one is empty.
  ///
  /// - Parameter text: The text.
  public init(_ text: NSAttributedString?) { self = .text(text?.string ?? "") }
}

/// Gives the user a picture as a file, which stands for the photo library.
///
/// - Parameters:
///   - image: The picture.
///   - completionTarget: Not told.
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: AnyObject?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) { image.saveFile() }

/// Gives the user a picture as a file, which stands for the photo library, and tells the target.
public func UIImageWriteToSavedPhotosAlbum<Target: NSObject>(
  _ image: UIImage, _ completionTarget: Target,
  _ completionSelector: @escaping (Target) -> (UIImage, NSError?, UnsafeRawPointer) -> Void,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  image.saveFile()
  let target = Weak(wrappedValue: completionTarget as NSObject)
  DispatchQueue.main.async {
    guard let target = target.wrappedValue as? Target else { return }
    withUnsafeBytes(of: 0) { bytes in
      if let start = bytes.baseAddress {
        completionSelector(target)(image, nil, contextInfo.map { UnsafeRawPointer($0) } ?? start)
      }
    }
  }
}

/// An activity of a brought app, which takes the shared items as objects: the superclass that the importer gives it.
open class HeftActivity: UIActivity {
  /// Whether the activity can do something with the items.
  ///
  /// - Parameter activityItems: Pictures and texts as objects; files are left out.
  /// - Returns: Whether it is offered. Yes, unless overridden.
  open func canPerform(withActivityItems activityItems: [AnyObject]) -> Bool { true }

  /// Takes the items, before it is performed.
  ///
  /// - Parameter activityItems: Pictures and texts as objects; files are left out.
  open func prepare(withActivityItems activityItems: [AnyObject]) {}

  public final override func canPerform(withActivityItems activityItems: [UIActivityItem]) -> Bool {
    canPerform(withActivityItems: HeftActivity.objects(activityItems))
  }

  public final override func prepare(withActivityItems activityItems: [UIActivityItem]) {
    prepare(withActivityItems: HeftActivity.objects(activityItems))
  }

  private static func objects(_ items: [UIActivityItem]) -> [AnyObject] {
    var objects: [AnyObject] = []
    for item in items {
      switch item {
      case .image(let image): objects.append(image)
      case .text(let text): objects.append(NSString(string: text))
      case .file: break
      }
    }
    return objects
  }
}
