// Made by Protocol/generate of Protocol/protocol.toml: change that, and make it again.

/// How fast a trace is replayed.
public enum TracePace: UInt8, Equatable, Sendable {
  /// All of it at once.
  case atOnce = 0
  /// Each event at its time.
  case asRecorded = 1
}

extension HostEvent.Shared {
  /// What became of what was shared.
  public enum Outcome: UInt8, Equatable, Sendable {
    case cancelled = 0
    case done = 1
    case failed = 2
  }
}

extension HostEvent {
  /// What the host can do beside showing.
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
}

extension HostEvent {
  /// Bytes that an app keeps under a key.
  public struct StoredItem: Equatable, Sendable {
    /// The bundle identifier of the app that they belong to.
    public var app: String
    /// Unlike any other key of the app.
    public var key: String
    /// Nothing for a document (`Storage.documentPrefix`), which stays with the host until it is asked for.
    public var bytes: [UInt8]

    /// A value from its fields.
    ///
    /// - Parameters:
    ///   - app: The bundle identifier of the app that they belong to.
    ///   - key: Unlike any other key of the app.
    ///   - bytes: Nothing for a document (`Storage.documentPrefix`), which stays with the host until it is
    ///     asked for.
    public init(app: String, key: String, bytes: [UInt8]) {
      self.app = app
      self.key = key
      self.bytes = bytes
    }
  }
}

extension HostEvent {
  /// Bytes were stored or removed, or could not be: the answer to a request.
  public struct Stored: Equatable, Sendable {
    /// The request's number.
    public var number: UInt32
    /// Why it failed, the browser's name of the exception; missing where it succeeded.
    public var failure: String?
    /// Seconds on the host's clock.
    public var time: Double

    /// The event from its fields.
    ///
    /// - Parameters:
    ///   - number: The request's number.
    ///   - failure: Why it failed, the browser's name of the exception; missing where it succeeded.
    ///   - time: Seconds on the host's clock.
    public init(number: UInt32, failure: String? = nil, time: Double) {
      self.number = number
      self.failure = failure
      self.time = time
    }
  }
}

extension HostEvent {
  /// Something was shared or copied, or was not: the answer to a request.
  public struct Shared: Equatable, Sendable {
    /// The request's number.
    public var number: UInt32
    /// What became of it.
    public var outcome: HostEvent.Shared.Outcome
    /// Why it failed, in the host's own word; empty otherwise.
    public var reason: String
    /// Seconds on the host's clock.
    public var time: Double

    /// The event from its fields.
    ///
    /// - Parameters:
    ///   - number: The request's number.
    ///   - outcome: What became of it.
    ///   - reason: Why it failed, in the host's own word; empty otherwise.
    ///   - time: Seconds on the host's clock.
    public init(number: UInt32, outcome: HostEvent.Shared.Outcome, reason: String = "", time: Double) {
      self.number = number
      self.outcome = outcome
      self.reason = reason
      self.time = time
    }
  }
}

extension HostEvent {
  /// What time it is for the user.
  public struct Clock: Equatable, Sendable {
    /// Since 1970 began in Greenwich, up to +-9e9.
    public var seconds: Double
    /// How much the user's clocks are ahead of Greenwich's.
    public var minutesEast: Int32
    /// The same moment on the clock of all other events.
    public var time: Double

    /// The event from its fields.
    ///
    /// - Parameters:
    ///   - seconds: Since 1970 began in Greenwich, up to +-9e9.
    ///   - minutesEast: How much the user's clocks are ahead of Greenwich's.
    ///   - time: The same moment on the clock of all other events.
    public init(seconds: Double, minutesEast: Int32, time: Double) {
      self.seconds = seconds
      self.minutesEast = minutesEast
      self.time = time
    }
  }
}

extension HostEvent {
  /// Another page of the same browser has stored or removed something.
  public struct Changed: Equatable, Sendable {
    /// The bundle identifier of the app.
    public var app: String
    /// Its key.
    public var key: String
    /// What is kept now; missing where nothing is. Of documents no bytes.
    public var bytes: [UInt8]?
    /// Seconds on the host's clock.
    public var time: Double

    /// The event from its fields.
    ///
    /// - Parameters:
    ///   - app: The bundle identifier of the app.
    ///   - key: Its key.
    ///   - bytes: What is kept now; missing where nothing is.
    ///   - time: Seconds on the host's clock.
    public init(app: String, key: String, bytes: [UInt8]?, time: Double) {
      self.app = app
      self.key = key
      self.bytes = bytes
      self.time = time
    }
  }
}

extension HostEvent {
  /// A document was read or a video made, or could not be: the answer to a request.
  public struct Fetched: Equatable, Sendable {
    /// The request's number.
    public var number: UInt32
    /// What is stored there; missing where nothing is, or that is not known, or no video could be made.
    public var bytes: [UInt8]?
    /// Why it could not be read, the browser's name of the exception; missing where it could.
    public var failure: String?
    /// Seconds on the host's clock.
    public var time: Double

    /// The event from its fields.
    ///
    /// - Parameters:
    ///   - number: The request's number.
    ///   - bytes: What is stored there; missing where nothing is, or that is not known, or no video could be
    ///     made.
    ///   - failure: Why it could not be read, the browser's name of the exception; missing where it could.
    ///   - time: Seconds on the host's clock.
    public init(number: UInt32, bytes: [UInt8]?, failure: String? = nil, time: Double) {
      self.number = number
      self.bytes = bytes
      self.failure = failure
      self.time = time
    }
  }
}
