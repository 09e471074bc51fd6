import Heft

/// Joins words in the English way: "a, b, and c".
public final class ListFormatter: NSObject {
  public override init() { super.init() }

  /// Joins texts with commas and an "and".
  ///
  /// - Parameter strings: The texts.
  /// - Returns: The whole; empty for none.
  public static func localizedString(byJoining strings: [String]) -> String {
    guard let last = strings.last, strings.count > 1 else { return strings.first ?? "" }
    if strings.count == 2 { return "\(strings[0]) and \(last)" }
    return strings.dropLast().joined(separator: ", ") + ", and \(last)"
  }

  /// Joins texts with commas and an "and".
  ///
  /// - Parameter items: The texts.
  /// - Returns: The whole; empty for none.
  public func string(from items: [String]) -> String? { ListFormatter.localizedString(byJoining: items) }
}
