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
    case down = 1
    case left = 2
    case right = 3
    case upMirrored = 4
    case downMirrored = 5
    case leftMirrored = 6
    case rightMirrored = 7
  }

  /// The drawing as SVG text; empty where the picture has pixels of its own, or nothing at all.
  let svg: String
  /// The drawings for other appearances.
  private let variants: [AppAsset.Variant]
  /// The pixels that were drawn or read; nil for what the app carries, which the host shows.
  let pixels: CGImage?
  /// The size in points.
  public let size: CGSize
  /// Pixels in a point of `pixels`.
  let pixelScale: CGFloat
  /// Whether the picture's own colors count.
  public let renderingMode: RenderingMode
  /// How it is shown in another size, where its corners keep theirs.
  let stretching: ImageStretching?

  private init(
    svg: String, variants: [AppAsset.Variant] = [], pixels: CGImage? = nil, size: CGSize, scale: CGFloat = 1,
    mode: RenderingMode = .automatic, stretching: ImageStretching? = nil
  ) {
    self.stretching = stretching
    self.svg = svg
    self.variants = variants
    self.pixels = pixels
    self.size = size
    pixelScale = scale
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
    self.init(svg: svg, variants: [], size: size)
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
    self.init(svg: "", pixels: cgImage, size: size, scale: scale)
  }

  /// A picture by the name under which the running app lists it in its `assets`; nil if there is none.
  ///
  /// - Parameter name: The name.
  public convenience init?(named name: String) {
    guard let asset = AppProcess.current?.app.asset(named: name) else { return nil }
    self.init(
      svg: asset.svg, variants: asset.variants, size: asset.size,
      mode: asset.isTemplate ? .alwaysTemplate : .automatic)
  }

  /// Heft's own picture that comes next to a symbol of Apple's by that name, to be tinted. Where none does it is a square with
  /// broken lines, and the console says so once; nil only for an empty name.
  ///
  /// - Parameter name: The symbol's name, such as `star.fill`.
  public convenience init?(systemName name: String) {
    guard !name.isEmpty else { return nil }
    let (svg, isKnown) = SymbolGlyphs.svg(of: name)
    if !isKnown { SymbolGlyphs.tell(name) }
    self.init(svg: svg, size: CGSize(width: BarIcons.side, height: BarIcons.side), mode: .alwaysTemplate)
  }

  /// The same picture.
  package convenience init(copying image: UIImage) {
    self.init(
      svg: image.svg, variants: image.variants, pixels: image.pixels, size: image.size,
      scale: image.pixelScale,
      mode: image.renderingMode, stretching: image.stretching)
  }

  /// The same drawing in another size.
  package func drawn(in size: CGSize) -> UIImage {
    UIImage(svg: svg, variants: variants, pixels: pixels, size: size, mode: renderingMode)
  }

  /// The same picture, to be shown in its own colors or in a tint.
  ///
  /// - Parameter renderingMode: In its own colors, or as a shape in the tint.
  /// - Returns: The picture.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(
      svg: svg, variants: variants, pixels: pixels, size: size, scale: pixelScale, mode: renderingMode,
      stretching: stretching)
  }

  func withStretching(_ stretching: ImageStretching, of pixels: CGImage) -> UIImage {
    UIImage(
      svg: "", pixels: pixels, size: size, scale: scale, mode: renderingMode, stretching: stretching)
  }

  /// The pixels for a size in points; those of the picture where its corners do not keep their size.
  func bitmap(for size: CGSize) -> Bitmap? {
    guard let stretching else { return pixels?.bitmap }
    func length(_ points: CGFloat) -> Int {
      let count = (points * pixelScale).rounded()
      return count >= 1 && count <= CGFloat(Bitmap.longestSide) ? Int(count) : 0
    }
    return stretching.bitmap(length(size.width), length(size.height)) ?? pixels?.bitmap
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
}
