import Foundation
import Heft

/// The app that the unit tests of a project run in, as Xcode's test host is: launched once, before the first test, and
/// there until the last has ended.
///
/// The device's time goes as the clock does while a test waits and the main run loop runs.
@MainActor
public enum TestHost {
  private static var device: TestDevice?
  private static var clock: Foundation.Timer?
  /// How often the device's time moves on, in seconds: a frame of a display of 60 Hz.
  private static let frame = 1.0 / 60

  /// Launches an app on a device with the screen of an iPhone 6s, unless one runs. From then on the code of the main thread
  /// is the app's: `UIApplication.shared`, `UIScreen.main` and the rest are there.
  ///
  /// - Parameter make: Makes the app.
  public static func launch(_ make: () -> App) {
    if device != nil { return }
    let launched = TestDevice(make())
    device = launched
    AppProcess.current = launched.device.process
    let clock = Foundation.Timer(timeInterval: frame, repeats: true) { _ in
      MainActor.assumeIsolated { tick() }
    }
    Foundation.RunLoop.main.add(clock, forMode: .common)
    self.clock = clock
  }

  /// Shows what the tests have changed, and lets a frame's time pass.
  private static func tick() {
    guard let device else { return }
    // The call that enters the app from outside shows the changes.
    AppProcess.current = nil
    device.run {}
    device.advance(by: frame)
    AppProcess.current = device.device.process
  }
}
