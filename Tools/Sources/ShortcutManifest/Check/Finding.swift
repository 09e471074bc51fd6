/// A mistake in an Info.plist.
public struct Finding: Equatable, Sendable, Codable {
  /// The kind of a mistake; scripts may rely on these names.
  public enum Kind: String, Sendable, Codable, CaseIterable {
    case missingType = "missing-type"
    case missingTitle = "missing-title"
    case unknownIconType = "unknown-icon-type"
    case tooMany = "too-many"
    case duplicateType = "duplicate-type"
    case misspeltKey = "misspelt-key"
    case misplacedKey = "misplaced-key"
    case unknownKey = "unknown-key"
    case duplicateKey = "duplicate-key"
    case blankInKey = "blank-in-key"
    case blankInValue = "blank-in-value"
    case emptyString = "empty-string"
    case twoIcons = "two-icons"
    case untranslated
    case unresolvedVariable = "unresolved-variable"
    /// Not a mistake: Xcode fills in the variable when it builds the app.
    case buildVariable = "build-variable"
    case wrongType = "wrong-type"
    case moreFindings = "more-findings"

    /// Whether this is worth knowing but no mistake, so that it leaves the exit code as it is.
    public var isRemark: Bool { self == .buildVariable }
  }

  /// The kind of the mistake.
  public var kind: Kind
  /// The keys that lead to it, as `UIApplicationShortcutItems[0].UIApplicationShortcutItemTitle`; array indices
  /// are from 0. Empty for the file as a whole.
  public var path: String
  /// The line in an XML file, from 1.
  public var line: Int?
  /// The problem, as a sentence.
  public var problem: String
  /// The remedy, as a sentence.
  public var remedy: String
}
