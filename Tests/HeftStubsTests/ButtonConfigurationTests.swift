import Heft
import HeftStubs
import HeftTesting
import Testing

/// Buttons and texts as iOS 15 has them.
@Suite("Buttons by configurations, and texts with attributes as values")
struct ButtonConfigurationTests {
  private final class Delegate: UIResponder, UIApplicationDelegate {}

  private func run(_ body: () -> Void) {
    let device = TestDevice(
      App(
        name: "Buttons", bundleIdentifier: "test.buttons", rootViewController: { UIViewController() },
        delegate: { Delegate() }))
    device.run(body)
  }

  @Test("A filled button has its title in white on its color, round at its ends")
  func filled() {
    run {
      var look = UIButton.Configuration.filled()
      look.title = "Buy"
      look.baseBackgroundColor = .red
      look.cornerStyle = .capsule
      var taps = 0
      let button = UIButton(configuration: look, primaryAction: UIAction { _ in taps += 1 })
      #expect(button.currentTitle == "Buy" && button.currentTitleColor == .white)
      #expect(button.backgroundColor == .red && button.layer.cornerRadius >= button.bounds.height / 2)
      #expect(button.bounds.width > 2 * 12)
      button.sendActions(for: .primaryActionTriggered)
      #expect(taps == 1)
      button.configuration?.baseBackgroundColor = .green
      #expect(button.backgroundColor == .green && button.configuration?.title == "Buy")
    }
  }

  @Test("A button in another tint has its ground in that, and keeps the title that was set since")
  func tint() {
    run {
      let button = UIButton(configuration: .filled())
      button.setTitle("Later", for: .normal)
      let view = UIView(frame: .zero)
      view.tintColor = .systemPink
      view.addSubview(button)
      UIApplication.shared.windows.first?.addSubview(view)
      #expect(button.backgroundColor == .systemPink)
      view.tintColor = .systemGreen
      #expect(button.backgroundColor == .systemGreen)
    }
  }

  @Test("Entries that a menu's app makes when it opens stand in the menu")
  func deferred() {
    let menu = UIMenu(children: [
      UIDeferredMenuElement.uncached { $0([UIAction(title: "Move") { _ in }]) },
      UIDeferredMenuElement { _ in },
    ])
    let inner = menu.children.compactMap { $0 as? UIMenu }
    #expect(inner.map { $0.children.map { $0.title } } == [["Move"], []])
    #expect(inner.allSatisfy { $0.options == .displayInline })
  }

  @Test("A plain button has no ground, and the title that its action has")
  func plain() {
    run {
      let button = UIButton(configuration: .plain(), primaryAction: UIAction(title: "More") { _ in })
      #expect(button.backgroundColor == nil && button.currentTitle == "More")
      var updates = 0
      button.configurationUpdateHandler = { _ in updates += 1 }
      button.setNeedsUpdateConfiguration()
      #expect(updates == 2)
    }
  }

  @Test(
    "A picture stands as far from the title as the configuration says, before it or behind it",
    arguments: [false, true])
  func padding(isBehind: Bool) {
    run {
      func button(_ padding: CGFloat) -> UIButton {
        var look = UIButton.Configuration.gray()
        look.title = "Retry"
        look.image = UIImage(systemName: "star")
        look.imagePadding = padding
        look.imagePlacement = isBehind ? .trailing : .leading
        let button = UIButton(configuration: look)
        button.layoutIfNeeded()
        return button
      }
      func gap(_ button: UIButton) -> CGFloat {
        let (title, picture) = (button.titleLabel!.frame, button.imageView!.frame)
        return isBehind ? picture.minX - title.maxX : title.minX - picture.maxX
      }
      #expect(gap(button(20)) == 20 && gap(button(8)) == 8)
    }
  }

  @Test("Attributes are those of the whole text or of the part that they are set for")
  func text() {
    var low = HeftStubs.AttributedString("12 to ")
    low.foregroundColor = .red
    var high = HeftStubs.AttributedString("20")
    high.underlineStyle = .single
    var text = low + high
    #expect(text.characters == "12 to 20" && text.foregroundColor == nil)
    if let range = text.range(of: "20") { text[range].foregroundColor = .blue }
    let shown = NSAttributedString(text)
    #expect(shown.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
    #expect(shown.attribute(.foregroundColor, at: 7, effectiveRange: nil) as? UIColor == .blue)
    #expect(shown.attribute(.underlineStyle, at: 6, effectiveRange: nil) != nil)
    #expect(text.range(of: "30") == nil && HeftStubs.AttributedString().foregroundColor == nil)
  }

  @Test("Rows of numbers are measured and changed as Accelerate does it")
  func numbers() {
    var row: [Float] = [3, -4, 0, 5]
    var result: Float = 0
    vDSP_maxmgv(row, 2, &result, 2)
    #expect(result == 3)
    vDSP_rmsqv(row, 1, &result, 2)
    #expect(result * result == 12.5)
    vDSP_meanv(row, 1, &result, 4)
    #expect(result == 1)
    var factor: Float = 2
    row.withUnsafeMutableBufferPointer {
      vDSP_vsmul($0.baseAddress!, 1, &factor, $0.baseAddress!, 1, 4)
    }
    #expect(row == [6, -8, 0, 10])
  }
}
