// The notifications of iOS 4 to 9. They are kept as the app has scheduled them, and never come.

import Heft

/// A notification that the app would show at a time.
public final class UILocalNotification: NSObject {
  /// When it would come; nil is at once.
  public var fireDate: Date?
  public var timeZone: TimeZone?
  /// How often it would come again; nil is once.
  public var repeatInterval: Calendar.Component?
  public var repeatCalendar: Calendar?
  public var alertBody: String?
  public var hasAction = true
  public var alertAction: String?
  public var alertLaunchImage: String?
  public var alertTitle: String?
  public var soundName: String?
  public var applicationIconBadgeNumber = 0
  /// The values that belong to it.
  public var userInfo: Notification.UserInfo?
  public var category: String?
  public var regionTriggersOnce = true

  public override init() { super.init() }
}

/// The name of the system's own sound.
public let UILocalNotificationDefaultSoundName = "UILocalNotificationDefaultSoundName"

extension UIApplication {
  nonisolated(unsafe) private static var heftNotifications: [UILocalNotification] = []

  /// The notifications that the app has scheduled. None of them comes.
  public final var scheduledLocalNotifications: [UILocalNotification]? {
    get { UIApplication.heftNotifications }
    set {
      UIApplication.heftNotifications = newValue ?? []
      if newValue?.isEmpty == false { sayNothingComes() }
    }
  }

  /// Keeps a notification that would come later.
  ///
  /// - Parameter notification: The notification.
  public final func scheduleLocalNotification(_ notification: UILocalNotification) {
    sayNothingComes()
    UIApplication.heftNotifications.append(notification)
  }

  /// Would show a notification at once.
  ///
  /// - Parameter notification: Left aside.
  public final func presentLocalNotificationNow(_ notification: UILocalNotification) { sayNothingComes() }

  /// Forgets a notification.
  ///
  /// - Parameter notification: The notification.
  public final func cancelLocalNotification(_ notification: UILocalNotification) {
    UIApplication.heftNotifications.removeAll { $0 === notification }
  }

  /// Forgets all notifications.
  public final func cancelAllLocalNotifications() { UIApplication.heftNotifications = [] }

  /// Does nothing: the app is not registered.
  public final func unregisterForRemoteNotifications() {}
  /// Whether the app gets notifications from afar: no.
  public final var isRegisteredForRemoteNotifications: Bool { false }
  /// What the user allows, which is nothing.
  public final var currentUserNotificationSettings: UIUserNotificationSettings? {
    UIUserNotificationSettings(types: [], categories: nil)
  }

  private final func sayNothingComes() {
    Stub.say("UILocalNotification", "there are no notifications here.")
  }
}

extension UIUserNotificationSettings {
  /// The kinds of notifications with buttons, which are not kept.
  public var categories: Set<UIUserNotificationCategory>? { nil }
}

/// Where the app would be when a button of a notification is touched.
public enum UIUserNotificationActivationMode: UInt, Sendable { case foreground, background }

/// How many buttons a notification has room for.
public enum UIUserNotificationActionContext: UInt, Sendable { case `default`, minimal }

/// What a button of a notification does.
public enum UIUserNotificationActionBehavior: UInt, Sendable { case `default`, textInput }

/// A button of a notification.
open class UIUserNotificationAction: NSObject {
  public final var identifier: String?
  public final var title: String?
  public final var behavior = UIUserNotificationActionBehavior.default
  public final var activationMode = UIUserNotificationActivationMode.foreground
  public final var isAuthenticationRequired = false
  public final var isDestructive = false

  public override init() { super.init() }
}

/// A button of a notification while the app describes it.
public final class UIMutableUserNotificationAction: UIUserNotificationAction {}

/// A kind of notifications with buttons.
open class UIUserNotificationCategory: NSObject {
  public final var identifier: String?
  fileprivate final var kept: [UIUserNotificationActionContext: [UIUserNotificationAction]] = [:]

  public override init() { super.init() }

  /// The buttons of the notifications.
  ///
  /// - Parameter context: How many there is room for.
  /// - Returns: The buttons; nil where none are set.
  public final func actions(for context: UIUserNotificationActionContext) -> [UIUserNotificationAction]? {
    kept[context]
  }
}

/// A kind of notifications with buttons while the app describes it.
public final class UIMutableUserNotificationCategory: UIUserNotificationCategory {
  /// Sets the buttons of the notifications.
  ///
  /// - Parameters:
  ///   - actions: The buttons; nil for none.
  ///   - context: How many there is room for.
  public func setActions(
    _ actions: [UIUserNotificationAction]?, for context: UIUserNotificationActionContext
  ) { kept[context] = actions }
}
