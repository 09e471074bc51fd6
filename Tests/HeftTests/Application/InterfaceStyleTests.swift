import Heft
import HeftProtocol
import HeftTesting
import TestRules
import Testing

/// Notes the styles that it hears of.
private final class StyleController: UIViewController {
  var heard: [UIUserInterfaceStyle] = []
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    heard.append(traitCollection.userInterfaceStyle)
  }
}

@MainActor
struct InterfaceStyleTests {
  private let controller = StyleController()

  private func makeDevice(_ style: UIUserInterfaceStyle) -> TestDevice {
    let controller = controller
    let app = App(
      name: "Styles", bundleIdentifier: "test.styles", rootViewController: { controller },
      delegate: { PlainDelegate() })
    app.userInterfaceStyle = style
    let device = TestDevice(app)
    device.device.handle(.appearance(HostEvent.Appearance(isDark: true)))
    return device
  }

  private func isDark(_ device: TestDevice) -> Bool {
    device.run {
      let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
      let isDark = UIScreen.main.traitCollection.userInterfaceStyle == .dark
      #expect(color.cgColor.components == (isDark ? UIColor.white : .black).cgColor.components)
      return isDark
    } == true
  }

  @Test(
    "An app that keeps to a style has it, whatever the user has chosen, and hears of no change",
    .rule("APP-35"))
  func kept() {
    let device = makeDevice(.light)
    let heard = controller.heard
    #expect(!isDark(device) && !heard.contains(.dark))
    device.device.handle(.appearance(HostEvent.Appearance()))
    #expect(controller.heard == heard)
    #expect(isDark(makeDevice(.dark)) && isDark(makeDevice(.unspecified)))
  }

  @Test(
    "A style that the app takes and leaves while it runs changes it at once, and its controllers hear of it",
    .rule("APP-35"))
  func changed() {
    let device = makeDevice(.unspecified)
    controller.heard = []
    device.run { AppProcess.current?.userInterfaceStyle = .light }
    #expect(!isDark(device) && controller.heard == [.light])
    device.run { AppProcess.current?.userInterfaceStyle = .light }
    device.device.handle(.appearance(HostEvent.Appearance(isDark: false)))
    #expect(controller.heard == [.light])
    device.run { AppProcess.current?.userInterfaceStyle = .dark }
    device.run { AppProcess.current?.userInterfaceStyle = .unspecified }
    #expect(!isDark(device) && controller.heard == [.light, .dark, .light])
  }
}
