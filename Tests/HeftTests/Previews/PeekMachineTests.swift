import HeftForce
import HeftTesting
import TestRules
import Testing

/// The course of one press, apart from any view (PEEK-1 to PEEK-5, PEEK-16).
struct PeekMachineTests {
  typealias Step = PeekMachine.Step

  /// A machine, with what is said to it and what it says.
  struct Bench {
    var machine = PeekMachine()
    var sample = PeekMachine.Sample()
    var answersYes = true

    init(_ rules: PeekRules = PeekRules()) { machine.rules = rules }

    mutating func steps() -> [Step] {
      var steps: [Step] = []
      while let step = machine.next() {
        steps.append(step)
        if step == .ask, !answersYes { machine.refuse() }
      }
      return steps
    }

    mutating func begin(_ force: Double = 1) -> [Step] {
      sample.force = force
      machine.begin(sample)
      return steps()
    }

    mutating func press(_ force: Double, after seconds: Double = 0.2) -> [Step] {
      sample.force = force
      sample.time += seconds
      machine.move(sample)
      return steps()
    }

    mutating func move(up distance: CGFloat) -> [Step] {
      sample.place.y -= distance
      machine.move(sample)
      return steps()
    }

    mutating func slide(by distance: CGFloat) -> [Step] {
      sample.place.x += distance
      machine.move(sample)
      return steps()
    }

    mutating func wait(_ seconds: Double) -> [Step] {
      sample.time += seconds
      machine.advance(to: sample.time)
      return steps()
    }

    mutating func lift() -> [Step] {
      machine.lift()
      return steps()
    }

    mutating func stop() -> [Step] {
      machine.stop()
      return steps()
    }
  }

  @Test("A press goes from hint to peek to pop as the force rises, each at its own force", .rule("PEEK-1"))
  func hintToPop() {
    var bench = Bench()
    #expect(bench.begin() == [])
    #expect(bench.press(1.1) == [])
    #expect(bench.press(1.75) == [.ask, .hint(0.5)])
    #expect(bench.press(2.49).count == 1)
    #expect(bench.press(2.5) == [.peek])
    #expect(bench.machine.state == .peek)
    #expect(bench.press(2.9) == [])
    guard case .commit(let near)? = bench.press(4).first else {
      Issue.record("pressing on shows that the screen is near")
      return
    }
    #expect(near > 0.5 && near < 1)
    #expect(bench.press(4.5) == [.pop])
    #expect(bench.lift() == [] && bench.machine.state == .idle)
  }

