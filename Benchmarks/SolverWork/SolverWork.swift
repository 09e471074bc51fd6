import HeftBase
import HeftLayout

/// Constraints that come, change and go by chance, for a comparison of builds.
public enum SolverWork {
  /// A number made of every bit of the values that the solver finds, in 200 systems of two to twelve variables, after
  /// constraints were added, changed and taken out.
  ///
  /// - Returns: The number: a hash by Fowler, Noll and Vo.
  public static func valueHash() -> UInt32 {
    var random = RandomNumbers(seed: 20)
    var hash = FNV1a.hash([])
    for _ in 0..<200 { system(&random, &hash) }
    return hash
  }

  private static func system(_ random: inout RandomNumbers, _ hash: inout UInt32) {
    var solver = LayoutSolver()
    let variables = (0..<2 + random.below(11)).map { _ in solver.makeVariable() }
    var numbers: [LayoutConstraintNumber] = []
    for _ in 0..<3 + random.below(30) {
      let terms = (0...random.below(3)).map { _ in
        LayoutTerm(variables[random.below(variables.count)], [1, -1, 2, 0.5, -0.3][random.below(5)])
      }
      let expression = LayoutExpression(terms, constant: random.number(120))
      let relation = [LayoutRelation.equal, .lessOrEqual, .greaterOrEqual][random.below(3)]
      let strength =
        random.below(3) == 0 ? .required : LayoutStrength(Double(1 + random.below(999)))
      // One that contradicts others is told, and left out.
      if let number = try? solver.add(expression, relation, strength: strength) { numbers.append(number) }
    }
    take(solver, variables, &hash)
    for _ in 0..<10 where !numbers.isEmpty {
      let place = random.below(numbers.count)
      if random.below(3) == 0 {
        solver.remove(numbers.remove(at: place))
      } else {
        try? solver.addToConstant(random.number(40), of: numbers[place])
      }
      take(solver, variables, &hash)
    }
  }

  private static func take(_ solver: LayoutSolver, _ variables: [LayoutVariable], _ hash: inout UInt32) {
    var solver = solver
    solver.solve()
    for variable in variables {
      // A zero that came from below is the same place.
      let bits = (solver.value(of: variable) + 0).bitPattern
      withUnsafeBytes(of: bits.littleEndian) { hash = FNV1a.hash($0, from: hash) }
    }
  }
}

extension RandomNumbers {
  fileprivate mutating func below(_ limit: Int) -> Int { Int(truncatingIfNeeded: next() >> 33) % limit }

  /// A number between both sides of 0, with a fraction that no binary number has exactly.
  fileprivate mutating func number(_ limit: Int) -> Double {
    Double(below(2 * limit * 10) - limit * 10) / 10
  }
}
