import Heft

/// How far a piece of work is.
open class Progress: NSObject {
  private final var changes: [(Progress) -> Void] = []
  private final var parts: [(progress: Progress, units: Int64)] = []

  open var totalUnitCount: Int64 { didSet { tell() } }
  open var completedUnitCount: Int64 = 0 { didSet { tell() } }
  open var localizedDescription: String!
  open var localizedAdditionalDescription: String!
  open var isCancellable = true
  open var isPausable = false
  open private(set) var isCancelled = false
  open private(set) var isPaused = false
  open var cancellationHandler: (() -> Void)?
  open var pausingHandler: (() -> Void)?
  open var resumingHandler: (() -> Void)?

  /// Work of which nothing is done.
  ///
  /// - Parameter unitCount: How many units it has.
  public init(totalUnitCount unitCount: Int64) {
    totalUnitCount = unitCount
    super.init()
  }

  public override convenience init() { self.init(totalUnitCount: 0) }

  /// Work that is a part of another one.
  ///
  /// - Parameters:
  ///   - unitCount: How many units it has.
  ///   - parent: The other one.
  ///   - portionOfParentTotalUnitCount: How many units of the other one it is.
  public convenience init(
    totalUnitCount unitCount: Int64, parent: Progress, pendingUnitCount portionOfParentTotalUnitCount: Int64
  ) {
    self.init(totalUnitCount: unitCount)
    parent.addChild(self, withPendingUnitCount: portionOfParentTotalUnitCount)
  }

  /// Makes work of which nothing is done.
  ///
  /// - Parameter unitCount: How many units it has.
  /// - Returns: The work.
  public static func discreteProgress(totalUnitCount unitCount: Int64) -> Progress {
    Progress(totalUnitCount: unitCount)
  }

  /// Adds work that is a part of this one.
  ///
  /// - Parameters:
  ///   - child: The part.
  ///   - inUnitCount: How many units of this one it is.
  public final func addChild(_ child: Progress, withPendingUnitCount inUnitCount: Int64) {
    parts.append((child, inUnitCount))
    let parent = Weak(wrappedValue: self)
    child.heftChanged { _ in parent.wrappedValue?.tell() }
  }

  /// The share that is done, from 0 to 1.
  open var fractionCompleted: Double {
    guard totalUnitCount > 0 else { return 0 }
    var units = Double(completedUnitCount)
    for part in parts { units += part.progress.fractionCompleted * Double(part.units) }
    return units / Double(totalUnitCount)
  }
  open var isFinished: Bool { totalUnitCount > 0 && fractionCompleted >= 1 }
  open var isIndeterminate: Bool { totalUnitCount < 0 || completedUnitCount < 0 }

  open func cancel() {
    isCancelled = true
    for part in parts { part.progress.cancel() }
    cancellationHandler?()
  }
  open func pause() {
    isPaused = true
    pausingHandler?()
  }
  open func resume() {
    isPaused = false
    resumingHandler?()
  }

  /// Has a closure called with each change.
  final func heftChanged(_ change: @escaping (Progress) -> Void) { changes.append(change) }

  private final func tell() { for change in changes { change(self) } }
}
