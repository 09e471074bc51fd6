import Heft
import HeftTesting
import Ink
import TestRules
import Testing

@testable import Doodles

/// Layers (DOODLES-28).
struct LayersTests {
  private let fixture = CanvasFixture()
  private var canvas: Canvas { fixture.canvas }
  private var names: [String] { canvas.sheet.layers.indices.map { canvas.sheet.name(of: $0) } }

  private func run(_ act: (Canvas) -> Void) {
    fixture.device.run { act(fixture.canvas) }
    fixture.device.advance(by: 0.1)
  }

  /// Two layers with a stroke each that cross.
  private func drawTwo() {
    fixture.draw(at: 300, force: 3)
    run { $0.addLayer() }
    fixture.draw(at: 305, force: 3)
  }

  private func relaunch() {
    fixture.device.flushStorage()
    fixture.device.device.launch(DoodlesApp.app)
    fixture.device.advance(by: 1)
  }

  private func expectTrue(_ comment: Comment? = nil) {
    #expect(canvas.history.picture == canvas.result.picture(), comment)
  }

  @Test("What is drawn goes to the chosen layer, and an eraser takes ink of that only", .rule("DOODLES-28"))
  func drawing() {
    drawTwo()
    #expect(names == ["Layer 1", "Layer 2"])
    #expect(fixture.strokes.map(\.layer) == [0, 1])
    let lower = canvas.history.ink.ink(of: 0)
    fixture.activate("Eraser")
    fixture.draw(at: 303, force: 5)
    #expect(canvas.history.ink.ink(of: 0) == lower)
    expectTrue()
    run { $0.choose(0) }
    fixture.activate("Pen")
    fixture.draw(at: 320, force: 3)
    #expect(fixture.strokes.map(\.layer) == [0, 1, 1, 0])
    expectTrue()
  }

  @Test("While a line is drawn on a lower layer the upper one stays over it", .rule("DOODLES-28"))
  func live() {
    drawTwo()
    run { $0.choose(0) }
    let upper = canvas.history.ink.ink(of: 1)
    let finger = fixture.device.press(at: 60, 300, force: 3)
    for step in 1...30 {
      fixture.device.advance(by: 1.0 / 60)
      finger.move(to: 60 + Double(step) * 7, 305, force: 3)
    }
    let seen = canvas.layer.contents?.bitmap
    #expect(seen != nil && seen != canvas.history.picture)
    for y in stride(from: 500, to: 700, by: 3) {
      for x in stride(from: 120, to: 500, by: 5) where upper[x, y] >> 24 == 255 {
        #expect(seen?[x, y] == upper[x, y])
      }
    }
    finger.lift()
    expectTrue()
  }

