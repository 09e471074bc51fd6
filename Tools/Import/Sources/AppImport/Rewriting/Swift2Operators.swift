import Foundation

/// An operator of Swift 2 has its precedence as a number, `infix operator ~> { associativity left precedence 140 }`; today it
/// has a group. Today's parser does not read the braces, so this is done to the text.
enum Swift2Operators {
  /// The groups that stand for numbers now (SE-0077), with their associativity.
  private static let groups: [Int: (name: String, associativity: String)] = [
    160: ("BitwiseShiftPrecedence", "none"), 150: ("MultiplicationPrecedence", "left"),
    140: ("AdditionPrecedence", "left"), 135: ("RangeFormationPrecedence", "none"),
    132: ("CastingPrecedence", "none"), 131: ("NilCoalescingPrecedence", "right"),
    130: ("ComparisonPrecedence", "none"), 120: ("LogicalConjunctionPrecedence", "left"),
    110: ("LogicalDisjunctionPrecedence", "left"), 100: ("TernaryPrecedence", "right"),
    90: ("AssignmentPrecedence", "right"),
  ]

  /// The text with the operators of today, on as many lines, and how many there are.
  static func rewrite(_ text: String) -> (text: String, count: Int) {
    var count = 0
    let new = text.replacing(/\b(infix|prefix|postfix)\s+operator\s+([^\s\w{}]+)\s*\{([^{}]*)\}/) { match in
      count += 1
      let lines = String(repeating: "\n", count: match.0.count { $0 == "\n" })
      let declared = "\(match.1) operator \(match.2)"
      guard match.1 == "infix" else { return declared + lines }
      let (before, group) = self.group(of: String(match.2), String(match.3))
      return before + declared + group + lines
    }
    return (new, count)
  }

  /// Returns the declaration of a group of the operator's own, if it needs one, and the group that it has.
  private static func group(of name: String, _ body: String) -> (before: String, group: String) {
    // Without a word an operator has the default group then and now.
    guard body.contains("precedence") || body.contains("associativity") else { return ("", "") }
    let precedence = body.firstMatch(of: /precedence\s+(\d+)/).flatMap { Int($0.1) } ?? 100
    let associativity = body.firstMatch(of: /associativity\s+(\w+)/).map { String($0.1) } ?? "none"
    if let group = groups[precedence], group.associativity == associativity { return ("", ": " + group.name) }
    guard let below = groups.keys.filter({ $0 <= precedence }).max(), let group = groups[below] else {
      return ("", "")
    }
    let own = "Precedence" + name.unicodeScalars.map { String($0.value) }.joined(separator: "_")
    // Its own place is between two groups: at a number that one of them has, it is beside that one.
    let lower =
      groups[precedence] == nil ? group : groups.filter { $0.key < precedence }.max { $0.key < $1.key }?.value
    let higher = groups.filter { $0.key > precedence }.min { $0.key < $1.key }?.value
    let place =
      "associativity: \(associativity)" + (lower.map { " higherThan: \($0.name)" } ?? "")
      + (higher.map { " lowerThan: \($0.name)" } ?? "")
    return ("precedencegroup \(own) { \(place) }; ", ": " + own)
  }
}
