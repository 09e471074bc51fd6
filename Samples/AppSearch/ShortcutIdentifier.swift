/// The types of the app's quick actions, numbered as the overview numbers them.
enum ShortcutIdentifier {
  static let first = "dev.heft.AppSearch.000"
  static let second = "dev.heft.AppSearch.001"
  static let third = "dev.heft.AppSearch.002"
  static let fourth = "dev.heft.AppSearch.003"
}
