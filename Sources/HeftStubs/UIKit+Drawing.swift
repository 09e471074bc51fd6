import Heft

extension UIImage {
  /// A picture of which a pixel between two caps is stretched, as iOS 4 had it.
  ///
  /// - Parameters:
  ///   - left: The left.
  ///   - top: The top.
  /// - Returns: The value.
  public final func stretchableImage(withLeftCapWidth left: Int, topCapHeight top: Int) -> UIImage {
    let right = left > 0 ? max(size.width - CGFloat(left) - 1, 0) : 0
    let bottom = top > 0 ? max(size.height - CGFloat(top) - 1, 0) : 0
    return resizableImage(
      withCapInsets: UIEdgeInsets(top: CGFloat(top), left: CGFloat(left), bottom: bottom, right: right),
      resizingMode: .stretch)
  }

  /// Always upright.
  public final var imageOrientation: Orientation { .up }
}

extension UIImage {
  /// The picture as a shape, in the tint of the view that shows it; pixels are tinted with the color.
  ///
  /// - Parameters:
  ///   - color: The color.
  ///   - renderingMode: Left aside.
  /// - Returns: The picture.
  public final func withTintColor(_ color: UIColor, renderingMode: RenderingMode = .alwaysOriginal) -> UIImage
  {
    guard cgImage != nil else {
      Stub.say("UIImage.withTintColor", "a picture that is not pixels takes the tint of its view.")
      return withRenderingMode(.alwaysTemplate)
    }
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      draw(in: CGRect(origin: .zero, size: size))
      context.cgContext.setBlendMode(.sourceIn)
      context.cgContext.setFillColor(color.cgColor)
      context.fill(CGRect(origin: .zero, size: size))
    }
  }

  /// A picture from a PNG, JPEG or GIF file of the app or its bundle; nil where there is none.
  ///
  /// - Parameter path: The file's path.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  /// A picture by its name.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - bundle: Makes no difference: there is one.
  ///   - traitCollection: Makes no difference: the picture follows the view that shows it.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name)
  }

  /// Fills a rectangle of the current context with copies of the picture.
  ///
  /// - Parameter rect: In the context's points.
  public final func drawAsPattern(in rect: CGRect) {
    guard size.width >= 1, size.height >= 1, let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.clip(to: rect)
    var y = rect.minY
    while y < rect.maxY {
      var x = rect.minX
      while x < rect.maxX {
        draw(at: CGPoint(x: x, y: y))
        x += size.width
      }
      y += size.height
    }
    context.restoreGState()
  }

  /// The picture itself: everything is laid out from left to right here.
  ///
  /// - Returns: The picture.
  public final func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }
  public final var alignmentRectInsets: UIEdgeInsets { .zero }
  /// The picture itself: all of it counts in a layout.
  ///
  /// - Parameter insets: Make no difference.
  /// - Returns: The picture.
  public final func withAlignmentRectInsets(_ insets: UIEdgeInsets) -> UIImage { self }
}

extension UIColor {
  /// A color of the wider space P3, which is taken for sRGB.
  ///
  /// - Parameters:
  ///   - displayP3Red: 0...1.
  ///   - green: 0...1.
  ///   - blue: 0...1.
  ///   - alpha: 0...1, from clear to opaque.
  public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: displayP3Red, green: green, blue: blue, alpha: alpha)
  }

  /// The color in the middle of a picture of pixels: patterns are not drawn here.
  ///
  /// - Parameter patternImage: The picture.
  public convenience init(patternImage: UIImage) {
    Stub.say(
      "UIColor(patternImage:)", "the color in the picture's middle is taken; drawAsPattern(in:) draws it.")
    guard let image = patternImage.cgImage,
      let pixel = CGContext(
        data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    else {
      self.init(white: 0.5, alpha: 1)
      return
    }
    let (width, height) = (CGFloat(image.width), CGFloat(image.height))
    pixel.draw(image, in: CGRect(x: -width / 2, y: -height / 2, width: width, height: height))
    guard let bytes = pixel.data?.assumingMemoryBound(to: UInt8.self) else {
      self.init(white: 0.5, alpha: 1)
      return
    }
    let alpha = CGFloat(bytes[3]) / 255
    func part(_ index: Int) -> CGFloat { alpha > 0 ? CGFloat(bytes[index]) / 255 / alpha : 0 }
    self.init(red: part(0), green: part(1), blue: part(2), alpha: alpha)
  }
}

