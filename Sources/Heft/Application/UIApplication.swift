/// The running app.
public final class UIApplication: UIResponder {
  /// Where an app is in its life.
  public enum State: Int, Sendable {
    case active = 0
    case inactive = 1
    case background = 2
  }

  /// Names what an app is launched with.
  public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The quick action that the user launched the app with: a `UIApplicationShortcutItem`.
    public static let shortcutItem = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsShortcutItemKey")

    // Byte by byte: the page needs no Unicode tables for it.
    public static func == (one: LaunchOptionsKey, other: LaunchOptionsKey) -> Bool {
      one.rawValue.utf8.elementsEqual(other.rawValue.utf8)
    }

    public func hash(into hasher: inout Hasher) {
      for byte in rawValue.utf8 { hasher.combine(byte) }
    }
  }

  /// Nil once the process has gone.
  @Weak var owner: AppProcess? = nil

  init(process: AppProcess) {
    super.init()
    owner = process
  }

  var process: AppProcess {
    guard let owner else { fatalError("The app has ended; its UIApplication is of no more use.") }
    return owner
  }

  /// The running app. Code of an app always runs inside one; elsewhere there is none, and asking stops the
  /// program.
  public static var shared: UIApplication {
    guard let process = AppProcess.current else {
      fatalError(
        "UIApplication.shared was asked for outside an app. Call it in the app's own code; in a test, in "
          + "TestDevice.run.")
    }
    return process.application
  }

  /// Who hears of the app's life.
  public var delegate: (any UIApplicationDelegate)? { process.delegate }

  /// Where the app is in its life.
  public var applicationState: State { process.state }

  /// The app's visible windows, the rearmost first.
  public var windows: [UIWindow] { process.windows }

  /// The window that was last made key.
  public var keyWindow: UIWindow? { process.windows.last { !$0.isHidden } }

  public override var next: UIResponder? { process.delegate as? UIResponder }

  /// Hands an event to the window of its touch.
  ///
  /// - Parameter event: The event.
  public func sendEvent(_ event: UIEvent) {
    event.changed?.window?.sendEvent(event)
  }
}
