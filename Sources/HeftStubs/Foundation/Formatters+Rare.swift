// What apps rarely ask the other formatters.

import Heft

extension DateComponentsFormatter {
  /// Makes no difference, as in Foundation: units are whole.
  public final var allowsFractionalUnits: Bool {
    get { false }
    set {}
  }
  /// Whether one of the largest unit is written in the next one: never here.
  public final var collapsesLargestUnit: Bool {
    get { false }
    set {
      if newValue {
        Stub.say("DateComponentsFormatter.collapsesLargestUnit", "one of a unit stays one here.")
      }
    }
  }
  /// Makes no difference in English.
  public final var formattingContext: Formatter.Context {
    get { .unknown }
    set {}
  }

  /// Returns the text of a span's parts.
  ///
  /// - Parameter components: The parts.
  /// - Returns: The text; nil of nil.
  public final func string(for components: DateComponents?) -> String? {
    components.flatMap { string(from: $0) }
  }
}

extension ByteCountFormatter {
  /// Makes no difference in English.
  public final var formattingContext: Formatter.Context {
    get { .unknown }
    set {}
  }

  /// Writes how many bytes a measurement counts.
  ///
  /// - Parameter measurement: The measurement.
  /// - Returns: The text.
  public final func string(from measurement: Measurement<UnitInformationStorage>) -> String {
    string(fromByteCount: NSNumber(value: measurement.converted(to: .bytes).value).int64Value)
  }

  /// Writes how many bytes a measurement counts.
  ///
  /// - Parameters:
  ///   - measurement: The measurement.
  ///   - countStyle: How many bytes are a kilobyte.
  /// - Returns: The text.
  public static func string(
    from measurement: Measurement<UnitInformationStorage>, countStyle: CountStyle
  ) -> String {
    let formatter = ByteCountFormatter()
    formatter.countStyle = countStyle
    return formatter.string(from: measurement)
  }

  /// Returns the text of a number of bytes.
  ///
  /// - Parameter byteCount: The bytes.
  /// - Returns: The text; nil of nil.
  public final func string(for byteCount: (some BinaryInteger)?) -> String? {
    byteCount.map { string(fromByteCount: Int64($0)) }
  }
}

extension ByteCountFormatter.Units {
  /// Beyond what is written here.
  public static let useZB = ByteCountFormatter.Units(rawValue: 1 << 7)
  /// Beyond what is written here.
  public static let useYBOrHigher = ByteCountFormatter.Units(rawValue: 0xFF << 8)
}

extension ISO8601DateFormatter.Options {
  /// Does nothing here: dates are not written by weeks.
  public static let withWeekOfYear = ISO8601DateFormatter.Options(rawValue: 1 << 2)
}

extension ISO8601DateFormatter {
  /// Returns the text of a date.
  ///
  /// - Parameter date: The date.
  /// - Returns: The text; nil of nil.
  public final func string(for date: Date?) -> String? { date.map { string(from: $0) } }
}

extension PersonNameComponentsFormatter {
  /// Makes no difference: names have one spelling here.
  public final var isPhonetic: Bool {
    get { false }
    set {}
  }

  private static func has(_ words: [String], _ word: String) -> Bool {
    words.contains(word.lowercased().filter { $0 != "." && $0 != "," })
  }

  /// Reads a name, its parts by their places.
  ///
  /// - Parameter string: The name, as `Dr. Ada Byron Lovelace Jr.` or `Lovelace, Ada`.
  /// - Returns: The parts; nil where there is none.
  public final func personNameComponents(from string: String) -> PersonNameComponents? {
    var words = string.split(separator: " ").map { String($0) }
    var name = PersonNameComponents()
    if let first = words.first, words.count > 1,
      Self.has(["dr", "mr", "mrs", "ms", "miss", "prof", "sir", "rev"], first)
    {
      name.namePrefix = words.removeFirst()
    }
    if let last = words.last, words.count > 1,
      Self.has(["jr", "sr", "ii", "iii", "iv", "phd", "md", "esq"], last)
    {
      name.nameSuffix = words.removeLast()
      if let end = words.last, end.hasSuffix(",") { words[words.count - 1] = String(end.dropLast()) }
    }
    guard !words.isEmpty else { return nil }
    if words.count > 1, words[0].hasSuffix(",") {
      name.familyName = String(words.removeFirst().dropLast())
    } else if words.count > 1 {
      name.familyName = words.removeLast()
    }
    if !words.isEmpty { name.givenName = words.removeFirst() }
    if !words.isEmpty { name.middleName = words.joined(separator: " ") }
    return name
  }

  /// Returns the text of a name.
  ///
  /// - Parameter name: The parts of it.
  /// - Returns: The text; nil of nil.
  public final func string(for name: PersonNameComponents?) -> String? { name.map { string(from: $0) } }
}

extension PersonNameComponents {
  /// A name by its parts.
  ///
  /// - Parameters:
  ///   - namePrefix: What stands before the name, as `Dr.`.
  ///   - givenName: The given name.
  ///   - middleName: The middle name.
  ///   - familyName: The family name.
  ///   - nameSuffix: What stands behind the name, as `Jr.`.
  ///   - nickname: What friends say.
  public init(
    namePrefix: String? = nil, givenName: String? = nil, middleName: String? = nil,
    familyName: String? = nil, nameSuffix: String? = nil, nickname: String? = nil
  ) {
    self.init()
    self.namePrefix = namePrefix
    self.givenName = givenName
    self.middleName = middleName
    self.familyName = familyName
    self.nameSuffix = nameSuffix
    self.nickname = nickname
  }
}

extension ListFormatter {
  /// Kept as it is: lists are English.
  public final var locale: Locale! {
    get { .current }
    set {}
  }
}

extension RelativeDateTimeFormatter {
  /// Makes no difference in English.
  public final var formattingContext: Formatter.Context {
    get { .unknown }
    set {}
  }
}
