import Heft
import HeftTesting
import TestRules
import Testing

/// The sheet to share: SHARE-1 to SHARE-4.
struct ActivityTests {
  private final class Ending {
    var heard: [String] = []
  }

  private let ending = Ending()
  private let picture = UIImage(svg: "<svg/>", size: CGSize(width: 10, height: 10))

  /// A row of the app's own.
  private final class OwnActivity: UIActivity {
    private let title: String

    init(_ title: String) {
      self.title = title
      super.init()
    }

    override var activityTitle: String? { title }
  }

  private func open(
    _ items: [UIActivityItem], abilities: HostEvent.Abilities, width: Double = 375, height: Double = 667,
    own: [String] = []
  ) -> TestDevice {
    let device = device(width: width, height: height) { UIViewController() }
    device.device.handle(.abilities(abilities))
    let ending = ending
    device.settle {
      let sheet = UIActivityViewController(
        activityItems: items, applicationActivities: own.map { OwnActivity($0) })
      sheet.completionWithItemsHandler = { type, completed, _, error in
        ending.heard.append("\(type?.rawValue ?? "nothing") \(completed) \(error == nil)")
      }
      device.root!.present(sheet, animated: true)
    }
    return device
  }

  private func press(_ title: String, on device: TestDevice) {
    guard let place = device.host.screen.middle(ofText: title) else {
      Issue.record("nothing says \(title)")
      return
    }
    device.tap(at: Double(place.x), Double(place.y))
  }

  @Test("What the host cannot do is not offered", .rule("SHARE-1"))
  func offers() {
    func texts(_ items: [UIActivityItem], _ abilities: HostEvent.Abilities) -> [String] {
      let device = open(items, abilities: abilities)
      return withExtendedLifetime(device) { device.host.screen.texts }
    }
    #expect(texts([.image(picture)], []) == ["Image", "Save Image"])
    #expect(texts([.text("Hello")], []) == ["Hello", "Copy", "Save File"])
    #expect(
      texts([.image(picture)], [.share, .shareFiles, .copyImage])
        == ["Image", "Share…", "Copy", "Save Image"])
    #expect(texts([.image(picture)], .share) == ["Image", "Save Image"])
  }

  @Test("Sharing ends with the host's answer; one that is given up leaves the sheet there", .rule("SHARE-2"))
  func sharing() {
    let device = open([.text("Hello")], abilities: .share)
    press("Share\u{2026}", on: device)
    #expect(device.host.requests.contains(.share(number: 1, title: "Hello", text: "Hello", files: [])))
    #expect(device.answerSharing(.cancelled))
    device.advance(by: 1)
    #expect(ending.heard == [])
    press("Share\u{2026}", on: device)
    #expect(device.answerSharing(.done))
    device.advance(by: 1)
    #expect(ending.heard == ["dev.heft.activity.Share true true"])
    #expect(device.root!.presentedViewController == nil)
  }

  @Test("Saving gives the user a file at once", .rule("SHARE-2"))
  func saving() {
    let device = open([.image(picture)], abilities: [])
    press("Save Image", on: device)
    let file = HostFile(name: "Image.svg", mediaType: "image/svg+xml", bytes: Array("<svg/>".utf8))
    #expect(device.host.requests.contains(.saveFile(file)))
    device.advance(by: 1)
    #expect(ending.heard == ["com.apple.UIKit.activity.SaveToCameraRoll true true"])
  }

  @Test(
    "The sheet stays on the screen, and on a low one all of its rows can be scrolled to", .rule("SHARE-4"),
    arguments: [(375.0, 667.0), (320, 568), (667, 375), (568, 320)])
  func lowScreens(width: Double, height: Double) throws {
    let own = ["One", "Two", "Three"]
    let device = open([.text("Hello")], abilities: .share, width: width, height: height, own: own)
    let titles = ["Share\u{2026}", "Copy", "Save File"] + own
    func places() throws -> [CGPoint] {
      try titles.map { try #require(device.host.screen.middle(ofText: $0)) }
    }
    let header = try #require(device.host.screen.middle(ofText: "Hello"))
    #expect(header.y > 0)
    let card = try #require(device.host.screen.views.values.first { $0.corner == 14 })
    let middle = try #require(try places().first).y
    let finger = device.press(at: width / 2, Double(middle), force: 0.5)
    for step in 1...20 { finger.move(to: width / 2, Double(middle) - Double(step) * 20) }
    device.advance(by: 0.2)
    finger.lift()
    device.advance(by: 2)
    #expect(device.root!.presentedViewController != nil)
    let last = try #require(try places().last)
    #expect(last.y + 22 <= card.frame.maxY)
    #expect(card.frame.minY >= 0 && card.frame.maxY <= height)
    press("Three", on: device)
    device.advance(by: 1)
    #expect(ending.heard == ["nothing true true"])
  }

  @Test(
    "Rows are lower where all fit then; where they do not, half of the last one is seen", .rule("SHARE-4"),
    arguments: [(7, 10.0), (12, 9.5)])
  func rowsOfLowScreens(own count: Int, seen: Double) throws {
    let own = (1...count).map { "Number \($0)" }
    let device = open([.text("Hello")], abilities: .share, width: 320, height: 568, own: own)
    let card = try #require(device.host.screen.views.values.first { $0.corner == 14 })
    let first = try #require(device.host.screen.middle(ofText: "Share\u{2026}"))
    let next = try #require(device.host.screen.middle(ofText: "Copy"))
    let pitch = Double(next.y - first.y)
    #expect(pitch >= 44 && pitch < 52)
    #expect(abs((Double(card.frame.maxY - first.y) / pitch + 0.5) - seen) < 0.05)
  }

  @Test("A press beside the sheet ends it with nothing", .rule("SHARE-3"))
  func canceling() {
    let device = open([.text("Hello")], abilities: .share)
    device.tap(at: 10, 10)
    device.advance(by: 1)
    #expect(ending.heard == ["nothing false true"])
  }
}
