import Testing

import struct HeftTesting.Seeded

@testable import Ink

/// Which strokes touch a rectangle, found without looking at all of them, beside looking at all.
struct StrokeIndexTests {
  private let seed = Seeded.seed

  /// Mostly small ones, some as large as the drawing, some of nothing and some far outside.
  private func rectangle(_ numbers: inout Seeded, within side: Int) -> PixelRectangle {
    let longest = [0, 3, 40, 64, 65, 300, side].randomElement(using: &numbers)!
    let far = Int.random(in: 0..<50, using: &numbers) == 0 ? 1_500_000 : side
    return PixelRectangle(
      x: .random(in: -far...far, using: &numbers), y: .random(in: -side...side, using: &numbers),
      width: .random(in: 0...longest, using: &numbers), height: .random(in: 0...longest, using: &numbers))
  }

  private func linear(_ all: [PixelRectangle], _ area: PixelRectangle) -> [Int] {
    all.indices.filter { !all[$0].intersection(area).isEmpty }
  }

  @Test(
    "It finds what a search through all finds, in the same order, while strokes come and go",
    arguments: [40, 3000])
  func searches(side: Int) {
    print("stroke index: HEFT_SEED=\(seed)")
    var numbers = Seeded(seed)
    var index = StrokeIndex()
    var all: [PixelRectangle] = []
    for round in 0..<60 {
      if round % 4 == 3 {
        let count = Int.random(in: 0...all.count, using: &numbers) / 3
        all.removeLast(count)
        index.removeLast(count)
      }
      for _ in 0..<Int.random(in: 0...120, using: &numbers) {
        let next = rectangle(&numbers, within: side)
        all.append(next)
        index.append(next)
      }
      #expect(index.bounds == all)
      for _ in 0..<6 {
        let area = rectangle(&numbers, within: side)
        #expect(index.places(touching: area) == linear(all, area), "round \(round), HEFT_SEED=\(seed)")
      }
      let whole = PixelRectangle(x: -5000, y: -5000, width: 10_000, height: 10_000)
      #expect(index.places(touching: whole) == linear(all, whole))
    }
  }

  @Test("One pixel in common is found, and none is not, at every size of cell")
  func edges() {
    for side in [1, 63, 64, 65, 128, 1000, 4096] {
      for place in [-4096, -65, -1, 0, 1, 64, 4095] {
        var index = StrokeIndex()
        for _ in 0..<400 { index.append(PixelRectangle(x: place, y: place, width: side, height: side)) }
        let all = Array(0..<400)
        func found(_ x: Int, _ y: Int) -> [Int] {
          index.places(touching: PixelRectangle(x: x, y: y, width: 7, height: 7))
        }
        #expect(found(place - 6, place - 6) == all && found(place + side - 1, place + side - 1) == all)
        #expect(found(place - 7, place) == [] && found(place, place - 7) == [])
        #expect(found(place + side, place) == [] && found(place, place + side) == [])
      }
    }
  }
}
