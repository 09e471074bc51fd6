import Heft

/// Reads a regular expression in ICU's syntax, which `NSRegularExpression` has, as far as apps use it.
struct ExpressionParser {
  let scalars: [Unicode.Scalar]
  var place = 0
  var options: NSRegularExpression.Options
  private(set) var groupCount = 0
  /// The groups that have a name.
  private(set) var names: [(name: String, number: Int)] = []
  /// Whether the pattern is not one that can be read.
  var isBroken = false
  var depth = 0

  /// Groups within groups that are read; deeper ones would end the program (our choice).
  static let deepest = 100

  init(_ pattern: String, _ options: NSRegularExpression.Options) {
    scalars = Array(pattern.unicodeScalars)
    self.options = options
  }

  /// Returns the whole expression; nil where it cannot be read.
  mutating func parse() -> ExpressionNode? {
    if options.contains(.ignoreMetacharacters) { return .sequence(scalars.map { literal($0) }) }
    let node = choice()
    return isBroken || place < scalars.count ? nil : node
  }

  var next: Unicode.Scalar? { place < scalars.count ? scalars[place] : nil }

  mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard next == scalar else { return false }
    place += 1
    return true
  }

  mutating func takeAny() -> Unicode.Scalar? {
    guard let scalar = next else { return nil }
    place += 1
    return scalar
  }

  private mutating func take(_ word: String) -> Bool {
    let word = Array(word.unicodeScalars)
    guard place + word.count <= scalars.count, Array(scalars[place..<place + word.count]) == word else {
      return false
    }
    place += word.count
    return true
  }

  private mutating func fail() -> ExpressionNode {
    isBroken = true
    return .empty
  }

  private func literal(_ scalar: Unicode.Scalar) -> ExpressionNode {
    guard options.contains(.caseInsensitive) else { return .scalar(scalar) }
    var set = ExpressionSet()
    set.ranges = [scalar...scalar]
    set.ignoresCase = true
    return .set(set)
  }

  private func kind(_ kind: ExpressionSet.Kind, _ isNegated: Bool = false) -> ExpressionNode {
    .set(ExpressionSet(kind, isNegated: isNegated))
  }

  // MARK: Structure

  private mutating func choice() -> ExpressionNode {
    depth += 1
    defer { depth -= 1 }
    guard depth < ExpressionParser.deepest else { return fail() }
    // What is set in a group holds to its end.
    let outer = options
    defer { options = outer }
    var alternatives = [sequence()]
    while take("|") { alternatives.append(sequence()) }
    return alternatives.count == 1 ? alternatives[0] : .choice(alternatives)
  }

  private mutating func sequence() -> ExpressionNode {
    var parts: [ExpressionNode] = []
    while let scalar = next, scalar != "|", scalar != ")", !isBroken {
      if options.contains(.allowCommentsAndWhitespace), skipComment() { continue }
      guard let part = atom() else { continue }
      parts.append(quantified(part))
    }
    return .sequence(parts)
  }

  private mutating func skipComment() -> Bool {
    guard let scalar = next else { return false }
    if ExpressionSet.Kind.space.contains(scalar) {
      place += 1
      return true
    }
    guard scalar == "#" else { return false }
    while let scalar = takeAny(), !ExpressionSet.isLineBreak(scalar) {}
    return true
  }

  private mutating func quantified(_ part: ExpressionNode) -> ExpressionNode {
    var node = part
    if let range = quantifier() {
      let greed: ExpressionGreed = take("?") ? .lazy : take("+") ? .possessive : .greedy
      node = .repetition(node, range, greed)
    }
    return node
  }

  private mutating func quantifier() -> ClosedRange<Int>? {
    if take("*") { return 0...Int.max }
    if take("+") { return 1...Int.max }
    if take("?") { return 0...1 }
    guard next == "{" else { return nil }
    let start = place
    place += 1
    guard let least = number() else {
      place = start
      isBroken = true
      return nil
    }
    var most = least
    if take(",") { most = number() ?? Int.max }
    guard take("}"), most >= least else {
      isBroken = true
      return nil
    }
    return least...most
  }

  private mutating func number() -> Int? {
    var value: Int?
    while let scalar = next, ("0"..."9").contains(scalar) {
      value = min((value ?? 0) * 10 + Int(scalar.value - 48), 100_000)
      place += 1
    }
    return value
  }

  // MARK: Parts

  /// Returns the next part; nil for what only sets an option.
  private mutating func atom() -> ExpressionNode? {
    guard let scalar = takeAny() else { return nil }
    switch scalar {
    case ".":
      return kind(
        options.contains(.dotMatchesLineSeparators) ? .any : .lineBreak,
        !options.contains(.dotMatchesLineSeparators))
    case "^": return .start(ofLine: options.contains(.anchorsMatchLines))
    case "$": return .end(ofLine: options.contains(.anchorsMatchLines), beforeBreak: true)
    case "[": return .set(set())
    case "(": return group()
    case "\\": return escape()
    case "*", "+", "?", "{": return fail()
    default: return literal(scalar)
    }
  }

  private mutating func group() -> ExpressionNode? {
    var wrap: (ExpressionNode) -> ExpressionNode = { $0 }
    if take("?") {
      if take("#") {
        while let scalar = takeAny(), scalar != ")" {}
        return nil
      } else if take("=") {
        wrap = { .lookahead($0, isNegated: false) }
      } else if take("!") {
        wrap = { .lookahead($0, isNegated: true) }
      } else if take("<=") {
        wrap = { .lookbehind($0, isNegated: false) }
      } else if take("<!") {
        wrap = { .lookbehind($0, isNegated: true) }
      } else if take(">") {
        wrap = { .atomic($0) }
      } else if take("<") {
        guard let name = name() else { return fail() }
        groupCount += 1
        names.append((name, groupCount))
        wrap = numbered(groupCount)
      } else if !take(":") {
        return flags()
      }
    } else {
      groupCount += 1
      wrap = numbered(groupCount)
    }
    let inner = choice()
    return take(")") ? wrap(inner) : fail()
  }

  private func numbered(_ number: Int) -> (ExpressionNode) -> ExpressionNode { { .group(number, $0) } }

  private mutating func name() -> String? {
    var name = ""
    while let scalar = takeAny() {
      if scalar == ">" { return name.isEmpty ? nil : name }
      name.unicodeScalars.append(scalar)
    }
    return nil
  }

  /// `(?i)` to the end of the group around it, `(?i:...)` within its own.
  private mutating func flags() -> ExpressionNode? {
    var isSet = true
    let outer = options
    while let scalar = takeAny() {
      var option: NSRegularExpression.Options = []
      switch scalar {
      case "-": isSet = false
      case "i": option = .caseInsensitive
      case "m": option = .anchorsMatchLines
      case "s": option = .dotMatchesLineSeparators
      case "x": option = .allowCommentsAndWhitespace
      case "w": break
      case ")": return nil
      case ":":
        let inner = choice()
        options = outer
        return take(")") ? inner : fail()
      default: return fail()
      }
      if isSet { options.insert(option) } else { options.remove(option) }
    }
    return fail()
  }

  // MARK: Escapes

  private mutating func escape() -> ExpressionNode? {
    guard let scalar = takeAny() else { return fail() }
    switch scalar {
    case "b": return .wordBoundary(isNegated: false)
    case "B": return .wordBoundary(isNegated: true)
    case "A": return .start(ofLine: false)
    case "Z": return .end(ofLine: false, beforeBreak: true)
    case "z": return .end(ofLine: false, beforeBreak: false)
    case "Q": return quoted()
    case "1"..."9":
      place -= 1
      return .reference(number() ?? 0)
    default: break
    }
    if var set = kindSet(scalar) {
      set.ignoresCase = options.contains(.caseInsensitive)
      return .set(set)
    }
    return character(scalar).map { literal($0) } ?? fail()
  }

  /// `\Q...\E`: no sign in it means anything.
  private mutating func quoted() -> ExpressionNode {
    var parts: [ExpressionNode] = []
    while place < scalars.count, !take("\\E") {
      parts.append(literal(scalars[place]))
      place += 1
    }
    return .sequence(parts)
  }

  /// The set of an escape that stands for one; nil for any other.
  mutating func kindSet(_ scalar: Unicode.Scalar) -> ExpressionSet? {
    switch scalar {
    case "d": return ExpressionSet(.digit)
    case "D": return ExpressionSet(.digit, isNegated: true)
    case "w": return ExpressionSet(.word)
    case "W": return ExpressionSet(.word, isNegated: true)
    case "s": return ExpressionSet(.space)
    case "S": return ExpressionSet(.space, isNegated: true)
    case "R": return ExpressionSet(.lineBreak)
    case "p", "P": return property(isNegated: scalar == "P")
    default: return nil
    }
  }

  /// `\p{L}` and the like.
  private mutating func property(isNegated: Bool) -> ExpressionSet? {
    var name = ""
    if take("{") {
      while let scalar = takeAny(), scalar != "}" { name.unicodeScalars.append(scalar) }
    } else if let scalar = takeAny() {
      name.unicodeScalars.append(scalar)
    }
    switch name {
    case "L", "Letter", "Alphabetic", "alpha": return ExpressionSet(.letter, isNegated: isNegated)
    case "Lu", "Uppercase": return ExpressionSet(.upper, isNegated: isNegated)
    case "Ll", "Lowercase": return ExpressionSet(.lower, isNegated: isNegated)
    case "N", "Nd": return ExpressionSet(.digit, isNegated: isNegated)
    case "P", "Punctuation": return ExpressionSet(.punctuation, isNegated: isNegated)
    case "Z", "Zs", "White_Space", "space": return ExpressionSet(.space, isNegated: isNegated)
    default:
      isBroken = true
      return nil
    }
  }

  /// The scalar of an escape; nil where the letter means none.
  mutating func character(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar {
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "f": return "\u{0C}"
    case "e": return "\u{1B}"
    case "0": return "\0"
    case "u": return hexadecimal(4)
    case "U": return hexadecimal(8)
    case "x": return next == "{" ? braced() : hexadecimal(2)
    case "a"..."z", "A"..."Z": return nil
    default: return scalar
    }
  }

  private mutating func braced() -> Unicode.Scalar? {
    place += 1
    let scalar = hexadecimal(8)
    return take("}") ? scalar : nil
  }

  private mutating func hexadecimal(_ most: Int) -> Unicode.Scalar? {
    var value: UInt32 = 0
    var count = 0
    while count < most, let digit = next.flatMap({ ExpressionParser.digit($0) }) {
      value = value << 4 | digit
      count += 1
      place += 1
    }
    return count > 0 ? Unicode.Scalar(value) : nil
  }

  private static func digit(_ scalar: Unicode.Scalar) -> UInt32? {
    switch scalar {
    case "0"..."9": return scalar.value - 48
    case "a"..."f": return scalar.value - 87
    case "A"..."F": return scalar.value - 55
    default: return nil
    }
  }
}
