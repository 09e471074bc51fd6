import Heft
import HeftTesting
import TestRules
import Testing

@testable import Doodles

/// The doodles as a grid of thumbnails (DOODLES-58).
struct DoodleGridTests {
  private let storage = MemoryStorage()

  private func open(width: Double, height: Double = 500, doodles: [String] = ["Bird", "Wave", "Tree"])
    -> TestDevice
  {
    let device = TestDevice(DoodlesApp.app, width: width, height: height, storage: storage)
    device.run {
      for name in doodles {
        Doodle.addDoodle(Doodle(number: Doodle.nextNumber, file: Drawings.file(name)))
      }
    }
    device.run { list()?.showDoodles() }
    device.advance(by: 0.5)
    return device
  }

  private func list() -> DoodlesViewController? {
    (UIApplication.shared.keyWindow?.rootViewController as? DoodlesSplitViewController)?.list
  }

  private func isGrid(_ device: TestDevice) -> Bool { device.run { list()?.isGrid ?? false } ?? false }

  private func view(_ label: String, _ device: TestDevice) -> RenderedTree.View? {
    device.host.screen.views.values.first { $0.accessibility?.label.hasPrefix(label) == true }
  }

  private func activate(_ label: String, _ device: TestDevice) {
    device.device.handle(
      .action(
        HostEvent.Action(view: view(label, device)?.number ?? 0, kind: .activate, time: device.time)))
    device.advance(by: 1)
  }

  /// The middle of a doodle's tile, in points of the window.
  private func place(of index: Int, _ device: TestDevice) -> CGPoint? {
    let place = device.run { () -> CGPoint? in
      guard let grid = list()?.grid,
        let tile = grid.cellForItem(at: IndexPath(item: index, section: 0))
      else { return nil }
      return tile.convert(CGPoint(x: tile.bounds.midX, y: tile.bounds.midY), to: nil)
    }
    return place.flatMap { $0 }
  }

  @Test(
    "A list as wide as 600 points is a grid, a narrower one has rows", .rule("DOODLES-58"),
    arguments: [(375.0, false), (599, false), (600, true), (699, true), (1024, false)])
  func width(width: Double, hasGrid: Bool) {
    let device = open(width: width)
    #expect(isGrid(device) == hasGrid)
    for name in ["Bird", "Wave", "Tree"] { #expect(view("\(name), ", device) != nil) }
    #expect(device.host.screen.mistakes == [])
  }

  @Test("A thumbnail opens its doodle, by a tap and by the keyboard", .rule("DOODLES-58"))
  func opening() throws {
    let device = open(width: 650)
    let first = try #require(place(of: 0, device))
    let name = try #require(device.run { Doodle.sortedDoodles[0].name })
    device.tap(at: Double(first.x), Double(first.y))
    device.advance(by: 1)
    #expect(view("Draw on It", device) != nil && device.host.screen.texts.contains(name))
    device.flushStorage()
    let other = open(width: 650, doodles: [])
    let last = try #require(other.run { Doodle.sortedDoodles[2].name })
    activate("\(last), ", other)
    #expect(view("Draw on It", other) != nil && other.host.screen.texts.contains(last))
  }

  @Test("A press peeks into a doodle, and its actions are there", .rule("DOODLES-58"))
  func peeking() throws {
    let device = open(width: 650)
    let first = try #require(place(of: 0, device))
    let finger = device.press(at: Double(first.x), Double(first.y))
    device.advance(by: 0.1)
    finger.press(3)
    device.advance(by: 0.6)
    finger.move(to: Double(first.x), Double(first.y) - 70)
    finger.lift()
    device.advance(by: 1)
    #expect(device.host.screen.texts.contains("Duplicate"))
    activate("Delete", device)
    #expect(device.run { Doodle.sortedDoodles.count } == 2)
    let counts = device.run { list()?.grid.numberOfItems(inSection: 0) }
    #expect(counts.flatMap { $0 } == 2)
    #expect(device.host.screen.mistakes == [])
  }

  @Test(
    "A tile tells the keyboard what can be done, and the last one that goes leaves the list",
    .rule("DOODLES-58"))
  func actions() throws {
    let device = open(width: 650, doodles: ["Bird"])
    let names = device.run { () -> [String]? in
      list()?.grid.cellForItem(at: IndexPath(item: 0, section: 0))?.accessibilityCustomActions?.map {
        $0.name
      }
    }
    #expect(names.flatMap { $0 } == ["Delete", "Duplicate", "Rename", "Share"])
    device.run { list()?.delete(Doodle.sortedDoodles[0]) }
    device.advance(by: 1)
    #expect(!isGrid(device))
    #expect(device.host.screen.texts.contains { $0.hasPrefix("No doodles yet") })
    #expect(device.host.screen.mistakes == [])
  }

  @Test("The menu shows the doodles the other way, which is kept", .rule("DOODLES-58"))
  func choosing() {
    let device = open(width: 1024)
    activate("More", device)
    activate("Show as Grid", device)
    #expect(isGrid(device))
    device.flushStorage()
    let later = open(width: 650, doodles: [])
    #expect(isGrid(later))
    activate("More", later)
    activate("Show as List", later)
    #expect(!isGrid(later))
    later.flushStorage()
    #expect(!isGrid(open(width: 650, doodles: [])))
    let narrow = open(width: 375, doodles: [])
    activate("More", narrow)
    #expect(view("Show as Grid", narrow) == nil)
  }

  @Test("A window that becomes narrow has the rows again", .rule("DOODLES-58"))
  func turning() {
    let device = open(width: 650)
    #expect(isGrid(device))
    for (width, hasGrid) in [(375.0, false), (650, true)] {
      device.device.handle(.screen(HostEvent.Screen(width: width, height: 500)))
      device.advance(by: 1)
      #expect(isGrid(device) == hasGrid, "\(width)")
    }
    #expect(device.host.screen.mistakes == [])
  }
}
