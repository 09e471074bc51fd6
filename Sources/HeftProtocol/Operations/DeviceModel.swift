/// A kind of device that can be simulated: its screen, its safe area, and what its screen feels.
public struct DeviceModel: Equatable, Sendable {
  /// The name in settings and traces, such as `iphone-x`.
  public let identifier: String
  /// Names it for a person.
  public let name: String
  /// The screen as the host tells it: points, pixels in a point, and the safe area, upright.
  public let screen: HostEvent.Screen
  /// Whether the device has 3D Touch. Without it no finger has a force; a pen keeps its own.
  public let hasForceTouch: Bool
  /// Whether a notch stands in the bar with the time, which is there then whatever an app wants.
  public var hasNotch: Bool { screen.safeTop > DeviceModel.plainBar }

  private init(
    _ identifier: String, _ name: String, width: Double, height: Double, scale: Double,
    top: Double = plainBar,
    bottom: Double = 0, hasForceTouch: Bool = true
  ) {
    self.identifier = identifier
    self.name = name
    screen = HostEvent.Screen(
      width: width, height: height, scale: scale, safeTop: top, safeBottom: bottom)
    self.hasForceTouch = hasForceTouch
  }

  /// The height of the bar with the time on a device without a notch, in points.
  private static let plainBar = 20.0

  // Apple's published sizes. The bar with the time is all of the safe area at the top.

  /// The first iPhone with 3D Touch, and the model of a new device.
  public static let iPhone6s = DeviceModel("iphone-6s", "iPhone 6s", width: 375, height: 667, scale: 2)
  /// The larger one of the same year.
  public static let iPhone6sPlus = DeviceModel(
    "iphone-6s-plus", "iPhone 6s Plus", width: 414, height: 736, scale: 3)
  /// The last large iPhone with a home button.
  public static let iPhone8Plus = DeviceModel(
    "iphone-8-plus", "iPhone 8 Plus", width: 414, height: 736, scale: 3)
  /// The first with a notch.
  public static let iPhoneX = DeviceModel(
    "iphone-x", "iPhone X", width: 375, height: 812, scale: 3, top: 44, bottom: 34)
  /// The small iPhone of 2016, which has no 3D Touch.
  public static let iPhoneSE = DeviceModel(
    "iphone-se", "iPhone SE", width: 320, height: 568, scale: 2, hasForceTouch: false)
  /// An iPad whose pen measures and whose screen does not.
  public static let iPad = DeviceModel(
    "ipad", "iPad and pen", width: 768, height: 1024, scale: 2, hasForceTouch: false)

  /// Every model, in the order in which they are offered.
  public static let all = [iPhone6s, iPhone6sPlus, iPhone8Plus, iPhoneX, iPhoneSE, iPad]

  /// The model of that identifier; nil if there is none.
  ///
  /// - Parameter identifier: Such as `iphone-6s`.
  /// - Returns: The model; nil if there is none.
  public static func named(_ identifier: String) -> DeviceModel? {
    all.first { $0.identifier.utf8.elementsEqual(identifier.utf8) }
  }
}
