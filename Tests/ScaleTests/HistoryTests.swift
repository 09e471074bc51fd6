import TestRules
import Testing

@testable import Scale

/// The weights of the last ten seconds (SCALE-9).
struct HistoryTests {
  @Test("Each tenth of a second has a column, and what passed unnoted is as it was", .rule("SCALE-9"))
  func columns() {
    var history = History()
    #expect(history.newest == nil)
    #expect(history.note(5, at: 1) == 10..<11)
    #expect(history.note(7, at: 1.05) == 10..<11)
    #expect(history.note(9, at: 1.3) == 11..<14)
    #expect((9...14).map { history[$0] } == [0, 7, 7, 7, 9, 0])
    #expect(history.most == 9)
  }

  @Test("After ten seconds a column is forgotten", .rule("SCALE-9"))
  func forgets() {
    var history = History()
    history.note(50, at: 0)
    history.note(0, at: 0.1)
    history.note(0, at: 9.9)
    #expect(history[0] == 50)
    history.note(0, at: 10)
    #expect(history[0] == 0)
    #expect(history.most == 0)
  }

  @Test("A long silence changes every column once, and time never goes back")
  func silence() {
    var history = History()
    history.note(50, at: 1)
    #expect(history.note(3, at: 1000).count == History.count)
    #expect(history[9_999] == 50)
    #expect(history.note(4, at: 2) == 10_000..<10_001)
    #expect(history[10_000] == 4)
    #expect(history.note(-8, at: .infinity).count == History.count)
    #expect(history.most == 4)
  }
}
