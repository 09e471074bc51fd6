import Heft

// SwiftUI, declared so that an app with a few such screens compiles. No view is drawn.

/// A figure.
public protocol Shape: View {
  /// - Parameter rect: Where the figure is.
  /// - Returns: Its outline.
  func path(in rect: CGRect) -> Path
}

extension Shape {
  public func fill<Style>(_ style: Style) -> some View { EmptyView() }
  public func fill(_ color: Color) -> some View { EmptyView() }
  public func stroke(_ color: Color, lineWidth: CGFloat = 1) -> some View { EmptyView() }
  public func stroke(_ color: Color, style: StrokeStyle) -> some View { EmptyView() }
  public func stroke(lineWidth: CGFloat = 1) -> some Shape { self }
  public func stroke(style: StrokeStyle) -> some Shape { self }
  public func strokeBorder(_ color: Color, lineWidth: CGFloat = 1) -> some View { EmptyView() }
  public func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> some Shape { self }
  public func inset(by amount: CGFloat) -> some Shape { self }
}

/// How a line is drawn.
public struct StrokeStyle: Equatable {
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10,
    dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {}
}

/// A rectangle.
public struct Rectangle: Shape {
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(rect) }
}
/// A circle.
public struct Circle: Shape {
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}
/// An ellipse.
public struct Ellipse: Shape {
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}
/// A rectangle with round ends.
public struct Capsule: Shape {
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(rect) }
}
/// A rectangle with round corners.
public struct RoundedRectangle: Shape {
  public init(cornerRadius: CGFloat) {}
  public init(cornerSize: CGSize) {}
  /// - Parameter style: How corners go over into sides.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle) {}
  public func path(in rect: CGRect) -> Path { Path(rect) }
}
/// How corners go over into sides.
public enum RoundedCornerStyle { case circular, continuous }

/// An outline.
public struct Path: Shape {
  /// The outline for Core Graphics.
  public private(set) var cgPath: CGPath {
    get { path.cgPath }
    set {}
  }
  private let path = UIBezierPath()

  public init() {}
  public init(_ rect: CGRect) { addRect(rect) }
  public init(ellipseIn rect: CGRect) { path.append(UIBezierPath(ovalIn: rect)) }
  /// - Parameter draw: Draws the outline.
  public init(_ draw: (inout Path) -> Void) { draw(&self) }

  public func move(to point: CGPoint) { path.move(to: point) }
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  public func addLines(_ points: [CGPoint]) {
    guard let first = points.first else { return }
    path.move(to: first)
    for point in points.dropFirst() { path.addLine(to: point) }
  }
  public func addQuadCurve(to point: CGPoint, control: CGPoint) {
    path.addQuadCurve(to: point, controlPoint: control)
  }
  public func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.addCurve(to: point, controlPoint1: control1, controlPoint2: control2)
  }
  public func addRect(_ rect: CGRect) { path.append(UIBezierPath(rect: rect)) }
  public func addEllipse(in rect: CGRect) { path.append(UIBezierPath(ovalIn: rect)) }
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool) {
    path.addArc(
      withCenter: center, radius: radius, startAngle: CGFloat(startAngle.radians),
      endAngle: CGFloat(endAngle.radians), clockwise: clockwise)
  }
  public func closeSubpath() { path.close() }
  public func path(in rect: CGRect) -> Path { self }
}

/// Colors that go over into each other.
public struct Gradient: Equatable {
  /// A color and its place, from 0 to 1.
  public struct Stop: Equatable {
    public init(color: Color, location: CGFloat) {}
  }
  public init(colors: [Color]) {}
  public init(stops: [Stop]) {}
}
/// Colors along a line.
public struct LinearGradient: View {
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}
}
/// Colors around a point.
public struct RadialGradient: View {
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
}
/// Colors by the angle around a point.
public struct AngularGradient: View {
  public init(gradient: Gradient, center: UnitPoint) {}
}
