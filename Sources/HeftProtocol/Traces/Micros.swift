/// Numbers of events, in whole millionths: what comes in is rounded to them, so that a trace writes a short
/// decimal and reads back the very same number.
public enum Micros {
  /// Beyond this a number of an event is bad input (our choice: 30 years in seconds).
  public static let limit = 1e9

  /// The same for a date: a double counts the millionths of its seconds one by one up to the year 2255.
  package static let dateLimit = 9e9

  /// The nearest multiple of a millionth, never negative zero. A number beyond the limit becomes the limit; NaN stays
  /// NaN.
  ///
  /// - Parameter value: Any number.
  /// - Returns: The number as a trace writes it.
  public static func round(_ value: Double) -> Double { round(value, limit: limit) }

  package static func round(_ value: Double, limit: Double) -> Double {
    if value.isNaN { return value }
    return (min(max(value, -limit), limit) * 1e6).rounded() / 1e6 + 0
  }

  /// Whether a rounded number is one that hardware could have sent.
  package static func isInRange(_ value: Double) -> Bool { value.magnitude < limit }

  /// Writes a rounded number as a decimal of at most six places, or `nan`.
  package static func write(_ value: Double, to text: inout String, limit: Double = limit) {
    if value.isNaN {
      text += "nan"
      return
    }
    let whole = Int64((min(max(value, -limit), limit) * 1e6).rounded())
    if whole < 0 { text += "-" }
    let magnitude = whole.magnitude
    text += String(magnitude / 1_000_000)
    var fraction = magnitude % 1_000_000
    if fraction == 0 { return }
    text += "."
    var place: UInt64 = 100_000
    while fraction > 0 {
      text.unicodeScalars.append(Unicode.Scalar(UInt8(48 + fraction / place)))
      fraction %= place
      place /= 10
    }
  }

  /// Reads a whole number of 33 bits at most, which may be larger than the limit. Nil for anything else.
  static func readWhole(_ text: some Collection<UInt8>) -> Int64? {
    var bytes = text[...]
    let isNegative = bytes.first == UInt8(ascii: "-")
    if isNegative { bytes.removeFirst() }
    var value: Int64 = 0
    for byte in bytes {
      guard byte >= 48, byte <= 57, value <= Int64(UInt32.max) else { return nil }
      value = value * 10 + Int64(byte - 48)
    }
    return bytes.isEmpty ? nil : isNegative ? -value : value
  }

  /// Reads a decimal; places past the sixth are rounded away. Nil for anything else.
  package static func read(_ text: some Collection<UInt8>, limit: Double = limit) -> Double? {
    if text.elementsEqual("nan".utf8) { return .nan }
    var bytes = text[...]
    let isNegative = bytes.first == UInt8(ascii: "-")
    if isNegative { bytes.removeFirst() }
    var millionths: Int64 = 0
    var places = -1
    var digits = 0
    for byte in bytes {
      if byte == UInt8(ascii: "."), places < 0 {
        places = 0
        continue
      }
      guard byte >= 48, byte <= 57 else { return nil }
      digits += 1
      let digit = Int64(byte - 48)
      if places < 0 {
        if millionths < 10_000_000_000 { millionths = millionths * 10 + digit }
      } else {
        places += 1
        if places <= 6 {
          millionths = millionths * 10 + digit
        } else if places == 7, digit >= 5 {
          millionths += 1
        }
      }
    }
    guard digits > 0 else { return nil }
    for _ in min(max(places, 0), 6)..<6 { millionths *= 10 }
    return round(Double(isNegative ? -millionths : millionths) / 1e6, limit: limit)
  }
}
