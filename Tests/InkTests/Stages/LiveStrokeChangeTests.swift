import TestRules
import Testing

@testable import Ink

/// The whole in a row by itself: what it says has changed is what has (INK-7).
struct LiveStrokeChangeTests {
  @Test(
    "Outside of the rectangle that is returned no pixel changes, and inside of it something does",
    .rule("INK-7"),
    arguments: [InkBrush.Kind.pen, .marker, .pencil])
  func rectangle(kind: InkBrush.Kind) {
    let paper = bitmap(200, 200)
    var shown = paper
    var live = LiveStroke(
      brush: InkBrush(kind, size: 9, color: 0xFF20_40A0), planes: StrokeBuffers(width: 200, height: 200))
    for (index, sample) in StrokeSamples.wave(40).enumerated() {
      live.add(sample)
      let before = shown
      let changed =
        index == 39
        ? live.finish(on: &shown, over: paper) : live.show(on: &shown, over: paper, predicting: 1.0 / 60)
      var (inside, outside) = (0, 0)
      for y in 0..<200 {
        for x in 0..<200 where shown[x, y] != before[x, y] {
          inside += 1
          if x < changed.x || x >= changed.right || y < changed.y || y >= changed.bottom { outside += 1 }
        }
      }
      #expect(outside == 0, "at sample \(index)")
      #expect(inside > 0 || index == 0)
    }
  }

  @Test("A stroke that is shown once has the pixels of one that was shown at every sample")
  func seldom() {
    let (paper, brush) = (bitmap(200, 200), InkBrush(.marker, size: 9, color: 0xFF20_40A0))
    func drawn(every: Int) -> Bitmap {
      var shown = paper
      var live = LiveStroke(brush: brush, planes: StrokeBuffers(width: 200, height: 200))
      for (index, sample) in StrokeSamples.wave(120).enumerated() {
        live.add(sample)
        if index % every == 0 { live.show(on: &shown, over: paper, predicting: 1.0 / 60) }
      }
      live.finish(on: &shown, over: paper)
      return shown
    }
    #expect(drawn(every: 1) == drawn(every: 1000))
    #expect(drawn(every: 1) != paper)
  }
}
