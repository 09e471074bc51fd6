import HeftLayout
import HeftTesting
import TestRules
import Testing

/// A constraint of a random system.
private struct Rule {
  var terms: [(Int, Double)]
  var constant: Double
  var relation: LayoutRelation
  var priority: Double

  func value(at values: [Double]) -> Double {
    terms.reduce(constant) { $0 + values[$1.0] * $1.1 }
  }

  func holds(at values: [Double]) -> Bool {
    let value = value(at: values)
    switch relation {
    case .equal: return abs(value) < 1e-5
    case .lessOrEqual: return value < 1e-5
    case .greaterOrEqual: return value > -1e-5
    }
  }
}

/// A system with one solution: required constraints hold at a hidden point, every other one has a priority of its own,
/// and each variable is wished somewhere.
private struct RandomSystem {
  var count: Int
  var rules: [Rule] = []

  init(using random: inout Seeded) {
    count = Int.random(in: 2...12, using: &random)
    let hidden = (0..<count).map { _ in Double(Int.random(in: -50...50, using: &random)) }
    var priority = 999.0
    for number in 0..<Int.random(in: 3...30, using: &random) {
      let size = Int.random(in: 1...3, using: &random)
      let terms = (0..<size).map { _ in
        (
          Int.random(in: 0..<count, using: &random),
          [1.0, -1, 2, 0.5, -0.25].randomElement(using: &random)!
        )
      }
      let relation: LayoutRelation = [.equal, .lessOrEqual, .greaterOrEqual].randomElement(using: &random)!
      var rule = Rule(terms: terms, constant: 0, relation: relation, priority: 1000)
      let value = rule.value(at: hidden)
      let room = Double(Int.random(in: 0...20, using: &random))
      if number.isMultiple(of: 3) {
        priority -= 1
        rule.priority = priority
        rule.constant = Double(Int.random(in: -60...60, using: &random))
      } else {
        rule.constant = relation == .equal ? -value : relation == .lessOrEqual ? -value - room : -value + room
      }
      rules.append(rule)
    }
    for variable in 0..<count {
      priority -= 1
      rules.append(
        Rule(
          terms: [(variable, 1)], constant: Double(Int.random(in: -80...80, using: &random)),
          relation: .equal,
          priority: priority))
    }
  }
}

private struct Trial {
  var solver = LayoutSolver()
  var variables: [LayoutVariable]
  var numbers: [LayoutConstraintNumber?]

  /// With the system's rules in an order; nil is their own.
  init(_ system: RandomSystem, order: [Int]? = nil) throws {
    variables = []
    for _ in 0..<system.count { variables.append(solver.makeVariable()) }
    numbers = [LayoutConstraintNumber?](repeating: nil, count: system.rules.count)
    for index in order ?? Array(system.rules.indices) { try add(index, of: system) }
  }

  mutating func add(_ index: Int, of system: RandomSystem) throws {
    let rule = system.rules[index]
    numbers[index] = try solver.add(
      LayoutExpression(rule.terms.map { LayoutTerm(variables[$0.0], $0.1) }, constant: rule.constant),
      rule.relation,
      strength: LayoutStrength(rule.priority))
  }

  mutating func remove(_ index: Int) {
    if let number = numbers[index] { solver.remove(number) }
    numbers[index] = nil
  }

  mutating func values() -> [Double] {
    solver.solve()
    return variables.map { solver.value(of: $0) }
  }
}

private func areClose(_ one: [Double], _ other: [Double]) -> Bool {
  zip(one, other).allSatisfy { abs($0 - $1) < 1e-5 }
}

struct SolverPropertyTests {
  private static let rounds = 400

  @Test("What is required holds in every random system", .rule("LAYOUT-1"))
  func required() throws {
    var random = Seeded(Seeded.seed)
    for round in 0..<Self.rounds {
      let system = RandomSystem(using: &random)
      var trial = try Trial(system)
      let values = trial.values()
      for rule in system.rules where rule.priority == 1000 {
        #expect(rule.holds(at: values), "seed \(Seeded.seed) round \(round)")
      }
    }
  }

