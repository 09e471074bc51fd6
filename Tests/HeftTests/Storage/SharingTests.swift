import HeftTesting
import TestRules
import Testing

@testable import Heft

/// Content that leaves the app (APP-11).
struct SharingTests {
  private let fixture = Fixture()
  private let file = HostFile(name: "a.png", mediaType: "image/png", bytes: [1, 2])

  @Test("Sharing goes out while the touch is handled, and is answered once", .rule("APP-11"))
  func share() {
    var outcomes: [SharingOutcome] = []
    let file = file
    fixture.device.run {
      AppProcess.current?.share(title: "T", text: "t", files: [file]) { outcomes.append($0) }
    }
    #expect(fixture.host.requests.last == .share(number: 1, title: "T", text: "t", files: [file]))
    #expect(outcomes.isEmpty)
    #expect(fixture.device.answerSharing(.cancelled))
    #expect(!fixture.device.answerSharing(.done))
    #expect(outcomes == [.cancelled])
  }

  @Test("A copy that fails says why, in the host's word", .rule("APP-11"))
  func copy() {
    var outcomes: [SharingOutcome] = []
    let file = file
    fixture.device.run {
      AppProcess.current?.copy(text: "t") { outcomes.append($0) }
      AppProcess.current?.copy(text: "", file: file) { outcomes.append($0) }
    }
    fixture.device.answerSharing(.done)
    fixture.device.answerSharing(.failed, reason: "NotAllowedError")
    #expect(outcomes == [.done, .failed("NotAllowedError")])
    #expect(
      fixture.host.requests.suffix(2) == [
        .copy(number: 1, text: "t", file: nil), .copy(number: 2, text: "", file: file),
      ])
  }

  @Test("A file for the user has no answer")
  func save() {
    let file = file
    fixture.device.run { AppProcess.current?.saveFile(file) }
    #expect(fixture.host.requests.last == .saveFile(file))
    #expect(!fixture.device.answerSharing(.done))
  }

  @Test("The host's abilities are those that it told last")
  func abilities() {
    #expect(fixture.device.run { AppProcess.current?.abilities } == .some([]))
    fixture.device.device.handle(.abilities([.share, .shareFiles]))
    #expect(fixture.device.run { AppProcess.current?.abilities } == .some([.share, .shareFiles]))
  }

  @Test("An answer keeps nothing of an app that has ended", .rule("APP-11"))
  func ended() {
    final class Kept {}
    var kept: Kept? = Kept()
    weak let watched = kept
    fixture.device.run { [kept] in
      AppProcess.current?.share(title: "", text: "t", files: []) { _ in withExtendedLifetime(kept) {} }
      UIApplication.shared.storage.set([], forKey: "k") { _ in withExtendedLifetime(kept) {} }
    }
    kept = nil
    #expect(watched != nil)
    fixture.device.device.end()
    #expect(watched == nil)
    #expect(fixture.device.answerSharing(.done))
    #expect(fixture.device.device.count(of: .answer) == 0)
  }
}
