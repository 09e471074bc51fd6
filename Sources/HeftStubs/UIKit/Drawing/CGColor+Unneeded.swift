// Rarer members of colors and their spaces. All are sRGB here.

import Heft

public typealias CFString = String
public typealias CFURL = URL
public typealias CFTypeRef = AnyObject
public typealias CFBoolean = NSNumber
public var kCFBooleanTrue: CFBoolean! { NSNumber(value: true) }
public var kCFBooleanFalse: CFBoolean! { NSNumber(value: false) }

/// What the parts of a color are.
public enum CGColorSpaceModel: Int32, Sendable {
  case unknown = -1
  case monochrome, rgb, cmyk, lab, deviceN, indexed, pattern, XYZ
}

extension CGColorSpace {
  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
  public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
  public static let extendedLinearSRGB: CFString = "kCGColorSpaceExtendedLinearSRGB"
  public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
  public static let extendedDisplayP3: CFString = "kCGColorSpaceExtendedDisplayP3"
  public static let adobeRGB1998: CFString = "kCGColorSpaceAdobeRGB1998"
  public static let genericRGBLinear: CFString = "kCGColorSpaceGenericRGBLinear"
  public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
  public static let linearGray: CFString = "kCGColorSpaceLinearGray"
  public static let extendedGray: CFString = "kCGColorSpaceExtendedGray"
  public static let genericCMYK: CFString = "kCGColorSpaceGenericCMYK"
  public static let genericLab: CFString = "kCGColorSpaceGenericLab"

  public var model: CGColorSpaceModel { numberOfComponents == 1 ? .monochrome : .rgb }
  public var name: CFString? {
    numberOfComponents == 1 ? CGColorSpace.genericGrayGamma2_2 : CGColorSpace.sRGB
  }
  public var isWideGamutRGB: Bool { false }
  public var supportsOutput: Bool { true }
}

extension CGColor {
  /// A color by its parts; nil for a count that no color has.
  convenience init?(components: [CGFloat]) {
    switch components.count {
    case 2:
      self.init(red: components[0], green: components[0], blue: components[0], alpha: components[1])
    case 4...:
      self.init(red: components[0], green: components[1], blue: components[2], alpha: components[3])
    default: return nil
    }
  }

  /// A color by its parts in a space.
  ///
  /// - Parameters:
  ///   - space: Red, green and blue, or gray.
  ///   - components: The parts, and alpha behind them; nil is returned of fewer.
  public convenience init?(colorSpace space: CGColorSpace, components: [CGFloat]) {
    let count = space.numberOfComponents + 1
    if components.count < count { return nil }
    self.init(components: Array(components[..<count]))
  }

  /// A color from its parts in sRGB.
  ///
  /// - Parameters:
  ///   - srgbRed: 0...1.
  ///   - green: 0...1.
  ///   - blue: 0...1.
  ///   - alpha: 0...1.
  public convenience init(srgbRed: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: srgbRed, green: green, blue: blue, alpha: alpha)
  }

  /// A gray.
  ///
  /// - Parameters:
  ///   - gray: 0...1, from black to white.
  ///   - alpha: 0...1.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// A gray.
  ///
  /// - Parameters:
  ///   - gray: 0...1, from black to white.
  ///   - alpha: 0...1.
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// A mixture of printer's inks.
  ///
  /// - Parameters:
  ///   - cyan: 0...1.
  ///   - magenta: 0...1.
  ///   - yellow: 0...1.
  ///   - black: 0...1.
  ///   - alpha: 0...1.
  public convenience init(
    genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    let light = 1 - black
    self.init(
      red: (1 - cyan) * light, green: (1 - magenta) * light, blue: (1 - yellow) * light, alpha: alpha)
  }

  public static let white = CGColor(gray: 1, alpha: 1)
  public static let black = CGColor(gray: 0, alpha: 1)
  public static let clear = CGColor(gray: 0, alpha: 0)

  /// The same color with another opacity.
  ///
  /// - Parameter alpha: 0...1.
  /// - Returns: The color.
  public func copy(alpha: CGFloat) -> CGColor? {
    let parts = components ?? [0, 0, 0, 0]
    return CGColor(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
  }
  /// The color itself, which does not change.
  ///
  /// - Returns: The color.
  public func copy() -> CGColor? { self }

  /// Four.
  public var numberOfComponents: Int { 4 }
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }

  /// The color itself: it is in sRGB, whatever the space.
  ///
  /// - Parameters:
  ///   - space: Makes no difference.
  ///   - intent: Makes no difference.
  ///   - options: Make no difference.
  /// - Returns: The color.
  public func converted(
    to space: CGColorSpace, intent: CGColorRenderingIntent, options: [String: AnyObject]?
  ) -> CGColor? { self }
}
