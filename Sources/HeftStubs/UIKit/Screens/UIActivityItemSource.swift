// What is shared, made when it is shared.

import Heft

extension UIActivity.ActivityType {
  public static let markupAsPDF = Self(rawValue: "com.apple.UIKit.activity.MarkupAsPDF")
  public static let sharePlay = Self(rawValue: "com.apple.UIKit.activity.SharePlay")
  public static let addToHomeScreen = Self(rawValue: "com.apple.UIKit.activity.AddToHomeScreen")
  public static let collaborationInviteWithLink = Self(
    rawValue: "com.apple.UIKit.activity.CollaborationInviteWithLink")
  public static let collaborationCopyLink = Self(rawValue: "com.apple.UIKit.activity.CollaborationCopyLink")
}

/// Makes what is shared. It is asked once, for no certain activity, when the sheet is made.
public protocol UIActivityItemSource: AnyObject {
  /// Returns what stands for it until it is made: used where nothing is made.
  ///
  /// - Parameter activityViewController: A sheet, which is another than the one that is shown.
  /// - Returns: A text, an address or a picture.
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> AnyObject

  /// Returns what is shared.
  ///
  /// - Parameters:
  ///   - activityViewController: A sheet, which is another than the one that is shown.
  ///   - activityType: Nil.
  /// - Returns: A text, an address or a picture; nil is what stands for it.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> AnyObject?

  /// Returns the subject of a mail, which is not asked for.
  ///
  /// - Parameters:
  ///   - activityViewController: The sheet.
  ///   - activityType: The activity.
  /// - Returns: The subject.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String

  /// Returns the type of the data, which is not asked for.
  ///
  /// - Parameters:
  ///   - activityViewController: The sheet.
  ///   - activityType: The activity.
  /// - Returns: The type.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String

  /// Returns a small picture, which is not asked for.
  ///
  /// - Parameters:
  ///   - activityViewController: The sheet.
  ///   - activityType: The activity.
  ///   - size: How large it may be, in points.
  /// - Returns: The picture.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
  ) -> UIImage?
}

extension UIActivityItemSource {
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
  ) -> UIImage? { nil }

  /// What is shared, as a sheet takes it.
  fileprivate var item: UIActivityItem {
    let none: [UIActivityItem] = []
    let sheet = UIActivityViewController(activityItems: none, applicationActivities: nil)
    let object =
      activityViewController(sheet, itemForActivityType: nil) ?? activityViewControllerPlaceholderItem(sheet)
    return UIActivityItem(object: object)
  }
}

/// Makes what is shared, in a subclass.
open class UIActivityItemProvider: Operation, UIActivityItemSource {
  public final let placeholderItem: AnyObject?
  /// The activity for which it is made: none is known here.
  public final var activityType: UIActivity.ActivityType? { nil }

  /// Makes one.
  ///
  /// - Parameter placeholderItem: What stands for it until it is made.
  public init(placeholderItem: AnyObject) {
    self.placeholderItem = placeholderItem
    super.init()
  }

  /// Makes one.
  ///
  /// - Parameter placeholderItem: A text that stands for it until it is made.
  public convenience init(placeholderItem: String) { self.init(placeholderItem: heftObject(placeholderItem)) }

  /// Makes one.
  ///
  /// - Parameter placeholderItem: An address that stands for it until it is made.
  public convenience init(placeholderItem: URL) { self.init(placeholderItem: heftObject(placeholderItem)) }

  /// What is shared: what stands for it, unless overridden.
  open var item: AnyObject { placeholderItem ?? NSObject() }

  open func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController)
    -> AnyObject
  { placeholderItem ?? NSObject() }

  open func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> AnyObject? { item }
}

extension UIActivityItem {
  /// A text, an address or a picture as an object. Another object is an empty text.
  ///
  /// - Parameter object: The object.
  fileprivate init(object: AnyObject) {
    if let image = object as? UIImage {
      self = .image(image)
    } else if let text = String.heftValue(of: object) {
      self = .text(text)
    } else if let address = HeftBox<URL>.value(in: object) {
      self = .text(address.absoluteString)
    } else {
      Stub.say("UIActivityItemSource", "texts, addresses and pictures alone are shared here.")
      self = .text("")
    }
  }

  /// What a source makes.
  ///
  /// - Parameter source: The source.
  public init<Source: UIActivityItemSource>(_ source: Source) { self = source.item }
}

extension UIActivityViewController {
  /// Shares what sources make.
  ///
  /// - Parameters:
  ///   - activityItems: The sources.
  ///   - applicationActivities: The app's own activities, besides the system's.
  public convenience init(
    activityItems: [any UIActivityItemSource], applicationActivities: [UIActivity]?
  ) {
    var items: [UIActivityItem] = []
    for source in activityItems { items.append(source.item) }
    self.init(activityItems: items, applicationActivities: applicationActivities)
  }
}
