import DoodleFormats
import Foundation
import Ink
import TestRules
import Testing

/// Colors of strokes, which have red in their lowest byte.
enum ForeignColor {
  static let red = premultiplied(red: 1, green: 0, blue: 0, alpha: 1)
  static let blue = premultiplied(red: 0, green: 0, blue: 1, alpha: 1)
}

/// A color looks as it does in the other program: files name it with blue in the lowest byte.
struct ForeignColorTests {
  private static let orange = [UInt8(0xFF), 0x88, 0]

  private static let files: [(DoodleFormat, String)] = [
    (
      .excalidraw,
      """
      {"type":"excalidraw","elements":[{"type":"freedraw","x":20,"y":20,"strokeWidth":8,"strokeColor":"#ff8800",
      "points":[[0,0],[40,0]],"pressures":[0.5,0.5]}]}
      """
    ),
    (
      .xopp,
      """
      <xournal><page width="100" height="50"><layer><stroke tool="pen" color="#ff8800ff" width="20">20 20 60 20</stroke>
      </layer></page></xournal>
      """
    ),
    (
      .svg,
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 50"><path fill="none" stroke="#f80" stroke-width="20"
      d="M20 20h40"/></svg>
      """
    ),
    (
      .svg,
      """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 50"><path fill="none" stroke="rgb(255, 136, 0)"
      stroke-width="20" d="M20 20h40"/></svg>
      """
    ),
    (
      .rnote,
      """
      {"data":{"engine_snapshot":{"stroke_components":[{"value":{"brushstroke":{"path":{"start":{"pos":[20,20],
      "pressure":0.5},"segments":[{"lineto":{"end":{"pos":[60,20],"pressure":0.5}}}]},"style":{"smooth":
      {"stroke_width":20,"stroke_color":{"r":1,"g":0.53333,"b":0,"a":1}}}}}}]}}}
      """
    ),
    (
      .inkml,
      """
      <ink xmlns="http://www.w3.org/2003/InkML"><definitions><brush xml:id="b"><brushProperty name="width" value="20"/>
      <brushProperty name="color" value="#ff8800"/></brush></definitions>
      <trace brushRef="#b">20 20, 60 20</trace></ink>
      """
    ),
  ]

  @Test(
    "A line of another program has its color in the picture, and is written with that color",
    .rule("FORMAT-9"), arguments: files.indices)
  func colors(file: Int) throws {
    let (format, text) = Self.files[file]
    let document = try format.read(Array(text.utf8)).document
    let stroke = try #require(document.strokes.first)
    let look = DoodlePicture(document)
    let bitmap = try look.bitmap(scale: 1)
    let first = stroke.samples[0].ink
    let place = PixelRectangle(
      x: Int(first.x - look.x) + 10, y: Int(first.y - look.y), width: 1, height: 1)
    #expect(Array(bitmap.straightBytes(of: place).prefix(3)) == Self.orange)
    for other in [DoodleFormat.excalidraw, .inkml] {
      let written = String(decoding: try other.write(document), as: UTF8.self)
      #expect(written.contains("#ff8800"))
    }
  }
}
