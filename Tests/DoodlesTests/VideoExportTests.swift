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
    #expect(frames > 100 && frames <= 210)
    #expect(milliseconds > 11_000 && milliseconds <= 12_200)
    #expect(bytes.count < 200 * 300 * 4 * 3)
  }

  @Test("The share sheet makes the video and shares it", .rule("DOODLES-29"))
  func sheet() {
    let fixture = CanvasFixture()
    fixture.draw(at: 300)
    fixture.save()
    fixture.device.tap(at: 150, 100)
    fixture.device.advance(by: 1)
    fixture.activate("Share")
    fixture.activate("Video\u{2026}")
    fixture.device.advance(by: 2)
    fixture.activate("Save Image")
    let files = fixture.device.host.requests.compactMap { request -> HostFile? in
      if case .saveFile(let file) = request { file } else { nil }
    }
    #expect(files.map(\.name) == ["Doodle 1 video.png"])
    #expect(files.allSatisfy { $0.bytes.indices.contains(60) })
  }
}
