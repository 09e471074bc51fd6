/// Hears of what is searched for. Every method may be left out.
public protocol UISearchBarDelegate: NSObjectProtocol {
  /// Whether editing may begin. Yes where it is left out.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool

  /// The bar has the keyboard.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)

  /// Whether editing may end. Yes where it is left out.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool

  /// The bar has given the keyboard up.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)

  /// The user changed the text, or took it away.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)

  /// The return key, which says Search. The keyboard stays until the app resigns it.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)

  /// The Cancel button.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}
