// Several apps on one device: one in front, those behind it suspended.

import Heft

/// An app that is to come to the front, with the action that the user picked; nil means the home screen.
struct PendingLaunch {
  let app: App?
  let item: UIApplicationShortcutItem?
}

extension Device {
  /// Brings an app to the front: launches it, or goes on with it where it is running. The app that was in front goes
  /// to the background and stays there until it is ended.
  ///
  /// An action is given to the app exactly once: at its launch, or before it becomes active again. From within an
  /// app's code the change waits until that is done; before there is a screen, until there is one.
  ///
  /// - Parameters:
  ///   - app: The app.
  ///   - item: The quick action that the user has picked; nil for none.
  public func open(_ app: App, with item: UIApplicationShortcutItem? = nil) {
    // One that waits for the screen is launched by this.
    if waiting === app { waiting = nil }
    pendingLaunches.append(PendingLaunch(app: app, item: item))
    if !isBusy { admitPendingLaunches() }
  }

  /// Ends an app wherever it is; nothing happens where it does not run.
  ///
  /// - Parameter app: The app.
  public func terminate(_ app: App) {
    if front?.app === app { return end() }
    guard let index = behind.firstIndex(where: { $0.app === app }) else { return }
    behind.remove(at: index).terminate()
    withSystemUI { $0.appDidEnd(app) }
  }

  /// The apps that run, the one in front first, then the others as they were last in front.
  public var runningApps: [App] { ((front.map { [$0] } ?? []) + behind.reversed()).map { $0.app } }

  /// Whether code of an app runs, or an event is being handled.
  var isBusy: Bool { isHandling || AppProcess.current != nil }

  func admitPendingLaunches() {
    guard hasScreen else { return }
    while !pendingLaunches.isEmpty {
      let launch = pendingLaunches.removeFirst()
      admit(launch)
    }
  }

  private func admit(_ launch: PendingLaunch) {
    guard let app = launch.app else { return leaveFront() }
    if let front, front.app === app {
      if let item = launch.item { front.run { front.perform(item) } }
      return updateTicks()
    }
    interruptTouches()
    suspendFront()
    if let index = behind.firstIndex(where: { $0.app === app }) {
      resume(behind.remove(at: index), with: launch.item)
    } else {
      start(app, with: launch.item)
    }
    updateTicks()
  }

  private func suspendFront() {
    guard let old = front else { return }
    old.enterBackground()
    old.setOnScreen(false)
    behind.append(old)
    front = nil
  }

  private func leaveFront() {
    let app = front?.app
    interruptTouches()
    suspendFront()
    withSystemUI { $0.appDidLeave(app) }
    updateTicks()
  }
}
