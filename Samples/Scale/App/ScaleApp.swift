import Heft

/// The digital scale of the classic tutorial, as an app for the simulator.
public enum ScaleApp {
  /// The app.
  public static let app = App(
    name: "Scale", bundleIdentifier: "dev.heft.Scale", icon: scaleIcon, assets: [scalePicture],
    shortcutItems: InfoPlist.shortcutItems, rootViewController: { ViewController() },
    delegate: { AppDelegate() })
}
