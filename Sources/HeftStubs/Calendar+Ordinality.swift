import Heft

extension Calendar {
  /// Tells the part that a moment lies in, in Swift 2's way, in which the start may be missing.
  ///
  /// - Parameters:
  ///   - component: The part.
  ///   - start: Becomes its first moment.
  ///   - interval: Becomes its seconds.
  ///   - date: The moment.
  /// - Returns: False where there is no such part.
  @discardableResult
  public func heftDateInterval(
    of component: Component, start: inout Date?, interval: inout TimeInterval, for date: Date
  ) -> Bool {
    guard let part = dateInterval(of: component, for: date) else { return false }
    (start, interval) = (part.start, part.duration)
    return true
  }

  /// Returns which of the parts of a larger one a moment lies in.
  ///
  /// - Parameters:
  ///   - smaller: The part.
  ///   - larger: What it is a part of.
  ///   - date: The moment.
  /// - Returns: Its number, from 1; nil where the one is not a part of the other.
  public func ordinality(of smaller: Component, in larger: Component, for date: Date) -> Int? {
    switch (smaller, larger) {
    case (.weekOfYear, .year), (.weekOfYear, .yearForWeekOfYear): return component(.weekOfYear, from: date)
    case (.weekOfMonth, .month): return component(.weekOfMonth, from: date)
    case (.weekday, .weekOfYear), (.weekday, .weekOfMonth):
      return (component(.weekday, from: date) - firstWeekday + 7) % 7 + 1
    case (.year, .era): return component(.year, from: date)
    case (.quarter, .year): return component(.quarter, from: date)
    default: break
    }
    guard let start = dateInterval(of: larger, for: date)?.start,
      let own = dateInterval(of: smaller, for: date)?.start,
      own >= start
    else { return nil }
    let parts = dateComponents([smaller], from: start, to: own)
    let count: Int?
    switch smaller {
    case .month: count = parts.month
    case .day: count = parts.day
    case .hour: count = parts.hour
    case .minute: count = parts.minute
    case .second: count = parts.second
    default: count = nil
    }
    return count.map { $0 + 1 }
  }
}