  @Test("A light press stays silent, however often it comes and goes", .rule("PEEK-2"))
  func light() {
    var bench = Bench()
    for _ in 0..<3 {
      #expect(bench.begin(0.8) == [])
      for force in [1.0, 1.19, 0.2, 1.1] { #expect(bench.press(force) == []) }
      #expect(bench.lift() == [])
    }
  }

  @Test(
    "A force that trembles around a threshold does not make the hint or the commitment flicker",
    .rule("PEEK-2"))
  func hysteresis() {
    var bench = Bench()
    _ = bench.begin()
    var asked = 0
    for step in 0..<50 {
      let steps = bench.press(step % 2 == 0 ? 1.21 : 1.1)
      asked += steps.filter { $0 == .ask }.count
      #expect(!steps.contains(.hint(0)))
    }
    #expect(asked == 1)
    #expect(bench.press(1.0) == [.hint(0)])
    #expect(bench.press(1.3) == [.hint((1.3 - 1) / (2.5 - 1))])
    _ = bench.press(2.6)
    _ = bench.press(3.1)
    for step in 0..<20 { #expect(!bench.press(step % 2 == 0 ? 2.9 : 3.05).contains(.commit(0))) }
    #expect(bench.press(2.7) == [.commit(0)])
  }

  @Test("A preview once open stays while the force falls to nothing", .rule("PEEK-1"))
  func stays() {
    var bench = Bench()
    _ = bench.begin()
    _ = bench.press(3)
    #expect(bench.press(0.1).allSatisfy { $0 != .end } && bench.machine.state == .peek)
    #expect(bench.lift() == [.end])
  }

  @Test("A blow to the maximum peeks, and pops only when the preview could be seen", .rule("PEEK-3"))
  func blow() {
    var bench = Bench()
    _ = bench.begin()
    #expect(bench.press(6.66, after: 0.001) == [])
    #expect(bench.machine.wantsTime)
    #expect(bench.wait(0.15).contains(.peek))
    #expect(bench.machine.wantsTime)
    #expect(bench.wait(0.05).contains(.pop) == false)
    #expect(bench.wait(0.06) == [.pop])
  }

  @Test("Where there is nothing to preview, the rest of the press says nothing", .rule("PEEK-4"))
  func refused() {
    var bench = Bench()
    bench.answersYes = false
    _ = bench.begin()
    #expect(bench.press(2) == [.ask])
    #expect(bench.press(6) == [] && bench.lift() == [] && bench.machine.state == .idle)
  }

  @Test(
    "Up opens the actions, which stay when the finger is lifted; without actions the preview only follows",
    .rule("PEEK-6")
  )
  func actions() {
    var rules = PeekRules()
    rules.hasActions = true
    var bench = Bench(rules)
    _ = bench.begin()
    _ = bench.press(3)
    #expect(bench.move(up: 20) == [.drag(20)])
    #expect(bench.move(up: 40) == [.actions])
    let there = bench.sample.place.y - 100
    #expect(bench.move(up: 100) == [.slide(CGPoint(x: 0, y: there))])
    #expect(bench.lift() == [.release(CGPoint(x: 0, y: there))])
    #expect(bench.machine.state == .actions(isTouched: false))
    #expect(bench.stop() == [.end])
    var plain = Bench()
    _ = plain.begin()
    _ = plain.press(3)
    #expect(plain.move(up: 200) == [.drag(200)])
    #expect(plain.lift() == [.end])
  }

  @Test(
    "Without force a touch that is held opens the preview in its time, and it stays with its actions",
    .rule("PEEK-5")
  )
  func hold() {
    var rules = PeekRules()
    rules.feelsForce = false
    for duration in [0.3, 0.5, 0.8] {
      rules.holdDuration = duration
      var bench = Bench(rules)
      #expect(bench.begin(0) == [])
      #expect(bench.wait(duration * 0.3) == [])
      #expect(bench.wait(duration * 0.3).first == .ask)
      #expect(bench.wait(duration * 0.39).contains(.peek) == false)
      #expect(bench.wait(duration * 0.02).contains(.peek))
      #expect(bench.wait(9) == [])
      #expect(bench.lift() == [.actions])
    }
  }

  @Test("A hold that is lifted early rises no further, and is a tap", .rule("PEEK-5"))
  func earlyLift() {
    var rules = PeekRules()
    rules.feelsForce = false
    var bench = Bench(rules)
    _ = bench.begin(0)
    #expect(bench.wait(0.3).first == .ask)
    #expect(bench.lift() == [.end])
    #expect(bench.wait(5) == [] && !bench.machine.wantsTime)
  }

  @Test("Holding stands in for force as far as the preview, and opens no screen", .rule("PEEK-5"))
  func held() {
    var bench = Bench()
    _ = bench.begin()
    bench.sample = PeekMachine.Sample(
      place: bench.sample.place, force: bench.sample.force, isHeld: true, time: bench.sample.time)
    #expect(bench.press(2.6).contains(.peek))
    #expect(bench.press(6.6) == [])
    bench.sample.isHeld = false
    #expect(bench.press(6.6) == [.pop])
  }

  /// A press whose finger has gone up to the actions.
  private static func withActions() -> Bench {
    var rules = PeekRules()
    rules.hasActions = true
    var bench = Bench(rules)
    _ = bench.begin()
    _ = bench.press(2.8)
    _ = bench.move(up: 60)
    return bench
  }

  @Test(
    "Back down to half of the distance the actions go, the preview follows, and up they come again",
    .rule("PEEK-6"))
  func retract() {
    var bench = PeekMachineTests.withActions()
    #expect(bench.move(up: -20) == [.slide(CGPoint(x: 0, y: -40))])
    #expect(bench.move(up: -20) == [.slide(CGPoint(x: 0, y: -20))])
    #expect(bench.machine.wantsTime)
    #expect(bench.wait(0.1) == [])
    #expect(bench.wait(0.11) == [.retract(20)])
    #expect(bench.machine.state == .peek)
    #expect(bench.move(up: -20) == [.drag(0)])
    #expect(bench.move(up: 56) == [.actions])
    // Lifted there they go at once.
    _ = bench.move(up: -60)
    #expect(bench.lift() == [.end])
  }

  @Test(
    "A finger that slides down through where the preview opened, at any pace, takes nothing away",
    .rule("PEEK-11"))
  func slidesThrough() {
    for pace in [30.0, 60, 200, 1000] {
      var bench = PeekMachineTests.withActions()
      var steps: [Step] = []
      for _ in 0..<Int(260 / pace * 60) {
        steps += bench.wait(1.0 / 60)
        steps += bench.move(up: CGFloat(-pace / 60))
      }
      #expect(!steps.contains { if case .retract = $0 { true } else { false } }, "\(pace) points a second")
      #expect(bench.machine.state == .actions(isTouched: true))
      // It may rest below, too.
      #expect(bench.wait(2) == [])
      let place = bench.sample.place
      #expect(bench.lift() == [.release(place)])
    }
  }

  @Test("In a menu that opens under the finger only one that has gone to a row chooses it", .rule("MENU-1"))
  func liftsInMenu() {
    var rules = PeekRules()
    rules.opensActions = true
    for (way, chosen) in [(0, false), (8, false), (30, true)] {
      var bench = Bench(rules)
      _ = bench.begin()
      _ = bench.press(3)
      #expect(bench.machine.state == .actions(isTouched: true))
      _ = bench.move(up: CGFloat(-way))
      let place = bench.sample.place
      #expect(bench.lift() == [.release(chosen ? place : nil)], "\(way) points")
      #expect(bench.machine.state == .actions(isTouched: false))
    }
  }

  @Test(
    "Pressing harder pops while the actions are there too, unless the finger is on one of them",
    .rule("PEEK-6"))
  func popFromActions() {
    var bench = PeekMachineTests.withActions()
    #expect(bench.press(4.4) == [])
    #expect(bench.press(4.5) == [.pop])
    #expect(bench.machine.state == .idle)
    var chooser = PeekMachineTests.withActions()
    chooser.machine.setIsOnAction(true)
    #expect(chooser.press(6) == [])
    #expect(chooser.move(up: -60) == [.slide(.zero)])
    #expect(chooser.lift() == [.release(.zero)])
  }

  // MARK: Everything in every state

  /// Inputs that lead into each stage.
  static let starts: [[Input]] = [
    [], [.begin], [.begin, .force(2)], [.begin, .force(3)], [.begin, .force(3), .force(4)],
    [.begin, .force(3), .up], [.begin, .force(3), .up, .lift], [.begin, .force(3), .wait, .force(5)],
  ]

  enum Input: CaseIterable {
    case begin, lift, stop, finish, refuse, up, away, wait, none, light, hint, peek, hard

    static func force(_ force: Int) -> Input { [.none, .light, .hint, .peek, .peek, .hard][force] }
  }

  /// The state that a machine's steps lead to, as a client would keep it.
  struct Shown {
    var hint = 0.0
    var isOpen = false

    mutating func follow(_ step: Step) {
      switch step {
      case .hint(let nearness):
        #expect(!isOpen && (0...1).contains(nearness))
        hint = nearness
      case .peek:
        #expect(!isOpen)
        isOpen = true
      case .pop, .end: (hint, isOpen) = (0, false)
      case .drag, .side, .chooseSide, .commit, .actions, .retract, .slide, .release: #expect(isOpen)
      case .ask: #expect(!isOpen && hint == 0)
      }
    }
  }

  func apply(_ input: Input, to bench: inout Bench, _ shown: inout Shown) {
    let machine = bench.machine
    switch input {
    case .begin: bench.machine.begin(bench.sample)
    case .lift: bench.machine.lift()
    case .stop: bench.machine.stop()
    case .finish:
      bench.machine.finish()
      shown = Shown()
    case .refuse: bench.machine.refuse()
    case .up: bench.sample.place.y -= 60
    case .away: bench.sample.place.x += 30
    case .wait: bench.sample.time += 1
    case .none: bench.sample.force = 0
    case .light: bench.sample.force = 1
    case .hint: bench.sample.force = 2
    case .peek: bench.sample.force = 3
    case .hard: bench.sample.force = 6
    }
    if bench.machine == machine { bench.machine.move(bench.sample) }
    for step in bench.steps() { shown.follow(step) }
    if bench.machine.state == .idle { #expect(shown.hint == 0 && !shown.isOpen) }
  }

  @Test("Every event in every state leaves what is shown and the state of one mind", .rule("PEEK-16"))
  func everyEventInEveryState() {
    for hasActions in [true, false] {
      for feelsForce in [true, false] {
        for start in PeekMachineTests.starts {
          for one in Input.allCases {
            for other in Input.allCases {
              var rules = PeekRules()
              rules.hasActions = hasActions
              rules.feelsForce = feelsForce
              var bench = Bench(rules)
              var shown = Shown()
              for input in start + [one, other] { apply(input, to: &bench, &shown) }
              apply(.stop, to: &bench, &shown)
              #expect(bench.machine.state == .idle, "after \(start), \(one), \(other)")
            }
          }
        }
      }
    }
  }

  @Test("Random presses always end with nothing shown", .rule("PEEK-16"))
  func random() {
    var random = Seeded(Seeded.seed)
    for _ in 0..<2000 {
      var rules = PeekRules()
      rules.hasActions = random.next() % 2 == 0
      rules.feelsForce = random.next() % 3 != 0
      rules.opensActions = random.next() % 4 == 0
      rules.mayStay = random.next() % 2 == 0
      var bench = Bench(rules)
      bench.answersYes = random.next() % 5 != 0
      var shown = Shown()
      for _ in 0..<20 {
        let inputs = Input.allCases
        apply(inputs[Int(random.next() % UInt64(inputs.count))], to: &bench, &shown)
      }
      apply(.stop, to: &bench, &shown)
      #expect(bench.machine.state == .idle && !shown.isOpen && shown.hint == 0, "seed \(Seeded.seed)")
    }
  }
}
