import HeftLayout
import TestRules
import Testing

/// The systems of the papers on Cassowary and what a solver must hold to, each solved by hand.
struct SolverTests {
  var solver = LayoutSolver()

  private func term(_ variable: LayoutVariable, _ factor: Double = 1) -> LayoutTerm {
    LayoutTerm(variable, factor)
  }

  private func isClose(_ one: Double, _ other: Double) -> Bool { abs(one - other) < 1e-6 }

  @Test("Equations of two variables have their solution", .rule("LAYOUT-1"))
  mutating func equations() throws {
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    _ = try solver.add(LayoutExpression([term(x), term(y)], constant: -20), .equal)
    _ = try solver.add(LayoutExpression([term(x), term(y, -1)], constant: -4), .equal)
    solver.solve()
    #expect(isClose(solver.value(of: x), 12))
    #expect(isClose(solver.value(of: y), 8))
  }

  @Test(
    "The midpoint of the paper's figure keeps between its ends when one of them is moved", .rule("LAYOUT-1"))
  mutating func midpoint() throws {
    let left = solver.makeVariable()
    let middle = solver.makeVariable()
    let right = solver.makeVariable()
    _ = try solver.add(LayoutExpression([term(middle, 2), term(left, -1), term(right, -1)]), .equal)
    _ = try solver.add(LayoutExpression([term(left), term(right, -1)], constant: 10), .lessOrEqual)
    _ = try solver.add(LayoutExpression([term(right)], constant: -100), .lessOrEqual)
    _ = try solver.add(LayoutExpression([term(left)]), .greaterOrEqual)
    _ = try solver.add(LayoutExpression([term(left)], constant: -90), .equal, strength: LayoutStrength(10))
    let edit = try solver.add(
      LayoutExpression([term(middle)], constant: -45), .equal, strength: LayoutStrength(500))
    solver.solve()
    #expect(isClose(solver.value(of: middle), 45))
    #expect(isClose(solver.value(of: left), 40))
    #expect(isClose(solver.value(of: right), 50))
    // The middle goes as far as 95, where the right end is at its limit.
    try solver.addToConstant(-100, of: edit)
    solver.solve()
    #expect(isClose(solver.value(of: middle), 95))
    #expect(isClose(solver.value(of: left), 90))
    #expect(isClose(solver.value(of: right), 100))
  }

  @Test("No number of lower priorities outweighs a higher one", .rule("LAYOUT-1"))
  mutating func levels() throws {
    let x = solver.makeVariable()
    for _ in 0..<200 {
      _ = try solver.add(LayoutExpression([term(x)], constant: -10), .equal, strength: LayoutStrength(749))
    }
    _ = try solver.add(
      LayoutExpression([term(x, 0.001)], constant: -0.1), .equal, strength: LayoutStrength(750))
    solver.solve()
    #expect(isClose(solver.value(of: x), 100))
  }

  @Test("A wish gives way to more and to less at a priority of its own", .rule("LAYOUT-1"))
  mutating func wish() throws {
    let width = solver.makeVariable()
    _ = solver.addWish(
      LayoutExpression([term(width)], constant: -80), againstMore: LayoutStrength(250),
      againstLess: LayoutStrength(750))
    let other = try solver.add(
      LayoutExpression([term(width)], constant: -120), .equal, strength: LayoutStrength(500))
    solver.solve()
    #expect(isClose(solver.value(of: width), 120))
    try solver.addToConstant(70, of: other)
    solver.solve()
    #expect(isClose(solver.value(of: width), 80))
  }

  @Test(
    "A required constraint that contradicts others is refused, and the conflict names them all",
    .rule("LAYOUT-3"))
  mutating func conflict() throws {
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    let first = try solver.add(LayoutExpression([term(x)], constant: -10), .equal)
    let second = try solver.add(LayoutExpression([term(y), term(x, -1)], constant: -5), .greaterOrEqual)
    _ = try solver.add(LayoutExpression([term(x), term(y)], constant: -500), .lessOrEqual)
    _ = try solver.add(LayoutExpression([term(y)], constant: -30), .equal, strength: LayoutStrength(5))
    solver.solve()
    let before = [solver.value(of: x), solver.value(of: y)]
    do {
      _ = try solver.add(LayoutExpression([term(y)], constant: -12), .lessOrEqual)
      Issue.record("y is at least 15")
    } catch {
      #expect(error.constraints.contains(first))
      #expect(error.constraints.contains(second))
      #expect(error.constraints.count == 3)
    }
    solver.solve()
    #expect([solver.value(of: x), solver.value(of: y)] == before)
    do {
      try solver.addToConstant(-490, of: first)
      Issue.record("x is at most 247.5")
    } catch {
      #expect(error.constraints.contains(first))
    }
    solver.solve()
    #expect(isClose(solver.value(of: x), before[0]))
    #expect(isClose(solver.value(of: y), before[1]))
  }

  @Test("An equation said twice holds once, and each may go", .rule("LAYOUT-2"))
  mutating func repeated() throws {
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    let first = try solver.add(LayoutExpression([term(x), term(y, -1)]), .equal)
    let second = try solver.add(LayoutExpression([term(x, 2), term(y, -2)]), .equal)
    _ = try solver.add(LayoutExpression([term(x)], constant: -7), .equal, strength: LayoutStrength(9))
    _ = try solver.add(LayoutExpression([term(y)], constant: -3), .equal, strength: LayoutStrength(8))
    solver.solve()
    #expect(isClose(solver.value(of: y), 7))
    solver.remove(first)
    solver.solve()
    #expect(isClose(solver.value(of: y), 7))
    solver.remove(second)
    solver.solve()
    #expect(isClose(solver.value(of: x), 7))
    #expect(isClose(solver.value(of: y), 3))
  }
}
