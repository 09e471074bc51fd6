import Heft

extension UIImage {
  /// A picture of which a pixel between two caps is stretched, as iOS 4 had it.
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

/// How the numbers of a bitmap are laid out.
public struct CGBitmapInfo: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 31)
  public static let floatComponents = CGBitmapInfo(rawValue: 256)
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
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

/// What an emitter would emit.
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

/// What an animation has for a value, whatever it was written as.
public func heftAnimationValue(_ value: CAAnimationValue?) -> CAAnimationValue? { value }
public func heftAnimationValue(_ value: Int) -> CAAnimationValue? { CAAnimationValue(Double(value)) }
public func heftAnimationValue(_ value: Double) -> CAAnimationValue? { CAAnimationValue(value) }
public func heftAnimationValue(_ value: Float) -> CAAnimationValue? { CAAnimationValue(value) }
public func heftAnimationValue(_ value: NSNumber) -> CAAnimationValue? { CAAnimationValue(value.doubleValue) }
public func heftAnimationValue(_ value: CGPoint?) -> CAAnimationValue? { value.map { CAAnimationValue($0) } }
public func heftAnimationValue(_ value: CGSize?) -> CAAnimationValue? { value.map { CAAnimationValue($0) } }
public func heftAnimationValue(_ value: CGRect?) -> CAAnimationValue? { value.map { CAAnimationValue($0) } }
public func heftAnimationValue(_ value: CATransform3D?) -> CAAnimationValue? {
  value.map { CAAnimationValue($0) }
}
public func heftAnimationValue(_ value: CGAffineTransform?) -> CAAnimationValue? {
  value.map { CAAnimationValue($0) }
}
public func heftAnimationValue(_ value: CGColor?) -> CAAnimationValue? { CAAnimationValue(value) }
public func heftAnimationValue(_ value: CGPath?) -> CAAnimationValue? { CAAnimationValue(value) }
public func heftAnimationValue(_ value: [CGColor]) -> CAAnimationValue? { CAAnimationValue(value) }
public func heftAnimationValue(_ value: [Double]) -> CAAnimationValue? { CAAnimationValue(value) }
@_disfavoredOverload
public func heftAnimationValue(_ value: Double?) -> CAAnimationValue? { value.map { CAAnimationValue($0) } }
@_disfavoredOverload
public func heftAnimationValue(_ value: Float?) -> CAAnimationValue? { value.map { CAAnimationValue($0) } }
#if !hasFeature(Embedded)
  public func heftAnimationValue(_ value: CGFloat) -> CAAnimationValue? { CAAnimationValue(Double(value)) }
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

/// The values of a keyframe animation, of a list that was reckoned.
///
/// - Parameter values: The values.
/// - Returns: The values of an animation; nil if there is none.
public func heftAnimationValues(_ values: [CAAnimationValue]?) -> [CAAnimationValue]? { values }

/// The values of a keyframe animation, of a list that was reckoned.
///
/// - Parameter values: The values.
/// - Returns: The values of an animation; nil if there is none.
public func heftAnimationValues(_ values: [Double]) -> [CAAnimationValue]? {
  values.compactMap { heftAnimationValue($0) }
}

/// The values of a keyframe animation, of a list that was reckoned.
///
/// - Parameter values: The values.
/// - Returns: The values of an animation; nil if there is none.
public func heftAnimationValues(_ values: [Int]) -> [CAAnimationValue]? {
  values.compactMap { heftAnimationValue($0) }
}

/// The values of a keyframe animation, of a list that was reckoned.
///
/// - Parameter values: The values.
/// - Returns: The values of an animation; nil if there is none.
public func heftAnimationValues(_ values: [Float]) -> [CAAnimationValue]? {
  values.compactMap { heftAnimationValue($0) }
}

/// The values of a keyframe animation, of a list that was reckoned.
///
/// - Parameter values: The values.
/// - Returns: The values of an animation; nil if there is none.
public func heftAnimationValues(_ values: [NSNumber]) -> [CAAnimationValue]? {
  values.compactMap { heftAnimationValue($0) }
}

/// The values of a keyframe animation, of a list that was reckoned.
///
/// - Parameter values: The values.
/// - Returns: The values of an animation; nil if there is none.
public func heftAnimationValues(_ values: [CGPoint]) -> [CAAnimationValue]? {
  values.compactMap { heftAnimationValue($0) }
}

/// The values of a keyframe animation, of a list that was reckoned.
///
/// - Parameter values: The values.
/// - Returns: The values of an animation; nil if there is none.
public func heftAnimationValues(_ values: [CGRect]) -> [CAAnimationValue]? {
  values.compactMap { heftAnimationValue($0) }
}

/// The values of a keyframe animation, of a list that was reckoned.
///
/// - Parameter values: The values.
/// - Returns: The values of an animation; nil if there is none.
public func heftAnimationValues(_ values: [CGColor]) -> [CAAnimationValue]? {
  values.compactMap { heftAnimationValue($0) }
}

/// The values of a keyframe animation, of a list that was reckoned.
///
/// - Parameter values: The values.
/// - Returns: The values of an animation; nil if there is none.
public func heftAnimationValues(_ values: [CGPath]) -> [CAAnimationValue]? {
  values.compactMap { heftAnimationValue($0) }
}
#if !hasFeature(Embedded)

  /// The values of a keyframe animation, of a list that was reckoned.
  ///
  /// - Parameter values: The values.
  /// - Returns: The values of an animation; nil if there is none.
  public func heftAnimationValues(_ values: [CGFloat]) -> [CAAnimationValue]? {
    values.compactMap { heftAnimationValue($0) }
  }
#endif
