#if !hasFeature(Embedded)
  import Foundation

  /// Tests run apps side by side. What is let go meanwhile may ask for more in its `deinit`.
  private let sharedState = Foundation.NSRecursiveLock()
#endif

/// Does something with what all apps of a process share while no other app does.
func oneAtATime<Result>(_ body: () -> Result) -> Result {
  #if hasFeature(Embedded)
    body()
  #else
    sharedState.withLock(body)
  #endif
}