  @Test("Any order of adding has the same result", .rule("LAYOUT-2"))
  func order() throws {
    var random = Seeded(Seeded.seed)
    for round in 0..<Self.rounds {
      let system = RandomSystem(using: &random)
      var one = try Trial(system)
      var other = try Trial(system, order: system.rules.indices.shuffled(using: &random))
      #expect(areClose(one.values(), other.values()), "seed \(Seeded.seed) round \(round)")
    }
  }

  @Test("Removing undoes adding", .rule("LAYOUT-2"))
  func removing() throws {
    var random = Seeded(Seeded.seed)
    for round in 0..<Self.rounds {
      var system = RandomSystem(using: &random)
      var trial = try Trial(system)
      let before = trial.values()
      // The rules that are removed leave the wishes of the variables, so that there is still one solution.
      let gone = (0..<system.rules.count - system.count).filter { _ in Bool.random(using: &random) }
      for index in gone { trial.remove(index) }
      let without = trial.values()
      for index in gone.shuffled(using: &random) { try trial.add(index, of: system) }
      #expect(areClose(before, trial.values()), "seed \(Seeded.seed) round \(round)")
      for index in gone.reversed() { system.rules.remove(at: index) }
      var fresh = try Trial(system)
      #expect(areClose(without, fresh.values()), "seed \(Seeded.seed) round \(round)")
    }
  }

  @Test(
    "A changed constant is as if it had been so from the start, or is refused and changes nothing",
    .rule("LAYOUT-2"))
  func constants() throws {
    var random = Seeded(Seeded.seed)
    var refused = 0
    for round in 0..<Self.rounds {
      var system = RandomSystem(using: &random)
      var trial = try Trial(system)
      for _ in 0..<12 {
        let index = Int.random(in: system.rules.indices, using: &random)
        let amount = Double(Int.random(in: -40...40, using: &random))
        let before = trial.values()
        do {
          try trial.solver.addToConstant(amount, of: trial.numbers[index]!)
          system.rules[index].constant += amount
        } catch {
          refused += 1
          #expect(!error.constraints.isEmpty)
          #expect(areClose(before, trial.values()), "seed \(Seeded.seed) round \(round)")
          continue
        }
        var fresh = try Trial(system)
        #expect(areClose(fresh.values(), trial.values()), "seed \(Seeded.seed) round \(round)")
      }
    }
    #expect(refused > 0)
  }

  @Test("What a conflict names cannot hold together, and all else stays", .rule("LAYOUT-3"))
  func conflicts() throws {
    var random = Seeded(Seeded.seed)
    var found = 0
    for round in 0..<Self.rounds {
      let system = RandomSystem(using: &random)
      var trial = try Trial(system)
      let before = trial.values()
      let variable = Int.random(in: 0..<system.count, using: &random)
      let far = LayoutExpression([LayoutTerm(trial.variables[variable])], constant: -100_000)
      do {
        let number = try trial.solver.add(far, .greaterOrEqual)
        trial.solver.remove(number)
        #expect(areClose(before, trial.values()), "seed \(Seeded.seed) round \(round)")
      } catch {
        found += 1
        let named = system.rules.indices.filter { index in
          trial.numbers[index].map { error.constraints.contains($0) } ?? false
        }
        #expect(!named.isEmpty)
        #expect(areClose(before, trial.values()), "seed \(Seeded.seed) round \(round)")
        var few = try Trial(system, order: named)
        let again = LayoutExpression([LayoutTerm(few.variables[variable])], constant: -100_000)
        #expect(throws: LayoutConflict.self, "seed \(Seeded.seed) round \(round)") {
          _ = try few.solver.add(again, .greaterOrEqual)
        }
      }
    }
    #expect(found > 0)
  }
}
