import Heft

/// Would hear that an activity goes on elsewhere, which no activity does here.
public protocol NSUserActivityDelegate: AnyObject {
  /// Would be called before the activity is told to another device.
  ///
  /// - Parameter userActivity: The activity.
  func userActivityWillSave(_ userActivity: NSUserActivity)
  /// Would be called once the activity goes on elsewhere.
  ///
  /// - Parameter userActivity: The activity.
  func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
  public func userActivityWillSave(_ userActivity: NSUserActivity) {}
  public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}

/// The kind of an activity that is a web page.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

extension NSUserActivity {
  /// Forgets nothing, because nothing is kept.
  ///
  /// - Parameter handler: Called when that is done.
  public static func deleteAllSavedUserActivities(completionHandler handler: @escaping () -> Void) {
    DispatchQueue.main.async { handler() }
  }

  /// Forgets nothing, because nothing is kept.
  ///
  /// - Parameters:
  ///   - identifiers: Left aside.
  ///   - handler: Called when that is done.
  public static func deleteSavedUserActivities(
    withPersistentIdentifiers identifiers: [String], completionHandler handler: @escaping () -> Void
  ) { DispatchQueue.main.async { handler() } }
}
