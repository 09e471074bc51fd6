import TestRules
import Testing

@testable import Ink

/// Pixels as a value: copies, changes, blending, pictures (DRAW-3, DRAW-4, DRAW-5).
struct BitmapTests {
  private func rectangle(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
    var path = Path()
    path.rectangle(from: Point(x, y), to: Point(x + width, y + height))
    return path
  }

  private func filled(_ color: UInt32, _ width: Int = 10, _ height: Int = 10) -> Bitmap {
    var result = bitmap(width, height)
    result.fill(rectangle(0, 0, Double(width), Double(height)), color: color, clip: result.bounds)
    return result
  }

  @Test("Sizes that are nothing or too much make no bitmap")
  func sizes() {
    for (width, height) in [(0, 5), (5, 0), (-1, 5), (8193, 1), (1, .max), (.min, .min)] {
      #expect(Bitmap(width: width, height: height) == nil)
    }
    #expect(Bitmap(width: 8192, height: 8192) != nil)
  }

  @Test("A copy keeps what it was when the original is drawn into", .rule("DRAW-6"))
  func copies() {
    let before = filled(black, 200, 200)
    var after = before
    after.fill(rectangle(70, 80, 5, 6), color: 0xFF00_00FF, clip: after.bounds)
    #expect(before[72, 82] == black)
    #expect(after[72, 82] == 0xFF00_00FF)
    #expect(after.changes(since: before) == [PixelRectangle(x: 70, y: 80, width: 5, height: 6)])
    #expect(before.changes(since: after) == [PixelRectangle(x: 70, y: 80, width: 5, height: 6)])
    #expect(after.changes(since: after).isEmpty)
    #expect(after != before)
  }

  @Test("Changes far apart are told apart, and a long line is told in pieces", .rule("DRAW-6"))
  func changes() {
    let before = filled(black, 640, 640)
    var after = before
    after.fill(rectangle(5, 5, 10, 10), color: 0xFF00_00FF, clip: after.bounds)
    after.fill(rectangle(600, 600, 10, 10), color: 0xFF00_00FF, clip: after.bounds)
    let corners = after.changes(since: before)
    #expect(corners.count == 2 && corners.map(\.area) == [100, 100])
    after = before
    var path = Path()
    path.move(to: Point(0, 0))
    path.line(to: Point(640, 640))
    after.stroke(path, with: Stroke(width: 4), color: 0xFF00_00FF, clip: after.bounds)
    #expect(after.changes(since: before).map(\.area).reduce(0, +) < 640 * 640 / 4)
  }

  @Test("Drawing what is there already changes nothing")
  func sameAgain() {
    let before = filled(black, 200, 200)
    var after = before
    after.fill(rectangle(10, 10, 50, 50), color: black, clip: after.bounds)
    #expect(after.changes(since: before).isEmpty)
  }

  @Test("A clear bitmap takes over a picture of its size")
  func adoption() {
    let picture = filled(0x8000_0080, 130, 70)
    var target = bitmap(130, 70)
    target.draw(picture, through: .identity, clip: target.bounds)
    #expect(target == picture)
    target.draw(picture, through: .identity, clip: target.bounds)
    #expect(target[5, 5] == PixelMath.over(0x8000_0080, 0x8000_0080), "a second time it lies over the first")
  }

