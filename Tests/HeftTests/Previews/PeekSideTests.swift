import HeftForce
import HeftTesting
import TestRules
import Testing

/// Sliding a preview to the side (PEEK-21, PEEK-22).
struct PeekSideTests {
  private typealias Bench = PeekMachineTests.Bench

  private func open(hasActions: Bool = true) -> Bench {
    var rules = PeekRules()
    rules.hasActions = hasActions
    rules.hasLeftAction = true
    var bench = Bench(rules)
    _ = bench.begin()
    _ = bench.press(1.75)
    _ = bench.press(2.6)
    return bench
  }

  @Test("The preview follows to the left past the slop, and nowhere where there is nothing", .rule("PEEK-21"))
  func follows() {
    var bench = open()
    #expect(bench.slide(by: -8) == [])
    #expect(bench.slide(by: -12) == [.side(-10)])
    #expect(bench.slide(by: 60) == [.side(0)])
    #expect(bench.slide(by: 200) == [])
    #expect(bench.lift() == [.end])
  }

  @Test("Lifted far enough to the side it does what is there, and nearer nothing", .rule("PEEK-21"))
  func lifted() {
    var far = open()
    #expect(far.slide(by: -90) == [.side(-80)])
    #expect(far.lift() == [.chooseSide])
    #expect(far.machine.state == .idle)
    var near = open()
    _ = near.slide(by: -120)
    #expect(near.slide(by: 31) == [.side(-79)])
    #expect(near.lift() == [.end])
    var held = open()
    held.sample.isHeld = true
    _ = held.slide(by: -95)
    #expect(held.lift() == [.chooseSide])
  }

  @Test("Far to the side nothing pops; nearer the pop comes as ever", .rule("PEEK-22"))
  func pops() {
    var bench = open()
    _ = bench.slide(by: -100)
    #expect(!bench.press(6).contains(.pop))
    #expect(!bench.machine.wantsTime)
    #expect(bench.slide(by: 40).contains(.pop))
  }

  @Test("Sliding up on the way brings the actions, with the preview in the middle", .rule("PEEK-22"))
  func up() {
    var bench = open()
    _ = bench.slide(by: -50)
    #expect(!bench.move(up: 45).contains(.actions))
    #expect(bench.move(up: 15).contains(.actions))
    #expect(bench.lift().last != .chooseSide)
    var straight = open()
    #expect(straight.move(up: 60).contains(.actions))
  }

  @Test("Whatever ends the press far to the side does nothing", .rule("PEEK-21"), arguments: [false, true])
  func stopped(_ isSecondFinger: Bool) {
    var bench = open()
    _ = bench.slide(by: -100)
    #expect((isSecondFinger ? bench.begin() : bench.stop()) == [.end])
  }
}
