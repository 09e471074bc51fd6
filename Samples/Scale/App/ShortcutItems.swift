// Made from Info.plist by `heft actions export Info.plist --to swift`; a test compares the two.
import Heft

/// The static quick actions that the Info.plist declares.
let shortcutItems: [UIApplicationShortcutItem] = [
  UIApplicationShortcutItem(
    type: "dev.heft.Scale.OpenBlue",
    localizedTitle: "Open Blue",
    localizedSubtitle: nil,
    icon: UIApplicationShortcutIcon(type: .home)
  )
]
