import Ink
import Testing

/// A bitmap with more room around it.
struct BitmapWidenedTests {
  private func drawn() -> Bitmap {
    var bitmap = Bitmap(width: 100, height: 70)!
    var path = Path()
    path.rectangle(from: Point(3, 60), to: Point(97, 69))
    bitmap.fill(path, color: 0xFF20_4060, clip: bitmap.bounds)
    return bitmap
  }

  @Test func itsPixelsAreWhereTheyWere() throws {
    let bitmap = drawn()
    let wide = try #require(bitmap.widened(left: 64, top: 128, width: 300, height: 200))
    for y in -1...200 {
      for x in -1...300 { #expect(wide[x, y] == bitmap[x - 64, y - 128]) }
    }
    #expect(wide.changes(since: Bitmap(width: 300, height: 200)!).count == 1)
  }

  @Test func aClearOneStaysUntouched() throws {
    let wide = try #require(Bitmap(width: 10, height: 10)?.widened(left: 0, top: 64, width: 10, height: 80))
    #expect(wide.isUntouched && wide.height == 80)
  }

  @Test(arguments: [
    (1, 0, 300, 300), (0, -64, 300, 300), (64, 0, 150, 300), (0, 64, 300, 100), (0, 0, 9000, 100),
  ])
  func whatDoesNotFitIsNone(_ left: Int, _ top: Int, _ width: Int, _ height: Int) {
    #expect(drawn().widened(left: left, top: top, width: width, height: height) == nil)
  }
}
