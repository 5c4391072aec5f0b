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
}
