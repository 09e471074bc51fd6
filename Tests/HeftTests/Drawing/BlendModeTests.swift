import Heft
import HeftTesting
import TestRules
import Testing

/// The blend modes beside Porter and Duff's (DRAW-30): the expected colors are computed by the formulas of PDF.
struct BlendModeTests {
  private static let expected: [(mode: CGBlendMode, color: [Int])] = [
    (.screen, [213, 209, 225]), (.overlay, [94, 164, 196]), (.darken, [60, 100, 40]),
    (.lighten, [200, 180, 220]), (.colorDodge, [255, 255, 255]), (.colorBurn, [6, 64, 32]),
    (.softLight, [96, 169, 199]), (.hardLight, [171, 141, 69]), (.difference, [140, 80, 180]),
    (.exclusion, [166, 139, 191]), (.hue, [225, 125, 65]), (.saturation, [60, 180, 220]),
    (.color, [225, 125, 65]), (.luminosity, [35, 155, 195]), (.plusDarker, [5, 25, 5]),
  ]

  private let fixture = Fixture()

  /// One color on another, each with an alpha.
  private func mixed(_ mode: CGBlendMode, alpha: CGFloat = 1, on oldAlpha: CGFloat = 1) -> [Int] {
    var picture: UIImage?
    fixture.device.run {
      UIGraphicsBeginImageContext(CGSize(width: 2, height: 2))
      let context = UIGraphicsGetCurrentContext()
      UIColor(red: 60 / 255, green: 180 / 255, blue: 220 / 255, alpha: oldAlpha).setFill()
      context?.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      context?.setBlendMode(mode)
      UIColor(red: 200 / 255, green: 100 / 255, blue: 40 / 255, alpha: alpha).setFill()
      context?.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      picture = UIGraphicsGetImageFromCurrentImageContext()
      UIGraphicsEndImageContext()
    }
    let pixel = fixture.pixels(of: picture)?[0, 0] ?? 0
    return [24, 16, 8, 0].map { Int(pixel >> $0 & 255) }
  }

  @Test("Each mode mixes opaque colors by its formula", .rule("DRAW-30"))
  func opaque() {
    for (mode, color) in BlendModeTests.expected {
      let found = mixed(mode)
      let isNear = zip(found, color + [255]).allSatisfy { abs($0 - $1) <= 1 }
      #expect(isNear, "\(mode): \(found), not \(color)")
    }
  }

  @Test("On nothing a color is itself, and nothing leaves what is there", .rule("DRAW-30"))
  func transparent() {
    for (mode, _) in BlendModeTests.expected {
      #expect(mixed(mode, on: 0) == [200, 100, 40, 255], "\(mode)")
      #expect(mixed(mode, alpha: 0) == [60, 180, 220, 255], "\(mode)")
    }
  }
}
