import Heft
import HeftTesting
import TestRules
import Testing

/// Guides, scroll views and measuring.
struct LayoutGuideTests {
  private let fixture = Fixture()
  private var sheet: UIView { fixture.sheet }

  private func add(_ view: UIView = UIView(), to parent: UIView? = nil) -> UIView {
    view.translatesAutoresizingMaskIntoConstraints = false
    (parent ?? sheet).addSubview(view)
    return view
  }

  private func fill(_ view: UIView, _ guide: UILayoutGuide) {
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: guide.leftAnchor),
      view.rightAnchor.constraint(equalTo: guide.rightAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
  }

  @Test("The safe area's and the margins' guides follow their insets", .rule("LAYOUT-8"))
  func insets() {
    var safe = UIView()
    var inner = UIView()
    fixture.device.run {
      safe = add()
      inner = add()
      fill(safe, sheet.safeAreaLayoutGuide)
      fill(inner, sheet.layoutMarginsGuide)
    }
    #expect(safe.frame == sheet.bounds.inset(by: sheet.safeAreaInsets))
    #expect(inner.frame == sheet.bounds.inset(by: sheet.layoutMargins))
    fixture.device.run { sheet.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
    #expect(inner.frame == sheet.bounds.inset(by: sheet.layoutMargins))
    #expect(inner.frame.minX - sheet.safeAreaInsets.left == 2)
  }

  @Test("The guides of a view without constraints have their rectangles, too", .rule("LAYOUT-8"))
  func unconstrained() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    fixture.device.run {
      sheet.addSubview(scrollView)
      scrollView.contentSize = CGSize(width: 300, height: 400)
      scrollView.contentOffset = CGPoint(x: 10, y: 20)
    }
    #expect(sheet.safeAreaLayoutGuide.layoutFrame == sheet.bounds.inset(by: sheet.safeAreaInsets))
    #expect(sheet.layoutMarginsGuide.layoutFrame == sheet.bounds.inset(by: sheet.layoutMargins))
    #expect(scrollView.contentLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 300, height: 400))
    #expect(scrollView.frameLayoutGuide.layoutFrame == CGRect(x: 10, y: 20, width: 100, height: 100))
  }

  @Test("A guide of the app's own is placed as a view is", .rule("LAYOUT-8"))
  func own() {
    let guide = UILayoutGuide()
    var view = UIView()
    fixture.device.run {
      view = add()
      sheet.addLayoutGuide(guide)
      NSLayoutConstraint.activate([
        guide.leftAnchor.constraint(equalTo: sheet.leftAnchor, constant: 10),
        guide.topAnchor.constraint(equalTo: sheet.topAnchor, constant: 10),
        guide.widthAnchor.constraint(equalToConstant: 100),
        guide.heightAnchor.constraint(equalToConstant: 60),
        view.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
        view.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
        view.widthAnchor.constraint(equalTo: guide.widthAnchor, multiplier: 0.5),
        view.heightAnchor.constraint(equalTo: guide.heightAnchor, multiplier: 0.5),
      ])
    }
    #expect(guide.layoutFrame == CGRect(x: 10, y: 10, width: 100, height: 60))
    #expect(view.frame == CGRect(x: 35, y: 25, width: 50, height: 30))
  }

  @Test("What is tied to the edges of a scroll view gives the content its size", .rule("LAYOUT-9"))
  func scrolling() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var view = UIView()
    fixture.device.run {
      sheet.addSubview(scrollView)
      view = add(to: scrollView)
      NSLayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: scrollView.leftAnchor),
        view.rightAnchor.constraint(equalTo: scrollView.rightAnchor, constant: -10),
        view.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 5),
        view.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
        view.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
        view.heightAnchor.constraint(equalToConstant: 400),
      ])
    }
    #expect(view.frame == CGRect(x: 0, y: 5, width: 100, height: 400))
    #expect(scrollView.contentSize == CGSize(width: 110, height: 405))
  }

  @Test(
    "A view measures the size that its constraints give it, and is not changed by that", .rule("LAYOUT-10"))
  func measuring() {
    fixture.device.run {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 7, height: 7))
      let label = UILabel()
      label.text = "Some words that go on for a while"
      label.numberOfLines = 0
      _ = add(label, to: view)
      NSLayoutConstraint.activate([
        label.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 10),
        label.rightAnchor.constraint(equalTo: view.rightAnchor, constant: -10),
        label.topAnchor.constraint(equalTo: view.topAnchor, constant: 5),
        label.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -5),
      ])
      let words = label.intrinsicContentSize
      #expect(
        view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
          == CGSize(width: words.width + 20, height: words.height + 10))
      let narrow = view.systemLayoutSizeFitting(
        CGSize(width: 120, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      #expect(narrow.width == 120)
      #expect(narrow.height - label.sizeThatFits(CGSize(width: 100, height: 0)).height == 10)
      #expect(view.bounds.size == CGSize(width: 7, height: 7))
    }
  }

  @Test(
    "A view and its controller make constraints before the first layout and when asked", .rule("LAYOUT-11"))
  func updating() {
    final class Maker: UIView {
      var count = 0
      override func updateConstraints() {
        count += 1
        super.updateConstraints()
      }
    }
    let maker = Maker()
    fixture.device.run { sheet.addSubview(maker) }
    #expect(maker.count == 1)
    fixture.device.run { maker.setNeedsLayout() }
    #expect(maker.count == 1)
    fixture.device.run { maker.setNeedsUpdateConstraints() }
    #expect(maker.count == 2)
  }
}
