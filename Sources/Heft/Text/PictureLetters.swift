import HeftProtocol
import Ink

#if arch(wasm32)
  /// Has the page draw letters. `docs/host-protocol.md` says what the bytes are. Returns 0 where nothing was drawn.
  @_extern(wasm, module: "heft", name: "letters")
  private func drawLetters(
    _ request: UnsafePointer<UInt8>?, _ length: Int32, _ pixels: UnsafeMutablePointer<UInt8>?, _ width: Int32,
    _ height: Int32
  ) -> Int32
#endif

/// The letters of lines of text, as pixels.
struct PictureLetters {
  let lines: [PictureText.Line]
  /// In points.
  let width: CGFloat
  let alignment: NSTextAlignment
  /// From the text's points to pixels.
  let map: Affine

  /// In the host's typefaces; nil where there is no page that has them.
  func hosts(_ area: PixelRectangle) -> Bitmap? {
    #if arch(wasm32)
      let request = request
      var pixels = [UInt8](repeating: 0, count: area.width * area.height * 4)
      let isDrawn = request.withUnsafeBufferPointer { bytes in
        pixels.withUnsafeMutableBufferPointer {
          drawLetters(
            bytes.baseAddress, Int32(bytes.count), $0.baseAddress, Int32(area.width), Int32(area.height)) != 0
        }
      }
      return isDrawn ? Bitmap(width: area.width, height: area.height, straightBytes: pixels) : nil
    #else
      nil
    #endif
  }

  /// Each letter as a box of its width in the table, half as high as its font is large, and the large ones seven tenths (our
  /// choice): where there are no typefaces, as natively.
  func boxes(_ area: PixelRectangle) -> Bitmap? {
    guard var picture = Bitmap(width: area.width, height: area.height) else { return nil }
    for line in lines {
      var x = line.indent
      let rest = width - line.indent - line.tail - line.width
      let alignment = line.alignment ?? alignment
      if rest.isFinite, rest < 1e6 {
        if alignment == .center { x += rest / 2 }
        if alignment == .right { x += rest }
      }
      for piece in line.pieces {
        var path = Path()
        for scalar in piece.text.unicodeScalars {
          let letter = String(scalar)
          let advance = piece.width(of: letter.unicodeScalars[...])
          defer { x += advance }
          guard scalar != " ", advance > 0 else { continue }
          let isLow = ("a"..."z").contains(scalar) && !"bdfhklt".unicodeScalars.contains(scalar)
          let height = CGFloat(piece.look.size) * (isLow ? 0.5 : 0.7)
          let baseline = line.baseline - CGFloat(piece.look.baselineOffset)
          path.append(
            rectangle: CGRect(
              x: x + advance * 0.1, y: baseline - height, width: advance * 0.8, height: height), through: map)
        }
        picture.fill(path, color: CGColor(RGBA(hex: piece.look.color)).pixel, clip: picture.bounds)
      }
    }
    return picture
  }

  /// The request to the page, in the host protocol's encoding.
  var request: [UInt8] {
    var writer = LetterWriter()
    for number in [map.a, map.b, map.c, map.d, map.tx, map.ty] { writer.f64(number) }
    writer.f64(width.isFinite ? Double(width) : 0)
    writer.u32(UInt32(clamping: lines.count))
    for line in lines {
      writer.u8(UInt8((line.alignment ?? alignment).rawValue))
      writer.f64(Double(line.indent))
      writer.f64(Double(line.tail))
      writer.f64(Double(line.top))
      writer.f64(Double(line.height))
      writer.u32(UInt32(clamping: line.pieces.count))
      for piece in line.pieces {
        writer.write(piece.look)
        writer.string(piece.text)
      }
    }
    return writer.bytes
  }
}
