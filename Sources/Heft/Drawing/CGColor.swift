import Ink

/// A color that is the same in light and dark: what a context draws with and a layer's border has.
public final class CGColor: NSObject, @unchecked Sendable {
  let rgba: RGBA

  init(_ rgba: RGBA) {
    self.rgba = rgba
  }

  /// A color from its parts, 0...1 each in sRGB, as `UIColor` takes them.
  ///
  /// - Parameters:
  ///   - red: 0...1.
  ///   - green: 0...1.
  ///   - blue: 0...1.
  ///   - alpha: 0...1, from clear to opaque.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(RGBA(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha)))
  }

  /// The opacity, 0...1.
  public var alpha: CGFloat { CGFloat(rgba.alpha) }

  /// Red, green, blue and alpha, 0...1 each.
  public var components: [CGFloat]? {
    [CGFloat(rgba.red), CGFloat(rgba.green), CGFloat(rgba.blue), CGFloat(rgba.alpha)]
  }

  /// The color as a pixel.
  var pixel: UInt32 {
    premultiplied(red: rgba.red, green: rgba.green, blue: rgba.blue, alpha: rgba.alpha)
  }
}

extension UIColor {
  /// The color as it is in the running app's appearance now.
  public var cgColor: CGColor {
    CGColor(rgba(in: AppProcess.current?.traits.colors ?? .light))
  }

  /// A color that is the same in light and dark.
  ///
  /// - Parameter cgColor: The color.
  public convenience init(cgColor: CGColor) {
    let color = cgColor.rgba
    self.init(
      red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue),
      alpha: CGFloat(color.alpha))
  }

  /// Makes this the color of the current context's lines. Without a context nothing happens.
  public func setStroke() {
    UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
  }

  /// Makes this the color that the current context fills with. Without a context nothing happens.
  public func setFill() {
    UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
  }

  /// Makes this the color of the current context's lines and fillings.
  public func set() {
    setStroke()
    setFill()
  }
}
