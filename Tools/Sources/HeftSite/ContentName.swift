import Crypto
import Foundation

/// Names a file by its content: `page.js` is `page-0a1b2c3d4e5f.js`.
///
/// - Parameters:
///   - name: The name that a person knows it by.
///   - content: The file's content.
/// - Returns: The name with 48 bits of the SHA-256 of the content, enough to tell a site's files apart (our choice).
func contentName(_ name: String, _ content: Data) -> String {
  let hash = String(contentHash(content).prefix(12))
  guard let dot = name.lastIndex(of: ".") else { return "\(name)-\(hash)" }
  return "\(name[..<dot])-\(hash)\(name[dot...])"
}

/// The SHA-256 of a content in hexadecimal digits.
package func contentHash(_ content: Data) -> String {
  SHA256.hash(data: content).map { $0 < 16 ? "0" + String($0, radix: 16) : String($0, radix: 16) }.joined()
}
