import Ink

/// Excalidraw's files: the strokes drawn by hand, with their pressures, shapes, texts and pictures.
enum ExcalidrawFile {
  /// A stroke of width 1 is drawn so wide there, in pixels.
  private static let widthOfOne = 4.25

  static func read(_ file: [UInt8]) throws(DoodleFileError) -> (document: DoodleDocument, problem: String?) {
    var damage = FileDamage()
    let root = try damage.json(file, of: "Excalidraw")
    guard let elements = root["elements"]?.elements else {
      throw damage.hopeless(DoodleFileError("This is no Excalidraw file: it has no array `elements`."))
    }
    var document = DoodleDocument()
    let paper = root["appState"]?["viewBackgroundColor"]?.text.flatMap(StrokeBuilder.color)
    if let paper, paper.opacity == 1 { document.paper.color = paper.color }
    var (others, plain) = (0, 0)
    for element in elements where !(element["isDeleted"]?.isTrue ?? false) {
      let type = element["type"]?.text ?? []
      do throws(DoodleFileError) {
        if type.isWord("freedraw") {
          document.strokes.append(try stroke(element))
        } else if type.isWord("text"), let text = text(element) {
          document.strokes.append(text)
        } else if type.isWord("image"), let picture = picture(element, root["files"]) {
          document.pictures.append(picture)
        } else if let (strokes, isPlain) = try shape(element) {
          document.strokes += strokes
          plain += isPlain ? 1 : 0
        } else {
          others += 1
        }
      } catch {
        damage.leaveOut(error)
      }
    }
    var problems: [String] = []
    if plain > 0 { problems.append("Of \(plain) filled or dashed shapes plain outlines are drawn.") }
    if others > 0 {
      problems.append(
        "\(others) of \(elements.count) elements are not strokes, shapes, texts or pictures that can be read "
          + "and are left out.")
    }
    return (document, try damage.sentences(about: document, problems))
  }

  private static func stroke(_ element: JSONValue) throws(DoodleFileError) -> DoodleStroke {
    guard let points = element["points"]?.elements, let x = element["x"]?.number, let y = element["y"]?.number
    else { throw DoodleFileError("The stroke at byte \(element.place) has no points, x and y.") }
    let color = element["strokeColor"]?.text.flatMap(StrokeBuilder.color) ?? (0xFF00_0000, 1)
    var builder = StrokeBuilder(
      .pen, width: (element["strokeWidth"]?.number ?? 1) * widthOfOne, color: color.color,
      opacity: (element["opacity"]?.number ?? 100) / 100 * color.opacity)
    let isSimulated = element["simulatePressure"]?.isTrue ?? false
    let pressures = isSimulated ? [] : (element["pressures"]?.elements ?? [])
    var places: [(x: Double, y: Double)] = []
    var (left, right, top, bottom) = (Double.infinity, -Double.infinity, Double.infinity, -Double.infinity)
    for point in points {
      let place = try point.point()
      places.append(place)
      (left, right) = (min(left, place.x), max(right, place.x))
      (top, bottom) = (min(top, place.y), max(bottom, place.y))
    }
    let middle = places.isEmpty ? (x: 0.0, y: 0.0) : (x: (left + right) / 2, y: (top + bottom) / 2)
    let angle = element["angle"]?.number ?? 0
    let (sine, cosine) = angle == 0 ? (0, 1) : (Mathematics.sine(angle), Mathematics.cosine(angle))
    for (index, point) in places.enumerated() {
      let (across, down) = (point.x - middle.x, point.y - middle.y)
      builder.add(
        x: x + middle.x + across * cosine - down * sine, y: y + middle.y + across * sine + down * cosine,
        force: index < pressures.count ? pressures[index].number : nil)
    }
    return builder.stroke
  }

