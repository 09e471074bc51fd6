import TestRules
import Testing

@testable import Doodles

/// As much is inked in a frame as frames have time for (DOODLES-25).
struct InkBudgetTests {
  private static let frame = 1.0 / 60

  /// What the budget is after frames that took so long.
  private func budget(after frames: Int, taking seconds: Double) -> Int {
    var budget = InkBudget()
    budget.begin()
    for index in 0...frames { budget.tell(Double(index) * seconds, frame: InkBudgetTests.frame) }
    return budget.samples
  }

  @Test("Where frames come in time more is inked in each, to a limit", .rule("DOODLES-25"))
  func grows() {
    let few = budget(after: 2, taking: InkBudgetTests.frame)
    #expect(few > InkBudget().samples)
    #expect(budget(after: 1000, taking: InkBudgetTests.frame) == budget(after: 2000, taking: 1.0 / 120))
  }

  @Test("Where frames come late less is inked in each, and always something", .rule("DOODLES-25"))
  func shrinks() {
    #expect(budget(after: 1, taking: 0.05) < InkBudget().samples)
    #expect(budget(after: 1000, taking: 0.05) > 0)
  }

  @Test("A pause is not a late frame", .rule("DOODLES-25"))
  func pauses() {
    var budget = InkBudget()
    budget.begin()
    budget.tell(1, frame: InkBudgetTests.frame)
    budget.begin()
    budget.tell(9, frame: InkBudgetTests.frame)
    #expect(budget.samples == InkBudget().samples)
  }
}
