import Heft

/// A condition on objects, as its format says.
open class NSPredicate: NSObject {
  private final let test: (AnyObject?) -> Bool
  /// The format that it was made with.
  public final let predicateFormat: String

  /// A condition in words, such as `name CONTAINS[cd] %@ AND age > 3`. One that cannot be read holds for nothing, and the
  /// console says so.
  public init(format: String, _ arguments: AnyObject?...) {
    predicateFormat = format
    var reader = PredicateReader(format, arguments)
    if let found = reader.read() {
      test = found
    } else {
      Stub.say("NSPredicate(format: \"\(format)\")", "the format cannot be read here; it holds for nothing.")
      test = { _ in false }
    }
    super.init()
  }

  public convenience init(format: String, argumentArray: [AnyObject]?) {
    var reader = PredicateReader(format, (argumentArray ?? []).map { Optional($0) })
    self.init(reader.read() ?? { _ in false }, format)
  }

  /// A condition in words, with the values of its places in a list.
  ///
  /// - Parameters:
  ///   - format: The words.
  ///   - arguments: Texts, numbers or objects, one for each place.
  public convenience init<Value: ObjectConvertible>(format: String, argumentArray arguments: [Value]) {
    self.init(format: format, argumentArray: arguments.map { $0.convertedObject })
  }

  public init(value: Bool) {
    predicateFormat = value ? "TRUEPREDICATE" : "FALSEPREDICATE"
    test = { _ in value }
    super.init()
  }

  public init(block: @escaping (AnyObject?, [String: AnyObject]?) -> Bool) {
    predicateFormat = "BLOCKPREDICATE"
    test = { block($0, nil) }
    super.init()
  }

  /// A test that is written in another way, too.
  ///
  /// - Parameters:
  ///   - test: Whether it takes an object.
  ///   - format: How it is written.
  public init(_ test: @escaping (AnyObject?) -> Bool, _ format: String) {
    self.test = test
    predicateFormat = format
    super.init()
  }

  /// Whether it holds for an object.
  public final func evaluate(with object: AnyObject?) -> Bool { test(object) }
  public final func evaluate(with text: String) -> Bool { test(heftObject(text)) }
  @_disfavoredOverload
  public final func evaluate(with text: String?) -> Bool { test(text.map { heftObject($0) }) }

  /// Whether it holds for a value.
  ///
  /// - Parameter value: A number, a date, a dictionary or another value that has an object.
  /// - Returns: True where it does.
  @_disfavoredOverload
  public final func evaluate(with value: some ObjectConvertible) -> Bool {
    test(heftHeld(value.convertedObject))
  }

  /// Whether it holds for an object, with names that the format does not use here.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - bindings: Left aside.
  /// - Returns: True where it does.
  public final func evaluate(
    with object: AnyObject?, substitutionVariables bindings: [String: AnyObject]?
  ) -> Bool { test(object) }
}

/// Several conditions as one.
public final class NSCompoundPredicate: NSPredicate {
  /// How the conditions are joined.
  public enum LogicalType: UInt, Sendable { case not = 0, and, or }

  /// Several conditions as one.
  ///
  /// - Parameters:
  ///   - type: How they are joined; `not` takes the first one.
  ///   - subpredicates: The conditions.
  public init(type: LogicalType, subpredicates: [NSPredicate]) {
    switch type {
    case .and:
      super.init({ object in subpredicates.allSatisfy { $0.evaluate(with: object) } }, "AND")
    case .or:
      super.init({ object in subpredicates.contains { $0.evaluate(with: object) } }, "OR")
    case .not:
      super.init({ object in !(subpredicates.first?.evaluate(with: object) ?? false) }, "NOT")
    }
  }
  public init(andPredicateWithSubpredicates parts: [NSPredicate]) {
    super.init({ object in parts.allSatisfy { $0.evaluate(with: object) } }, "AND")
  }
  public init(orPredicateWithSubpredicates parts: [NSPredicate]) {
    super.init({ object in parts.contains { $0.evaluate(with: object) } }, "OR")
  }
  public init(notPredicateWithSubpredicate part: NSPredicate) {
    super.init({ !part.evaluate(with: $0) }, "NOT")
  }
}

/// Reads the format of a predicate.
private struct PredicateReader {
  private typealias Test = (AnyObject?) -> Bool
  private typealias Value = (AnyObject?) -> AnyObject?

  private enum Token: Equatable {
    case word(String)
    case text(String)
    case number(Double)
    case argument, keyArgument
    case sign(String)
  }

  private var tokens: [Token] = []
  private var place = 0
  private var arguments: [AnyObject?]
  private var isBroken = false
  /// A format that is nested deeper is refused, so that no format ends the program (our choice).
  private var depth = 0

  init(_ format: String, _ arguments: [AnyObject?]) {
    self.arguments = arguments
    tokens = Self.tokens(format) ?? []
    isBroken = tokens.isEmpty
  }

  mutating func read() -> ((AnyObject?) -> Bool)? {
    if isBroken { return nil }
    let test = either()
    return isBroken || place < tokens.count ? nil : test
  }

