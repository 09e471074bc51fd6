import HeftProtocol
import Ink

extension CALayer {
  /// Draws what the layer shows into a context: its ground, gradient, shape, contents, what it or its view draws itself, the
  /// layers and views in it, their labels' texts, and its border. What fields and text views hold, shadows and masks are not
  /// drawn, and maps in space as they are in the plane. `draw(in:)` of a layer without a view is called whether it was asked for or not.
  ///
  /// - Parameter ctx: Where the layer's corner is at the origin.
  public final func render(in ctx: CGContext) {
    node?.render(in: ctx, alpha: 1)
  }

  /// Draws the layer's gradient, within its edge, and its shape.
  final func renderShapes(in context: CGContext, within edge: CGPath) {
    let drawing = drawing(in: bounds.size)
    if !drawing.gradient.stops.isEmpty { render(drawing.gradient, in: context, within: edge) }
    // Before the layer's own shape comes the shadow of it, or of another.
    guard castsOwnShapes, let shape = drawing.shapes.last else { return }
    let path = AnimatedNumbers.path(shape.outline.steps)
    context.setFillColor(CGColor(RGBA(hex: shape.fill)))
    context.beginPath()
    context.addPath(CGPath(path))
    context.fillPath(using: shape.outline.isEvenOdd ? .evenOdd : .winding)
    guard shape.stroke & 0xFF != 0, shape.from < shape.to else { return }
    let isWhole = shape.from <= 0 && shape.to >= 1
    context.setStrokeColor(CGColor(RGBA(hex: shape.stroke)))
    context.setLineWidth(CGFloat(shape.width))
    context.setLineCap(shape.cap == 0 ? .butt : shape.cap == 1 ? .round : .square)
    context.setLineJoin(shape.join == 0 ? .miter : shape.join == 1 ? .round : .bevel)
    context.setMiterLimit(CGFloat(shape.miterLimit))
    context.setLineDash(phase: CGFloat(shape.phase), lengths: isWhole ? shape.dashes.map { CGFloat($0) } : [])
    context.addPath(CGPath(isWhole ? path : path.part(from: shape.from, to: shape.to)))
    context.strokePath()
  }

  private final func render(_ gradient: Gradient, in context: CGContext, within edge: CGPath) {
    let colors = gradient.stops.map { CGColor(RGBA(hex: $0.color)) }
    guard
      let mixed = CGGradient(
        colorsSpace: nil, colors: colors, locations: gradient.stops.map { CGFloat($0.place) })
    else { return }
    context.saveGState()
    context.beginPath()
    context.addPath(edge)
    context.clip()
    context.translateBy(x: bounds.minX, y: bounds.minY)
    // Both ends go on.
    let options = CGGradientDrawingOptions(rawValue: 3)
    if gradient.isRadial {
      context.translateBy(x: gradient.start.x, y: gradient.start.y)
      context.scaleBy(x: gradient.end.x - gradient.start.x, y: gradient.end.y - gradient.start.y)
      context.drawRadialGradient(
        mixed, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 1, options: options)
    } else {
      context.drawLinearGradient(mixed, start: gradient.start, end: gradient.end, options: options)
    }
    context.restoreGState()
  }
}

extension UIView {
  /// Draws what the view shows, whose corner is at the context's origin, with an opacity for all of it.
  final func render(in context: CGContext, alpha: CGFloat) {
    context.saveGState()
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    context.setAlpha(alpha)
    context.saveGState()
    let layer = renderedLayer
    let edge = UIBezierPath(roundedRect: bounds, cornerRadius: cornerRadius).cgPath
    if clipsToBounds {
      if cornerRadius > 0 {
        context.beginPath()
        context.addPath(edge)
        context.clip()
      } else {
        context.clip(to: bounds)
      }
    }
    if let color = backgroundColor {
      context.setFillColor(color.resolvedColor(with: traitCollection).cgColor)
      context.beginPath()
      context.addPath(edge)
      context.fillPath()
    }
    layer?.renderShapes(in: context, within: edge)
    renderPixels(in: context)
    drawOwn(in: context)
    renderText(in: context)
    for view in renderedChildren {
      context.saveGState()
      context.translateBy(x: view.center.x, y: view.center.y)
      context.concatenate(view.transform)
      context.translateBy(
        x: -view.bounds.width * view.layout.anchor.x, y: -view.bounds.height * view.layout.anchor.y)
      view.render(in: context, alpha: alpha * view.alpha)
      context.restoreGState()
    }
    context.restoreGState()
    renderBorder(in: context)
    context.restoreGState()
  }

  /// The view's layer where it was asked for, or the layer that the view shows.
  private final var renderedLayer: CALayer? { (self as? LayerNode)?.owner ?? madeLayer }

