import Heft

public let kCIInputImageKey = "inputImage"
public let kCIInputRadiusKey = "inputRadius"
public let kCIInputIntensityKey = "inputIntensity"
public let kCIInputScaleKey = "inputScale"
public let kCIInputCenterKey = "inputCenter"
public let kCIInputTransformKey = "inputTransform"
public let kCIInputAngleKey = "inputAngle"
public let kCIInputBrightnessKey = "inputBrightness"
public let kCIInputContrastKey = "inputContrast"
public let kCIInputSaturationKey = "inputSaturation"
public let kCIInputColorKey = "inputColor"
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
public let kCIOutputImageKey = "outputImage"

/// A picture that filters would change.
public final class CIImage: NSObject {
  fileprivate let image: UIImage

  /// Makes a picture of an image.
  ///
  /// - Parameter image: The image.
  public init?(image: UIImage) {
    self.image = image
    super.init()
  }
  /// Makes a picture of pixels.
  ///
  /// - Parameter cgImage: The pixels.
  public init(cgImage: CGImage) {
    image = UIImage(cgImage: cgImage)
    super.init()
  }
  fileprivate init(_ image: UIImage) {
    self.image = image
    super.init()
  }

  public var extent: CGRect { CGRect(origin: .zero, size: image.size) }
  /// Returns the picture as it is.
  ///
  /// - Parameter rect: Left aside.
  /// - Returns: The picture.
  public func cropped(to rect: CGRect) -> CIImage { self }
  /// Returns the picture as it is.
  ///
  /// - Parameter rect: Left aside.
  /// - Returns: The picture.
  public func cropping(to rect: CGRect) -> CIImage { self }
  /// Returns the picture as it is.
  ///
  /// - Parameter transform: Left aside.
  /// - Returns: The picture.
  public func transformed(by transform: CGAffineTransform) -> CIImage { self }
  /// Returns the picture as it is.
  ///
  /// - Returns: The picture.
  public func clampedToExtent() -> CIImage { self }
  /// Returns the picture as it is: there are no filters here.
  ///
  /// - Parameter name: The filter, which the console says that there is none of.
  /// - Returns: The picture.
  public func applyingFilter(_ name: String) -> CIImage {
    _ = CIFilter(name: name)
    return self
  }

  /// Returns the picture as it is: there are no filters here.
  ///
  /// - Parameters:
  ///   - name: The filter, which the console says that there is none of.
  ///   - parameters: Left aside.
  /// - Returns: The picture.
  public func applyingFilter(_ name: String, parameters: [String: AnyObject]) -> CIImage {
    applyingFilter(name)
  }
}

/// A filter that leaves its picture as it is.
public final class CIFilter: NSObject {
  public let name: String
  private var input: CIImage?

  /// Makes a filter; the console says once that pictures stay as they are.
  ///
  /// - Parameter name: Its name.
  public init?(name: String) {
    self.name = name
    super.init()
    Stub.say("CIFilter", "pictures stay as they are here.")
  }

  public func setValue(_ image: CIImage?, forKey key: String) {
    if key == kCIInputImageKey { input = image }
  }
  @_disfavoredOverload
  public func setValue<Value>(_ value: Value, forKey key: String) {}
  public func setDefaults() {}
  public var outputImage: CIImage? { input }
  public func value(forKey key: String) -> CIImage? { input }
}

/// Makes pictures of what filters say.
public final class CIContext: NSObject {
  public override init() { super.init() }
  public convenience init(options: [String: AnyObject]?) { self.init() }
  public func createCGImage(_ image: CIImage, from rect: CGRect) -> CGImage! { image.image.cgImage }
}

/// A color of a filter.
public final class CIColor: NSObject {
  /// Makes a color, which nothing asks for.
  ///
  /// - Parameter color: Left aside.
  public init(color: UIColor) { super.init() }
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) { super.init() }
}

/// A place or a list of numbers of a filter.
public final class CIVector: NSObject {
  /// Makes a place, which nothing asks for.
  ///
  /// - Parameters:
  ///   - x: Left aside.
  ///   - y: Left aside.
  public init(x: CGFloat, y: CGFloat) { super.init() }
  /// Makes a place, which nothing asks for.
  ///
  /// - Parameter cgPoint: Left aside.
  public init(cgPoint: CGPoint) { super.init() }
}

extension UIImage {
  /// The picture that a filter was given.
  public convenience init(ciImage: CIImage) {
    if let pixels = ciImage.image.cgImage {
      self.init(cgImage: pixels, scale: ciImage.image.scale)
    } else {
      self.init()
    }
  }
}