  private static func tokens(_ format: String) -> [Token]? {
    var tokens: [Token] = []
    var rest = Array(format.utf8)[...]
    func isName(_ byte: UInt8) -> Bool {
      (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
        || [UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "@"), UInt8(ascii: "$")].contains(byte)
        || byte > 127
    }
    while let byte = rest.first {
      if byte == 0x20 || byte == 0x0A {
        rest = rest.dropFirst()
      } else if byte == UInt8(ascii: "%"), let kind = rest.dropFirst().first {
        tokens.append(kind == UInt8(ascii: "K") ? .keyArgument : .argument)
        rest = rest.dropFirst(2)
        // `%ld`, `%lu`
        if kind == UInt8(ascii: "l") { rest = rest.drop { (97...122).contains($0) } }
      } else if byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") {
        let inner = rest.dropFirst().prefix { $0 != byte }
        tokens.append(.text(String(decoding: inner, as: UTF8.self)))
        rest = rest.dropFirst(inner.count + 2)
      } else if byte == UInt8(ascii: "[") {
        // How texts are compared stands with the word before.
        let inner = rest.prefix { $0 != UInt8(ascii: "]") }
        tokens.append(.sign(String(decoding: inner, as: UTF8.self) + "]"))
        rest = rest.dropFirst(inner.count + 1)
      } else if isName(byte) || byte == UInt8(ascii: "-") {
        let inner = rest.prefix { isName($0) || $0 == UInt8(ascii: "-") }
        let word = String(decoding: inner, as: UTF8.self)
        tokens.append(Double(word).map { .number($0) } ?? .word(word))
        rest = rest.dropFirst(inner.count)
      } else {
        let two = String(decoding: rest.prefix(2), as: UTF8.self)
        let isTwo = ["==", "!=", "<>", "<=", ">=", "=<", "=>", "&&", "||"].contains(two)
        tokens.append(.sign(isTwo ? two : String(decoding: rest.prefix(1), as: UTF8.self)))
        rest = rest.dropFirst(isTwo ? 2 : 1)
      }
    }
    return tokens
  }

  private mutating func takes(_ words: [String]) -> Bool {
    guard place < tokens.count else { return false }
    switch tokens[place] {
    case .word(let word) where words.contains(word.uppercased()): break
    case .sign(let sign) where words.contains(sign): break
    default: return false
    }
    place += 1
    return true
  }

  private mutating func either() -> Test {
    var test = both()
    while takes(["OR", "||"]) {
      let (left, right) = (test, both())
      test = { left($0) || right($0) }
    }
    return test
  }

  private mutating func both() -> Test {
    var test = one()
    while takes(["AND", "&&"]) {
      let (left, right) = (test, one())
      test = { left($0) && right($0) }
    }
    return test
  }

  private mutating func one() -> Test {
    depth += 1
    defer { depth -= 1 }
    if depth > 64 {
      isBroken = true
      return { _ in false }
    }
    if takes(["NOT", "!"]) {
      let test = one()
      return { !test($0) }
    }
    if takes(["("]) {
      let test = either()
      if !takes([")"]) { isBroken = true }
      return test
    }
    if takes(["TRUEPREDICATE"]) { return { _ in true } }
    if takes(["FALSEPREDICATE"]) { return { _ in false } }
    return comparison()
  }

  private mutating func value() -> Value {
    guard place < tokens.count else {
      isBroken = true
      return { _ in nil }
    }
    place += 1
    switch tokens[place - 1] {
    case .text(let text): return { _ in heftObject(text) }
    case .number(let number): return { _ in NSNumber(value: number) }
    case .argument:
      let object = arguments.isEmpty ? nil : arguments.removeFirst()
      return { _ in object.flatMap { $0 is NSNull ? nil : $0 } }
    case .keyArgument:
      let key = arguments.isEmpty ? nil : arguments.removeFirst().flatMap { String.heftValue(of: $0) }
      return { object in object.flatMap { KeyedValues.value(key ?? "self", of: $0) } }
    case .word(let word): return named(word)
    case .sign("{"): return list()
    case .sign:
      isBroken = true
      return { _ in nil }
    }
  }

  private func named(_ word: String) -> Value {
    switch word.uppercased() {
    case "NIL", "NULL": return { _ in nil }
    case "TRUE", "YES": return { _ in heftObject(true) }
    case "FALSE", "NO": return { _ in heftObject(false) }
    case "SELF": return { $0 }
    default: return { object in object.flatMap { KeyedValues.value(word, of: $0) } }
    }
  }

  private mutating func list() -> Value {
    var values: [Value] = []
    while !isBroken, !takes(["}"]) {
      values.append(value())
      if !takes([","]), place < tokens.count, tokens[place] != .sign("}") { isBroken = true }
      if place >= tokens.count { isBroken = true }
    }
    let all = values
    return { object in heftObject(all.compactMap { $0(object) }) }
  }

  private mutating func comparison() -> Test {
    let isAny = takes(["ANY", "SOME"])
    let left = value()
    guard place < tokens.count else {
      isBroken = true
      return { _ in false }
    }
    var word = ""
    switch tokens[place] {
    case .word(let found): word = found.uppercased()
    case .sign(let found): word = found
    default: isBroken = true
    }
    place += 1
    var ignoresCase = false
    if place < tokens.count, case .sign(let options) = tokens[place], options.hasPrefix("[") {
      ignoresCase = options.contains("c")
      place += 1
    }
    let right = value()
    guard let compare = Self.comparisons(word, ignoresCase) else {
      isBroken = true
      return { _ in false }
    }
    if isAny {
      return { object in
        guard let set = left(object) as? NSSet else { return compare(left(object), right(object)) }
        return set.allObjects.contains { compare($0, right(object)) }
      }
    }
    return { compare(left($0), right($0)) }
  }

  private static func comparisons(_ word: String, _ ignoresCase: Bool) -> ((AnyObject?, AnyObject?) -> Bool)?
  {
    func order(_ one: AnyObject?, _ other: AnyObject?) -> ComparisonResult {
      KeyedValues.compare(one, other, ignoringCase: ignoresCase)
    }
    func texts(_ one: AnyObject?, _ other: AnyObject?, _ test: (String, String) -> Bool) -> Bool {
      guard let one = one.flatMap({ String.heftValue(of: $0) }),
        let other = other.flatMap({ String.heftValue(of: $0) })
      else { return false }
      return ignoresCase ? test(one.lowercased(), other.lowercased()) : test(one, other)
    }
    switch word {
    case "=", "==":
      return { ignoresCase ? order($0, $1) == .orderedSame : KeyedValues.areEqual($0, $1) }
    case "!=", "<>": return { !KeyedValues.areEqual($0, $1) }
    case "<": return { $0 != nil && order($0, $1) == .orderedAscending }
    case ">": return { $1 != nil && order($0, $1) == .orderedDescending }
    case "<=", "=<": return { $0 != nil && order($0, $1) != .orderedDescending }
    case ">=", "=>": return { $1 != nil && order($0, $1) != .orderedAscending }
    case "BEGINSWITH": return { texts($0, $1) { $0.hasPrefix($1) } }
    case "ENDSWITH": return { texts($0, $1) { $0.hasSuffix($1) } }
    case "CONTAINS":
      return { one, other in
        if let set = one as? NSSet, let object = other as? NSObject { return set.contains(object) }
        return texts(one, other) { $1.isEmpty || contains(Array($0.utf8), Array($1.utf8)) }
      }
    case "MATCHES":
      return { one, pattern in
        guard let text = one.flatMap({ String.heftValue(of: $0) }),
          let pattern = pattern.flatMap({ String.heftValue(of: $0) }),
          let expression = try? NSRegularExpression(
            pattern: "(?:" + pattern + ")\\z", options: ignoresCase ? [.caseInsensitive] : [])
        else { return false }
        let range = NSRange(location: 0, length: text.utf16.count)
        return expression.firstMatch(in: text, options: [.anchored], range: range) != nil
      }
    case "LIKE": return { texts($0, $1) { like(Array($0)[...], Array($1)[...]) } }
    case "IN":
      return { one, list in
        guard let list else { return false }
        if let set = list as? NSSet { return set.allObjects.contains { KeyedValues.areEqual(one, $0) } }
        return CodingNode.objects(of: list).contains { KeyedValues.areEqual(one, $0) }
      }
    default: return nil
    }
  }

  private static func contains(_ text: [UInt8], _ part: [UInt8]) -> Bool {
    guard part.count <= text.count else { return false }
    return (0...(text.count - part.count)).contains { text[$0...].starts(with: part) }
  }

  /// A text with `*` for anything and `?` for one character.
  private static func like(_ text: ArraySlice<Character>, _ pattern: ArraySlice<Character>) -> Bool {
    var (text, pattern) = (text, pattern)
    var retry: (text: ArraySlice<Character>, pattern: ArraySlice<Character>)?
    while !text.isEmpty {
      if let first = pattern.first, first == "*" {
        retry = (text, pattern.dropFirst())
        pattern = pattern.dropFirst()
      } else if let first = pattern.first, first == "?" || first == text.first {
        (text, pattern) = (text.dropFirst(), pattern.dropFirst())
      } else if let last = retry {
        retry = (last.text.dropFirst(), last.pattern)
        (text, pattern) = (last.text.dropFirst(), last.pattern)
      } else {
        return false
      }
    }
    return pattern.allSatisfy { $0 == "*" }
  }
}

extension CodingNode {
  /// The objects of a list.
  static func objects(of list: AnyObject) -> [AnyObject] {
    if let objects = heftObjects(in: list) { return objects }
    if let texts = HeftBox<[String]>.value(in: list) { return texts.map { heftObject($0) } }
    if let numbers = HeftBox<[Int]>.value(in: list) { return numbers.map { heftObject($0) } }
    return []
  }
}
