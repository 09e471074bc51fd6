// The settings outlast the page, and so does what the user has been shown.

import Heft
import HeftProtocol

extension Device {
  /// Where they are kept. No app is called so.
  private static let place = "heft.settings"
  private static let settingsKey = "device"

  /// Takes over the settings that are kept, and tells the host each of them. Unknown ones are left out.
  func restoreSettings() {
    guard let bytes = services.contents.bytes(app: Device.place, key: Device.settingsKey) else { return }
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let words = line.split(separator: UInt8(ascii: " "))
      guard words.count == 2 else { continue }
      let name = SettingName(text: words[0])
      let value = String(decoding: words[1], as: UTF8.self)
      if isKept(name) { change(name, to: value) }
    }
  }

  /// Keeps the settings as they are now.
  func keepSettings() {
    var text = ""
    for (name, value) in settings.named { text += name.text.string + " " + value + "\n" }
    services.keep(Array(text.utf8), in: Device.place, under: Device.settingsKey, on: host)
  }

  func isKept(_ name: SettingName) -> Bool {
    settings.named.contains { $0.name == name }
  }

  /// Whether that was noted on this device, now or before the page was loaded anew.
  ///
  /// - Parameter key: The key under which it was noted.
  /// - Returns: Whether it was.
  public func hasNoted(_ key: String) -> Bool {
    services.contents.bytes(app: Device.place, key: key) != nil
  }

  /// Notes something for good.
  ///
  /// - Parameter key: The key under which it is noted.
  public func note(_ key: String) {
    if !hasNoted(key) { services.keep([1], in: Device.place, under: key, on: host) }
  }
}