extension CGContext {
  public final var textMatrix: CGAffineTransform {
    get { .identity }
    set {}
  }
  /// Changes nothing: curves are smooth.
  ///
  /// - Parameter flatness: Makes no difference.
  public final func setFlatness(_ flatness: CGFloat) {}
}

extension UIBezierPath {
  public final var flatness: CGFloat {
    get { 0.6 }
    set {}
  }
}

/// How the numbers of a bitmap are laid out.
public struct CGBitmapInfo: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 31)
  public static let floatComponents = CGBitmapInfo(rawValue: 256)
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}

/// A layer that is there for what stands in it. Depth is flattened at each layer here, also in this one.
open class CATransformLayer: CALayer {
  public override init() {
    super.init()
    Stub.say("CATransformLayer", "its layers lie in its own plane here.")
  }
}

/// Layers whose copies are not made here: what is in them is shown once.
open class CAReplicatorLayer: CALayer {
  public final var instanceCount = 1
  public final var instanceDelay: CFTimeInterval = 0
  public final var instanceTransform = CATransform3DIdentity
  public final var instanceColor: CGColor?
  public final var instanceRedOffset: Float = 0
  public final var instanceGreenOffset: Float = 0
  public final var instanceBlueOffset: Float = 0
  public final var instanceAlphaOffset: Float = 0

  public override init() {
    super.init()
    Stub.say("CAReplicatorLayer", "its layers are shown once here.")
  }
}

/// A cell that an emitter would emit.
open class CAEmitterCell: NSObject {
  public final var birthRate: Float = 0
  public final var lifetime: Float = 0
  public final var lifetimeRange: Float = 0
  public final var velocity: CGFloat = 0
  public final var velocityRange: CGFloat = 0
  public final var emissionLongitude: CGFloat = 0
  public final var emissionLatitude: CGFloat = 0
  public final var emissionRange: CGFloat = 0
  public final var spin: CGFloat = 0
  public final var spinRange: CGFloat = 0
  public final var scale: CGFloat = 1
  public final var scaleRange: CGFloat = 0
  public final var scaleSpeed: CGFloat = 0
  public final var alphaRange: Float = 0
  public final var alphaSpeed: Float = 0
  public final var xAcceleration: CGFloat = 0
  public final var yAcceleration: CGFloat = 0
  public final var color: CGColor?
  public final var contents: CGImage?
  public final var name: String?
  public final var isEnabled = true
  public final var emitterCells: [CAEmitterCell]?

  public override init() { super.init() }
}

/// A layer that emits nothing here.
open class CAEmitterLayer: CALayer {
  public final var emitterCells: [CAEmitterCell]?
  public final var emitterPosition = CGPoint.zero
  public final var emitterSize = CGSize.zero
  public final var emitterShape = CAEmitterLayerEmitterShape.point
  public final var emitterMode = CAEmitterLayerEmitterMode.volume
  public final var renderMode = CAEmitterLayerRenderMode.unordered
  public final var birthRate: Float = 1
  public final var lifetime: Float = 1
  public final var velocity: Float = 1
  public final var scale: Float = 1

  public override init() {
    super.init()
    Stub.say("CAEmitterLayer", "nothing is emitted here.")
  }
}

public enum CAEmitterLayerEmitterShape: Sendable { case point, line, rectangle, circle, cuboid, sphere }
public enum CAEmitterLayerEmitterMode: Sendable { case points, outline, surface, volume }
public enum CAEmitterLayerRenderMode: Sendable {
  case unordered, oldestFirst, oldestLast, backToFront, additive
}

extension CATextLayer {
  public final var truncationMode: CATextLayerTruncationMode {
    get { .none }
    set {}
  }
}
public enum CATextLayerTruncationMode: Sendable { case none, start, end, middle }

extension CADisplayLink {
  /// A frame every so many of the screen's, which is always each one here.
  public final var frameInterval: Int {
    get { 1 }
    set {}
  }
}

