import HeftProtocol
import Ink

/// What tells the host of a layer's mask.
///
/// Only the setter of `mask` makes one, so the module of an app without masks has none of the code: nothing else names the
/// class.
protocol MaskDisplay: AnyObject {
  /// Whether the mask may show something else than before, and not only lie elsewhere.
  var isStale: Bool { get set }
  /// Tells the host what the mask shows of its owner.
  func display(_ mask: CALayer, of owner: CALayer, _ number: ViewNumber, on host: any Host)
}

/// A mask as the host is told it: a path where that is all, else shapes, a gradient or a picture.
final class LayerMask: MaskDisplay {
  var isStale = true
  /// What the mask shows where no shape says it, as it was drawn last.
  private var picture: ViewPixels?
  private var size = CGSize.zero
  private var opacity = 1.0
  /// The view whose pixels the host has, and those.
  private var shower: ViewNumber = 0
  private var known: Bitmap?

  func display(_ mask: CALayer, of owner: CALayer, _ number: ViewNumber, on host: any Host) {
    // A view's own animations count too, so that it is one of those that are animated.
    mask.view?.display.process = owner.displayNode?.display.process
    let shown = mask.view?.presentation
    let size = shown?.bounds.size ?? mask.shownSize
    let place = shown.map { AnimatedNumbers.of($0.center) } ?? mask.shownNumbers(.position)
    let anchor = Point(
      Double(size.width * mask.anchorPoint.x), Double(size.height * mask.anchorPoint.y))
    let turn = Affine(
      shown?.transform
        ?? CATransform3DGetAffineTransform(CATransform3D(numbers: mask.shownNumbers(.transform))))
    let map = Affine(a: 1, b: 0, c: 0, d: 1, tx: -anchor.x, ty: -anchor.y).followed(by: turn)
      .followed(
        by: Affine(
          a: 1, b: 0, c: 0, d: 1, tx: place[0] - Double(owner.bounds.minX),
          ty: place[1] - Double(owner.bounds.minY)))
    let opacity = shown.map { Double($0.alpha) } ?? min(max(mask.shownNumber(.opacity), 0), 1)
    if mask.needsPicture {
      draw(mask, size: mask.bounds.size, opacity: opacity)
      if let picture { return tell(picture, size, map, number, host) }
      return host.perform(LayerMask.operation(number, outline: LayerMask.nothing))
    }
    known = nil
    let corner = shown.map { Double($0.corner) } ?? mask.shownNumber(.cornerRadius)
    tell(mask, size, corner: corner, opacity: opacity, map, number, host)
  }

  // MARK: Shapes

  /// A path with nothing inside.
  private static var nothing: Outline {
    var outline = Outline()
    outline.steps.append(0)
    outline.steps.append(-1)
    outline.steps.append(-1)
    outline.steps.append(4)
    return outline
  }

  static func operation(
    _ number: ViewNumber, outline: Outline = Outline(), gradient: Gradient = Gradient(),
    shapes: [Shape] = [], pixels: PixelUpdate = PixelUpdate(), map: CGAffineTransform = .identity
  ) -> DisplayOperation {
    .mask(number, outline: outline, gradient: gradient, shapes: shapes, pixels: pixels, map: map)
  }

  /// Tells of the mask's own shape, or its rectangle, and its gradient.
  private func tell(
    _ mask: CALayer, _ size: CGSize, corner: Double, opacity: Double, _ map: Affine, _ number: ViewNumber,
    _ host: any Host
  ) {
    func faded(_ color: UInt32) -> UInt32 {
      color & 0xFFFF_FF00 | UInt32((Double(color & 0xFF) * opacity).rounded())
    }
    let drawing = mask.drawing(in: size)
    var gradient = drawing.gradient
    var shape: Shape
    if mask.castsOwnShapes, let own = drawing.shapes.last {
      shape = own
      shape.fill = faded(shape.fill)
      shape.stroke = faded(shape.stroke)
    } else {
      let path = LayerMask.rectangle(size, corner: corner, corners: mask.maskedCorners.rawValue)
      shape = Shape(outline: Outline(steps: AnimatedNumbers.of(path)))
      shape.fill = !gradient.stops.isEmpty ? 0xFF : faded(mask.shownColor(.backgroundColor))
    }
    func mapped(_ point: CGPoint) -> CGPoint {
      let place = map(Point(Double(point.x), Double(point.y)))
      return CGPoint(x: place.x, y: place.y)
    }
    gradient.start = mapped(gradient.start)
    gradient.end = mapped(gradient.end)
    for index in gradient.stops.indices { gradient.stops[index].color = faded(gradient.stops[index].color) }
    shape.outline.steps = AnimatedNumbers.of(AnimatedNumbers.path(shape.outline.steps), through: map)
    let hasLine = shape.stroke & 0xFF != 0 && shape.width > 0 && shape.from < shape.to
    if !hasLine, shape.fill & 0xFF == 0xFF {
      host.perform(LayerMask.operation(number, outline: shape.outline, gradient: gradient))
    } else if !hasLine, shape.fill & 0xFF == 0 {
      host.perform(LayerMask.operation(number, outline: LayerMask.nothing))
    } else {
      let scale = abs(map.a * map.d - map.b * map.c).squareRoot()
      shape.width *= scale
      shape.phase *= scale
      for index in shape.dashes.indices { shape.dashes[index] *= scale }
      host.perform(LayerMask.operation(number, gradient: gradient, shapes: [shape]))
    }
  }

