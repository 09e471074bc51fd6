/// Hears of what is searched for. Every method may be left out.
public protocol UISearchBarDelegate: NSObjectProtocol {
  /// Whether editing may begin. Yes where it is left out.
  ///
  /// - Parameter searchBar: The search bar.
  /// - Returns: Whether it may.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool

  /// The bar has the keyboard.
  ///
  /// - Parameter searchBar: The search bar.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)

  /// Whether editing may end. Yes where it is left out.
  ///
  /// - Parameter searchBar: The search bar.
  /// - Returns: Whether it may.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool

  /// The bar has given the keyboard up.
  ///
  /// - Parameter searchBar: The search bar.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)

  /// The user changed the text, or took it away.
  ///
  /// - Parameters:
  ///   - searchBar: The search bar.
  ///   - searchText: The text as it is now.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)

  /// Whether the user's change may be made. Yes where it is left out.
  ///
  /// - Parameters:
  ///   - searchBar: The search bar.
  ///   - range: What is replaced, in UTF-16.
  ///   - text: What stands there instead.
  /// - Returns: Whether it may.
  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String)
    -> Bool

  /// The return key, which says Search. The keyboard stays until the app resigns it.
  ///
  /// - Parameter searchBar: The search bar.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)

  /// The Cancel button.
  ///
  /// - Parameter searchBar: The search bar.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)

  /// The user chose another scope.
  ///
  /// - Parameters:
  ///   - searchBar: The search bar.
  ///   - selectedScope: The scope, from 0.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}
