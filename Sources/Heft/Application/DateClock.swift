import HeftProtocol

/// Knows the date: from the host's word for it, and from the device's time since.
package final class DateClock {
  private var told: (seconds: Double, now: Double)?
  /// How much the user's clocks are ahead of Greenwich's.
  private(set) var minutesEast = 0

  /// The most minutes that a place's clocks are ahead of or behind Greenwich's (our choice: a day).
  package static let mostMinutes: Int32 = 1440

  /// Takes the host's word; false, and nothing changed, where it is not a date.
  package func set(_ clock: HostEvent.Clock, now: Double) -> Bool {
    guard clock.seconds.magnitude < Micros.dateLimit,
      (-DateClock.mostMinutes...DateClock.mostMinutes).contains(clock.minutesEast)
    else { return false }
    told = (clock.seconds, now)
    minutesEast = Int(clock.minutesEast)
    return true
  }

  /// Seconds since 1970 at a moment of the device's time.
  func seconds(at now: Double) -> Double {
    // Where the host has told no date the device starts at the reference date.
    guard let told else { return Date.timeIntervalBetween1970AndReferenceDate + now }
    return told.seconds + (now - told.now)
  }
}

extension DateClock {
  /// Whole minutes since 1970 by the user's clocks.
  package func minute(at now: Double) -> Int { Int((seconds(at: now) / 60).rounded(.down)) + minutesEast }

  /// How long it is to the next whole minute.
  package func secondsToNextMinute(at now: Double) -> Double {
    let seconds = seconds(at: now)
    return ((seconds / 60).rounded(.down) + 1) * 60 - seconds
  }
}

extension UIApplication {
  /// The time as the host says it: UIKit's apps ask `Date()`, which a page does not have, and which would make replays
  /// differ. It starts at the first moment of 2001 if no host has told the date.
  public var now: Date {
    Date(timeIntervalSince1970: process.services.clock.seconds(at: process.now))
  }

  /// How many minutes the user's clocks are ahead of Greenwich's; behind where it is negative. Heft's own, because
  /// there is no `TimeZone`.
  public var minutesFromUTC: Int { process.services.clock.minutesEast }
}
