public import Foundation
import ViewTree

/// Shows what a search bar finds in a controller of its own.
open class UISearchController: UIViewController {
  /// The bar.
  open var searchBar: UISearchBar { bar }
  /// The controller of what was found; nil for the one that is searched.
  open var searchResultsController: UIViewController? { results }
  /// Told when the results may have changed.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Told of the search.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// Whether something is looked for, which it is as soon as the bar is edited.
  ///
  /// The button to cancel comes and goes with it. What ends it takes the text away. Each time ``delegate`` is told, and
  /// ``searchResultsUpdater``.
  open var isActive: Bool {
    get { searches }
    set {
      // Delegates that set it while they are told of a change change nothing.
      guard newValue != searches, !isChanging else { return }
      isChanging = true
      defer { isChanging = false }
      if newValue { begin() } else { end() }
    }
  }
  /// Whether what is searched is covered meanwhile; remembered.
  open var obscuresBackgroundDuringPresentation = true
  /// Whether the bar above goes meanwhile; remembered.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the button to cancel comes and goes by itself; true at first.
  open var automaticallyShowsCancelButton = true
  private let bar = UISearchBar()
  private let results: UIViewController?
  private var searches = false
  private var isChanging = false

  /// Makes a search that is shown in a controller; nil for the one that is searched.
  public init(searchResultsController: UIViewController?) {
    results = searchResultsController
    super.init(nibName: nil, bundle: nil)
    setUpBar()
  }

  /// Makes a search in the controller that is searched; nothing is read from a file.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    results = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUpBar()
  }

  /// Makes a search in the controller that is searched; nothing is read from the archive.
  public required init?(coder: NSCoder) {
    results = nil
    super.init(coder: coder)
    setUpBar()
  }

  deinit {}

  private func setUpBar() {
    bar.frame = CGRect(x: 0, y: 0, width: 0, height: 56)
    bar.searchTextField.addAction(
      UIAction { [weak self] _ in self?.update() }, for: .editingChanged)
    bar.searchTextField.addAction(
      UIAction { [weak self] _ in self?.isActive = true }, for: .editingDidBegin)
    bar.onCancel = { [weak self] in self?.isActive = false }
  }

  private func update() { searchResultsUpdater?.updateSearchResults(for: self) }

  private func begin() {
    delegate?.presentSearchController(self)
    delegate?.willPresentSearchController(self)
    searches = true
    if automaticallyShowsCancelButton { bar.setShowsCancelButton(true, animated: false) }
    update()
    delegate?.didPresentSearchController(self)
  }

  private func end() {
    delegate?.willDismissSearchController(self)
    searches = false
    bar.text = nil
    bar.resignFirstResponder()
    if automaticallyShowsCancelButton { bar.setShowsCancelButton(false, animated: false) }
    update()
    delegate?.didDismissSearchController(self)
  }
}

/// Finds what is looked for.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UISearchResultsUpdating: AnyObject {
  /// Called when the results may have changed.
  func updateSearchResults(for searchController: UISearchController)
}

/// Told of a search.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UISearchControllerDelegate: AnyObject {
  /// Called when a search is asked for, before it begins.
  func presentSearchController(_ searchController: UISearchController)
  /// Called before a search begins.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Called after a search has begun.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Called before a search ends.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Called after a search has ended.
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Does nothing.
  public func presentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
}
