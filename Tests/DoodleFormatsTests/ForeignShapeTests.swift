import DoodleFormats
import Ink
import TestRules
import Testing

/// Shapes, texts, layers and units of other programs' files.
struct ForeignShapeTests {
  private func read(_ format: DoodleFormat, _ text: String) throws -> (
    document: DoodleDocument, problem: String?
  ) {
    try format.read(Array(text.utf8))
  }

  /// The bounds of a stroke's samples, to the nearest 16th of a pixel.
  private func bounds(_ stroke: DoodleStroke) -> [Double] {
    let (x, y) = (stroke.samples.map(\.ink.x), stroke.samples.map(\.ink.y))
    return [x.min() ?? 0, y.min() ?? 0, x.max() ?? 0, y.max() ?? 0].map { ($0 * 16).rounded() / 16 }
  }

  @Test("Excalidraw's lines, arrows, rectangles, diamonds and ellipses are strokes", .rule("FORMAT-23"))
  func excalidraw() throws {
    let (document, problem) = try read(
      .excalidraw,
      """
      {"elements":[
      {"type":"line","x":10,"y":20,"strokeWidth":2,"strokeColor":"#ff0000","opacity":50,"points":[[0,0],[30,40]]},
      {"type":"arrow","x":0,"y":0,"points":[[0,0],[100,0]]},
      {"type":"arrow","x":0,"y":0,"points":[[0,0],[100,0]],"endArrowhead":null,"startArrowhead":"arrow"},
      {"type":"rectangle","x":10,"y":20,"width":30,"height":40},
      {"type":"rectangle","x":10,"y":20,"width":80,"height":40,"roundness":{"type":3},"backgroundColor":"#00ff00"},
      {"type":"diamond","x":0,"y":0,"width":20,"height":10,"strokeStyle":"dashed"},
      {"type":"ellipse","x":0,"y":0,"width":20,"height":10,"angle":1.5707963267948966},
      {"type":"line","x":0,"y":0,"points":[[0,0],[50,50],[100,0]],"roundness":{"type":2}},
      {"type":"rectangle","x":0,"y":0,"width":9,"height":9,"strokeColor":"transparent"}]}
      """)
    let strokes = document.strokes
    let places: [[Double]] = [
      [10, 20, 40, 60], [0, 0, 100, 0], [76.5, -8.5625, 100, 8.5625], [0, 0, 100, 0],
      [0, -8.5625, 23.5, 8.5625],
      [10, 20, 40, 60], [10, 20, 90, 60], [0, 0, 20, 10], [5, -5, 15, 15], [0, 0, 100, 50],
    ]
    #expect(strokes.map(bounds) == places)
    #expect(strokes[0].size == 512 && strokes[0].color == ForeignColor.red && strokes[0].opacity == 128)
    // No sample of round corners lies in a corner, and a curve lies above its chords.
    #expect(strokes[6].samples.allSatisfy { $0.ink.x > 12 || $0.ink.y > 22 })
    #expect(strokes[9].samples.contains { $0.ink.x < 24 && $0.ink.y > $0.ink.x + 2 })
    #expect(problem == "Of 2 filled or dashed shapes plain outlines are drawn.")
    let width = InkBrush(.pen, size: 2, color: 0).radius(
      atForce: try #require(strokes[0].samples[0].ink.force))
    #expect(abs(width * 2 - 2) < 0.001)
  }

  @Test("Rnote's shapes are strokes, and its texts are text", .rule("FORMAT-23"))
  func rnoteShapes() throws {
    let shapes = [
      #""line":{"start":[1,2],"end":[3,4]}"#, #""arrow":{"start":[0,0],"tip":[30,0]}"#,
      #""rect":{"cuboid":{"half_extents":[5,3]},"transform":{"affine":[1,0,0,0,1,0,10,20,1]}}"#,
      #""ellipse":{"radii":[5,3],"transform":{"affine":[0,1,0,-1,0,0,10,20,1]}}"#,
      #""quadbez":{"start":[0,0],"cp":[10,20],"end":[20,0]}"#,
      #""cubbez":{"start":[0,0],"cp1":[0,40],"cp2":[20,40],"end":[20,0]}"#,
      #""polygon":{"start":[0,0],"path":[[9,0],[9,9]]}"#, #""spiral":{}"#,
    ]
    var parts = shapes.map {
      """
      {"value":{"shapestroke":{"shape":{\($0)},"style":{"smooth":{"stroke_width":3,"stroke_color":
      {"r":0,"g":0,"b":1,"a":1},"fill_color":{"r":0,"g":0,"b":0,"a":0}}}}}}
      """
    }
    parts.append(
      """
      {"value":{"textstroke":{"text":"Mö\\nx","transform":{"affine":[2,0,0,0,2,0,10,20,1]},
      "text_style":{"font_size":10,"color":{"r":1,"g":0,"b":0,"a":0.5}}}}}
      """)
    let (document, problem) = try read(
      .rnote, "{\"data\":{\"engine_snapshot\":{\"stroke_components\":[\(parts.joined(separator: ","))]}}}")
    let strokes = document.strokes
    let places: [[Double]] = [
      [1, 2, 3, 4], [0, 0, 30, 0], [20.625, -3.4375, 30, 3.4375], [5, 17, 15, 23], [7, 15, 13, 25],
      [0, 0, 20, 10],
      [0, 0, 20, 30], [0, 0, 9, 9],
    ]
    #expect(strokes.dropLast().map(bounds) == places)
    #expect(strokes.dropLast().allSatisfy { $0.size == 768 && $0.color == ForeignColor.blue })
    let text = try #require(strokes.last?.lettering)
    #expect(text.lines == ["Mö", "x"] && text.size == 20 && text.origin == Point(10, 20))
    #expect(abs(text.width - 22) < 0.01 && abs(text.height - 50) < 0.01 && strokes.last?.opacity == 128)
    #expect(
      problem == "1 of 9 parts are not strokes, shapes, texts or pictures that can be read and are left out.")
  }

