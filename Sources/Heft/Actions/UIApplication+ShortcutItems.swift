extension UIApplication {
  /// The actions that the app has set while it ran; an empty list, never nil, where it has set none. The static
  /// ones of its declaration are not among them. They stay when the app ends, and when the page is loaded anew.
  public var shortcutItems: [UIApplicationShortcutItem]? {
    get { process.services.dynamicShortcutItems(of: process.app) }
    set {
      let items = newValue ?? []
      process.setDeviceItem(
        items.isEmpty ? nil : ShortcutArchive.write(items), in: DeviceServices.shortcutItemsPlace)
    }
  }
}

extension AppProcess {
  /// Keeps what the home screen knows of the app, or nothing, where it is another than before; the host's answer is
  /// not passed on, because UIKit has no handler for it.
  func setDeviceItem(_ bytes: [UInt8]?, in place: String) {
    let key = app.bundleIdentifier
    guard bytes != services.contents.bytes(app: place, key: key) else { return }
    let number = services.storing.add(for: self, completion: nil)
    if let bytes {
      services.contents.set(bytes, app: place, key: key)
      host.perform(.store(app: place, key: key, number: number, bytes: bytes))
    } else {
      services.contents.remove(app: place, key: key)
      host.perform(.remove(app: place, key: key, number: number))
    }
  }
}

extension DeviceServices {
  /// Where the actions of all apps are kept, each app's under its identifier. No app is called so.
  static let shortcutItemsPlace = "heft.shortcut-items"

  package func dynamicShortcutItems(of app: App) -> [UIApplicationShortcutItem] {
    contents.bytes(app: DeviceServices.shortcutItemsPlace, key: app.bundleIdentifier)
      .map { ShortcutArchive.read($0) } ?? []
  }
}
