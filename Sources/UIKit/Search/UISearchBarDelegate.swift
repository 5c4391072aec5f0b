import ViewTree

/// Asked and told about a search bar.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UISearchBarDelegate: AnyObject {
  /// Whether writing may begin.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Called when writing has begun.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Whether writing may end.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Called when writing has ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Called after somebody has changed the text by writing.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Called after somebody has chosen another scope.
  func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
  /// Called when the button to cancel was touched.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Called when the search is asked for, as the field's `.editingDidEndOnExit` says.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  /// True.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// True.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Does nothing.
  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
}