  @Test(
    "Rnote's layers, their order, and its highlighter, marker and textured brush are kept", .rule("FORMAT-24")
  )
  func rnoteLayers() throws {
    func brush(_ style: String, _ x: Int) -> String {
      """
      {"value":{"brushstroke":{"path":{"start":{"pos":[\(x),2],"pressure":0.25},"segments":[]},"style":{\(style)}}}}
      """
    }
    let smooth = #""smooth":{"stroke_width":3,"pressure_curve":"linear"}"#
    let strokes = [
      brush(smooth, 1), brush(smooth, 2), brush(#""textured":{"stroke_width":3}"#, 3),
      brush(#""smooth":{"stroke_width":3,"pressure_curve":"const"}"#, 4),
    ]
    let orders = [
      #"{"value":{"t":9,"layer":{"user_layer":1}}}"#, #"{"value":{"t":4,"layer":"highlighter"}}"#,
      #"{"value":{"t":3,"layer":{"user_layer":0}}}"#, #"{"value":{"t":5,"layer":{"user_layer":0}}}"#,
    ]
    let text = """
      {"data":{"engine_snapshot":{"stroke_components":[\(strokes.joined(separator: ","))],
      "chrono_components":[\(orders.joined(separator: ","))]}}}
      """
    let (document, problem) = try read(.rnote, text)
    #expect(problem == nil && document.layers.map(\.name) == ["Highlighter", "Layer 1", "Layer 2"])
    #expect(document.strokes.map { $0.samples[0].ink.x } == [3, 2, 4, 1])
    #expect(document.strokes.map(\.layer) == [1, 0, 1, 2])
    #expect(document.strokes.map(\.kind) == [.pencil, .marker, .pen, .pen])
    #expect(document.strokes.map(\.isGrainy) == [true, false, false, false])
    let forces = document.strokes.compactMap { $0.samples[0].ink.force }.map { ($0 * 100).rounded() }
    #expect(forces == [25, 25, 50, 25])
    let only = try read(.rnote, "{\"data\":{\"engine_snapshot\":{\"stroke_components\":[\(strokes[0])]}}}")
    #expect(only.document.layers.isEmpty && only.document.strokes.count == 1)
  }

  @Test("Texts of Xournal++ are text on their page and layer", .rule("FORMAT-23"))
  func xournal() throws {
    let (document, problem) = try read(
      .xopp,
      """
      <xournal><page width="100" height="50"><layer/></page><page width="100" height="60"><layer/><layer>
      <text font="Sans" size="12" x="1" y="2" color="#0000ff80">a &amp; b
      c</text><stroke width="2">1 1 9 9</stroke></layer></page></xournal>
      """)
    let text = try #require(document.strokes.first?.lettering)
    #expect(problem == nil && text.lines == ["a & b", "c"] && text.size == 12 && text.origin == Point(1, 52))
    #expect(
      document.strokes[0].layer == 1 && document.strokes[0].opacity == 128 && text.color == ForeignColor.blue)
    #expect(text.angle == 0 && abs(text.width - 33) < 0.01 && abs(text.height - 30) < 0.01)
    #expect(document.strokes.count == 2 && document.strokes[1].text == nil)
  }

  @Test("InkML's units count, and traces of a raised pen are no ink", .rule("FORMAT-25"))
  func units() throws {
    let (document, problem) = try read(
      .inkml,
      """
      <ink><definitions><context xml:id="h"><inkSource><traceFormat><channel name="X" units="himetric"/>
      <channel name="Y" units="cm"/><intermittentChannels><channel name="F" max="4"/></intermittentChannels>
      </traceFormat></inkSource></context><context xml:id="d"><inkSource><traceFormat>
      <channel name="X" type="integer" units="cm"/><channel name="Y" type="integer" units="cm"/></traceFormat>
      <channelProperties><channelProperty channel="X" name="resolution" value="1000" units="1/cm"/>
      <channelProperty channel="Y" name="resolution" value="500" units="1/in"/></channelProperties></inkSource>
      </context><brush xml:id="a"><brushProperty name="width" value="0.1" units="cm"/>
      <brushProperty name="color" value="#00FF00"/></brush><brush xml:id="b">
      <brushProperty name="rasterOp" value="maskPen"/></brush></definitions>
      <traceGroup brushRef="#a" contextRef="#h"><trace>2540 2.54 1, 1270 1.27</trace>
      <trace type="penUp">0 0</trace><traceGroup contextRef="#d"><trace brushRef="#b">1000 500</trace></traceGroup>
      <trace>0 0</trace></traceGroup><trace>7 8</trace></ink>
      """)
    let strokes = document.strokes
    #expect(strokes.map { $0.samples.count } == [2, 1, 1, 1])
    #expect(strokes[0].samples.map(\.ink.x) == [96, 48] && strokes[0].samples.map(\.ink.y) == [96, 48])
    #expect(strokes[0].samples.first.flatMap(\.ink.force).map { ($0 * 100).rounded() } == 25)
    // A channel that was never told says nothing.
    #expect(strokes[2].samples[0].force == 0)
    #expect(abs(strokes[1].samples[0].ink.x - 96 / 2.54) < 0.001 && strokes[1].samples[0].ink.y == 96)
    #expect(strokes.map(\.color) == [0xFF00_FF00, 0xFF00_0000, 0xFF00_FF00, 0xFF00_0000])
    #expect(strokes.map(\.kind) == [.pen, .marker, .pen, .pen] && strokes[0].size == 968)
    #expect(problem == "1 traces of a raised pen are left out.")
  }
}
