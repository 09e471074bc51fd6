/// The time of the device's clock in seconds, as touches and timers have it: that of the event or the frame that
/// the app is in. It does not go on within one. Outside an app it is 0.
///
/// - Returns: Seconds since the device's first event; it never goes back.
public func CACurrentMediaTime() -> TimeInterval {
  TimeInterval(AppProcess.current?.now ?? 0)
}
