import Heft

/// Draws its touches: in red while their force is an estimate, in black once it is known, in gray where they may go
/// next.
public final class InkView: UIView {
  /// The lines, the oldest first.
  public private(set) var lines: [InkLine] = []
  /// How many forces came as estimates and were put right later.
  public private(set) var corrections = 0
  var changed: (() -> Void)?
  /// The lines of the touches that are down.
  private var current: [(touch: UITouch, line: Int)] = []

  override public func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      current.append((touch, lines.count))
      lines.append(InkLine())
    }
    add(touches, event)
  }

  override public func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { add(touches, event) }

  override public func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    add(touches, event)
    end(touches)
  }

  override public func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { end(touches) }

  override public func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {
    for touch in touches {
      for index in lines.indices where lines[index].update(touch) { corrections += 1 }
    }
    show()
  }

  private func add(_ touches: Set<UITouch>, _ event: UIEvent?) {
    for (touch, line) in current where touches.contains(touch) { lines[line].add(touch, of: event, in: self) }
    show()
  }

  private func end(_ touches: Set<UITouch>) {
    for (touch, line) in current where touches.contains(touch) { lines[line].end() }
    current.removeAll { touches.contains($0.touch) }
    show()
  }

  private func show() {
    setNeedsDisplay()
    changed?()
  }

  override public func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.setLineCap(.round)
    for line in lines {
      for (index, point) in line.points.enumerated() {
        let start = line.points[max(index - 1, 0)].place
        draw(
          from: start, to: point.place, width: 1 + 3 * point.force,
          color: point.awaited == nil ? .black : .red, in: context)
      }
      var last = line.points.last?.place
      for place in line.predicted {
        if let last { draw(from: last, to: place, width: 2, color: .lightGray, in: context) }
        last = place
      }
    }
  }

  private func draw(
    from start: CGPoint, to end: CGPoint, width: CGFloat, color: UIColor, in context: CGContext
  ) {
    color.setStroke()
    context.setLineWidth(width)
    context.move(to: start)
    context.addLine(to: end)
    context.strokePath()
  }
}
