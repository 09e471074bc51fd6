import Heft

/// Decimals to and from text, on whole numbers: a page has no formatter.
enum Decimals {
  /// The rounding of the places that are not shown.
  enum Rounding {
    case nearest
    /// Towards zero, as the tutorial's `Int(grams)` does.
    case down
  }

  /// More places than this are not shown.
  static let mostPlaces = 6
  /// Beyond this a number is shown as this; it fits a whole number with all its places.
  static let limit = 1e9
  /// A share such as 0.21 comes a little below itself out of a division: so much counts as there.
  private static let slack = 1e-6

  /// A number with a fixed count of places, written as the user's region does. NaN is written as 0, and no zero is
  /// negative.
  static func text(_ value: Double, places: Int, rounding: Rounding = .nearest) -> String {
    var units: Int64 = 1
    let places = min(max(places, 0), mostPlaces)
    for _ in 0..<places { units *= 10 }
    let bounded = value.isNaN ? 0 : min(max(value, -limit), limit)
    let magnitude = bounded.magnitude * Double(units)
    let whole = Int64(rounding == .nearest ? magnitude.rounded() : (magnitude + slack).rounded(.down))
    var text = bounded < 0 && whole > 0 ? "\u{2212}" : ""
    text += String(whole / units)
    if places == 0 { return text }
    text += UIApplication.regionFormat.decimalSeparator
    var fraction = whole % units
    while units > 1 {
      units /= 10
      text += String(fraction / units)
      fraction %= units
    }
    return text
  }

  /// The number at the beginning of the bytes, with a point or a comma, and what follows it; nil where none
  /// begins there. Places past the sixth are left out.
  static func read(_ bytes: ArraySlice<UInt8>) -> (value: Double, rest: ArraySlice<UInt8>)? {
    var rest = bytes
    var isNegative = false
    if let sign = rest.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
      isNegative = sign == UInt8(ascii: "-")
      rest.removeFirst()
    }
    var digits = 0
    var value = 0.0
    var place = 1.0
    var isFraction = false
    while let byte = rest.first {
      if byte == UInt8(ascii: ".") || byte == UInt8(ascii: ","), !isFraction {
        isFraction = true
      } else if byte >= 48, byte <= 57 {
        digits += 1
        if !isFraction {
          value = min(value * 10 + Double(byte - 48), limit * 10)
        } else if place < 1e6 {
          place *= 10
          value = value + Double(byte - 48) / place
        }
      } else {
        break
      }
      rest.removeFirst()
    }
    return digits > 0 ? (isNegative ? -value : value, rest) : nil
  }
}
