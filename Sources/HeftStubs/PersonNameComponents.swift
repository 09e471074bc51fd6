import Heft

/// The parts of a person's name.
public struct PersonNameComponents: Hashable, Sendable {
  public var namePrefix: String?
  public var givenName: String?
  public var middleName: String?
  public var familyName: String?
  public var nameSuffix: String?
  public var nickname: String?

  public init() {}
}

/// Writes names as they are written in English.
public final class PersonNameComponentsFormatter: Formatter {
  /// How much of a name is written.
  public enum Style: Int, Sendable {
    /// As `medium`.
    case `default` = 0
    /// The given name, or else the family name.
    case short = 1
    /// Given and family name.
    case medium = 2
    /// All parts but the nickname.
    case long = 3
    /// The first letters of given and family name.
    case abbreviated = 4
  }
  /// There are none here.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  public var style = Style.default

  /// Writes a name.
  ///
  /// - Parameter name: The parts of it.
  /// - Returns: The text; empty where the style's parts are not given.
  public func string(from name: PersonNameComponents) -> String {
    func joined(_ parts: [String?]) -> String {
      parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
    }
    switch style {
    case .short: return joined([name.givenName ?? name.familyName])
    case .default, .medium: return joined([name.givenName, name.familyName])
    case .long:
      return joined([name.namePrefix, name.givenName, name.middleName, name.familyName, name.nameSuffix])
    case .abbreviated:
      return [name.givenName, name.familyName].compactMap { $0?.first.map { String($0) } }.joined()
        .uppercased()
    }
  }

  /// Writes a name.
  ///
  /// - Parameters:
  ///   - name: The parts of it.
  ///   - style: How much of it is written.
  ///   - options: Left aside.
  /// - Returns: The text.
  public static func localizedString(
    from name: PersonNameComponents, style: Style, options: Options = []
  ) -> String {
    let formatter = PersonNameComponentsFormatter()
    formatter.style = style
    return formatter.string(from: name)
  }
}
