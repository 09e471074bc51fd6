import Heft
import HeftTesting
import TestRules
import Testing

/// The content of a layer and of a drawing view (DRAW-8, DRAW-9).
struct LayerTests {
  private let fixture = Fixture()

  private func shown(_ view: UIView) -> RenderedTree.View? {
    fixture.host.screen.views.values.max { $0.number < $1.number }
  }

  @Test("A border and a shadow are shown, change, and go", .rule("DRAW-9"))
  func looks() {
    let view = fixture.show(UIView())
    #expect(fixture.host.operations.allSatisfy { if case .border = $0 { false } else { true } })
    fixture.device.run {
      view.layer.borderWidth = 2
      view.layer.borderColor = UIColor.red.cgColor
      view.layer.cornerRadius = 8
      view.layer.shadowOpacity = 0.5
      view.layer.shadowRadius = 4
      view.layer.shadowOffset = CGSize(width: 1, height: 2)
    }
    #expect(shown(view)?.borderWidth == 2 && shown(view)?.borderColor == 0xFF00_00FF)
    #expect(shown(view)?.corner == 8)
    #expect(shown(view)?.shadowOpacity == 0.5 && shown(view)?.shadowRadius == 4)
    #expect(shown(view)?.shadowOffset == CGSize(width: 1, height: 2))
    fixture.device.run { view.layer.masksToBounds = true }
    #expect(shown(view)?.clips == true && shown(view)?.shadowOpacity == 0, "what is cut off has no shadow")
    fixture.device.run {
      view.layer.borderWidth = .nan
      view.layer.shadowOpacity = .nan
      view.layer.shadowRadius = .infinity
    }
    #expect(shown(view)?.borderWidth == 0 && shown(view)?.shadowRadius == 0)
  }

  @Test("A clear view has the shadow of what is in it, and others that of their rectangle", .rule("DRAW-9"))
  func clearViews() {
    let view = fixture.show(UIView())
    fixture.device.run { view.layer.shadowOpacity = 0.5 }
    #expect(shown(view)?.shadowOpacity == 0.5 && shown(view)?.isShadowOfContent == true)
    fixture.device.run { view.backgroundColor = .white }
    #expect(shown(view)?.isShadowOfContent == false && shown(view)?.shadowOpacity == 0.5)
    fixture.device.run { view.backgroundColor = .clear }
    #expect(shown(view)?.isShadowOfContent == true)
    fixture.device.run { view.layer.shadowPath = CGPath(rect: view.bounds) }
    #expect(shown(view)?.isShadowOfContent == false && shown(view)?.shadowOpacity == 0.5)
    fixture.device.run {
      view.layer.shadowPath = nil
      view.clipsToBounds = true
    }
    #expect(shown(view)?.isShadowOfContent == false && shown(view)?.shadowOpacity == 0)
  }

  @Test("A layer outlives its view without harm")
  func orphan() {
    var view: UIView? = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    let layer = view?.layer
    #expect(layer?.frame.width == 3)
    view = nil
    layer?.cornerRadius = 5
    layer?.borderWidth = 5
    #expect(layer?.frame == .zero)
  }

  private final class Dot: UIView {
    var color = UIColor.red
    var count = 0

    override func draw(_ rect: CGRect) {
      count += 1
      color.setFill()
      UIGraphicsGetCurrentContext()?.fillEllipse(in: rect)
    }
  }

  @Test(
    "A view draws itself before it is seen, when it is asked to, and when its size changes", .rule("DRAW-8"))
  func drawing() {
    let dot = fixture.show(Dot(), width: 10, height: 10)
    #expect(dot.count == 1)
    #expect(fixture.host.shownPixels?.width == 20)
    #expect(fixture.host.shownPixels?[10, 10] == 0xFF00_00FF)
    fixture.device.run { dot.color = .blue }
    #expect(dot.count == 1)
    fixture.device.run { dot.setNeedsDisplay() }
    #expect(dot.count == 2 && fixture.host.shownPixels?[10, 10] == 0x0000_FFFF)
    fixture.device.run { dot.frame.size.width = 30 }
    #expect(dot.count == 3 && fixture.host.shownPixels?.width == 60)
    fixture.device.run { dot.frame.origin.x = 30 }
    #expect(dot.count == 3, "moving asks for nothing")
    fixture.device.device.handle(.appearance(HostEvent.Appearance(isDark: true)))
    #expect(dot.count == 4, "colors may be others in the dark")
  }

  @Test("A view that draws nothing has no pixels")
  func plain() {
    _ = fixture.show(UIView())
    #expect(fixture.host.pixelUpdates.isEmpty)
  }

  @Test(
    "An image view shows pixels, a vector drawing in their place, and a template in its tint", .rule("DRAW-8")
  )
  func imageViews() throws {
    let picture = try #require(fixture.picture(.red))
    let view = fixture.show(UIImageView(image: picture))
    #expect(fixture.host.shownPixels?[5, 5] == 0xFF00_00FF)
    fixture.device.run { view.image = UIImage(svg: "<svg/>", size: picture.size) }
    #expect(
      fixture.host.shownPixels == nil && fixture.host.screen.views.values.contains { $0.svg == "<svg/>" })
    fixture.device.run {
      view.tintColor = .blue
      view.image = picture.withRenderingMode(.alwaysTemplate)
    }
    #expect(fixture.host.shownPixels?[5, 5] == 0x0000_FFFF)
    fixture.device.run { view.tintColor = .green }
    #expect(fixture.host.shownPixels?[5, 5] == 0x00FF_00FF)
  }
}
