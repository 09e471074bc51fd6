import Heft

extension ProcessInfo {
  /// How warm the device is.
  public enum ThermalState: Int, Sendable { case nominal, fair, serious, critical }

  /// What an activity needs, which makes no difference here.
  public struct ActivityOptions: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let idleDisplaySleepDisabled = ActivityOptions(rawValue: 1 << 40)
    public static let idleSystemSleepDisabled = ActivityOptions(rawValue: 1 << 20)
    public static let suddenTerminationDisabled = ActivityOptions(rawValue: 1 << 14)
    public static let automaticTerminationDisabled = ActivityOptions(rawValue: 1 << 15)
    public static let userInitiated = ActivityOptions(rawValue: 0xFF_FFFF | 1 << 20)
    public static let userInitiatedAllowingIdleSystemSleep = ActivityOptions(rawValue: 0xFF_FFFF)
    public static let background = ActivityOptions(rawValue: 0xFF)
    public static let latencyCritical = ActivityOptions(rawValue: 0xFF_0000_0000)
  }

  /// Never posted: a page is not told how warm the device is.
  public static var thermalStateDidChangeNotification: Notification.Name {
    Notification.Name("NSProcessInfoThermalStateDidChangeNotification")
  }

  /// A page is not told how warm the device is.
  public final var thermalState: ThermalState { .nominal }
  public final var isMacCatalystApp: Bool { false }
  public final var isiOSAppOnMac: Bool { false }

  /// Begins an activity, which makes no difference here.
  ///
  /// - Parameters:
  ///   - options: Left aside.
  ///   - reason: Left aside.
  /// - Returns: What `endActivity(_:)` takes.
  public final func beginActivity(options: ActivityOptions = [], reason: String) -> NSObjectProtocol {
    NSObject()
  }

  /// Does nothing: no activity is kept.
  ///
  /// - Parameter activity: Left aside.
  public final func endActivity(_ activity: NSObjectProtocol) {}

  /// Does work after the code that runs now.
  ///
  /// - Parameters:
  ///   - options: Left aside.
  ///   - reason: Left aside.
  ///   - block: The work.
  public final func performActivity(
    options: ActivityOptions = [], reason: String, using block: @escaping () -> Void
  ) { DispatchQueue.main.async(execute: block) }

  /// Does work after the code that runs now.
  ///
  /// - Parameters:
  ///   - reason: Left aside.
  ///   - block: Gets false: the time is not over.
  public final func performExpiringActivity(withReason reason: String, using block: @escaping (Bool) -> Void)
  {
    DispatchQueue.main.async { block(false) }
  }

  #if hasFeature(Embedded)
    public final var hostName: String { "localhost" }
    public final var userName: String { "mobile" }
    public final var fullUserName: String { "Mobile User" }
    public final var processIdentifier: Int32 { 1 }
    /// The version of `UIDevice.systemVersion` as the user reads it.
    public final var operatingSystemVersionString: String { "Version " + UIDevice.current.systemVersion }
    /// One: a page has one thread.
    public final var processorCount: Int { 1 }
    /// One: a page has one thread.
    public final var activeProcessorCount: Int { 1 }
    /// As much memory as a page may have.
    public final var physicalMemory: UInt64 { 1 << 32 }
  #endif
}

extension Notification.Name {
  /// Never posted: a page is not told of the battery.
  public static var NSProcessInfoPowerStateDidChange: Notification.Name {
    Notification.Name("NSProcessInfoPowerStateDidChangeNotification")
  }
}

#if hasFeature(Embedded)
  /// What the program was started with: a page has only the app's name.
  public enum CommandLine {
    public static var arguments: [String] { [ProcessInfo.processInfo.processName] }
    public static var argc: Int32 { 1 }
  }
#endif
