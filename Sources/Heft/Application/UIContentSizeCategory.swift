/// How large the user wants text to be.
public struct UIContentSizeCategory: Hashable, Comparable, RawRepresentable, Sendable {
  /// The place among the sizes from the least, 0...11; -1 is no size.
  let step: Int

  private init(step: Int) {
    self.step = step
  }

  /// The category of UIKit's name for it; `unspecified` for another name.
  ///
  /// - Parameter rawValue: The name.
  public init(rawValue: String) {
    step = UIContentSizeCategory.names.firstIndex { $0.utf8.elementsEqual(rawValue.utf8) } ?? -1
  }

  /// UIKit's name of the category.
  public var rawValue: String {
    step < 0 ? "_UICTContentSizeCategoryUnspecified" : UIContentSizeCategory.names[step]
  }

  public static let unspecified = UIContentSizeCategory(step: -1)
  public static let extraSmall = UIContentSizeCategory(step: 0)
  public static let small = UIContentSizeCategory(step: 1)
  public static let medium = UIContentSizeCategory(step: 2)
  /// The usual size.
  public static let large = UIContentSizeCategory(step: 3)
  public static let extraLarge = UIContentSizeCategory(step: 4)
  public static let extraExtraLarge = UIContentSizeCategory(step: 5)
  public static let extraExtraExtraLarge = UIContentSizeCategory(step: 6)
  public static let accessibilityMedium = UIContentSizeCategory(step: 7)
  public static let accessibilityLarge = UIContentSizeCategory(step: 8)
  public static let accessibilityExtraLarge = UIContentSizeCategory(step: 9)
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(step: 10)
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(step: 11)

  /// Whether it is one of the five beyond the ordinary sizes, which the device does not offer.
  public var isAccessibilityCategory: Bool { step > 6 }

  public static func == (one: UIContentSizeCategory, other: UIContentSizeCategory) -> Bool {
    one.step == other.step
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(step)
  }

  public static func < (one: UIContentSizeCategory, other: UIContentSizeCategory) -> Bool {
    one.step < other.step
  }

  private static var names: [String] {
    [
      "UICTContentSizeCategoryXS", "UICTContentSizeCategoryS", "UICTContentSizeCategoryM",
      "UICTContentSizeCategoryL", "UICTContentSizeCategoryXL", "UICTContentSizeCategoryXXL",
      "UICTContentSizeCategoryXXXL", "UICTContentSizeCategoryAccessibilityM",
      "UICTContentSizeCategoryAccessibilityL", "UICTContentSizeCategoryAccessibilityXL",
      "UICTContentSizeCategoryAccessibilityXXL", "UICTContentSizeCategoryAccessibilityXXXL",
    ]
  }
}

extension UIContentSizeCategory {
  /// Told when the user wants text of another size, after the views have been.
  public static var didChangeNotification: Notification.Name {
    Notification.Name("UIContentSizeCategoryDidChangeNotification")
  }

  /// Names the new size in the notification's user info, an `NSString`.
  public static var newValueUserInfoKey: String { "UIContentSizeCategoryNewValueKey" }

  static func tell(_ old: UITraitCollection, _ new: UITraitCollection, _ screen: UIScreen) {
    let size = new.preferredContentSizeCategory
    guard old.preferredContentSizeCategory != size,
      let center = AppProcess.current?.notificationCenter
    else { return }
    center.post(
      name: didChangeNotification, object: screen,
      userInfo: [newValueUserInfoKey: NSString(string: size.rawValue)])
  }
}

// As the user sets it.
extension UIContentSizeCategory {
  /// The name that the settings have for an ordinary size.
  package var settingName: String {
    switch step {
    case 0: "xs"
    case 1: "s"
    case 2: "m"
    case 4: "xl"
    case 5: "xxl"
    case 6: "xxxl"
    default: "l"
    }
  }

  /// The size of that name in the settings; nil for another name.
  package init?(settingName: String) {
    for step in 0...6 where UIContentSizeCategory(step: step).settingName.utf8.elementsEqual(settingName.utf8)
    {
      self.init(step: step)
      return
    }
    return nil
  }

  /// The ordinary size whose body text grows the most nearly as the browser's does, whose usual size is 16 pixels.
  package init(browserSize: Double) {
    let wanted = browserSize / 16 * Double(UIFont.TextStyle.body.size(in: .large))
    var best = 3
    func distance(_ step: Int) -> Double {
      (Double(UIFont.TextStyle.body.size(in: UIContentSizeCategory(step: step))) - wanted).magnitude
    }
    for step in 0...6 where distance(step) < distance(best) { best = step }
    self.init(step: best)
  }
}
