import Heft
import HeftTesting
import TestRules
import Testing

/// What subclasses of a view override and are told (VIEW-22, VIEW-23).
struct OverrideTests {
  /// Notes what is set and asked of it.
  private final class Noting: UIView {
    var notes: [String] = []
    override var frame: CGRect { didSet { notes.append("frame \(frame.width)") } }
    override var bounds: CGRect { didSet { notes.append("bounds \(bounds.width)") } }
    override var isHidden: Bool { didSet { notes.append("hidden \(isHidden)") } }
    override var alpha: CGFloat { didSet { notes.append("alpha \(alpha)") } }
    override var backgroundColor: UIColor? { didSet { notes.append("color") } }
    override func addSubview(_ view: UIView) {
      notes.append("add")
      super.addSubview(view)
    }
    override func removeFromSuperview() {
      notes.append("remove")
      super.removeFromSuperview()
    }
    override func setNeedsLayout() {
      notes.append("layout")
      super.setNeedsLayout()
    }
    override func willMove(toSuperview newSuperview: UIView?) {
      notes.append("will \(newSuperview != nil) in \(superview != nil)")
    }
    override func willMove(toWindow newWindow: UIWindow?) {
      notes.append("window will \(newWindow != nil) in \(window != nil)")
    }
    override func didMoveToSuperview() { notes.append("did \(superview != nil)") }
    override func didMoveToWindow() { notes.append("window did \(window != nil)") }
    override func didAddSubview(_ subview: UIView) { notes.append("added \(subviews.count)") }
    override func willRemoveSubview(_ subview: UIView) { notes.append("removes \(subviews.count)") }
  }

  /// A view whose name is its own.
  private final class Named: UIView {
    override var accessibilityLabel: String? {
      get { "Weight" }
      set {}
    }
    override var accessibilityTraits: UIAccessibilityTraits {
      get { .button }
      set {}
    }
  }

  /// A view that lays out its layers.
  private final class Layered: UIView {
    let own = CALayer()
    var laidOut: [CGFloat] = []
    override func layoutSublayers(of layer: CALayer) { laidOut.append(layer.bounds.width) }
  }

  private let fixture = Fixture()

  @Test("A set frame sets bounds and center, an initializer's frame nothing", .rule("VIEW-22"))
  func frames() {
    fixture.device.run {
      let view = Noting(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      #expect(view.notes == [] && view.bounds.width == 10 && view.center == CGPoint(x: 5, y: 5))
      view.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
      #expect(view.notes == ["layout", "bounds 20.0", "frame 20.0"])
    }
  }

  @Test("The look and the hierarchy may be overridden", .rule("VIEW-22"))
  func look() {
    fixture.device.run {
      let view = Noting()
      (view.isHidden, view.alpha, view.backgroundColor) = (true, 0.5, .red)
      #expect(view.notes == ["hidden true", "alpha 0.5", "color"])
      #expect(view.isHidden && view.alpha == 0.5)
      view.notes = []
      view.addSubview(UIView())
      #expect(view.subviews.count == 1 && view.notes.contains("add"))
    }
  }

  @Test("A name that a subclass gives is told to a screen reader", .rule("VIEW-22"))
  func name() {
    fixture.device.run { fixture.sheet.addSubview(Named(frame: CGRect(x: 0, y: 0, width: 10, height: 10))) }
    fixture.device.advance(by: 0.1)
    let told = fixture.device.host.screen.views.values.compactMap(\.accessibility).filter {
      $0.label == "Weight"
    }
    #expect(told.count == 1 && told.first?.role == .button)
  }

  @Test("Layers are laid out after subviews where the layer is in use", .rule("VIEW-22"))
  func layers() {
    let view = Layered(frame: CGRect(x: 0, y: 0, width: 30, height: 10))
    fixture.device.run {
      view.layer.addSublayer(view.own)
      fixture.sheet.addSubview(view)
    }
    fixture.device.advance(by: 0.1)
    #expect(view.laidOut.last == 30)
  }

  @Test("A view hears of a new superview and a new window before and after", .rule("VIEW-23"))
  func moves() {
    fixture.device.run {
      let (view, outer) = (Noting(), Noting())
      fixture.sheet.addSubview(outer)
      (view.notes, outer.notes) = ([], [])
      outer.addSubview(view)
      #expect(
        view.notes.filter { $0 != "layout" } == [
          "will true in false", "window will true in false", "did true", "window did true",
        ])
      #expect(outer.notes.filter { $0 != "layout" } == ["add", "added 1"])
      (view.notes, outer.notes) = ([], [])
      view.removeFromSuperview()
      #expect(
        view.notes.filter { $0 != "layout" } == [
          "remove", "will false in true", "window will false in true", "did false", "window did false",
        ])
      #expect(outer.notes.filter { $0 != "layout" } == ["removes 1"])
    }
  }
}
