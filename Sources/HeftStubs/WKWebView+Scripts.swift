// What a web view's scripts would need: documents have none here.

import Heft

/// Takes what scripts send, which is nothing here.
public protocol WKScriptMessageHandler: AnyObject {
  /// A script has sent something.
  ///
  /// - Parameters:
  ///   - userContentController: The user content controller.
  ///   - message: The message.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// What a script sends.
public final class WKScriptMessage: NSObject {
  public let name = ""
  public let body: AnyObject = NSString(string: "")
}

/// A script that runs in every document: none does here.
public final class WKUserScript: NSObject {
  /// When a script runs.
  public enum InjectionTime: Int, Sendable { case atDocumentStart, atDocumentEnd }
  public let source: String

  /// A script.
  ///
  /// - Parameters:
  ///   - source: Its text.
  ///   - injectionTime: Left aside.
  ///   - forMainFrameOnly: Left aside.
  public init(source: String, injectionTime: InjectionTime, forMainFrameOnly: Bool) {
    self.source = source
    super.init()
  }
}

/// The settings of a web view, of which none makes a difference here.
public final class WKPreferences: NSObject {
  public var minimumFontSize: CGFloat = 0
  public var javaScriptEnabled = true
  public var javaScriptCanOpenWindowsAutomatically = false
}

extension WKUserContentController {
  /// Says that no script sends anything.
  ///
  /// - Parameters:
  ///   - handler: Left aside.
  ///   - name: Left aside.
  public final func add(_ handler: any WKScriptMessageHandler, name: String) {
    Stub.say("WKUserContentController.add", "documents have no scripts here.")
  }
  /// Says that no script runs.
  ///
  /// - Parameter userScript: Left aside.
  public final func addUserScript(_ userScript: WKUserScript) {
    Stub.say("WKUserContentController.addUserScript", "documents have no scripts here.")
  }
  /// Changes nothing.
  ///
  /// - Parameter name: Left aside.
  public final func removeScriptMessageHandler(forName name: String) {}
  public final func removeAllUserScripts() {}
}

extension WKWebViewConfiguration {
  public final var preferences: WKPreferences {
    get { WKPreferences() }
    set {}
  }
}
