import Heft
import HeftTesting
import Ink
import TestRules
import Testing

@testable import Doodles

/// Strokes that are there several times (DOODLES-48).
struct SymmetryTests {
  private let fixture = CanvasFixture()
  private var device: TestDevice { fixture.device }

  private func choose(_ words: String) {
    fixture.activate("More")
    fixture.activate("Paper\u{2026}")
    fixture.activate(words)
    fixture.key("Escape")
    device.advance(by: 0.5)
  }

  @Test("A mirrored stroke is there on both sides of the middle, and both are one step", .rule("DOODLES-48"))
  func mirror() throws {
    choose("Mirror")
    fixture.draw(at: 200, from: 40)
    let strokes = fixture.strokes
    try #require(strokes.count == 2)
    let width = Double(fixture.canvas.ground.width)
    for (one, other) in zip(strokes[0].samples, strokes[1].samples) {
      #expect(abs(one.ink.x + other.ink.x - width) < 0.002 && one.y == other.y)
      #expect(one.force == other.force && one.time == other.time)
    }
    fixture.activate("Undo")
    #expect(fixture.strokes.isEmpty)
    fixture.activate("Redo")
    #expect(fixture.strokes == strokes)
    choose("Once")
    fixture.draw(at: 300)
    #expect(fixture.strokes.count == 3)
  }

  @Test("While a stroke is drawn the others are seen where they will be", .rule("DOODLES-48"))
  func live() throws {
    choose("2 Axes")
    let aid = try #require(fixture.screen.aid)
    let finger = device.press(at: 60, 200, force: 2)
    for step in 1...20 {
      device.advance(by: 1.0 / 60)
      finger.move(to: 60 + 4 * Double(step), 200 + Double(step), force: 2)
    }
    #expect(aid.subviews.count == 3)
    let seen = aid.subviews.compactMap { $0.layer.contents?.bitmap }
    #expect(seen.count == 3)
    let live = try #require(seen.first)
    // The very ink of the stroke, which each of them shows through its own map.
    let own = fixture.canvas.table.shown
    var (same, other) = (0, 0)
    for y in 0..<own.height {
      for x in 0..<own.width where own[x, y] != 0 || live[x, y] != 0 {
        if own[x, y] == live[x, y] { same += 1 } else { other += 1 }
      }
    }
    #expect(same > 200 && other == 0)
    finger.lift()
    #expect(aid.subviews.allSatisfy { $0.layer.contents == nil })
    #expect(fixture.strokes.count == 4)
  }

  @Test("Turns are as many as the slider says, and a pen that leans leans with them", .rule("DOODLES-48"))
  func turns() throws {
    choose("Turns")
    #expect(fixture.screen.symmetry == .turns(6))
    device.run {
      fixture.screen.paperPanel.aided?(.turns(4))
    }
    fixture.draw(at: 200, from: 40)
    try #require(fixture.strokes.count == 4)
    let (width, height) = (Double(fixture.canvas.ground.width), Double(fixture.canvas.ground.height))
    let places = fixture.strokes.map { $0.samples[10].ink }
    let (x, y) = (places[0].x - width / 2, places[0].y - height / 2)
    for (place, (across, down)) in zip(places, [(x, y), (-y, x), (-x, -y), (y, -x)]) {
      #expect(abs(place.x - width / 2 - across) < 0.01 && abs(place.y - height / 2 - down) < 0.01)
    }
    var leaning = DrawnStroke(brush: Drawings.pen)
    leaning.samples = [StrokeSample(InkSample(x: 10, y: 0, time: 0), azimuth: 0)]
    let turned = leaning.placed(by: Symmetry.turns(4).maps[0], about: SIMD2(0, 0))
    #expect(abs(Double(turned.samples[0].azimuth - 1) / StrokeSample.steps - 0.25) < 0.001)
    let mirrored = leaning.placed(by: Symmetry.mirror.maps[0], about: SIMD2(0, 0))
    #expect(abs(Double(mirrored.samples[0].azimuth - 1) / StrokeSample.steps - 0.5) < 0.001)
  }

  @Test("The strokes of one step are one after the app was ended, too", .rule("DOODLES-48"))
  func kept() throws {
    let storage = MemoryStorage()
    let first = CanvasFixture(storage: storage)
    first.device.run { first.screen.symmetry = .turns(5) }
    first.draw(at: 200, from: 40)
    first.device.advance(by: 1)
    let next = CanvasFixture(storage: storage, isDrawing: false)
    #expect(next.strokes.count == 5 && next.strokes == first.strokes)
    next.activate("Undo")
    #expect(next.strokes.isEmpty)
  }
}
