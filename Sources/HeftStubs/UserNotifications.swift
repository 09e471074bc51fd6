import Heft

/// The ways in which a notification may appear.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = UNAuthorizationOptions(rawValue: 1)
  public static let sound = UNAuthorizationOptions(rawValue: 2)
  public static let alert = UNAuthorizationOptions(rawValue: 4)
  public static let carPlay = UNAuthorizationOptions(rawValue: 8)
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
  public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
  public static let provisional = UNAuthorizationOptions(rawValue: 64)
  public static let announcement = UNAuthorizationOptions(rawValue: 128)
}

/// A notification's words.
public class UNNotificationContent: NSObject {
  /// What a summary of several would say; none is shown.
  public final var summaryArgument = ""
  public final var summaryArgumentCount = 1
  public final var title = ""
  public final var subtitle = ""
  public final var body = ""
  public final var categoryIdentifier = ""
  public final var threadIdentifier = ""
  public final var launchImageName = ""
  public final var badge: NSNumber?
  public final var sound: UNNotificationSound?
  public final var userInfo = Notification.UserInfo()
}

/// A notification's words, to be written.
public final class UNMutableNotificationContent: UNNotificationContent {}

/// The sound that a notification would make.
public final class UNNotificationSound: NSObject {
  public static var `default`: UNNotificationSound { UNNotificationSound() }
  public static var defaultCritical: UNNotificationSound { UNNotificationSound() }

  public override init() { super.init() }
  /// A sound of the app's.
  ///
  /// - Parameter name: Its file.
  public init(named name: UNNotificationSoundName) { super.init() }
}

/// The name of a file with a sound.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The name of a file.
  ///
  /// - Parameter rawValue: The name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public init(stringLiteral value: String) { rawValue = value }
}

/// When a notification would come.
public class UNNotificationTrigger: NSObject {
  public final let repeats: Bool

  /// A trigger that never comes.
  ///
  /// - Parameter repeats: Whether it would come again.
  public init(repeats: Bool) {
    self.repeats = repeats
    super.init()
  }
}

/// A notification after a time.
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
  public let timeInterval: TimeInterval

  /// One that never comes.
  ///
  /// - Parameters:
  ///   - timeInterval: In seconds.
  ///   - repeats: Whether it would again.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }
}

/// A notification on a day.
public final class UNCalendarNotificationTrigger: UNNotificationTrigger {
  public let dateComponents: DateComponents

  /// One that never comes.
  ///
  /// - Parameters:
  ///   - dateComponents: When it would.
  ///   - repeats: Whether it would again.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }

  /// When it would come.
  ///
  /// - Returns: Nil: never.
  public func nextTriggerDate() -> Date? { nil }
}

/// The options of a button of a notification.
public struct UNNotificationActionOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
  public static let destructive = UNNotificationActionOptions(rawValue: 2)
  public static let foreground = UNNotificationActionOptions(rawValue: 4)
}

/// A button of a notification.
public final class UNNotificationAction: NSObject {
  public let identifier: String
  public let title: String

  /// A button of a notification that does not come.
  ///
  /// - Parameters:
  ///   - identifier: Its name.
  ///   - title: The title that the user reads.
  ///   - options: Make no difference here.
  public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    self.identifier = identifier
    self.title = title
    super.init()
  }
}

/// The options of a category of notifications.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
  public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 2)
}

/// The buttons that notifications of a category have.
public final class UNNotificationCategory: NSObject {
  public let identifier: String
  public let actions: [UNNotificationAction]

  /// A category of notifications that do not come.
  ///
  /// - Parameters:
  ///   - identifier: Its name.
  ///   - actions: Its buttons.
  ///   - intentIdentifiers: Make no difference here.
  ///   - options: Make no difference here.
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    options: UNNotificationCategoryOptions = []
  ) {
    self.identifier = identifier
    self.actions = actions
    super.init()
  }

  /// A category of notifications that do not come.
  ///
  /// - Parameters:
  ///   - identifier: Its name.
  ///   - actions: Its buttons.
  ///   - intentIdentifiers: Make no difference here.
  ///   - hiddenPreviewsBodyPlaceholder: Is not shown.
  ///   - categorySummaryFormat: Is not shown.
  ///   - options: Make no difference here.
  public convenience init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    hiddenPreviewsBodyPlaceholder: String?, categorySummaryFormat: String? = nil,
    options: UNNotificationCategoryOptions = []
  ) {
    self.init(
      identifier: identifier, actions: actions, intentIdentifiers: intentIdentifiers, options: options)
  }
}

/// Whether the user lets notifications come.
public enum UNAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, authorized, provisional
}

