import Heft
import HeftTesting
import TestRules
import Testing

/// How large the user wants text (TYPE-1 to TYPE-3).
struct TextSizeTests {
  /// A screen with labels that follow the user, and one that does not.
  final class Screen: UIViewController {
    let body = UILabel()
    let heading = UILabel()
    let fixed = UILabel()
    var categories: [UIContentSizeCategory] = []

    override func viewDidLoad() {
      body.font = .preferredFont(forTextStyle: .body)
      heading.font = UIFontMetrics(forTextStyle: .body).scaledFont(
        for: .systemFont(ofSize: 34, weight: .bold), maximumPointSize: 40)
      fixed.font = .preferredFont(forTextStyle: .body)
      for label in [body, heading] { label.adjustsFontForContentSizeCategory = true }
      for label in [body, heading, fixed] {
        label.text = "Words"
        view.addSubview(label)
      }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      categories.append(traitCollection.preferredContentSizeCategory)
    }
  }

  private let screen = Screen()
  private let device: TestDevice

  init() {
    let screen = screen
    device = TestDevice(
      App(
        name: "Type", bundleIdentifier: "test.type", rootViewController: { screen },
        delegate: { PlainDelegate() }))
  }

  private func set(_ name: SettingName, _ value: String) {
    device.device.handle(.setting(name: name, value: value))
  }

  @Test(
    "A style has Apple's size for what the user has set", .rule("TYPE-1"),
    arguments: [
      ("xs", 14, 11, 31), ("s", 15, 11, 32), ("m", 16, 11, 33), ("l", 17, 11, 34), ("xl", 19, 13, 36),
      ("xxl", 21, 15, 38), ("xxxl", 23, 17, 40),
    ])
  func sizes(name: String, body: Double, caption: Double, largeTitle: Double) {
    set(.textSize, name)
    let sizes = device.run {
      [UIFont.TextStyle.body, .caption2, .largeTitle].map {
        Double(UIFont.preferredFont(forTextStyle: $0).pointSize)
      }
    }
    #expect(sizes == [body, caption, largeTitle])
  }

  @Test(
    "Labels that follow the user grow at once, up to their largest size, and others stay", .rule("TYPE-2"))
  func labelsFollow() {
    set(.textSize, "xxxl")
    #expect(screen.body.font.pointSize == 23)
    #expect(screen.heading.font.pointSize == 40)
    #expect(screen.fixed.font.pointSize == 17)
    #expect(screen.categories.last == .extraExtraExtraLarge)
    set(.textSize, "l")
    #expect(screen.body.font.pointSize == 17)
    #expect(screen.heading.font.pointSize == 34)
  }

  @Test(
    "Until the user chooses, text grows as the browser's does", .rule("TYPE-3"),
    arguments: [("16", 17), ("9", 14), ("20", 21), ("24", 23), ("40", 23)])
  func browserSize(pixels: String, body: Double) {
    set(.browserTextSize, pixels)
    #expect(screen.body.font.pointSize == CGFloat(body))
    set(.textSize, "s")
    #expect(screen.body.font.pointSize == 15)
    set(.textSize, "automatic")
    #expect(screen.body.font.pointSize == CGFloat(body))
  }

  @Test(
    "A size that does not exist changes nothing and is counted", .rule("TYPE-3"),
    arguments: ["", "large", "-3", "nan"])
  func badSizes(value: String) {
    set(.browserTextSize, value)
    set(.textSize, value)
    #expect(screen.body.font.pointSize == 17)
    #expect(device.device.count(of: .setting) == 2)
  }

  @Test("With more contrast the system's colors are the stronger ones, and back", .rule("TYPE-4"))
  func contrast() {
    func blue() -> UInt32 {
      device.run { screen.view.backgroundColor = .systemBlue }
      return device.host.screen.background
    }
    set(.contrast, "more")
    #expect(screen.traitCollection(in: device).accessibilityContrast == .high)
    #expect(blue() == 0x0040_DDFF)
    set(.contrast, "no-preference")
    #expect(screen.traitCollection(in: device).accessibilityContrast == .normal)
    #expect(blue() == 0x007A_FFFF)
  }
}

extension TextSizeTests.Screen {
  fileprivate func traitCollection(in device: TestDevice) -> UITraitCollection {
    device.run { traitCollection } ?? UITraitCollection()
  }
}
