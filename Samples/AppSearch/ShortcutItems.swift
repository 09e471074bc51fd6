// Made from Info.plist by `heft actions export Info.plist --to swift`; a test compares the two.
import Heft

/// The static quick actions that the Info.plist declares.
let shortcutItems: [UIApplicationShortcutItem] = [
  UIApplicationShortcutItem(
    type: "dev.heft.AppSearch.000",
    localizedTitle: "Search",
    localizedSubtitle: "By sender or subject",
    icon: UIApplicationShortcutIcon(type: .search)
  ),
  UIApplicationShortcutItem(
    type: "dev.heft.AppSearch.001",
    localizedTitle: "Share",
    localizedSubtitle: "The latest message",
    icon: UIApplicationShortcutIcon(type: .share)
  ),
]
