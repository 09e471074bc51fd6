/// The keys of Info.plist that make quick actions.
enum PlistKey {
  static let items = "UIApplicationShortcutItems"
  /// The same for one kind of device only.
  static let deviceItems = [items + "~iphone", items + "~ipad"]

  static let type = "UIApplicationShortcutItemType"
  static let title = "UIApplicationShortcutItemTitle"
  static let subtitle = "UIApplicationShortcutItemSubtitle"
  static let iconType = "UIApplicationShortcutItemIconType"
  static let iconFile = "UIApplicationShortcutItemIconFile"
  static let iconSymbolName = "UIApplicationShortcutItemIconSymbolName"
  static let userInfo = "UIApplicationShortcutItemUserInfo"

  /// The keys of an item.
  static let ofItem = [type, title, subtitle, iconType, iconFile, iconSymbolName, userInfo]
  /// The keys of an item whose values are texts.
  static let texts = [type, title, subtitle, iconType, iconFile, iconSymbolName]
  /// The keys that each name a picture, the one that wins first.
  static let icons = [iconFile, iconSymbolName, iconType]
}
