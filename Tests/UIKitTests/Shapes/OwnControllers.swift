// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

import Foundation
import UIKit

// Each member as UIKit declares it: the override and the call of `super` pin its types from both sides.

class OwnUIViewController: UIViewController {
  override var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { super.transitioningDelegate }
    set { super.transitioningDelegate = newValue }
  }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
  }
  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    super.shouldPerformSegue(withIdentifier: identifier, sender: sender)
  }
  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) { super.willTransition(to: newCollection, with: coordinator) }
  override func addChild(_ childController: UIViewController) { super.addChild(childController) }
  override var additionalSafeAreaInsets: UIEdgeInsets {
    get { super.additionalSafeAreaInsets }
    set { super.additionalSafeAreaInsets = newValue }
  }
  override var children: [UIViewController] { super.children }
  override var definesPresentationContext: Bool {
    get { super.definesPresentationContext }
    set { super.definesPresentationContext = newValue }
  }
  override func didMove(toParent parent: UIViewController?) { super.didMove(toParent: parent) }
  override func didReceiveMemoryWarning() { super.didReceiveMemoryWarning() }
  override func dismiss(animated flag: Bool, completion: (() -> Void)?) {
    super.dismiss(animated: flag, completion: completion)
  }
  override var edgesForExtendedLayout: UIRectEdge {
    get { super.edgesForExtendedLayout }
    set { super.edgesForExtendedLayout = newValue }
  }
  override var extendedLayoutIncludesOpaqueBars: Bool {
    get { super.extendedLayoutIncludesOpaqueBars }
    set { super.extendedLayoutIncludesOpaqueBars = newValue }
  }
  override var hidesBottomBarWhenPushed: Bool {
    get { super.hidesBottomBarWhenPushed }
    set { super.hidesBottomBarWhenPushed = newValue }
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  override var isEditing: Bool {
    get { super.isEditing }
    set { super.isEditing = newValue }
  }
  override var isModalInPresentation: Bool {
    get { super.isModalInPresentation }
    set { super.isModalInPresentation = newValue }
  }
  override var isViewLoaded: Bool { super.isViewLoaded }
  override func loadView() { super.loadView() }
  override func loadViewIfNeeded() { super.loadViewIfNeeded() }
  override var modalPresentationStyle: UIModalPresentationStyle {
    get { super.modalPresentationStyle }
    set { super.modalPresentationStyle = newValue }
  }
  override var navigationItem: UINavigationItem { super.navigationItem }
  override var next: UIResponder? { super.next }
  override var nibBundle: Bundle? { super.nibBundle }
  override var nibName: String? { super.nibName }
  override var parent: UIViewController? { super.parent }
  override var preferredContentSize: CGSize {
    get { super.preferredContentSize }
    set { super.preferredContentSize = newValue }
  }
  override var prefersHomeIndicatorAutoHidden: Bool { super.prefersHomeIndicatorAutoHidden }
  override var prefersStatusBarHidden: Bool { super.prefersStatusBarHidden }
  override func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)?
  ) { super.present(viewControllerToPresent, animated: flag, completion: completion) }
  override var presentedViewController: UIViewController? { super.presentedViewController }
  override var presentingViewController: UIViewController? { super.presentingViewController }
  override func removeFromParent() { super.removeFromParent() }
  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
  }
  override func setNeedsStatusBarAppearanceUpdate() { super.setNeedsStatusBarAppearanceUpdate() }
  override var shouldAutorotate: Bool { super.shouldAutorotate }
  override var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    super.systemMinimumLayoutMargins
  }
  override var tabBarItem: UITabBarItem! {
    get { super.tabBarItem }
    set { super.tabBarItem = newValue }
  }
  override var title: String? {
    get { super.title }
    set { super.title = newValue }
  }
  override var traitCollection: UITraitCollection { super.traitCollection }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
  }
  override func updateViewConstraints() { super.updateViewConstraints() }
  override var view: UIView! {
    get { super.view }
    set { super.view = newValue }
  }
  override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
  override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated) }
  override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
  override func viewDidLoad() { super.viewDidLoad() }
  override var viewIfLoaded: UIView? { super.viewIfLoaded }
  override func viewIsAppearing(_ animated: Bool) { super.viewIsAppearing(animated) }
  override func viewLayoutMarginsDidChange() { super.viewLayoutMarginsDidChange() }
  override var viewRespectsSystemMinimumLayoutMargins: Bool {
    get { super.viewRespectsSystemMinimumLayoutMargins }
    set { super.viewRespectsSystemMinimumLayoutMargins = newValue }
  }
  override func viewSafeAreaInsetsDidChange() { super.viewSafeAreaInsetsDidChange() }
  override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
  override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated) }
  override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) { super.viewWillTransition(to: size, with: coordinator) }
  override func willMove(toParent parent: UIViewController?) { super.willMove(toParent: parent) }
  override var preferredStatusBarStyle: UIStatusBarStyle { super.preferredStatusBarStyle }
  override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation {
    super.preferredStatusBarUpdateAnimation
  }
  override var childForStatusBarStyle: UIViewController? { super.childForStatusBarStyle }
  override var childForStatusBarHidden: UIViewController? { super.childForStatusBarHidden }
  override var childForHomeIndicatorAutoHidden: UIViewController? {
    super.childForHomeIndicatorAutoHidden
  }
  override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge {
    super.preferredScreenEdgesDeferringSystemGestures
  }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    super.supportedInterfaceOrientations
  }
  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    super.preferredInterfaceOrientationForPresentation
  }
  override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { super.overrideUserInterfaceStyle }
    set { super.overrideUserInterfaceStyle = newValue }
  }
  override var restorationIdentifier: String? {
    get { super.restorationIdentifier }
    set { super.restorationIdentifier = newValue }
  }
  override var modalTransitionStyle: UIModalTransitionStyle {
    get { super.modalTransitionStyle }
    set { super.modalTransitionStyle = newValue }
  }
  override var modalPresentationCapturesStatusBarAppearance: Bool {
    get { super.modalPresentationCapturesStatusBarAppearance }
    set { super.modalPresentationCapturesStatusBarAppearance = newValue }
  }
  override var keyCommands: [UIKeyCommand]? { super.keyCommands }
  override func setNeedsUpdateOfSupportedInterfaceOrientations() {
    super.setNeedsUpdateOfSupportedInterfaceOrientations()
  }
  override func setNeedsUpdateOfHomeIndicatorAutoHidden() {
    super.setNeedsUpdateOfHomeIndicatorAutoHidden()
  }
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    super.canPerformAction(action, withSender: sender)
  }
}

