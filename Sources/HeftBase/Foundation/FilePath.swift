/// The parts of a file's path, as `NSString` has them.
package enum FilePath {
  private static let slash = UInt8(ascii: "/")
  private static let point = UInt8(ascii: ".")

  /// Returns the part behind the last slash; of `/` the slash.
  package static func lastComponent(_ path: String) -> String {
    let bytes = trimmed(path)
    if bytes.count == 1, bytes.first == slash { return "/" }
    let start = bytes.lastIndex(of: slash).map { $0 + 1 } ?? bytes.startIndex
    return String(decoding: bytes[start...], as: UTF8.self)
  }

  /// Returns the part before the last slash; of `/` the slash, and nothing if there is none.
  package static func withoutLastComponent(_ path: String) -> String {
    let bytes = trimmed(path)
    guard let end = bytes.lastIndex(of: slash) else { return "" }
    return end == 0 ? "/" : String(decoding: trim(bytes[..<end]), as: UTF8.self)
  }

  /// Returns the part behind the last point of the last component; nothing where that begins with its only point, or
  /// ends with it.
  package static func fileExtension(_ path: String) -> String {
    let name = Array(lastComponent(path).utf8)
    guard let place = name.lastIndex(of: point), place > 0, place + 1 < name.count else { return "" }
    return String(decoding: name[(place + 1)...], as: UTF8.self)
  }

  /// The path without its extension and the point.
  package static func withoutExtension(_ path: String) -> String {
    let bytes = trimmed(path)
    let name = Array(lastComponent(path).utf8)
    guard let place = name.lastIndex(of: point), place > 0 else {
      return String(decoding: bytes, as: UTF8.self)
    }
    return String(decoding: bytes.dropLast(name.count - place), as: UTF8.self)
  }

  /// A path with one more part, and one slash before it.
  package static func appending(_ part: String, to path: String) -> String {
    if path.utf8.isEmpty { return part }
    let rest = Array(part.utf8).drop { $0 == slash }
    let bytes = trimmed(path)
    let start = String(decoding: bytes, as: UTF8.self)
    if rest.isEmpty { return start }
    let text = String(decoding: trim(rest), as: UTF8.self)
    return bytes.count == 1 && bytes.first == slash ? start + text : start + "/" + text
  }

  /// The path without slashes at its end, but for one that is all of it.
  private static func trimmed(_ path: String) -> ArraySlice<UInt8> { trim(Array(path.utf8)[...]) }

  private static func trim(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var bytes = bytes
    while bytes.count > 1, bytes.last == slash { bytes.removeLast() }
    return bytes
  }
}
