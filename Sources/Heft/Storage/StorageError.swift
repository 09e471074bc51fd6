/// The reason why a value could not be stored or read.
public enum StorageError: Error, Equatable, Sendable {
  /// There is no more room.
  case full
  /// The host keeps nothing at all, or lets this page keep nothing: a private window, storage that is switched
  /// off, a folder that may not be written to. Its own word says more.
  case unavailable(String)
  /// A trace has been replayed, so what is on the screen is not the user's own.
  case replaying
  /// Anything else; the host's own word.
  case failed(String)
  /// The stored value could not be read; the host's own word.
  case unreadable(String)
  /// The key is empty, or longer than 120 bytes.
  case unusableKey
  /// The value is larger than 64 MiB.
  case valueTooLarge

  /// The error from a host's word: in a browser the name of its exception.
  ///
  /// - Parameter reason: The word, such as `QuotaExceededError`.
  public init(host reason: String) {
    switch reason {
    case "QuotaExceededError": self = .full
    case "replay": self = .replaying
    case "missing", "timeout", "SecurityError", "InvalidStateError", "NotAllowedError", "UnknownError":
      self = .unavailable(reason)
    default: self = .failed(reason)
    }
  }

  /// A sentence for the user: what happened, and what to do.
  public var message: String {
    switch self {
    case .full:
      "There is no more room, so this is kept only until the page is closed. Delete something that you no "
        + "longer need, and try again."
    case .unavailable(let reason):
      "Nothing can be kept here (\(reason)), so this is there only until the page is closed. Leave the "
        + "private window, or allow this site to store data, and load the page again."
    case .replaying:
      "A recording has been replayed here, so nothing is kept. Relaunch the app to go on with your own data."
    case .failed(let reason):
      "This could not be stored (\(reason)), so it is kept only until the page is closed. Try again, or share "
        + "a copy."
    case .unreadable(let reason):
      "This could not be read (\(reason)). Load the page again: what is kept stays where it is."
    case .unusableKey: "A key must have 1 to \(Storage.longestKey) bytes. Nothing was stored."
    case .valueTooLarge:
      "This is larger than \(Storage.largestValue >> 20) MB. Nothing was stored; make it smaller, or split it."
    }
  }
}
