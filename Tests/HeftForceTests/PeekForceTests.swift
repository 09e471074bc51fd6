import HeftForce
import HeftProtocol
import TestRules
import Testing

/// The thresholds of a preview for sources of other ranges, and the rules of a press.
struct PeekForceTests {
  private let pen = ForceProfile.browserPen.maximumForce
  private let phone = ForceProfile.iPhone6s.maximumForce

  @Test("A pen peeks at 1.84 and pops at 2.96, and a phone at the thresholds themselves", .rule("PEEK-1"))
  func thresholds() {
    #expect((PeekForces.threshold(PeekForces.peek, of: pen) * 100).rounded() == 184)
    #expect((PeekForces.threshold(PeekForces.pop, of: pen) * 100).rounded() == 296)
    for threshold in [PeekForces.hint, PeekForces.peek, PeekForces.pop] {
      #expect(PeekForces.threshold(threshold, of: phone) == threshold)
      #expect(PeekForces.judged(threshold, of: phone) == threshold)
    }
    #expect(PeekForces.threshold(PeekForces.hint, of: pen) == PeekForces.hint)
  }

  @Test("A force is judged as its threshold says, up to the whole range", .rule("PEEK-1"))
  func judged() {
    for threshold in [PeekForces.hint, PeekForces.peek, PeekForces.pop] {
      let force = PeekForces.threshold(threshold, of: pen)
      #expect(isNear(PeekForces.judged(force, of: pen), threshold))
    }
    #expect(isNear(PeekForces.judged(pen, of: pen), phone))
    for force in [0, 0.5, 1] { #expect(PeekForces.judged(force, of: pen) == force) }
  }

  @Test("A source that reaches no farther than an average touch is judged as it is", arguments: [0.5, 1])
  func tooSmall(maximum: Double) {
    #expect(PeekForces.judged(maximum, of: maximum) == maximum)
    #expect(PeekForces.threshold(PeekForces.pop, of: maximum) == PeekForces.pop)
  }

  @Test("A sample has the judged force, and says whether only holding has made it", .rule("PEEK-5"))
  func sample() {
    var reading = TouchReading()
    reading.force = PeekForces.threshold(PeekForces.peek, of: pen)
    reading.maximumForce = pen
    reading.origin = .sensor(.penPressure)
    let place = CGPoint(x: 3, y: 4)
    let sample = PeekMachine.Sample(reading, at: place, time: 5)
    #expect(isNear(sample.force, PeekForces.peek) && !sample.isHeld)
    #expect(sample.place == place && sample.time == 5)
    reading.origin = .simulated(.hold)
    #expect(PeekMachine.Sample(reading, at: place, time: 5).isHeld)
    reading.origin = .simulated(.wheel)
    #expect(!PeekMachine.Sample(reading, at: place, time: 5).isHeld)
  }

  @Test("Where 3D Touch is off a finger is held, and a pen feels force anyway", .rule("PEEK-5"))
  func rules() {
    var rules = PeekRules()
    rules.follow(.direct, isForceTouchOn: false, holdDuration: 0.8)
    #expect(!rules.feelsForce && rules.holdDuration == 0.8)
    rules.follow(.pencil, isForceTouchOn: false, holdDuration: 0.3)
    #expect(rules.feelsForce && rules.holdDuration == 0.3)
    rules.follow(.direct, isForceTouchOn: true, holdDuration: 0.5)
    #expect(rules.feelsForce)
  }

  @Test("The device taps at a peek and at a pop", .rule("PEEK-8"))
  func taps() {
    #expect(PeekMachine.Step.peek.tap == 10 && PeekMachine.Step.pop.tap == 15)
    for step: PeekMachine.Step in [.ask, .hint(1), .actions, .chooseSide, .end] { #expect(step.tap == nil) }
  }
}
