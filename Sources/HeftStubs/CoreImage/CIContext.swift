import Heft
import Ink

/// A setting of a context.
public struct CIContextOption: Hashable, Sendable {
  public let rawValue: String
  /// A setting by its name.
  ///
  /// - Parameter rawValue: The name.
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let workingColorSpace = CIContextOption(rawValue: kCIContextWorkingColorSpace)
  public static let useSoftwareRenderer = CIContextOption(rawValue: kCIContextUseSoftwareRenderer)
  public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
  public static let highQualityDownsample = CIContextOption(rawValue: "high_quality_downsample")
  public static let priorityRequestLow = CIContextOption(rawValue: "low_priority")
  public static let cacheIntermediates = CIContextOption(rawValue: "kCIContextCacheIntermediates")
}

/// Makes pixels of pictures. As on the platform, filters calculate with light, unless the working color space is `NSNull`:
/// then with the numbers of files.
public final class CIContext: NSObject {
  private var rendering = CIRendering()

  public override init() { super.init() }
  /// Makes a context.
  ///
  /// - Parameter options: Its settings, of which the working color space counts.
  public convenience init(options: [String: AnyObject]?) {
    self.init()
    for (key, value) in options ?? [:] { take(value, key) }
  }
  /// Makes a context.
  ///
  /// - Parameter options: Its settings, of which the working color space counts.
  @_disfavoredOverload
  public convenience init(options: [CIContextOption: AnyObject]?) {
    self.init()
    for (key, value) in options ?? [:] { take(value, key.rawValue) }
  }

  private func take(_ value: AnyObject, _ key: String) {
    if key.utf8.elementsEqual(kCIContextWorkingColorSpace.utf8), heftHeld(value) is NSNull {
      rendering.isLinear = false
    }
  }

  /// Returns the pixels of a picture in a rectangle.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - rect: In pixels, y grows upward; widened to whole ones, and clear where the picture is not. Of an infinite one that
  ///     counts which the picture has.
  /// - Returns: The pixels; nil where there are none, or more than 8192 in a direction.
  public func createCGImage(_ image: CIImage, from rect: CGRect) -> CGImage! {
    var edges = CIEdges(rect)
    if !edges.isFinite { edges = edges.intersection(image.recipe.edges) }
    guard edges.isFinite, let bitmap = image.recipe.bitmap(CIArea(edges), rendering) else { return nil }
    return CGImage(bitmap)
  }
  /// Lets go of nothing: nothing is kept.
  public func clearCaches() {}
}

extension UIImage {
  /// Makes an image of a picture, with a pixel in each point.
  ///
  /// - Parameter ciImage: The picture; of one without edges, and of one with more than 8192 pixels in a direction, the image is
  ///   empty.
  public convenience init(ciImage: CIImage) { self.init(ciImage: ciImage, scale: 1, orientation: .up) }
  /// Makes an image of a picture.
  ///
  /// - Parameters:
  ///   - ciImage: The picture; of one without edges, and of one with more than 8192 pixels in a direction, the image is empty.
  ///   - scale: Pixels in a point; not above 0 is 1.
  ///   - orientation: Which way is up in the picture.
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
    let exif: Int32
    switch orientation {
    case .up: exif = 1
    case .upMirrored: exif = 2
    case .down: exif = 3
    case .downMirrored: exif = 4
    case .leftMirrored: exif = 5
    case .right: exif = 6
    case .rightMirrored: exif = 7
    case .left: exif = 8
    }
    let upright = ciImage.oriented(forExifOrientation: exif)
    if let pixels = CIContext().createCGImage(upright, from: upright.extent) {
      self.init(cgImage: pixels, scale: scale)
    } else {
      self.init()
    }
    KeptProperty.ciImage.set(ciImage, of: self)
  }

  /// The picture that the image was made of; nil where it was made of something else.
  public final var ciImage: CIImage? { KeptProperty.ciImage.value(of: self) }
}
