import HeftSite
import Hummingbird

/// The media types of files, by the endings of their names.
enum MediaTypes {
  /// The type of a file; text says how it is encoded.
  static func type(of path: String) -> String? {
    let ending = fileExtension(of: path)
    return own[ending] ?? MediaType.getMediaType(forExtension: ending)?.description
  }

  private static let own = [
    "css": "text/css; charset=utf-8", "html": "text/html; charset=utf-8",
    "js": "text/javascript; charset=utf-8", "mjs": "text/javascript; charset=utf-8",
    "svg": "image/svg+xml; charset=utf-8", "txt": "text/plain; charset=utf-8",
    "wasm": "application/wasm", "webmanifest": "application/manifest+json",
  ]
}
