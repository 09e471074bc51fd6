import Foundation
import Heft
import HeftTesting
import TestRules
import Testing

/// The time of day (APP-10).
struct DateTests {
  private let fixture = Fixture()

  private var now: TimeInterval? {
    fixture.device.device.run { UIApplication.shared.now.timeIntervalSince1970 }
  }

  private func tell(_ seconds: Double, east: Int32 = 0, time: Double) {
    fixture.device.device.handle(
      .date(HostEvent.Clock(seconds: seconds, minutesEast: east, time: time)))
  }

  @Test("Without a host that tells the date, time starts with 2001", .rule("APP-10"))
  func reference() {
    #expect(now == 978_307_200)
    #expect(fixture.device.run { UIApplication.shared.minutesFromUTC } == 0)
  }

  @Test("The date goes on with the device's time from when it was told", .rule("APP-10"))
  func goesOn() {
    tell(1_795_286_722.25, east: -570, time: 10)
    #expect(now == 1_795_286_722.25)
    fixture.device.device.handle(.tick(time: 12.5))
    #expect(now == 1_795_286_724.75)
    #expect(fixture.device.device.run { UIApplication.shared.minutesFromUTC } == -570)
    tell(1_795_300_000, east: 845, time: 13)
    #expect(now == 1_795_300_000)
    #expect(fixture.device.device.run { UIApplication.shared.minutesFromUTC } == 845)
  }

  @Test(
    "A date that is not one is counted, and the last one stays", .rule("APP-10"),
    arguments: [(Double.nan, 0), (.infinity, 0), (-1e10, 0), (5, 1441), (5, .min), (9e9, 0)]
      as [(Double, Int32)])
  func noDate(seconds: Double, east: Int32) {
    tell(100, east: 60, time: 1)
    tell(seconds, east: east, time: 1)
    #expect(now == 100)
    #expect(fixture.device.device.run { UIApplication.shared.minutesFromUTC } == 60)
    #expect(fixture.device.device.count(of: .date) == 1)
  }
}
