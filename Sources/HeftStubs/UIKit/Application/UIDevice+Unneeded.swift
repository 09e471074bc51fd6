// The members of the device that no browser tells of.

import Heft

extension UIDeviceOrientation {
  /// Whether the device lies on its back or on its face.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether the screen can be turned so: upright or on a side.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

extension UIDevice {
  /// How the battery is.
  public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }

  /// The kind of the device, in a word.
  public final var localizedModel: String { model }
  /// Whether the way in which the device is held is watched: no page is told of it.
  public final var isGeneratingDeviceOrientationNotifications: Bool { false }
  /// Not known: -1.
  public final var batteryLevel: Float { -1 }
  public final var batteryState: BatteryState { .unknown }
  /// Whether something is near to the screen: not known, so no.
  public final var proximityState: Bool { false }
  /// Whether the device can do more than one thing at a time: yes.
  public final var isMultitaskingSupported: Bool { true }
  /// Does nothing: keys click as the host has them click.
  public final func playInputClick() {}

  /// Does nothing: apps turn the screen with `orientation` this way, which the user does here.
  ///
  /// - Parameters:
  ///   - value: The raw value of an orientation; left aside.
  ///   - key: The name of the property.
  public final func setValue(_ value: Int, forKey key: String) {
    Stub.say("UIDevice.setValue", "the screen is turned by the user here.")
  }

  /// Does nothing: apps turn the screen with `orientation` this way, which the user does here.
  ///
  /// - Parameters:
  ///   - value: The raw value of an orientation as an object; left aside.
  ///   - key: The name of the property.
  public final func setValue(_ value: AnyObject?, forKey key: String) { setValue(0, forKey: key) }
}

/// Never posted: a page hears of none of it.
extension UIDevice {
  public static var batteryLevelDidChangeNotification: Notification.Name {
    Notification.Name("UIDeviceBatteryLevelDidChangeNotification")
  }
  public static var batteryStateDidChangeNotification: Notification.Name {
    Notification.Name("UIDeviceBatteryStateDidChangeNotification")
  }
  public static var proximityStateDidChangeNotification: Notification.Name {
    Notification.Name("UIDeviceProximityStateDidChangeNotification")
  }
}
