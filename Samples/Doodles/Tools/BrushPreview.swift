import Heft
import Ink

/// A line of the brush from no force to all of it, drawn by the very ink; or the line that one draws there to try it, which
/// follows what is chosen then.
final class BrushPreview: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .white
    accessibilityIgnoresInvertColors = true
    cornerRadius = 10
    clipsToBounds = true
    contentMode = .topLeft
    allowsTouchAndHoldForce = false
    isAccessibilityElement = true
    accessibilityTraits = .image
    accessibilityHint = "Draw here to try it."
    accessibilityLabel = "The line from a light to a firm press"
  }

  private var brush: InkBrush?
  private var response = ForceResponse.straight

  /// Whether letters are shown in place of a line.
  private var isText = false

  func show(_ brush: InkBrush, _ response: ForceResponse, isText: Bool = false) {
    (self.brush, self.response, self.isText) = (brush, response, isText)
    accessibilityLabel =
      isText
      ? "Letters of the size"
      : "The line from a light to a firm press"
        + (brush.kind == .pencil ? ", and laid down more and more" : "")
    draw()
  }

  // MARK: Trying

  /// The samples of the line that was drawn here last, as the touch gave them.
  private var tried: [StrokeSample] = []
  private var start: TimeInterval = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, !isText else { return }
    (tried, start) = ([], touch.timestamp)
    add([touch])
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first, !isText { add(event?.coalescedTouches(for: touch) ?? [touch]) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first, !isText { add([touch]) }
  }

  /// The brush's own line is shown again.
  func forget() {
    tried = []
    draw()
  }

  private func add(_ touches: [UITouch]) {
    let scale = Double(UIScreen.main.scale)
    for touch in touches {
      let place = touch.location(in: self)
      let isPen = touch.type == .pencil
      tried.append(
        StrokeSample(
          InkSample(
            x: Double(place.x) * scale, y: Double(place.y) * scale, time: Double(touch.timestamp - start),
            force: touch.measuredForce, altitude: isPen ? Double(touch.altitudeAngle) : nil),
          azimuth: isPen ? Double(touch.azimuthAngle(in: self)) : nil))
    }
    draw()
  }

  /// The line that was drawn here, as the hand wants it.
  private func triedLine(of brush: InkBrush) -> DrawnStroke {
    var stroke = DrawnStroke(brush: brush)
    stroke.samples = tried.map { sample in
      var ink = sample.ink
      ink.force = ink.force.map { response.bend($0) }
      var bent = StrokeSample(ink)
      bent.azimuth = sample.azimuth
      return bent
    }
    return stroke
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    draw()
  }

  /// The line has so many samples, which come so many seconds apart (our choices).
  private static let count = 48
  private static let step = 0.01
  /// How far it swings, as a share of the height, and the points that it leaves free at the edges (our choices).
  private static let swing = 0.16
  private static let edge = 4.0
  /// How far a pencil is laid down at the end, in radians (our choice: to 20 degrees).
  private static let lean = Double.pi * 7 / 18

  private func draw() {
    let scale = Double(UIScreen.main.scale)
    let (width, height) = (Double(bounds.width) * scale, Double(bounds.height) * scale)
    guard let brush, width >= 1, height >= 1, var picture = Bitmap(width: Int(width), height: Int(height))
    else {
      return
    }
    var own = brush
    own.size *= scale
    if isText {
      // In the middle; of large letters as much as there is room for.
      var text = DrawnStroke("Text", at: Point(0, 0), size: own.size, color: own.color)
      if let wide = text.lettering {
        text = DrawnStroke(
          "Text", at: Point((width - wide.width) / 2, (height - wide.height) / 2), size: own.size,
          color: own.color)
      }
      text.draw(into: &picture, through: plane(of: picture))
      layer.contents = CGImage(picture)
      return
    }
    if own.kind == .eraser {
      // An eraser's stroke is seen on a ground only.
      let ground = InkBrush(.pen, size: 2 * height, color: 0xFFC6_C6C8)
      line(of: ground, width, height, force: 0.5).draw(into: &picture, through: plane(of: picture))
    }
    if !tried.isEmpty {
      triedLine(of: own).draw(into: &picture, through: plane(of: picture))
      layer.contents = CGImage(picture)
      return
    }
    if own.kind == .pencil {
      // Under the line of the force another one is laid down more and more.
      line(of: own, width, height * 0.6, force: nil).draw(into: &picture, through: plane(of: picture))
      line(of: own, width, height * 1.4, force: 0.5, isLaidDown: true)
        .draw(into: &picture, through: plane(of: picture))
      layer.contents = CGImage(picture)
      return
    }
    // A wide line has less room to swing.
    let room = height / 2 - own.radius(atForce: 1) - BrushPreview.edge * scale
    let swing = min(BrushPreview.swing * height, max(room, 0))
    line(of: own, width, height, force: nil, swing: swing).draw(into: &picture, through: plane(of: picture))
    layer.contents = CGImage(picture)
  }

  private func plane(of picture: Bitmap) -> CoverageMask {
    CoverageMask(width: picture.width, height: picture.height)
  }

  /// A wave through the view that swings so far; without a force it grows from none to all, as the hand wants
  /// it.
  private func line(
    of brush: InkBrush, _ width: Double, _ height: Double, force: Double?, swing: Double = 0,
    isLaidDown: Bool = false
  ) -> DrawnStroke {
    var stroke = DrawnStroke(brush: brush)
    let margin = min(Double(bounds.height) * Double(UIScreen.main.scale) / 2, width / 4)
    for index in 0...BrushPreview.count {
      let part = Double(index) / Double(BrushPreview.count)
      let wave = swing * Mathematics.sine(part * 2 * .pi)
      stroke.samples.append(
        StrokeSample(
          InkSample(
            x: margin + (width - 2 * margin) * part, y: height / 2 + wave,
            time: Double(index) * BrushPreview.step, force: force ?? response.bend(max(part, 0.01)),
            altitude: isLaidDown ? .pi / 2 - part * BrushPreview.lean : nil)))
    }
    return stroke
  }
}
