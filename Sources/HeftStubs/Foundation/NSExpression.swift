import Heft

/// A value that is worked out, `NSExpression(format: "2 * (3 + 4)")`, or that is taken from an object.
///
/// Whole numbers are divided without a rest, as Foundation does: 5 / 2 is 2.
public final class NSExpression: NSObject {
  /// What kind of value it is.
  public enum ExpressionType: UInt, Sendable {
    case constantValue = 0, evaluatedObject, variable, keyPath, function
  }

  private let value: (AnyObject?) -> AnyObject?
  public let expressionType: ExpressionType
  /// The path of names that it takes from an object; empty of other kinds.
  public let keyPath: String
  private let text: String

  private init(
    _ type: ExpressionType, _ text: String, keyPath: String = "",
    _ value: @escaping (AnyObject?) -> AnyObject?
  ) {
    expressionType = type
    self.text = text
    self.keyPath = keyPath
    self.value = value
    super.init()
  }

  /// A value that is worked out.
  ///
  /// - Parameters:
  ///   - format: The sum, with numbers, `+ - * / **`, brackets, `sqrt:(x)` and its like, and names; one that cannot be
  ///     read has no value.
  ///   - arguments: The values of its places `%@`, `%d` and `%f`.
  public convenience init(format: String, _ arguments: AnyObject?...) {
    self.init(format, arguments)
  }

  /// A value that is worked out.
  ///
  /// - Parameters:
  ///   - format: The sum.
  ///   - argumentArray: The values of its places.
  public convenience init(format: String, argumentArray: [AnyObject]) {
    self.init(format, argumentArray.map { Optional($0) })
  }

  private convenience init(_ format: String, _ arguments: [AnyObject?]) {
    var test = SumReader(format, arguments, object: nil)
    if test.read() == nil, test.isBroken {
      Stub.say("NSExpression(format: \"\(format)\")", "the format cannot be read here; it has no value.")
    }
    self.init(.function, format) { object in
      var reader = SumReader(format, arguments, object: object)
      return reader.read()?.object
    }
  }

  /// A value that stays the same.
  ///
  /// - Parameter value: A text, a number, a date or an object.
  public convenience init(forConstantValue value: some ObjectConvertible) {
    let object = heftHeld(value.convertedObject)
    self.init(.constantValue, heftText(of: object)) { _ in object }
  }

  /// A value that stays the same.
  ///
  /// - Parameter value: What stands for a value of `Any`; nil means none.
  @_disfavoredOverload
  public convenience init(forConstantValue value: AnyObject?) {
    self.init(.constantValue, value.map { heftText(of: $0) } ?? "nil") { _ in value }
  }

  /// What an object has under a path of names.
  ///
  /// - Parameter keyPath: The path.
  public convenience init(forKeyPath keyPath: String) {
    self.init(.keyPath, keyPath, keyPath: keyPath) { $0.flatMap { KeyedValues.value(keyPath, of: $0) } }
  }

  /// A function of other values.
  ///
  /// - Parameters:
  ///   - name: `sum:`, `count:`, `min:`, `max:`, `average:`, `add:to:`, `sqrt:` and their like; others have no value.
  ///   - arguments: The values.
  public convenience init(forFunction name: String, arguments: [NSExpression]) {
    self.init(.function, name) { object in
      let values = arguments.compactMap { $0.value(object) }
      if name == "count:" {
        return heftObject(values.first.flatMap { heftObjects(in: $0)?.count } ?? values.count)
      }
      let listed = values.count == 1 ? values.first.flatMap { heftObjects(in: $0) } : nil
      let numbers = (listed ?? values).compactMap { ($0 as? NSNumber)?.doubleValue }
      return SumReader.call(name, numbers).map { heftObject($0) }
    }
  }

  /// Makes the value that is the object itself.
  ///
  /// - Returns: The value.
  public static func expressionForEvaluatedObject() -> NSExpression {
    NSExpression(.evaluatedObject, "SELF") { $0 }
  }

