import DoodleFormats
import Heft
import Ink

extension Canvas {
  /// Where something of a picture lies beneath the strokes of the layer that is drawn on, in pixels.
  var pictured: [PixelRectangle] {
    guard let base, layerNumber == sheet.layers[0].number else { return [] }
    return base.bitmap.changes(since: nil).map { $0.moved(by: base.x, base.y) }
  }
}

// Pictures that are dropped or pasted while one draws.
extension NewDoodleViewController {
  /// How far beside an equal picture another one is laid, in points (our choice).
  private static let aside = 24.0

  /// Lays the pictures among files over the strokes of the chosen layer, as one step, and chooses them. Returns the files that
  /// are something else, or find no room.
  func take(_ files: [HostFile]) -> [HostFile] {
    guard !isOver, !isBusy, presentedViewController == nil, let canvas else { return files }
    var (rest, laid): ([HostFile], [DrawnStroke]) = ([], [])
    endWriting()
    let strokes = canvas.history.visible.strokes
    for file in files {
      if DoodleFormat(bytes: file.bytes) == .png,
        let picture = strokes.first(where: { $0.picture?.png == file.bytes })?.picture
          ?? InkPicture(png: file.bytes), let stroke = placed(picture, beside: strokes + laid)
      {
        laid.append(stroke)
      } else {
        rest.append(file)
      }
    }
    if laid.isEmpty { return rest }
    if canvas.isLayerHidden {
      tellHidden()
      return rest
    }
    choose(laid, words: laid.count == 1 ? "Picture placed" : "\(laid.count) pictures placed")
    return rest
  }

  /// A picture in the middle of what is seen of the paper, upright on the screen: it fits half of that, is not enlarged, and
  /// lies beside one that is equal. Nil where no paper is seen.
  private func placed(_ picture: InkPicture, beside strokes: [DrawnStroke]) -> DrawnStroke? {
    guard let canvas, let paperView else { return nil }
    let map = paperView.map
    let seen = paperView.bounds.intersection(canvas.bounds.applying(map))
    guard seen.width > 0, seen.height > 0 else { return nil }
    let (width, height) = (Double(picture.bitmap.width), Double(picture.bitmap.height))
    // Points of the screen in a pixel of the picture.
    let scale = min(
      Double(seen.width) / 2 / width, Double(seen.height) / 2 / height, canvas.shownScale / canvas.scale)
    let back = map.inverted()
    let pixels = canvas.scale
    var shift = 0.0
    while true {
      var own = Affine(
        a: scale, b: 0, c: 0, d: scale, tx: Double(seen.midX) - width * scale / 2 + shift,
        ty: Double(seen.midY) - height * scale / 2 + shift
      ).followed(
        by: Affine(
          a: Double(back.a) * pixels, b: Double(back.b) * pixels, c: Double(back.c) * pixels,
          d: Double(back.d) * pixels, tx: Double(back.tx) * pixels, ty: Double(back.ty) * pixels))
      // A picture that is not turned begins at a whole pixel, so that one that keeps its size keeps its pixels.
      if paperView.turn == .none {
        (own.b, own.c) = (0, 0)
        (own.tx, own.ty) = (own.tx.rounded(), own.ty.rounded())
        if (own.a - 1).magnitude < 1e-6 { (own.a, own.d) = (1, 1) }
      }
      let corners = [own(Point(0, 0)), own(Point(width, 0)), own(Point(0, height))]
      let stroke = DrawnStroke(picture, at: corners, layer: canvas.layerNumber)
      if !strokes.contains(where: { $0.picture == picture && $0.samples == stroke.samples }) {
        return stroke
      }
      shift += NewDoodleViewController.aside
    }
  }
}
