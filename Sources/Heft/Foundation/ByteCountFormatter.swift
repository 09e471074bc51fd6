/// Writes how large a file is, `1.2 MB`, in English: Heft's own also natively. A file that imports Foundation too writes
/// `Heft.ByteCountFormatter`.
public final class ByteCountFormatter: Formatter {
  /// How many bytes are a kilobyte.
  public enum CountStyle: Int, Sendable {
    /// 1000.
    case file = 0
    /// 1024.
    case memory = 1
    /// 1000.
    case decimal = 2
    /// 1024.
    case binary = 3
  }

  /// Which units may be written.
  public struct Units: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let useBytes = Units(rawValue: 1 << 0)
    public static let useKB = Units(rawValue: 1 << 1)
    public static let useMB = Units(rawValue: 1 << 2)
    public static let useGB = Units(rawValue: 1 << 3)
    public static let useTB = Units(rawValue: 1 << 4)
    public static let usePB = Units(rawValue: 1 << 5)
    public static let useEB = Units(rawValue: 1 << 6)
    /// All up to exabytes.
    public static let useAll = Units(rawValue: 0x7F)
  }

  /// The units; empty means all.
  public var allowedUnits: Units = []
  public var countStyle = CountStyle.file
  /// Whether nothing is `Zero KB` where all units may be written.
  public var allowsNonnumericFormatting = true
  public var includesUnit = true
  public var includesCount = true
  /// Whether the bytes are written behind a larger unit: `1.2 MB (1,234,567 bytes)`.
  public var includesActualByteCount = false
  /// Whether kilobytes have no digit behind the point, megabytes one and larger units two; else there are three digits in
  /// all.
  public var isAdaptive = true
  /// Whether zeros behind the point are written.
  public var zeroPadsFractionDigits = false

  /// A formatter of files' sizes.
  public override init() {
    super.init()
  }

  /// Writes a number of bytes.
  ///
  /// - Parameters:
  ///   - byteCount: The bytes.
  ///   - countStyle: How many bytes are a kilobyte.
  /// - Returns: The text.
  public static func string(fromByteCount byteCount: Int64, countStyle: CountStyle) -> String {
    let formatter = ByteCountFormatter()
    formatter.countStyle = countStyle
    return formatter.string(fromByteCount: byteCount)
  }

  /// Writes a number of bytes in the largest unit that they fill, or else the smallest that may be written.
  ///
  /// - Parameter byteCount: The bytes.
  /// - Returns: The text.
  public func string(fromByteCount byteCount: Int64) -> String {
    let base: Double = countStyle == .memory || countStyle == .binary ? 1024 : 1000
    let allowed = allowedUnits.intersection(.useAll).isEmpty ? .useAll : allowedUnits.intersection(.useAll)
    let size = Double(byteCount.magnitude)
    var (unit, shown): (Int?, Double) = (nil, size)
    var rest = size
    for place in 0..<7 {
      if place > 0 { rest /= base }
      guard allowed.rawValue & (1 << UInt(place)) != 0, unit == nil || rest >= 1 else { continue }
      (unit, shown) = (place, rest)
    }
    let place = unit ?? 0
    if byteCount == 0, allowed == .useAll, allowsNonnumericFormatting {
      return joined("Zero", includesUnit ? "KB" : "")
    }
    let sign = byteCount < 0 ? "-" : ""
    let text = joined(
      sign + digits(shown, places: places(place, shown)), name(place, of: byteCount.magnitude))
    guard includesActualByteCount, place > 0 else { return text }
    return text + " (" + sign + digits(size, places: 0) + (byteCount.magnitude == 1 ? " byte)" : " bytes)")
  }

  private func joined(_ count: String, _ unit: String) -> String {
    if !includesCount { return unit }
    return unit.utf8.isEmpty ? count : count + " " + unit
  }

  private func name(_ place: Int, of bytes: UInt64) -> String {
    if !includesUnit { return "" }
    switch place {
    case 0: return bytes == 1 ? "byte" : "bytes"
    case 1: return "KB"
    case 2: return "MB"
    case 3: return "GB"
    case 4: return "TB"
    case 5: return "PB"
    default: return "EB"
    }
  }

  private func places(_ place: Int, _ size: Double) -> Int {
    if place == 0 { return 0 }
    if isAdaptive { return min(place - 1, 2) }
    return size < 10 ? 2 : size < 100 ? 1 : 0
  }

  private func digits(_ size: Double, places: Int) -> String {
    var pattern = NumberPattern()
    pattern.groupingSeparator = ","
    pattern.maximumFractionDigits = places
    if zeroPadsFractionDigits { pattern.minimumFractionDigits = places }
    return pattern.text(size)
  }
}
