import Heft

// Sets between brackets.
extension ExpressionParser {
  /// A set, behind its bracket.
  mutating func set() -> ExpressionSet {
    var set = ExpressionSet()
    set.ignoresCase = options.contains(.caseInsensitive)
    set.isNegated = take("^")
    var isFirst = true
    while let scalar = takeAny() {
      if scalar == "]", !isFirst { return set }
      isFirst = false
      if scalar == "[" {
        depth += 1
        defer { depth -= 1 }
        guard depth < ExpressionParser.deepest else { break }
        if take(":") {
          set.sets.append(named())
        } else {
          set.sets.append(self.set())
        }
        continue
      }
      if scalar == "\\" {
        guard let escaped = takeAny() else { break }
        if let kind = kindSet(escaped) {
          set.sets.append(kind)
          continue
        }
        // Within a set it is a backspace.
        guard let first = escaped == "b" ? "\u{08}" : character(escaped) else { break }
        addRange(from: first, to: &set)
        continue
      }
      addRange(from: scalar, to: &set)
    }
    isBroken = true
    return set
  }

  /// `[:alpha:]`, behind its colon.
  private mutating func named() -> ExpressionSet {
    var name = ""
    while let scalar = takeAny(), scalar != ":" { name.unicodeScalars.append(scalar) }
    if !take("]") { isBroken = true }
    switch name {
    case "alpha": return ExpressionSet(.letter)
    case "digit": return ExpressionSet(.digit)
    case "alnum":
      var set = ExpressionSet(.letter)
      set.kinds.append((.digit, false))
      return set
    case "space": return ExpressionSet(.space)
    case "upper": return ExpressionSet(.upper)
    case "lower": return ExpressionSet(.lower)
    case "punct": return ExpressionSet(.punctuation)
    default:
      isBroken = true
      return ExpressionSet()
    }
  }

  private mutating func addRange(from first: Unicode.Scalar, to set: inout ExpressionSet) {
    guard next == "-", place + 1 < scalars.count, scalars[place + 1] != "]", scalars[place + 1] != "[" else {
      set.ranges.append(first...first)
      return
    }
    place += 1
    var last = takeAny()
    if last == "\\" { last = takeAny().flatMap { character($0) } }
    guard let last, last >= first else {
      isBroken = true
      return
    }
    set.ranges.append(first...last)
  }
}
