import Ink

extension UIImage {
  /// Draws the picture into a rectangle of the current context; a template in the color that the context fills with.
  /// Without a context nothing happens.
  ///
  /// - Parameter rect: In the context's points.
  public func draw(in rect: CGRect) {
    draw(in: rect, blendMode: nil, alpha: nil)
  }

  /// Draws the picture into a rectangle of the current context, mixed and faded as said.
  ///
  /// - Parameters:
  ///   - rect: In the context's points.
  ///   - blendMode: How it is blended with the pixels already there.
  ///   - alpha: 0...1, from nothing to all of it.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: rect, blendMode: Optional(blendMode), alpha: Optional(alpha))
  }

  /// Draws the picture in its own size with its top left corner at a point of the current context.
  ///
  /// - Parameter point: In the context's points.
  public func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size))
  }

  /// Draws the picture in its own size at a point of the current context, mixed and faded as said.
  ///
  /// - Parameters:
  ///   - point: In the context's points.
  ///   - blendMode: How it is blended with the pixels already there.
  ///   - alpha: 0...1, from nothing to all of it.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  private func draw(in rect: CGRect, blendMode: CGBlendMode?, alpha: CGFloat?) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let scale = context.state.transform.scale
    let appearance = AppProcess.current?.traits.colors ?? .light
    guard
      var bitmap = bitmap(for: rect.size)
        ?? carried(for: rect.standardized.size, scale: scale, in: appearance)
    else { return tellOfKind() }
    if renderingMode == .alwaysTemplate { bitmap.tint(context.state.fillColor) }
    draw(bitmap, in: rect, of: context, blendMode: blendMode, alpha: alpha)
  }

  /// Draws pixels in place of the picture's own.
  func draw(
    _ bitmap: Bitmap, in rect: CGRect, of context: CGContext, blendMode: CGBlendMode? = nil,
    alpha: CGFloat? = nil
  ) {
    let opacity = alpha.map { UInt32((min(max($0.isNaN ? 0 : $0, 0), 1) * 255).rounded()) }
    context.draw(
      bitmap, from: CGPoint(x: rect.minX, y: rect.minY),
      across: CGSize(width: rect.maxX - rect.minX, height: rect.maxY - rect.minY),
      alpha: opacity ?? context.state.alpha, mode: blendMode?.ink ?? context.state.blendMode)
  }

  /// Says once in the life of an app that its picture was not drawn.
  private func tellOfKind() {
    guard !svg.isEmpty, let process = AppProcess.current, !process.graphics.hasToldOfPictures else { return }
    process.graphics.hasToldOfPictures = true
    process.host.perform(
      .console(
        .heft,
        "A picture was not drawn into a context: its file is damaged, or of a kind that only an image view shows."
      ))
  }
}

extension CGAffineTransform {
  /// How much longer a line becomes, on average over its directions.
  var scale: CGFloat { CGFloat(Affine(self).scale) }
}
