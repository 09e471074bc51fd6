import Foundation

/// A list of files in `Tests/Pictures`, which a script there makes: a file a line.
enum PictureList {
  /// The words of each line.
  static func words(in name: String) -> [[String]] {
    let list = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../Pictures/\(name).txt")
    let text = (try? String(contentsOf: list, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
  }

  /// The bytes that a word stands for.
  static func bytes(_ base64: String) -> [UInt8] { [UInt8](Data(base64Encoded: base64)!) }
}
