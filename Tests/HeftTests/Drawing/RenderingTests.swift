import HeftTesting
import TestRules
import Testing

@testable import Heft

/// Views drawn into contexts.
struct RenderingTests {
  private final class Disc: UIView {
    override func draw(_ rect: CGRect) {
      UIColor.blue.setFill()
      UIBezierPath(ovalIn: bounds).fill()
    }
  }

  private func picture(of view: UIView, _ draw: (CGContext) -> Void) -> CGImage? {
    UIGraphicsBeginImageContextWithOptions(view.bounds.size, false, 1)
    defer { UIGraphicsEndImageContext() }
    if let context = UIGraphicsGetCurrentContext() { draw(context) }
    return UIGraphicsGetImageFromCurrentImageContext()?.cgImage
  }

  @Test(
    "A layer renders grounds, what views draw themselves, and the views in them where they are",
    .rule("DRAW-17"))
  func layer() {
    let fixture = Fixture()
    let view = fixture.show(UIView(), width: 40, height: 40)
    fixture.device.run {
      view.backgroundColor = .red
      let disc = Disc(frame: CGRect(x: 20, y: 20, width: 20, height: 20))
      view.addSubview(disc)
      let hidden = UIView(frame: view.bounds)
      hidden.backgroundColor = .green
      hidden.isHidden = true
      view.addSubview(hidden)
      let image = picture(of: view) { view.layer.render(in: $0) }
      #expect(image?.bitmap[5, 5] == 0xFF00_00FF)
      #expect(image?.bitmap[30, 30] == 0xFFFF_0000)
      #expect(image?.bitmap[21, 21] == 0xFF00_00FF)
    }
  }

  @Test(
    "A hierarchy is drawn into the rectangle that is asked for, and a snapshot has the view's size",
    .rule("DRAW-17"))
  func hierarchy() {
    let fixture = Fixture()
    let view = fixture.show(UIView(), width: 40, height: 40)
    fixture.device.run {
      view.backgroundColor = .red
      let image = picture(of: view) { _ in
        view.drawHierarchy(in: CGRect(x: 0, y: 0, width: 20, height: 20), afterScreenUpdates: true)
      }
      #expect(image?.bitmap[10, 10] == 0xFF00_00FF)
      #expect(image?.bitmap[30, 30] == 0)
      #expect(view.snapshotView(afterScreenUpdates: true)?.bounds.size == view.bounds.size)
      #expect(UIView().snapshotView(afterScreenUpdates: false) == nil)
    }
  }

  @Test(
    "A snapshot shows the texts and pictures of the view as they were, and answers no touch", .rule("DRAW-17")
  )
  func snapshot() {
    let fixture = Fixture()
    let view = fixture.show(UIView(), width: 40, height: 40)
    fixture.device.run {
      let label = UILabel(frame: CGRect(x: 5, y: 5, width: 30, height: 20))
      label.text = "Hello"
      label.textColor = .red
      let hidden = UIView(frame: label.frame)
      hidden.isHidden = true
      view.addSubview(label)
      view.addSubview(hidden)
      let shot = view.snapshotView(afterScreenUpdates: true)
      let copy = shot?.subviews.first as? UILabel
      #expect(shot?.subviews.count == 1 && copy !== label)
      #expect(copy?.text == "Hello" && copy?.textColor === label.textColor && copy?.frame == label.frame)
      label.text = "Gone"
      #expect(copy?.text == "Hello" && shot?.isUserInteractionEnabled == false)
    }
  }

  private let red: UInt32 = 0xFF00_00FF
  private let green: UInt32 = 0xFF00_FF00
  private let blue: UInt32 = 0xFFFF_0000

  /// The pixels of an image; nil where there is none.
  private struct Pixels {
    let image: CGImage?

    subscript(x: Int, y: Int) -> UInt32? { image?.bitmap[x, y] }
  }

  /// Returns the pixels of a view of 40 x 40 points with a red ground once it has been changed.
  private func rendered(_ change: (UIView) -> Void) -> Pixels {
    let fixture = Fixture()
    let view = fixture.show(UIView(), width: 40, height: 40)
    let image = fixture.device.run {
      view.backgroundColor = .red
      change(view)
      return picture(of: view) { view.layer.render(in: $0) }
    }
    return Pixels(image: image ?? nil)
  }

  @Test(
    "A border lies along the inside of the edges, in front of what is in the view, and follows the corners",
    .rule("DRAW-17")
  )
  func border() {
    let image = rendered { view in
      let inner = UIView(frame: view.bounds)
      inner.backgroundColor = .blue
      view.addSubview(inner)
      view.layer.borderWidth = 4
      view.layer.borderColor = UIColor.green.cgColor
    }
    #expect(image[0, 0] == green && image[3, 20] == green && image[39, 39] == green)
    #expect(image[4, 20] == blue && image[20, 35] == blue)
    let round = rendered { view in
      view.layer.cornerRadius = 10
      view.layer.borderWidth = 4
      view.layer.borderColor = UIColor.green.cgColor
    }
    #expect(round[0, 0] == 0 && round[4, 4] == green && round[9, 9] == red && round[20, 2] == green)
    let wide = rendered { $0.layer.borderWidth = 100 }
    #expect(wide[1, 1] == 0xFF00_0000 && wide[20, 20] == 0xFF00_0000)
    #expect(rendered { $0.layer.borderWidth = .nan }[0, 0] == red)
  }

