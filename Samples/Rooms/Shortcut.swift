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
}
