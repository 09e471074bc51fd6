import Heft

/// The content of an icon's menu.
struct HomeMenu {
  var items: [UIApplicationShortcutItem] = []
  /// The app's widget, shown in the menu.
  var widget: UIApplicationShortcutWidget?
  /// Whether others can be told of the app.
  var canShare = false

  /// Whether the app has put nothing in it: then there is no menu, also where it could be shared.
  var isEmpty: Bool { items.isEmpty && widget == nil }

  /// The entries from top to bottom: what the app shows, its actions, and the system's own.
  func entries(
    of app: App, open: @escaping (App, UIApplicationShortcutItem?) -> Void, share: @escaping (App) -> Void
  ) -> [UIMenuElement] {
    guard !isEmpty else { return [] }
    var entries: [UIMenuElement] = []
    if let widget { entries.append(widget.menuElement { open(app, nil) }) }
    for item in items {
      entries.append(
        UIAction(
          title: item.localizedTitle, subtitle: item.localizedSubtitle, image: item.icon?.image(in: app)
        ) { _ in open(app, item) })
    }
    if canShare {
      let icon = UIApplicationShortcutIcon(type: .share)
      entries.append(UIAction(title: "Share " + app.name, image: icon.image(in: app)) { _ in share(app) })
    }
    return entries
  }

  /// The page's address with the app in it, as the page takes it.
  static func address(of app: App, at page: String) -> String {
    var name = ""
    for byte in app.name.utf8 {
      let isLetter = byte | 32 >= 97 && byte | 32 <= 122
      let isPlain = isLetter || byte >= 48 && byte <= 57 || byte == 45 || byte == 46 || byte == 95
      if isPlain {
        name.unicodeScalars.append(Unicode.Scalar(byte >= 65 && byte <= 90 ? byte + 32 : byte))
      } else {
        name += "%" + HomeMenu.digit(byte >> 4) + HomeMenu.digit(byte & 15)
      }
    }
    return page + "?app=" + name
  }

  private static func digit(_ value: UInt8) -> String {
    String(Character(Unicode.Scalar(value < 10 ? 48 + value : 55 + value)))
  }
}
