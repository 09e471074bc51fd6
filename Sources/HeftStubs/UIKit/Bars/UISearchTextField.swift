// The field of a search bar by its own name, and the tokens in it.

import Heft

/// A part of a search that stands before the words, which is kept but not shown here.
public final class UISearchToken: NSObject {
  /// The app's own object that the token stands for.
  public var representedObject: AnyObject?

  /// A token.
  ///
  /// - Parameters:
  ///   - icon: Its picture, which is not shown.
  ///   - text: Its text, which is not shown.
  public init(icon: UIImage?, text: String) {
    super.init()
  }
}

/// A field for the words to search for.
open class UISearchTextField: UITextField {
  /// The tokens before the words, which are not shown.
  public final var tokens: [UISearchToken] = [] {
    didSet {
      if !tokens.isEmpty { Stub.say("UISearchTextField.tokens", "a search has words only here.") }
    }
  }
  /// Whether the user may delete tokens, of which there are none to see.
  public final var allowsDeletingTokens = true
  public final var allowsCopyingTokens = true
  public final var tokenBackgroundColor: UIColor!

  /// Adds a token, which is not shown.
  ///
  /// - Parameters:
  ///   - token: The token.
  ///   - tokenIndex: Its place among the tokens.
  public final func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    tokens.insert(token, at: min(max(tokenIndex, 0), tokens.count))
  }

  /// Removes a token.
  ///
  /// - Parameter tokenIndex: Its place among the tokens.
  public final func removeToken(at tokenIndex: Int) {
    if tokens.indices.contains(tokenIndex) { tokens.remove(at: tokenIndex) }
  }
}
