import TestRules
import Testing

@testable import Ink

/// Animated PNG files (DOODLES-29).
struct AnimatedPNGTests {
  /// The chunks of a file, each with its checksum right.
  static func chunks(of file: [UInt8]) -> [(name: String, body: [UInt8])] {
    var chunks: [(name: String, body: [UInt8])] = []
    var place = 8
    func number(_ place: Int) -> Int { file[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
    while place + 12 <= file.count {
      let length = number(place)
      let content = Array(file[place + 4..<place + 8 + length])
      #expect(Int(Checksum.crc(content)) == number(place + 8 + length))
      chunks.append((String(decoding: content.prefix(4), as: UTF8.self), Array(content.dropFirst(4))))
      place += 12 + length
    }
    #expect(place == file.count)
    return chunks
  }

  private func number(_ bytes: [UInt8], _ place: Int) -> Int {
    bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
  }

  private func picture(_ width: Int, _ height: Int, _ color: UInt32) throws -> Bitmap {
    var bitmap = try #require(Bitmap(width: width, height: height))
    var path = Path()
    path.rectangle(from: Point(0, 0), to: Point(Double(width), Double(height)))
    bitmap.fill(path, color: color, clip: bitmap.bounds)
    return bitmap
  }

  @Test(
    "Each frame is a PNG of its part, in order, for its time; the first one is what a plain reader shows",
    .rule("DOODLES-29")
  )
  func frames() throws {
    let first = try picture(70, 50, 0xFF00_00FF)
    var video = AnimatedPNG(first, seconds: 0.05)
    video.add(try picture(9, 7, 0xFF00_FF00), x: 60, y: 3, seconds: 0.5)
    // Beyond the right edge.
    video.add(try picture(20, 10, 0xFFFF_0000), x: 65, y: 45, seconds: 1)
    video.hold(seconds: 200)
    let file = video.file
    #expect(video.count == 3 && PNG.decode(file) == first)
    let chunks = Self.chunks(of: file)
    #expect(
      chunks.map(\.name) == ["IHDR", "sRGB", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "fcTL", "fdAT", "IEND"])
    #expect(number(chunks[2].body, 0) == 3)
    let controls = chunks.filter { $0.name == "fcTL" }.map(\.body)
    #expect(
      controls.map { body in (1...4).map { number(body, 4 * $0) } } == [
        [70, 50, 0, 0], [9, 7, 60, 3], [5, 5, 65, 45],
      ])
    #expect(controls.map { Int($0[20]) << 8 | Int($0[21]) } == [50, 500, 65_535])
    let sequence = chunks.filter { $0.name == "fcTL" || $0.name == "fdAT" }.map { number($0.body, 0) }
    #expect(sequence == [0, 1, 2, 3, 4])
    for (control, data) in zip(controls.dropFirst(), chunks.filter { $0.name == "fdAT" }) {
      var part = PNG.signature
      PNG.append("IHDR", Array(control[4..<12]) + [8, 6, 0, 0, 0], to: &part)
      PNG.append("IDAT", Array(data.body.dropFirst(4)), to: &part)
      PNG.append("IEND", [], to: &part)
      let decoded = try #require(PNG.decode(part))
      #expect(decoded.width == number(control, 4) && decoded[1, 1] >> 24 == 255)
    }
  }

  @Test(
    "Times that are no whole milliseconds add up, and a part that is nowhere lengthens the last frame",
    .rule("DOODLES-29")
  )
  func times() throws {
    let dot = try picture(1, 1, 0xFF00_0000)
    var video = AnimatedPNG(dot, seconds: 1.0 / 30)
    for _ in 1..<30 { video.add(dot, x: 0, y: 0, seconds: 1.0 / 30) }
    for seconds in [Double.nan, -1, 0] { video.add(dot, x: -1, y: 5, seconds: seconds) }
    let controls = Self.chunks(of: video.file).filter { $0.name == "fcTL" }.map(\.body)
    #expect(controls.count == 30)
    #expect(controls.reduce(0) { $0 + (Int($1[20]) << 8 | Int($1[21])) } == 1000)
  }
}
