import Heft
import HeftProtocol

/// The settings of the host's user that apply to everything they use.
struct HostEnvironment {
  var hasHighContrast = false
  /// As large as the host's own text.
  var textSize = UIContentSizeCategory.large
  var regionFormat = RegionFormat()
  /// The tags of the languages that the user reads, the best first.
  var languages: [String] = []

  /// Takes one by its name in `docs/host-protocol.md`; false, and nothing changed, where the name or the value is not known.
  mutating func set(_ name: SettingName, to value: String) -> Bool {
    switch name {
    case .contrast:
      switch value {
      // Forced colors are contrast of the user's own.
      case "more", "custom": hasHighContrast = true
      case "less", "no-preference": hasHighContrast = false
      default: return false
      }
    case .browserTextSize:
      guard let size = Micros.read(value.utf8), size > 0 else { return false }
      textSize = UIContentSizeCategory(browserSize: size)
    case .numberFormat: return regionFormat.learnNumbers(from: value)
    case .dateFormat: return regionFormat.learnDates(from: value)
    case .timeFormat: return regionFormat.learnTimes(from: value)
    case .languages:
      let tags = value.utf8.split(separator: UInt8(ascii: ",")).compactMap { LanguageChoice.normalized($0) }
      if tags.isEmpty { return false }
      languages = tags
    default: return false
    }
    return true
  }
}
