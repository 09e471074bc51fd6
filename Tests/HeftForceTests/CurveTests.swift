import HeftForce
import TestRules
import Testing

/// The curve from raw pressure to force, of profiles that are made up.
struct CurveTests {
  private let bent = ForceProfile(
    identifier: "bent", name: "Bent", range: 0...50,
    curve: .points([.init(raw: 10, force: 0), .init(raw: 20, force: 1), .init(raw: 40, force: 5)]),
    maximumForce: 5, rawStep: 1)

  @Test(
    "A curve is straight from point to point, and flat before the first and after the last",
    .rule("FORCE-4"),
    arguments: [(0.0, 0.0), (10, 0), (15, 0.5), (20, 1), (30, 3), (40, 5), (50, 5), (-7, 0), (70, 5)])
  func points(raw: Double, force: Double) {
    #expect(isNear(bent.force(raw: raw), force))
  }

  @Test("A line begins at the range's lower end", .rule("FORCE-4"))
  func line() {
    let profile = ForceProfile(
      identifier: "line", name: "Line", range: -10...30, curve: .linear(rawPerUnit: 20), maximumForce: 2)
    for (raw, force) in [(-10.0, 0.0), (0, 0.5), (10, 1), (30, 2), (-11, 0), (31, 2)] {
      #expect(profile.force(raw: raw) == force)
    }
  }

  @Test("A curve without points has no force, and one of a single point has that point's")
  func fewPoints() {
    var profile = bent
    profile.curve = .points([])
    #expect(profile.force(raw: 25) == 0)
    profile.curve = .points([.init(raw: 5, force: 2)])
    #expect(profile.force(raw: 0) == 2 && profile.force(raw: 25) == 2)
  }

  @Test("The sensitivity divides the force, and the maximum stays", .rule("FORCE-2"))
  func sensitivity() {
    #expect(isNear(bent.force(raw: 15, sensitivity: .light), 0.5 / 0.8))
    #expect(isNear(bent.force(raw: 20, sensitivity: .firm), 1 / 1.2))
    #expect(bent.force(raw: 40, sensitivity: .light) == 5)
    #expect(ForceSensitivity.allCases.map(\.divisor) == [0.8, 1, 1.2])
  }

  @Test("A pressure that is not a number is none", .rule("FORCE-4"))
  func notANumber() {
    #expect(bent.force(raw: .nan) == 0)
    #expect(bent.force(raw: .infinity) == 5 && bent.force(raw: -.infinity) == 0)
  }

  @Test("The resolution is what one step up or down makes, whichever is more", .rule("FORCE-15"))
  func resolution() throws {
    for (raw, step) in [(15.0, 0.1), (20, 0.2), (30, 0.2), (40, 0.2), (5, 0), (45, 0), (99, 0), (.nan, 0)] {
      #expect(isNear(try #require(bent.resolution(raw: raw)), step), "at \(raw)")
    }
    #expect(isNear(try #require(bent.resolution(raw: 30, sensitivity: .firm)), 0.2 / 1.2))
    var unknown = bent
    unknown.rawStep = nil
    #expect(unknown.resolution(raw: 20) == nil)
  }
}
