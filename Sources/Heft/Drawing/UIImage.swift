import Ink

/// A picture: pixels, or a vector drawing that the app carries.
public final class UIImage: NSObject, @unchecked Sendable {
  /// Whether a picture's own colors count, or only its shape.
  public enum RenderingMode: Int, Sendable {
    /// The picture's own colors, unless a control says otherwise.
    case automatic = 0
    case alwaysOriginal = 1
    /// The shape, in the tint of the view that shows it.
    case alwaysTemplate = 2
  }

  /// Which way is up in an image's pixels.
  public enum Orientation: Int, Sendable {
    case up = 0
  }

  /// The drawing as SVG text; empty where the picture has pixels, or nothing at all.
  let svg: String
  /// The drawings for other appearances.
  private let variants: [AppAsset.Variant]
  /// The pixels; nil for a vector drawing.
  public let cgImage: CGImage?
  /// The size in points.
  public let size: CGSize
  /// Pixels in a point.
  public let scale: CGFloat
  /// Whether the picture's own colors count.
  public let renderingMode: RenderingMode
  /// How it is shown in another size, where its corners keep theirs.
  let stretching: ImageStretching?

  private init(
    svg: String, variants: [AppAsset.Variant] = [], cgImage: CGImage?, size: CGSize, scale: CGFloat,
    mode: RenderingMode, stretching: ImageStretching? = nil
  ) {
    self.stretching = stretching
    self.svg = svg
    self.variants = variants
    self.cgImage = cgImage
    self.size = size
    self.scale = scale
    renderingMode = mode
  }

  /// A picture of nothing.
  public convenience override init() {
    self.init(svg: "", size: .zero)
  }

  /// A picture from SVG text that is `size` points large.
  ///
  /// - Parameters:
  ///   - svg: The drawing, as the text of an SVG file.
  ///   - size: In points.
  public convenience init(svg: String, size: CGSize) {
    self.init(svg: svg, cgImage: nil, size: size, scale: 1, mode: .automatic)
  }

  /// A picture from pixels, `scale` of them in a point; a scale that is not above 0 is 1.
  ///
  /// - Parameters:
  ///   - cgImage: The pixels.
  ///   - scale: Pixels in a point.
  ///   - orientation: Left aside: pictures stand upright.
  public convenience init(cgImage: CGImage, scale: CGFloat = 1, orientation: Orientation = .up) {
    let scale = scale.isFinite && scale > 0 ? scale : 1
    let size = CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
    self.init(svg: "", cgImage: cgImage, size: size, scale: scale, mode: .automatic)
  }

  /// A picture by the name under which the running app lists it in its `assets`; nil if there is none.
  ///
  /// - Parameter name: The name.
  public convenience init?(named name: String) {
    guard let asset = AppProcess.current?.app.asset(named: name) else { return nil }
    self.init(
      svg: asset.svg, variants: asset.variants, cgImage: nil, size: asset.size, scale: 1,
      mode: asset.isTemplate ? .alwaysTemplate : .automatic)
  }

  /// Heft's own picture that comes next to a symbol of Apple's by that name, to be tinted; nil where none does.
  ///
  /// - Parameter name: The symbol's name, such as `star.fill`.
  public convenience init?(systemName name: String) {
    guard let type = ShortcutGlyphs.type(ofSymbol: name) else { return nil }
    let glyph = ShortcutGlyphs.image(of: type)
    self.init(svg: glyph.svg, cgImage: nil, size: glyph.size, scale: 1, mode: .alwaysTemplate)
  }

  /// The same picture, to be shown in its own colors or in a tint.
  ///
  /// - Parameter renderingMode: In its own colors, or as a shape in the tint.
  /// - Returns: The picture.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(
      svg: svg, variants: variants, cgImage: cgImage, size: size, scale: scale, mode: renderingMode,
      stretching: stretching)
  }

  func withStretching(_ stretching: ImageStretching) -> UIImage {
    UIImage(
      svg: svg, variants: variants, cgImage: cgImage, size: size, scale: scale, mode: renderingMode,
      stretching: stretching)
  }

  /// The pixels for a size in points; those of the picture where its corners do not keep their size.
  func bitmap(for size: CGSize) -> Bitmap? {
    guard let stretching else { return cgImage?.bitmap }
    func pixels(_ points: CGFloat) -> Int {
      let count = (points * scale).rounded()
      return count >= 1 && count <= CGFloat(Bitmap.longestSide) ? Int(count) : 0
    }
    return stretching.bitmap(pixels(size.width), pixels(size.height)) ?? cgImage?.bitmap
  }

  /// The drawing for an appearance: its own, else that of its lightness, else the one for any.
  func svg(in appearance: ColorAppearance) -> String {
    var found = svg
    for variant in variants where variant.isDark == appearance.isDark {
      if variant.hasHighContrast == appearance.hasHighContrast { return variant.svg }
      if !variant.hasHighContrast { found = variant.svg }
    }
    return found
  }

  /// Draws the picture into a rectangle of the current context. Without a context nothing happens, and a vector
  /// drawing cannot be drawn: the page shows it, nobody here knows its pixels.
  ///
  /// - Parameter rect: In the context's points.
  public func draw(in rect: CGRect) {
    draw(in: rect, blendMode: nil, alpha: nil)
  }

  /// Draws the picture into a rectangle of the current context, mixed and faded as said.
  ///
  /// - Parameters:
  ///   - rect: In the context's points.
  ///   - blendMode: How it is mixed with what is there.
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
  ///   - blendMode: How it is mixed with what is there.
  ///   - alpha: 0...1, from nothing to all of it.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  private func draw(in rect: CGRect, blendMode: CGBlendMode?, alpha: CGFloat?) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    guard let bitmap = bitmap(for: rect.size) else { return tellOfVector() }
    let opacity = alpha.map { UInt32((min(max($0.isNaN ? 0 : $0, 0), 1) * 255).rounded()) }
    context.draw(
      bitmap, from: CGPoint(x: rect.minX, y: rect.minY),
      across: CGSize(width: rect.maxX - rect.minX, height: rect.maxY - rect.minY),
      alpha: opacity ?? context.state.alpha, mode: blendMode?.ink ?? context.state.blendMode)
  }

  /// Says once in the life of an app that its vector drawing was not drawn.
  private func tellOfVector() {
    guard !svg.isEmpty, let process = AppProcess.current, !process.graphics.hasToldOfVectors else { return }
    process.graphics.hasToldOfVectors = true
    process.host.perform(
      .console(.heft, "A picture from SVG cannot be drawn into a context; show it in a UIImageView."))
  }
}
