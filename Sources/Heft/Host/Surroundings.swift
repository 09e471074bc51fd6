import HeftProtocol

/// What the host's user has set there, for all that they use.
struct Surroundings {
  var hasHighContrast = false
  /// As large as the host's own text.
  var textSize = UIContentSizeCategory.large
  var regionFormat = RegionFormat()

  /// Takes one by its name in `docs/seam.md`; false, and nothing changed, where the name or the value is not known.
  mutating func set(_ name: String, to value: String) -> Bool {
    switch name {
    case "contrast":
      switch value {
      // Forced colors are contrast of the user's own.
      case "more", "custom": hasHighContrast = true
      case "less", "no-preference": hasHighContrast = false
      default: return false
      }
    case "browser-text-size":
      guard let size = Micros.read(value.utf8), size > 0 else { return false }
      textSize = UIContentSizeCategory(browserSize: size)
    case "number-format": return regionFormat.learnNumbers(from: value)
    case "date-format": return regionFormat.learnDates(from: value)
    case "time-format": return regionFormat.learnTimes(from: value)
    default: return false
    }
    return true
  }
}
