/// The settings of all changes between a transaction's beginning and its commit.
final class LayerTransaction {
  var disablesActions = false
  var duration = 0.25
  var timing: CAMediaTimingFunction?
  var completion: (() -> Void)?
  private var running = 0
  private var isCommitted = false

  /// Whether any setting differs from those of a new transaction.
  var isUsed: Bool {
    disablesActions || duration != 0.25 || timing != nil || completion != nil || running > 0
  }

  func begin() { running += 1 }

  func end() {
    running -= 1
    completeIfDone()
  }

  func commit() {
    isCommitted = true
    completeIfDone()
  }

  private func completeIfDone() {
    guard isCommitted, running == 0, let completion else { return }
    self.completion = nil
    AppProcess.current?.later(completion)
  }
}

/// Changes of layers that belong together. Outside of `begin()` and `commit()` the settings hold until the app has
/// handled the event that it handles.
public enum CATransaction {
  private static var current: LayerTransaction? { AppProcess.current?.transaction }

  /// Begins a transaction with the settings of the one around it.
  public static func begin() {
    guard let process = AppProcess.current else { return }
    let new = LayerTransaction()
    new.disablesActions = process.transaction.disablesActions
    new.duration = process.transaction.duration
    new.timing = process.transaction.timing
    process.transactions.append(new)
  }

  /// Ends the transaction that was begun last. Without one nothing happens.
  public static func commit() { AppProcess.current?.transactions.popLast()?.commit() }

  /// Shows the changes. Nothing happens here: each event ends with showing them.
  public static func flush() {}

  /// Whether changes of layers without a view are shown at once.
  ///
  /// - Parameter flag: Whether they are.
  public static func setDisableActions(_ flag: Bool) { current?.disablesActions = flag }

  /// Whether changes of layers without a view are shown at once.
  ///
  /// - Returns: Whether they are.
  public static func disableActions() -> Bool { current?.disablesActions ?? false }

  /// Seconds that such changes take.
  ///
  /// - Parameter dur: Seconds.
  public static func setAnimationDuration(_ dur: TimeInterval) {
    if dur.isFinite { current?.duration = max(Double(dur), 0) }
  }

  /// Seconds that such changes take.
  ///
  /// - Returns: Seconds.
  public static func animationDuration() -> TimeInterval { TimeInterval(current?.duration ?? 0.25) }

  /// Sets the timing curve of such changes; nil is the default curve.
  ///
  /// - Parameter function: The curve; nil is the default one.
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    current?.timing = function
  }

  /// Sets the closure that is called once every animation that is added until the commit has ended, of layers and of views.
  /// Set it before they are added.
  ///
  /// - Parameter block: Called once; nil calls nothing.
  public static func setCompletionBlock(_ block: (() -> Void)?) { current?.completion = block }
}
