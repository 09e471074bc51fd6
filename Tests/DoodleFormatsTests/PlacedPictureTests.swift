import DoodleFormats
import Foundation
import TestRules
import Testing

@testable import Ink

/// Pictures among the strokes in the files of other programs.
struct PlacedPictureTests {
  private let picture: InkPicture

  /// Four columns, red, green, blue and white, and two rows, of which the lower one is half as opaque.
  init() throws {
    var bitmap = try #require(Bitmap(width: 4, height: 2))
    for x in 0..<4 {
      for y in 0..<2 {
        var path = Path()
        path.rectangle(from: Point(Double(x), Double(y)), to: Point(Double(x + 1), Double(y + 1)))
        bitmap.fill(path, color: PlacedPictureTests.colors[y][x], clip: bitmap.bounds)
      }
    }
    picture = try #require(InkPicture(png: PNG.encode(bitmap)))
  }

  private static let colors: [[UInt32]] = [
    [0xFF00_00FF, 0xFF00_FF00, 0xFFFF_0000, 0xFFFF_FFFF],
    [0x8000_0080, 0x8000_8000, 0x8080_0000, 0x8080_8080],
  ]

  private func placed(_ corners: [(Int32, Int32)], opacity: UInt8 = 255, layer: UInt32 = 0) -> DoodleStroke {
    DoodleStroke(
      picture, corners: corners.map { DoodleSample(x: $0.0 * 1024, y: $0.1 * 1024, time: 0) },
      opacity: opacity,
      layer: layer)
  }

  private let line = DoodleStroke(
    kind: .marker, size: 1024, color: 0xFF00_FF00,
    samples: (0..<5).map { DoodleSample(x: $0 * 9000, y: 1000, time: $0 * 1000) })

  private func document(_ strokes: [DoodleStroke]) -> DoodleDocument {
    var document = DoodleDocument(
      paper: .init(width: 60, height: 40, color: 0),
      layers: [.init(name: "One"), .init(name: "Two", opacity: 128)], strokes: strokes)
    document.density = 256
    return document
  }

  @Test("A picture has its own pixels where it is as large, upright and by quarter turns", .rule("FORMAT-29"))
  func pixels() throws {
    let upright = try DoodlePicture(document([placed([(10, 5), (14, 5), (10, 7)])])).bitmap(scale: 1)
    let turned = try DoodlePicture(document([placed([(20, 5), (20, 9), (18, 5)])])).bitmap(scale: 1)
    let doubled = try DoodlePicture(document([placed([(10, 5), (14, 5), (10, 7)])])).bitmap(scale: 2)
    for x in 0..<4 {
      for y in 0..<2 {
        #expect(upright[10 + x, 5 + y] == PlacedPictureTests.colors[y][x])
        #expect(turned[19 - y, 5 + x] == PlacedPictureTests.colors[y][x])
      }
    }
    #expect(upright[9, 5] == 0 && upright[14, 5] == 0 && upright[10, 7] == 0 && turned[20, 5] == 0)
    #expect(doubled[20, 10] == 0xFF00_00FF && doubled[27, 10] == 0xFFFF_FFFF && doubled[28, 10] == 0)
  }

  @Test("It lies in its layer and order, with its opacity, and an eraser takes it away", .rule("FORMAT-29"))
  func order() throws {
    let wide = [(0, 0), (60, 0), (0, 40)] as [(Int32, Int32)]
    var eraser = line
    (eraser.kind, eraser.color) = (.eraser, 0xFF00_0000)
    let over = try DoodlePicture(document([line, placed(wide)])).bitmap(scale: 1)
    let under = try DoodlePicture(document([placed(wide), line])).bitmap(scale: 1)
    let erased = try DoodlePicture(document([placed(wide), eraser])).bitmap(scale: 1)
    let faded = try DoodlePicture(document([placed(wide, opacity: 100, layer: 1)])).bitmap(scale: 1)
    #expect(over[5, 1] == 0xFF00_00FF && under[5, 1] != over[5, 1] && erased[5, 1] >> 24 < 60)
    #expect(abs(Int(faded[5, 1] >> 24) - 100 * 128 / 255) <= 1)
    #expect(try DoodlePicture(document([placed(wide, opacity: 0)])).bitmap(scale: 1)[5, 1] == 0)
  }

  @Test("Endless paper reaches as far as its frame", .rules("FORMAT-29", "FORMAT-12"))
  func extent() throws {
    var document = document([placed([(50, 0), (90, 40), (30, 20)])])
    (document.paper.width, document.paper.height) = (0, 0)
    #expect(document.extent.map { $0.left == 30 && $0.top == 0 && $0.right == 90 && $0.bottom == 60 } == true)
    let shown = DoodlePicture(document)
    #expect(shown.x == 14 && shown.y == -16 && shown.width == 92 && shown.height == 92)
    document.place(movingBy: 10, 0, scale: 0.5)
    #expect(document.strokes[0] == placed([(30, 0), (50, 20), (20, 10)]))
  }

