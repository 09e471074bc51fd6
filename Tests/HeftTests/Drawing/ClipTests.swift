import Heft
import HeftTesting
import TestRules
import Testing

/// Clips to paths, gradients and shadows in contexts (DRAW-13 to DRAW-15).
struct ClipTests {
  private let fixture = Fixture()
  private let whole = CGRect(x: 0, y: 0, width: 20, height: 20)

  /// Returns a closure's drawing in a context of 20 x 20 points, a pixel for each unless said otherwise.
  private func drawn(scale: CGFloat = 1, _ body: (CGContext) -> Void) -> ShownPixels? {
    var picture: UIImage?
    fixture.device.run {
      UIGraphicsBeginImageContextWithOptions(CGSize(width: 20, height: 20), false, scale)
      if let context = UIGraphicsGetCurrentContext() { body(context) }
      picture = UIGraphicsGetImageFromCurrentImageContext()
      UIGraphicsEndImageContext()
    }
    return fixture.pixels(of: picture)
  }

  private func alpha(_ pixels: ShownPixels?, _ x: Int, _ y: Int) -> Int { Int((pixels?[x, y] ?? 0) & 255) }

  // MARK: Clips

  @Test("A clip to a path leaves what a filling of the path would cover, edges and all", .rule("DRAW-13"))
  func clipToPath() {
    let oval = CGRect(x: 2, y: 3, width: 15, height: 13.5)
    let clipped = drawn { context in
      context.addEllipse(in: oval)
      context.clip()
      #expect(context.isPathEmpty)
      context.fill(whole)
    }
    let filled = drawn { $0.fillEllipse(in: oval) }
    var partly = 0
    for y in 0..<20 {
      for x in 0..<20 {
        #expect(clipped?[x, y] == filled?[x, y], "at \(x), \(y)")
        if (1..<255).contains(alpha(filled, x, y)) { partly += 1 }
      }
    }
    #expect(partly > 20, "the edge is smooth")
  }

  @Test("By even-odd a ring is left, by winding what it encloses too", .rule("DRAW-13"))
  func rules() {
    for (rule, middle) in [(CGPathFillRule.winding, 255), (.evenOdd, 0)] {
      let pixels = drawn { context in
        context.addRect(CGRect(x: 2, y: 2, width: 16, height: 16))
        context.addRect(CGRect(x: 6, y: 6, width: 8, height: 8))
        context.clip(using: rule)
        context.fill(whole)
      }
      #expect(alpha(pixels, 4, 4) == 255 && alpha(pixels, 10, 10) == middle && alpha(pixels, 1, 10) == 0)
    }
  }

