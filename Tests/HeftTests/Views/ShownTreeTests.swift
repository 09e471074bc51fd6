import Heft
import HeftTesting
import Testing

/// Whatever happens to the views, the screen shows just them (VIEW-6).
struct ShownTreeTests {
  private enum Operation: CaseIterable {
    case add, insert, below, above, front, back, remove, frame, scroll, look, text, transform
  }

  /// Where a view stands and how it looks: on the screen, or in the tree.
  private struct Look: Equatable {
    var kind: String
    var frame: CGRect
    var transform: CGAffineTransform
    var scroll: CGPoint
    var alpha: Double
    var isHidden: Bool
    var background: UInt32
    var clips: Bool
    var corner: Double
    var text: String
    var fontSize: Double
    var children: [Look]
  }

  private func shown(_ number: ViewNumber, on screen: RenderedTree) -> Look {
    let view = screen.views[number]!
    return Look(
      kind: "\(view.kind)", frame: view.frame, transform: view.transform, scroll: view.scroll,
      alpha: view.alpha,
      isHidden: view.isHidden, background: view.background, clips: view.clips, corner: view.corner,
      text: view.text, fontSize: view.style?.size ?? 0, children: view.children.map { shown($0, on: screen) })
  }

  private func real(_ view: UIView, colors: [ObjectIdentifier: UInt32]) -> Look {
    let label = view as? UILabel
    let size = view.bounds.size
    let frame = CGRect(
      x: view.center.x - size.width / 2, y: view.center.y - size.height / 2, width: size.width,
      height: size.height)
    return Look(
      kind: label == nil ? "plain" : "label", frame: frame, transform: view.transform,
      scroll: view.bounds.origin,
      alpha: Double(view.alpha), isHidden: view.isHidden, background: colors[ObjectIdentifier(view)] ?? 0,
      clips: view.clipsToBounds, corner: Double(view.cornerRadius), text: label?.text ?? "",
      fontSize: label.map { Double($0.font.pointSize) } ?? 0,
      children: view.subviews.map { real($0, colors: colors) })
  }

  @Test func whatIsShownIsTheTree() {
    var random = Seeded(Seeded.seed)
    let colors: [(UIColor?, UInt32)] = [(nil, 0), (.red, 0xFF00_00FF), (.blue, 0x0000_FFFF), (.clear, 0)]
    for round in 0..<40 {
      let fixture = Fixture()
      let views: [UIView] = (0..<12).map { $0 % 3 == 0 ? UILabel() : UIView() }
      var shownColors: [ObjectIdentifier: UInt32] = [:]
      for step in 0..<60 {
        fixture.device.run {
          // Several deeds between two frames, so that they meet.
          for _ in 0..<Int.random(in: 1...4, using: &random) {
            let view = views.randomElement(using: &random)!
            let other = views.randomElement(using: &random)!
            let parent = Bool.random(using: &random) ? fixture.sheet : other
            switch Operation.allCases.randomElement(using: &random)! {
            case .add: parent.addSubview(view)
            case .insert: parent.insertSubview(view, at: Int.random(in: -1...5, using: &random))
            case .below: parent.insertSubview(view, belowSubview: other)
            case .above: parent.insertSubview(view, aboveSubview: other)
            case .front: parent.bringSubviewToFront(view)
            case .back: parent.sendSubviewToBack(view)
            case .remove: view.removeFromSuperview()
            case .frame:
              view.frame = CGRect(
                x: Double.random(in: -9...99, using: &random), y: 5,
                width: Double.random(in: 0...99, using: &random), height: 8)
            case .scroll: view.bounds.origin.y = CGFloat(Int.random(in: -3...3, using: &random))
            case .look:
              let color = colors.randomElement(using: &random)!
              view.backgroundColor = color.0
              shownColors[ObjectIdentifier(view)] = color.1
              view.alpha = CGFloat(Double.random(in: -0.2...1.2, using: &random))
              view.isHidden = Bool.random(using: &random)
              view.clipsToBounds = Bool.random(using: &random)
              view.cornerRadius = CGFloat(Int.random(in: -1...9, using: &random))
            case .text:
              (view as? UILabel)?.text = "\(step)"
              (view as? UILabel)?.font = .systemFont(ofSize: CGFloat(Int.random(in: 9...40, using: &random)))
            case .transform: view.transform = CGAffineTransform(scaleX: CGFloat(step + 1), y: 1)
            }
          }
        }
        let screen = fixture.host.screen
        let root = screen.roots.first.flatMap { screen.views[$0]?.children.first }
        let note: Comment = "seed \(Seeded.seed), round \(round), step \(step)"
        guard let root, screen.mistakes.isEmpty else {
          Issue.record("\(screen.mistakes), \(note)")
          return
        }
        let isSame = shown(root, on: screen) == real(fixture.sheet, colors: shownColors)
        #expect(isSame, note)
        // Nothing is left over that no longer belongs to the tree.
        let count = fixture.device.run { fixture.sheet.window!.viewCount }
        #expect(screen.views.count == count, note)
        if !isSame { return }
      }
    }
  }
}

extension UIView {
  fileprivate var viewCount: Int { subviews.reduce(1) { $0 + $1.viewCount } }
}
