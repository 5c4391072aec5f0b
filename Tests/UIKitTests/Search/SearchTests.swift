import Foundation
import Testing
import UIKit

/// Search bars.
@Suite
struct SearchTests {
  @Test func `The field leaves 8 points at the sides, and room for the button to cancel`() {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
    bar.layoutIfNeeded()
    #expect(bar.searchTextField.frame == CGRect(x: 8, y: 10, width: 304, height: 36))
    #expect(bar.intrinsicContentSize.height == 56)
    bar.showsCancelButton = true
    bar.layoutIfNeeded()
    let button = bar.subviews.compactMap { $0 as? UIButton }.first
    #expect(button?.frame.maxX == 312 && button?.isHidden == false)
    #expect(bar.searchTextField.frame.maxX == (button?.frame.minX ?? 0) - 8)
    bar.scopeButtonTitles = ["All", "New"]
    bar.showsScopeBar = true
    #expect(bar.intrinsicContentSize.height == 106)
  }

  // From knowledge: 36 points in the middle of a bar of any height, with scopes in that of the first 56.
  @Test(arguments: [(56.0, 10.0), (44, 4), (38, 1), (20, 0)])
  func `The field is in the middle of a bar of any height`(_ height: Double, _ top: Double) {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: height))
    bar.layoutIfNeeded()
    #expect(bar.searchTextField.frame == CGRect(x: 8, y: top, width: 304, height: 36))
  }

  private final class Finder: UISearchResultsUpdating, UISearchBarDelegate {
    var texts: [String] = []
    var cancels = 0
    var scopes: [Int] = []

    func searchBar(
      _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
    ) { scopes.append(selectedScope) }

    func updateSearchResults(for searchController: UISearchController) {
      texts.append(searchController.searchBar.text ?? "")
    }

    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { cancels += 1 }
  }

  @Test func `What is written is told, and that it is cancelled`() {
    let finder = Finder()
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = finder
    search.searchBar.delegate = finder
    search.searchBar.text = "Ada"
    search.searchBar.searchTextField.sendActions(for: .editingChanged)
    search.searchBar.showsCancelButton = true
    search.searchBar.subviews.compactMap { $0 as? UIButton }.first?
      .sendActions(for: .touchUpInside)
    #expect(finder.texts == ["Ada"] && finder.cancels == 1)
  }

  @Test func `The scope that is chosen is that of the bar, and a touch is told`() throws {
    let finder = Finder()
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 106))
    bar.delegate = finder
    bar.selectedScopeButtonIndex = 1
    bar.scopeButtonTitles = ["All", "New", "Old"]
    bar.showsScopeBar = true
    bar.layoutIfNeeded()
    let scopes = try #require(bar.subviews.compactMap { $0 as? UISegmentedControl }.first)
    #expect(scopes.selectedSegmentIndex == 1 && scopes.numberOfSegments == 3)
    // 8 points from the sides, below the first 56.
    #expect(scopes.frame.minX == 8 && scopes.frame.width == 304 && scopes.frame.minY >= 56)
    bar.selectedScopeButtonIndex = 2
    #expect(scopes.selectedSegmentIndex == 2 && finder.scopes == [])
    scopes.selectedSegmentIndex = 0
    scopes.sendActions(for: .valueChanged)
    #expect(bar.selectedScopeButtonIndex == 0 && finder.scopes == [0])
    #expect(bar.sizeThatFits(CGSize(width: 200, height: 9)) == CGSize(width: 200, height: 106))
    bar.setShowsCancelButton(true, animated: true)
    #expect(bar.showsCancelButton)
  }

  @Test func `The bar's field takes the keyboard and gives it up`() {
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.addSubview(bar)
    window.makeKeyAndVisible()
    #expect(bar.becomeFirstResponder() && bar.searchTextField.isFirstResponder)
    #expect(bar.resignFirstResponder() && !bar.searchTextField.isFirstResponder)
  }

  @Test func `Tokens are put at places of a field, and taken away`() {
    let field = UISearchTextField()
    let tokens = ["a", "b", "c"].map { UISearchToken(icon: nil, text: $0) }
    field.insertToken(tokens[0], at: 0)
    field.insertToken(tokens[1], at: 9)
    field.insertToken(tokens[2], at: -1)
    #expect(field.tokens == [tokens[2], tokens[0], tokens[1]])
    field.removeToken(at: 1)
    field.removeToken(at: 7)
    #expect(field.tokens == [tokens[2], tokens[1]])
    #expect(field.accessibilityTraits == .searchField)
    field.accessibilityTraits = .button
    #expect(field.accessibilityTraits == .button)
  }

  @Test func `A control that is pulled refreshes until it is told that it has ended`() {
    let scroll = UIScrollView()
    let control = UIRefreshControl()
    #expect(scroll.refreshControl == nil && !control.isRefreshing)
    scroll.refreshControl = control
    control.beginRefreshing()
    #expect(scroll.refreshControl === control && control.isRefreshing)
    control.endRefreshing()
    #expect(!control.isRefreshing && control.intrinsicContentSize.height == 60)
    let results = UIViewController()
    #expect(
      UISearchController(searchResultsController: results).searchResultsController === results)
  }
}
