import Heft
import HeftTesting
import TestRules
import Testing

/// Constraints as an app's author sees them: frames after a layout.
struct ConstraintTests {
  private let fixture = Fixture()
  private var sheet: UIView { fixture.sheet }

  private func add(_ view: UIView = UIView(), to parent: UIView? = nil) -> UIView {
    view.translatesAutoresizingMaskIntoConstraints = false
    (parent ?? sheet).addSubview(view)
    return view
  }

  private func run(_ work: () -> Void) { fixture.device.run(work) }

  /// An equation of two attributes, by the full initializer.
  private func tie(
    _ view: UIView, _ attribute: NSLayoutConstraint.Attribute, to other: UIView?,
    _ otherAttribute: NSLayoutConstraint.Attribute, multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: view, attribute: attribute, relatedBy: .equal, toItem: other, attribute: otherAttribute,
      multiplier: multiplier, constant: constant)
  }

  @Test("Edges of the superview, with constants, become a frame", .rule("LAYOUT-4"))
  func edges() {
    var view = UIView()
    run {
      view = add()
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: sheet.leadingAnchor, constant: 20),
        view.trailingAnchor.constraint(equalTo: sheet.trailingAnchor, constant: -30),
        view.topAnchor.constraint(equalTo: sheet.topAnchor, constant: 40),
        view.heightAnchor.constraint(equalToConstant: 50),
      ])
      sheet.layoutIfNeeded()
    }
    #expect(view.frame == CGRect(x: 20, y: 40, width: sheet.bounds.size.width - 50, height: 50))
    // The frame follows the superview's size.
    run { sheet.frame = CGRect(x: 0, y: 0, width: 200, height: 300) }
    #expect(view.frame == CGRect(x: 20, y: 40, width: 150, height: 50))
  }

  @Test("The full initializer relates attributes by a multiplier and a constant", .rule("LAYOUT-4"))
  func initializer() {
    var view = UIView()
    var other = UIView()
    run {
      view = add()
      other = add(to: view)
      sheet.addConstraints([
        tie(view, .width, to: sheet, .width, multiplier: 0.5, constant: 10),
        tie(view, .height, to: view, .width, multiplier: 0.5),
        tie(view, .centerX, to: sheet, .centerX),
        tie(view, .bottom, to: sheet, .bottom),
        // A view in the view is tied to the outermost one.
        tie(other, .centerX, to: sheet, .centerX, constant: 5),
        tie(other, .top, to: sheet, .top, constant: 7),
        tie(other, .width, to: nil, .notAnAttribute, constant: 20),
        tie(other, .height, to: nil, .notAnAttribute, constant: 30),
      ])
      sheet.frame = CGRect(x: 0, y: 0, width: 200, height: 300)
    }
    #expect(view.frame == CGRect(x: 45, y: 245, width: 110, height: 55))
    #expect(other.convert(other.bounds, to: sheet) == CGRect(x: 95, y: 7, width: 20, height: 30))
  }

  @Test("A label is as large as its text, and its neighbor follows when the text changes", .rule("LAYOUT-5"))
  func content() {
    let label = UILabel()
    let next = UIView()
    run {
      label.text = "Hello"
      _ = add(label)
      _ = add(next)
      NSLayoutConstraint.activate([
        label.leftAnchor.constraint(equalTo: sheet.leftAnchor),
        label.topAnchor.constraint(equalTo: sheet.topAnchor),
        next.leftAnchor.constraint(equalTo: label.rightAnchor, constant: 8),
        next.topAnchor.constraint(equalTo: label.bottomAnchor),
        next.widthAnchor.constraint(equalToConstant: 10), next.heightAnchor.constraint(equalToConstant: 10),
      ])
    }
    #expect(label.frame == CGRect(origin: .zero, size: label.intrinsicContentSize))
    #expect(next.frame.minX - label.frame.maxX == 8)
    run { label.text = "Hello, hello" }
    #expect(label.frame.width == label.intrinsicContentSize.width)
    #expect(next.frame.minX - label.frame.maxX == 8)
  }

  @Test(
    "Of two labels the one that resists compression less is cut, and that which hugs less grows",
    .rule("LAYOUT-5"))
  func priorities() {
    let one = UILabel()
    let other = UILabel()
    run {
      one.text = "A long word or two"
      other.text = "Another long word or two"
      _ = add(one)
      _ = add(other)
      sheet.frame = CGRect(x: 0, y: 0, width: 200, height: 300)
      one.setContentCompressionResistancePriority(.init(rawValue: 751), for: .horizontal)
      one.setContentHuggingPriority(.init(rawValue: 251), for: .horizontal)
      NSLayoutConstraint.activate([
        one.leftAnchor.constraint(equalTo: sheet.leftAnchor),
        one.topAnchor.constraint(equalTo: sheet.topAnchor),
        other.leftAnchor.constraint(equalTo: one.rightAnchor),
        other.topAnchor.constraint(equalTo: one.topAnchor),
        other.rightAnchor.constraint(equalTo: sheet.rightAnchor),
      ])
    }
    #expect(one.frame.width == one.intrinsicContentSize.width)
    #expect(other.frame.maxX == 200)
    run { sheet.frame = CGRect(x: 0, y: 0, width: 600, height: 300) }
    #expect(one.frame.width == one.intrinsicContentSize.width)
    #expect(other.frame.maxX == 600)
  }

  @Test("A label of several lines is as high as its text is in the label's width", .rule("LAYOUT-5"))
  func lines() {
    let label = UILabel()
    run {
      label.numberOfLines = 0
      label.text = "Many words that do not fit in one line of a narrow label"
      _ = add(label)
      NSLayoutConstraint.activate([
        label.leftAnchor.constraint(equalTo: sheet.leftAnchor),
        label.topAnchor.constraint(equalTo: sheet.topAnchor),
        label.widthAnchor.constraint(equalToConstant: 100),
      ])
    }
    #expect(label.frame.height == label.sizeThatFits(CGSize(width: 100, height: 0)).height)
    #expect(label.frame.height > 2 * label.font.lineHeight)
  }

  @Test("The console names what contradicts, and the layout goes on without the last one", .rule("LAYOUT-3"))
  func conflict() {
    var view = UIView()
    run {
      view = add()
      let first = view.widthAnchor.constraint(equalToConstant: 100)
      first.identifier = "wide"
      let second = view.widthAnchor.constraint(equalToConstant: 50)
      second.identifier = "narrow"
      NSLayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: sheet.leftAnchor),
        view.topAnchor.constraint(equalTo: sheet.topAnchor),
        view.heightAnchor.constraint(equalToConstant: 10), first, second,
      ])
    }
    #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 10))
    let said = fixture.host.consoleLines
    #expect(said.first == "Unable to simultaneously satisfy constraints.")
    #expect(said.contains { $0.contains("'wide'") })
    #expect(said.last.map { $0.contains("'narrow'") } == true)
    // Without what it contradicts, it counts.
    run { view.constraints.first { $0.identifier == "wide" }?.isActive = false }
    #expect(view.frame.width == 50)
    #expect(fixture.host.consoleLines.count == said.count)
  }

  @Test("What contradicts names its views so that one can tell which", .rule("LAYOUT-3"))
  func names() {
    run {
      let (first, second, third) = (add(), add(), add())
      second.accessibilityIdentifier = "box"
      third.accessibilityLabel = "Map"
      for view in [first, second, third] {
        view.widthAnchor.constraint(equalToConstant: 10).isActive = true
        view.widthAnchor.constraint(equalToConstant: 20).isActive = true
      }
    }
    let said = fixture.host.consoleLines.joined(separator: "\n")
    #expect(said.contains("UIView 1 of 3.width == 20"))
    #expect(said.contains("UIView 'box'.width == 20"))
    #expect(said.contains("UIView 'Map'.width == 20"))
  }

  @Test("A label that is told a width breaks its lines there", .rule("LAYOUT-5"))
  func preferredWidth() {
    run {
      let label = UILabel()
      label.text = "Some words that go on for a while"
      label.numberOfLines = 0
      let whole = label.intrinsicContentSize
      label.preferredMaxLayoutWidth = 100
      #expect(label.intrinsicContentSize == label.sizeThatFits(CGSize(width: 100, height: 0)))
      #expect(label.intrinsicContentSize.height > whole.height)
      label.numberOfLines = 1
      #expect(label.intrinsicContentSize.width == whole.width)
    }
  }

  @Test("A changed constant moves the view, at once or in an animation that lays out", .rule("LAYOUT-6"))
  func animated() {
    var view = UIView()
    var left: NSLayoutConstraint?
    run {
      view = add()
      left = view.leftAnchor.constraint(equalTo: sheet.leftAnchor)
      NSLayoutConstraint.activate([
        left!, view.topAnchor.constraint(equalTo: sheet.topAnchor),
        view.widthAnchor.constraint(equalToConstant: 10), view.heightAnchor.constraint(equalToConstant: 10),
      ])
    }
    run { left?.constant = 30 }
    #expect(view.frame.minX == 30)
    var isDone: Bool?
    run {
      left?.constant = 130
      UIView.animate(withDuration: 1, animations: { sheet.layoutIfNeeded() }, completion: { isDone = $0 })
    }
    #expect(view.frame.minX == 130)
    #expect(isDone == nil)
    fixture.device.advance(by: 1.1)
    #expect(isDone == true)
  }

  @Test("Constraints that are inactive do not count, and those that are made active do", .rule("LAYOUT-6"))
  func activation() {
    var view = UIView()
    run {
      view = add()
      let near = view.leftAnchor.constraint(equalTo: sheet.leftAnchor, constant: 5)
      let far = view.leftAnchor.constraint(equalTo: sheet.leftAnchor, constant: 55)
      NSLayoutConstraint.activate([
        near, view.topAnchor.constraint(equalTo: sheet.topAnchor),
        view.widthAnchor.constraint(equalToConstant: 10), view.heightAnchor.constraint(equalToConstant: 10),
      ])
      sheet.layoutIfNeeded()
      #expect(view.frame.minX == 5)
      near.isActive = false
      far.isActive = true
    }
    #expect(view.frame.minX == 55)
    #expect(fixture.host.consoleLines.isEmpty)
  }

  @Test("A view that leaves takes the constraints to what it leaves with it", .rule("LAYOUT-7"))
  func leaving() {
    var view = UIView()
    var size: [NSLayoutConstraint] = []
    run {
      view = add()
      size = [
        view.widthAnchor.constraint(equalToConstant: 10), view.heightAnchor.constraint(equalToConstant: 20),
      ]
      NSLayoutConstraint.activate(size)
      NSLayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: sheet.leftAnchor),
        view.topAnchor.constraint(equalTo: sheet.topAnchor),
      ])
    }
    #expect(sheet.constraints.count == 2)
    run { view.removeFromSuperview() }
    #expect(sheet.constraints.isEmpty)
    #expect(size.allSatisfy { $0.isActive })
    run {
      sheet.addSubview(view)
      view.rightAnchor.constraint(equalTo: sheet.rightAnchor).isActive = true
      view.bottomAnchor.constraint(equalTo: sheet.bottomAnchor).isActive = true
    }
    #expect(view.frame.size == CGSize(width: 10, height: 20))
    #expect(view.frame.maxX == sheet.bounds.maxX)
  }

  @Test("Items that are in no view together are refused with a line on the console", .rule("LAYOUT-7"))
  func strangers() {
    run {
      let one = UIView()
      let other = UIView()
      let constraint = one.leftAnchor.constraint(equalTo: other.leftAnchor)
      constraint.isActive = true
      #expect(!constraint.isActive)
    }
    #expect(fixture.host.consoleLines.count == 1)
  }
}
