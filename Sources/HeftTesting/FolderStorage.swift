import Foundation
import Heft
import HeftProtocol

/// Keeps what apps store as files: a folder for each app, a file for each key, named by the letters of their
/// names in hexadecimal. A file is replaced as a whole, so that a full disk leaves the old one there.
public final class FolderStorage: KeptStorage {
  private let folder: URL
  private let write: (Data, URL) -> CocoaError.Code?

  /// Storage in a folder, which is made with the first write.
  ///
  /// - Parameters:
  ///   - folder: The folder; it need not be there.
  ///   - write: Puts a file there as a whole, and returns nil or why it did not. A test may give one that
  ///     fails.
  public init(folder: URL, write: @escaping (Data, URL) -> CocoaError.Code? = FolderStorage.write) {
    self.folder = folder
    self.write = write
  }

  /// The items that can be read; names that are not ours are passed over.
  public var items: [HostEvent.StoredItem] {
    var items: [HostEvent.StoredItem] = []
    for (app, appFolder) in FolderStorage.named(in: folder) {
      for (key, file) in FolderStorage.named(in: appFolder) {
        guard let bytes = try? Data(contentsOf: file) else { continue }
        items.append(HostEvent.StoredItem(app: app, key: key, bytes: Array(bytes)))
      }
    }
    return items
  }

  public func bytes(app: String, key: String) -> [UInt8]? {
    (try? Data(contentsOf: file(app, key))).map { Array($0) }
  }

  public func store(_ bytes: [UInt8], app: String, key: String) -> String? {
    let file = file(app, key)
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    } catch {
      return FolderStorage.word(for: (error as? CocoaError)?.code ?? .fileWriteUnknown)
    }
    return write(Data(bytes), file).map(FolderStorage.word)
  }

  public func remove(app: String, key: String) -> String? {
    let file = file(app, key)
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    do {
      try FileManager.default.removeItem(at: file)
      return nil
    } catch {
      return FolderStorage.word(for: (error as? CocoaError)?.code ?? .fileWriteUnknown)
    }
  }

  /// Writes a file beside the old one and then puts it in its place.
  ///
  /// - Parameters:
  ///   - data: The content of the file.
  ///   - file: Where it is to be; its folder is there.
  /// - Returns: Nil, or why it could not be written; the old file is there as before then.
  public static func write(_ data: Data, to file: URL) -> CocoaError.Code? {
    do {
      try data.write(to: file, options: .atomic)
      return nil
    } catch {
      return (error as? CocoaError)?.code ?? .fileWriteUnknown
    }
  }

  private func file(_ app: String, _ key: String) -> URL {
    folder.appendingPathComponent(FolderStorage.letters(of: app), isDirectory: true)
      .appendingPathComponent(FolderStorage.letters(of: key))
  }

  private static func named(in folder: URL) -> [(name: String, url: URL)] {
    let urls = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return (urls ?? []).sorted { $0.path < $1.path }.compactMap { url in
      name(of: url.lastPathComponent).map { ($0, url) }
    }
  }

  private static func letters(of name: String) -> String {
    name.utf8.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  /// Nil for letters that no name has.
  private static func name(of letters: String) -> String? {
    let digits = letters.utf8.map { UInt8(String(decoding: [$0], as: UTF8.self), radix: 16) }
    guard digits.count % 2 == 0, !digits.contains(nil) else { return nil }
    let bytes = stride(from: 0, to: digits.count, by: 2).map { digits[$0]! << 4 | digits[$0 + 1]! }
    return String(validating: bytes, as: UTF8.self)
  }

  /// The word that a browser has for the same failure.
  private static func word(for code: CocoaError.Code) -> String {
    switch code {
    case .fileWriteOutOfSpace: "QuotaExceededError"
    case .fileWriteNoPermission, .fileWriteVolumeReadOnly: "NotAllowedError"
    default: "CocoaError \(code.rawValue)"
    }
  }
}
