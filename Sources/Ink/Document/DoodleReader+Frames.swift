// Texts and pictures: three corners of a frame in place of samples.
extension DoodleReader {
  /// Text and its frame.
  mutating func textStroke() throws(DoodleError) -> DoodleStroke {
    let opacity = try byte()
    let (layer, size, color) = (try four(), try four(), try four())
    let corners = try corners()
    return DoodleStroke(
      kind: .pen, size: size, color: color, opacity: opacity, layer: layer, samples: corners, text: text())
  }

  /// A picture and its frame; in an edit also one that tells only whose picture it has.
  mutating func pictureStroke(isInEdit: Bool = false) throws(DoodleError) -> DoodleStroke {
    let (opacity, layer) = (try byte(), try four())
    let corners = try corners()
    let start = place
    if isInEdit, end - place == InkPicture.placeBytes {
      let picture = InkPicture(of: try four())
      return DoodleStroke(picture, corners: corners, opacity: opacity, layer: layer)
    }
    let bytes = rest()
    let known = pictures.first { $0.png == bytes }
    guard let picture = known ?? InkPicture(png: bytes) else {
      throw DoodleError(kind: .value, place: start, value: UInt64(bytes.count))
    }
    if known == nil { pictures.append(picture) }
    return DoodleStroke(picture, corners: corners, opacity: opacity, layer: layer)
  }

  private mutating func corners() throws(DoodleError) -> [DoodleSample] {
    var corners: [DoodleSample] = []
    for _ in 0..<DoodleStroke.corners {
      let x = Int32(bitPattern: try four())
      corners.append(DoodleSample(x: x, y: Int32(bitPattern: try four()), time: 0))
    }
    return corners
  }
}
