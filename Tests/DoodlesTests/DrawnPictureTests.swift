import DoodleFormats
import Ink
import TestRules
import Testing

@testable import Doodles

/// The same document in the app and by `heft doodle render`.
struct DrawnPictureTests {
  /// A made-up drawing with every brush, on two layers, over a picture on squared paper of 200 x 150 pixels.
  private static func document() throws -> DoodleDocument {
    var document = DoodleDocument(
      paper: .init(width: 200, height: 150, color: 0xFFF0_F8FF, pattern: .grid),
      layers: [.init(name: "Below"), .init(name: "Above", opacity: 180)])
    document.density = 256
    var picture = try #require(Bitmap(width: 200, height: 150))
    var path = Path()
    path.ellipse(from: Point(20, 30), to: Point(90, 110))
    picture.fill(path, color: 0x8000_4080, clip: picture.bounds)
    document.pictures = [DoodleDocument.Picture(file: PNG.encode(picture))]
    let kinds: [InkBrush.Kind] = [.pen, .marker, .pencil, .watercolor, .eraser]
    for number in 0..<10 {
      let kind = kinds[number % kinds.count]
      var stroke = DoodleStroke(
        kind: kind, isTapered: number == 5, isGrainy: kind == .pencil, size: UInt32(256 * (3 + 2 * number)),
        color: 0xFF30_2010 &* UInt32(number + 1) | 0xFF00_0000, opacity: number == 6 ? 120 : 255,
        layer: number < 6 ? 0 : 1)
      for index in 0..<60 {
        let time = Double(index) / 120
        let wave = Mathematics.sine(time * 14 + Double(number))
        let sample = InkSample(
          x: 12 + 3 * Double(index), y: 15 + 13 * Double(number) + 11 * wave, time: time,
          force: number == 5 ? nil : 0.15 + 1.4 * time, altitude: number == 2 ? 0.5 : nil)
        stroke.samples.append(DoodleSample(sample))
      }
      document.strokes.append(stroke)
    }
    return document
  }

  @Test(
    "A document has the same pixels in the app as rendered, at every zoom, with an end or without",
    .rule("FORMAT-12"), arguments: [1.0, 2, 3.7], [false, true])
  func same(scale: Double, isEndless: Bool) throws {
    var document = try DrawnPictureTests.document()
    if isEndless { (document.paper.width, document.paper.height) = (0, 0) }
    let drawing = try #require(Drawing(document))
    #expect(drawing.isEndless == isEndless && drawing.base != nil)
    let ink = try #require(drawing.picture(times: scale))
    var paper = try #require(drawing.paper(times: scale))
    paper.draw(ink, through: .identity, clip: paper.bounds)
    let rendered = try DoodlePicture(document).bitmap(scale: scale)
    #expect(rendered.width == paper.width && rendered.height == paper.height)
    #expect(rendered == paper)
  }

  @Test(
    "A lowest layer that is hidden or faded hides or fades the picture beneath, in both", .rule("FORMAT-12"))
  func lowest() throws {
    for (isHidden, opacity) in [(true, 255), (false, 90), (false, 0)] as [(Bool, UInt8)] {
      var document = try DrawnPictureTests.document()
      (document.layers[0].isHidden, document.layers[0].opacity) = (isHidden, opacity)
      let drawing = try #require(Drawing(document))
      var paper = try #require(drawing.paper(times: 1))
      paper.draw(try #require(drawing.picture(times: 1)), through: .identity, clip: paper.bounds)
      #expect(try DoodlePicture(document).bitmap(scale: 1) == paper)
    }
  }
}
