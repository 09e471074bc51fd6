#if hasFeature(Embedded)
  import Heft

  /// What is worked on.
  public struct ProgressKind: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let file = ProgressKind(rawValue: "NSProgressKindFile")
  }

  /// Names something else that is known of a work.
  public struct ProgressUserInfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let estimatedTimeRemainingKey = ProgressUserInfoKey(
      rawValue: "NSProgressEstimatedTimeRemainingKey")
    public static let throughputKey = ProgressUserInfoKey(rawValue: "NSProgressThroughputKey")
    public static let fileOperationKindKey = ProgressUserInfoKey(rawValue: "NSProgressFileOperationKindKey")
    public static let fileURLKey = ProgressUserInfoKey(rawValue: "NSProgressFileURLKey")
    public static let fileTotalCountKey = ProgressUserInfoKey(rawValue: "NSProgressFileTotalCountKey")
    public static let fileCompletedCountKey = ProgressUserInfoKey(rawValue: "NSProgressFileCompletedCountKey")
  }

  extension Progress {
    /// Work of which nothing is done, as a part of another one with no units of it.
    ///
    /// - Parameters:
    ///   - parent: The other one.
    ///   - userInfo: Left aside.
    public convenience init(parent: Progress?, userInfo: [ProgressUserInfoKey: AnyObject]? = nil) {
      self.init(totalUnitCount: 0)
    }

    /// None: no work is a part of what runs.
    ///
    /// - Returns: Nil.
    public static func current() -> Progress? { nil }

    /// Does nothing: work becomes a part by `addChild(_:withPendingUnitCount:)` here.
    ///
    /// - Parameter unitCount: Left aside.
    public final func becomeCurrent(withPendingUnitCount unitCount: Int64) {
      Stub.say("Progress.becomeCurrent", "work becomes a part of another by addChild alone here.")
    }

    public final func resignCurrent() {}

    /// What is worked on; not kept.
    public final var kind: ProgressKind? {
      get { nil }
      set {}
    }

    /// Keeps nothing.
    ///
    /// - Parameters:
    ///   - object: Left aside.
    ///   - key: Left aside.
    public final func setUserInfoObject<Value>(_ object: Value?, forKey key: ProgressUserInfoKey) {}
  }
#endif
