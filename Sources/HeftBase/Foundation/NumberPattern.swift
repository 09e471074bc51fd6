/// A number in decimal digits, rounded to a number of places: the shortest digits that tell the number apart are
/// rounded, a half to the even digit.
package struct NumberPattern {
  package var minimumIntegerDigits = 1
  package var minimumFractionDigits = 0
  package var maximumFractionDigits = 0
  package var groupingSeparator = ""
  package var decimalSeparator = "."
  package var rounding = Rounding.halfEven

  /// The rounding of the digits that are not written.
  package enum Rounding: Sendable { case halfEven, halfUp, halfDown, up, down }

  package init() {}

  /// The digits of a number without its sign.
  package func text(_ number: Double) -> String {
    let (whole, places) = NumberPattern.digits(of: number.magnitude)
    return text(whole, places)
  }

  /// The digits of a number without its sign, with one before the point: `1.2345E3`.
  package func scientificText(_ number: Double) -> String {
    let (whole, places) = NumberPattern.digits(of: number.magnitude)
    let digits = (whole + places).drop { $0 == 0 }
    guard let first = digits.first else { return text([0], []) + "E0" }
    return text([first], Array(digits.dropFirst())) + "E\(whole.count - 1 - digits.startIndex)"
  }

  private func text(_ whole: [UInt8], _ places: [UInt8]) -> String {
    var (whole, places) = (whole, places)
    if places.count > maximumFractionDigits {
      let rest = places[maximumFractionDigits...]
      places = Array(places[..<max(maximumFractionDigits, 0)])
      let last = places.last ?? whole.last ?? 0
      if isRoundedUp(rest, last) { NumberPattern.countUp(&whole, &places) }
    }
    while places.count > minimumFractionDigits, places.last == 0 { places.removeLast() }
    while places.count < minimumFractionDigits { places.append(0) }
    while whole.count < minimumIntegerDigits { whole.insert(0, at: 0) }
    while whole.count > max(minimumIntegerDigits, 1), whole.first == 0 { whole.removeFirst() }
    if minimumIntegerDigits == 0, whole == [0], !places.isEmpty { whole = [] }
    var text = ""
    for (index, digit) in whole.enumerated() {
      if index > 0, (whole.count - index) % 3 == 0 { text += groupingSeparator }
      text.unicodeScalars.append(Unicode.Scalar(digit + 48))
    }
    if places.isEmpty { return text }
    return text + decimalSeparator + String(decoding: places.map { $0 + 48 }, as: UTF8.self)
  }

  private func isRoundedUp(_ rest: ArraySlice<UInt8>, _ last: UInt8) -> Bool {
    guard let first = rest.first else { return false }
    let isHalf = first == 5 && rest.dropFirst().allSatisfy { $0 == 0 }
    switch rounding {
    case .halfEven: return first >= 5 && (!isHalf || last % 2 == 1)
    case .halfUp: return first >= 5
    case .halfDown: return first >= 5 && !isHalf
    case .up: return rest.contains { $0 != 0 }
    case .down: return false
    }
  }

  private static func countUp(_ whole: inout [UInt8], _ places: inout [UInt8]) {
    for index in places.indices.reversed() {
      if places[index] < 9 {
        places[index] += 1
        return
      }
      places[index] = 0
    }
    for index in whole.indices.reversed() {
      if whole[index] < 9 {
        whole[index] += 1
        return
      }
      whole[index] = 0
    }
    whole.insert(1, at: 0)
  }

  /// The shortest digits of a number before and after its point.
  private static func digits(of number: Double) -> (whole: [UInt8], places: [UInt8]) {
    var (whole, places): ([UInt8], [UInt8]) = ([], [])
    var exponent = 0
    var isBehindPoint = false
    var rest = Array("\(number)".utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: ".") {
        isBehindPoint = true
      } else if byte == UInt8(ascii: "e") {
        let isNegative = rest.first == UInt8(ascii: "-")
        if rest.first.map({ $0 < 48 }) == true { rest.removeFirst() }
        exponent = rest.reduce(0) { $0 * 10 + Int($1 - 48) } * (isNegative ? -1 : 1)
        break
      } else if isBehindPoint {
        places.append(byte - 48)
      } else {
        whole.append(byte - 48)
      }
    }
    while exponent > 0 {
      whole.append(places.isEmpty ? 0 : places.removeFirst())
      exponent -= 1
    }
    while exponent < 0 {
      places.insert(whole.popLast() ?? 0, at: 0)
      exponent += 1
    }
    return (whole.isEmpty ? [0] : whole, places)
  }
}
