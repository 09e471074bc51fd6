// The host's reports of things beside the screen: what is stored, what it can do, the date, and the answers to
// requests.

extension HostEvent {
  /// Bytes that an app keeps under a key.
  public struct StoredItem: Equatable, Sendable {
    /// The bundle identifier of the app that they belong to.
    public var app: String
    /// Unlike any other key of the app.
    public var key: String
    /// Nothing for a document (`Storage.documentPrefix`), which stays with the host until it is asked for.
    public var bytes: [UInt8]

    /// The item from its fields.
    ///
    /// - Parameters:
    ///   - app: The app's bundle identifier.
    ///   - key: The key.
    ///   - bytes: The bytes; empty for a document.
    public init(app: String, key: String, bytes: [UInt8]) {
      self.app = app
      self.key = key
      self.bytes = bytes
    }
  }

  /// A change that another page has made to the storage.
  public struct Changed: Equatable, Sendable {
    /// The bundle identifier of the app.
    public var app: String
    public var key: String
    /// The bytes that are stored there now; nil where nothing is. A document's bytes stay with the host.
    public var bytes: [UInt8]?
    public var time: Double

    /// The event from its fields.
    ///
    /// - Parameters:
    ///   - app: The app's bundle identifier.
    ///   - key: The key.
    ///   - bytes: The bytes that are kept now; nil where nothing is.
    ///   - time: Seconds on the host's clock.
    public init(app: String, key: String, bytes: [UInt8]?, time: Double) {
      self.app = app
      self.key = key
      self.bytes = bytes
      self.time = time
    }
  }

  /// The answer to a request to store or to remove.
  public struct Stored: Equatable, Sendable {
    /// The request's number.
    public var number: UInt32
    /// Why it failed, in the host's own word; nil where it succeeded.
    public var failure: String?
    public var time: Double

    /// The event from its fields.
    ///
    /// - Parameters:
    ///   - number: The request's number.
    ///   - failure: Why it was not kept, in a word; nil where it was.
    ///   - time: Seconds on the host's clock.
    public init(number: UInt32, failure: String? = nil, time: Double) {
      self.number = number
      self.failure = failure
      self.time = time
    }
  }

  /// The answer to a request to fetch a document.
  public struct Fetched: Equatable, Sendable {
    /// The request's number.
    public var number: UInt32
    /// The bytes that are stored there; nil where nothing is, or where that is not known.
    public var bytes: [UInt8]?
    /// Why it could not be read, in the host's own word; nil where it could.
    public var failure: String?
    public var time: Double

    /// The event from its fields.
    ///
    /// - Parameters:
    ///   - number: The request's number.
    ///   - bytes: The bytes; nil where nothing is kept.
    ///   - failure: Why it could not be read, in a word; nil where it could.
    ///   - time: Seconds on the host's clock.
    public init(number: UInt32, bytes: [UInt8]?, failure: String? = nil, time: Double) {
      self.number = number
      self.bytes = bytes
      self.failure = failure
      self.time = time
    }
  }

  /// The answer to a request to share or to copy.
  public struct Shared: Equatable, Sendable {
    /// The outcome of a request.
    public enum Outcome: UInt8, Equatable, Sendable {
      case cancelled = 0
      case done = 1
      case failed = 2
    }

    /// The request's number.
    public var number: UInt32
    public var outcome: Outcome
    /// Why it failed, in the host's own word; empty otherwise.
    public var reason: String
    public var time: Double

    /// The event from its fields.
    ///
    /// - Parameters:
    ///   - number: The request's number.
    ///   - outcome: The outcome.
    ///   - reason: Why it failed, in a word.
    ///   - time: Seconds on the host's clock.
    public init(number: UInt32, outcome: Outcome, reason: String = "", time: Double) {
      self.number = number
      self.outcome = outcome
      self.reason = reason
      self.time = time
    }
  }

  /// Files that the user gave the app: dropped, pasted or picked.
  public struct Files: Equatable, Sendable {
    /// A text that was pasted has no name.
    public var files: [HostFile]
    /// The names of files that could not be read, with commas between them; empty means none.
    public var unread: String
    public var time: Double

    /// The event from its fields.
    ///
    /// - Parameters:
    ///   - files: Those that could be read.
    ///   - unread: The names of the others, with commas between them.
    ///   - time: Seconds on the host's clock.
    public init(files: [HostFile], unread: String = "", time: Double) {
      self.files = files
      self.unread = unread
      self.time = time
    }
  }

  /// The abilities of the host beside showing, as bits.
  public struct Abilities: OptionSet, Equatable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Hand text to another app.
    public static let share = Abilities(rawValue: 1)
    /// Hand files to another app.
    public static let shareFiles = Abilities(rawValue: 2)
    /// Put a picture on the pasteboard.
    public static let copyImage = Abilities(rawValue: 4)
    /// Make a video of an animated picture.
    public static let encodeVideo = Abilities(rawValue: 8)
  }

  /// The time of day for the user.
  public struct Clock: Equatable, Sendable {
    /// Seconds since 1970 began in Greenwich.
    public var seconds: Double
    /// How much the user's clocks are ahead of Greenwich's.
    public var minutesEast: Int32
    /// The same moment on the clock of all other events.
    public var time: Double

    /// The event from its fields.
    ///
    /// - Parameters:
    ///   - seconds: Since 1970.
    ///   - minutesEast: Of Greenwich.
    ///   - time: Seconds on the host's clock.
    public init(seconds: Double, minutesEast: Int32, time: Double) {
      self.seconds = seconds
      self.minutesEast = minutesEast
      self.time = time
    }
  }
}
