import Heft
import HeftTesting
import TestRules
import Testing

/// Contexts: their stack, their sizes, their state (DRAW-7), and pictures from renderers.
struct ContextTests {
  private let fixture = Fixture()

  /// Returns a closure's drawing in a context of 20 x 20 pixels.
  private func drawn(opaque: Bool = false, _ body: (CGContext) -> Void) -> ShownPixels? {
    var picture: UIImage?
    fixture.device.run {
      UIGraphicsBeginImageContextWithOptions(CGSize(width: 20, height: 20), opaque, 1)
      if let context = UIGraphicsGetCurrentContext() { body(context) }
      picture = UIGraphicsGetImageFromCurrentImageContext()
      UIGraphicsEndImageContext()
    }
    return fixture.pixels(of: picture)
  }

  @Test("Sizes that cannot be have no context, and their end is harmless", .rule("DRAW-7"))
  func impossibleSizes() {
    fixture.device.run {
      for side in [CGFloat(0), -5, .nan, .infinity, 1e300, 8193] {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: side, height: 10), false, 1)
        #expect(UIGraphicsGetCurrentContext() == nil)
        UIColor.red.setStroke()
        UIImage().draw(in: .zero)
        UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5)).fill()
        #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
        UIGraphicsEndImageContext()
      }
      UIGraphicsEndImageContext()
      #expect(UIGraphicsGetCurrentContext() == nil)
    }
  }

  @Test("Contexts lie on one another, and outside an app there is none", .rule("DRAW-7"))
  func stack() {
    UIGraphicsBeginImageContext(CGSize(width: 5, height: 5))
    #expect(UIGraphicsGetCurrentContext() == nil)
    fixture.device.run {
      UIGraphicsBeginImageContext(CGSize(width: 5, height: 6))
      UIGraphicsBeginImageContextWithOptions(CGSize(width: 7, height: 8), false, 0)
      #expect(UIGraphicsGetCurrentContext()?.width == 14, "the screen has two pixels a point")
      UIGraphicsEndImageContext()
      #expect(UIGraphicsGetCurrentContext()?.height == 6)
      UIGraphicsEndImageContext()
    }
  }

  @Test("An opaque context begins black and is cleared to black")
  func opaque() {
    #expect(drawn { _ in }?[5, 5] == 0)
    #expect(drawn(opaque: true) { _ in }?[5, 5] == 0x0000_00FF)
    let cleared = drawn(opaque: true) { context in
      context.setFillColor(UIColor.red.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
      context.clear(CGRect(x: 0, y: 0, width: 10, height: 20))
    }
    #expect(cleared?[5, 5] == 0x0000_00FF && cleared?[15, 5] == 0xFF00_00FF)
  }

  @Test("State that is saved comes back: color, transform, clip")
  func state() {
    let pixels = drawn { context in
      context.setFillColor(UIColor.red.cgColor)
      context.saveGState()
      context.setFillColor(UIColor.blue.cgColor)
      context.translateBy(x: 10, y: 0)
      context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 5))
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.restoreGState()
      context.fill(CGRect(x: 0, y: 10, width: 10, height: 10))
      context.restoreGState()
      context.fill(CGRect(x: 19, y: 19, width: 1, height: 1))
    }
    #expect(pixels?[12, 2] == 0x0000_FFFF && pixels?[16, 2] == 0 && pixels?[2, 2] == 0)
    #expect(pixels?[5, 15] == 0xFF00_00FF && pixels?[19, 19] == 0xFF00_00FF)
  }

  @Test("Transforms turn and stretch what comes")
  func transforms() {
    let pixels = drawn { context in
      context.translateBy(x: 10, y: 10)
      context.rotate(by: .pi / 2)
      context.scaleBy(x: 2, y: 1)
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
      context.scaleBy(x: .nan, y: 1)
      context.fill(CGRect(x: 0, y: -10, width: 1, height: 1))
    }
    #expect(pixels?[7, 18] == 0x0000_00FF, "right is down, and down is left")
    #expect(pixels?[12, 12] == 0)
    #expect(pixels?[19, 11] == 0x0000_00FF, "a stretch by no number is left out")
  }

  @Test("A path is drawn once: stroking and filling forget it")
  func pathsAreForgotten() {
    let pixels = drawn { context in
      context.setLineWidth(2)
      context.move(to: CGPoint(x: 0, y: 5))
      context.addLine(to: CGPoint(x: 20, y: 5))
      context.strokePath()
      #expect(context.isPathEmpty)
      context.setStrokeColor(red: 1, green: 0, blue: 0, alpha: 1)
      context.strokePath()
    }
    #expect(pixels?[10, 5] == 0x0000_00FF)
  }

  @Test("An eraser takes away, and the opacity fades")
  func blending() {
    let pixels = drawn { context in
      context.setAlpha(0.5)
      context.setFillColor(UIColor.red.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
      context.setAlpha(1)
      context.setBlendMode(.clear)
      context.fillEllipse(in: CGRect(x: 5, y: 5, width: 10, height: 10))
    }
    #expect(pixels?[1, 1] == 0xFF00_0080)
    #expect(pixels?[10, 10] == 0)
  }

  @Test("A curve, an arc and an ellipse are where they belong")
  func curves() {
    let pixels = drawn { context in
      context.setLineWidth(2)
      context.addArc(
        center: CGPoint(x: 10, y: 10), radius: 8, startAngle: 0, endAngle: .pi / 2, clockwise: false)
      context.strokePath()
    }
    #expect(pixels?[15, 15] ?? 0 & 0xFF > 128, "the angle grows from the right downwards")
    #expect(pixels?[4, 4] == 0)
    let other = drawn { context in
      context.setLineWidth(2)
      context.addArc(
        center: CGPoint(x: 10, y: 10), radius: 8, startAngle: 0, endAngle: .pi / 2, clockwise: true)
      context.strokePath()
    }
    #expect(other?[4, 4] ?? 0 & 0xFF > 128)
    #expect(other?[16, 16] == 0)
    let curve = drawn { context in
      context.setLineWidth(2)
      context.move(to: CGPoint(x: 0, y: 20))
      context.addQuadCurve(to: CGPoint(x: 20, y: 20), control: CGPoint(x: 10, y: 0))
      context.move(to: CGPoint(x: 0, y: 0))
      context.addCurve(
        to: CGPoint(x: 20, y: 0), control1: CGPoint(x: 0, y: 4), control2: CGPoint(x: 20, y: 4))
      context.strokePath()
    }
    #expect(curve?[10, 10] ?? 0 & 0xFF > 128 && curve?[10, 3] ?? 0 & 0xFF > 64)
  }

  @Test("A path of its own draws with its own style")
  func bezierPath() {
    let pixels = drawn { context in
      UIColor.red.setFill()
      let oval = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 10, height: 10))
      oval.fill()
      let line = UIBezierPath()
      line.move(to: CGPoint(x: 2, y: 15))
      line.addLine(to: CGPoint(x: 18, y: 15))
      line.lineWidth = 4
      UIColor.blue.setStroke()
      line.stroke()
      context.addPath(
        UIBezierPath(roundedRect: CGRect(x: 12, y: 0, width: 8, height: 8), cornerRadius: 4).cgPath)
      context.fillPath()
    }
    #expect(pixels?[5, 5] == 0xFF00_00FF && pixels?[0, 0] == 0)
    #expect(pixels?[10, 15] == 0x0000_FFFF && pixels?[10, 12] == 0)
    #expect(pixels?[16, 4] == 0xFF00_00FF && pixels?[12, 0] == 0)
  }

  @Test("A picture drawn by UIKit stands on its feet, by Core Graphics on its head")
  func flipped() {
    let source = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { renderer in
      renderer.cgContext.setFillColor(UIColor.red.cgColor)
      renderer.fill(CGRect(x: 0, y: 0, width: 20, height: 5))
    }
    let upright = drawn { _ in source.draw(in: CGRect(x: 0, y: 0, width: 20, height: 20)) }
    #expect(upright?[10, 2] == 0xFF00_00FF && upright?[10, 17] == 0)
    let turned = drawn { context in
      if let image = source.cgImage { context.draw(image, in: CGRect(x: 0, y: 0, width: 20, height: 20)) }
    }
    #expect(turned?[10, 17] == 0xFF00_00FF && turned?[10, 2] == 0)
    #expect(turned?[10, 18] == 0xFF00_00FF)
  }

  @Test("A vector drawing is not drawn, and the console says so once")
  func vectors() {
    let vector = UIImage(svg: "<svg/>", size: CGSize(width: 5, height: 5))
    #expect(drawn { _ in (0..<3).forEach { _ in vector.draw(at: .zero) } }?[1, 1] == 0)
    let lines = fixture.host.operations.filter { if case .console(.heft, _) = $0 { true } else { false } }
    #expect(lines.count == 1)
  }

  @Test("A renderer's picture has its format's scale")
  func renderers() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 3
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 5, height: 4), format: format).image { _ in }
    #expect(picture.size == CGSize(width: 5, height: 4) && picture.scale == 3)
    #expect(picture.cgImage?.width == 15 && picture.cgImage?.height == 12)
    #expect(UIGraphicsImageRenderer(size: .zero).image { $0.fill(.zero) }.size == .zero)
  }

  @Test("A part of an image is those pixels")
  func cropping() throws {
    let picture = try #require(fixture.picture(.red, width: 100, height: 80)?.cgImage)
    let part = try #require(picture.cropping(to: CGRect(x: 90, y: 10, width: 20, height: 20)))
    #expect(part.width == 10 && part.height == 20)
    #expect(fixture.pixels(of: UIImage(cgImage: part))?[5, 5] == 0xFF00_00FF)
    #expect(picture.cropping(to: CGRect(x: 200, y: 0, width: 5, height: 5)) == nil)
    #expect(picture.cropping(to: CGRect(x: CGFloat.nan, y: 0, width: 0, height: 5)) == nil)
  }
}
