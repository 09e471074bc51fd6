import Heft
import HeftTesting
import TestRules
import Testing

/// Stack views as an app's author sees them: frames after a layout.
struct StackViewTests {
  private let fixture = Fixture()
  private var sheet: UIView { fixture.sheet }

  private func run(_ work: () -> Void) { fixture.device.run(work) }

  private func box(_ width: CGFloat, _ height: CGFloat) -> Sized { Sized(width, height) }

  /// A stack in the top left corner of the sheet, of that size.
  private func stack(_ views: [UIView], width: CGFloat? = nil, height: CGFloat? = nil) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.translatesAutoresizingMaskIntoConstraints = false
    sheet.addSubview(stack)
    stack.leftAnchor.constraint(equalTo: sheet.leftAnchor).isActive = true
    stack.topAnchor.constraint(equalTo: sheet.topAnchor).isActive = true
    if let width { stack.widthAnchor.constraint(equalToConstant: width).isActive = true }
    if let height { stack.heightAnchor.constraint(equalToConstant: height).isActive = true }
    return stack
  }

  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  @Test("A stack that comes while the view above it is laid out places its views at once", .rule("LAYOUT-11"))
  func comesDuringLayout() {
    final class Cell: UIView {
      let stack = UIStackView(arrangedSubviews: [UIView(), UIView()])
    }
    final class List: UIView {
      let cell = Cell()
      override func layoutSubviews() {
        super.layoutSubviews()
        guard cell.superview == nil else { return }
        cell.frame = bounds
        cell.addSubview(cell.stack)
        cell.stack.translatesAutoresizingMaskIntoConstraints = false
        cell.stack.distribution = .fillEqually
        NSLayoutConstraint.activate([
          cell.stack.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 10),
          cell.stack.trailingAnchor.constraint(equalTo: cell.trailingAnchor),
          cell.stack.topAnchor.constraint(equalTo: cell.topAnchor),
          cell.stack.bottomAnchor.constraint(equalTo: cell.bottomAnchor),
        ])
        addSubview(cell)
      }
    }
    let list = List(frame: CGRect(x: 0, y: 0, width: 210, height: 40))
    list.layoutIfNeeded()
    #expect(list.cell.stack.frame == CGRect(x: 10, y: 0, width: 200, height: 40))
    #expect(
      list.cell.stack.arrangedSubviews.map(\.frame) == [
        CGRect(x: 0, y: 0, width: 100, height: 40), CGRect(x: 100, y: 0, width: 100, height: 40),
      ])
  }

  @Test("A row is as long as its views and gaps and as high as the highest, which all fill", .rule("STACK-1"))
  func row() {
    let views = [box(30, 10), box(40, 20), box(50, 15)]
    var stack = UIStackView()
    run {
      stack = self.stack(views)
      stack.spacing = 5
    }
    #expect(stack.frame == rect(0, 0, 130, 20))
    #expect(views.map(\.frame) == [rect(0, 0, 30, 20), rect(35, 0, 40, 20), rect(80, 0, 50, 20)])
    run { stack.axis = .vertical }
    #expect(stack.frame == rect(0, 0, 50, 55))
    #expect(views.map(\.frame) == [rect(0, 0, 50, 10), rect(0, 15, 50, 20), rect(0, 40, 50, 15)])
  }

  @Test(
    "A view across lies at the start, in the middle or at the end, as high as its content", .rule("STACK-2"))
  func alignment() {
    let views = [box(30, 10), box(40, 20)]
    var stack = UIStackView()
    run {
      stack = self.stack(views, height: 40)
      stack.alignment = .top
    }
    #expect(views.map(\.frame.minY) == [0, 0])
    run { stack.alignment = .center }
    #expect(views.map(\.frame) == [rect(0, 15, 30, 10), rect(30, 10, 40, 20)])
    run { stack.alignment = .bottom }
    #expect(views.map(\.frame) == [rect(0, 30, 30, 10), rect(30, 20, 40, 20)])
  }

  @Test("A stack's baselines are those of the first and the last view that are shown", .rule("STACK-6"))
  func baselines() {
    let (first, last, beside, below) = (UILabel(), UILabel(), UILabel(), UILabel())
    for label in [first, last, beside, below] { label.text = "Word" }
    last.font = .systemFont(ofSize: 30)
    run {
      let hidden = UILabel()
      hidden.isHidden = true
      let stack = self.stack([hidden, first, last])
      stack.axis = .vertical
      for label in [beside, below] {
        label.translatesAutoresizingMaskIntoConstraints = false
        sheet.addSubview(label)
        label.leftAnchor.constraint(equalTo: stack.rightAnchor).isActive = true
      }
      beside.firstBaselineAnchor.constraint(equalTo: stack.firstBaselineAnchor).isActive = true
      below.lastBaselineAnchor.constraint(equalTo: stack.lastBaselineAnchor).isActive = true
    }
    func bottom(_ label: UILabel) -> CGFloat { label.convert(label.bounds, to: sheet).midY }
    #expect(abs(bottom(beside) - bottom(first)) <= 1)
    // The larger letters stand on the same line.
    #expect(below.frame.maxY < last.convert(last.bounds, to: sheet).maxY)
    #expect(bottom(below) > bottom(last))
  }

  @Test(
    "Lines of labels are as far apart as baselines where the stack is relative to these", .rule("STACK-6"))
  func baselineRelative() {
    let (first, second) = (UILabel(), UILabel())
    for label in [first, second] { label.text = "Word" }
    run {
      let stack = self.stack([first, second])
      stack.axis = .vertical
      stack.spacing = 40
      stack.isBaselineRelativeArrangement = true
    }
    #expect(abs(second.frame.minY - first.frame.minY - 40) <= 1)
  }

  @Test("Labels of two sizes share a baseline", .rule("STACK-2"))
  func baseline() {
    let small = UILabel()
    let large = UILabel()
    run {
      small.text = "Small"
      small.font = .systemFont(ofSize: 12)
      large.text = "Large"
      large.font = .systemFont(ofSize: 40)
      stack([small, large]).alignment = .firstBaseline
    }
    #expect(large.frame.minY == 0)
    // 0.36 of the size of the font below the middle.
    #expect(abs(small.center.y + 0.36 * 12 - (large.center.y + 0.36 * 40)) <= 0.5)
    #expect(large.superview?.frame.height == large.frame.height)
  }

  @Test(
    "Filling, the view that hugs less grows; filling equally, all are as long as each other", .rule("STACK-3")
  )
  func filling() {
    let views = [box(30, 10), box(40, 20)]
    var stack = UIStackView()
    run {
      views[0].setContentHuggingPriority(.defaultHigh, for: .horizontal)
      stack = self.stack(views, width: 200)
    }
    #expect(views.map(\.frame.width) == [30, 170])
    run { stack.distribution = .fillEqually }
    #expect(views.map(\.frame.width) == [100, 100])
  }

  @Test(
    "Filling proportionally, views share the length as their contents do, also after a change",
    .rule("STACK-3"))
  func proportionally() {
    let views = [box(30, 10), box(60, 20)]
    run {
      let stack = self.stack(views, width: 310)
      stack.spacing = 10
      stack.distribution = .fillProportionally
    }
    #expect(views.map(\.frame.width) == [100, 200])
    run { views[0].content = CGSize(width: 20, height: 10) }
    #expect(views.map(\.frame.width) == [75, 225])
  }

  @Test("Equal spacing makes the gaps equal, equal centering the distances of middles", .rule("STACK-3"))
  func spreading() {
    let views = [box(20, 10), box(60, 10), box(20, 10)]
    var stack = UIStackView()
    run {
      stack = self.stack(views, width: 200)
      stack.distribution = .equalSpacing
      stack.spacing = 5
    }
    #expect(views.map(\.frame.minX) == [0, 70, 180])
    #expect(views.map(\.frame.width) == [20, 60, 20])
    run {
      views[0].content = CGSize(width: 40, height: 10)
      stack.distribution = .equalCentering
    }
    // Middles at 20, 105 and 190.
    #expect(views.map(\.center.x) == [20, 105, 190])
  }

  @Test("A hidden view takes no room, nor does the gap after it", .rule("STACK-4"))
  func hidden() {
    let views = [box(30, 10), box(40, 10), box(50, 10)]
    var stack = UIStackView()
    run {
      stack = self.stack(views)
      stack.spacing = 5
      stack.setCustomSpacing(20, after: views[1])
    }
    #expect(views[2].frame.minX == 95)
    #expect(stack.customSpacing(after: views[0]) == UIStackView.spacingUseDefault)
    run { views[1].isHidden = true }
    #expect(stack.frame.width == 85)
    #expect(views[2].frame.minX == 35)
    run { views[1].isHidden = false }
    #expect(views[2].frame.minX == 95)
  }

  @Test("A view that is taken out of the stack leaves no gap", .rule("STACK-4"))
  func removed() {
    let views = [box(30, 10), box(40, 10), box(50, 10)]
    var stack = UIStackView()
    run { stack = self.stack(views) }
    run { views[0].removeFromSuperview() }
    #expect(stack.arrangedSubviews.count == 2)
    #expect(views[1].frame.minX == 0)
    run { stack.removeArrangedSubview(views[1]) }
    #expect(views[1].superview === stack)
    #expect(views[2].frame.minX == 0)
    run { stack.insertArrangedSubview(views[0], at: 9) }
    #expect(views[0].frame.minX == 50)
  }

  @Test(
    "Stacks in stacks lie as their views need, and views within the margins where that is set",
    .rule("STACK-5"))
  func nested() {
    let views = [box(30, 10), box(40, 20), box(50, 15)]
    var stack = UIStackView()
    run {
      let inner = UIStackView(arrangedSubviews: [views[0], views[1]])
      inner.axis = .vertical
      stack = self.stack([inner, views[2]])
      stack.isLayoutMarginsRelativeArrangement = true
      stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    }
    #expect(stack.frame == rect(0, 0, 96, 34))
    #expect(views[1].convert(views[1].bounds, to: stack) == rect(2, 11, 40, 20))
    #expect(views[2].frame == rect(42, 1, 50, 30))
    #expect(stack.sizeThatFits(.zero) == CGSize(width: 96, height: 34))
  }

  @Test("In a frame that is set the views fill it, and follow it", .rule("STACK-5"))
  func framed() {
    let views = [box(30, 10), box(40, 20)]
    let stack = UIStackView(frame: CGRect(x: 5, y: 5, width: 100, height: 50))
    run {
      for view in views { stack.addArrangedSubview(view) }
      stack.distribution = .fillEqually
      sheet.addSubview(stack)
    }
    #expect(views.map(\.frame) == [rect(0, 0, 50, 50), rect(50, 0, 50, 50)])
    run { stack.frame = CGRect(x: 5, y: 5, width: 200, height: 20) }
    #expect(views.map(\.frame) == [rect(0, 0, 100, 20), rect(100, 0, 100, 20)])
  }

  @Test("Hiding in an animation moves the others over its time", .rule("STACK-4"))
  func animated() {
    let views = [box(30, 10), box(40, 10)]
    func shownLeft() -> Double? {
      fixture.host.screen.views.values.first { $0.background == 0xFF00_00FF }.map { Double($0.frame.minX) }
    }
    run {
      views[1].backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      _ = stack(views)
    }
    #expect(shownLeft() == 30)
    run {
      UIView.animate(withDuration: 1) {
        views[0].isHidden = true
        sheet.layoutIfNeeded()
      }
    }
    fixture.device.advance(by: 0.5)
    #expect(shownLeft().map { $0 > 0 && $0 < 30 } == true)
    fixture.device.advance(by: 0.6)
    #expect(shownLeft() == 0)
  }
}

/// A view with a content of a size.
private final class Sized: UIView {
  var content: CGSize {
    didSet { invalidateIntrinsicContentSize() }
  }

  init(_ width: CGFloat, _ height: CGFloat) {
    content = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  override var intrinsicContentSize: CGSize { content }
}
