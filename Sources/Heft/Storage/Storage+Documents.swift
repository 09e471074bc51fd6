// What is too large to be loaded before the app launches.
extension Storage {
  /// Begins the keys of documents.
  public static let documentPrefix = "documents/"

  /// Whether what lies under a key is a document.
  static func isDocument(_ key: String) -> Bool { key.utf8.starts(with: documentPrefix.utf8) }

  /// Reads a document. The completion is told later, and once: the bytes, or nil where nothing is under the key; with an
  /// error where it could not be read. It is not called when the app ends sooner.
  ///
  /// What was written is read at once, whether or not it is kept for good. A key that is no document's has none.
  ///
  /// - Parameters:
  ///   - key: A key that begins with `documentPrefix`.
  ///   - completion: Gets the bytes and no error, neither where nothing is there, or an error.
  public func loadDocument(forKey key: String, completion: @escaping ([UInt8]?, StorageError?) -> Void) {
    guard let owner else { return }
    let services = owner.services
    let app = owner.app.bundleIdentifier
    guard Storage.isDocument(key), services.contents.bytes(app: app, key: key) != nil else {
      return owner.later { completion(nil, nil) }
    }
    if let bytes = services.contents.heldDocument(app: app, key: key) {
      return owner.later { completion(bytes, nil) }
    }
    let number = services.fetching.add(for: owner) { completion($0.bytes, $0.error) }
    owner.host.perform(.fetch(app: app, key: key, number: number))
  }
}
