import Heft
import HeftTesting
import TestRules
import Testing

/// The tint of what can be operated (VIEW-14), and the system's colors (VIEW-10).
struct TintTests {
  private let fixture = Fixture()

  private final class Listener: UIView {
    var calls = 0

    override func tintColorDidChange() {
      calls += 1
    }
  }

  @Test(.rule("VIEW-14")) func aViewTakesTheTintOfTheViewThatItIsIn() {
    let outer = UIView()
    let inner = Listener()
    outer.addSubview(inner)
    #expect(inner.tintColor === UIColor.systemBlue)
    outer.tintColor = .red
    #expect(inner.tintColor === UIColor.red)
    inner.tintColor = .green
    #expect(inner.tintColor === UIColor.green)
    let calls = inner.calls
    outer.tintColor = .blue
    #expect(inner.calls == calls)
    inner.tintColor = nil
    #expect(inner.tintColor === UIColor.blue)
  }

  @Test(.rule("VIEW-14")) func aTemplatePictureIsShownInTheTint() {
    let image = UIImage(svg: "<svg/>", size: CGSize(width: 10, height: 10))
    let view = UIImageView(image: image.withRenderingMode(.alwaysTemplate))
    let plain = UIImageView(image: image)
    fixture.device.run {
      fixture.sheet.addSubview(view)
      fixture.sheet.addSubview(plain)
      fixture.sheet.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    }
    let tints = fixture.host.operations.compactMap { operation -> UInt32? in
      if case .image(_, _, let tint, _) = operation { tint } else { nil }
    }
    #expect(tints.suffix(2) == [0xFF00_00FF, 0])
  }

  @Test func aColorByARuleFollowsTheAppearance() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    let view = UIView()
    fixture.device.run {
      view.backgroundColor = color
      fixture.sheet.addSubview(view)
    }
    func shown() -> UInt32? {
      fixture.host.operations.reversed().lazy.compactMap { operation -> UInt32? in
        if case .background(_, let color) = operation { color } else { nil }
      }.first
    }
    #expect(shown() == 0x0000_00FF)
    fixture.device.device.handle(.appearance(HostEvent.Appearance(isDark: true)))
    #expect(shown() == 0xFFFF_FFFF)
  }
}
