import Heft

/// A color of a filter: red, green, blue and alpha, as sRGB has them.
public final class CIColor: NSObject {
  let parts: SIMD4<Double>

  /// Makes a color of its parts.
  ///
  /// - Parameters:
  ///   - red: 0...1; below and above are other colors than screens show.
  ///   - green: 0...1.
  ///   - blue: 0...1.
  ///   - alpha: 0...1, from clear to opaque.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    // What is no number is 0, and nothing is so far from a color that it makes numbers infinite.
    func part(_ value: CGFloat) -> Double { value.isNaN ? 0 : min(max(Double(value), -100), 100) }
    parts = SIMD4(part(red), part(green), part(blue), min(max(part(alpha), 0), 1))
    super.init()
  }
  /// Makes a color of another one.
  ///
  /// - Parameter cgColor: The color.
  public convenience init(cgColor: CGColor) {
    let parts = cgColor.components ?? []
    func part(_ index: Int) -> CGFloat { index < parts.count ? parts[index] : 0 }
    self.init(red: part(0), green: part(1), blue: part(2), alpha: cgColor.alpha)
  }
  /// Makes a color of another one.
  ///
  /// - Parameter color: The color, as it is in the app's appearance now.
  public convenience init(color: UIColor) { self.init(cgColor: color.cgColor) }
  /// Makes a color of a text.
  ///
  /// - Parameter string: Red, green, blue and, if it likes, alpha, with spaces between: `1.0 0.5 0.0 1.0`.
  public convenience init(string: String) {
    var (parts, count) = (SIMD4<Double>(0, 0, 0, 1), 0)
    for text in string.split(separator: " ") where count < 4 {
      parts[count] = Double(text) ?? 0
      count += 1
    }
    self.init(red: CGFloat(parts.x), green: CGFloat(parts.y), blue: CGFloat(parts.z), alpha: CGFloat(parts.w))
  }

  public var red: CGFloat { CGFloat(parts.x) }
  public var green: CGFloat { CGFloat(parts.y) }
  public var blue: CGFloat { CGFloat(parts.z) }
  public var alpha: CGFloat { CGFloat(parts.w) }
  /// 4.
  public var numberOfComponents: Int { 4 }
  /// The color's parts with spaces between.
  public var stringRepresentation: String { "\(red) \(green) \(blue) \(alpha)" }
}

extension UIColor {
  /// Makes a color of one of a filter.
  ///
  /// - Parameter ciColor: The color.
  public convenience init(ciColor: CIColor) {
    self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
  }
}
