import Heft
import HeftTesting
import TestRules
import Testing

@testable import Doodles

/// The quick actions of Doodles (DOODLES-1).
struct DoodlesShortcutTests {
  private let device = TestDevice(DoodlesApp.app)

  private var items: [UIApplicationShortcutItem] { device.device.shortcutItems(of: DoodlesApp.app) }
  private var texts: [String] { device.host.screen.texts }

  private func add(_ number: Int, _ name: String) {
    device.run {
      let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 60)).image { _ in }
      Doodle.addDoodle(
        Doodle(
          number: number,
          file: DoodleFile(
            name: name, date: Date(timeIntervalSince1970: Double(number)), image: image, drawing: nil)!))
    }
  }

  private func pick(_ title: String) {
    guard let item = items.first(where: { $0.localizedTitle == title }) else {
      Issue.record("there is no action '\(title)'")
      return
    }
    device.device.open(DoodlesApp.app, with: item)
    device.advance(by: 1)
  }

  @Test(
    "Share Latest Doodle follows every save and delete, and is gone when there is none", .rule("DOODLES-1"))
  func sharing() {
    #expect(items.map(\.localizedTitle) == ["New Doodle"])
    add(1, "Bird")
    #expect(items.map(\.localizedTitle) == ["New Doodle", "Share Latest Doodle"])
    #expect(items.last?.localizedSubtitle == "Bird")
    add(2, "Tree")
    #expect(items.last?.localizedSubtitle == "Tree")
    device.run { Doodle.deleteDoodle(Doodle.sortedDoodles[0]) }
    #expect(items.last?.localizedSubtitle == "Bird")
    device.run { Doodle.deleteDoodle(Doodle.sortedDoodles[0]) }
    #expect(items.map(\.localizedTitle) == ["New Doodle"])
  }

  @Test("The icon's menu shows the latest doodle, and nothing where there is none", .rule("DOODLES-16"))
  func widget() {
    func shown() -> UIApplicationShortcutWidget? { device.device.shortcutWidget(of: DoodlesApp.app) }
    #expect(shown() == nil)
    add(1, "Bird")
    #expect(shown()?.text == "Bird" && shown()?.image?.size == CGSize(width: 48, height: 64))
    add(2, "Tree")
    #expect(shown()?.text == "Tree")
    for _ in 0..<2 { device.run { Doodle.deleteDoodle(Doodle.sortedDoodles[0]) } }
    #expect(shown() == nil)
  }

  @Test(
    "New Doodle shows the canvas from wherever the user was, also after the app was ended", .rule("DOODLES-1")
  )
  func newDoodle() {
    pick("New Doodle")
    #expect(texts.contains("New Doodle"))
    let shown = device.host.screen.views.count
    pick("New Doodle")
    #expect(device.host.screen.views.count == shown)
    device.device.end()
    pick("New Doodle")
    #expect(texts.contains("New Doodle"))
    #expect(device.host.screen.mistakes == [])
  }

  @Test("Share Latest Doodle shows the doodle and opens the share sheet, warm and cold", .rule("DOODLES-1"))
  func shareLatest() {
    add(1, "Bird")
    for _ in 0..<2 {
      pick("Share Latest Doodle")
      #expect(texts.contains("Bird"))
      #expect(device.run { (UIApplication.shared.delegate as? AppDelegate)?.isSharing } == true)
      device.flushStorage()
      device.device.end()
    }
    #expect(device.host.screen.mistakes == [])
  }

  @Test("A drawing that is not saved stays below the share sheet", .rule("DOODLES-1"))
  func keepsTheDrawing() {
    add(1, "Bird")
    pick("New Doodle")
    let finger = device.press(at: 80, 300, force: 1)
    for step in 1...10 { finger.move(to: 80 + Double(step) * 15, 300, force: 1) }
    finger.lift()
    device.advance(by: 0.5)
    pick("Share Latest Doodle")
    #expect(texts.contains("New Doodle"))
    #expect(device.run { (UIApplication.shared.delegate as? AppDelegate)?.isSharing } == true)
    pick("Share Latest Doodle")
    #expect(texts.contains("New Doodle"))
  }
}

extension AppDelegate {
  /// Whether the share sheet is in front.
  fileprivate var isSharing: Bool {
    var top = window?.rootViewController
    while let presented = top?.presentedViewController { top = presented }
    return top is UIActivityViewController
  }
}
