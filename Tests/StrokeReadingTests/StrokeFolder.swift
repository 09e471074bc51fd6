import Foundation
import StrokeReading

/// A folder of files that is gone with its owner.
final class StrokeFolder {
  let path: String

  init(_ files: [String: String]) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    path = folder.path
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in files {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The files that are read from it.
  var read: StrokeFiles { StrokeFiles(path: path) }

  /// Lines of a stroke, every 10 ms a sample one pixel further; each is made of time, x, y and force.
  static func lines(
    _ count: Int = 40, from start: Double = 0, _ line: (Double, Double, Double, Double) -> String = plain
  ) -> [String] {
    (0..<count).map { index in
      let part = Double(index)
      return line(
        ((start + part * 0.01) * 1000).rounded() / 1000, 10 + part, 20 + (part * 50).rounded() / 100,
        (200 + 10 * part) / 1000)
    }
  }

  static func plain(_ time: Double, _ x: Double, _ y: Double, _ force: Double) -> String {
    "\(time),\(x),\(y),\(force)"
  }

  static func file(_ lines: [String], header: String = "t,x,y,force", end: String = "\n") -> String {
    ([header] + lines).joined(separator: end) + end
  }
}
