import HeftProtocol

extension UIApplication {
  /// Whether the address is of a kind that can be opened outside: the web, a letter, a call.
  ///
  /// - Parameter url: The address.
  /// - Returns: Whether `open` would ask the host.
  public func canOpenURL(_ url: URL) -> Bool { WebAddress.leadsOutside(url.absoluteString) }

  /// Opens an address outside the app. A browser does so only shortly after the user's touch, and says nothing of
  /// whether it did; the handler hears whether the address is of a kind that can be opened.
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - completion: Called once, later, with whether the address is of a kind that can be opened.
  public func open(_ url: URL, completionHandler completion: ((Bool) -> Void)? = nil) {
    let canOpen = canOpenURL(url)
    if canOpen { process.open(url.absoluteString) }
    completion?(canOpen)
  }
}

extension UIApplication {
  /// How an address is opened. There is no choice here: write `[:]`.
  public struct OpenExternalURLOptions: ExpressibleByDictionaryLiteral {
    /// Options of a literal, which are left aside.
    ///
    /// - Parameter elements: The keys and their values.
    public init(dictionaryLiteral elements: (String, Bool)...) {}
  }

  /// Opens an address outside the app; the options are left aside.
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - options: Left aside.
  ///   - completion: Called once, later, with whether the address is of a kind that can be opened.
  public func open(
    _ url: URL, options: OpenExternalURLOptions, completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    open(url, completionHandler: completion)
  }
}

extension AppProcess {
  /// Asks the host to open an address outside; one of a kind that leads nowhere there is left alone.
  func open(_ address: String) {
    guard WebAddress.leadsOutside(address) else { return }
    host.perform(HostRequest.open(address: address, isWeb: WebAddress.isWeb(address)))
  }

  /// Writes a line of Heft's own to the console.
  static func tellUser(_ line: String) {
    current?.host.perform(DisplayOperation.console(.heft, line))
  }
}
