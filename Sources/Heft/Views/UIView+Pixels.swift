import HeftProtocol
import Ink

/// Pixels that a view shows, and how.
struct ViewPixels {
  var bitmap: Bitmap
  /// Pixels in a point.
  var scale: Double
  var mode: UInt8 = 0
}

/// The result of a view's own drawing.
struct DrawnContent {
  var pixels: ViewPixels
  var size: CGSize
  var texts: DrawnTexts?
}

extension UIView {
  /// Asks for `draw(_:)` before the next frame. All of the view is drawn, whatever the rectangle.
  ///
  /// - Parameter rect: Ignored.
  public func setNeedsDisplay(_ rect: CGRect) {
    setNeedsDisplay(.drawing)
  }

  /// The pixels of the view besides an image: its own drawing, or its layer's contents.
  var ownPixels: ViewPixels? {
    if let drawn { return drawn.pixels }
    return ownLayer?.pixels
  }

  /// Has the view draw itself. A context is only made when `draw(_:)` asks for one, so that a view that does
  /// not draw costs next to nothing.
  func drawItself(in process: AppProcess) {
    let entry = GraphicsStack.Entry(
      size: bounds.size, scale: process.screen.scale, isOpaque: false, origin: bounds.origin, takesTexts: true
    )
    let depth = process.graphics.entries.count
    process.graphics.entries.append(entry)
    draw(bounds)
    // Contexts that the app has begun and not ended go too.
    let excess = process.graphics.entries.count - depth
    if excess > 0 { process.graphics.entries.removeLast(excess) }
    let oldTexts = drawn?.texts
    drawn = entry.contextIfMade.map { context in
      DrawnContent(
        pixels: ViewPixels(bitmap: context.bitmap, scale: Double(context.scale)), size: bounds.size,
        texts: entry.texts)
    }
    if let texts = entry.texts {
      texts.show(self, process, oldTexts)
    } else {
      oldTexts?.remove()
    }
  }

  /// Whether the view drew itself in another size.
  var mustDrawAgain: Bool { drawn.map { $0.size != bounds.size } ?? false }

  /// Tells the host what differs from the pixels that it shows.
  func displayPixels(on host: any Host, style: ColorAppearance) {
    let number = display.number
    let old = display.pixels
    guard var new = pixels(style: style) else {
      if old != nil { host.perform(.pixels(number, PixelUpdate())) }
      display.pixels = nil
      return
    }
    new.mode = UInt8(contentMode.rawValue)
    display.pixels = new
    var update = PixelUpdate()
    update.mode = new.mode
    update.scale = new.scale
    update.width = new.bitmap.width
    update.height = new.bitmap.height
    let changes = new.bitmap.changes(since: old?.bitmap)
    for area in changes {
      update.x = area.x
      update.y = area.y
      update.changedWidth = area.width
      update.changedHeight = area.height
      update.bytes = new.bitmap.straightBytes(of: area)
      host.perform(.pixels(number, update))
    }
    let isSameSize = old.map { $0.bitmap.bounds == new.bitmap.bounds } ?? false
    let isSameStyle = old.map { $0.mode == new.mode && $0.scale == new.scale } ?? false
    if changes.isEmpty, !isSameSize || !isSameStyle { host.perform(.pixels(number, update)) }
  }
}