/// Returns the value of an animation, whatever it was written as.
/// - Parameter value: The value.
public func heftAnimationValue(_ value: CAAnimationValue?) -> CAAnimationValue? { value }
/// `heftAnimationValue`, as older apps call it.
///
/// - Parameter value: The value.
/// - Returns: The value; nil if there is none.
public func heftAnimationValue(_ value: Int) -> CAAnimationValue? { CAAnimationValue(Double(value)) }
/// `heftAnimationValue`, as older apps call it.
///
/// - Parameter value: The value.
/// - Returns: The value; nil if there is none.
public func heftAnimationValue(_ value: Double) -> CAAnimationValue? { CAAnimationValue(value) }
/// `heftAnimationValue`, as older apps call it.
///
/// - Parameter value: The value.
/// - Returns: The value; nil if there is none.
public func heftAnimationValue(_ value: Float) -> CAAnimationValue? { CAAnimationValue(value) }
/// `heftAnimationValue`, as older apps call it.
///
/// - Parameter value: The value.
/// - Returns: The value; nil if there is none.
public func heftAnimationValue(_ value: NSNumber) -> CAAnimationValue? { CAAnimationValue(value.doubleValue) }
/// `heftAnimationValue`, as older apps call it.
///
/// - Parameter value: The value.
/// - Returns: The value; nil if there is none.
public func heftAnimationValue(_ value: CGPoint?) -> CAAnimationValue? { value.map { CAAnimationValue($0) } }
/// `heftAnimationValue`, as older apps call it.
///
/// - Parameter value: The value.
/// - Returns: The value; nil if there is none.
public func heftAnimationValue(_ value: CGSize?) -> CAAnimationValue? { value.map { CAAnimationValue($0) } }
/// `heftAnimationValue`, as older apps call it.
///
/// - Parameter value: The value.
/// - Returns: The value; nil if there is none.
public func heftAnimationValue(_ value: CGRect?) -> CAAnimationValue? { value.map { CAAnimationValue($0) } }
/// `heftAnimationValue`, as older apps call it.
///
/// - Parameter value: The value.
/// - Returns: The value; nil if there is none.
public func heftAnimationValue(_ value: CATransform3D?) -> CAAnimationValue? {
  value.map { CAAnimationValue($0) }
}
/// `heftAnimationValue`, as older apps call it.
///
/// - Parameter value: The value.
/// - Returns: The value; nil if there is none.
public func heftAnimationValue(_ value: CGAffineTransform?) -> CAAnimationValue? {
  value.map { CAAnimationValue($0) }
}
/// `heftAnimationValue`, as older apps call it.
///
/// - Parameter value: The value.
/// - Returns: The value; nil if there is none.
public func heftAnimationValue(_ value: CGColor?) -> CAAnimationValue? { CAAnimationValue(value) }
/// `heftAnimationValue`, as older apps call it.
///
/// - Parameter value: The value.
/// - Returns: The value; nil if there is none.
public func heftAnimationValue(_ value: CGPath?) -> CAAnimationValue? { CAAnimationValue(value) }
/// `heftAnimationValue`, as older apps call it.
///
/// - Parameter value: The value.
/// - Returns: The value; nil if there is none.
public func heftAnimationValue(_ value: [CGColor]) -> CAAnimationValue? { CAAnimationValue(value) }
/// `heftAnimationValue`, as older apps call it.
///
/// - Parameter value: The value.
/// - Returns: The value; nil if there is none.
public func heftAnimationValue(_ value: [CGColor]?) -> CAAnimationValue? {
  value.map { CAAnimationValue($0) }
}
/// `heftAnimationValue`, as older apps call it.
///
/// - Parameter value: The value.
/// - Returns: The value; nil if there is none.
public func heftAnimationValue(_ value: [Double]) -> CAAnimationValue? { CAAnimationValue(value) }
/// `heftAnimationValue`, as older apps call it.
///
/// - Parameter value: The value.
/// - Returns: The value; nil if there is none.
@_disfavoredOverload
public func heftAnimationValue(_ value: Double?) -> CAAnimationValue? { value.map { CAAnimationValue($0) } }
/// `heftAnimationValue`, as older apps call it.
///
/// - Parameter value: The value.
/// - Returns: The value; nil if there is none.
@_disfavoredOverload
public func heftAnimationValue(_ value: Float?) -> CAAnimationValue? { value.map { CAAnimationValue($0) } }
#if !hasFeature(Embedded)
  /// `heftAnimationValue`, as older apps call it.
  ///
  /// - Parameter value: The value.
  /// - Returns: The value; nil if there is none.
  public func heftAnimationValue(_ value: CGFloat) -> CAAnimationValue? { CAAnimationValue(Double(value)) }
  /// `heftAnimationValue`, as older apps call it.
  ///
  /// - Parameter value: The value.
  /// - Returns: The value; nil if there is none.
  @_disfavoredOverload
  public func heftAnimationValue(_ value: CGFloat?) -> CAAnimationValue? {
    value.map { CAAnimationValue(Double($0)) }
  }
