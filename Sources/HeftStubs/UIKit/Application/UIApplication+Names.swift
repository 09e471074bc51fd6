// The names of notifications and launch options that the app never gets here.

import Heft

extension UIApplication {
  public static var didChangeStatusBarOrientationNotification: Notification.Name {
    Notification.Name("UIApplicationDidChangeStatusBarOrientationNotification")
  }
  public static var willChangeStatusBarOrientationNotification: Notification.Name {
    Notification.Name("UIApplicationWillChangeStatusBarOrientationNotification")
  }
  public static var didChangeStatusBarFrameNotification: Notification.Name {
    Notification.Name("UIApplicationDidChangeStatusBarFrameNotification")
  }
  public static var willChangeStatusBarFrameNotification: Notification.Name {
    Notification.Name("UIApplicationWillChangeStatusBarFrameNotification")
  }
  public static var backgroundRefreshStatusDidChangeNotification: Notification.Name {
    Notification.Name("UIApplicationBackgroundRefreshStatusDidChangeNotification")
  }
  public static var protectedDataWillBecomeUnavailableNotification: Notification.Name {
    Notification.Name("UIApplicationProtectedDataWillBecomeUnavailable")
  }
  public static var protectedDataDidBecomeAvailableNotification: Notification.Name {
    Notification.Name("UIApplicationProtectedDataDidBecomeAvailable")
  }
  public static var statusBarOrientationUserInfoKey: String { "UIApplicationStatusBarOrientationUserInfoKey" }
  public static var statusBarFrameUserInfoKey: String { "UIApplicationStatusBarFrameUserInfoKey" }
}

extension UIApplication.LaunchOptionsKey {
  public static let sourceApplication = Self(rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
  public static let remoteNotification = Self(rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
  public static let localNotification = Self(rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
  public static let annotation = Self(rawValue: "UIApplicationLaunchOptionsAnnotationKey")
  public static let location = Self(rawValue: "UIApplicationLaunchOptionsLocationKey")
  public static let newsstandDownloads = Self(rawValue: "UIApplicationLaunchOptionsNewsstandDownloadsKey")
  public static let bluetoothCentrals = Self(rawValue: "UIApplicationLaunchOptionsBluetoothCentralsKey")
  public static let bluetoothPeripherals = Self(rawValue: "UIApplicationLaunchOptionsBluetoothPeripheralsKey")
  public static let userActivityDictionary = Self(
    rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
  public static let userActivityType = Self(rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
  public static let cloudKitShareMetadata = Self(
    rawValue: "UIApplicationLaunchOptionsCloudKitShareMetadataKey")
  public static let eventAttribution = Self(rawValue: "UIApplicationLaunchOptionsEventAttributionKey")
}

extension UIApplication.OpenURLOptionsKey {
  public static let eventAttribution = Self(rawValue: "UIApplicationOpenURLOptionsEventAttributionKey")
}
