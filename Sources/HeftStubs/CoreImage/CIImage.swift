import Heft
import Ink

/// A picture that filters change. Its pixels are calculated when somebody asks for them; y grows upward.
public final class CIImage: NSObject {
  let recipe: CIRecipe

  init(_ recipe: CIRecipe) {
    self.recipe = recipe
    super.init()
  }

  /// Makes a picture of an image.
  ///
  /// - Parameter image: The image; nil is returned where it has no pixels.
  public convenience init?(image: UIImage) {
    if let made = image.ciImage {
      self.init(made.recipe)
    } else if let pixels = image.cgImage {
      self.init(CIBitmapRecipe(pixels.bitmap))
    } else {
      return nil
    }
  }
  /// Makes a picture of an image.
  ///
  /// - Parameters:
  ///   - image: The image; nil is returned where it has no pixels.
  ///   - options: Left aside.
  public convenience init?(image: UIImage, options: [String: AnyObject]?) { self.init(image: image) }
  /// Makes a picture of pixels.
  ///
  /// - Parameter cgImage: The pixels.
  public convenience init(cgImage: CGImage) { self.init(CIBitmapRecipe(cgImage.bitmap)) }
  /// Makes a picture of pixels.
  ///
  /// - Parameters:
  ///   - cgImage: The pixels.
  ///   - options: Left aside.
  public convenience init(cgImage: CGImage, options: [String: AnyObject]?) { self.init(cgImage: cgImage) }
  /// Makes a picture of a file.
  ///
  /// - Parameter data: The bytes of a PNG, JPEG or GIF file; nil is returned for other bytes.
  public convenience init?(data: Data) {
    guard let image = UIImage(data: data) else { return nil }
    self.init(image: image)
  }
  /// Makes a picture of a file.
  ///
  /// - Parameter url: The address of a PNG, JPEG or GIF file; nil is returned where there is none.
  public convenience init?(contentsOf url: URL) {
    guard let data = FileManager.default.contents(atPath: url.path) else { return nil }
    self.init(data: data)
  }
  /// Makes a picture of one color that has no edges.
  ///
  /// - Parameter color: The color.
  public convenience init(color: CIColor) { self.init(CIColorRecipe(color.parts)) }

  /// Returns a picture without pixels.
  ///
  /// - Returns: The picture.
  public static func empty() -> CIImage { CIImage(CIRecipe(.nowhere)) }

  /// Where the picture is, in pixels; `CGRect.infinite` where it has no edges.
  public var extent: CGRect { recipe.edges.rect }

