import Heft
import Ink

/// A filter that makes a picture of pictures, numbers, colors and places, each by its key.
///
/// `CISepiaTone`, `CITemperatureAndTint`, `CIVibrance`, `CIVignette` and the photo effects come near the platform's look, whose
/// numbers nobody has published; the other filters do what their documentation says.
public final class CIFilter: NSObject {
  public let name: String
  let kind: CIFilterKind
  private var values: [(key: String, value: AnyObject)] = []

  /// Makes a filter that takes what it does by itself. The console says of one that is not made here that its picture stays as
  /// it is.
  ///
  /// - Parameter name: Its name; nil is returned where the platform has no such filter.
  public convenience init?(name: String) { self.init(name: name, parameters: nil) }
  /// Makes a filter.
  ///
  /// - Parameters:
  ///   - name: Its name; nil is returned where the platform has no such filter.
  ///   - parameters: What it takes, by their keys; the rest is as it takes it by itself.
  public init?(name: String, parameters: [String: AnyObject]?) {
    guard let kind = CIFilterKind(named: name) else { return nil }
    self.name = name
    self.kind = kind
    super.init()
    setDefaults()
    for (key, value) in parameters ?? [:] { setValue(value, forKey: key) }
    if kind == .other {
      Stub.say("CIFilter", "only the common filters are made here; others leave pictures as they are.")
      Stub.say(name, "this filter is not made here: its picture stays as it is.")
    }
  }
  /// Makes a filter, as older apps call it.
  ///
  /// - Parameters:
  ///   - name: Its name; nil is returned where the platform has no such filter.
  ///   - parameters: What it takes, by their keys; the rest is as it takes it by itself.
  public convenience init?(name: String, withInputParameters parameters: [String: AnyObject]?) {
    self.init(name: name, parameters: parameters)
  }

  /// Gives the filter an object: a picture, a color, a place, a number or a map.
  ///
  /// - Parameters:
  ///   - value: The object; nil takes away what is there.
  ///   - key: What it is for.
  public func setValue(_ value: AnyObject?, forKey key: String) {
    values.removeAll { $0.key.utf8.elementsEqual(key.utf8) }
    if let value { values.append((key, heftHeld(value))) }
  }
  /// Gives the filter a number.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - key: What it is for.
  public func setValue(_ value: Double, forKey key: String) { setValue(NSNumber(value: value), forKey: key) }
  /// Gives the filter a number.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - key: What it is for.
  public func setValue(_ value: Float, forKey key: String) { setValue(Double(value), forKey: key) }
  /// Gives the filter a number.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - key: What it is for.
  public func setValue(_ value: Int, forKey key: String) { setValue(Double(value), forKey: key) }
  #if !hasFeature(Embedded)
    // In a page it is a `Double`.
    /// Gives the filter a number.
    ///
    /// - Parameters:
    ///   - value: The number.
    ///   - key: What it is for.
    public func setValue(_ value: CGFloat, forKey key: String) { setValue(Double(value), forKey: key) }
  #endif
  /// Gives the filter a truth, which counts as 1 or 0.
  ///
  /// - Parameters:
  ///   - value: The truth.
  ///   - key: What it is for.
  public func setValue(_ value: Bool, forKey key: String) { setValue(value ? 1.0 : 0.0, forKey: key) }
  /// Leaves the filter as it is: it takes nothing of that kind.
  ///
  /// - Parameters:
  ///   - value: Left aside.
  ///   - key: Left aside.
  @_disfavoredOverload
  public func setValue<Value>(_ value: Value, forKey key: String) {}

  /// Returns what the filter has, or its picture.
  ///
  /// - Parameter key: What it is for.
  /// - Returns: A picture, a color, a place, a number or a map as an object; nil where there is none.
  public func value(forKey key: String) -> AnyObject? {
    if key.utf8.elementsEqual(kCIOutputImageKey.utf8) { return outputImage }
    return values.first { $0.key.utf8.elementsEqual(key.utf8) }?.value
  }

  /// Gives the filter the numbers, colors and places that it takes by itself.
  public func setDefaults() { setOwnDefaults() }
  /// The keys of what the filter takes.
  public var inputKeys: [String] {
    let filter = CIFilter(plain: self)
    var keys = CIFilter.pictureKeys(of: kind)
    for entry in filter.values { keys.append(entry.key) }
    return keys
  }
  /// The key of the filter's picture.
  public var outputKeys: [String] { [kCIOutputImageKey] }

  /// A filter of the same kind as it is made.
  private init(plain other: CIFilter) {
    name = other.name
    kind = other.kind
    super.init()
    setOwnDefaults()
  }

  private static func pictureKeys(of kind: CIFilterKind) -> [String] {
    var keys: [String] = []
    switch kind {
    case .constantColor, .linearGradient, .radialGradient: break
    case .sourceOver, .multiply:
      keys.append(kCIInputImageKey)
      keys.append(kCIInputBackgroundImageKey)
    case .affineTransform, .affineClamp:
      keys.append(kCIInputImageKey)
      keys.append(kCIInputTransformKey)
    default: keys.append(kCIInputImageKey)
    }
    return keys
  }

  /// The picture that the filter makes; nil while it has none to make it of.
  public var outputImage: CIImage? {
    switch kind {
    case .constantColor: return CIImage(CIColorRecipe(color(kCIInputColorKey)))
    case .linearGradient:
      let colors = (color("inputColor0"), color("inputColor1"))
      return CIImage(CIGradientRecipe(from: point("inputPoint0"), to: point("inputPoint1"), colors: colors))
    case .radialGradient:
      let center = point(kCIInputCenterKey)
      return CIImage(
        CIGradientRecipe(
          from: center, to: center, radii: (number("inputRadius0"), number("inputRadius1")),
          colors: (color("inputColor0"), color("inputColor1"))))
    default: return picture(kCIInputImageKey).map { output(of: $0) }
    }
  }

  // MARK: Inside

  func picture(_ key: String) -> CIImage? { value(forKey: key) as? CIImage }

  /// A number; NaN is 0, and an infinite one a million million.
  func number(_ key: String) -> Double {
    guard let value = value(forKey: key) else { return 0 }
    let number = (value as? NSNumber)?.doubleValue ?? HeftBox<Double>.value(in: value) ?? 0
    return number.isNaN ? 0 : min(max(number, -1e12), 1e12)
  }

  /// Red, green, blue and alpha; black where there is no color.
  func color(_ key: String) -> SIMD4<Double> {
    let value = value(forKey: key)
    if let color = value as? UIColor { return CIColor(color: color).parts }
    return (value as? CIColor)?.parts ?? SIMD4(0, 0, 0, 1)
  }

  /// Four numbers of a list, none of them too large for a pixel's place; those that are missing are 0.
  func list(_ key: String) -> SIMD4<Double> {
    guard let vector = value(forKey: key) as? CIVector else { return SIMD4() }
    func part(_ index: Int) -> Double {
      let number = Double(vector.value(at: index))
      return number.isNaN ? 0 : min(max(number, -1e8), 1e8)
    }
    return SIMD4(part(0), part(1), part(2), part(3))
  }

  func point(_ key: String) -> Point {
    let list = list(key)
    return Point(list.x, list.y)
  }

  /// The map under `inputTransform`; the one that changes nothing where there is none.
  var map: Affine {
    guard let value = value(forKey: kCIInputTransformKey) else { return .identity }
    let transform = (value as? NSValue)?.cgAffineTransformValue ?? HeftBox<CGAffineTransform>.value(in: value)
    return transform.map { Affine($0) } ?? .identity
  }
}