  /// The views and layers in the view that are seen, the rearmost first.
  private final var renderedChildren: [UIView] {
    var ordered: [UIView] = []
    for child in children where !child.isHidden && child.alpha > 0 {
      let depth = child.ownLayer?.depth ?? 0
      let place = ordered.lastIndex { ($0.ownLayer?.depth ?? 0) <= depth }.map { $0 + 1 } ?? 0
      ordered.insert(child, at: place)
    }
    return ordered
  }

  /// Draws the view's picture, or its layer's contents where it draws nothing itself.
  private final func renderPixels(in context: CGContext) {
    let picture = (self as? UIImageView)?.shownImage
    if let picture, picture.pixels == nil { return render(picture, in: context) }
    guard picture != nil || drawn == nil, let pixels = pixels(style: traitCollection.colors) else { return }
    let (width, height) = (Double(pixels.bitmap.width), Double(pixels.bitmap.height))
    let place = contentMode.place(
      of: CGSize(width: width / pixels.scale, height: height / pixels.scale), in: bounds)
    context.draw(
      pixels.bitmap, from: place.origin, across: place.size, alpha: context.state.alpha,
      mode: context.state.blendMode)
  }

  /// Draws a picture that the app carries, as an image view shows it.
  private final func render(_ picture: UIImage, in context: CGContext) {
    let place = contentMode.place(of: picture.size, in: bounds)
    context.saveGState()
    if picture.renderingMode == .alwaysTemplate {
      context.setFillColor(CGColor(tintColor.rgba(in: traitCollection.colors)))
    }
    let process = AppProcess.current
    process?.graphics.entries.append(GraphicsStack.Entry(context))
    picture.draw(in: place)
    _ = process?.graphics.entries.popLast()
    context.restoreGState()
  }

  /// Has the view draw itself with the context as the current one, or the layer that it shows.
  private final func drawOwn(in context: CGContext) {
    if let layer = (self as? LayerNode)?.owner {
      context.saveGState()
      if let delegate = layer.delegate { delegate.draw(layer, in: context) } else { layer.draw(in: context) }
      context.restoreGState()
      return
    }
    guard let process = AppProcess.current else { return }
    let depth = process.graphics.entries.count
    process.graphics.entries.append(GraphicsStack.Entry(context))
    context.saveGState()
    draw(bounds)
    context.restoreGState()
    process.graphics.entries.removeLast(max(0, process.graphics.entries.count - depth))
  }

  /// Draws the text of a label or a text layer.
  private final func renderText(in context: CGContext) {
    let colors = traitCollection.colors
    if let label = self as? UILabel {
      guard let box = label.textBox else { return }
      label.pictureText(in: colors)?.draw(in: box, of: context, alignment: label.textAlignment)
    } else if let layer = (self as? LayerNode)?.owner as? CATextLayer {
      layer.pictureText(in: colors)?.draw(
        in: bounds, of: context, alignment: layer.alignmentMode.alignment)
    }
  }

  /// Draws the line along the inside of the edges.
  private final func renderBorder(in context: CGContext) {
    var width: CGFloat = 0
    var color: CGColor?
    if let layer = renderedLayer {
      (width, color) = (layer.borderWidth, layer.borderColor)
    } else if let border = ownLayer as? ViewBorder {
      (width, color) = (BarMetrics.hairline, border.color.resolvedColor(with: traitCollection).cgColor)
    }
    width = min(width, bounds.width / 2, bounds.height / 2)
    guard width > 0, let color else { return }
    let line = UIBezierPath(
      roundedRect: bounds.insetBy(dx: width / 2, dy: width / 2),
      cornerRadius: max(cornerRadius - width / 2, 0))
    context.setStrokeColor(color)
    context.setLineWidth(width)
    context.setLineJoin(.miter)
    context.setLineDash(phase: 0, lengths: [])
    context.beginPath()
    context.addPath(line.cgPath)
    context.strokePath()
  }
}

extension UIView.ContentMode {
  /// Where content of a size lies in a rectangle.
  fileprivate func place(of size: CGSize, in room: CGRect) -> CGRect {
    var size = size
    var x: CGFloat = 0.5
    var y: CGFloat = 0.5
    switch self {
    case .scaleToFill, .redraw: return room
    case .scaleAspectFit, .scaleAspectFill:
      let (across, down) = (room.width / size.width, room.height / size.height)
      let factor = self == .scaleAspectFit ? min(across, down) : max(across, down)
      size = CGSize(width: size.width * factor, height: size.height * factor)
    case .center: break
    case .top: y = 0
    case .bottom: y = 1
    case .left: x = 0
    case .right: x = 1
    case .topLeft: (x, y) = (0, 0)
    case .topRight: (x, y) = (1, 0)
    case .bottomLeft: (x, y) = (0, 1)
    case .bottomRight: (x, y) = (1, 1)
    }
    return CGRect(
      x: room.minX + (room.width - size.width) * x, y: room.minY + (room.height - size.height) * y,
      width: size.width, height: size.height)
  }
}
