import Heft
import HeftProtocol
import HeftTesting
import TestRules
import Testing

/// Layers without views (LAYER-1 to LAYER-5).
struct LayerTreeTests {
  private let fixture = Fixture()
  private let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  init() {
    let box = box
    fixture.device.run { fixture.sheet.addSubview(box) }
    fixture.device.tap(at: 300, 300)
  }

  /// The shown view whose frame has that width.
  private func shown(width: CGFloat) -> RenderedTree.View? {
    fixture.host.screen.views.values.first { $0.frame.width == width }
  }

  private func layer(width: CGFloat) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 20, width: width, height: 30)
    return layer
  }

  @Test("A layer without a view is shown where it is put, and goes with its superlayer", .rule("LAYER-1"))
  func shows() throws {
    let (one, two) = (layer(width: 41), layer(width: 42))
    fixture.device.run {
      one.backgroundColor = UIColor.red.cgColor
      two.cornerRadius = 7
      two.opacity = 0.5
      one.addSublayer(two)
      box.layer.addSublayer(one)
    }
    let outer = try #require(shown(width: 41))
    let inner = try #require(shown(width: 42))
    #expect(outer.background == 0xFF00_00FF && outer.frame == CGRect(x: 10, y: 20, width: 41, height: 30))
    #expect(inner.parent == outer.number && inner.corner == 7 && inner.alpha == 0.5)
    #expect(one.superlayer === box.layer && two.superlayer === one)
    #expect(box.layer.sublayers?.count == 1 && box.subviews.isEmpty)
    fixture.device.run { one.removeFromSuperlayer() }
    #expect(shown(width: 41) == nil && shown(width: 42) == nil)
    #expect(one.superlayer == nil && two.superlayer === one && fixture.host.screen.mistakes.isEmpty)
  }

  @Test("Layers and subviews lie over one another as they came, and views count views only", .rule("LAYER-1"))
  func order() {
    let (one, two) = (layer(width: 41), layer(width: 42))
    let (first, second) = (UIView(), UIView())
    fixture.device.run {
      box.addSubview(first)
      box.layer.insertSublayer(one, at: 0)
      box.layer.addSublayer(two)
      box.insertSubview(second, at: 0)
    }
    #expect(box.subviews == [second, first])
    let layers = box.layer.sublayers ?? []
    #expect(layers.map { $0 === one } == [true, false, false, false])
    #expect(layers.last === two && layers[1] === second.layer)
    fixture.device.run { box.layer.insertSublayer(two, below: one) }
    #expect(box.layer.sublayers?.first === two)
    fixture.device.run { two.zPosition = 1 }
    let shownBox = fixture.host.screen.views.values.first { $0.children.count == 4 }
    #expect(shownBox?.children.last == shown(width: 42)?.number, "what is nearer is shown in front")
    #expect(fixture.host.screen.mistakes.isEmpty)
  }

  @Test("Touches pass by a layer", .rule("LAYER-2"))
  func touches() {
    fixture.device.run {
      let cover = CALayer()
      cover.frame = box.bounds
      box.layer.addSublayer(cover)
      #expect(box.hitTest(CGPoint(x: 50, y: 50), with: nil) === box)
    }
  }

  @Test("The anchor point lies at the position and stays under a transform", .rule("LAYER-3"))
  func anchors() throws {
    let one = CALayer()
    fixture.device.run {
      one.bounds = CGRect(x: 0, y: 0, width: 44, height: 20)
      one.anchorPoint = CGPoint(x: 0, y: 1)
      one.position = CGPoint(x: 50, y: 60)
      one.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
      box.layer.addSublayer(one)
    }
    #expect(one.frame == CGRect(x: 50, y: 20, width: 88, height: 40))
    let view = try #require(shown(width: 44))
    #expect(view.frame == CGRect(x: 50, y: 40, width: 44, height: 20) && view.anchor == CGPoint(x: 0, y: 1))
    #expect(one.convert(CGPoint(x: 0, y: 20), to: box.layer) == CGPoint(x: 50, y: 60))
  }

  @Test("A transform with perspective is told in space, and one in the plane is not", .rule("LAYER-3"))
  func space() throws {
    let one = layer(width: 45)
    var map = CATransform3DIdentity
    map.m34 = -1 / 500
    map = CATransform3DRotate(map, .pi / 4, 0, 1, 0)
    fixture.device.run {
      one.transform = map
      box.layer.addSublayer(one)
    }
    let numbers = try #require(shown(width: 45)).space
    #expect(numbers.count == 16 && abs(numbers[0] - 0.5.squareRoot()) < 1e-9 && numbers[11] < 0)
    #expect(!CATransform3DIsAffine(map) && CATransform3DIsAffine(CATransform3DMakeScale(2, 3, 1)))
    let there = CATransform3DConcat(map, CATransform3DInvert(map))
    #expect(abs(there.m11 - 1) < 1e-9 && abs(there.m34) < 1e-9)
    fixture.device.run {
      CATransaction.setDisableActions(true)
      one.transform = CATransform3DIdentity
    }
    #expect(shown(width: 45)?.space == [])
  }

  @Test("A layer with one side is not shown from behind", .rule("LAYER-20"))
  func sides() throws {
    let one = layer(width: 45)
    fixture.device.run {
      one.isDoubleSided = false
      box.layer.addSublayer(one)
    }
    #expect(shown(width: 45)?.isBackShown == false)
    fixture.device.run {
      CATransaction.setDisableActions(true)
      one.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    }
    #expect(shown(width: 45)?.space.count == 16, "half a turn is one in space, in which there is a back")
    fixture.device.run { one.isDoubleSided = true }
    #expect(shown(width: 45)?.isBackShown == true)
  }

  @Test("A shape layer tells its path, colors and line", .rule("LAYER-4"))
  func shapes() throws {
    let shape = CAShapeLayer()
    fixture.device.run {
      shape.frame = CGRect(x: 0, y: 0, width: 46, height: 46)
      shape.path = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgPath
      shape.fillColor = nil
      shape.strokeColor = UIColor.green.cgColor
      shape.lineWidth = 3
      shape.lineCap = .round
      shape.lineDashPattern = [4, 2]
      shape.strokeEnd = 0.5
      box.layer.addSublayer(shape)
    }
    let told = try #require(shown(width: 46)?.shapes.first)
    #expect(told.outline.steps == [0, 1, 2, 1, 4, 2, 1, 4, 6, 1, 1, 6, 4])
    #expect(told.fill == 0 && told.stroke == 0x00FF_00FF && told.width == 3 && told.cap == 1)
    #expect(told.dashes == [4, 2] && told.to == 0.5)
    fixture.device.run { shape.path = nil }
    #expect(shown(width: 46)?.shapes == [])
  }

  @Test("A gradient lies in points, with its places in their order", .rule("LAYER-4"))
  func gradients() throws {
    let gradient = CAGradientLayer()
    fixture.device.run {
      gradient.frame = CGRect(x: 0, y: 0, width: 50, height: 20)
      gradient.colors = [UIColor.red.cgColor, UIColor.green.cgColor, UIColor.blue.cgColor]
      gradient.locations = [0, 0.75, 0.5]
      gradient.startPoint = CGPoint(x: 0, y: 0)
      gradient.endPoint = CGPoint(x: 1, y: 1)
      box.layer.addSublayer(gradient)
    }
    let told = try #require(shown(width: 50)?.gradient)
    #expect(told.end == CGPoint(x: 50, y: 20) && !told.isRadial)
    #expect(told.stops.map { $0.place } == [0, 0.75, 0.75])
    #expect(told.stops.map { $0.color } == [0xFF00_00FF, 0x00FF_00FF, 0x0000_FFFF])
  }

  @Test("A text layer is a label", .rule("LAYER-4"))
  func texts() throws {
    let text = CATextLayer()
    fixture.device.run {
      text.string = "12:30"
      text.fontSize = 20
      text.foregroundColor = UIColor.black.cgColor
      text.alignmentMode = .center
      box.layer.addSublayer(text)
    }
    let label = try #require(fixture.host.screen.label("12:30"))
    #expect(label.style?.size == 20 && label.style?.alignment == 1)
  }

  @Test("A mask shows what its shape covers, moved to where it lies", .rule("LAYER-5"))
  func masks() throws {
    let mask = CAShapeLayer()
    fixture.device.run {
      mask.path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
      mask.position = CGPoint(x: 5, y: 7)
      box.layer.mask = mask
    }
    #expect(shown(width: 100)?.mask.steps.prefix(3) == [0, 5, 7])
    fixture.device.run { box.layer.mask = nil }
    #expect(shown(width: 100)?.mask.steps == [])
  }

  @Test("Contents can be a part of an image, and round corners can be some of them", .rule("LAYER-5"))
  func parts() throws {
    let one = layer(width: 47)
    fixture.device.run {
      let drawn = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { _ in
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 8, height: 8))
      }
      one.contents = drawn.cgImage
      one.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
      one.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
      box.layer.addSublayer(one)
    }
    let view = try #require(shown(width: 47))
    let pixels = try #require(view.pixels)
    #expect(pixels.width * 2 == pixels.height && view.roundCorners == 3)
  }

  @Test("A layer draws after setNeedsDisplay", .rule("LAYER-5"))
  func draws() throws {
    final class Dot: CALayer {
      override func draw(in ctx: CGContext) {
        ctx.setFillColor(UIColor.blue.cgColor)
        ctx.fill(bounds)
      }
    }
    let dot = Dot()
    fixture.device.run {
      dot.frame = CGRect(x: 0, y: 0, width: 48, height: 8)
      box.layer.addSublayer(dot)
    }
    #expect(shown(width: 48)?.pixels == nil)
    fixture.device.run { dot.setNeedsDisplay() }
    #expect(shown(width: 48)?.pixels != nil)
  }

  @Test("The frontmost layer that has a point is found, in the points of the layer around", .rule("LAYER-1"))
  func hits() {
    let (back, front, inner) = (layer(width: 40), layer(width: 40), layer(width: 80))
    fixture.device.run {
      box.layer.addSublayer(back)
      box.layer.addSublayer(front)
      front.addSublayer(inner)
    }
    // `inner` begins at 20, 40 of the box and reaches beyond `front`.
    #expect(box.layer.hitTest(CGPoint(x: 12, y: 22)) === front)
    #expect(box.layer.hitTest(CGPoint(x: 30, y: 45)) === inner)
    #expect(box.layer.hitTest(CGPoint(x: 90, y: 60)) === inner)
    #expect(box.layer.hitTest(CGPoint(x: 90, y: 10)) === box.layer)
    fixture.device.run { front.masksToBounds = true }
    #expect(box.layer.hitTest(CGPoint(x: 90, y: 60)) === box.layer)
    fixture.device.run { front.isHidden = true }
    #expect(
      box.layer.hitTest(CGPoint(x: 12, y: 22)) === back && box.layer.hitTest(CGPoint(x: 150, y: 0)) == nil)
    #expect(back.model() === back)
  }
}
