import Heft

/// The app's quick actions, told by the last part of their type.
enum Shortcut: String {
  case openBlue = "OpenBlue"

  /// The action of a whole type, such as `dev.heft.Scale.OpenBlue`; nil where the app has none such.
  init?(fullIdentifier: String) {
    guard let last = fullIdentifier.utf8.split(separator: UInt8(ascii: ".")).last else { return nil }
    self.init(rawValue: String(decoding: last, as: UTF8.self))
  }
}
