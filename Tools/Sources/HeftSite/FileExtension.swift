/// Returns the part after the last dot of a path's last name, in lowercase; empty where there is none.
package func fileExtension(of path: String) -> String {
  let name = path.split(separator: "/").last ?? ""
  guard let dot = name.lastIndex(of: ".") else { return "" }
  return name[name.index(after: dot)...].lowercased()
}

/// Whether a file of this kind gets smaller by gzip and brotli; pictures and fonts are compressed already.
package func isWorthCompressing(_ path: String) -> Bool {
  ["css", "html", "js", "json", "map", "mjs", "svg", "txt", "wasm", "webmanifest", "xml"]
    .contains(fileExtension(of: path))
}
