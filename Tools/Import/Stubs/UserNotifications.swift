import Heft

// UserNotifications, as far as apps compile against it: no permission is given, and nothing is shown.

enum UserNotificationsStub {
  static let told: Void = print("UserNotifications is a stub: no notification is ever shown.")
}

struct UNAuthorizationOptions: OptionSet {
  let rawValue: UInt
  static let badge = UNAuthorizationOptions(rawValue: 1)
  static let sound = UNAuthorizationOptions(rawValue: 2)
  static let alert = UNAuthorizationOptions(rawValue: 4)
}

protocol UNUserNotificationCenterDelegate: AnyObject {}

class UNNotificationSound: NSObject {
  static let `default` = UNNotificationSound()
}

class UNMutableNotificationContent: NSObject {
  var title = ""
  var subtitle = ""
  var body = ""
  var categoryIdentifier = ""
  var sound: UNNotificationSound?
}

class UNNotificationTrigger: NSObject {}

class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
  let timeInterval: TimeInterval
  let repeats: Bool

  init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    self.repeats = repeats
  }
}

class UNNotificationRequest: NSObject {
  let identifier: String
  let content: UNMutableNotificationContent
  let trigger: UNNotificationTrigger?

  init(identifier: String, content: UNMutableNotificationContent, trigger: UNNotificationTrigger?) {
    self.identifier = identifier
    self.content = content
    self.trigger = trigger
  }
}

/// Denies every question for permission, at once.
class UNUserNotificationCenter: NSObject {
  private static let shared = UNUserNotificationCenter()
  var delegate: (any UNUserNotificationCenterDelegate)?

  static func current() -> UNUserNotificationCenter { shared }

  func requestAuthorization(
    options: UNAuthorizationOptions, completionHandler: @escaping (Bool, NSError?) -> Void
  ) {
    _ = UserNotificationsStub.told
    completionHandler(false, nil)
  }

  func add(_ request: UNNotificationRequest, withCompletionHandler: ((NSError?) -> Void)? = nil) {
    _ = UserNotificationsStub.told
    withCompletionHandler?(nil)
  }

  func removeAllPendingNotificationRequests() {}
  func removeAllDeliveredNotifications() {}
  func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {}
}