/// The settings that the user has made for notifications: none are allowed.
public final class UNNotificationSettings: NSObject {
  public var authorizationStatus: UNAuthorizationStatus { .denied }
}

/// A notification that is asked for.
public final class UNNotificationRequest: NSObject {
  public let identifier: String
  public let content: UNNotificationContent
  public let trigger: UNNotificationTrigger?

  public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
    self.identifier = identifier
    self.content = content
    self.trigger = trigger
    super.init()
  }
}

/// The ways in which a notification may appear, as iOS 8 has them.
public struct UIUserNotificationType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = UIUserNotificationType(rawValue: 1)
  public static let sound = UIUserNotificationType(rawValue: 2)
  public static let alert = UIUserNotificationType(rawValue: 4)
}

/// The settings that an app of iOS 8 asks for.
public final class UIUserNotificationSettings: NSObject {
  public let types: UIUserNotificationType

  /// Makes one.
  ///
  /// - Parameters:
  ///   - types: The ways in which notifications may appear.
  ///   - categories: Makes no difference here.
  public init(types: UIUserNotificationType, categories: Set<NSObject>?) {
    self.types = types
    super.init()
  }

  /// Makes one.
  ///
  /// - Parameters:
  ///   - types: The ways in which notifications may appear.
  ///   - categories: Makes no difference here.
  public convenience init(forTypes types: UIUserNotificationType, categories: Set<NSObject>?) {
    self.init(types: types, categories: categories)
  }
}

extension UIApplication {
  /// Would ask the user to let notifications come.
  ///
  /// - Parameter settings: The ways in which notifications may appear.
  public final func registerUserNotificationSettings(_ settings: UIUserNotificationSettings) {
    Stub.say("UIApplication.registerUserNotificationSettings", "there are no notifications here.")
  }
}

/// The delegate that would be told of notifications.
public protocol UNUserNotificationCenterDelegate: AnyObject {}

/// How a notification would be shown while the app is in front.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = UNNotificationPresentationOptions(rawValue: 1)
  public static let sound = UNNotificationPresentationOptions(rawValue: 2)
  public static let alert = UNNotificationPresentationOptions(rawValue: 4)
  public static let list = UNNotificationPresentationOptions(rawValue: 8)
  public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}

/// A notification that has come. None does.
public final class UNNotification: NSObject {
  public let request: UNNotificationRequest
  public let date: Date

  init(request: UNNotificationRequest, date: Date) {
    self.request = request
    self.date = date
    super.init()
  }
}

/// The user's response to a notification.
public final class UNNotificationResponse: NSObject {
  public let notification: UNNotification
  public let actionIdentifier: String

  init(notification: UNNotification, actionIdentifier: String) {
    self.notification = notification
    self.actionIdentifier = actionIdentifier
    super.init()
  }
}

public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// Notifications that never come: the user is taken to have refused them.
public final class UNUserNotificationCenter: NSObject {
  @Weak public var delegate: (any UNUserNotificationCenterDelegate)?

  public static func current() -> UNUserNotificationCenter { UNUserNotificationCenter() }

  public func requestAuthorization(
    options: UNAuthorizationOptions = [], completionHandler: @escaping (Bool, NSError?) -> Void
  ) {
    Stub.say("UNUserNotificationCenter", "there are no notifications here; they count as refused.")
    DispatchQueue.main.async { completionHandler(false, nil) }
  }

  public func add(
    _ request: UNNotificationRequest, withCompletionHandler completionHandler: ((NSError?) -> Void)? = nil
  ) {
    Stub.say("UNUserNotificationCenter", "there are no notifications here; they count as refused.")
    if let completionHandler { DispatchQueue.main.async { completionHandler(nil) } }
  }

  /// Would set what buttons notifications have.
  ///
  /// - Parameter categories: Left aside.
  public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {}

  /// Asks what the user allows, which is nothing.
  ///
  /// - Parameter completionHandler: Is told, later.
  public func getNotificationSettings(completionHandler: @escaping (UNNotificationSettings) -> Void) {
    DispatchQueue.main.async { completionHandler(UNNotificationSettings()) }
  }

  /// Asks for what has been added, of which nothing is kept.
  ///
  /// - Parameter completionHandler: Is told, later.
  public func getPendingNotificationRequests(completionHandler: @escaping ([UNNotificationRequest]) -> Void) {
    DispatchQueue.main.async { completionHandler([]) }
  }

  /// Would forget some that are to come.
  ///
  /// - Parameter identifiers: Left aside.
  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {}
  /// Would forget some that have come.
  ///
  /// - Parameter identifiers: Left aside.
  public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
  public func removeAllPendingNotificationRequests() {}
  public func removeAllDeliveredNotifications() {}
}