  /// Works the value out.
  ///
  /// - Parameters:
  ///   - object: The object that names are taken from; nil means none.
  ///   - context: Left aside.
  /// - Returns: The value; nil where there is none.
  public func expressionValue(with object: AnyObject?, context: NSMutableDictionary?) -> AnyObject? {
    value(object)
  }

  public override var description: String { text }
}

/// Reads a sum and works it out.
private struct SumReader {
  enum Number {
    case whole(Int64)
    case decimal(Double)

    var double: Double {
      switch self {
      case .whole(let number): Double(number)
      case .decimal(let number): number
      }
    }

    var object: AnyObject {
      switch self {
      case .whole(let number): NSNumber(value: number)
      case .decimal(let number): NSNumber(value: number)
      }
    }
  }

  private var rest: ArraySlice<UInt8>
  private var arguments: [AnyObject?]
  private let object: AnyObject?
  private(set) var isBroken = false
  /// A sum that is nested deeper is refused, so that none ends the program (our choice).
  private var depth = 0

  init(_ format: String, _ arguments: [AnyObject?], object: AnyObject?) {
    rest = Array(format.utf8)[...]
    self.arguments = arguments
    self.object = object
  }

  mutating func read() -> Number? {
    guard let value = sum() else { return nil }
    blanks()
    if !rest.isEmpty { isBroken = true }
    return isBroken ? nil : value
  }

  private mutating func blanks() {
    while let byte = rest.first, byte == 32 || byte == 10 { rest.removeFirst() }
  }

  private mutating func takes(_ sign: String) -> Bool {
    blanks()
    guard rest.starts(with: sign.utf8) else { return false }
    rest = rest.dropFirst(sign.utf8.count)
    return true
  }

  private mutating func sum() -> Number? {
    guard var value = product() else { return nil }
    while true {
      if takes("+") {
        guard let other = product() else { return nil }
        value = SumReader.both(value, other, { $0.addingReportingOverflow($1) }, { $0 + $1 })
      } else if takes("-") {
        guard let other = product() else { return nil }
        value = SumReader.both(value, other, { $0.subtractingReportingOverflow($1) }, { $0 - $1 })
      } else {
        return value
      }
    }
  }

  private mutating func product() -> Number? {
    guard var value = power() else { return nil }
    while true {
      if takes("*") {
        guard let other = power() else { return nil }
        value = SumReader.both(value, other, { $0.multipliedReportingOverflow(by: $1) }, { $0 * $1 })
      } else if takes("/") {
        guard let other = power() else { return nil }
        value = SumReader.both(value, other, { $0.dividedReportingOverflow(by: $1) }, { $0 / $1 })
      } else {
        return value
      }
    }
  }

  private static func both(
    _ one: Number, _ other: Number, _ whole: (Int64, Int64) -> (partialValue: Int64, overflow: Bool),
    _ decimal: (Double, Double) -> Double
  ) -> Number {
    if case .whole(let left) = one, case .whole(let right) = other {
      let result = whole(left, right)
      if !result.overflow { return .whole(result.partialValue) }
    }
    return .decimal(decimal(one.double, other.double))
  }

  private mutating func power() -> Number? {
    guard let value = unary() else { return nil }
    guard takes("**") else { return value }
    guard let exponent = power() else { return nil }
    return .decimal(pow(value.double, exponent.double))
  }

  private mutating func unary() -> Number? {
    depth += 1
    defer { depth -= 1 }
    if depth > 64 { return broken() }
    if takes("-") {
      guard let value = unary() else { return nil }
      if case .whole(let number) = value, number != .min { return .whole(-number) }
      return .decimal(-value.double)
    }
    if takes("+") { return unary() }
    if takes("(") {
      let value = sum()
      return takes(")") ? value : broken()
    }
    return operand()
  }

  private mutating func broken() -> Number? {
    isBroken = true
    return nil
  }

