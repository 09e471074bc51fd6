import Ink

/// Shapes, texts and pictures of Rnote's files.
enum RnoteShape {
  /// The lines of a shape; nil where it is of a kind that is not known.
  static func lines(_ shape: JSONValue?) throws(DoodleFileError) -> [[Point]]? {
    if let line = shape?["line"] { return [[try point(line, "start"), try point(line, "end")]] }
    if let arrow = shape?["arrow"] {
      let (start, tip) = (try point(arrow, "start"), try point(arrow, "tip"))
      let (x, y) = (tip.x - start.x, tip.y - start.y)
      // A third of the arrow and at most so many pixels (our choice).
      let length = min((x * x + y * y).squareRoot() / 3, 25)
      return [[start, tip], ShapeLines.head(at: tip, from: start, length: length)]
    }
    if let frame = (shape?["rect"] ?? shape?["rectangle"]).flatMap(frame) {
      return [ShapeLines.rectangle(frame.across, frame.down, frame.map)]
    }
    if let ellipse = shape?["ellipse"], let map = map(ellipse), let radii = ellipse["radii"] {
      let pair = try radii.point()
      return [ShapeLines.ellipse(pair.x, pair.y, map)]
    }
    if let curve = shape?["quadbez"] {
      return [
        ShapeLines.quadratic(try point(curve, "start"), try point(curve, "cp"), try point(curve, "end"))
      ]
    }
    if let curve = shape?["cubbez"] {
      return [
        ShapeLines.cubic(
          try point(curve, "start"), try point(curve, "cp1"), try point(curve, "cp2"), try point(curve, "end")
        )
      ]
    }
    guard let pieces = shape?["polyline"] ?? shape?["polygon"], let path = pieces["path"]?.elements else {
      return nil
    }
    var line = [try point(pieces, "start")]
    for place in path {
      let pair = try place.point()
      line.append(Point(pair.x, pair.y))
    }
    if shape?["polygon"] != nil { line.append(line[0]) }
    return [line]
  }

  /// The text of a part; nil where it has none, or no place.
  static func text(_ value: JSONValue) -> DoodleStroke? {
    guard let text = value["text"]?.text, let map = map(value) else { return nil }
    let style = value["text_style"]
    let color = style?["color"].map(RnoteFile.color) ?? (color: 0xFF00_0000, opacity: 1)
    // 32 is Rnote's own size.
    return StrokeBuilder.text(
      text, size: style?["font_size"]?.number ?? 32, color: color, layer: 0, map)
  }

  /// The picture of a part; nil where it is turned, or its pixels are not those of its size.
  static func picture(_ value: JSONValue) -> DoodleDocument.Picture? {
    guard let image = value["image"], let frame = (value["rectangle"] ?? image["rect"]).flatMap(frame),
      frame.map.b.magnitude < 1e-6, frame.map.c.magnitude < 1e-6,
      let data = image["data"]?.text,
      let bytes = Base64.decode(data.filter { !TextScanner.isBlank($0) }[...]),
      let png = DoodleDocument.Picture.png(of: bytes) ?? pixels(bytes, of: image)
    else { return nil }
    let (across, down) = (frame.across * frame.map.a, frame.down * frame.map.d)
    let (x, y) = (frame.map.tx, frame.map.ty)
    return DoodleDocument.Picture(
      png: png, left: x - across, top: y - down, right: x + across, bottom: y + down)
  }

  /// A PNG of pixels as they lie in the file, their colors multiplied by alpha.
  private static func pixels(_ bytes: [UInt8], of image: JSONValue) -> [UInt8]? {
    guard let width = image["pixel_width"]?.number, let height = image["pixel_height"]?.number,
      width >= 1, height >= 1, width * height * 4 == Double(bytes.count),
      width <= Double(Bitmap.longestSide), height <= Double(Bitmap.longestSide),
      image["memory_format"]?.text?.isWord("R8g8b8a8Premultiplied") ?? true
    else { return nil }
    var straight = bytes
    for start in stride(from: 0, to: bytes.count, by: 4) {
      let alpha = Int(bytes[start + 3])
      if alpha == 0 || alpha == 255 { continue }
      for place in start..<start + 3 {
        straight[place] = UInt8(min((Int(bytes[place]) * 255 + alpha / 2) / alpha, 255))
      }
    }
    return Bitmap(width: Int(width), height: Int(height), straightBytes: straight).map { PNG.encode($0) }
  }

  private static func point(_ value: JSONValue, _ name: StaticString) throws(DoodleFileError) -> Point {
    guard let place = value[name] else {
      throw DoodleFileError("The shape at byte \(value.place) has no `\(name)`.")
    }
    let pair = try place.point()
    return Point(pair.x, pair.y)
  }

  /// Half of a rectangle's sides, and where its middle lies.
  private static func frame(_ value: JSONValue) -> (across: Double, down: Double, map: Affine)? {
    guard let halves = value["cuboid"]?["half_extents"]?.elements, halves.count == 2,
      let across = halves[0].number, let down = halves[1].number, let map = map(value)
    else { return nil }
    return (across.magnitude, down.magnitude, map)
  }

  /// A map of nine numbers, column by column.
  private static func map(_ value: JSONValue) -> Affine? {
    guard let values = value["transform"]?["affine"]?.elements, values.count == 9 else { return nil }
    let numbers = values.compactMap { $0.number }
    guard numbers.count == 9, numbers.allSatisfy({ $0.magnitude < 1e7 }) else { return nil }
    return Affine(
      a: numbers[0], b: numbers[1], c: numbers[3], d: numbers[4], tx: numbers[6], ty: numbers[7])
  }
}