  /// Returns the part of the picture in a rectangle.
  ///
  /// - Parameter rect: In pixels; y grows upward.
  /// - Returns: The part, where it was.
  public func cropped(to rect: CGRect) -> CIImage { made(CICropRecipe(recipe, to: CIEdges(rect))) }
  /// Returns the part of the picture in a rectangle, as older apps call it.
  ///
  /// - Parameter rect: In pixels; y grows upward.
  /// - Returns: The part, where it was.
  public func cropping(to rect: CGRect) -> CIImage { cropped(to: rect) }
  /// Returns the picture moved, turned or stretched.
  ///
  /// - Parameter transform: The map, in pixels; y grows upward.
  /// - Returns: The picture there; an empty one where the map leaves nothing of it.
  public func transformed(by transform: CGAffineTransform) -> CIImage { transformed(by: Affine(transform)) }
  /// Returns the picture moved, turned or stretched, as older apps call it.
  ///
  /// - Parameter transform: The map, in pixels; y grows upward.
  /// - Returns: The picture there; an empty one where the map leaves nothing of it.
  public func applying(_ transform: CGAffineTransform) -> CIImage { transformed(by: transform) }
  /// Returns a picture whose outermost pixels go on for ever.
  ///
  /// - Returns: The picture, which has no edges.
  public func clampedToExtent() -> CIImage { made(CIClampRecipe(recipe)) }
  /// Returns a picture whose outermost pixels go on for ever, as older apps call it.
  ///
  /// - Returns: The picture, which has no edges.
  public func clampingToExtent() -> CIImage { clampedToExtent() }
  /// Returns the picture over another one.
  ///
  /// - Parameter dest: The picture below.
  /// - Returns: Both.
  public func composited(over dest: CIImage) -> CIImage { made(CIPairRecipe(recipe, dest.recipe, .over)) }
  /// Returns the picture over another one, as older apps call it.
  ///
  /// - Parameter dest: The picture below.
  /// - Returns: Both.
  public func compositingOverImage(_ dest: CIImage) -> CIImage { composited(over: dest) }
  /// Returns the picture over another one, as older apps call it.
  ///
  /// - Parameter dest: The picture below.
  /// - Returns: Both.
  public func compositingOverImage(dest: CIImage) -> CIImage { composited(over: dest) }
  /// Returns the picture blurred.
  ///
  /// - Parameter sigma: The standard deviation of the blur, in pixels; not above 0 changes nothing.
  /// - Returns: The picture, three times as much larger on each side.
  public func applyingGaussianBlur(sigma: Double) -> CIImage {
    made(CIBlurRecipe.gaussian(recipe, deviation: sigma))
  }
  /// Returns what a filter makes of the picture with what it takes by itself.
  ///
  /// - Parameter filterName: The filter's name.
  /// - Returns: The filter's picture; this one where there is no such filter.
  public func applyingFilter(_ filterName: String) -> CIImage { filtered(filterName, nil) }
  /// Returns what a filter makes of the picture.
  ///
  /// - Parameters:
  ///   - filterName: The filter's name.
  ///   - parameters: What it takes, by their keys.
  /// - Returns: The filter's picture; this one where there is no such filter.
  public func applyingFilter(_ filterName: String, parameters: [String: AnyObject]) -> CIImage {
    filtered(filterName, parameters)
  }
  /// Returns what a filter makes of the picture, as older apps call it.
  ///
  /// - Parameters:
  ///   - filterName: The filter's name.
  ///   - parameters: What it takes, by their keys.
  /// - Returns: The filter's picture; this one where there is no such filter.
  public func applyingFilter(_ filterName: String, withInputParameters parameters: [String: AnyObject]?)
    -> CIImage
  { filtered(filterName, parameters) }

  /// Returns the picture as it stands upright.
  ///
  /// - Parameter orientation: Which way is up in it.
  /// - Returns: The picture, its lower left corner at zero.
  public func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage {
    oriented(forExifOrientation: Int32(orientation.rawValue))
  }
  /// Returns the picture as it stands upright.
  ///
  /// - Parameter orientation: Which way is up in it, 1 to 8 as Exif counts; another number changes nothing.
  /// - Returns: The picture, its lower left corner at zero.
  public func oriented(forExifOrientation orientation: Int32) -> CIImage {
    guard orientation > 1, orientation <= 8, recipe.edges.isFinite else { return self }
    let isTurned = orientation > 4
    let first: Double = orientation == 2 || orientation == 3 || orientation == 5 || orientation == 8 ? -1 : 1
    let second: Double = orientation == 3 || orientation == 4 || orientation == 5 || orientation == 6 ? -1 : 1
    var map = Affine(
      a: isTurned ? 0 : first, b: isTurned ? second : 0, c: isTurned ? first : 0, d: isTurned ? 0 : second,
      tx: 0, ty: 0)
    let edges = recipe.edges.mapped(by: map)
    (map.tx, map.ty) = (-edges.left, -edges.bottom)
    return transformed(by: map)
  }

  private func filtered(_ name: String, _ parameters: [String: AnyObject]?) -> CIImage {
    guard let filter = CIFilter(name: name, parameters: parameters) else { return self }
    filter.setValue(self, forKey: kCIInputImageKey)
    return filter.outputImage ?? self
  }

  func transformed(by map: Affine) -> CIImage {
    CIMapRecipe(recipe, through: map).map { made($0) } ?? .empty()
  }

  /// A picture by a recipe with this one below, which becomes pixels where too many stand one on the other.
  func made(_ recipe: CIRecipe) -> CIImage {
    guard recipe.depth > CIRecipe.mostDepth else { return CIImage(recipe) }
    let area = recipe.box
    guard recipe.edges.isFinite, let bitmap = recipe.bitmap(area, CIRendering()) else { return self }
    return CIImage(CIBitmapRecipe(bitmap, left: area.left, bottom: area.bottom))
  }
}