  private mutating func operand() -> Number? {
    blanks()
    guard let first = rest.first else { return broken() }
    if first == UInt8(ascii: "%") {
      rest = rest.dropFirst().drop { ($0 | 0x20 >= 97 && $0 | 0x20 <= 122) || $0 == UInt8(ascii: "@") }
      guard !arguments.isEmpty, let number = arguments.removeFirst() as? NSNumber else { return broken() }
      return SumReader.number(number)
    }
    if (48...57).contains(first) || first == UInt8(ascii: ".") { return literal() }
    let name = rest.prefix {
      ($0 | 0x20 >= 97 && $0 | 0x20 <= 122) || (48...57).contains($0) || $0 == 95 || $0 == 46 || $0 == 58
    }
    guard !name.isEmpty else { return broken() }
    rest = rest.dropFirst(name.count)
    let word = String(decoding: name, as: UTF8.self)
    if takes("(") { return function(word) }
    guard let object else { return nil }
    return (KeyedValues.value(word, of: object) as? NSNumber).flatMap { SumReader.number($0) }
  }

  private static func number(_ number: NSNumber) -> Number {
    let double = number.doubleValue
    return double == double.rounded() && double.magnitude < 9e18
      ? .whole(number.int64Value) : .decimal(double)
  }

  private mutating func literal() -> Number? {
    let whole = rest.prefix { (48...57).contains($0) }
    rest = rest.dropFirst(whole.count)
    guard rest.first == UInt8(ascii: ".") || (rest.first ?? 0) | 0x20 == UInt8(ascii: "e") else {
      let text = String(decoding: whole, as: UTF8.self)
      return Int64(text).map { .whole($0) } ?? .decimal(Double(text) ?? .infinity)
    }
    var text = String(decoding: whole, as: UTF8.self)
    if rest.first == UInt8(ascii: ".") {
      let places = rest.dropFirst().prefix { (48...57).contains($0) }
      rest = rest.dropFirst(places.count + 1)
      text += "." + String(decoding: places, as: UTF8.self)
    }
    if let letter = rest.first, letter | 0x20 == UInt8(ascii: "e") {
      var exponent = rest.dropFirst()
      var power = "e"
      if let sign = exponent.first, sign == 43 || sign == 45 {
        power += sign == 45 ? "-" : ""
        exponent = exponent.dropFirst()
      }
      let digits = exponent.prefix { (48...57).contains($0) }
      if digits.isEmpty { return broken() }
      text += power + String(decoding: digits, as: UTF8.self)
      rest = exponent.dropFirst(digits.count)
    }
    return .decimal(NSString(string: text).doubleValue)
  }

  private mutating func function(_ name: String) -> Number? {
    var values: [Double] = []
    while !takes(")") {
      guard let value = sum() else { return nil }
      values.append(value.double)
      if !takes(","), rest.first != UInt8(ascii: ")") { return broken() }
    }
    guard let value = SumReader.call(name, values) else { return broken() }
    return .decimal(value)
  }

  /// What a function makes of its values; nil of one that there is not.
  static func call(_ name: String, _ values: [Double]) -> Double? {
    let word = name.split(separator: ":").first.map { String($0) } ?? name
    guard let first = values.first else { return word == "sum" || word == "count" ? 0 : nil }
    let second = values.count > 1 ? values[1] : nil
    switch word {
    case "sum": return values.reduce(0, +)
    case "count": return Double(values.count)
    case "min": return values.min()
    case "max": return values.max()
    case "average": return values.reduce(0, +) / Double(values.count)
    case "add": return second.map { first + $0 }
    case "from": return second.map { first - $0 }
    case "multiply": return second.map { first * $0 }
    case "divide": return second.map { first / $0 }
    case "modulus": return second.map { first.truncatingRemainder(dividingBy: $0) }
    case "raise": return second.map { pow(first, $0) }
    case "sqrt": return first.squareRoot()
    case "abs": return first.magnitude
    case "ceiling": return first.rounded(.up)
    case "floor": return first.rounded(.down)
    case "trunc": return first.rounded(.towardZero)
    case "exp": return exp(first)
    case "ln": return log(first)
    case "log": return log(first) / log(10)
    default: return nil
    }
  }
}
