import Heft

extension NSTextCheckingResult {
  /// What can be found in a text.
  public struct CheckingType: OptionSet, Hashable, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let orthography = CheckingType(rawValue: 1)
    public static let spelling = CheckingType(rawValue: 2)
    public static let grammar = CheckingType(rawValue: 4)
    public static let date = CheckingType(rawValue: 8)
    public static let address = CheckingType(rawValue: 16)
    public static let link = CheckingType(rawValue: 32)
    public static let quote = CheckingType(rawValue: 64)
    public static let dash = CheckingType(rawValue: 128)
    public static let replacement = CheckingType(rawValue: 256)
    public static let correction = CheckingType(rawValue: 512)
    public static let regularExpression = CheckingType(rawValue: 1024)
    public static let phoneNumber = CheckingType(rawValue: 2048)
    public static let transitInformation = CheckingType(rawValue: 4096)
    public static let allTypes = CheckingType(rawValue: .max)
    public static let allSystemTypes = CheckingType(rawValue: 0xFFFF_FFFF)
  }

  /// None: no dates are found here.
  public var date: Date? { nil }
  /// None: no dates are found here.
  public var timeZone: TimeZone? { nil }
  /// None: no dates are found here.
  public var duration: TimeInterval { 0 }
  /// None: no addresses are found here.
  public var addressComponents: [NSTextCheckingKey: String]? { nil }
  /// None: nothing is put right here.
  public var replacementString: String? { nil }

  /// Returns the same with its ranges moved.
  ///
  /// - Parameter offset: How far, in units of UTF-16.
  /// - Returns: The new result.
  public func adjustingRanges(offset: Int) -> NSTextCheckingResult {
    let ranges = (0..<numberOfRanges).map { index in
      let range = self.range(at: index)
      return range.location == NSNotFound
        ? range : NSRange(location: range.location + offset, length: range.length)
    }
    return NSTextCheckingResult(
      ranges, regularExpression, resultType, url: url, phoneNumber: phoneNumber)
  }

  /// Makes a result that is a link.
  ///
  /// - Parameters:
  ///   - range: Where it is.
  ///   - url: The address.
  /// - Returns: The result.
  public static func linkCheckingResult(range: NSRange, url: URL) -> NSTextCheckingResult {
    NSTextCheckingResult([range], nil, .link, url: url)
  }
}

/// Kinds of things that are found, as a number.
public typealias NSTextCheckingTypes = UInt64

/// A part of an address that is found.
public struct NSTextCheckingKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let name = NSTextCheckingKey(rawValue: "Name")
  public static let jobTitle = NSTextCheckingKey(rawValue: "JobTitle")
  public static let organization = NSTextCheckingKey(rawValue: "Organization")
  public static let street = NSTextCheckingKey(rawValue: "Street")
  public static let city = NSTextCheckingKey(rawValue: "City")
  public static let state = NSTextCheckingKey(rawValue: "State")
  public static let zip = NSTextCheckingKey(rawValue: "ZIP")
  public static let country = NSTextCheckingKey(rawValue: "Country")
  public static let phone = NSTextCheckingKey(rawValue: "Phone")
  public static let airline = NSTextCheckingKey(rawValue: "Airline")
  public static let flight = NSTextCheckingKey(rawValue: "Flight")
}

/// Finds links and telephone numbers in texts. Dates and addresses of places are not found here.
public final class NSDataDetector: NSRegularExpression {
  private static let mail = "[\\w.%+-]+@[\\w-]+(?:\\.[\\w-]+)+"
  private static let domains =
    "com|org|net|edu|gov|mil|int|info|io|co|me|app|dev|ai|tv|eu|us|uk|de|fr|it|es|nl|be|at|ch|se|no|dk|fi|pl|pt|ie"
    + "|ca|mx|br|ar|au|nz|jp|cn|kr|in|ru|biz|xyz"
  private static let rest = "(?:[/?#][^\\s<>\"]*[^\\s<>\".,;:!?'()\\[\\]])?/?"
  private static let site =
    "(?:(?:https?|ftp)://[^\\s<>\"]*[^\\s<>\".,;:!?'()\\[\\]]|(?:[\\w-]+\\.)+(?:" + domains
    + ")\\b(?::\\d+)?" + rest + ")"
  private static let phone =
    "(?<![\\w.])\\+?(?:\\(\\d{1,5}\\)|\\d{1,5})(?:[ .\\-/]?(?:\\(\\d{1,5}\\)|\\d{2,5})){1,5}(?![\\w])"

  /// What is looked for.
  public let checkingTypes: NSTextCheckingTypes

  /// Finds things in texts.
  ///
  /// - Parameter types: The raw values of what is looked for: links and telephone numbers are found.
  /// - Throws: An error of Cocoa where nothing is to be found.
  public init(types: NSTextCheckingTypes) throws(NSError) {
    checkingTypes = types
    let kinds = NSTextCheckingResult.CheckingType(rawValue: types)
    if kinds.contains(.date) || kinds.contains(.address) || kinds.contains(.transitInformation) {
      Stub.say("NSDataDetector", "links and telephone numbers are found here, but no dates and no addresses.")
    }
    var parts: [String] = []
    if kinds.contains(.link) { parts += ["(?:mailto:)?" + NSDataDetector.mail, NSDataDetector.site] }
    if kinds.contains(.phoneNumber) { parts.append(NSDataDetector.phone) }
    // An expression that nothing matches.
    try super.init(
      pattern: parts.isEmpty ? "(?!)" : parts.joined(separator: "|"), options: [.caseInsensitive])
  }

  override func result(of ranges: [NSRange], in string: String) -> NSTextCheckingResult? {
    let text = NSString(string: string).substring(with: ranges[0])
    let kinds = NSTextCheckingResult.CheckingType(rawValue: checkingTypes)
    let isLink = text.utf8.contains { $0 | 0x20 >= 97 && $0 | 0x20 <= 122 }
    if !isLink {
      let digits = text.utf8.filter { $0 >= 48 && $0 <= 57 }.count
      guard kinds.contains(.phoneNumber), digits >= 7, digits <= 15 else { return nil }
      return NSTextCheckingResult([ranges[0]], nil, .phoneNumber, phoneNumber: text)
    }
    let small = text.lowercased()
    let hasScheme = small.hasPrefix("mailto:") || small.contains("://")
    let address = hasScheme ? text : (text.contains("@") ? "mailto:" : "http://") + text
    return NSTextCheckingResult([ranges[0]], nil, .link, url: URL(string: address))
  }
}

#if hasFeature(Embedded)
  extension NSRegularExpression {
    /// Replaces each match in a text.
    ///
    /// - Parameters:
    ///   - string: The text, which changes.
    ///   - options: How it is looked for.
    ///   - range: The part that is searched, in units of UTF-16.
    ///   - template: The text in place of a match; `$1` is its first group.
    /// - Returns: How many matches there were.
    @discardableResult
    public final func replaceMatches(
      in string: NSMutableString, options: MatchingOptions = [], range: NSRange, withTemplate template: String
    ) -> Int {
      let text = String(string)
      let count = numberOfMatches(in: text, options: options, range: range)
      string.setString(
        stringByReplacingMatches(in: text, options: options, range: range, withTemplate: template))
      return count
    }
  }
#endif
