// Properties of an app that the home screen shows even while the app does not run.

import Heft

extension Device {
  /// How many actions the home screen shows of an app (Apple's documentation). `ActionManifest.shownItems` is the same for the
  /// tools, which have no device; a test compares them.
  public static let mostShortcutItems = 4

  /// The actions that the home screen shows of an app: the static ones in the order of its declaration, then the
  /// dynamic ones that still fit.
  ///
  /// - Parameter app: The app, running or not.
  /// - Returns: At most as many as the home screen shows.
  public func shortcutItems(of app: App) -> [UIApplicationShortcutItem] {
    app.localize(for: services.languages)
    return Array(
      (app.shortcutItems + services.dynamicShortcutItems(of: app)).prefix(Device.mostShortcutItems))
  }

  /// Returns the widget that the home screen shows above an app's actions; nil where the app has set none.
  ///
  /// - Parameter app: The app, running or not.
  /// - Returns: The widget; nil if there is none.
  public func shortcutWidget(of app: App) -> UIApplicationShortcutWidget? { services.shortcutWidget(of: app) }
}