  @Test(
    "Layers without a view are drawn where they are, by their depths, with what they show", .rule("DRAW-17"))
  func freeLayers() {
    let image = rendered { view in
      let front = CALayer()
      front.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      front.backgroundColor = UIColor.green.cgColor
      front.zPosition = 1
      let rear = CALayer()
      rear.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
      rear.backgroundColor = UIColor.blue.cgColor
      let shape = CAShapeLayer()
      shape.frame = CGRect(x: 20, y: 0, width: 20, height: 20)
      shape.path = UIBezierPath(rect: CGRect(x: 5, y: 5, width: 10, height: 10)).cgPath
      shape.fillColor = UIColor.blue.cgColor
      let line = CAShapeLayer()
      line.anchorPoint = .zero
      line.position = CGPoint(x: 0, y: 20)
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 0, y: 5))
      path.addLine(to: CGPoint(x: 20, y: 5))
      line.path = path.cgPath
      line.strokeColor = UIColor.green.cgColor
      line.lineWidth = 4
      line.strokeStart = 0.25
      line.strokeEnd = 0.75
      let contents = CALayer()
      contents.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
      contents.anchorPoint = CGPoint(x: 1, y: 1)
      contents.position = CGPoint(x: 40, y: 40)
      contents.contents =
        UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image {
          UIColor.blue.setFill()
          $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }.cgImage
      for layer in [front, rear, shape, line, contents] { view.layer.addSublayer(layer) }
    }
    #expect(image[2, 2] == green && image[7, 7] == green && image[12, 12] == blue)
    #expect(image[22, 2] == red && image[30, 10] == blue)
    #expect(image[2, 25] == red && image[7, 25] == green && image[12, 25] == green && image[17, 25] == red)
    #expect(image[29, 35] == red && image[31, 35] == blue && image[39, 39] == blue)
  }

  @Test(
    "A gradient goes from its first color to its last, along a line or from a center, within the corners",
    .rule("DRAW-17")
  )
  func gradients() {
    func gradient(_ type: CAGradientLayerType) -> Pixels {
      rendered { view in
        let layer = CAGradientLayer()
        layer.frame = view.bounds
        layer.colors = [UIColor.green.cgColor, UIColor.blue.cgColor]
        layer.type = type
        layer.startPoint = type == .radial ? CGPoint(x: 0.5, y: 0.5) : CGPoint(x: 0, y: 0.5)
        layer.endPoint = CGPoint(x: 1, y: type == .radial ? 1 : 0.5)
        layer.cornerRadius = 10
        view.layer.addSublayer(layer)
      }
    }
    let line = gradient(.axial)
    #expect(line[0, 0] == red && (line[1, 20] ?? 0) >> 8 & 255 > 240 && (line[38, 20] ?? 0) >> 16 & 255 > 240)
    #expect(line[10, 12] == line[10, 30])
    let disc = gradient(.radial)
    #expect((disc[20, 20] ?? 0) >> 8 & 255 > 240 && (disc[38, 20] ?? 0) >> 16 & 255 > 230)
    #expect(disc[36, 35] == blue)
  }

  private final class Spot: CALayer {
    override func draw(in ctx: CGContext) {
      ctx.setFillColor(UIColor.blue.cgColor)
      ctx.fill(CGRect(x: 2, y: 2, width: 4, height: 4))
    }
  }

  @Test(
    "A layer without a view draws itself into the context that it is given, with its own ground",
    .rule("DRAW-17"))
  func freeLayer() {
    let fixture = Fixture()
    fixture.device.run {
      let layer = Spot()
      layer.frame = CGRect(x: 30, y: 30, width: 10, height: 10)
      layer.backgroundColor = UIColor.green.cgColor
      let context = CGContext(size: CGSize(width: 10, height: 10), scale: 1, isOpaque: false)
      if let context { layer.render(in: context) }
      let image = Pixels(image: context?.makeImage())
      #expect(image[0, 0] == green && image[3, 3] == blue && image[7, 7] == green)
    }
  }

  @Test(
    "A picture lies in its view as the content mode says, in the tint where it is a template",
    .rule("DRAW-17"))
  func pictures() throws {
    let fixture = Fixture()
    let image = try #require(fixture.picture(.blue, width: 20, height: 10))
    func shown(_ mode: UIView.ContentMode, _ image: UIImage) -> Pixels {
      rendered { view in
        let inner = UIImageView(image: image)
        inner.frame = view.bounds
        inner.contentMode = mode
        inner.tintColor = .green
        view.addSubview(inner)
      }
    }
    #expect(shown(.scaleToFill, image)[1, 1] == blue)
    let fit = shown(.scaleAspectFit, image)
    #expect(fit[1, 5] == red && fit[1, 20] == blue && fit[38, 28] == blue && fit[38, 35] == red)
    #expect(shown(.scaleAspectFill, image)[1, 1] == blue)
    let corner = shown(.bottomRight, image.withRenderingMode(.alwaysTemplate))
    #expect(corner[10, 35] == red && corner[30, 35] == green && corner[30, 25] == red)
    #expect(shown(.topLeft, image)[5, 5] == blue && shown(.topLeft, image)[25, 5] == red)
  }
}
