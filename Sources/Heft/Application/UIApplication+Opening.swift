import HeftProtocol

extension UIApplication {
  /// Whether the address is of a kind that can be opened outside: the web, a letter, a call.
  public func canOpenURL(_ url: URL) -> Bool { WebAddress.leadsOutside(url.absoluteString) }

  /// Opens an address outside the app. A browser does so only shortly after the user's touch, and says nothing of
  /// whether it did; the handler hears whether the address is of a kind that can be opened.
  public func open(_ url: URL, completionHandler completion: ((Bool) -> Void)? = nil) {
    let canOpen = canOpenURL(url)
    if canOpen { process.open(url.absoluteString) }
    completion?(canOpen)
  }
}

extension UIApplication {
  /// How an address is opened. There is no choice here: write `[:]`.
  public struct OpenExternalURLOptions: ExpressibleByDictionaryLiteral {
    public init(dictionaryLiteral elements: (String, Bool)...) {}
  }

  /// Opens an address outside the app; the options are left aside.
  public func open(
    _ url: URL, options: OpenExternalURLOptions, completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    open(url, completionHandler: completion)
  }
}

extension AppProcess {
  /// Asks the host to open an address outside.
  func open(_ address: String) {
    host.perform(HostRequest.open(address: address))
  }

  /// Writes a line of Heft's own to the console.
  static func tellUser(_ line: String) {
    current?.host.perform(DisplayOperation.console(.heft, line))
  }
}
