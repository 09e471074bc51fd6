import Heft

/// The app's quick actions, told by their type, or by their title where the type says nothing.
enum Shortcut: String, CaseIterable {
  case home = "homeAnchor"
  case play = "play"
  case user = "username"

  /// The action of an item; nil where the app has none such.
  init?(_ item: UIApplicationShortcutItem) {
    let found = Shortcut(rawValue: item.type) ?? Shortcut.allCases.first { $0.title == item.localizedTitle }
    guard let found else { return nil }
    self = found
  }

  private var title: String {
    switch self {
    case .home: "Home"
    case .play: "Play"
    case .user: "User Name"
    }
  }

  /// What the home screen shows.
  var item: UIApplicationShortcutItem {
    let subtitle: String? = self == .home ? "All rooms" : nil
    let icon: UIApplicationShortcutIcon.IconType =
      switch self {
      case .home: .compose
      case .play: .play
      case .user: .search
      }
    return UIApplicationShortcutItem(
      type: rawValue, localizedTitle: title, localizedSubtitle: subtitle,
      icon: UIApplicationShortcutIcon(type: icon))
  }
}
