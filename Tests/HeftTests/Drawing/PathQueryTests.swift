import Heft
import HeftTesting
import TestRules
import Testing

/// Questions to paths, and paths that are made of them (DRAW-35 to DRAW-37).
struct PathQueryTests {
  private let fixture = Fixture()

  /// Returns a closure's drawing in a context of 40 x 40 pixels.
  private func drawn(_ body: (CGContext) -> Void) -> ShownPixels? {
    var picture: UIImage?
    fixture.device.run {
      UIGraphicsBeginImageContextWithOptions(CGSize(width: 40, height: 40), false, 1)
      if let context = UIGraphicsGetCurrentContext() { body(context) }
      picture = UIGraphicsGetImageFromCurrentImageContext()
      UIGraphicsEndImageContext()
    }
    return fixture.pixels(of: picture)
  }

  private func alpha(_ pixels: ShownPixels?, _ x: Int, _ y: Int) -> Int { Int((pixels?[x, y] ?? 0) & 255) }

  private func nested(evenOdd: Bool = false) -> UIBezierPath {
    let path = UIBezierPath(rect: CGRect(x: 5, y: 5, width: 30, height: 30))
    path.append(UIBezierPath(ovalIn: CGRect(x: 12, y: 12, width: 16, height: 16)))
    path.usesEvenOddFillRule = evenOdd
    return path
  }

  @Test(
    "A path contains the middles of those pixels that filling it covers, by either rule", .rule("DRAW-35"),
    arguments: [false, true])
  func contains(evenOdd: Bool) {
    let path = nested(evenOdd: evenOdd)
    let pixels = drawn { _ in path.fill() }
    var inside = 0
    for y in 0..<40 {
      for x in 0..<40 {
        let alpha = alpha(pixels, x, y)
        guard alpha == 0 || alpha == 255 else { continue }
        let middle = CGPoint(x: CGFloat(x) + 0.5, y: CGFloat(y) + 0.5)
        #expect(path.contains(middle) == (alpha == 255), "at \(x), \(y)")
        #expect(path.cgPath.contains(middle, using: evenOdd ? .evenOdd : .winding) == (alpha == 255))
        inside += alpha / 255
      }
    }
    #expect(inside == (evenOdd ? 676 : 900), "\(inside) pixels are covered whole")
  }

  @Test(
    "An open path counts as closed, and of two shapes side by side one has the point between",
    .rule("DRAW-35"))
  func edges() {
    let triangle = UIBezierPath()
    triangle.move(to: CGPoint(x: 0, y: 0))
    triangle.addLine(to: CGPoint(x: 20, y: 0))
    triangle.addLine(to: CGPoint(x: 20, y: 20))
    #expect(triangle.contains(CGPoint(x: 15, y: 8)) && !triangle.contains(CGPoint(x: 8, y: 15)))
    let left = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    let right = UIBezierPath(rect: CGRect(x: 10, y: 0, width: 10, height: 10))
    let between = CGPoint(x: 10, y: 5)
    #expect(!left.contains(between) && right.contains(between))
    #expect(!UIBezierPath().contains(.zero) && !left.contains(CGPoint(x: CGFloat.nan, y: 1)))
  }

  @Test(
    "The bounds are those of the curves, and the bounding box has the control points too", .rule("DRAW-35"))
  func bounds() {
    let curve = UIBezierPath()
    curve.move(to: CGPoint(x: 0, y: 10))
    curve.addQuadCurve(to: CGPoint(x: 20, y: 10), controlPoint: CGPoint(x: 10, y: -10))
    let bounds = curve.bounds
    #expect(bounds.minX == 0 && bounds.maxX == 20 && bounds.maxY == 10)
    #expect(abs(bounds.minY) < 0.01, "the curve's top is at half its control point's height: \(bounds.minY)")
    #expect(curve.cgPath.boundingBox.minY == -10 && curve.cgPath.boundingBoxOfPath == bounds)
    #expect(UIBezierPath().bounds.isNull)
  }

