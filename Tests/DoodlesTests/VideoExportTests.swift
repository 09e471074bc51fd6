import Heft
import HeftTesting
import Ink
import TestRules
import Testing

@testable import Doodles

/// How a doodle was drawn, as a file (DOODLES-29).
struct VideoExportTests {
  @Test(
    "The video begins with bare paper, lasts twelve seconds at most, and of a frame only what differs is in it",
    .rule("DOODLES-29")
  )
  func video() throws {
    var drawing = Drawings.drawing(0)
    drawing.strokes = (0..<40).map { Drawings.stroke(at: Double($0 * 7), count: 400) }
    drawing.sheet.color = 0xFF11_1111
    let video = try #require(VideoExport(drawing))
    var file: [UInt8]?
    for _ in 0..<400 where file == nil { file = video.drawMore() }
    let bytes = try #require(file)
    #expect(PNG.decode(bytes) == drawing.paper(times: 1))
    var (place, milliseconds, frames) = (8, 0, 0)
    func number(_ place: Int) -> Int { bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
    while place < bytes.count {
      if Array(bytes[place + 4..<place + 8]) == Array("fcTL".utf8) {
        frames += 1
        milliseconds += Int(bytes[place + 28]) << 8 | Int(bytes[place + 29])
      }
      place += 12 + number(place)
    }
    #expect(frames > 60 && frames <= 210)
    #expect(milliseconds > 11_000 && milliseconds <= 12_200)
    #expect(bytes.count < 200 * 300 * 4 * 3)
  }

  /// The files that are saved after the row of the share sheet was chosen; `answer` is what the browser does with a
  /// request for a video.
  private func saved(
    _ row: String, _ abilities: HostEvent.Abilities, _ answer: (TestDevice) -> Void = { _ in }
  ) -> [HostFile] {
    let fixture = CanvasFixture()
    fixture.device.device.handle(.abilities(abilities))
    fixture.draw(at: 300)
    fixture.save()
    fixture.device.tap(at: 150, 100)
    fixture.device.advance(by: 1)
    fixture.activate("Share")
    fixture.activate(row)
    fixture.device.advance(by: 2)
    answer(fixture.device)
    fixture.device.advance(by: 1)
    for button in ["Save Image", "Save File"] where fixture.view(button) != nil { fixture.activate(button) }
    return fixture.device.host.requests.compactMap { request in
      if case .saveFile(let file) = request { file } else { nil }
    }
  }

  @Test(
    "The share sheet makes the animated picture and shares it", .rule("DOODLES-29"),
    arguments: [[], .encodeVideo] as [HostEvent.Abilities])
  func picture(abilities: HostEvent.Abilities) {
    let files = saved("Animated Picture\u{2026}", abilities)
    #expect(files.map(\.name) == ["Doodle 1 video.png"])
    #expect(files.allSatisfy { $0.bytes.indices.contains(60) })
  }

  @Test("A browser that encodes makes a WebM video of it, and one that fails says so", .rule("DOODLES-29"))
  func webm() {
    let files = saved("Video\u{2026}", .encodeVideo) { #expect($0.answerVideo([1, 2, 3])) }
    #expect(files == [HostFile(name: "Doodle 1 video.webm", mediaType: "video/webm", bytes: [1, 2, 3])])
    let none = saved("Video\u{2026}", .encodeVideo) { device in
      #expect(device.answerVideo(nil))
      device.advance(by: 0.5)
      #expect(device.host.screen.texts.contains { $0.hasPrefix("This browser cannot make the video") })
    }
    #expect(none.isEmpty)
  }
}
