import Foundation
import FoundationXML

/// Pictures of paths: SVG as it is, PDF as Poppler converts it.
enum VectorImage {
  /// A drawing and its size in points, from its `width` and `height`, otherwise from its `viewBox`; nil where it is no
  /// SVG with a size.
  static func read(_ data: Data?) -> (svg: String, width: Double, height: Double)? {
    data.flatMap { try? drawing($0) }
  }

  /// Why a file is no drawing that can be shown; nil where it is one.
  static func problem(_ data: Data) -> XMLNode.Problem? {
    do {
      _ = try drawing(data)
      return nil
    } catch {
      return error as? XMLNode.Problem
    }
  }

  private static func drawing(_ data: Data) throws -> (svg: String, width: Double, height: Double) {
    let root = try XMLNode.read(data)
    guard root.name == "svg" || root.name.hasSuffix(":svg"), let text = String(data: data, encoding: .utf8),
      let start = text.range(of: "<" + root.name)
    else { throw XMLNode.Problem(line: root.line, message: "The picture is not an SVG in UTF-8.") }
    let box = (root["viewBox"] ?? "").split { $0 == " " || $0 == "," }.compactMap { Double($0) }
    guard let width = length(root["width"]) ?? (box.count == 4 ? box[2] : nil),
      let height = length(root["height"]) ?? (box.count == 4 ? box[3] : nil), width > 0, height > 0
    else {
      throw XMLNode.Problem(
        line: root.line,
        message: "The picture says no size: give it a viewBox, or a width and a height in pixels.")
    }
    return (String(text[start.lowerBound...]), width, height)
  }

  /// A length in pixels or points; nil for one in percent, or of another unit.
  private static func length(_ text: String?) -> Double? {
    guard let text else { return nil }
    let number = text.prefix { $0.isNumber || $0 == "." }
    return ["", "px", "pt"].contains(text.dropFirst(number.count)) ? Double(number) : nil
  }

  /// The first page of a PDF as SVG, by `pdftocairo`; nil without that program.
  static func converted(_ path: String) -> Data? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["pdftocairo", "-svg", "-f", "1", "-l", "1", path, "-"]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? data : nil
  }
}
