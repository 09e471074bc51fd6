// The members of older web views that a page does without.

import Heft

/// How the document of an older web view lies on pages, of which there are none here.
public enum UIWebPaginationMode: Int, Sendable {
  case unpaginated, leftToRight, topToBottom, bottomToTop, rightToLeft
}

extension UIWebView {
  /// Kept nowhere: a document is as wide as the view.
  public final var scalesPageToFit: Bool {
    get { false }
    set {}
  }
  public final var dataDetectorTypes: UIDataDetectorTypes {
    get { [] }
    set {}
  }
  public final var allowsInlineMediaPlayback: Bool {
    get { false }
    set {}
  }
  public final var mediaPlaybackRequiresUserAction: Bool {
    get { true }
    set {}
  }
  public final var suppressesIncrementalRendering: Bool {
    get { false }
    set {}
  }
  public final var keyboardDisplayRequiresUserAction: Bool {
    get { true }
    set {}
  }
  public final var paginationMode: UIWebPaginationMode {
    get { .unpaginated }
    set {}
  }

  /// Runs nothing: documents have no scripts here.
  ///
  /// - Parameter script: Left aside.
  /// - Returns: The document's title where it is asked for, else nil.
  @discardableResult
  public final func stringByEvaluatingJavaScript(from script: String) -> String? {
    if script == "document.title" { return title }
    Stub.say("UIWebView.stringByEvaluatingJavaScript", "documents have no scripts here.")
    return nil
  }
}
