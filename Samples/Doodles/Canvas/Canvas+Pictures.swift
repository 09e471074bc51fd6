import DoodleFormats
import Heft
import Ink

// Pictures that are laid beneath the strokes of a drawing.
extension Canvas {
  /// Where something of a picture lies beneath the strokes of the layer that is drawn on, in pixels.
  var pictured: [PixelRectangle] {
    guard let base, layerNumber == sheet.layers[0].number else { return [] }
    return base.bitmap.changes(since: nil).map { $0.moved(by: base.x, base.y) }
  }

  /// Lays a picture beneath the strokes, over what lies there, as one step.
  ///
  /// - Parameters:
  ///   - picture: The picture.
  ///   - map: From its pixels to those of the drawing.
  /// - Returns: False where the paper has no room for it; then nothing is done.
  func lay(_ picture: Bitmap, through map: Affine) -> Bool {
    guard stroke == nil, erasing == nil, previewed == nil else { return false }
    let (width, height) = (Double(picture.width), Double(picture.height))
    let corners = [map(Point(0, 0)), map(Point(width, 0)), map(Point(0, height)), map(Point(width, height))]
    var (least, most) = (corners[0], corners[0])
    for corner in corners {
      least = Point(min(least.x, corner.x), min(least.y, corner.y))
      most = Point(max(most.x, corner.x), max(most.y, corner.y))
    }
    let part = PixelRectangle(
      from: Point(least.x.rounded(.down), least.y.rounded(.down)),
      to: Point(most.x.rounded(.up), most.y.rounded(.up)))
    if drawing.isEndless { extend(to: part) }
    let shown = part.intersection(drawing.area)
    // Paper that has an end has a picture of its size.
    let area = drawing.isEndless ? shown.union(base?.area ?? shown) : drawing.area
    guard !shown.isEmpty, Double(area.width) * Double(area.height) <= Double(Drawing.mostPixels),
      var whole = Bitmap(width: area.width, height: area.height)
    else { return false }
    base?.draw(into: &whole, scale: 1, x: area.x, y: area.y)
    whole.draw(
      picture,
      through: map.followed(by: Affine(a: 1, b: 0, c: 0, d: 1, tx: -Double(area.x), ty: -Double(area.y))),
      clip: whole.bounds)
    var next = BasePicture(whole)
    (next.x, next.y) = (area.x, area.y)
    change(to: next, words: "Picture placed")
    return true
  }
}

// Pictures that are dropped or pasted while one draws.
extension NewDoodleViewController {
  /// Lays the pictures among files beneath the strokes. Returns the files that are something else, or find no room.
  func take(_ files: [HostFile]) -> [HostFile] {
    guard !isOver, !isBusy, presentedViewController == nil, canvas != nil else { return files }
    var rest: [HostFile] = []
    for file in files {
      let picture = DoodleFormat(bytes: file.bytes) == .png ? PNG.decode(file.bytes) : nil
      if picture.map({ lay($0) }) != true { rest.append(file) }
    }
    if rest.count < files.count { tellPictures(files.count - rest.count) }
    return rest
  }

  private func tellPictures(_ count: Int) {
    guard let canvas, let paperView else { return }
    let words = count == 1 ? "Picture placed under the strokes" : "\(count) pictures placed under the strokes"
    let lowest = canvas.sheet.layers[0].look.isHidden
    Notice.show(
      lowest ? words + ", on \u{201C}\(canvas.sheet.name(of: 0))\u{201D}, which is hidden" : words,
      in: paperView.superview ?? paperView)
  }

  /// Lays a picture in the middle of what is seen of the paper, upright on the screen: it fits half of that, and is not
  /// enlarged.
  private func lay(_ picture: Bitmap) -> Bool {
    guard let canvas, let paperView else { return false }
    endWriting()
    selectionView?.chooseNone()
    let map = paperView.map
    let seen = paperView.bounds.intersection(canvas.bounds.applying(map))
    guard seen.width > 0, seen.height > 0 else { return false }
    let (width, height) = (Double(picture.width), Double(picture.height))
    // Points of the screen in a pixel of the picture.
    let scale = min(
      Double(seen.width) / 2 / width, Double(seen.height) / 2 / height, canvas.shownScale / canvas.scale)
    let back = map.inverted()
    let pixels = canvas.scale
    // A picture that is not turned begins at a whole pixel, so that one that keeps its size keeps its pixels.
    var own = Affine(
      a: scale, b: 0, c: 0, d: scale, tx: Double(seen.midX) - width * scale / 2,
      ty: Double(seen.midY) - height * scale / 2
    ).followed(
      by: Affine(
        a: Double(back.a) * pixels, b: Double(back.b) * pixels, c: Double(back.c) * pixels,
        d: Double(back.d) * pixels, tx: Double(back.tx) * pixels, ty: Double(back.ty) * pixels))
    if paperView.turn == .none {
      (own.b, own.c) = (0, 0)
      (own.tx, own.ty) = (own.tx.rounded(), own.ty.rounded())
      if (own.a - 1).magnitude < 1e-6 { (own.a, own.d) = (1, 1) }
    }
    return canvas.lay(picture, through: own)
  }
}
