import Foundation
import Testing
import UIKit

/// Searches that begin and end.
@Suite
struct SearchEditingTests {
  final class Told: UISearchBarDelegate, UISearchControllerDelegate, UISearchResultsUpdating {
    var list: [String] = []
    var allows = true

    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
      list.append("may begin")
      return allows
    }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { list.append("begin") }
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
      list.append("may end")
      return allows
    }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { list.append("end") }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { list.append("search") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { list.append("cancel") }
    func willPresentSearchController(_ searchController: UISearchController) {
      list.append("will present \(searchController.isActive)")
    }
    func didPresentSearchController(_ searchController: UISearchController) {
      list.append("did present \(searchController.isActive)")
    }
    func willDismissSearchController(_ searchController: UISearchController) {
      list.append("will dismiss \(searchController.isActive)")
    }
    func didDismissSearchController(_ searchController: UISearchController) {
      list.append("did dismiss \(searchController.isActive)")
    }
    func updateSearchResults(for searchController: UISearchController) {
      list.append("update \(searchController.searchBar.text ?? "nil")")
    }
  }

  private func made() -> (UIWindow, UISearchController, Told) {
    let (window, search, told) = (
      UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480)),
      UISearchController(searchResultsController: nil), Told()
    )
    window.addSubview(search.searchBar)
    search.searchBar.frame = CGRect(x: 0, y: 0, width: 320, height: 56)
    search.searchBar.delegate = told
    search.delegate = told
    search.searchResultsUpdater = told
    return (window, search, told)
  }

  @Test func `A bar asks and tells its delegate about writing`() {
    let (window, bar, told) = (UIWindow(), UISearchBar(), Told())
    window.addSubview(bar)
    bar.delegate = told
    told.allows = false
    #expect(!bar.becomeFirstResponder() && told.list == ["may begin"])
    (told.list, told.allows) = ([], true)
    #expect(bar.becomeFirstResponder() && told.list == ["may begin", "begin"])
    bar.searchTextField.sendActions(for: .editingDidEndOnExit)
    told.list.removeFirst(2)
    #expect(bar.resignFirstResponder() && told.list == ["search", "may end", "end"])
  }

  @Test func `A search begins where its bar is edited, and its button ends it`() throws {
    let (window, search, told) = made()
    search.searchBar.becomeFirstResponder()
    #expect(search.isActive && search.searchBar.showsCancelButton)
    #expect(
      told.list == [
        "may begin", "begin", "will present false", "update ", "did present true",
      ])
    search.searchBar.text = "Ada"
    told.list = []
    window.layoutIfNeeded()
    let button = try #require(
      search.searchBar.subviews.compactMap { $0 as? UIButton }.first { !$0.isHidden })
    button.sendActions(for: .touchUpInside)
    #expect(
      told.list == [
        "cancel", "will dismiss true", "may end", "end", "update ", "did dismiss false",
      ])
    #expect(search.searchBar.text == "" && !search.searchBar.showsCancelButton)
    #expect(!search.searchBar.searchTextField.isEditing)
  }

  @Test func `The program begins and ends a search, and does either once`() {
    let (_, search, told) = made()
    search.automaticallyShowsCancelButton = false
    search.isActive = true
    search.isActive = true
    #expect(told.list == ["will present false", "update ", "did present true"])
    #expect(!search.searchBar.showsCancelButton)
    told.list = []
    search.isActive = false
    search.isActive = false
    #expect(told.list == ["will dismiss true", "update ", "did dismiss false"])
  }

  private final class Presenter: NSObject, UISearchControllerDelegate {
    var count = 0

    func presentSearchController(_ searchController: UISearchController) {
      count += 1
      searchController.isActive = true
    }
    func willDismissSearchController(_ searchController: UISearchController) {
      count += 1
      searchController.isActive = false
    }
  }

  @Test func `A delegate that begins the search it is told of ends nowhere`() {
    let (presenter, search) = (Presenter(), UISearchController(searchResultsController: nil))
    search.delegate = presenter
    search.isActive = true
    #expect(presenter.count == 1 && search.isActive)
    search.isActive = false
    #expect(presenter.count == 2 && !search.isActive)
  }
}