  @Test("A reversed path goes the same way back, subpath by subpath, and fills the same", .rule("DRAW-35"))
  func reversed() {
    let path = nested(evenOdd: true)
    let other = path.reversing()
    #expect(other.usesEvenOddFillRule && drawn { _ in path.fill() } == drawn { _ in other.fill() })
    let line = UIBezierPath()
    line.move(to: CGPoint(x: 1, y: 2))
    line.addLine(to: CGPoint(x: 3, y: 4))
    line.addCurve(
      to: CGPoint(x: 9, y: 9), controlPoint1: CGPoint(x: 5, y: 5), controlPoint2: CGPoint(x: 6, y: 7))
    var steps: [CGPathElementType] = []
    var points: [CGPoint] = []
    line.reversing().cgPath.applyWithBlock { element in
      let type = element.pointee.type
      let count = type == .closeSubpath ? 0 : type == .addCurveToPoint ? 3 : 1
      steps.append(type)
      points += (0..<count).map { element.pointee.points[$0] }
    }
    #expect(steps == [.moveToPoint, .addCurveToPoint, .addLineToPoint])
    #expect(
      points == [
        CGPoint(x: 9, y: 9), CGPoint(x: 6, y: 7), CGPoint(x: 5, y: 5), CGPoint(x: 3, y: 4),
        CGPoint(x: 1, y: 2),
      ])
  }

  @Test(
    "A line's outline fills what the line covers, and its dashes lie where dashes are drawn", .rule("DRAW-36")
  )
  func outlines() {
    let path = CGPath(ellipseIn: CGRect(x: 8, y: 8, width: 24, height: 20), transform: nil)
    let outline = path.copy(strokingWithWidth: 5, lineCap: .round, lineJoin: .round, miterLimit: 10)
    func line(_ context: CGContext) {
      context.setLineWidth(5)
      context.setLineCap(.round)
      context.setLineJoin(.round)
      context.addPath(path)
    }
    let stroked = drawn {
      line($0)
      $0.strokePath()
    }
    let filled = drawn {
      $0.addPath(outline)
      $0.fillPath()
    }
    let replaced = drawn {
      line($0)
      $0.replacePathWithStrokedPath()
      $0.fillPath()
    }
    #expect(stroked == filled && stroked == replaced && alpha(stroked, 20, 8) == 255)
    let dashed = drawn {
      line($0)
      $0.setLineCap(.butt)
      $0.setLineDash(phase: 2, lengths: [6, 4])
      $0.strokePath()
    }
    let pieces = drawn {
      line($0)
      $0.setLineCap(.butt)
      $0.beginPath()
      $0.addPath(path.copy(dashingWithPhase: 2, lengths: [6, 4]))
      $0.strokePath()
    }
    #expect(dashed == pieces && dashed != stroked)
  }

  @Test("A path with dashes is drawn in them, and a copy has its own", .rule("DRAW-36"))
  func dashes() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 20))
    path.addLine(to: CGPoint(x: 40, y: 20))
    path.lineWidth = 4
    path.setLineDash([10, 5], count: 2, phase: 0)
    let whole = path.copy() as! UIBezierPath
    whole.setLineDash(nil, count: 0, phase: 0)
    let pixels = drawn { _ in path.stroke() }
    #expect(alpha(pixels, 5, 20) == 255 && alpha(pixels, 12, 20) == 0 && alpha(pixels, 17, 20) == 255)
    #expect(alpha(drawn { _ in whole.stroke() }, 12, 20) == 255 && whole.lineWidth == 4)
  }

  @Test(
    "A corner is rounded by an arc that touches both lines, and is a line to it where they are one",
    .rule("DRAW-36"))
  func tangents() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addArc(tangent1End: CGPoint(x: 30, y: 0), tangent2End: CGPoint(x: 30, y: 30), radius: 10)
    #expect(hypot(path.currentPoint.x - 30, path.currentPoint.y - 10) < 1e-9)
    path.addLine(to: CGPoint(x: 30, y: 30))
    path.addLine(to: CGPoint(x: 0, y: 30))
    path.closeSubpath()
    // A quarter of the square of the corner is outside of the circle.
    #expect(path.contains(CGPoint(x: 26, y: 4)) && !path.contains(CGPoint(x: 28.5, y: 1.5)))
    let straight = CGMutablePath()
    straight.move(to: .zero)
    straight.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 20, y: 0), radius: 5)
    #expect(straight.currentPoint == CGPoint(x: 10, y: 0))
    var inContext = CGPoint.zero
    _ = drawn { context in
      context.scaleBy(x: 2, y: 2)
      context.move(to: CGPoint(x: 10, y: 0))
      context.addArc(tangent1End: CGPoint(x: 0, y: 0), tangent2End: CGPoint(x: 0, y: 9), radius: 3)
      inContext = context.currentPointOfPath
    }
    #expect(hypot(inContext.x, inContext.y - 3) < 1e-9)
  }

  @Test(
    "A layer of transparency is mixed as one picture, with the opacity of its beginning", .rule("DRAW-37"))
  func transparencyLayer() {
    func squares(_ context: CGContext) {
      context.setFillColor(UIColor.black.cgColor)
      context.fill([CGRect(x: 0, y: 0, width: 20, height: 20), CGRect(x: 10, y: 10, width: 20, height: 20)])
    }
    let each = drawn {
      $0.setAlpha(0.5)
      squares($0)
    }
    let together = drawn {
      $0.setAlpha(0.5)
      $0.beginTransparencyLayer(auxiliaryInfo: nil)
      squares($0)
      // A state that is not brought back ends with the layer.
      $0.saveGState()
      $0.clip(to: .zero)
      $0.endTransparencyLayer()
      $0.fill(CGRect(x: 35, y: 35, width: 5, height: 5))
    }
    #expect(alpha(each, 5, 5) == 128 && alpha(each, 15, 15) == 192)
    #expect(alpha(together, 5, 5) == 128 && alpha(together, 15, 15) == 128 && alpha(together, 37, 37) == 128)
    let alone = drawn {
      $0.endTransparencyLayer()
      squares($0)
    }
    #expect(alpha(alone, 15, 15) == 255, "an end without a beginning changes nothing")
  }
}
