import Heft

/// An app for the benchmarks and for comparing pixels: the tutorials' canvas, and a card with some of everything
/// that can be drawn.
public enum DrawField {
  /// The app. Lines follow the touch, as wide as its force says; lifting it writes the picture as a PNG file, and canceling
  /// it tells that file.
  public static let app = App(
    name: "Draw field", bundleIdentifier: "dev.heft.DrawField", rootViewController: { DrawController() },
    delegate: { DrawDelegate() })
}

private final class DrawDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
}

private final class DrawController: UIViewController {
  override func loadView() {
    view = Canvas()
    view.backgroundColor = .white
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let card = UIImageView(image: drawCard())
    card.frame = CGRect(x: 20, y: 40, width: 100, height: 100)
    card.layer.cornerRadius = 20
    card.layer.masksToBounds = true
    card.layer.borderWidth = 2
    card.layer.borderColor = UIColor.blue.cgColor
    view.addSubview(card)
  }
}

/// The canvas of the tutorials: each line is drawn over the picture of all before it.
private final class Canvas: UIView {
  /// Each stroke has a color of its own: a line over one of its color would change nothing.
  private var strokeColor = UIColor.black
  private var strokeCount = 0
  private var drawing: UIImage?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    strokeCount += 1
    strokeColor = UIColor(
      red: CGFloat(strokeCount * 5 % 8) / 8, green: CGFloat(strokeCount * 3 % 7) / 7, blue: 0.5, alpha: 1)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    addLine(
      from: touch.previousLocation(in: self), to: touch.location(in: self),
      width: 2 + 18 * touch.force / touch.maximumPossibleForce)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    print("PNG:", drawing?.pngData()?.count ?? 0, "bytes")
  }

  /// Writes the whole file on the console, to compare it with what is shown.
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    let digits = Array("0123456789abcdef".utf8)
    var text: [UInt8] = []
    for byte in drawing?.pngData() ?? Data() { text += [digits[Int(byte >> 4)], digits[Int(byte & 15)]] }
    print("PNG:" + String(decoding: text, as: UTF8.self))
  }

  private func addLine(from: CGPoint, to: CGPoint, width: CGFloat) {
    UIGraphicsBeginImageContextWithOptions(bounds.size, false, 0)
    drawing?.draw(in: bounds)
    let context = UIGraphicsGetCurrentContext()
    context?.move(to: from)
    context?.addLine(to: to)
    context?.setLineCap(.round)
    context?.setLineWidth(width)
    strokeColor.setStroke()
    context?.strokePath()
    drawing = UIGraphicsGetImageFromCurrentImageContext()
    layer.contents = drawing?.cgImage
    UIGraphicsEndImageContext()
  }
}

/// Some of everything: a round rectangle, a ring, dashes along a curve, corners, an eraser, the picture itself in small
/// and turned, and gradients within a round clip with a shadow under them.
private func drawCard() -> UIImage {
  let format = UIGraphicsImageRendererFormat()
  format.scale = 3
  let renderer = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100), format: format)
  let first = renderer.image { renderer in
    let context = renderer.cgContext
    UIColor(red: 0.9, green: 0.7, blue: 0.2, alpha: 0.8).setFill()
    UIBezierPath(roundedRect: CGRect(x: 3.3, y: 4.4, width: 60.1, height: 40.7), cornerRadius: 12).fill()
    context.addEllipse(in: CGRect(x: 50, y: 50, width: 45, height: 40))
    context.addEllipse(in: CGRect(x: 60, y: 55, width: 25, height: 20))
    context.setFillColor(red: 0.1, green: 0.5, blue: 0.3, alpha: 1)
    context.fillPath(using: .evenOdd)
    context.setLineWidth(2.5)
    context.setLineDash(phase: 3, lengths: [7, 4])
    context.move(to: CGPoint(x: 5, y: 95))
    context.addCurve(
      to: CGPoint(x: 95, y: 5), control1: CGPoint(x: 5, y: 20), control2: CGPoint(x: 90, y: 90))
    context.strokePath()
    context.setLineDash(phase: 0, lengths: [])
    context.setLineWidth(6)
    for (index, join) in [CGLineJoin.miter, .round, .bevel].enumerated() {
      context.setLineJoin(join)
      let left = 8 + 30 * CGFloat(index)
      context.addLines(between: [
        CGPoint(x: left, y: 90), CGPoint(x: left + 10, y: 65), CGPoint(x: left + 20, y: 90),
      ])
      context.strokePath()
    }
    context.setBlendMode(.clear)
    context.fillEllipse(in: CGRect(x: 20, y: 15, width: 20, height: 20))
  }
  return renderer.image { renderer in
    first.draw(in: CGRect(x: 0, y: 0, width: 100, height: 100))
    first.draw(in: CGRect(x: 70, y: 3, width: 27, height: 27), blendMode: .normal, alpha: 0.9)
    renderer.cgContext.translateBy(x: 50, y: 30)
    renderer.cgContext.rotate(by: 0.7)
    first.draw(in: CGRect(x: 0, y: 0, width: 40, height: 30))
    drawSphere(in: renderer.cgContext)
  }
}

private func drawSphere(in context: CGContext) {
  let circle = CGRect(x: -30, y: 20, width: 31, height: 29)
  context.saveGState()
  context.setShadow(offset: CGSize(width: 2, height: 3), blur: 5)
  context.fillEllipse(in: circle)
  context.restoreGState()
  UIBezierPath(ovalIn: circle).addClip()
  let colors = [UIColor.yellow.cgColor, UIColor.red.cgColor, UIColor.blue.withAlphaComponent(0.5).cgColor]
  guard
    let gradient = CGGradient(
      colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors as CFArray, locations: [0, 0.4, 1])
  else { return }
  context.drawLinearGradient(
    gradient, start: CGPoint(x: -30, y: 20), end: CGPoint(x: 0, y: 45), options: .drawsAfterEndLocation)
  context.drawRadialGradient(
    gradient, startCenter: CGPoint(x: -18, y: 30), startRadius: 1, endCenter: CGPoint(x: -15, y: 33),
    endRadius: 11, options: [])
}
