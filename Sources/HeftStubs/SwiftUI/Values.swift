import Heft

// SwiftUI, declared so that an app with a few such screens compiles. No view is drawn.

/// A text that is looked up in the app's translations.
public struct LocalizedStringKey: ExpressibleByStringInterpolation {
  /// The text's parts.
  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation<Value>(_ value: Value) {}
    public mutating func appendInterpolation<Value>(_ value: Value, specifier: String) {}
    public mutating func appendInterpolation<Value>(_ value: Value, style: Text.DateStyle) {}
  }
  /// - Parameter value: The text.
  public init(_ value: String) {}
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: StringInterpolation) {}
}

/// A color, which is a view too.
public struct Color: View, Hashable {
  public static var black: Color { Color() }
  public static var blue: Color { Color() }
  public static var brown: Color { Color() }
  public static var clear: Color { Color() }
  public static var cyan: Color { Color() }
  public static var gray: Color { Color() }
  public static var green: Color { Color() }
  public static var indigo: Color { Color() }
  public static var mint: Color { Color() }
  public static var orange: Color { Color() }
  public static var pink: Color { Color() }
  public static var purple: Color { Color() }
  public static var red: Color { Color() }
  public static var teal: Color { Color() }
  public static var white: Color { Color() }
  public static var yellow: Color { Color() }
  public static var accentColor: Color { Color() }
  public static var primary: Color { Color() }
  public static var secondary: Color { Color() }

  /// How the parts of a color are meant.
  public enum RGBColorSpace { case sRGB, sRGBLinear, displayP3 }

  init() {}
  /// - Parameter name: A color set's name.
  public init(_ name: String, bundle: Bundle? = nil) {}
  /// - Parameter color: A color of UIKit's.
  public init(_ color: UIColor) {}
  /// - Parameter uiColor: A color of UIKit's.
  public init(uiColor: UIColor) {}
  /// The color of a red, a green and a blue, each from 0 to 1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {}
  /// A gray, from 0 to 1.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {}
  /// The color of a hue, a saturation and a brightness, each from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {}
  /// - Parameter opacity: From 0 to 1.
  /// - Returns: The color with that opacity.
  public func opacity(_ opacity: Double) -> Color { self }
}

/// A font.
public struct Font: Hashable {
  /// How heavy a font is.
  public enum Weight: Hashable {
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }
  /// The family of a font.
  public enum Design: Hashable { case `default`, serif, rounded, monospaced }
  /// What a text is for.
  public enum TextStyle: Hashable, CaseIterable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
  }
  public static var largeTitle: Font { Font() }
  public static var title: Font { Font() }
  public static var title2: Font { Font() }
  public static var title3: Font { Font() }
  public static var headline: Font { Font() }
  public static var subheadline: Font { Font() }
  public static var body: Font { Font() }
  public static var callout: Font { Font() }
  public static var footnote: Font { Font() }
  public static var caption: Font { Font() }
  public static var caption2: Font { Font() }

  init() {}
  /// - Parameter font: A font of UIKit's.
  public init(_ font: UIFont) {}
  /// - Returns: The system's font of a size.
  public static func system(size: CGFloat, weight: Weight = .regular, design: Design = .default) -> Font {
    Font()
  }
  /// - Returns: The system's font for a text.
  public static func system(_ style: TextStyle, design: Design = .default) -> Font { Font() }
  /// - Returns: A font by its name.
  public static func custom(_ name: String, size: CGFloat) -> Font { Font() }
  /// - Returns: The font, as heavy as said.
  public func weight(_ weight: Weight) -> Font { self }
  /// - Returns: The font, bold.
  public func bold() -> Font { self }
  /// - Returns: The font, slanted.
  public func italic() -> Font { self }
  /// - Returns: The font with digits of one width.
  public func monospacedDigit() -> Font { self }
}

/// A side of a rectangle.
public enum Edge: Int8, CaseIterable {
  case top, leading, bottom, trailing
  /// Sides of a rectangle.
  public struct Set: OptionSet {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let top = Set(rawValue: 1)
    public static let leading = Set(rawValue: 2)
    public static let bottom = Set(rawValue: 4)
    public static let trailing = Set(rawValue: 8)
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]
    public static let all: Set = [.horizontal, .vertical]
  }
}

/// Distances from the sides of a rectangle.
public struct EdgeInsets: Equatable {
  public var top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat
  /// - Parameters: The distances in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
  /// No distance.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
}

/// Where views stand from left to right.
public enum HorizontalAlignment { case leading, center, trailing }
/// Where views stand from top to bottom.
public enum VerticalAlignment { case top, center, bottom, firstTextBaseline, lastTextBaseline }
/// Where lines of a text begin and end.
public enum TextAlignment { case leading, center, trailing }
/// Where a view stands in another.
public enum Alignment {
  case center, leading, trailing, top, bottom, topLeading, topTrailing, bottomLeading, bottomTrailing
}
/// A direction.
public enum Axis: Int8, CaseIterable {
  case horizontal, vertical
  /// Directions.
  public struct Set: OptionSet {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)
  }
}

/// A point of a view, each part from 0 to 1.
public struct UnitPoint: Hashable {
  public var x: CGFloat, y: CGFloat
  /// - Parameters: The parts.
  public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  public static let leading = UnitPoint(x: 0, y: 0.5)
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  public static let top = UnitPoint(x: 0.5, y: 0)
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  public static let topLeading = UnitPoint(x: 0, y: 0)
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

/// An angle.
public struct Angle: Hashable {
  /// The angle in radians.
  public var radians: Double
  /// The angle in degrees.
  public var degrees: Double { radians * 180 / .pi }
  /// - Parameter radians: The angle in radians.
  public init(radians: Double) { self.radians = radians }
  /// - Parameter degrees: The angle in degrees.
  public init(degrees: Double) { radians = degrees * .pi / 180 }
  /// - Parameter degrees: The angle in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  /// - Parameter radians: The angle in radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
}

/// How a change goes on.
public struct Animation: Equatable {
  public static let `default` = Animation()
  public static let linear = Animation()
  public static let easeIn = Animation()
  public static let easeOut = Animation()
  public static let easeInOut = Animation()
  public static func linear(duration: Double) -> Animation { Animation() }
  public static func easeIn(duration: Double) -> Animation { Animation() }
  public static func easeOut(duration: Double) -> Animation { Animation() }
  public static func easeInOut(duration: Double) -> Animation { Animation() }
  public static func spring(response: Double = 0.5, dampingFraction: Double = 0.8, blendDuration: Double = 0)
    -> Animation
  { Animation() }
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0
  ) -> Animation { Animation() }
  /// - Returns: The same, later by some seconds.
  public func delay(_ delay: Double) -> Animation { self }
  /// - Returns: The same, faster.
  public func speed(_ speed: Double) -> Animation { self }
  /// - Returns: The same, several times.
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation { self }
  /// - Returns: The same, without an end.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// Changes something with an animation: at once, for no view is drawn.
///
/// - Parameters:
///   - animation: How the change would go on.
///   - body: Changes it.
/// - Returns: What the change returns.
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () -> Result) -> Result {
  body()
}

/// How a view comes and goes.
public struct AnyTransition {
  public static let identity = AnyTransition()
  public static let opacity = AnyTransition()
  public static let scale = AnyTransition()
  public static let slide = AnyTransition()
  /// - Returns: From a side.
  public static func move(edge: Edge) -> AnyTransition { identity }
  /// - Returns: One way in and another out.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    identity
  }
  /// - Returns: Both at once.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  /// - Returns: The same, with an animation.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}
