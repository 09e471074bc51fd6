import Testing

@testable import Ink

/// Pictures as PNG files (DRAW-10).
struct PNGTests {
  private struct Random {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 33
    }

    mutating func byte() -> UInt8 { UInt8(next() & 255) }
  }

  /// A picture with shapes and noise in it.
  private func picture(_ width: Int, _ height: Int, noise: Bool) -> Bitmap {
    var result = bitmap(width, height)
    var path = Path()
    path.ellipse(from: Point(0, 0), to: Point(Double(width), Double(height)))
    result.fill(path, color: 0x8040_2010, clip: result.bounds)
    var random = Random(state: 7)
    guard noise else { return result }
    for y in 0..<height {
      for x in 0..<width {
        var dot = Path()
        dot.rectangle(from: Point(Double(x), Double(y)), to: Point(Double(x + 1), Double(y + 1)))
        let color = premultiplied(
          red: Double(random.byte()) / 255, green: Double(random.byte()) / 255, blue: 0.5,
          alpha: Double(random.byte()) / 255)
        result.fill(dot, color: color, mode: .copy, clip: result.bounds)
      }
    }
    return result
  }

  @Test("What is written is read back, pixel by pixel")
  func roundTrip() {
    for (width, height) in [(1, 1), (3, 200), (200, 3), (65, 65)] {
      for noise in [false, true] {
        let picture = picture(width, height, noise: noise)
        #expect(PNG.decode(PNG.encode(picture)) == picture, "\(width) x \(height)")
      }
    }
  }

  @Test("The checksum of any number of bytes is that of one byte after the other")
  func checksums() {
    #expect(Checksum.crc(Array("123456789".utf8)) == 0xCBF4_3926)
    var random = Random(state: 3)
    let bytes = (0..<64).map { _ in random.byte() }
    for start in 0..<5 {
      for end in start...64 {
        var value: UInt32 = 0xFFFF_FFFF
        for byte in bytes[start..<end] {
          value ^= UInt32(byte)
          for _ in 0..<8 { value = value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1 }
        }
        #expect(Checksum.crc(bytes[start..<end]) == ~value)
      }
    }
  }

  @Test("A screen full of nothing much is a small file")
  func smallFiles() {
    var screen = bitmap(750, 1334)
    #expect(PNG.encode(screen).count < 8_000)
    var path = Path()
    path.move(to: Point(50, 50))
    path.cubic(to: Point(700, 1300), first: Point(700, 50), second: Point(50, 1300))
    screen.stroke(path, with: Stroke(width: 12, cap: .round), color: black, clip: screen.bounds)
    let file = PNG.encode(screen)
    #expect(file.count < 60_000)
    #expect(PNG.decode(file) == screen)
  }

  @Test("Packed bytes unpack, whatever they are")
  func deflate() {
    var random = Random(state: 3)
    var samples: [[UInt8]] = [[], [0], [UInt8](repeating: 9, count: 100_000)]
    samples.append((0..<70_000).map { _ in random.byte() })
    samples.append((0..<70_000).map { _ in random.byte() & 3 })
    samples.append((0..<50_000).map { UInt8($0 / 7 % 251) })
    for bytes in samples {
      let packed = Deflate.pack(bytes)
      #expect(Inflate.unpack(packed, limit: bytes.count) == bytes)
      if !bytes.isEmpty { #expect(Inflate.unpack(packed, limit: bytes.count - 1) == nil) }
    }
  }

  @Test("A file that is cut off, or has a wrong bit, gives no picture and does no harm")
  func damage() {
    let file = PNG.encode(picture(40, 30, noise: true))
    for count in stride(from: 0, to: file.count - 12, by: 7) {
      #expect(PNG.decode(Array(file.prefix(count))) == nil)
    }
    var random = Random(state: 11)
    for _ in 0..<200 {
      var wrong = file
      // The last chunk holds nothing, and its checksum is not asked for.
      let place = Int(random.next()) % (file.count - 12)
      wrong[place] ^= 1 << UInt8(random.next() & 7)
      #expect(PNG.decode(wrong) == nil, "byte \(place)")
    }
  }

  @Test("A damaged stream with right checksums around it never traps")
  func damagedStreams() {
    let bytes = (0..<3_000).map { UInt8($0 / 5 % 7) }
    let packed = Deflate.pack(bytes)
    var random = Random(state: 5)
    for _ in 0..<3_000 {
      var wrong = packed
      for _ in 0...random.next() % 4 { wrong[Int(random.next()) % wrong.count] = random.byte() }
      _ = Inflate.unpack(wrong, limit: 10_000)
    }
    for _ in 0..<3_000 {
      let noise = [0x78, 0x9C] + (0..<40).map { _ in random.byte() }
      _ = Inflate.unpack(noise, limit: 10_000)
    }
  }

  @Test("Headers that cannot be are refused")
  func headers() {
    func file(width: UInt32, height: UInt32, depth: UInt8, kind: UInt8, interlace: UInt8 = 0) -> [UInt8] {
      func number(_ value: UInt32) -> [UInt8] { [24, 16, 8, 0].map { UInt8(value >> $0 & 255) } }
      func chunk(_ name: String, _ body: [UInt8]) -> [UInt8] {
        let content = Array(name.utf8) + body
        return number(UInt32(body.count)) + content + number(Checksum.crc(content))
      }
      let header = number(width) + number(height) + [depth, kind, 0, 0, interlace]
      return PNG.signature + chunk("IHDR", header) + chunk("IDAT", Deflate.pack([0, 0, 0, 0, 0]))
        + chunk("IEND", [])
    }
    #expect(PNG.decode(file(width: 1, height: 1, depth: 8, kind: 6)) != nil)
    #expect(PNG.decode(file(width: 1, height: 1, depth: 8, kind: 6, interlace: 1)) != nil)
    #expect(PNG.decode(file(width: 0, height: 1, depth: 8, kind: 6)) == nil)
    #expect(PNG.decode(file(width: 1, height: 2, depth: 8, kind: 6)) == nil)
    #expect(PNG.decode(file(width: 0xFFFF_FFFF, height: 0xFFFF_FFFF, depth: 8, kind: 6)) == nil)
    #expect(PNG.decode(file(width: 8192, height: 8192, depth: 8, kind: 6)) == nil)
    #expect(PNG.decode(file(width: 1, height: 1, depth: 4, kind: 6)) == nil)
    #expect(PNG.decode(file(width: 1, height: 1, depth: 8, kind: 5)) == nil)
    #expect(PNG.decode(file(width: 1, height: 1, depth: 8, kind: 6, interlace: 2)) == nil)
    #expect(PNG.decode([]) == nil)
  }
}
