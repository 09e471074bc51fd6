import Ink

// Pictures that lie within the files of other programs, as letters.
extension DoodleDocument.Picture {
  /// A picture on a part of the paper; nil where it is neither a whole PNG nor a JPEG, or the part is empty or too far away.
  ///
  /// - Parameters:
  ///   - base64: The file as letters, with or without blanks between them.
  ///   - left: The part's edges, in pixels of the paper.
  init?(base64: ArraySlice<UInt8>, left: Double, top: Double, right: Double, bottom: Double) {
    guard let file = Base64.decode(base64.filter { !TextScanner.isBlank($0) }[...]),
      let png = DoodleDocument.Picture.png(of: file)
    else { return nil }
    self.init(png: png, left: left, top: top, right: right, bottom: bottom)
  }

  /// The same of a file that is a PNG.
  init?(png file: [UInt8], left: Double, top: Double, right: Double, bottom: Double) {
    let isPlaced =
      [left, top, right, bottom].allSatisfy { $0.magnitude <= 1e6 } && right > left && bottom > top
    guard isPlaced else { return nil }
    let steps = DoodleSample.stepsInPixel
    self.init(
      x: Int32((left * steps).rounded()), y: Int32((top * steps).rounded()),
      width: UInt32(((right - left) * steps).rounded()), height: UInt32(((bottom - top) * steps).rounded()),
      file: file)
  }

  /// The picture in a file as a PNG, which doodles have; nil where it is no whole PNG, JPEG or GIF.
  static func png(of file: [UInt8]) -> [UInt8]? {
    if PNG.decode(file) != nil { return file }
    return Bitmap(file: file).map { PNG.encode($0) }
  }
}

// Pictures of Excalidraw's files: an element that names one of the files at the end.
extension ExcalidrawFile {
  /// The picture of an element; nil where it is turned, or its file is missing or neither a PNG nor a JPEG.
  static func picture(_ element: JSONValue, _ files: JSONValue?) -> DoodleDocument.Picture? {
    guard let x = element["x"]?.number, let y = element["y"]?.number, let width = element["width"]?.number,
      let height = element["height"]?.number, (element["angle"]?.number ?? 0) == 0,
      let name = element["fileId"]?.text, let data = files?.member(name)?["dataURL"]?.text,
      data.starts(with: Array("data:image/".utf8)),
      let comma = data.prefix(64).firstIndex(of: UInt8(ascii: ",")),
      data[..<comma].reversed().starts(with: Array("46esab;".utf8))
    else { return nil }
    return DoodleDocument.Picture(
      base64: data[(comma + 1)...], left: x, top: y, right: x + width, bottom: y + height)
  }

  /// The elements of the pictures beneath, under all others.
  static func addPictures(of document: DoodleDocument, to file: inout FileWriter) {
    let steps = DoodleSample.stepsInPixel
    for (number, picture) in document.pictures.enumerated() {
      if number > 0 { file.add(",\n") }
      let frame = Affine(
        a: picture.size.width, b: 0, c: 0, d: picture.size.height, tx: Double(picture.x) / steps,
        ty: Double(picture.y) / steps)
      add(frame, to: &file) {
        member("opacity", 100, in: &$0)
        addIdentity("picture-", number, to: &$0)
        $0.add(",\"strokeColor\":\"transparent\",\"fileId\":\"picture-")
        $0.add(number)
      }
    }
  }

  /// The element of a picture among the strokes.
  static func add(
    _ frame: Affine, _ stroke: DoodleStroke, _ number: Int, of document: DoodleDocument,
    to file: inout FileWriter
  ) {
    add(frame, to: &file) {
      addCommon(stroke, number, of: document, to: &$0)
      $0.add(",\"fileId\":\"placed-")
      $0.add(number)
    }
  }

  /// An element, which is turned about its middle; a closure ends with the name of its file.
  private static func add(_ frame: Affine, to file: inout FileWriter, _ more: (inout FileWriter) -> Void) {
    let (middle, sides) = (frame(Point(0.5, 0.5)), frame.sides)
    file.add("{\"type\":\"image\"")
    for (name, value) in [
      ("x", middle.x - sides.x / 2), ("y", middle.y - sides.y / 2), ("width", sides.x), ("height", sides.y),
      ("angle", Mathematics.arctangent(y: frame.b, x: frame.a)), ("strokeWidth", 1),
    ] as [(StaticString, Double)] {
      member(name, value, in: &file)
    }
    file.add(",\"status\":\"saved\",\"scale\":[1,1],\"crop\":null")
    more(&file)
    file.add("\"}")
  }

  /// The files that these elements name.
  static func addFiles(of document: DoodleDocument, to file: inout FileWriter) {
    file.add("{")
    var isFirst = true
    func add(_ kind: StaticString, _ number: Int, _ png: [UInt8]) {
      file.add(isFirst ? "\"" : ",\n\"")
      isFirst = false
      file.add(kind)
      file.add(number)
      file.add("\":{\"mimeType\":\"image/png\",\"id\":\"")
      file.add(kind)
      file.add(number)
      file.add("\",\"created\":1,\"dataURL\":\"data:image/png;base64,")
      file.add(Base64.letters(of: png))
      file.add("\"}")
    }
    for (number, picture) in document.pictures.enumerated() { add("picture-", number, picture.file) }
    for (number, stroke) in document.strokes.enumerated() {
      guard let picture = stroke.picture, !(document.layer(of: stroke)?.isHidden ?? false) else { continue }
      add("placed-", number, picture.png)
    }
    file.add("}")
  }
}