  @Test("Moved by whole pixels a picture keeps every pixel", .rule("DRAW-4"))
  func aligned() {
    var picture = bitmap(70, 70)
    for y in 0..<70 {
      let color = premultiplied(red: Double(y) / 70, green: 0.5, blue: 0.2, alpha: 0.7)
      picture.fill(rectangle(0, Double(y), 70, 1), color: color, clip: picture.bounds)
    }
    var target = bitmap(200, 200)
    target.draw(picture, through: Affine(a: 1, b: 0, c: 0, d: 1, tx: 60, ty: 61), clip: target.bounds)
    for y in 0..<70 { #expect(target[60 + y, 61 + y] == picture[y, y]) }
    #expect(target.changes(since: nil) == [PixelRectangle(x: 60, y: 61, width: 70, height: 70)])
  }

  @Test("A picture that becomes small is the mean of what it was", .rule("DRAW-4"))
  func smaller() {
    // Stripes of one pixel, black and white, become an even gray.
    var stripes = filled(0xFFFF_FFFF, 256, 256)
    for y in stride(from: 0.0, to: 256, by: 2) {
      stripes.fill(rectangle(0, y, 256, 1), color: black, clip: stripes.bounds)
    }
    for scale in [0.5, 0.25, 0.125] {
      var target = bitmap(128, 128)
      target.draw(stripes, through: Affine(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0), clip: target.bounds)
      #expect((126...129).contains(target[10, 10] & 255), "at \(scale)")
      #expect(alpha(target, 10, 10) == 255)
    }
  }

  @Test("A picture that becomes large, or is turned, keeps its color and its edges")
  func larger() {
    let picture = filled(0xFF12_3456, 10, 10)
    var target = bitmap(100, 100)
    target.draw(picture, through: Affine(a: 5, b: 0, c: 0, d: 5, tx: 20.5, ty: 20), clip: target.bounds)
    #expect(target[40, 40] == 0xFF12_3456)
    #expect(alpha(target, 20, 40) == 128)
    #expect(alpha(target, 71, 40) == 0)
    var turned = bitmap(100, 100)
    turned.draw(picture, through: Affine(a: 3, b: 3, c: -3, d: 3, tx: 50, ty: 20), clip: turned.bounds)
    #expect(turned[50, 50] == 0xFF12_3456)
    #expect(alpha(turned, 25, 25) == 0)
    var mirrored = bitmap(100, 100)
    mirrored.draw(picture, through: Affine(a: -1, b: 0, c: 0, d: 1, tx: 50, ty: 0), clip: mirrored.bounds)
    #expect(mirrored[40, 0] == 0xFF12_3456 && mirrored[50, 0] == 0 && mirrored[39, 0] == 0)
  }

  @Test("Colors are mixed as their rule says", .rule("DRAW-3"))
  func blending() {
    let red: UInt32 = 0xFF00_00FF
    let halfBlue: UInt32 = 0x8080_0000
    func mixed(_ mode: BlendMode, _ color: UInt32, on ground: UInt32) -> UInt32 {
      var target = ground == 0 ? bitmap(10, 10) : filled(ground)
      target.fill(rectangle(0, 0, 10, 10), color: color, mode: mode, clip: target.bounds)
      return target[5, 5]
    }
    #expect(mixed(.normal, halfBlue, on: red) == 0xFF80_007F)
    #expect(mixed(.copy, halfBlue, on: red) == halfBlue)
    #expect(mixed(.clear, halfBlue, on: red) == 0)
    #expect(mixed(.destinationOut, halfBlue, on: red) == 0x7F00_007F)
    #expect(mixed(.destinationOut, black, on: red) == 0)
    #expect(mixed(.destinationOver, halfBlue, on: red) == red)
    #expect(mixed(.destinationIn, halfBlue, on: red) == 0x8000_0080)
    #expect(mixed(.sourceIn, halfBlue, on: 0) == 0)
    #expect(mixed(.sourceOut, halfBlue, on: 0) == halfBlue)
    #expect(mixed(.sourceAtop, halfBlue, on: red) == 0xFF80_007F)
    #expect(mixed(.xor, black, on: red) == 0)
    #expect(mixed(.plusLighter, 0xFFFF_0000, on: red) == 0xFFFF_00FF)
    #expect(mixed(.multiply, 0xFF80_80FF, on: red) == red)
  }

  @Test("What is erased by half is half there")
  func partlyErased() {
    var target = filled(0xFF00_00FF)
    target.fill(rectangle(2.5, 0, 5, 10), color: black, mode: .clear, clip: target.bounds)
    #expect(alpha(target, 2, 5) == 127)
    #expect(target[5, 5] == 0)
  }

  @Test("Bytes there and back are the very same pixels, whatever the color and alpha")
  func bytes() throws {
    var picture = bitmap(256, 256)
    for opacity in 0..<256 {
      for level in 0...opacity {
        let pixel = UInt32(opacity) << 24 | UInt32(level) | UInt32(opacity - level) << 8
        picture.fill(
          rectangle(Double(level), Double(opacity), 1, 1), color: pixel, mode: .copy, clip: picture.bounds)
      }
    }
    let bytes = picture.straightBytes(of: picture.bounds)
    #expect(bytes.count == 256 * 256 * 4)
    let back = try #require(Bitmap(width: 256, height: 256, straightBytes: bytes))
    #expect(back == picture)
    #expect(Bitmap(width: 256, height: 255, straightBytes: bytes) == nil)
  }
}
