import Heft

/// The drawing app of the classic tutorial, as an app for the simulator.
public enum DoodlesApp {
  /// The app.
  public static let app = {
    let app = App(
      name: "Doodles", bundleIdentifier: "dev.heft.Doodles", icon: doodlesIcon,
      shortcutItems: InfoPlist.shortcutItems, storyboards: [storyboard], delegate: { AppDelegate() })
    // A user who draws wants as much paper as possible.
    app.opensInWholeWindow = true
    return app
  }()
}
