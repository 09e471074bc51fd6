import TestRules
import Testing

@testable import Heft

/// Momentum and the springs at the edges as functions of time (SCROLL-2, SCROLL-3).
struct AxisMotionTests {
  private func motion(
    from start: Double = 0, speed: Double, in range: ClosedRange<Double> = 0...100_000, bounces: Bool = true
  ) -> AxisMotion {
    AxisMotion(from: start, speed: speed, rate: 0.998, in: range, bounces: bounces)
  }

  @Test(.rule("SCROLL-2")) func contentLosesAFiveHundredthOfItsSpeedEachMillisecond() {
    let motion = motion(speed: 2000)
    let millisecond = 0.001
    func speed(_ time: Double) -> Double {
      (motion.position(at: time + millisecond) - motion.position(at: time - millisecond)) / (2 * millisecond)
    }
    for time in [0.1, 0.5, 1.0] {
      #expect(isClose(speed(time + millisecond) / speed(time), 0.998, within: 1e-6))
    }
  }

  @Test(.rule("SCROLL-2")) func aFlickGoesAsFarAsTheRateSays() {
    // The sum of a geometric series: 2 points a millisecond / -ln 0.998.
    let motion = motion(speed: 2000)
    #expect(isClose(motion.end, 999, within: 0.01))
    #expect(isClose(motion.position(at: motion.duration - 1e-6), motion.end, within: 0.3))
    #expect(motion.position(at: 0) == 0)
    #expect(motion.position(at: 100) == motion.end)
  }

  @Test func contentThatMeetsItsEndPassesItALittleAndSpringsBack() {
    let motion = motion(from: 900, speed: 3000, in: 0...1000)
    let places = stride(from: 0, through: motion.duration, by: 0.005).map { motion.position(at: $0) }
    let furthest = places.max() ?? 0
    #expect(furthest > 1020 && furthest < 1150)
    #expect(motion.end == 1000)
    let back = places.drop { $0 < furthest }
    #expect(zip(back, back.dropFirst()).allSatisfy { $0 >= $1 })
    #expect((back.last ?? 0) - 1000 < 1)
    #expect(motion.duration < 1.5)
  }

  @Test func noStepOfTheWayIsALeap() {
    for speed in [-4000.0, -700, -30, 30, 700, 4000] {
      let motion = motion(from: 500, speed: speed, in: 0...1000)
      var last = motion.position(at: 0)
      for step in 1...Int(motion.duration * 1000) + 2 {
        let here = motion.position(at: Double(step) / 1000)
        #expect((here - last).magnitude <= speed.magnitude / 1000 + 0.26)
        last = here
      }
    }
  }

  @Test func contentThatDoesNotBounceStopsAtItsEnd() {
    let motion = motion(from: 900, speed: 3000, in: 0...1000, bounces: false)
    let places = stride(from: 0, through: motion.duration + 1, by: 0.005).map { motion.position(at: $0) }
    #expect(places.allSatisfy { $0 <= 1000 })
    #expect(motion.end == 1000)
  }

  @Test func contentPastItsEdgeComesBackWithinASecond() {
    let motion = motion(from: -120, speed: 0, in: 0...1000)
    #expect(motion.end == 0)
    #expect(motion.duration < 1)
    #expect(motion.position(at: 0) == -120)
    let places = stride(from: 0, through: motion.duration, by: 0.005).map { motion.position(at: $0) }
    #expect(zip(places, places.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(places.allSatisfy { $0 <= 0 })
  }

  @Test func aSlideToAPlaceEndsThere() {
    let motion = AxisMotion(from: 10, to: 700, rate: 0.99)
    #expect(motion.position(at: 0) == 10)
    #expect(motion.position(at: motion.duration) == 700)
    #expect(AxisMotion(from: 5, to: 5, rate: 0.99).duration == 0)
  }

  @Test func aRateThatIsNoneCountsAsTheNormalOne() {
    for rate in [0.0, 1, -3, .nan, 2] {
      let motion = AxisMotion(from: 0, speed: 2000, rate: rate, in: 0...100_000, bounces: true)
      #expect(motion.end == self.motion(speed: 2000).end)
    }
  }

  @Test func theRubberBandFollowsLessAndLessAndNeverFurtherThanTheView() {
    // SCROLL-3: UIKit's formula, (1 - 1 / (x * 0.55 / d + 1)) * d.
    #expect(isClose(RubberBand.offset(distance: 100, length: 500), 49.54955, within: 1e-4))
    #expect(RubberBand.offset(distance: 1e9, length: 500) < 500)
    #expect(RubberBand.offset(distance: -4, length: 500) == 0)
    #expect(RubberBand.offset(distance: 100, length: 0) == 0)
    for distance in [1.0, 40, 300, 2000] {
      let offset = RubberBand.offset(distance: distance, length: 500)
      #expect(isClose(RubberBand.distance(offset: offset, length: 500), distance, within: 1e-6))
    }
  }
}
