/// A weight as somebody types it: "12", "12.5", "12,5 g", "2 oz", "0.5 N", "1 kg".
enum TypedWeight {
  /// More than anyone puts on a screen (our choice): 100 kg.
  static let most = 100_000.0

  /// The weight in grams; a number alone is grams. Spaces count for nothing.
  static func grams(_ text: String) throws(CalibrationProblem) -> Double {
    let bytes = text.utf8.filter { $0 != 32 && $0 != 9 && $0 != 10 && $0 != 13 }
    guard let (number, rest) = Decimals.read(bytes[...]), let size = size(of: rest) else {
      throw .notAWeight
    }
    let grams = number * size
    guard grams > 0 else { throw .nothing }
    guard grams <= most else { throw .tooHeavy }
    return grams
  }

  /// Grams in the unit that the letters name, large or small; nil for another word.
  private static func size(of letters: ArraySlice<UInt8>) -> Double? {
    let small = letters.map { $0 >= 65 && $0 <= 90 ? $0 + 32 : $0 }
    let units: [(String, Double)] = [
      ("", 1), ("g", 1), ("gram", 1), ("grams", 1), ("kg", 1000), ("oz", WeightUnit.gramsPerOunce),
      ("n", WeightUnit.gramsPerNewton),
    ]
    return units.first { small.elementsEqual($0.0.utf8) }?.1
  }
}
