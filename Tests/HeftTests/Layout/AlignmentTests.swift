import Heft
import HeftTesting
import TestRules
import Testing

/// The rectangle that constraints see (LAYOUT-14), and lengths between anchors (LAYOUT-15).
struct AlignmentTests {
  private let fixture = Fixture()
  private var sheet: UIView { fixture.sheet }

  /// A badge with a shadow of its own: 4 points above and at the left, 8 below and 12 at the right.
  private final class Badge: UIView {
    override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 4, left: 4, bottom: 8, right: 12) }
    override var intrinsicContentSize: CGSize { CGSize(width: 50, height: 20) }
  }

  private func add<View: UIView>(_ view: View) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    sheet.addSubview(view)
    return view
  }

  private func lay(_ constraints: [NSLayoutConstraint]) {
    fixture.device.run {
      NSLayoutConstraint.activate(constraints)
      sheet.layoutIfNeeded()
    }
  }

  @Test("Constraints see the alignment rectangle, which has the size of the content", .rule("LAYOUT-14"))
  func alignment() {
    let badge = add(Badge())
    let edged = add(Badge())
    lay([
      badge.leadingAnchor.constraint(equalTo: sheet.leadingAnchor, constant: 20),
      badge.topAnchor.constraint(equalTo: sheet.topAnchor, constant: 30),
      edged.leftAnchor.constraint(equalTo: badge.rightAnchor, constant: 10),
      edged.centerYAnchor.constraint(equalTo: badge.centerYAnchor),
      edged.widthAnchor.constraint(equalToConstant: 100),
      edged.heightAnchor.constraint(equalToConstant: 40),
    ])
    #expect(badge.frame == CGRect(x: 16, y: 26, width: 66, height: 32))
    // Its rectangle ends at 70, and its middle is 40 points down.
    #expect(edged.frame == CGRect(x: 76, y: 16, width: 116, height: 52))
    #expect(badge.alignmentRect(forFrame: badge.frame) == CGRect(x: 20, y: 30, width: 50, height: 20))
    #expect(badge.frame(forAlignmentRect: CGRect(x: 20, y: 30, width: 50, height: 20)) == badge.frame)
  }

  @Test("A length between two anchors stands to another, to a view's and to a number", .rule("LAYOUT-15"))
  func lengths() {
    let one = add(UIView())
    let two = add(UIView())
    let three = add(UIView())
    var constraints: [NSLayoutConstraint] = []
    for view in [one, two, three] {
      constraints.append(view.widthAnchor.constraint(equalToConstant: 20))
      constraints.append(view.heightAnchor.constraint(equalToConstant: 20))
      constraints.append(view.topAnchor.constraint(equalTo: sheet.topAnchor))
    }
    let even = one.trailingAnchor.anchorWithOffset(to: two.leadingAnchor)
      .constraint(equalTo: two.trailingAnchor.anchorWithOffset(to: three.leadingAnchor), multiplier: 2)
    constraints += [
      one.leadingAnchor.constraint(equalTo: sheet.leadingAnchor),
      three.leadingAnchor.constraint(equalTo: sheet.leadingAnchor, constant: 130), even,
    ]
    lay(constraints)
    // 90 points between the three are shared 2 to 1.
    #expect(two.frame.minX == 80)
    fixture.device.run {
      even.isActive = false
      one.leadingAnchor.anchorWithOffset(to: two.leadingAnchor).constraint(equalToConstant: 33).isActive =
        true
      sheet.layoutIfNeeded()
    }
    #expect(two.frame.minX == 33)
    let below = add(UIView())
    lay([
      sheet.topAnchor.anchorWithOffset(to: below.topAnchor).constraint(
        equalTo: one.heightAnchor, multiplier: 3),
      below.heightAnchor.constraint(
        lessThanOrEqualTo: one.leadingAnchor.anchorWithOffset(to: two.leadingAnchor), constant: 2),
      below.leadingAnchor.constraint(equalTo: sheet.leadingAnchor),
      below.widthAnchor.constraint(equalToConstant: 1),
      below.bottomAnchor.constraint(equalTo: sheet.bottomAnchor).with(.defaultHigh),
    ])
    #expect(below.frame.minY == 60 && below.frame.height == 35)
  }

  @Test(
    "A constraint of a length ends with any of its views, and holds where all are in it", .rule("LAYOUT-15"))
  func leaving() {
    let one = add(UIView())
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    fixture.device.run { one.addSubview(inner) }
    let constraint = inner.leadingAnchor.anchorWithOffset(to: one.trailingAnchor).constraint(
      equalToConstant: 9)
    lay([constraint])
    #expect(one.constraints.contains(constraint) && constraint.isActive)
    fixture.device.run { inner.removeFromSuperview() }
    #expect(!constraint.isActive)
    fixture.device.run { constraint.isActive = true }
    #expect(!constraint.isActive && fixture.host.consoleLines.contains { $0.contains("in no view together") })
  }

  @Test("Code over the anchors of any axis, written for UIKit, takes those of each", .rule("LAYOUT-15"))
  func anchorsOfAnyAxis() {
    func equal<Anchor, Axis: AnyObject>(
      _ one: UIView, _ other: UIView, _ anchor: (UIView) -> Anchor
    ) -> NSLayoutConstraint where Anchor: NSLayoutAnchor<Axis> {
      anchor(one).constraint(equalTo: anchor(other), constant: 3)
    }
    struct Edge<Axis: AnyObject> {
      let anchor: NSLayoutAnchor<Axis>
    }
    let one = add(UIView())
    let constraints = [
      equal(one, sheet) { $0.leadingAnchor }, equal(one, sheet) { $0.topAnchor },
      equal(one, sheet) { $0.widthAnchor },
    ]
    #expect(constraints.map(\.firstAttribute) == [.leading, .top, .width])
    #expect(constraints.allSatisfy { $0.constant == 3 && $0.secondItem === sheet })
    let edge = Edge<NSLayoutYAxisAnchor>(anchor: one.topAnchor)
    #expect(edge.anchor.constraint(equalTo: sheet.bottomAnchor).secondAttribute == .bottom)
  }

  @Test("A constraint tells its anchors", .rule("LAYOUT-15"))
  func anchors() {
    let one = add(UIView())
    let constraint = one.topAnchor.constraint(equalTo: sheet.bottomAnchor)
    #expect(
      constraint.firstAnchor == one.topAnchor
        && constraint.secondAnchor.map { $0 == sheet.bottomAnchor } == true)
    #expect(!(constraint.firstAnchor == one.bottomAnchor) && !(constraint.firstAnchor == one.heightAnchor))
    let length = one.widthAnchor.constraint(equalToConstant: 4)
    #expect(length.firstAnchor == one.widthAnchor && length.secondAnchor == nil)
  }
}

extension NSLayoutConstraint {
  fileprivate func with(_ priority: UILayoutPriority) -> NSLayoutConstraint {
    self.priority = priority
    return self
  }
}
