import Heft

/// The app of the live-stream tutorial, for the simulator: rooms to look into, and a page that feels force.
public enum RoomsApp {
  /// The app.
  public static let app = App(
    name: "Rooms", bundleIdentifier: "dev.heft.Rooms", icon: roomsIcon,
    shortcutItems: InfoPlist.shortcutItems, rootViewController: { MainViewController() },
    delegate: { AppDelegate() })
}
