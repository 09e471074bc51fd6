import HeftProtocol

// Documents: values that are too large to be loaded before the app launches.
extension Storage {
  /// The beginning of the keys of documents.
  public static var documentPrefix: String { ProtocolConstant.documentPrefix }

  /// Whether the value under a key is a document.
  static func isDocument(_ key: String) -> Bool { key.utf8.starts(with: documentPrefix.utf8) }

  /// Reads a document. The completion is called later, and once: with the bytes, with nil if nothing is stored under
  /// the key, or with an error if it could not be read. It is not called if the app ends sooner.
  ///
  /// A document that was just written can be read at once, whether or not it is stored for good. A key that is no
  /// document's has none.
  ///
  /// - Parameters:
  ///   - key: A key that begins with `documentPrefix`.
  ///   - completion: Gets the bytes, an error, or neither if nothing is stored.
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
