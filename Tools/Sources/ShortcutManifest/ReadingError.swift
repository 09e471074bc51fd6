/// Why a file could not be read.
public struct ReadingError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The line in a text file, from 1; nil where the file is binary or the whole of it is meant.
  public let line: Int?
  /// The problem, as a sentence.
  public let problem: String
  /// The remedy, as a sentence.
  public let remedy: String

  /// A problem at a place.
  public init(line: Int? = nil, _ problem: String, remedy: String) {
    self.line = line
    self.problem = problem
    self.remedy = remedy
  }

  /// Both sentences.
  public var description: String { problem + " " + remedy }
}

/// The limits of the memory that a file may take. All are our choice: the largest Info.plist seen has 8 KB, and none is
/// deeper than six.
enum Limit {
  /// The longest file, in bytes.
  static let fileBytes = 16 << 20
  /// How deep values may lie in one another.
  static let depth = 128
  /// How many values a file may hold, each place that a binary list refers to counted for itself.
  static let values = 200_000
  /// How many findings are told about one file.
  static let findings = 1000

  static func check(_ bytes: [UInt8]) throws(ReadingError) {
    if bytes.isEmpty {
      throw ReadingError("The file is empty.", remedy: "Choose a file with a property list in it.")
    }
    if bytes.count > fileBytes {
      throw ReadingError(
        "The file has \(bytes.count) bytes; more than \(fileBytes) are not read.",
        remedy: "Choose the app's Info.plist, which is a few thousand bytes long.")
    }
  }
}
