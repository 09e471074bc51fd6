import Heft

/// Where the app's files lie in its storage: a file under its path, a folder that was made under its path and a slash.
enum FilePlaces {
  /// The folders that are always there.
  private static let folders = [
    "/", "/tmp", "/Documents", "/Library", "/Library/Caches", "/Library/Application Support",
  ]

  /// Returns a path from the root, without the beginning of an address, with one slash where there are several, and none at
  /// its end.
  static func plain(_ path: String) -> String {
    var bytes: [UInt8] = [UInt8(ascii: "/")]
    let isAddress = Array(path.utf8.prefix(7)) == Array("file://".utf8)
    for byte in path.utf8.dropFirst(isAddress ? 7 : 0)
    where byte != UInt8(ascii: "/") || bytes.last != UInt8(ascii: "/") {
      bytes.append(byte)
    }
    if bytes.count > 1, bytes.last == UInt8(ascii: "/") { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns a path in which `.` and `..` are followed.
  static func withoutDots(_ path: String) -> String {
    var parts: [String] = []
    for part in path.utf8.split(separator: UInt8(ascii: "/")).map({ String(decoding: $0, as: UTF8.self) }) {
      switch part {
      case ".": break
      case "..": if !parts.isEmpty { parts.removeLast() }
      default: parts.append(part)
      }
    }
    let start = path.utf8.first == UInt8(ascii: "/") ? "/" : ""
    let end = path.utf8.last == UInt8(ascii: "/") && !parts.isEmpty ? "/" : ""
    return start + parts.joined(separator: "/") + end
  }

  /// The name of a file without its folders.
  static func name(_ path: String) -> String {
    path.utf8.split(separator: UInt8(ascii: "/")).last.map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// The key of the storage for a path; a long one is told apart by its end.
  private static func key(_ plain: String) -> String {
    let key = "file:" + plain
    return key.utf8.count <= Storage.longestKey
      ? key : String(decoding: key.utf8.suffix(Storage.longestKey), as: UTF8.self)
  }

  private static var storage: Storage { UIApplication.shared.storage }

  /// Whether a path leads to a folder that only the app writes to.
  private static func isOwn(_ plain: String) -> Bool {
    folders.dropFirst().contains { plain.utf8.starts(with: ($0 + "/").utf8) }
  }

  /// Returns the bytes that were written there, or else a file of the bundle.
  static func bytes(at path: String) -> [UInt8]? {
    let plain = plain(path)
    if let bytes = storage.data(forKey: key(plain)) { return bytes }
    guard !isOwn(plain), let app = AppProcess.current?.app else { return nil }
    return app.bytes(ofFile: name(plain)) ?? app.bytes(ofPictureFile: name(plain))
  }

  /// Whether the app has written a file there.
  static func isWritten(_ path: String) -> Bool { storage.data(forKey: key(plain(path))) != nil }

  /// Whether there is a file to read, without reading it.
  static func isFile(_ path: String) -> Bool {
    let plain = plain(path)
    if isWritten(plain) { return true }
    guard !isOwn(plain), let app = AppProcess.current?.app else { return false }
    return app.hasFile(named: name(plain)) || app.hasPictureFile(named: name(plain))
  }

  /// Whether there is a folder: one of the system's, one that was made, or one with a file in it.
  static func isFolder(_ path: String) -> Bool {
    let plain = plain(path)
    return folders.contains(plain) || storage.data(forKey: key(plain + "/")) != nil
      || !keys(below: plain).isEmpty
  }

  static func write(_ bytes: [UInt8], to path: String) { storage.set(bytes, forKey: key(plain(path))) }

  static func makeFolder(_ path: String) { storage.set([], forKey: key(plain(path) + "/")) }

  /// Takes a file out, or a folder with all that is in it.
  static func remove(_ path: String) {
    let plain = plain(path)
    storage.removeData(forKey: key(plain))
    for below in keys(below: plain) { storage.removeData(forKey: key(plain + "/" + below)) }
    storage.removeData(forKey: key(plain + "/"))
  }

  /// Copies a file, or a folder with all that is in it.
  static func copy(_ path: String, to target: String) {
    let (source, target) = (plain(path), plain(target))
    if let bytes = bytes(at: source) { return write(bytes, to: target) }
    makeFolder(target)
    for below in keys(below: source) {
      guard let bytes = storage.data(forKey: key(source + "/" + below)) else { continue }
      storage.set(bytes, forKey: key(target + "/" + below))
    }
  }

  /// What is kept in a folder, at any depth, by the rest of its path; that of a folder ends with a slash.
  private static func keys(below plain: String) -> [String] {
    let start = Array(("file:" + (plain == "/" ? "/" : plain + "/")).utf8)
    return storage.keys.filter { $0.utf8.count > start.count && $0.utf8.starts(with: start) }.map {
      String(decoding: $0.utf8.dropFirst(start.count), as: UTF8.self)
    }
  }

  /// What lies in a folder, at any depth, by the rest of its path: folders before what is in them.
  static func contents(below path: String) -> [String] {
    let plain = plain(path)
    var found: [String] = []
    func add(_ part: String) { if !found.contains(part) { found.append(part) } }
    for key in keys(below: plain) {
      var folder = ""
      let parts = key.utf8.split(separator: UInt8(ascii: "/")).map { String(decoding: $0, as: UTF8.self) }
      for part in parts {
        folder = folder.utf8.isEmpty ? part : folder + "/" + part
        add(folder)
      }
    }
    guard plain == "/" else { return found }
    for folder in folders.dropFirst() { add(String(decoding: folder.utf8.dropFirst(), as: UTF8.self)) }
    if let app = AppProcess.current?.app {
      for name in app.fileNames + app.documents.map({ $0.name }) { add(name) }
      for name in app.assets.map({ $0.name }) where name.utf8.contains(UInt8(ascii: ".")) { add(name) }
    }
    return found
  }
}