  /// A rectangle, some of whose corners are round.
  private static func rectangle(_ size: CGSize, corner: Double, corners: UInt) -> Path {
    let (width, height) = (Double(size.width), Double(size.height))
    var path = Path()
    let radius = min(max(corner, 0), min(width, height) / 2)
    guard corners & 15 != 15, radius > 0 else {
      path.roundedRectangle(from: Point(0, 0), to: Point(width, height), radius: radius)
      return path
    }
    /// Adds a corner at which the path turns right.
    func add(_ bit: UInt, _ x: Double, _ y: Double, from quarters: Double) {
      let point = Point(x, y)
      if corners & bit == 0 {
        if path.isEmpty { path.move(to: point) } else { path.line(to: point) }
        return
      }
      let center = Point(x > 0 ? x - radius : radius, y > 0 ? y - radius : radius)
      let quarter = Double.pi / 2
      if path.isEmpty { path.move(to: Point(0, radius)) }
      path.arc(center: center, radius: radius, from: quarters * quarter, sweep: quarter)
    }
    add(1, 0, 0, from: 2)
    add(2, width, 0, from: -1)
    add(8, width, height, from: 0)
    add(4, 0, height, from: 1)
    path.close()
    return path
  }

  // MARK: Pictures

  /// Draws what the mask shows, with all that is in it, where that may have changed.
  private func draw(_ mask: CALayer, size: CGSize, opacity: Double) {
    guard isStale || size != self.size || opacity != self.opacity else { return }
    isStale = false
    self.size = size
    self.opacity = opacity
    picture = nil
    guard let node = mask.node else { return }
    // What is not shown is not laid out by itself.
    node.layoutIfNeeded()
    guard let context = CGContext(size: size, scale: UIScreen.main.scale, isOpaque: false) else { return }
    node.render(in: context, alpha: CGFloat(opacity))
    if context.bitmap.changes(since: nil).isEmpty { return }
    picture = ViewPixels(bitmap: context.bitmap, scale: Double(context.scale))
  }

  private func tell(
    _ picture: ViewPixels, _ shownSize: CGSize, _ map: Affine, _ number: ViewNumber, _ host: any Host
  ) {
    let bitmap = picture.bitmap
    var update = PixelUpdate()
    update.scale = picture.scale
    update.width = bitmap.width
    update.height = bitmap.height
    let isKnown =
      shower == number
      && known.map { $0.bounds == bitmap.bounds && bitmap.changes(since: $0).isEmpty } == true
    if !isKnown {
      update.changedWidth = bitmap.width
      update.changedHeight = bitmap.height
      update.bytes = bitmap.straightBytes(of: bitmap.bounds)
    }
    shower = number
    known = bitmap
    // An animation may show the mask in another size than the one in which it is drawn.
    let across = Double(shownSize.width / size.width) / picture.scale
    let down = Double(shownSize.height / size.height) / picture.scale
    let whole = Affine(a: across, b: 0, c: 0, d: down, tx: 0, ty: 0).followed(by: map)
    let told = CGAffineTransform(a: whole.a, b: whole.b, c: whole.c, d: whole.d, tx: whole.tx, ty: whole.ty)
    host.perform(LayerMask.operation(number, pixels: update, map: told))
  }
}

extension CALayer {
  /// Whether the layer, as a mask, shows more than a shape, a rectangle and a gradient.
  fileprivate final var needsPicture: Bool {
    guard let node else { return false }
    if contents != nil || wantsDrawing || node.kind != .plain || !node.children.isEmpty { return true }
    if shownNumber(.borderWidth) > 0, borderColor != nil { return true }
    let isFilled = shownColor(.backgroundColor) & 0xFF != 0
    let drawing = drawing(in: shownSize)
    if castsOwnShapes { return isFilled && !drawing.isEmpty }
    // A clear view may draw something itself.
    return view != nil && !isFilled && drawing.gradient.stops.isEmpty
  }

  /// What the layer shows may have changed, or where it lies: a mask, or a part of one, is told anew.
  final func noticeMask(_ change: DisplayChange) {
    guard let node, node.display.number == 0 else { return }
    var isPlace = change.isSubset(of: [.frame, .transform, .space])
    var inner: CALayer? = self
    while let layer = inner {
      if let owner = layer.maskOwner {
        if !isPlace { owner.masking?.isStale = true }
        owner.node?.setNeedsDisplay(.mask)
      }
      isPlace = false
      inner = layer.node?.parent.flatMap { ($0 as? LayerNode)?.owner ?? $0.madeLayer }
    }
  }

  /// What the layer shows has changed.
  final func show(_ change: DisplayChange) {
    node?.setNeedsDisplay(change)
    noticeMask(change)
  }
}