class OwnUINavigationController: UINavigationController {
  override var toolbar: UIToolbar! { super.toolbar }
  override var isToolbarHidden: Bool {
    get { super.isToolbarHidden }
    set { super.isToolbarHidden = newValue }
  }
  override func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    super.setToolbarHidden(hidden, animated: animated)
  }
  override var delegate: (any UINavigationControllerDelegate)? {
    get { super.delegate }
    set { super.delegate = newValue }
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  override init(rootViewController: UIViewController) {
    super.init(rootViewController: rootViewController)
  }
  override var isNavigationBarHidden: Bool {
    get { super.isNavigationBarHidden }
    set { super.isNavigationBarHidden = newValue }
  }
  override var navigationBar: UINavigationBar { super.navigationBar }
  override func popToRootViewController(animated: Bool) -> [UIViewController]? {
    super.popToRootViewController(animated: animated)
  }
  override func popViewController(animated: Bool) -> UIViewController? {
    super.popViewController(animated: animated)
  }
  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    super.pushViewController(viewController, animated: animated)
  }
  override func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    super.setNavigationBarHidden(hidden, animated: animated)
  }
  override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    super.setViewControllers(viewControllers, animated: animated)
  }
  override var topViewController: UIViewController? { super.topViewController }
  override var viewControllers: [UIViewController] {
    get { super.viewControllers }
    set { super.viewControllers = newValue }
  }
  override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
  override func viewDidLoad() { super.viewDidLoad() }
  override func viewSafeAreaInsetsDidChange() { super.viewSafeAreaInsetsDidChange() }
  override var visibleViewController: UIViewController? { super.visibleViewController }
}

class OwnUITabBarController: UITabBarController {
  override var delegate: (any UITabBarControllerDelegate)? {
    get { super.delegate }
    set { super.delegate = newValue }
  }
  override var selectedIndex: Int {
    get { super.selectedIndex }
    set { super.selectedIndex = newValue }
  }
  override var selectedViewController: UIViewController? {
    get { super.selectedViewController }
    set { super.selectedViewController = newValue }
  }
  override func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    super.setViewControllers(viewControllers, animated: animated)
  }
  override var tabBar: UITabBar { super.tabBar }
  override var viewControllers: [UIViewController]? {
    get { super.viewControllers }
    set { super.viewControllers = newValue }
  }
  override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
  override func viewDidLoad() { super.viewDidLoad() }
  override func viewSafeAreaInsetsDidChange() { super.viewSafeAreaInsetsDidChange() }
}

class OwnUITableViewController: UITableViewController {
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  override init(style: UITableView.Style) { super.init(style: style) }
  override func loadView() { super.loadView() }
  override func numberOfSections(in tableView: UITableView) -> Int {
    super.numberOfSections(in: tableView)
  }
  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    super.scrollViewDidScroll(scrollView)
  }
  override var tableView: UITableView! {
    get { super.tableView }
    set { super.tableView = newValue }
  }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  { super.tableView(tableView, cellForRowAt: indexPath) }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    super.tableView(tableView, didSelectRowAt: indexPath)
  }
  override func tableView(_ tableView: UITableView, heightForFooterInSection section: Int)
    -> CGFloat
  { super.tableView(tableView, heightForFooterInSection: section) }
  override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int)
    -> CGFloat
  { super.tableView(tableView, heightForHeaderInSection: section) }
  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  { super.tableView(tableView, heightForRowAt: indexPath) }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    super.tableView(tableView, numberOfRowsInSection: section)
  }
  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  { super.tableView(tableView, titleForFooterInSection: section) }
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  { super.tableView(tableView, titleForHeaderInSection: section) }
  override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
  { super.tableView(tableView, viewForFooterInSection: section) }
  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  { super.tableView(tableView, viewForHeaderInSection: section) }
}

class OwnUICollectionViewController: UICollectionViewController {
  override var collectionView: UICollectionView! {
    get { super.collectionView }
    set { super.collectionView = newValue }
  }
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { super.collectionView(collectionView, cellForItemAt: indexPath) }
  override func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { super.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath) }
  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { super.collectionView(collectionView, didSelectItemAt: indexPath) }
  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { super.collectionView(collectionView, numberOfItemsInSection: section) }
  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    super.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
  }
  override func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) { super.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath) }
  override var collectionViewLayout: UICollectionViewLayout { super.collectionViewLayout }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override init(collectionViewLayout layout: UICollectionViewLayout) {
    super.init(collectionViewLayout: layout)
  }
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  override func loadView() { super.loadView() }
  override func numberOfSections(in collectionView: UICollectionView) -> Int {
    super.numberOfSections(in: collectionView)
  }
  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    super.scrollViewDidScroll(scrollView)
  }
}
