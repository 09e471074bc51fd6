import Foundation
import Ink

/// Excalidraw's files: the strokes drawn by hand, with their pressures.
enum ExcalidrawFile {
  /// A stroke of width 1 is drawn so wide there, in pixels.
  private static let widthOfOne = 4.25

  static func read(_ file: [UInt8]) throws(DoodleFileError) -> (document: DoodleDocument, problem: String?) {
    let root = try JSONValue(file, of: "Excalidraw")
    guard let elements = root["elements"]?.elements else {
      throw DoodleFileError("This is no Excalidraw file: it has no array `elements`.")
    }
    var document = DoodleDocument()
    let paper = root["appState"]?["viewBackgroundColor"]?.text.flatMap(StrokeBuilder.color)
    if let paper, paper.opacity == 1 { document.paper.color = paper.color }
    var others = 0
    for element in elements where !(element["isDeleted"]?.isTrue ?? false) {
      guard element["type"]?.text == "freedraw" else {
        others += 1
        continue
      }
      document.strokes.append(try stroke(element))
    }
    return (
      document, others == 0 ? nil : "\(others) of \(elements.count) elements are no strokes and are left out."
    )
  }

  private static func stroke(_ element: JSONValue) throws(DoodleFileError) -> DoodleStroke {
    guard let points = element["points"]?.elements, let x = element["x"]?.number, let y = element["y"]?.number
    else { throw DoodleFileError("The stroke at \(element.place) has no points, x and y.") }
    let color = element["strokeColor"]?.text.flatMap(StrokeBuilder.color) ?? (0xFF00_0000, 1)
    var builder = StrokeBuilder(
      .pen, width: (element["strokeWidth"]?.number ?? 1) * widthOfOne, color: color.color,
      opacity: (element["opacity"]?.number ?? 100) / 100 * color.opacity)
    let isSimulated = element["simulatePressure"]?.isTrue ?? false
    let pressures = isSimulated ? [] : (element["pressures"]?.elements ?? [])
    var places: [(x: Double, y: Double)] = []
    for point in points { places.append(try point.point()) }
    let (xs, ys) = (places.map(\.x), places.map(\.y))
    let middle = (x: ((xs.min() ?? 0) + (xs.max() ?? 0)) / 2, y: ((ys.min() ?? 0) + (ys.max() ?? 0)) / 2)
    let angle = element["angle"]?.number ?? 0
    let (sine, cosine) = (sin(angle), cos(angle))
    for (index, point) in places.enumerated() {
      let (across, down) = (point.x - middle.x, point.y - middle.y)
      builder.add(
        x: x + middle.x + across * cosine - down * sine, y: y + middle.y + across * sine + down * cosine,
        force: index < pressures.count ? pressures[index].number : nil)
    }
    return builder.stroke
  }

  /// A file that Excalidraw opens; an eraser's strokes are in the paper's color.
  static func write(_ document: DoodleDocument) throws(DoodleFileError) -> [UInt8] {
    var elements: [[String: Any]] = []
    for (number, stroke) in document.strokes.enumerated() {
      let layer = Int(stroke.layer) < document.layers.count ? document.layers[Int(stroke.layer)] : nil
      guard !(layer?.isHidden ?? false), let first = stroke.samples.first?.ink else { continue }
      let inks = stroke.samples.map(\.ink)
      let (xs, ys) = (inks.map(\.x), inks.map(\.y))
      let color = stroke.kind == .eraser ? document.paper.color : stroke.color
      let opacity = Double(stroke.opacity) * Double(layer?.opacity ?? 255) / 255 / 255
      let isTold = stroke.samples.allSatisfy { $0.force > 0 }
      elements.append([
        "type": "freedraw", "id": "doodle-\(number)", "x": first.x, "y": first.y, "angle": 0,
        "width": (xs.max() ?? 0) - (xs.min() ?? 0), "height": (ys.max() ?? 0) - (ys.min() ?? 0),
        "strokeColor": StrokeBuilder.text(color), "backgroundColor": "transparent", "fillStyle": "solid",
        "strokeWidth": Double(stroke.size) / 256 / widthOfOne, "strokeStyle": "solid", "roughness": 0,
        "opacity": (opacity * 100).rounded(), "groupIds": [String](), "seed": number + 1, "version": 1,
        "versionNonce": number + 1, "isDeleted": false, "updated": 1, "locked": false,
        "points": inks.map { [$0.x - first.x, $0.y - first.y] },
        "pressures": isTold ? inks.map { $0.force ?? 0.5 } : [Double](), "simulatePressure": !isTold,
      ])
    }
    let root: [String: Any] = [
      "type": "excalidraw", "version": 2, "source": "heft", "elements": elements, "files": [String: String](),
      "appState": ["viewBackgroundColor": StrokeBuilder.text(document.paper.color)],
    ]
    do {
      return Array(try JSONSerialization.data(withJSONObject: root, options: [.sortedKeys]))
    } catch {
      throw DoodleFileError("The drawing cannot be written as JSON (\(error.localizedDescription)).")
    }
  }
}
