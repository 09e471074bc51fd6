import Heft
import HeftTesting
import Testing

/// The sheet to share: SHARE-1 to SHARE-3.
struct ActivityTests {
  private final class Ending {
    var heard: [String] = []
  }

  private let ending = Ending()
  private let picture = UIImage(svg: "<svg/>", size: CGSize(width: 10, height: 10))

  private func open(_ items: [UIActivityItem], abilities: HostEvent.Abilities) -> TestDevice {
    let device = device { UIViewController() }
    device.device.handle(.abilities(abilities))
    let ending = ending
    device.settle {
      let sheet = UIActivityViewController(activityItems: items, applicationActivities: nil)
      sheet.completionWithItemsHandler = { type, completed, _, error in
        ending.heard.append("\(type?.rawValue ?? "nothing") \(completed) \(error == nil)")
      }
      device.root!.present(sheet, animated: true)
    }
    return device
  }

  @Test("SHARE-1: what the host cannot do is not offered")
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

  @Test("SHARE-2: sharing ends with the host's answer; one that is given up leaves the sheet there")
  func sharing() {
    let device = open([.text("Hello")], abilities: .share)
    device.tap(at: 100, 667 - 8 - 52 * 3 + 20)
    #expect(device.host.requests.contains(.share(number: 1, title: "Hello", text: "Hello", files: [])))
    #expect(device.answerSharing(.cancelled))
    device.advance(by: 1)
    #expect(ending.heard == [])
    device.tap(at: 100, 667 - 8 - 52 * 3 + 20)
    #expect(device.answerSharing(.done))
    device.advance(by: 1)
    #expect(ending.heard == ["dev.heft.activity.Share true true"])
    #expect(device.root!.presentedViewController == nil)
  }

  @Test("SHARE-2: saving gives the user a file at once")
  func saving() {
    let device = open([.image(picture)], abilities: [])
    device.tap(at: 100, 667 - 8 - 20)
    let file = HostFile(name: "Image.svg", mediaType: "image/svg+xml", bytes: Array("<svg/>".utf8))
    #expect(device.host.requests.contains(.saveFile(file)))
    device.advance(by: 1)
    #expect(ending.heard == ["com.apple.UIKit.activity.SaveToCameraRoll true true"])
  }

  @Test("SHARE-3: a press beside the sheet ends it with nothing")
  func cancelling() {
    let device = open([.text("Hello")], abilities: .share)
    device.tap(at: 10, 10)
    device.advance(by: 1)
    #expect(ending.heard == ["nothing false true"])
  }
}
