import HeftProtocol
import Ink

/// A layer that shows a path, filled and with a line along it. The path may reach beyond the layer.
open class CAShapeLayer: CALayer {
  /// The shape, in the layer's points.
  public final var path: CGPath? {
    didSet { changed(.path, from: oldValue.map { AnimatedNumbers.of($0.path) }, isImplicit: false) }
  }

  /// The color inside; nil for none.
  public final var fillColor: CGColor? = UIColor.black.cgColor {
    didSet { changed(.fillColor, from: AnimatedNumbers.of(oldValue)) }
  }

  /// The color of the line; nil, as at first, means none.
  public final var strokeColor: CGColor? {
    didSet { changed(.strokeColor, from: AnimatedNumbers.of(oldValue)) }
  }

  /// The width of the line in points.
  public final var lineWidth: CGFloat = 1 { didSet { changed(.lineWidth, from: [Double(oldValue)]) } }

  /// Where along the path the line begins, 0...1.
  public final var strokeStart: CGFloat = 0 { didSet { changed(.strokeStart, from: [Double(oldValue)]) } }

  /// Where along the path the line ends, 0...1. A line that is not along the whole path has no dashes.
  public final var strokeEnd: CGFloat = 1 { didSet { changed(.strokeEnd, from: [Double(oldValue)]) } }

  /// How far into the dashes the line begins, in points.
  public final var lineDashPhase: CGFloat = 0 { didSet { changed(.lineDashPhase, from: [Double(oldValue)]) } }

  /// The lengths of dashes and gaps in points, in turn; nil is a whole line.
  public final var lineDashPattern: [NSNumber]? { didSet { show(.shapes) } }

  /// How far points may reach, as a multiple of the width, before they are cut off.
  public final var miterLimit: CGFloat = 10 { didSet { show(.shapes) } }

  /// Which places of the path are inside.
  public final var fillRule = CAShapeLayerFillRule.nonZero {
    didSet { show(.shapes) }
  }

  /// How the line ends.
  public final var lineCap = CAShapeLayerLineCap.butt { didSet { show(.shapes) } }

  /// How the line's parts meet.
  public final var lineJoin = CAShapeLayerLineJoin.miter { didSet { show(.shapes) } }

  override var castsOwnShapes: Bool { true }

  override func numbers(of key: LayerKey) -> [Double]? {
    switch key {
    case .path: path.map { AnimatedNumbers.of($0.path) } ?? []
    case .fillColor: AnimatedNumbers.of(fillColor)
    case .strokeColor: AnimatedNumbers.of(strokeColor)
    case .lineWidth: [Double(lineWidth)]
    case .strokeStart: [Double(strokeStart)]
    case .strokeEnd: [Double(strokeEnd)]
    case .lineDashPhase: [Double(lineDashPhase)]
    default: ownNumbers(of: key)
    }
  }

  override func drawing(in size: CGSize) -> LayerDrawing {
    let steps = shownNumbers(.path)
    guard !steps.isEmpty else { return LayerDrawing() }
    var shape = Shape(outline: Outline(steps: steps, isEvenOdd: fillRule == .evenOdd))
    shape.fill = shownColor(.fillColor)
    shape.stroke = shownColor(.strokeColor)
    shape.width = max(shownNumber(.lineWidth), 0)
    shape.cap = lineCap.code
    shape.join = lineJoin.code
    shape.miterLimit = miterLimit.isFinite ? max(Double(miterLimit), 1) : 10
    let dashes = (lineDashPattern ?? []).map { $0.doubleValue }
    shape.dashes = dashes.allSatisfy { $0.isFinite && $0 >= 0 } ? dashes : []
    shape.phase = shownNumber(.lineDashPhase)
    shape.from = min(max(shownNumber(.strokeStart), 0), 1)
    shape.to = min(max(shownNumber(.strokeEnd), 0), 1)
    // A mask asks for the first one.
    guard maskOwner == nil, let shadow = shadow(of: shape) else { return LayerDrawing(shapes: [shape]) }
    return LayerDrawing(shapes: [shadow, shape])
  }

  override func makeCopy() -> CALayer {
    let copy = CAShapeLayer()
    copy.path = CGPath(AnimatedNumbers.path(shownNumbers(.path)))
    copy.fillColor = fillColor.map { _ in CGColor(AnimatedNumbers.color(shownNumbers(.fillColor))) }
    copy.strokeColor = strokeColor.map { _ in CGColor(AnimatedNumbers.color(shownNumbers(.strokeColor))) }
    copy.lineWidth = CGFloat(shownNumber(.lineWidth))
    copy.strokeStart = CGFloat(shownNumber(.strokeStart))
    copy.strokeEnd = CGFloat(shownNumber(.strokeEnd))
    return copy
  }
}

/// Which places of a shape layer's path are inside.
public enum CAShapeLayerFillRule: Sendable {
  case nonZero, evenOdd
}

/// How a shape layer's line ends.
public enum CAShapeLayerLineCap: Sendable {
  case butt, round, square

  var code: UInt8 { self == .butt ? 0 : self == .round ? 1 : 2 }
}

/// How the parts of a shape layer's line meet.
public enum CAShapeLayerLineJoin: Sendable {
  case miter, round, bevel

  var code: UInt8 { self == .miter ? 0 : self == .round ? 1 : 2 }
}
