import Heft
import HeftProtocol
import HeftTesting
import TestRules
import Testing

@MainActor
struct PictureVariantTests {
  private func device(_ variants: [AppAsset.Variant]) -> TestDevice {
    let size = CGSize(width: 8, height: 8)
    return TestDevice(
      App(
        name: "Moon", bundleIdentifier: "test.moon",
        assets: [AppAsset(name: "Moon", svg: "light", size: size, variants: variants)],
        rootViewController: {
          let controller = UIViewController()
          controller.view = UIImageView(image: UIImage(named: "Moon"))
          return controller
        }, delegate: { PlainDelegate() }))
  }

  private func picture(_ device: TestDevice) -> String? {
    device.host.operations.compactMap { operation in
      if case .image(_, mode: _, tint: _, svg: let svg) = operation { return svg }
      return nil
    }.last
  }

  @Test("A picture is the one of the appearance, and follows it while it is shown", .rule("DRAW-28"))
  func appearance() {
    let device = device([
      .init(isDark: true, svg: "dark"), .init(isDark: true, hasHighContrast: true, svg: "stark"),
    ])
    #expect(picture(device) == "light")
    device.device.handle(.appearance(HostEvent.Appearance(isDark: true)))
    #expect(picture(device) == "dark")
    device.device.handle(.setting(name: .contrast, value: "more"))
    #expect(picture(device) == "stark")
    device.device.handle(.appearance(HostEvent.Appearance(isDark: false)))
    #expect(picture(device) == "light")
  }

  @Test("What a picture lacks is the nearest that it has", .rule("DRAW-28"))
  func nearest() {
    let device = device([.init(isDark: true, svg: "dark")])
    device.device.handle(.setting(name: .contrast, value: "more"))
    #expect(picture(device) == "light")
    device.device.handle(.appearance(HostEvent.Appearance(isDark: true)))
    #expect(picture(device) == "dark")
  }
}