  @Test(
    "Layers are hidden, faded, moved, renamed and deleted, each as one step to take back", .rule("DOODLES-28")
  )
  func changes() {
    drawTwo()
    let both = canvas.history.picture
    let steps: [(Canvas) -> Void] = [
      { $0.toggle(1) }, { $0.fadeLayer(to: 100) }, { $0.moveLayer(by: -1) }, { $0.deleteLayer() },
      { $0.renameLayer("Sky") },
    ]
    for (index, step) in steps.enumerated() {
      run { $0.choose(1) }
      run(step)
      expectTrue("\(index)")
      if index < 4 { #expect(canvas.history.picture != both, "\(index)") }
      let after = canvas.history.picture
      fixture.activate("Undo")
      #expect(canvas.history.picture == both && names == ["Layer 1", "Layer 2"], "\(index)")
      fixture.activate("Redo")
      #expect(canvas.history.picture == after, "\(index)")
      fixture.activate("Undo")
    }
    #expect(fixture.strokes.count == 2)
  }

  @Test("Two layers become one that looks the same, and the strokes stay strokes", .rule("DOODLES-28"))
  func merging() {
    drawTwo()
    let both = canvas.history.picture
    run { $0.mergeLayer() }
    #expect(names == ["Layer 1"] && fixture.strokes.count == 2)
    // Two edges are rounded once less.
    let one = canvas.history.picture
    for area in one.changes(since: both) {
      for y in area.y..<area.y + area.height {
        for x in area.x..<area.x + area.width {
          for shift in [0, 8, 16, 24] as [UInt32] {
            #expect(abs(Int(one[x, y] >> shift & 255) - Int(both[x, y] >> shift & 255)) <= 2)
          }
        }
      }
    }
    expectTrue()
    fixture.activate("Undo")
    #expect(names == ["Layer 1", "Layer 2"] && canvas.history.picture == both)
    // An eraser on one layer only cannot be on the same layer as the others.
    run { $0.choose(1) }
    fixture.activate("Eraser")
    fixture.draw(at: 303, force: 5)
    #expect(!canvas.canMergeLayer)
  }

  @Test("A hidden layer is not drawn on, and says so", .rule("DOODLES-28"))
  func hidden() {
    drawTwo()
    run { $0.toggle(1) }
    let chosen = canvas.chosenLayer
    fixture.draw(at: 200)
    #expect(fixture.strokes.count == 2 && chosen == 1)
    #expect(fixture.texts.contains("\u{201C}Layer 2\u{201D} is hidden"))
  }

  @Test("Layers are kept with the drawing, and the draft knows each step", .rule("DOODLES-28"))
  func kept() {
    drawTwo()
    run { $0.fadeLayer(to: 128) }
    run { $0.moveLayer(by: -1) }
    let seen = canvas.history.picture
    relaunch()
    #expect(names == ["Layer 2", "Layer 1"] && canvas.history.picture == seen)
    for _ in 0..<3 { fixture.activate("Undo") }
    #expect(fixture.strokes.count == 1 && names == ["Layer 1", "Layer 2"])
    for _ in 0..<3 { fixture.activate("Redo") }
    #expect(canvas.history.picture == seen)
    fixture.save()
    let contents = fixture.device.contents().compactMap { $0 }
    #expect(contents.map { $0.document.layers.map(\.opacity) } == [[128, 255]])
    #expect(contents.map { $0.strokes?.picture() } == [seen])
    #expect(contents.map { $0.image.cgImage?.bitmap } == [seen])
  }

  @Test("Steps that were one are taken back as one after the app was ended too", .rule("DOODLES-14"))
  func groupsKept() {
    fixture.draw(at: 200)
    fixture.draw(at: 300)
    fixture.key("6")
    fixture.device.run { fixture.screen.selectionView?.chooseAll() }
    fixture.device.run { fixture.screen.selectionView?.duplicate() }
    #expect(fixture.strokes.count == 4)
    relaunch()
    #expect(fixture.strokes.count == 4)
    fixture.activate("Undo")
    #expect(fixture.strokes.count == 2)
    relaunch()
    #expect(fixture.strokes.count == 2)
    fixture.activate("Redo")
    #expect(fixture.strokes.count == 4)
  }

  @Test("Strokes are chosen and erased as a whole on the chosen layer only", .rule("DOODLES-28"))
  func choosing() {
    drawTwo()
    fixture.key("6")
    fixture.device.run { fixture.screen.selectionView?.chooseAll() }
    #expect(fixture.screen.selectionView?.selection?.count == 1)
    fixture.device.run { fixture.screen.selectionView?.deleteChosen() }
    #expect(fixture.strokes.map(\.layer) == [0])
    expectTrue()
  }

  @Test("Enlarged, layers are inked as they lie", .rule("DOODLES-28"))
  func enlarged() throws {
    drawTwo()
    run { $0.fadeLayer(to: 120) }
    for _ in 0..<2 {
      fixture.key("+")
      fixture.device.advance(by: 0.4)
    }
    fixture.device.advance(by: 1)
    let paper = fixture.screen.view?.subviews.flatMap { $0.subviews }.compactMap { $0 as? SharpPaper }.last
    let tiles = try #require(paper)
    #expect(tiles.isReady)
    let whole = try #require(canvas.result.picture(times: tiles.inkScale))
    var worst = 0
    for view in tiles.subviews {
      let pixels = try #require(view.layer.contents?.bitmap)
      let scale = view.layer.contentsScale
      let (left, top) = (Int((view.frame.minX * scale).rounded()), Int((view.frame.minY * scale).rounded()))
      for y in stride(from: 0, to: pixels.height, by: 7) {
        for x in stride(from: 0, to: pixels.width, by: 3) {
          for shift in [0, 8, 16, 24] as [UInt32] {
            worst = max(
              worst, abs(Int(pixels[x, y] >> shift & 255) - Int(whole[left + x, top + y] >> shift & 255)))
          }
        }
      }
    }
    #expect(worst <= 2)
  }

  @Test("The card has all of it, by name", .rule("DOODLES-28"))
  func card() {
    fixture.draw(at: 300)
    fixture.activate("Layers")
    fixture.activate("Add Layer")
    #expect(fixture.view("Layer 2")?.accessibility?.states.contains(.selected) == true)
    fixture.activate("Hide Layer 1")
    #expect(canvas.sheet.layers[0].look.isHidden)
    fixture.activate("Layer 1")
    #expect(canvas.layerNumber == 0)
    fixture.activate("Show Layer 1")
    fixture.activate("Move Layer Up")
    #expect(names == ["Layer 2", "Layer 1"])
    fixture.activate("Delete Layer")
    #expect(names == ["Layer 2"] && fixture.strokes.isEmpty)
    #expect(fixture.view("Delete Layer")?.accessibility?.states.contains(.disabled) == true)
    #expect(fixture.device.host.screen.mistakes == [])
  }

  @Test("How it was drawn is shown on its layers", .rule("DOODLES-28"))
  func replay() {
    drawTwo()
    run { $0.choose(0) }
    fixture.draw(at: 310, force: 3)
    let replay = Replay(canvas.result)
    for _ in 0..<900 where !replay.isOver { replay.advance(by: 1.0 / 60) }
    #expect(replay.isOver && replay.picture == canvas.history.picture)
  }
}
