import HeftProtocol

/// Waits for what an app says of an action that it was given, and tells the developer on the console where that is
/// nothing, "not done", or said twice.
final class CompletionWatchdog {
  private let title: String
  private let host: any Host
  private var isGiven = false

  init(_ item: UIApplicationShortcutItem, host: any Host) {
    title = item.localizedTitle
    self.host = host
  }

  func give(_ isDone: Bool) {
    if isGiven {
      say("called its completion handler again; once is enough.")
    } else if !isDone {
      say("says that it did not perform it.")
    }
    isGiven = true
  }

  /// The app holds the handler no more, so it cannot call it.
  deinit {
    if !isGiven {
      say("never called its completion handler; call it with true or false when the action is done.")
    }
  }

  private func say(_ what: String) {
    host.perform(.console(.heft, "The app got the quick action '\(title)' and \(what)"))
  }
}

extension AppProcess {
  /// Gives a running app an action, to its scene where it has one.
  package func perform(_ item: UIApplicationShortcutItem) {
    let answer = CompletionWatchdog(item, host: host)
    let handler: (Bool) -> Void = { answer.give($0) }
    if let scene = windowScene {
      scene.windowSceneDelegate?.windowScene(scene, performActionFor: item, completionHandler: handler)
    } else {
      delegate?.application(application, performActionFor: item, completionHandler: handler)
    }
  }
}
