import Hummingbird

/// What the server says of a file by the ending of its name.
enum MediaTypes {
  /// The type of a file; text says how it is encoded.
  static func type(of path: String) -> String? {
    let ending = ending(of: path)
    return own[ending] ?? MediaType.getMediaType(forExtension: ending)?.description
  }

  /// Whether a file of this kind gets smaller; pictures and fonts are compressed already.
  static func isWorthCompressing(_ path: String) -> Bool {
    ["css", "html", "js", "json", "map", "mjs", "svg", "txt", "wasm", "webmanifest", "xml"]
      .contains(ending(of: path))
  }

  private static func ending(of path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: ".") else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }

  private static let own = [
    "css": "text/css; charset=utf-8", "html": "text/html; charset=utf-8",
    "js": "text/javascript; charset=utf-8", "mjs": "text/javascript; charset=utf-8",
    "svg": "image/svg+xml; charset=utf-8", "txt": "text/plain; charset=utf-8",
    "wasm": "application/wasm", "webmanifest": "application/manifest+json",
  ]
}