  /// A file that Excalidraw opens, in points; an eraser's strokes are in the paper's color. Hidden layers are left out.
  static func write(_ document: DoodleDocument) -> [UInt8] {
    let document = document.inPoints
    var file = FileWriter()
    file.add("{\"type\":\"excalidraw\",\"version\":2,\"source\":\"heft\",\"elements\":[")
    addPictures(of: document, to: &file)
    var isFirst = document.pictures.isEmpty
    for (number, stroke) in document.strokes.enumerated() {
      if document.layer(of: stroke)?.isHidden ?? false || stroke.samples.isEmpty { continue }
      if !isFirst { file.add(",\n") }
      isFirst = false
      if stroke.picture != nil, let frame = stroke.frame {
        add(frame, stroke, number, of: document, to: &file)
      } else if let text = stroke.lettering {
        add(text, stroke, number, of: document, to: &file)
      } else {
        add(stroke, number, of: document, to: &file)
      }
    }
    file.add("],\"files\":")
    addFiles(of: document, to: &file)
    file.add(",\"appState\":{\"viewBackgroundColor\":")
    file.addJSON(StrokeBuilder.text(document.paper.color))
    file.add("}}")
    return file.bytes
  }

  private static func add(
    _ stroke: DoodleStroke, _ number: Int, of document: DoodleDocument, to file: inout FileWriter
  ) {
    let inks = stroke.samples.map { $0.ink }
    var (left, right, top, bottom) = (Double.infinity, -Double.infinity, Double.infinity, -Double.infinity)
    for ink in inks {
      (left, right, top, bottom) = (min(left, ink.x), max(right, ink.x), min(top, ink.y), max(bottom, ink.y))
    }
    let isTold = stroke.samples.allSatisfy { $0.force > 0 }
    file.add("{\"type\":\"freedraw\"")
    for (name, value) in [
      ("x", inks[0].x), ("y", inks[0].y), ("width", right - left), ("height", bottom - top),
      ("strokeWidth", Double(stroke.size) / DoodleStroke.stepsInSize / widthOfOne), ("angle", 0),
    ] as [(StaticString, Double)] {
      member(name, value, in: &file)
    }
    addCommon(stroke, number, of: document, to: &file)
    file.add(isTold ? ",\"simulatePressure\":false" : ",\"simulatePressure\":true")
    file.add(",\"points\":[")
    for (index, ink) in inks.enumerated() {
      file.add(index > 0 ? ",[" : "[")
      file.add(ink.x - inks[0].x)
      file.add(",")
      file.add(ink.y - inks[0].y)
      file.add("]")
    }
    file.add("],\"pressures\":[")
    for (index, ink) in inks.enumerated() where isTold {
      if index > 0 { file.add(",") }
      file.add(ink.force ?? 0.5)
    }
    file.add("]}")
  }

  static func member(_ name: StaticString, _ value: Double, in file: inout FileWriter) {
    file.add(",\"")
    file.add(name)
    file.add("\":")
    file.add(value)
  }

  /// Adds the members that every element has.
  static func addCommon(
    _ stroke: DoodleStroke, _ number: Int, of document: DoodleDocument, to file: inout FileWriter
  ) {
    addIdentity("doodle-", number, to: &file)
    let opacity = document.opacity(of: stroke) * stroke.meanOpacity
    member("opacity", (opacity * 1000).rounded() / 10, in: &file)
    file.add(",\"strokeColor\":")
    file.addJSON(StrokeBuilder.text(stroke.kind == .eraser ? document.paper.color : stroke.color))
  }

  /// An element's name, and all that is the same for every element.
  static func addIdentity(_ kind: StaticString, _ number: Int, to file: inout FileWriter) {
    file.add(",\"id\":\"")
    file.add(kind)
    file.add(number)
    file.add("\"")
    member("seed", Double(number + 1), in: &file)
    member("versionNonce", Double(number + 1), in: &file)
    file.add(",\"version\":1,\"updated\":1,\"roughness\":0,\"isDeleted\":false,\"locked\":false")
    file.add(",\"groupIds\":[],\"frameId\":null,\"boundElements\":null,\"link\":null,\"roundness\":null")
    file.add(",\"backgroundColor\":\"transparent\",\"fillStyle\":\"solid\",\"strokeStyle\":\"solid\"")
  }
}
