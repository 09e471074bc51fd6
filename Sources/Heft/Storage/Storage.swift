import HeftProtocol

/// Bytes that an app keeps from one launch to the next, each under a key: `UIApplication.shared.storage`.
///
/// Everything is loaded before the app launches, so that reading never waits; but for documents, whose keys begin with
/// `documentPrefix`: they stay with the host, and take no memory, until they are asked for. Writing changes what is read at
/// once; whether it also outlasts the page is told later, because the host writes in its own time. Where that fails,
/// the app still has what it wrote until it ends, and should tell its user: `StorageError.message` says how.
///
/// Each app has its own keys. Where two pages of one browser run the same app, each key holds what was written
/// last, and each page hears of the other's writes: `changedElsewhere`.
public final class Storage {
  /// The longest key in bytes of UTF-8 (our choice: natively it is the name of a file, in hexadecimal).
  public static let longestKey = 120
  /// The most bytes under a key: 64 MiB (our choice; a phone's browser has some 100 MB for a page in a tab).
  public static let largestValue = Int(ProtocolConstant.largestValue)

  /// Nil once the process has gone.
  @Weak var owner: AppProcess? = nil

  /// Called with a key under which another page of the browser has stored or removed a value, which is read from then
  /// on.
  public var changedElsewhere: ((String) -> Void)?
  /// Called when all stored values are gone, because the user has deleted them in the browser's settings. The app still
  /// reads its values until it ends, and has them at the next launch only if it stores them again.
  public var lost: (() -> Void)?

  init(process: AppProcess) {
    owner = process
  }

  /// The app's keys in the order of their bytes.
  public var keys: [String] {
    guard let owner else { return [] }
    return owner.services.contents.keys(app: owner.app.bundleIdentifier)
  }

  /// Returns the bytes under a key; nil if there are none, and for a document. Never waits.
  ///
  /// - Parameter key: The key; compared byte by byte.
  /// - Returns: The bytes; nil if there are none.
  public func data(forKey key: String) -> [UInt8]? {
    guard let owner, !Storage.isDocument(key) else { return nil }
    return owner.services.contents.bytes(app: owner.app.bundleIdentifier, key: key)
  }

  /// Stores bytes under a key in place of those before. The completion is called later, and once: with nil if they will
  /// be there at the next launch, or with the error. It is not called if the app ends sooner.
  ///
  /// A key is 1 to 120 bytes of UTF-8 and a value at most 64 MiB; others are refused and nothing changes.
  ///
  /// - Parameters:
  ///   - bytes: The bytes to store, at most `largestValue`; an empty value is stored too.
  ///   - key: 1 to `longestKey` bytes of UTF-8.
  ///   - completion: Gets nil, or the reason why it is not stored for good.
  public func set(_ bytes: [UInt8], forKey key: String, completion: ((StorageError?) -> Void)? = nil) {
    guard let owner, isUsable(key, completion) else { return }
    guard bytes.count <= Storage.largestValue else { return refuse(.valueTooLarge, completion) }
    let services = owner.services
    let app = owner.app.bundleIdentifier
    let number = services.storing.add(for: owner, completion: completion)
    if Storage.isDocument(key) {
      services.contents.hold(bytes, app: app, key: key, number: number)
    } else {
      services.contents.set(bytes, app: app, key: key)
    }
    owner.host.perform(.store(app: app, key: key, number: number, bytes: bytes))
  }

  /// Removes the value of a key; a key without a value is fine. The completion is called like that of
  /// `set(_:forKey:completion:)`.
  ///
  /// - Parameters:
  ///   - key: 1 to `longestKey` bytes of UTF-8.
  ///   - completion: Gets nil, or the reason why it is not removed for good.
  public func removeData(forKey key: String, completion: ((StorageError?) -> Void)? = nil) {
    guard let owner, isUsable(key, completion) else { return }
    let services = owner.services
    let app = owner.app.bundleIdentifier
    services.contents.remove(app: app, key: key)
    let number = services.storing.add(for: owner, completion: completion)
    owner.host.perform(.remove(app: app, key: key, number: number))
  }

  private func isUsable(_ key: String, _ completion: ((StorageError?) -> Void)?) -> Bool {
    if (1...Storage.longestKey).contains(key.utf8.count) { return true }
    refuse(.unusableKey, completion)
    return false
  }

  /// Reports an error later, like all others, although it is known at once.
  private func refuse(_ error: StorageError, _ completion: ((StorageError?) -> Void)?) {
    owner?.later { completion?(error) }
  }
}

extension UIApplication {
  /// The storage of the app from one launch to the next: Heft's own, because there is no file system and no
  /// `UserDefaults`.
  public var storage: Storage { process.storage }
}
