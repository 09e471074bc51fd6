import Heft
import HeftProtocol

/// Where a host without a page keeps what apps store.
public protocol KeptStorage: AnyObject {
  /// Everything that is kept, for the event `loaded`.
  var items: [HostEvent.StoredItem] { get }
  /// Returns the bytes that are kept under a key; nil where nothing is.
  ///
  /// - Parameters:
  ///   - app: The app's bundle identifier.
  ///   - key: The key; names are compared byte by byte.
  /// - Returns: The bytes; nil where nothing is kept.
  func bytes(app: String, key: String) -> [UInt8]?
  /// Keeps bytes in place of what was there.
  ///
  /// - Parameters:
  ///   - bytes: The bytes to keep; an empty value is kept too.
  ///   - app: The app's bundle identifier.
  ///   - key: The key.
  /// - Returns: Nil, or in a word why they were not kept, as a browser has it: `QuotaExceededError`.
  func store(_ bytes: [UInt8], app: String, key: String) -> String?
  /// Keeps nothing there any more. A key with nothing under it is fine.
  ///
  /// - Parameters:
  ///   - app: The app's bundle identifier.
  ///   - key: The key.
  /// - Returns: Nil, or in a word why it could not.
  func remove(app: String, key: String) -> String?
}

extension KeptStorage {
  /// Returns the bytes that are kept under a key; nil where nothing is. Names are compared byte by byte.
  ///
  /// - Parameters:
  ///   - app: The app's bundle identifier.
  ///   - key: The key; names are compared byte by byte.
  /// - Returns: The bytes; nil where nothing is kept.
  public func bytes(app: String, key: String) -> [UInt8]? {
    items.first { $0.app.utf8.elementsEqual(app.utf8) && $0.key.utf8.elementsEqual(key.utf8) }?.bytes
  }
}

/// Keeps things as long as it is there itself, or fails as it is told to.
public final class MemoryStorage: KeptStorage {
  /// What is kept, in the order in which it was stored.
  public private(set) var items: [HostEvent.StoredItem]
  /// The failure of every write: a word such as `QuotaExceededError`, or nil to keep things.
  public var failure: String?

  /// A storage that holds items from the start.
  ///
  /// - Parameter items: The items, each with its app and key.
  public init(_ items: [HostEvent.StoredItem] = []) {
    self.items = items
  }

  public func store(_ bytes: [UInt8], app: String, key: String) -> String? {
    if let failure { return failure }
    forget(app, key)
    items.append(HostEvent.StoredItem(app: app, key: key, bytes: bytes))
    return nil
  }

  public func remove(app: String, key: String) -> String? {
    if let failure { return failure }
    forget(app, key)
    return nil
  }

  /// Names are compared byte by byte.
  private func forget(_ app: String, _ key: String) {
    items.removeAll { $0.app.utf8.elementsEqual(app.utf8) && $0.key.utf8.elementsEqual(key.utf8) }
  }
}

extension HostRequest {
  /// Carries out a request to store, to remove or to fetch; nil for any other request.
  ///
  /// - Parameters:
  ///   - storage: Where things are kept.
  ///   - time: When the answer comes, in seconds on the device's clock.
  /// - Returns: The event that answers the request; nil for any other request.
  public func perform(on storage: any KeptStorage, time: Double) -> HostEvent? {
    switch self {
    case .store(let app, let key, let number, let bytes):
      let failure = storage.store(bytes, app: app, key: key)
      return .stored(HostEvent.Stored(number: number, failure: failure, time: time))
    case .remove(let app, let key, let number):
      let failure = storage.remove(app: app, key: key)
      return .stored(HostEvent.Stored(number: number, failure: failure, time: time))
    case .fetch(let app, let key, let number):
      let bytes = storage.bytes(app: app, key: key)
      return .fetched(HostEvent.Fetched(number: number, bytes: bytes, time: time))
    default: return nil
    }
  }
}
