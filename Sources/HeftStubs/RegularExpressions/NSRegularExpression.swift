import Heft

/// A regular expression, in ICU's syntax as far as apps use it.
///
/// It is looked for in scalars; ranges are in units of UTF-16. An expression that would take too long finds nothing.
open class NSRegularExpression: NSObject {
  /// How an expression is read.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let caseInsensitive = Options(rawValue: 1)
    public static let allowCommentsAndWhitespace = Options(rawValue: 2)
    public static let ignoreMetacharacters = Options(rawValue: 4)
    /// The two characters of a line break of Windows are two matches of a dot here, and one of ICU's.
    public static let dotMatchesLineSeparators = Options(rawValue: 8)
    public static let anchorsMatchLines = Options(rawValue: 16)
    /// Makes no difference: every line break counts.
    public static let useUnixLineSeparators = Options(rawValue: 32)
    /// Makes no difference: words are as without it.
    public static let useUnicodeWordBoundaries = Options(rawValue: 64)
  }

  /// How an expression is looked for.
  public struct MatchingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Makes no difference.
    public static let reportProgress = MatchingOptions(rawValue: 1)
    /// Makes no difference.
    public static let reportCompletion = MatchingOptions(rawValue: 2)
    /// Only a match at the beginning of the range counts.
    public static let anchored = MatchingOptions(rawValue: 4)
    /// Makes no difference.
    public static let withTransparentBounds = MatchingOptions(rawValue: 8)
    /// Makes no difference.
    public static let withoutAnchoringBounds = MatchingOptions(rawValue: 16)
  }

  /// What is told of a match beside it; empty always.
  public struct MatchingFlags: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  public final let pattern: String
  public final let options: Options
  public final let numberOfCaptureGroups: Int
  private final let node: ExpressionNode
  fileprivate final let names: [(name: String, number: Int)]

  /// Reads an expression.
  ///
  /// - Parameters:
  ///   - pattern: The expression.
  ///   - options: How it is read.
  /// - Throws: An error of the domain `NSCocoaErrorDomain` with the code 2048 where the pattern cannot be read.
  public init(pattern: String, options: Options = []) throws(NSError) {
    var parser = ExpressionParser(pattern, options)
    guard let node = parser.parse() else {
      throw NSError(domain: "NSCocoaErrorDomain", code: 2048)
    }
    self.pattern = pattern
    self.options = options
    self.node = node
    numberOfCaptureGroups = parser.groupCount
    names = parser.names
    super.init()
  }

  /// Returns all matches, none of which overlap.
  ///
  /// - Parameters:
  ///   - string: The text.
  ///   - options: How it is looked for.
  ///   - range: The part that is searched, in units of UTF-16.
  /// - Returns: The matches in order.
  public final func matches(
    in string: String, options: MatchingOptions = [], range: NSRange
  ) -> [NSTextCheckingResult] { find(in: string, options, range, limit: .max) }

  /// Returns the first match; nil if there is none.
  ///
  /// - Parameters:
  ///   - string: The text.
  ///   - options: How it is looked for.
  ///   - range: The part that is searched, in units of UTF-16.
  /// - Returns: The match.
  public final func firstMatch(
    in string: String, options: MatchingOptions = [], range: NSRange
  ) -> NSTextCheckingResult? { find(in: string, options, range, limit: 1).first }

  /// Returns how many matches there are.
  ///
  /// - Parameters:
  ///   - string: The text.
  ///   - options: How it is looked for.
  ///   - range: The part that is searched, in units of UTF-16.
  /// - Returns: The number.
  public final func numberOfMatches(in string: String, options: MatchingOptions = [], range: NSRange) -> Int {
    matches(in: string, options: options, range: range).count
  }

  /// Returns where the first match lies; `NSNotFound` and 0 if there is none.
  ///
  /// - Parameters:
  ///   - string: The text.
  ///   - options: How it is looked for.
  ///   - range: The part that is searched, in units of UTF-16.
  /// - Returns: The place, in units of UTF-16.
  public final func rangeOfFirstMatch(in string: String, options: MatchingOptions = [], range: NSRange)
    -> NSRange
  {
    firstMatch(in: string, options: options, range: range)?.range ?? NSRange(location: NSNotFound, length: 0)
  }

  /// Gives each match to a function, until it asks to stop.
  ///
  /// - Parameters:
  ///   - string: The text.
  ///   - options: How it is looked for.
  ///   - range: The part that is searched, in units of UTF-16.
  ///   - block: Called with each match; sets its last argument to stop.
  public final func enumerateMatches(
    in string: String, options: MatchingOptions = [], range: NSRange,
    using block: (NSTextCheckingResult?, MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for match in matches(in: string, options: options, range: range) {
      block(match, [], &stop)
      if stop.boolValue { return }
    }
  }

  /// Returns the text with each match replaced.
  ///
  /// - Parameters:
  ///   - string: The text.
  ///   - options: How it is looked for.
  ///   - range: The part that is searched, in units of UTF-16.
  ///   - template: The text in place of a match; `$1` is its first group, `$0` all of it, and `\$` a dollar.
  /// - Returns: The new text.
  public final func stringByReplacingMatches(
    in string: String, options: MatchingOptions = [], range: NSRange, withTemplate template: String
  ) -> String {
    let units = Array(string.utf16)
    var result: [UInt16] = []
    var place = 0
    for match in matches(in: string, options: options, range: range) {
      result += units[place..<match.range.location]
      result += NSRegularExpression.fill(Array(template.utf16), match, units)
      place = match.range.location + match.range.length
    }
    result += units[place...]
    return String(decoding: result, as: UTF16.self)
  }

  private static func fill(_ template: [UInt16], _ match: NSTextCheckingResult, _ units: [UInt16]) -> [UInt16]
  {
    var (result, place): ([UInt16], Int) = ([], 0)
    while place < template.count {
      let unit = template[place]
      place += 1
      if unit == 0x5C, place < template.count {
        result.append(template[place])
        place += 1
      } else if unit == 0x24, place < template.count, (0x30...0x39).contains(template[place]) {
        let group = match.range(at: Int(template[place] - 0x30))
        if group.location != NSNotFound { result += units[group.location..<group.location + group.length] }
        place += 1
      } else {
        result.append(unit)
      }
    }
    return result
  }

  /// Returns a pattern that matches a text as it is.
  ///
  /// - Parameter string: The text.
  /// - Returns: The pattern.
  public static func escapedPattern(for string: String) -> String { escaped(string, "*?+[(){}^$|\\./") }
  /// Returns a template that puts a text as it is.
  ///
  /// - Parameter string: The text.
  /// - Returns: The template.
  public static func escapedTemplate(for string: String) -> String { escaped(string, "$\\") }

  private static func escaped(_ string: String, _ signs: String) -> String {
    let signs = Array(signs.unicodeScalars)
    var result = ""
    for scalar in string.unicodeScalars {
      if signs.contains(scalar) { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
    return result
  }

  /// What is made of a match; nil leaves it out.
  func result(of ranges: [NSRange], in string: String) -> NSTextCheckingResult? {
    NSTextCheckingResult(ranges, self)
  }

  private final func find(
    in string: String, _ options: MatchingOptions, _ range: NSRange, limit: Int
  ) -> [NSTextCheckingResult] {
    let scalars = Array(string.unicodeScalars)
    // The unit that each scalar begins at, and the end.
    var units: [Int] = [0]
    for scalar in scalars { units.append(units[units.count - 1] + (scalar.value > 0xFFFF ? 2 : 1)) }
    let first = units.firstIndex { $0 >= range.location } ?? scalars.count
    let last = units.lastIndex { $0 <= range.location + range.length } ?? 0
    guard range.location >= 0, range.length >= 0, first <= last else { return [] }
    let part = Array(scalars[first..<last])
    var matcher = ExpressionMatcher(part, groupCount: numberOfCaptureGroups)
    var found: [NSTextCheckingResult] = []
    var place = 0
    while place <= part.count, found.count < limit {
      guard let end = matcher.match(node, at: place) else {
        if options.contains(.anchored) { break }
        place += 1
        continue
      }
      let ranges = matcher.groups.map { group in
        group.map {
          NSRange(
            location: units[first + $0.lowerBound],
            length: units[first + $0.upperBound] - units[first + $0.lowerBound])
        } ?? NSRange(location: NSNotFound, length: 0)
      }
      if let result = result(of: ranges, in: string) { found.append(result) }
      place = end > place ? end : place + 1
    }
    return found
  }
}

/// A match of a regular expression.
public final class NSTextCheckingResult: NSObject {
  private let ranges: [NSRange]
  public let regularExpression: NSRegularExpression?
  /// What has been found.
  public let resultType: CheckingType
  /// The address of a link; nil of anything else.
  public let url: URL?
  /// The number of a telephone; nil of anything else.
  public let phoneNumber: String?

  init(
    _ ranges: [NSRange], _ expression: NSRegularExpression?, _ type: CheckingType = .regularExpression,
    url: URL? = nil, phoneNumber: String? = nil
  ) {
    self.ranges = ranges
    regularExpression = expression
    resultType = type
    self.url = url
    self.phoneNumber = phoneNumber
    super.init()
  }

  /// Where the match lies, in units of UTF-16.
  public var range: NSRange { ranges[0] }
  /// How many groups there are, and the whole.
  public var numberOfRanges: Int { ranges.count }

  /// Returns where a group lies.
  ///
  /// - Parameter index: The group, from 1; 0 is the whole.
  /// - Returns: Its place in units of UTF-16; `NSNotFound` and 0 where it has no part in the match.
  public func range(at index: Int) -> NSRange {
    ranges.indices.contains(index) ? ranges[index] : NSRange(location: NSNotFound, length: 0)
  }

  /// Returns where the group of a name lies; `NSNotFound` and 0 if there is none.
  ///
  /// - Parameter name: The group's name.
  /// - Returns: Its place in units of UTF-16.
  public func range(withName name: String) -> NSRange {
    range(at: regularExpression?.names.first { $0.name == name }?.number ?? -1)
  }

  /// The name of Swift 3 for `range(at:)`.
  ///
  /// - Parameter index: The group, from 1; 0 is the whole.
  /// - Returns: Its place in units of UTF-16.
  public func rangeAt(_ index: Int) -> NSRange { range(at: index) }
}

/// How a text is looked for by an expression, in an imported project's `options:`.
public struct HeftSearchOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let regularExpression = HeftSearchOptions(rawValue: 1024)
  public static let caseInsensitive = HeftSearchOptions(rawValue: 1)
  public static let anchored = HeftSearchOptions(rawValue: 8)
}

extension String {
  /// The expression that a text is; nil where it cannot be read.
  private static func expression(_ pattern: String, _ options: HeftSearchOptions) -> NSRegularExpression? {
    try? NSRegularExpression(
      pattern: pattern, options: options.contains(.caseInsensitive) ? [.caseInsensitive] : [])
  }

  /// `range(of:options:)` with `.regularExpression`.
  ///
  /// - Parameters:
  ///   - pattern: The expression; one that cannot be read finds nothing.
  ///   - options: How it is looked for.
  ///   - range: The part that is searched; nil means all of it.
  /// - Returns: The first match; nil if there is none.
  public func heftRange(
    of pattern: String, options: HeftSearchOptions, range: Range<Index>? = nil
  ) -> Range<Index>? {
    let part = NSRange(range ?? startIndex..<endIndex, in: self)
    let found = String.expression(pattern, options)?.firstMatch(
      in: self, options: options.contains(.anchored) ? [.anchored] : [], range: part)
    return found.flatMap { Range($0.range, in: self) }
  }

  /// `replacingOccurrences(of:with:options:)` with `.regularExpression`.
  ///
  /// - Parameters:
  ///   - pattern: The expression; one that cannot be read finds nothing.
  ///   - template: The text in place of a match.
  ///   - options: How it is looked for.
  ///   - range: The part that is searched; nil means all of it.
  /// - Returns: The new text.
  public func heftReplacingOccurrences(
    of pattern: String, with template: String, options: HeftSearchOptions, range: Range<Index>? = nil
  ) -> String {
    let part = NSRange(range ?? startIndex..<endIndex, in: self)
    return String.expression(pattern, options)?.stringByReplacingMatches(
      in: self, options: options.contains(.anchored) ? [.anchored] : [], range: part, withTemplate: template)
      ?? self
  }
}
