import Heft
import TestRules
import Testing

@testable import Scale

/// Where everything lies (SCALE-11).
struct ScaleLayoutTests {
  private func named(_ layout: ScaleLayout) -> [(String, CGRect)] {
    [
      ("title", layout.title), ("calibrate", layout.calibrate), ("picture", layout.picture),
      ("reading", layout.reading), ("precision", layout.precision), ("percentage", layout.percentage),
      ("caution", layout.caution), ("graph", layout.graph), ("units", layout.units), ("tare", layout.tare),
    ]
  }

  @Test(
    "Nothing lies on something else or off the screen, on any phone, upright or not",
    arguments: [
      CGSize(width: 320, height: 568), CGSize(width: 375, height: 667), CGSize(width: 414, height: 896),
      CGSize(width: 568, height: 320), CGSize(width: 667, height: 375), CGSize(width: 896, height: 414),
      CGSize(width: 768, height: 1024), CGSize(width: 1024, height: 768),
    ])
  func nothingOverlaps(size: CGSize) {
    let screen = CGRect(origin: .zero, size: size)
    let places = named(ScaleLayout(screen))
    for (name, place) in places {
      #expect(screen.contains(place), "\(name) \(place)")
      #expect(place.width >= 60 && place.height >= 20, "\(name) \(place)")
    }
    for (index, (name, place)) in places.enumerated() {
      for (other, otherPlace) in places.dropFirst(index + 1) {
        #expect(!place.insetBy(dx: 0.01, dy: 0.01).intersects(otherPlace), "\(name) lies on \(other)")
      }
    }
  }
}

extension ScaleLayoutTests {
  @Test(
    "The largest text lies on nothing else either, nor does anything in a window enlarged to 400 %",
    .rule("SCALE-11"),
    arguments: [
      [320, 568, 1.375], [375, 667, 1.375], [667, 375, 1.375], [360, 225, 1], [360, 225, 1.375],
    ] as [[Double]])
  func largeTextHasRoom(sizeAndGrowth: [Double]) {
    let screen = CGRect(x: 0, y: 0, width: sizeAndGrowth[0], height: sizeAndGrowth[1])
    let growth = sizeAndGrowth[2]
    let places = named(ScaleLayout(screen, growth: CGFloat(growth))).filter { !$0.1.isEmpty }
    #expect(places.count >= 8)
    for (name, place) in places { #expect(screen.contains(place), "\(name) \(place)") }
    for (index, (name, place)) in places.enumerated() {
      for (other, otherPlace) in places.dropFirst(index + 1) {
        #expect(!place.insetBy(dx: 0.01, dy: 0.01).intersects(otherPlace), "\(name) lies on \(other)")
      }
    }
  }
}

struct GraphCeilingTests {
  @Test(
    "The graph reaches up to the next 1, 2 or 5",
    arguments: [
      (0.0, 0.1), (0.1, 0.1), (0.11, 0.2), (3, 5), (50, 50), (51, 100), (385, 500), (1e12, 1e10),
    ])
  func ceilings(value: Double, ceiling: Double) {
    #expect(abs(GraphView.ceiling(of: value) - ceiling) <= ceiling * 1e-9)
  }
}
