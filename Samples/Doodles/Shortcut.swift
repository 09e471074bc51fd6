import Heft

/// The app's quick actions, told by the last part of their type.
enum Shortcut: String {
  case newDoodle = "NewDoodle"
  case shareLatest = "ShareLatest"

  /// The action of a whole type, such as `dev.heft.Doodles.NewDoodle`; nil where the app has none such.
  init?(fullIdentifier: String) {
    guard let last = fullIdentifier.utf8.split(separator: UInt8(ascii: ".")).last else { return nil }
    self.init(rawValue: String(decoding: last, as: UTF8.self))
  }
}
