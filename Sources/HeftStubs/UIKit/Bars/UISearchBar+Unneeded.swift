// What search bars and search controllers have besides what is shown here.

import Heft

/// The picture that an app has in the magnifier's place.
private final class HeftSearchPicture: UIImageView {
  /// The magnifier.
  var usual: UIView?
}

extension UISearchBar {
  /// A picture in the bar's field.
  public enum Icon: Int, Sendable { case search, clear, bookmark, resultsList }

  /// Puts a picture in the magnifier's place; an empty one leaves that place empty. Other pictures stay.
  ///
  /// - Parameters:
  ///   - iconImage: The picture; nil means the usual one.
  ///   - icon: The picture that it stands for.
  ///   - state: The state that it is for.
  public final func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    guard icon == .search else {
      if let iconImage, iconImage.size != .zero {
        Stub.say("UISearchBar.setImage", "only the magnifier has another picture here.")
      }
      return
    }
    guard state == .normal else { return }
    let old = searchTextField.leftView as? HeftSearchPicture
    let usual = old.map { $0.usual } ?? searchTextField.leftView
    guard let iconImage else {
      if old != nil { searchTextField.leftView = usual }
      return
    }
    let picture = HeftSearchPicture(image: iconImage)
    picture.frame = CGRect(origin: .zero, size: iconImage.size)
    picture.accessibilityElementsHidden = true
    picture.usual = usual
    searchTextField.leftView = picture
  }

  /// Returns the picture in the magnifier's place.
  ///
  /// - Parameters:
  ///   - icon: The picture that it stands for.
  ///   - state: The state.
  /// - Returns: The picture that was set; nil where it is the usual one.
  public final func image(for icon: Icon, state: UIControl.State) -> UIImage? {
    icon == .search ? (searchTextField.leftView as? HeftSearchPicture)?.image : nil
  }

  public final var prompt: String? {
    get { nil }
    set { if newValue != nil { Stub.say("UISearchBar.prompt", "a search bar has no line above it here.") } }
  }
  public final var showsBookmarkButton: Bool {
    get { false }
    set {
      if newValue { Stub.say("UISearchBar.showsBookmarkButton", "a search bar has no other buttons here.") }
    }
  }
  public final var showsSearchResultsButton: Bool {
    get { false }
    set {
      if newValue {
        Stub.say("UISearchBar.showsSearchResultsButton", "a search bar has no other buttons here.")
      }
    }
  }
  public final var isSearchResultsButtonSelected: Bool {
    get { false }
    set {}
  }

  /// Shows the scopes, or takes them away.
  ///
  /// - Parameters:
  ///   - show: Whether they are shown.
  ///   - animate: Makes no difference.
  public final func setShowsScope(_ show: Bool, animated animate: Bool) { showsScopeBar = show }

  // MARK: Pictures and places

  private static func sayNoPicture(_ image: UIImage?) {
    if let image, image.size != .zero {
      Stub.say("UISearchBar.backgroundImage", "search bars have no pictures here.")
    }
  }

  public final var scopeBarBackgroundImage: UIImage? {
    get { nil }
    set { Self.sayNoPicture(newValue) }
  }

  /// Changes nothing: there is nothing behind the field.
  ///
  /// - Parameters:
  ///   - backgroundImage: The picture behind the bar.
  ///   - barPosition: The position that it is for.
  ///   - barMetrics: The bar's size that it is for.
  public final func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { Self.sayNoPicture(backgroundImage) }

  /// Returns the picture behind the bar: there is none here.
  ///
  /// - Parameters:
  ///   - barPosition: The bar's position.
  ///   - barMetrics: The bar's size.
  /// - Returns: Nil.
  public final func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    nil
  }

  /// Takes away the field's color where the picture is empty; one that is not is not shown.
  ///
  /// - Parameters:
  ///   - backgroundImage: The picture behind the words; nil means the field's own color.
  ///   - state: The state that it is for.
  public final func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    guard state == .normal else { return }
    if let backgroundImage, backgroundImage.size != .zero { return Self.sayNoPicture(backgroundImage) }
    searchTextField.backgroundColor = backgroundImage == nil ? .tertiarySystemFill : .clear
  }

  /// Returns the picture behind the words: there is none here.
  ///
  /// - Parameter state: The state.
  /// - Returns: Nil.
  public final func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? { nil }

  /// Changes nothing.
  ///
  /// - Parameters:
  ///   - backgroundImage: The picture behind a scope.
  ///   - state: The state that it is for.
  public final func setScopeBarButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) { Self.sayNoPicture(backgroundImage) }

  /// Changes nothing.
  ///
  /// - Parameters:
  ///   - dividerImage: The picture between two scopes.
  ///   - leftState: The state of the left one that it is for.
  ///   - rightState: The state of the right one that it is for.
  public final func setScopeBarButtonDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) { Self.sayNoPicture(dividerImage) }

  /// Changes nothing: scopes have their own look here.
  ///
  /// - Parameters:
  ///   - attributes: The attributes of scopes.
  ///   - state: The state that they are for.
  public final func setScopeBarButtonTitleTextAttributes(
    _ attributes: NSAttributedString.Attributes?, for state: UIControl.State
  ) {}

  /// Returns what scopes were given for a state: nothing here.
  ///
  /// - Parameter state: The state.
  /// - Returns: Nil.
  public final func scopeBarButtonTitleTextAttributes(for state: UIControl.State)
    -> NSAttributedString.Attributes?
  { nil }

  public final var searchFieldBackgroundPositionAdjustment: UIOffset {
    get { .zero }
    set {}
  }
  public final var searchTextPositionAdjustment: UIOffset {
    get { .zero }
    set {}
  }

  /// Changes nothing.
  ///
  /// - Parameters:
  ///   - adjustment: How far a picture is moved.
  ///   - icon: The picture.
  public final func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {}

  /// Returns how far a picture is moved: not at all here.
  ///
  /// - Parameter icon: The picture.
  /// - Returns: Zero.
  public final func positionAdjustment(for icon: Icon) -> UIOffset { .zero }

  // MARK: The field

  /// Whether the words are shown as dots.
  public final var isSecureTextEntry: Bool {
    get { searchTextField.isSecureTextEntry }
    set { searchTextField.isSecureTextEntry = newValue }
  }
  public final var spellCheckingType: UITextSpellCheckingType {
    get { searchTextField.spellCheckingType }
    set { searchTextField.spellCheckingType = newValue }
  }
  public final var keyboardAppearance: UIKeyboardAppearance {
    get { searchTextField.keyboardAppearance }
    set { searchTextField.keyboardAppearance = newValue }
  }
  public final var enablesReturnKeyAutomatically: Bool {
    get { true }
    set {}
  }
  public final var textContentType: UITextContentType! {
    get { searchTextField.textContentType }
    set { searchTextField.textContentType = newValue }
  }

  /// Returns a part of the bar by its name.
  ///
  /// - Parameter key: The name: `searchField` is the field.
  /// - Returns: The part; nil where it is not there by this name.
  public final func value(forKey key: String) -> AnyObject? {
    if key == "searchField" || key == "_searchField" { return searchTextField }
    Stub.say("UISearchBar.value(forKey: \"\(key)\")", "only searchField is found by its name here.")
    return nil
  }

  /// Changes nothing.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - key: The name of a part.
  public final func setValue(_ value: AnyObject?, forKey key: String) {
    Stub.say("UISearchBar.setValue(forKey: \"\(key)\")", "nothing is set by its name here.")
  }
}

extension UISearchController {
  /// When the scopes are shown: while the user searches, unless the app sets `showsScopeBar`.
  public enum ScopeBarActivation: Int, Sendable { case automatic, manual, onTextEntry, onSearchActivation }

  public final var scopeBarActivation: ScopeBarActivation {
    get { .automatic }
    set { automaticallyShowsScopeBar = newValue != .manual }
  }
  public final var automaticallyShowsCancelButton: Bool {
    get { true }
    set {
      if !newValue {
        Stub.say("UISearchController.automaticallyShowsCancelButton", "the button is there during a search.")
      }
    }
  }
  /// Whether the scopes come and go with the search. Once they do not, they stay as they are.
  public final var automaticallyShowsScopeBar: Bool {
    get { true }
    set {
      let isShown = searchBar.showsScopeBar
      if !newValue { searchBar.showsScopeBar = isShown }
    }
  }
  public final var automaticallyShowsSearchResultsController: Bool {
    get { true }
    set {}
  }
  public final var showsSearchResultsController: Bool {
    get { false }
    set {
      if newValue {
        Stub.say(
          "UISearchController.showsSearchResultsController", "results are shown once there are words here.")
      }
    }
  }
}
