import Foundation

/// The files of a site before they are written.
struct SiteFiles {
  private var contents: [String: Data] = [:]

  /// The paths below the site's folder, sorted.
  var paths: [String] { contents.keys.sorted() }

  /// A text that changes when any file does.
  var version: String {
    let all = paths.map { "\($0) \(hash(of: $0))\n" }.joined()
    return String(contentHash(Data(all.utf8)).prefix(12))
  }

  /// The SHA-256 of a file.
  func hash(of path: String) -> String { contentHash(contents[path] ?? Data()) }

  subscript(path: String) -> Data? { contents[path] }

  mutating func add(_ path: String, _ content: Data) {
    contents[path] = content
  }

  mutating func remove(where shouldRemove: (String) -> Bool) {
    contents = contents.filter { !shouldRemove($0.key) }
  }

  /// Adds a file that is named by its content.
  ///
  /// - Returns: Its path below the site's folder.
  mutating func addAsset(_ name: String, _ content: Data) -> String {
    let address = Self.assetAddress(name, content)
    add(address, content)
    return address
  }

  static func assetAddress(_ name: String, _ content: Data) -> String {
    SiteHeaders.assets + "/" + contentName(name, content)
  }

  /// Writes what has changed, and takes away the assets of earlier builds.
  ///
  /// - Returns: The path and the size in bytes of each file, without the compressed ones.
  func write(to folder: String, compressed: Bool) throws -> [(path: String, size: Int)] {
    var kept: Set<String> = []
    // The page comes last: what it names is there then.
    for path in paths.filter({ $0 != "index.html" }) + paths.filter({ $0 == "index.html" }) {
      let content = contents[path] ?? Data()
      try write(content, to: folder + "/" + path)
      kept.insert(path)
      let isCompressed = compressed && isWorthCompressing(path)
      for (ending, tool, arguments) in Self.compressors {
        let place = folder + "/" + path + ending
        guard isCompressed else {
          try? FileManager.default.removeItem(atPath: place)
          continue
        }
        kept.insert(path + ending)
        // An asset's name says what is in it, so what was made of it is still right.
        if path.hasPrefix(SiteHeaders.assets + "/"), FileManager.default.fileExists(atPath: place) {
          continue
        }
        try write(try tool.run(arguments, input: content), to: place)
      }
    }
    let assets = folder + "/" + SiteHeaders.assets
    for name in (try? FileManager.default.contentsOfDirectory(atPath: assets)) ?? []
    where !kept.contains(SiteHeaders.assets + "/" + name) {
      try? FileManager.default.removeItem(atPath: assets + "/" + name)
    }
    return paths.map { ($0, contents[$0]?.count ?? 0) }
  }

  private func write(_ content: Data, to path: String) throws {
    let url = URL(fileURLWithPath: path)
    if FileManager.default.contents(atPath: path) == content { return }
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try content.write(to: url, options: .atomic)
    } catch {
      throw SiteError.notWritten(path, reason: error.localizedDescription)
    }
  }

  private static let compressors: [(ending: String, tool: Tool, arguments: [String])] = [
    (".gz", .gzip, ["-9", "-n", "-c"]),
    (".br", .brotli, ["--best", "--stdout", "-"]),
  ]
}
