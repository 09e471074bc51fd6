import TestRules
import Testing

@testable import Ink

/// What erasers take away in files of shapes (INK-14).
struct ErasingFileTests {
  private static func stroke(
    _ kind: InkBrush.Kind, _ places: [(Float, Float)], color: UInt32 = 0xFF00_00FF
  ) -> InkDrawing.Item {
    let circles = places.map { InkPoint(x: $0.0, y: $0.1, radius: 5) }
    return .stroke(circles: circles, InkBrush(kind, size: 10, color: color).layer)
  }

  private static let across = stroke(.pen, [(20, 50), (80, 50)])
  private static let below = stroke(.pen, [(20, 90), (80, 90)])
  private static let eraser = stroke(.eraser, [(50, 20), (50, 70)], color: 0xFF00_0000)
  private static let paleEraser = stroke(.eraser, [(50, 20), (50, 70)], color: 0x8000_0000)

  private static func drawing(_ layers: [InkDrawing.Layer]) -> InkDrawing {
    var drawing = InkDrawing(width: 100, height: 100, paper: 0xFFFF_FFFF)
    drawing.layers = layers
    return drawing
  }

  private static func svg(_ layers: InkDrawing.Layer...) -> String {
    String(decoding: SVG.encode(drawing(layers)), as: UTF8.self)
  }

  private static func pdf(_ layers: InkDrawing.Layer...) -> String {
    String(String.UnicodeScalarView(PDF.encode(drawing(layers)).map { Unicode.Scalar($0) }))
  }

  private func count(_ word: String, in text: String) -> Int { text.ranges(of: word).count }

  @Test("An eraser is a black shape in a mask of what it cuts, and is not painted", .rule("INK-14"))
  func mask() {
    let text = Self.svg(.init(items: [Self.across, Self.eraser]))
    #expect(count("fill=\"#ff0000\"", in: text) == 1 && count("<path fill=\"#000000\"", in: text) == 1)
    #expect(text.contains("<g id=\"eraser1\">\n<path fill=\"#000000\" d="))
    #expect(
      text.contains(
        """
        <mask id="erased2" maskUnits="userSpaceOnUse" x="14" y="44" width="72" height="12">\
        <rect x="14" y="44" width="72" height="12" fill="#ffffff"/>
        <use href="#eraser1"/>
        </mask>
        <g mask="url(#erased2)">
        <path fill="#ff0000"
        """))
  }

  @Test("Half of an eraser takes half of the ink away", .rule("INK-14"))
  func pale() {
    let text = Self.svg(.init(items: [Self.across, Self.paleEraser]))
    #expect(text.contains("<path fill=\"#000000\" fill-opacity=\"0.5\" d="))
  }

  @Test("Other layers, later strokes and strokes that it does not reach lie under no mask", .rule("INK-14"))
  func others() {
    let text = Self.svg(
      .init(items: [Self.across]), .init(items: [Self.below, Self.eraser, Self.across]))
    #expect(count("<mask", in: text) == 0 && count("#eraser", in: text) == 0)
    #expect(count("fill=\"#ff0000\"", in: text) == 3)
  }

  @Test("Strokes that are cut together lie under one mask, and each eraser is there once", .rule("INK-14"))
  func together() {
    let text = Self.svg(
      .init(items: [Self.across, Self.across, Self.eraser, Self.across, Self.paleEraser]))
    #expect(count("<mask", in: text) == 2 && count("<g id=\"eraser", in: text) == 2)
    // The first two by both of the erasers, the third by the later one.
    #expect(
      count("<use href=\"#eraser1\"/>", in: text) == 1 && count("<use href=\"#eraser2\"/>", in: text) == 2)
  }

  @Test("A layer's opacity is its group's, and an opaque layer is no group", .rule("INK-14"))
  func opacity() {
    let pale = Self.svg(.init(opacity: 51, items: [Self.across, Self.below]), .init(items: [Self.across]))
    #expect(count("<g opacity=\"0.2\">", in: pale) == 1 && count("<g", in: pale) == 1)
    #expect(count("<path fill=\"#ff0000\" d=", in: pale) == 3)
  }

  @Test("In PDF the eraser's mask and what it cuts are forms, which have their resources", .rule("INK-14"))
  func forms() {
    let cut = Self.pdf(.init(items: [Self.across, Self.eraser]))
    #expect(cut.contains("/M0<</SMask<</S/Luminosity/G 6 0 R>>>>") && cut.contains("/XObject<</G1 7 0 R>>"))
    #expect(count("/Subtype/Form/Resources 5 0 R", in: cut) == 2)
    let whole = Self.pdf(.init(items: [Self.below, Self.eraser]))
    #expect(count("/SMask", in: whole) == 0 && count("/Subtype/Form", in: whole) == 0)
    let pale = Self.pdf(.init(opacity: 51, items: [Self.across]))
    #expect(pale.contains("/XObject<</G0 6 0 R>>") && pale.contains("/A51<</ca 0.2>>"))
  }
}
