import Heft
import HeftProtocol
import HeftTesting
import TestRules
import Testing

/// What a mask shows beyond a filled path (LAYER-5, LAYER-13).
struct MaskTests {
  private let fixture = Fixture()
  private let box = UIView(frame: CGRect(x: 0, y: 0, width: 43, height: 100))

  init() {
    let box = box
    fixture.device.run { fixture.sheet.addSubview(box) }
    fixture.device.tap(at: 300, 300)
  }

  private var shown: RenderedTree.View {
    fixture.host.screen.views.values.first { $0.frame.width == 43 }!
  }

  /// The opacity of a pixel of the mask's picture, by its place in points.
  private func opacity(_ x: Int, _ y: Int) -> UInt8? {
    guard let pixels = shown.maskPixels else { return nil }
    let scale = Int(pixels.scale)
    return pixels.bytes[(y * scale * pixels.width + x * scale) * 4 + 3]
  }

  private func ring() -> CAShapeLayer {
    let ring = CAShapeLayer()
    ring.path = UIBezierPath(rect: CGRect(x: 10, y: 10, width: 20, height: 20)).cgPath
    ring.fillColor = nil
    ring.strokeColor = UIColor.black.cgColor
    ring.lineWidth = 4
    ring.lineCap = .round
    ring.strokeEnd = 0.25
    return ring
  }

  @Test("A mask's line shows what it covers, from its start to its end", .rule("LAYER-18"))
  func lines() throws {
    let ring = ring()
    fixture.device.run {
      ring.position = CGPoint(x: 5, y: 0)
      ring.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
      box.layer.mask = ring
    }
    let shape = try #require(shown.maskShapes.first)
    #expect(shown.mask.steps == [] && shape.outline.steps.prefix(3) == [0, 25, 20])
    #expect(shape.width == 8 && shape.cap == 1 && shape.to == 0.25 && shape.fill & 0xFF == 0)
    #expect(shape.stroke & 0xFF == 0xFF)
    fixture.device.run { ring.strokeColor = nil }
    fixture.device.advance(by: 1)
    #expect(shown.maskShapes == [] && shown.mask.steps.count == 4, "neither line nor filling shows anything")
    fixture.device.run { ring.fillColor = UIColor.red.cgColor }
    fixture.device.advance(by: 1)
    #expect(shown.maskShapes == [] && shown.mask.steps.prefix(3) == [0, 25, 20])
  }

  @Test("A line that is animated reveals", .rule("LAYER-18"))
  func revealed() throws {
    let ring = ring()
    fixture.device.run { box.layer.mask = ring }
    let animation = CABasicAnimation(keyPath: "strokeEnd")
    animation.fromValue = 0
    animation.toValue = 1
    animation.duration = 1
    fixture.device.run { ring.add(animation, forKey: nil) }
    fixture.device.advance(by: 0.5)
    #expect(abs((shown.maskShapes.first?.to ?? 0) - 0.5) < 0.05)
    fixture.device.advance(by: 1)
    #expect(shown.maskShapes.first?.to == 0.25 && !fixture.host.wantsTicks)
  }

  @Test("A half opaque mask shows half", .rule("LAYER-18"))
  func halves() {
    let mask = CALayer()
    fixture.device.run {
      mask.frame = CGRect(x: 3, y: 4, width: 20, height: 20)
      mask.backgroundColor = UIColor.black.withAlphaComponent(0.5).cgColor
      box.layer.mask = mask
    }
    #expect(shown.maskShapes.map { $0.fill & 0xFF } == [128] && shown.mask.steps == [])
    fixture.device.run { mask.backgroundColor = UIColor.black.cgColor }
    fixture.device.advance(by: 1)
    #expect(shown.maskShapes == [] && shown.mask.steps.prefix(3) == [0, 3, 4])
    fixture.device.run { mask.opacity = 0.5 }
    fixture.device.advance(by: 1)
    #expect(shown.maskShapes.map { $0.fill & 0xFF } == [128])
  }

  @Test("A mask has the corners round that its layer has", .rule("LAYER-18"))
  func corners() {
    let mask = CALayer()
    fixture.device.run {
      mask.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
      mask.backgroundColor = UIColor.black.cgColor
      mask.cornerRadius = 5
      mask.maskedCorners = [.layerMaxXMinYCorner]
      box.layer.mask = mask
    }
    let steps = shown.mask.steps
    #expect(steps.prefix(6) == [0, 0, 0, 1, 15, 0])
    #expect(steps.suffix(7) == [1, 20, 20, 1, 0, 20, 4])
  }

  @Test("A picture masks by its pixels, which are told once", .rule("LAYER-19"))
  func pictures() throws {
    let mask = CALayer()
    fixture.device.run {
      let drawn = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { _ in
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 4, height: 8))
      }
      mask.frame = CGRect(x: 10, y: 20, width: 8, height: 8)
      mask.contents = drawn.cgImage
      box.layer.mask = mask
    }
    let scale = try #require(shown.maskPixels).scale
    #expect(opacity(1, 1) == 255 && opacity(6, 1) == 0)
    #expect(shown.maskMap == CGAffineTransform(a: 1 / scale, b: 0, c: 0, d: 1 / scale, tx: 10, ty: 20))
    let pixels = shown.maskPixels
    fixture.device.run {
      CATransaction.setDisableActions(true)
      mask.position.x += 5
    }
    #expect(shown.maskMap.tx == 15 && shown.maskPixels == pixels)
    #expect(
      fixture.host.operations.contains {
        if case .mask(_, _, _, _, let told, _) = $0 { told.bytes == [] } else { false }
      })
    fixture.device.run { mask.contents = nil }
    #expect(shown.maskPixels == nil && shown.mask.steps.count == 4)
  }

  @Test("A label's text, a layer's sublayers and what a view draws mask too", .rule("LAYER-19"))
  func contents() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    label.text = "MM"
    fixture.device.run { box.mask = label }
    let word = shown.maskPixels?.bytes
    #expect(word?.contains(255) == true && opacity(39, 0) == 0)
    fixture.device.run { label.text = "I" }
    #expect(shown.maskPixels?.bytes != word)
    let outer = CALayer()
    let inner = CALayer()
    outer.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    inner.frame = CGRect(x: 10, y: 0, width: 10, height: 10)
    inner.backgroundColor = UIColor.black.cgColor
    outer.addSublayer(inner)
    fixture.device.run { box.layer.mask = outer }
    #expect(box.mask == nil && opacity(5, 5) == 0 && opacity(15, 5) == 255)
    fixture.device.run { inner.position.x += 10 }
    #expect(opacity(15, 5) == 0 && opacity(25, 5) == 255)
    final class Half: UIView {
      override func draw(_ rect: CGRect) { UIRectFill(CGRect(x: 0, y: 0, width: 20, height: 20)) }
    }
    fixture.device.run { box.mask = Half(frame: CGRect(x: 0, y: 0, width: 40, height: 20)) }
    #expect(opacity(5, 5) == 255 && opacity(25, 5) == 0)
    fixture.device.run { box.mask = nil }
    #expect(shown.maskPixels == nil && shown.mask.steps == [] && fixture.host.screen.mistakes.isEmpty)
  }
}