  @Test(
    "Within an earlier clip only what lies in both is left, and the state brings the earlier back",
    .rule("DRAW-13"))
  func intersection() {
    let pixels = drawn { context in
      context.addEllipse(in: whole)
      context.clip()
      context.saveGState()
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10.5, height: 20)).addClip()
      context.setFillColor(UIColor.red.cgColor)
      context.fill(whole)
      context.restoreGState()
      context.setFillColor(UIColor.blue.cgColor)
      context.fill(CGRect(x: 12, y: 0, width: 8, height: 20))
    }
    #expect(pixels?[5, 10] == 0xFF00_00FF && alpha(pixels, 10, 10) == 128 && alpha(pixels, 11, 10) == 0)
    #expect(pixels?[15, 10] == 0x0000_FFFF)
    #expect(alpha(pixels, 0, 0) == 0 && alpha(pixels, 19, 0) == 0)
  }

  @Test("Rectangles clip through the transform, to parts of pixels, and several together", .rule("DRAW-13"))
  func rectangles() {
    let part = drawn { context in
      UIRectClip(CGRect(x: 2.25, y: 2, width: 10, height: 10))
      context.fill(whole)
    }
    #expect(alpha(part, 2, 5) == 191 && alpha(part, 3, 5) == 255 && alpha(part, 12, 5) == 64)
    let turned = drawn { context in
      context.translateBy(x: 10, y: 10)
      context.rotate(by: .pi / 4)
      context.clip(to: CGRect(x: -5, y: -5, width: 10, height: 10))
      context.fill(CGRect(x: -20, y: -20, width: 40, height: 40))
    }
    #expect(alpha(turned, 10, 4) > 200 && alpha(turned, 5, 5) == 0)
    let several = drawn { context in
      context.clip(to: [CGRect(x: 0, y: 0, width: 5, height: 5), CGRect(x: 10, y: 10, width: 5, height: 5)])
      #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 15, height: 15))
      context.fill(whole)
    }
    #expect(alpha(several, 2, 2) == 255 && alpha(several, 12, 12) == 255 && alpha(several, 7, 7) == 0)
  }

  @Test("A clip to nothing leaves nothing, and a reset gives all back", .rule("DRAW-13"))
  func nothing() {
    let pixels = drawn { context in
      UIBezierPath().addClip()
      context.fill(whole)
      context.clip(to: whole)
      context.fill(whole)
      #expect(context.boundingBoxOfClipPath.isNull)
      context.resetClip()
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
    }
    #expect(alpha(pixels, 2, 2) == 255 && alpha(pixels, 10, 10) == 0)
    UIRectClip(whole)
    UIBezierPath(rect: whole).addClip()
  }

  @Test(
    "Lines, pictures and clearing stay within the clip; a large clip holds over many tiles", .rule("DRAW-13"))
  func everything() {
    let stamp = fixture.picture(.red, width: 20, height: 20)
    let pixels = drawn(scale: 10) { context in
      context.addEllipse(in: CGRect(x: 5, y: 5, width: 10, height: 10))
      context.clip()
      stamp?.draw(in: whole)
      context.setLineWidth(4)
      context.move(to: CGPoint(x: 0, y: 10))
      context.addLine(to: CGPoint(x: 20, y: 10))
      context.strokePath()
      context.clear(CGRect(x: 0, y: 12, width: 20, height: 8))
    }
    #expect(
      pixels?[100, 60] == 0xFF00_00FF && pixels?[100, 100] == 0x0000_00FF && alpha(pixels, 100, 130) == 0)
    for (x, y) in [(20, 100), (180, 100), (55, 55), (145, 55)] { #expect(alpha(pixels, x, y) == 0) }
  }

  // MARK: Gradients

  private func gradient(_ colors: [UIColor], _ locations: [CGFloat]? = nil) -> CGGradient {
    CGGradient(
      colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors.map { $0.cgColor } as CFArray,
      locations: locations)!
  }

  @Test(
    "Along a line the colors go over into one another, and go on beyond the ends only where asked",
    .rule("DRAW-14"))
  func linear() {
    for (options, before, after) in [
      (CGGradientDrawingOptions(), 0, 0), (.drawsBeforeStartLocation, 255, 0),
      (.drawsAfterEndLocation, 0, 255),
      ([.drawsBeforeStartLocation, .drawsAfterEndLocation], 255, 255),
    ] {
      let pixels = drawn { context in
        context.drawLinearGradient(
          gradient([.black, .white]), start: CGPoint(x: 5, y: 0), end: CGPoint(x: 15, y: 0), options: options)
      }
      #expect(alpha(pixels, 2, 10) == before && alpha(pixels, 17, 10) == after)
      for x in 5..<15 {
        let gray = Int((pixels?[x, 10] ?? 0) >> 24)
        #expect(abs(gray - Int((Double(x) - 4.5) / 10 * 255)) <= 1 && alpha(pixels, x, 0) == 255)
      }
    }
  }

  @Test(
    "Locations say where a color is, two at one place are an edge, and clear is not dark", .rule("DRAW-14"))
  func locations() {
    let edge = drawn { context in
      context.drawLinearGradient(
        gradient([.red, .red, .blue, .blue], [0, 0.5, 0.5, 1]), start: .zero, end: CGPoint(x: 0, y: 20),
        options: [])
    }
    #expect(edge?[3, 9] == 0xFF00_00FF && edge?[3, 10] == 0x0000_FFFF)
    let faded = drawn { context in
      context.drawLinearGradient(
        gradient([.red, UIColor.red.withAlphaComponent(0)]), start: .zero, end: CGPoint(x: 20, y: 0),
        options: [])
    }
    #expect((126...129).contains(alpha(faded, 10, 5) + 6) && (faded?[10, 5] ?? 0) >> 24 == 255)
    #expect(CGGradient(colorsSpace: nil, colors: [], locations: nil) == nil)
    let parts = CGGradient(
      colorSpace: CGColorSpaceCreateDeviceGray(), colorComponents: [0, 1, 1, 1], locations: nil, count: 2)
    let gray = drawn { context in
      context.drawLinearGradient(parts!, start: .zero, end: CGPoint(x: 20, y: 0), options: [])
    }
    #expect(gray?[0, 0] ?? 0 < 0x1000_0000 && gray?[19, 0] ?? 0 > 0xF000_0000)
  }

  @Test("Between circles the colors go outward, and stay within the clip", .rule("DRAW-14"))
  func radial() {
    let pixels = drawn { context in
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 10)).addClip()
      context.drawRadialGradient(
        gradient([.white, .black]), startCenter: CGPoint(x: 10, y: 10), startRadius: 0,
        endCenter: CGPoint(x: 10, y: 10), endRadius: 8, options: [])
    }
    let along = (2...9).map { Int((pixels?[$0, 9] ?? 0) >> 24) }
    #expect(along == along.sorted() && along[0] < 40 && along[7] > 220)
    #expect(alpha(pixels, 0, 0) == 0 && alpha(pixels, 10, 12) == 0)
    let cone = drawn { context in
      context.drawRadialGradient(
        gradient([.red, .blue]), startCenter: CGPoint(x: 5, y: 10), startRadius: 4,
        endCenter: CGPoint(x: 15, y: 10), endRadius: 4, options: [.drawsAfterEndLocation])
    }
    #expect(alpha(cone, 10, 10) == 255 && alpha(cone, 10, 3) == 0 && cone?[19, 10] == 0x0000_FFFF)
    let none = drawn { context in
      context.drawLinearGradient(gradient([.red]), start: .zero, end: .zero, options: [])
      context.drawRadialGradient(
        gradient([.red]), startCenter: .zero, startRadius: .nan, endCenter: .zero, endRadius: 5, options: [])
      context.drawRadialGradient(
        gradient([.red]), startCenter: .zero, startRadius: 5, endCenter: .zero, endRadius: 5, options: [])
    }
    #expect(none?[0, 0] ?? 0 == 0)
  }

  // MARK: Shadows

  @Test("A sharp shadow is what is drawn, moved, in its color, under it", .rule("DRAW-15"))
  func sharpShadow() {
    for scale in [CGFloat(1), 2] {
      let pixels = drawn(scale: scale) { context in
        context.scaleBy(x: 0.5, y: 0.5)
        context.setShadow(offset: CGSize(width: 4, height: 6), blur: 0, color: UIColor.red.cgColor)
        context.fill(CGRect(x: 4, y: 4, width: 20, height: 20))
        context.setShadow(offset: .zero, blur: 0, color: nil)
        context.fill(CGRect(x: 32, y: 0, width: 4, height: 4))
      }
      let n = Int(scale)
      #expect(pixels?[3 * n, 3 * n] == 0x0000_00FF && pixels?[14 * n, 15 * n] == 0xFF00_00FF)
      #expect(alpha(pixels, 3 * n, 15 * n) == 0 && alpha(pixels, 19 * n, 3 * n) == 0)
    }
  }

  @Test(
    "A soft shadow fades with the distance, stays within the clip, and fades with the opacity",
    .rule("DRAW-15"))
  func softShadow() {
    let pixels = drawn { context in
      context.clip(to: CGRect(x: 0, y: 0, width: 20, height: 15))
      context.setShadow(offset: .zero, blur: 6)
      context.fill(CGRect(x: 6, y: 6, width: 8, height: 8))
    }
    let along = (0..<6).map { alpha(pixels, $0, 10) }
    #expect(along == along.sorted() && along[5] > along[1] && along[5] < 85 && along[5] > 20)
    #expect(alpha(pixels, 10, 14) > 0 && alpha(pixels, 10, 15) == 0 && alpha(pixels, 10, 10) == 255)
    let faded = drawn { context in
      context.setAlpha(0.5)
      context.setShadow(offset: CGSize(width: 10, height: 0), blur: 0, color: UIColor.black.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
    }
    #expect(alpha(faded, 12, 2) == 128)
  }

  @Test("Lines and pictures cast shadows, saved with the state; up where y grows upward", .rule("DRAW-15"))
  func shadowsOfEverything() {
    let stamp = fixture.picture(.red, width: 4, height: 4)
    let pixels = drawn { context in
      context.saveGState()
      context.setShadow(offset: CGSize(width: 0, height: 8), blur: 0, color: UIColor.blue.cgColor)
      stamp?.draw(at: CGPoint(x: 2, y: 2))
      context.setLineWidth(2)
      context.move(to: CGPoint(x: 10, y: 5))
      context.addLine(to: CGPoint(x: 18, y: 5))
      context.strokePath()
      context.restoreGState()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(pixels?[3, 11] == 0x0000_FFFF && pixels?[14, 13] == 0x0000_FFFF && alpha(pixels, 0, 8) == 0)
    let upward = CGContext(
      data: nil, width: 20, height: 20, bitsPerComponent: 8, bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    upward?.setShadow(offset: CGSize(width: 0, height: 5), blur: 0, color: UIColor.blue.cgColor)
    upward?.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
    let image = upward?.makeImage().map { UIImage(cgImage: $0) }
    #expect(fixture.pixels(of: image)?[2, 12] == 0x0000_FFFF)
  }
}
