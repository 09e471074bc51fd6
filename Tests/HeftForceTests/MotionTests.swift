import HeftProtocol
import TestRules
import Testing

@testable import HeftForce

/// Time, speed and where a touch will be.
struct MotionTests {
  @Test("The clock is 0 at the first event, and a late event keeps its place", .rule("TOUCH-4"))
  func clock() {
    let clock = DeviceClock()
    #expect(clock.advance(to: 100) == 0)
    #expect(clock.advance(to: 100.5) == 0.5)
    #expect(clock.advance(to: 100.25) == 0.25 && clock.now == 0.5)
    #expect(!clock.isBackwards(99.75) && clock.isBackwards(99.25))
    #expect(clock.earliest == 99.5)
  }

  @Test(
    "After another clock, or a leap of more than an hour, time goes on from where it was", .rule("TOUCH-4"))
  func otherClock() {
    let clock = DeviceClock()
    _ = clock.advance(to: 100)
    _ = clock.advance(to: 101)
    #expect(clock.advance(to: 50) == 1 && clock.advance(to: 50.5) == 1.5)
    #expect(clock.advance(to: 5000) == 1.5 && clock.advance(to: 5000.5) == 2)
    clock.resetTimeBase()
    #expect(clock.advance(to: 7) == 2 && clock.now == 2)
  }

  @Test(
    "A time that is no number leaves the clock alone", .rule("TOUCH-15"), arguments: [Double.nan, .infinity])
  func noTime(time: Double) {
    let clock = DeviceClock()
    _ = clock.advance(to: 100)
    #expect(clock.advance(to: time) == nil && clock.now == 0)
    #expect(clock.advance(to: 100.5) == 0.5)
  }

  @Test("The speed is that of the last tenth of a second, and none after a rest")
  func speed() {
    var tracker = VelocityTracker()
    #expect(tracker.speed(at: 0) == .zero)
    tracker.add(CGPoint(x: 500, y: 0), at: 0)
    #expect(tracker.speed(at: 0) == .zero)
    for step in 0...4 {
      tracker.add(CGPoint(x: Double(step) * 4, y: -Double(step) * 8), at: 1 + Double(step) / 64)
    }
    let speed = tracker.speed(at: 1.0625)
    #expect(isNear(Double(speed.x), 256) && isNear(Double(speed.y), -512))
    #expect(tracker.speed(at: 1.0625 + GestureLimits.rest + 0.01) == .zero)
    tracker.reset()
    #expect(tracker.speed(at: 1.0625) == .zero)
  }

  @Test(
    "A touch is expected a frame ahead at its speed, and nowhere where the events say none", .rule("TOUCH-7"))
  func prediction() throws {
    var reading = TouchReading(timestamp: 1.5, location: CGPoint(x: 30, y: 10))
    reading.estimate = 3
    let next = try #require(TouchPrediction.next(after: reading, from: CGPoint(x: 0, y: 40), at: 1))
    #expect(isNear(next.timestamp, 1.5 + 1.0 / 60) && next.estimate == nil)
    #expect(isNear(Double(next.location.x), 31) && isNear(Double(next.location.y), 9))
    #expect(TouchPrediction.next(after: reading, from: .zero, at: 1.4995) == nil)
  }
}
