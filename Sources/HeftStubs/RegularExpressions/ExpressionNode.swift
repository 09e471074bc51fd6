import Heft

/// A part of a regular expression.
indirect enum ExpressionNode {
  case empty
  case scalar(Unicode.Scalar)
  case set(ExpressionSet)
  /// The beginning of the text, or of a line.
  case start(ofLine: Bool)
  /// The end of the text, or of a line; `beforeBreak` is also before a last line break.
  case end(ofLine: Bool, beforeBreak: Bool)
  case wordBoundary(isNegated: Bool)
  case sequence([ExpressionNode])
  case choice([ExpressionNode])
  /// A group whose place is remembered by its number.
  case group(Int, ExpressionNode)
  case reference(Int)
  case repetition(ExpressionNode, ClosedRange<Int>, ExpressionGreed)
  case lookahead(ExpressionNode, isNegated: Bool)
  case lookbehind(ExpressionNode, isNegated: Bool)
  /// A group that is not tried again once it has matched.
  case atomic(ExpressionNode)

  /// Whether it takes one scalar always, so that a repetition needs no trail.
  var isSingle: Bool {
    switch self {
    case .scalar, .set: true
    default: false
    }
  }
}

/// How much a repetition takes at first.
enum ExpressionGreed {
  /// As much as it can, then less.
  case greedy
  /// As little as it can, then more.
  case lazy
  /// As much as it can, and never less.
  case possessive
}

/// A set of scalars in a regular expression.
struct ExpressionSet {
  /// A kind of scalars that has a letter of its own.
  enum Kind {
    case digit, word, space, letter, upper, lower, punctuation, lineBreak, any

    func contains(_ scalar: Unicode.Scalar) -> Bool {
      switch self {
      case .digit: return CharacterSet.decimalDigits.contains(scalar)
      case .word: return scalar == "_" || CharacterSet.alphanumerics.contains(scalar)
      case .space: return CharacterSet.whitespacesAndNewlines.contains(scalar)
      case .letter: return CharacterSet.letters.contains(scalar)
      case .upper: return CharacterSet.uppercaseLetters.contains(scalar)
      case .lower: return CharacterSet.lowercaseLetters.contains(scalar)
      case .punctuation: return CharacterSet.punctuationCharacters.contains(scalar)
      case .lineBreak: return ExpressionSet.isLineBreak(scalar)
      case .any: return true
      }
    }
  }

  var ranges: [ClosedRange<Unicode.Scalar>] = []
  var kinds: [(kind: Kind, isNegated: Bool)] = []
  var sets: [ExpressionSet] = []
  var isNegated = false
  var ignoresCase = false

  init() {}
  init(_ kind: Kind, isNegated: Bool = false) { kinds.append((kind, isNegated)) }

  func contains(_ scalar: Unicode.Scalar) -> Bool {
    var isIn = holds(scalar)
    if !isIn, ignoresCase { isIn = holds(ExpressionSet.lower(scalar)) || holds(ExpressionSet.upper(scalar)) }
    return isIn != isNegated
  }

  private func holds(_ scalar: Unicode.Scalar) -> Bool {
    for range in ranges where range.contains(scalar) { return true }
    for (kind, isNegated) in kinds where kind.contains(scalar) != isNegated { return true }
    for set in sets where set.contains(scalar) { return true }
    return false
  }

  static func isLineBreak(_ scalar: Unicode.Scalar) -> Bool {
    (0x0A...0x0D).contains(scalar.value) || scalar.value == 0x85 || scalar.value == 0x2028
      || scalar.value == 0x2029
  }

  /// The small letter of a capital one, in Latin, Greek and Cyrillic where it lies a fixed step away.
  static func lower(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0x41...0x5A, 0xC0...0xD6, 0xD8...0xDE, 0x391...0x3A9, 0x410...0x42F:
      return Unicode.Scalar(scalar.value + 0x20) ?? scalar
    default: return scalar
    }
  }

  /// The capital letter of such a small one.
  static func upper(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0x61...0x7A, 0xE0...0xF6, 0xF8...0xFE, 0x3B1...0x3C9, 0x430...0x44F:
      return Unicode.Scalar(scalar.value - 0x20) ?? scalar
    default: return scalar
    }
  }
}
