// Sets of characters. Foundation's where there is one; a page has the part of it that texts are taken apart with.
#if hasFeature(Embedded)
  /// A set of Unicode scalars.
  ///
  /// It is kept as a question, so that an app has the tables of Unicode only of the sets that it names.
  public struct CharacterSet: Sendable {
    private var holds: @Sendable (Unicode.Scalar) -> Bool

    /// The set of the scalars that a question answers with yes; the rarer sets are HeftStubs'.
    package init(_ holds: @escaping @Sendable (Unicode.Scalar) -> Bool) {
      self.holds = holds
    }

    /// The empty set.
    public init() {
      self.init { _ in false }
    }

    /// The scalars of a text.
    ///
    /// - Parameter text: The text; an empty one makes an empty set.
    public init(charactersIn text: String) {
      let scalars = Array(text.unicodeScalars)
      self.init { scalars.contains($0) }
    }

    /// The scalars from one to another.
    ///
    /// - Parameter range: The scalars, both ends among them.
    public init(charactersIn range: ClosedRange<Unicode.Scalar>) {
      self.init { range.contains($0) }
    }

    /// The scalars from one up to another.
    ///
    /// - Parameter range: The scalars without the upper end; an empty range makes an empty set.
    public init(charactersIn range: Range<Unicode.Scalar>) {
      self.init { range.contains($0) }
    }

    /// Whether the set has the scalar.
    ///
    /// - Parameter scalar: The scalar.
    /// - Returns: True where it has.
    public func contains(_ scalar: Unicode.Scalar) -> Bool { holds(scalar) }

    /// The set of all characters that this one does not have.
    public var inverted: CharacterSet {
      let holds = holds
      return CharacterSet { !holds($0) }
    }

    /// Makes it what it was not.
    public mutating func invert() { self = inverted }

    /// Returns the set of what one of both has.
    ///
    /// - Parameter other: The other set.
    /// - Returns: A new set; neither changes.
    public func union(_ other: CharacterSet) -> CharacterSet {
      let (one, other) = (holds, other.holds)
      return CharacterSet { one($0) || other($0) }
    }

    /// Returns the set of what both have.
    ///
    /// - Parameter other: The other set.
    /// - Returns: A new set; neither changes.
    public func intersection(_ other: CharacterSet) -> CharacterSet {
      let (one, other) = (holds, other.holds)
      return CharacterSet { one($0) && other($0) }
    }

    /// Returns the set of what this one has and the other has not.
    ///
    /// - Parameter other: The other set.
    /// - Returns: A new set; neither changes.
    public func subtracting(_ other: CharacterSet) -> CharacterSet { intersection(other.inverted) }

    /// Adds what another set has.
    ///
    /// - Parameter other: The other set.
    public mutating func formUnion(_ other: CharacterSet) { self = union(other) }

    /// Keeps only what another set has too.
    ///
    /// - Parameter other: The other set.
    public mutating func formIntersection(_ other: CharacterSet) { self = intersection(other) }

    /// Adds the scalars of a text.
    ///
    /// - Parameter text: The text; an empty one changes nothing.
    public mutating func insert(charactersIn text: String) { formUnion(CharacterSet(charactersIn: text)) }

    /// Takes the scalars of a text out.
    ///
    /// - Parameter text: The text; scalars that the set does not have change nothing.
    public mutating func remove(charactersIn text: String) {
      self = subtracting(CharacterSet(charactersIn: text))
    }

    // MARK: The sets of Unicode

    /// Spaces and the tab.
    public static var whitespaces: CharacterSet {
      CharacterSet { $0.value == 9 || $0.isSpace }
    }

    /// The characters that end a line.
    public static var newlines: CharacterSet {
      CharacterSet { $0.isLineEnd }
    }

    /// Spaces, tabs and what ends a line.
    public static var whitespacesAndNewlines: CharacterSet {
      CharacterSet { $0.value == 9 || $0.isSpace || $0.isLineEnd }
    }

    /// The digits of every script.
    public static var decimalDigits: CharacterSet {
      CharacterSet { scalar in
        scalar.isASCII
          ? (48...57).contains(scalar.value) : scalar.properties.generalCategory == .decimalNumber
      }
    }

    /// Letters and the marks on them.
    public static var letters: CharacterSet {
      CharacterSet { $0.isLetter }
    }

    /// Letters, the marks on them, and numbers.
    public static var alphanumerics: CharacterSet {
      CharacterSet { $0.isLetter || $0.isNumber }
    }

    /// Capital letters.
    public static var uppercaseLetters: CharacterSet {
      CharacterSet {
        let category = $0.properties.generalCategory
        return category == .uppercaseLetter || category == .titlecaseLetter
      }
    }

    /// Small letters.
    public static var lowercaseLetters: CharacterSet {
      CharacterSet { $0.properties.generalCategory == .lowercaseLetter }
    }

    /// Points, dashes, brackets, quotes.
    public static var punctuationCharacters: CharacterSet {
      CharacterSet {
        switch $0.properties.generalCategory {
        case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
          .initialPunctuation,
          .finalPunctuation, .otherPunctuation:
          true
        default: false
        }
      }
    }

    /// Signs of money, of mathematics and others.
    public static var symbols: CharacterSet {
      CharacterSet {
        switch $0.properties.generalCategory {
        case .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol: true
        default: false
        }
      }
    }

    // MARK: The sets of addresses

    /// The characters that may stand in the query of an address as they are.
    public static var urlQueryAllowed: CharacterSet { address("!$&'()*+,-./:;=?@_~") }

    /// The characters that may stand in the path of an address as they are.
    public static var urlPathAllowed: CharacterSet { address("!$&'()*+,-./:=@_~") }

    /// The characters that may stand in the host of an address as they are.
    public static var urlHostAllowed: CharacterSet { address("!$&'()*+,-.:;=[]_~") }

    private static func address(_ signs: String) -> CharacterSet {
      let signs = CharacterSet(charactersIn: signs)
      return CharacterSet { scalar in
        switch scalar.value {
        case 48...57, 65...90, 97...122: true
        default: signs.contains(scalar)
        }
      }
    }
  }

  extension Unicode.Scalar {
    fileprivate var isSpace: Bool {
      switch value {
      case 0x20, 0xA0, 0x1680, 0x2000...0x200B, 0x202F, 0x205F, 0x3000: true
      default: false
      }
    }

    fileprivate var isLineEnd: Bool {
      switch value {
      case 0xA...0xD, 0x85, 0x2028, 0x2029: true
      default: false
      }
    }

    fileprivate var isLetter: Bool {
      if isASCII { return (65...90).contains(value) || (97...122).contains(value) }
      switch properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
        .nonspacingMark,
        .spacingMark, .enclosingMark:
        return true
      default: return false
      }
    }

    fileprivate var isNumber: Bool {
      if isASCII { return (48...57).contains(value) }
      switch properties.generalCategory {
      case .decimalNumber, .letterNumber, .otherNumber: return true
      default: return false
      }
    }
  }
#else
  @_exported import struct Foundation.CharacterSet
#endif