#endif

extension UIButton {
  /// Buttons that are a symbol.
  public enum SymbolType: Int, Sendable {
    case detailDisclosure = 2, infoLight, infoDark, contactAdd, close = 7
  }

  /// Makes one.
  ///
  /// - Parameter type: The type.
  public convenience init(type: SymbolType) {
    self.init(type: ButtonType.system)
    switch type {
    case .contactAdd: setTitle("+", for: .normal)
    case .close: setTitle("×", for: .normal)
    case .detailDisclosure, .infoLight, .infoDark: setTitle("ⓘ", for: .normal)
    }
    titleLabel?.font = .systemFont(ofSize: 20)
    sizeToFit()
  }
}

/// The values of a keyframe animation, of a list that was computed.
///
/// - Parameter values: The values.
/// - Returns: The values of an animation; nil if there is none.
public func heftAnimationValues(_ values: [CAAnimationValue]?) -> [CAAnimationValue]? { values }

/// The values of a keyframe animation, of a list that was computed.
///
/// - Parameter values: The values.
/// - Returns: The values of an animation; nil if there is none.
public func heftAnimationValues(_ values: [Double]) -> [CAAnimationValue]? {
  values.compactMap { heftAnimationValue($0) }
}

/// The values of a keyframe animation, of a list that was computed.
///
/// - Parameter values: The values.
/// - Returns: The values of an animation; nil if there is none.
public func heftAnimationValues(_ values: [Int]) -> [CAAnimationValue]? {
  values.compactMap { heftAnimationValue($0) }
}

/// The values of a keyframe animation, of a list that was computed.
///
/// - Parameter values: The values.
/// - Returns: The values of an animation; nil if there is none.
public func heftAnimationValues(_ values: [Float]) -> [CAAnimationValue]? {
  values.compactMap { heftAnimationValue($0) }
}

/// The values of a keyframe animation, of a list that was computed.
///
/// - Parameter values: The values.
/// - Returns: The values of an animation; nil if there is none.
public func heftAnimationValues(_ values: [NSNumber]) -> [CAAnimationValue]? {
  values.compactMap { heftAnimationValue($0) }
}

/// The values of a keyframe animation, of a list that was computed.
///
/// - Parameter values: The values.
/// - Returns: The values of an animation; nil if there is none.
public func heftAnimationValues(_ values: [CGPoint]) -> [CAAnimationValue]? {
  values.compactMap { heftAnimationValue($0) }
}

/// The values of a keyframe animation, of a list that was computed.
///
/// - Parameter values: The values.
/// - Returns: The values of an animation; nil if there is none.
public func heftAnimationValues(_ values: [CGRect]) -> [CAAnimationValue]? {
  values.compactMap { heftAnimationValue($0) }
}

/// The values of a keyframe animation, of a list that was computed.
///
/// - Parameter values: The values.
/// - Returns: The values of an animation; nil if there is none.
public func heftAnimationValues(_ values: [CGColor]) -> [CAAnimationValue]? {
  values.compactMap { heftAnimationValue($0) }
}

/// The values of a keyframe animation, of a list that was computed.
///
/// - Parameter values: The values.
/// - Returns: The values of an animation; nil if there is none.
public func heftAnimationValues(_ values: [CGPath]) -> [CAAnimationValue]? {
  values.compactMap { heftAnimationValue($0) }
}
#if !hasFeature(Embedded)

  /// The values of a keyframe animation, of a list that was computed.
  ///
  /// - Parameter values: The values.
  /// - Returns: The values of an animation; nil if there is none.
  public func heftAnimationValues(_ values: [CGFloat]) -> [CAAnimationValue]? {
    values.compactMap { heftAnimationValue($0) }
  }
#endif

extension CAGradientLayerType {
  /// Colors around the start: there are none such here, and they lie along the line to the end.
  public static var conic: CAGradientLayerType {
    Stub.say("CAGradientLayer.type", "there are no conic gradients here; the colors lie along a line.")
    return .axial
  }
}
