import UIKit

/// The members for alerts, bars and searches.
extension CoveredMembers {
  static var bars: [String: [CoveredMember]] {
    [
      "UIAlertController": barsUIAlertController,
      "UIAlertAction": barsUIAlertAction,
      "UIToolbar": barsUIToolbar,
      "UIBarButtonItem": barsUIBarButtonItem,
      "UINavigationBarAppearance": barsUINavigationBarAppearance,
      "UISearchBar": barsUISearchBar,
      "UISearchController": barsUISearchController,
      "UIRefreshControl": barsUIRefreshControl,
      "UIScrollView": barsUIScrollView,
      "UIHostingController": barsUIHostingController,
    ]
  }

  private static var barsUIAlertController: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(
      CoveredMember(
        "init(title:message:preferredStyle:)", UIAlertController.init(title:message:preferredStyle:)
      ))
    members.append(CoveredMember("title", { (it: UIAlertController) in it.title }))
    members.append(CoveredMember("message", { (it: UIAlertController) in it.message }))
    members.append(CoveredMember("actions", { (it: UIAlertController) in it.actions }))
    members.append(CoveredMember("addAction(_:)", UIAlertController.addAction(_:)))
    members.append(
      CoveredMember(
        "addTextField(configurationHandler:)",
        { (it: UIAlertController) in it.addTextField(configurationHandler: nil) }))
    members.append(CoveredMember("textFields", { (it: UIAlertController) in it.textFields }))
    members.append(
      CoveredMember("preferredStyle", { (it: UIAlertController) in it.preferredStyle }))
    members.append(
      CoveredMember("preferredAction", { (it: UIAlertController) in it.preferredAction }))
    return members
  }

  private static var barsUIAlertAction: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(
      CoveredMember("init(title:style:handler:)", UIAlertAction.init(title:style:handler:)))
    members.append(CoveredMember("title", { (it: UIAlertAction) in it.title }))
    members.append(CoveredMember("style", { (it: UIAlertAction) in it.style }))
    members.append(CoveredMember("isEnabled", { (it: UIAlertAction) in it.isEnabled }))
    return members
  }

  private static var barsUIToolbar: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(CoveredMember("init(frame:)", UIToolbar.init(frame:)))
    members.append(CoveredMember("items", { (it: UIToolbar) in it.items }))
    members.append(CoveredMember("setItems(_:animated:)", UIToolbar.setItems(_:animated:)))
    members.append(CoveredMember("isTranslucent", { (it: UIToolbar) in it.isTranslucent }))
    members.append(CoveredMember("barTintColor", { (it: UIToolbar) in it.barTintColor }))
    members.append(
      CoveredMember("standardAppearance", { (it: UIToolbar) in it.standardAppearance }))
    return members
  }

  private static var barsUIBarButtonItem: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(CoveredMember("flexibleSpace()", UIBarButtonItem.flexibleSpace))
    members.append(CoveredMember("fixedSpace(_:)", UIBarButtonItem.fixedSpace(_:)))
    return members
  }

  private static var barsUINavigationBarAppearance: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(
      CoveredMember(
        "configureWithOpaqueBackground()",
        { (it: UINavigationBarAppearance) in it.configureWithOpaqueBackground() }))
    members.append(
      CoveredMember(
        "configureWithTransparentBackground()",
        { (it: UINavigationBarAppearance) in it.configureWithTransparentBackground() }))
    members.append(
      CoveredMember(
        "configureWithDefaultBackground()",
        { (it: UINavigationBarAppearance) in it.configureWithDefaultBackground() }))
    members.append(
      CoveredMember(
        "titleTextAttributes", { (it: UINavigationBarAppearance) in it.titleTextAttributes }))
    members.append(
      CoveredMember(
        "largeTitleTextAttributes",
        { (it: UINavigationBarAppearance) in it.largeTitleTextAttributes }))
    members.append(
      CoveredMember("backgroundColor", { (it: UINavigationBarAppearance) in it.backgroundColor }))
    members.append(
      CoveredMember("shadowColor", { (it: UINavigationBarAppearance) in it.shadowColor }))
    return members
  }

  private static var barsUISearchBar: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(CoveredMember("init(frame:)", UISearchBar.init(frame:)))
    members.append(CoveredMember("text", { (it: UISearchBar) in it.text }))
    members.append(CoveredMember("placeholder", { (it: UISearchBar) in it.placeholder }))
    members.append(CoveredMember("delegate", { (it: UISearchBar) in it.delegate }))
    members.append(CoveredMember("searchTextField", { (it: UISearchBar) in it.searchTextField }))
    members.append(
      CoveredMember("showsCancelButton", { (it: UISearchBar) in it.showsCancelButton }))
    members.append(
      CoveredMember(
        "setShowsCancelButton(_:animated:)", UISearchBar.setShowsCancelButton(_:animated:)))
    members.append(CoveredMember("showsScopeBar", { (it: UISearchBar) in it.showsScopeBar }))
    members.append(
      CoveredMember("scopeButtonTitles", { (it: UISearchBar) in it.scopeButtonTitles }))
    members.append(
      CoveredMember(
        "selectedScopeButtonIndex", { (it: UISearchBar) in it.selectedScopeButtonIndex }))
    members.append(CoveredMember("searchBarStyle", { (it: UISearchBar) in it.searchBarStyle }))
    members.append(CoveredMember("barTintColor", { (it: UISearchBar) in it.barTintColor }))
    members.append(CoveredMember("prompt", { (it: UISearchBar) in it.prompt }))
    return members
  }

  private static var barsUISearchController: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(
      CoveredMember(
        "init(searchResultsController:)", UISearchController.init(searchResultsController:)))
    members.append(CoveredMember("searchBar", { (it: UISearchController) in it.searchBar }))
    members.append(
      CoveredMember(
        "searchResultsController", { (it: UISearchController) in it.searchResultsController }))
    members.append(
      CoveredMember("searchResultsUpdater", { (it: UISearchController) in it.searchResultsUpdater })
    )
    members.append(CoveredMember("isActive", { (it: UISearchController) in it.isActive }))
    members.append(
      CoveredMember(
        "obscuresBackgroundDuringPresentation",
        { (it: UISearchController) in it.obscuresBackgroundDuringPresentation }))
    members.append(
      CoveredMember(
        "hidesNavigationBarDuringPresentation",
        { (it: UISearchController) in it.hidesNavigationBarDuringPresentation }))
    return members
  }

  private static var barsUIRefreshControl: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(CoveredMember("init(frame:)", UIRefreshControl.init(frame:)))
    members.append(CoveredMember("isRefreshing", { (it: UIRefreshControl) in it.isRefreshing }))
    members.append(CoveredMember("beginRefreshing()", UIRefreshControl.beginRefreshing))
    members.append(CoveredMember("endRefreshing()", UIRefreshControl.endRefreshing))
    return members
  }

  private static var barsUIScrollView: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(CoveredMember("refreshControl", { (it: UIScrollView) in it.refreshControl }))
    return members
  }

  private static var barsUIHostingController: [CoveredMember] {
    var members: [CoveredMember] = []
    members.append(CoveredMember("init(rootView:)", UIHostingController<Int>.init(rootView:)))
    members.append(CoveredMember("rootView", { (it: UIHostingController<Int>) in it.rootView }))
    members.append(CoveredMember("sizeThatFits(in:)", UIHostingController<Int>.sizeThatFits(in:)))
    return members
  }
}