  @Test("SVG has it between the strokes: upright by its sides, turned by a matrix", .rule("FORMAT-29"))
  func svg() throws {
    let file = String(
      decoding: try DoodleFormat.svg.write(
        document([line, placed([(50, 0), (53, 4), (48, 1)], opacity: 51), line])), as: UTF8.self)
    let element =
      "<image width=\"1\" height=\"1\" transform=\"matrix(3 4 -2 1 50 0)\" opacity=\"0.2\" "
      + "preserveAspectRatio=\"none\" href=\"data:image/png;base64,\(Data(picture.png).base64EncodedString())\"/>"
    let place = try #require(file.ranges(of: element).first, "\(file)")
    #expect(file[..<place.lowerBound].ranges(of: "<path").count == 1)
    #expect(file[place.upperBound...].ranges(of: "<path").count == 1)
    let upright = String(
      decoding: try DoodleFormat.svg.write(document([placed([(10, 5), (18, 5), (10, 9)])])), as: UTF8.self)
    #expect(upright.contains("<image x=\"10\" y=\"5\" width=\"8\" height=\"4\" preserveAspectRatio"))
  }

  @Test("PDF has it by its frame, which stands on the lower edge there", .rule("FORMAT-29"))
  func pdf() throws {
    let file = PDF.encode(
      DoodlePicture(
        document([
          placed([(10, 5), (18, 5), (10, 9)]), line, placed([(50, 0), (53, 4), (48, 1)], opacity: 51),
        ])
      ).drawing)
    let begin = Array("stream\n".utf8)
    let start = try #require(file.indices.first { file[$0...].starts(with: begin) }) + begin.count
    let page = String(
      decoding: try #require(Inflate.unpack(Array(file[start...]), limit: 1 << 20)), as: UTF8.self)
    #expect(page.contains("/A255 gs 0 0 0 rg\nq 8 0 0 -4 10 9 cm /I0 Do Q\n"))
    #expect(page.contains("/A51 gs 0 0 0 rg\nq 3 4 2 -1 48 1 cm /I1 Do Q\n"), "\(page)")
  }

  @Test(
    "Excalidraw has an image at its angle, with its file, in the order of the strokes", .rule("FORMAT-29"))
  func excalidraw() throws {
    var document = document([line, placed([(20, 5), (20, 13), (16, 5)], opacity: 51), line])
    document.layers[0].opacity = 128
    document.pictures = [DoodleDocument.Picture(file: picture.png)]
    let file = try DoodleFormat.excalidraw.write(document)
    let root = try #require(try JSONSerialization.jsonObject(with: Data(file)) as? [String: Any])
    let elements = try #require(root["elements"] as? [[String: Any]])
    #expect(elements.compactMap { $0["type"] as? String } == ["image", "freedraw", "image", "freedraw"])
    let image = elements[2]
    #expect(image["width"] as? Double == 8 && image["height"] as? Double == 4)
    // About its middle it is turned.
    #expect(image["x"] as? Double == 14 && image["y"] as? Double == 7)
    #expect(abs(try #require(image["angle"] as? Double) - .pi / 2) < 1e-4)
    #expect(image["opacity"] as? Double == 10)
    let name = try #require(image["fileId"] as? String)
    let files = try #require(root["files"] as? [String: [String: Any]])
    #expect(files.count == 2 && name != elements[0]["fileId"] as? String)
    let data = "data:image/png;base64,\(Data(picture.png).base64EncodedString())"
    #expect(files[name]?["dataURL"] as? String == data && files[name]?["id"] as? String == name)
    // Upright it is read again, beneath.
    let upright = self.document([placed([(10, 5), (18, 5), (10, 9)])])
    let again = try DoodleFormat.excalidraw.read(try DoodleFormat.excalidraw.write(upright))
    let read = try #require(again.document.pictures.first)
    #expect(again.problem == nil && read.x == 10240 && read.y == 5120 && read.size == (8, 4))
    // One on a hidden layer is left out, with its file.
    document.layers[0].isHidden = true
    let hidden = try DoodleFormat.excalidraw.read(try DoodleFormat.excalidraw.write(document))
    #expect(hidden.document.pictures.count == 1 && hidden.document.strokes == [])
  }

  @Test("InkML leaves it out", .rule("FORMAT-29"))
  func inkML() throws {
    let file = try DoodleFormat.inkml.write(document([line, placed([(0, 0), (9, 0), (0, 9)]), line]))
    #expect(try DoodleFormat.inkml.read(file).document.strokes.count == 2)
  }
}
