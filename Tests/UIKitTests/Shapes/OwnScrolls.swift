// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

import Foundation
import UIKit

// Each member as UIKit declares it: the override and the call of `super` pin its types from both sides.

class OwnUIScrollView: UIScrollView {
  override var adjustedContentInset: UIEdgeInsets { super.adjustedContentInset }
  override func adjustedContentInsetDidChange() { super.adjustedContentInsetDidChange() }
  override var alwaysBounceHorizontal: Bool {
    get { super.alwaysBounceHorizontal }
    set { super.alwaysBounceHorizontal = newValue }
  }
  override var alwaysBounceVertical: Bool {
    get { super.alwaysBounceVertical }
    set { super.alwaysBounceVertical = newValue }
  }
  override var bounces: Bool {
    get { super.bounces }
    set { super.bounces = newValue }
  }
  override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = newValue }
  }
  override var contentInset: UIEdgeInsets {
    get { super.contentInset }
    set { super.contentInset = newValue }
  }
  override var contentInsetAdjustmentBehavior: UIScrollView.ContentInsetAdjustmentBehavior {
    get { super.contentInsetAdjustmentBehavior }
    set { super.contentInsetAdjustmentBehavior = newValue }
  }
  override var contentLayoutGuide: UILayoutGuide { super.contentLayoutGuide }
  override var contentOffset: CGPoint {
    get { super.contentOffset }
    set { super.contentOffset = newValue }
  }
  override var contentSize: CGSize {
    get { super.contentSize }
    set { super.contentSize = newValue }
  }
  override var delaysContentTouches: Bool {
    get { super.delaysContentTouches }
    set { super.delaysContentTouches = newValue }
  }
  override var delegate: (any UIScrollViewDelegate)? {
    get { super.delegate }
    set { super.delegate = newValue }
  }
  override func flashScrollIndicators() { super.flashScrollIndicators() }
  override var frameLayoutGuide: UILayoutGuide { super.frameLayoutGuide }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override init(frame: CGRect) { super.init(frame: frame) }
  override var isPagingEnabled: Bool {
    get { super.isPagingEnabled }
    set { super.isPagingEnabled = newValue }
  }
  override var isScrollEnabled: Bool {
    get { super.isScrollEnabled }
    set { super.isScrollEnabled = newValue }
  }
  override var keyboardDismissMode: UIScrollView.KeyboardDismissMode {
    get { super.keyboardDismissMode }
    set { super.keyboardDismissMode = newValue }
  }
  override func layoutSubviews() { super.layoutSubviews() }
  override var maximumZoomScale: CGFloat {
    get { super.maximumZoomScale }
    set { super.maximumZoomScale = newValue }
  }
  override var minimumZoomScale: CGFloat {
    get { super.minimumZoomScale }
    set { super.minimumZoomScale = newValue }
  }
  override func safeAreaInsetsDidChange() { super.safeAreaInsetsDidChange() }
  override func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    super.scrollRectToVisible(rect, animated: animated)
  }
  override func setContentOffset(_ offset: CGPoint, animated: Bool) {
    super.setContentOffset(offset, animated: animated)
  }
  override var showsHorizontalScrollIndicator: Bool {
    get { super.showsHorizontalScrollIndicator }
    set { super.showsHorizontalScrollIndicator = newValue }
  }
  override var showsVerticalScrollIndicator: Bool {
    get { super.showsVerticalScrollIndicator }
    set { super.showsVerticalScrollIndicator = newValue }
  }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
  }
  override var canCancelContentTouches: Bool {
    get { super.canCancelContentTouches }
    set { super.canCancelContentTouches = newValue }
  }
  override var isDirectionalLockEnabled: Bool {
    get { super.isDirectionalLockEnabled }
    set { super.isDirectionalLockEnabled = newValue }
  }
  override var scrollsToTop: Bool {
    get { super.scrollsToTop }
    set { super.scrollsToTop = newValue }
  }
  override var bouncesZoom: Bool {
    get { super.bouncesZoom }
    set { super.bouncesZoom = newValue }
  }
  override var decelerationRate: UIScrollView.DecelerationRate {
    get { super.decelerationRate }
    set { super.decelerationRate = newValue }
  }
  override var indicatorStyle: UIScrollView.IndicatorStyle {
    get { super.indicatorStyle }
    set { super.indicatorStyle = newValue }
  }
  override var verticalScrollIndicatorInsets: UIEdgeInsets {
    get { super.verticalScrollIndicatorInsets }
    set { super.verticalScrollIndicatorInsets = newValue }
  }
  override var horizontalScrollIndicatorInsets: UIEdgeInsets {
    get { super.horizontalScrollIndicatorInsets }
    set { super.horizontalScrollIndicatorInsets = newValue }
  }
  override var scrollIndicatorInsets: UIEdgeInsets {
    get { super.scrollIndicatorInsets }
    set { super.scrollIndicatorInsets = newValue }
  }
  override var automaticallyAdjustsScrollIndicatorInsets: Bool {
    get { super.automaticallyAdjustsScrollIndicatorInsets }
    set { super.automaticallyAdjustsScrollIndicatorInsets = newValue }
  }
  override var isTracking: Bool { super.isTracking }
  override var isDragging: Bool { super.isDragging }
  override var isDecelerating: Bool { super.isDecelerating }
}

class OwnUITableView: UITableView {
  override var allowsMultipleSelection: Bool {
    get { super.allowsMultipleSelection }
    set { super.allowsMultipleSelection = newValue }
  }
  override var allowsSelection: Bool {
    get { super.allowsSelection }
    set { super.allowsSelection = newValue }
  }
  override var backgroundView: UIView? {
    get { super.backgroundView }
    set { super.backgroundView = newValue }
  }
  override func beginUpdates() { super.beginUpdates() }
  override func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    super.cellForRow(at: indexPath)
  }
  override var dataSource: (any UITableViewDataSource)? {
    get { super.dataSource }
    set { super.dataSource = newValue }
  }
  override var delegate: (any UITableViewDelegate)? {
    get { super.delegate }
    set { super.delegate = newValue }
  }
  override func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    super.deleteRows(at: indexPaths, with: animation)
  }
  override func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    super.deleteSections(sections, with: animation)
  }
  override func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    super.dequeueReusableCell(withIdentifier: identifier)
  }
  override func dequeueReusableHeaderFooterView(withIdentifier identifier: String)
    -> UITableViewHeaderFooterView?
  { super.dequeueReusableHeaderFooterView(withIdentifier: identifier) }
  override func deselectRow(at indexPath: IndexPath, animated: Bool) {
    super.deselectRow(at: indexPath, animated: animated)
  }
  override func endUpdates() { super.endUpdates() }
  override var estimatedRowHeight: CGFloat {
    get { super.estimatedRowHeight }
    set { super.estimatedRowHeight = newValue }
  }
  override var estimatedSectionFooterHeight: CGFloat {
    get { super.estimatedSectionFooterHeight }
    set { super.estimatedSectionFooterHeight = newValue }
  }
  override var estimatedSectionHeaderHeight: CGFloat {
    get { super.estimatedSectionHeaderHeight }
    set { super.estimatedSectionHeaderHeight = newValue }
  }
  override func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    super.footerView(forSection: section)
  }
  override func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    super.headerView(forSection: section)
  }
  override func indexPath(for cell: UITableViewCell) -> IndexPath? { super.indexPath(for: cell) }
  override func indexPathForRow(at point: CGPoint) -> IndexPath? {
    super.indexPathForRow(at: point)
  }
  override var indexPathsForVisibleRows: [IndexPath]? { super.indexPathsForVisibleRows }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override init(frame: CGRect, style: UITableView.Style) { super.init(frame: frame, style: style) }
  override func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    super.insertRows(at: indexPaths, with: animation)
  }
  override func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    super.insertSections(sections, with: animation)
  }
  override func layoutSubviews() { super.layoutSubviews() }
  override func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    super.moveRow(at: indexPath, to: newIndexPath)
  }
  override func numberOfRows(inSection section: Int) -> Int {
    super.numberOfRows(inSection: section)
  }
  override var numberOfSections: Int { super.numberOfSections }
  override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
    super.performBatchUpdates(updates, completion: completion)
  }
  override func rect(forSection section: Int) -> CGRect { super.rect(forSection: section) }
  override func rectForFooter(inSection section: Int) -> CGRect {
    super.rectForFooter(inSection: section)
  }
  override func rectForHeader(inSection section: Int) -> CGRect {
    super.rectForHeader(inSection: section)
  }
  override func rectForRow(at indexPath: IndexPath) -> CGRect { super.rectForRow(at: indexPath) }
  override func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    super.register(cellClass, forCellReuseIdentifier: identifier)
  }
  override func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String)
  { super.register(aClass, forHeaderFooterViewReuseIdentifier: identifier) }
  override func reloadData() { super.reloadData() }
  override func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    super.reloadRows(at: indexPaths, with: animation)
  }
  override func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    super.reloadSections(sections, with: animation)
  }
  override var rowHeight: CGFloat {
    get { super.rowHeight }
    set { super.rowHeight = newValue }
  }
  override func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool
  ) { super.scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  override var sectionFooterHeight: CGFloat {
    get { super.sectionFooterHeight }
    set { super.sectionFooterHeight = newValue }
  }
  override var sectionHeaderHeight: CGFloat {
    get { super.sectionHeaderHeight }
    set { super.sectionHeaderHeight = newValue }
  }
  override var sectionHeaderTopPadding: CGFloat {
    get { super.sectionHeaderTopPadding }
    set { super.sectionHeaderTopPadding = newValue }
  }
  override var separatorColor: UIColor? {
    get { super.separatorColor }
    set { super.separatorColor = newValue }
  }
  override var separatorInset: UIEdgeInsets {
    get { super.separatorInset }
    set { super.separatorInset = newValue }
  }
  override var separatorStyle: UITableViewCell.SeparatorStyle {
    get { super.separatorStyle }
    set { super.separatorStyle = newValue }
  }
  override var style: UITableView.Style { super.style }
  override var tableFooterView: UIView? {
    get { super.tableFooterView }
    set { super.tableFooterView = newValue }
  }
  override var tableHeaderView: UIView? {
    get { super.tableHeaderView }
    set { super.tableHeaderView = newValue }
  }
  override var visibleCells: [UITableViewCell] { super.visibleCells }
  override var allowsSelectionDuringEditing: Bool {
    get { super.allowsSelectionDuringEditing }
    set { super.allowsSelectionDuringEditing = newValue }
  }
  override var allowsMultipleSelectionDuringEditing: Bool {
    get { super.allowsMultipleSelectionDuringEditing }
    set { super.allowsMultipleSelectionDuringEditing = newValue }
  }
  override var isEditing: Bool {
    get { super.isEditing }
    set { super.isEditing = newValue }
  }
  override var indexPathForSelectedRow: IndexPath? { super.indexPathForSelectedRow }
  override var indexPathsForSelectedRows: [IndexPath]? { super.indexPathsForSelectedRows }
  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
  }
  override func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition
  ) { super.selectRow(at: indexPath, animated: animated, scrollPosition: scrollPosition) }
}

class OwnUITableViewCell: UITableViewCell {
  override var accessoryView: UIView? {
    get { super.accessoryView }
    set { super.accessoryView = newValue }
  }
  override var editingAccessoryView: UIView? {
    get { super.editingAccessoryView }
    set { super.editingAccessoryView = newValue }
  }
  override var editingAccessoryType: UITableViewCell.AccessoryType {
    get { super.editingAccessoryType }
    set { super.editingAccessoryType = newValue }
  }
  override var contentConfiguration: (any UIContentConfiguration)? {
    get { super.contentConfiguration }
    set { super.contentConfiguration = newValue }
  }
  override var separatorInset: UIEdgeInsets {
    get { super.separatorInset }
    set { super.separatorInset = newValue }
  }
  override var isSelected: Bool {
    get { super.isSelected }
    set { super.isSelected = newValue }
  }
  override var isHighlighted: Bool {
    get { super.isHighlighted }
    set { super.isHighlighted = newValue }
  }
  override var isEditing: Bool {
    get { super.isEditing }
    set { super.isEditing = newValue }
  }
  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
  }
  override func setHighlighted(_ highlighted: Bool, animated: Bool) {
    super.setHighlighted(highlighted, animated: animated)
  }
  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
  }
  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
  }
  override func setNeedsUpdateConfiguration() {
    super.setNeedsUpdateConfiguration()
  }
  override var configurationState: UICellConfigurationState { super.configurationState }
  override var automaticallyUpdatesContentConfiguration: Bool {
    get { super.automaticallyUpdatesContentConfiguration }
    set { super.automaticallyUpdatesContentConfiguration = newValue }
  }
  override var backgroundView: UIView? {
    get { super.backgroundView }
    set { super.backgroundView = newValue }
  }
  override var selectedBackgroundView: UIView? {
    get { super.selectedBackgroundView }
    set { super.selectedBackgroundView = newValue }
  }
  override var indentationLevel: Int {
    get { super.indentationLevel }
    set { super.indentationLevel = newValue }
  }
  override var indentationWidth: CGFloat {
    get { super.indentationWidth }
    set { super.indentationWidth = newValue }
  }
  override var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)? {
    get { super.configurationUpdateHandler }
    set { super.configurationUpdateHandler = newValue }
  }
  override var accessoryType: UITableViewCell.AccessoryType {
    get { super.accessoryType }
    set { super.accessoryType = newValue }
  }
  override var contentView: UIView { super.contentView }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
  override func layoutSubviews() { super.layoutSubviews() }
  override func prepareForReuse() { super.prepareForReuse() }
  override var reuseIdentifier: String? { super.reuseIdentifier }
  override var selectionStyle: UITableViewCell.SelectionStyle {
    get { super.selectionStyle }
    set { super.selectionStyle = newValue }
  }
  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }
}

class OwnUITableViewHeaderFooterView: UITableViewHeaderFooterView {
  override var contentView: UIView { super.contentView }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
  override func layoutSubviews() { super.layoutSubviews() }
  override func prepareForReuse() { super.prepareForReuse() }
  override var reuseIdentifier: String? { super.reuseIdentifier }
  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }
}

class OwnUICollectionView: UICollectionView {
  override var allowsMultipleSelection: Bool {
    get { super.allowsMultipleSelection }
    set { super.allowsMultipleSelection = newValue }
  }
  override var allowsSelection: Bool {
    get { super.allowsSelection }
    set { super.allowsSelection = newValue }
  }
  override var backgroundView: UIView? {
    get { super.backgroundView }
    set { super.backgroundView = newValue }
  }
  override func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    super.cellForItem(at: indexPath)
  }
  override var collectionViewLayout: UICollectionViewLayout {
    get { super.collectionViewLayout }
    set { super.collectionViewLayout = newValue }
  }
  override var dataSource: (any UICollectionViewDataSource)? {
    get { super.dataSource }
    set { super.dataSource = newValue }
  }
  override var delegate: (any UICollectionViewDelegate)? {
    get { super.delegate }
    set { super.delegate = newValue }
  }
  override func deleteItems(at indexPaths: [IndexPath]) { super.deleteItems(at: indexPaths) }
  override func deleteSections(_ sections: IndexSet) { super.deleteSections(sections) }
  override func deselectItem(at indexPath: IndexPath, animated: Bool) {
    super.deselectItem(at: indexPath, animated: animated)
  }
  override func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    super.indexPath(for: cell)
  }
  override func indexPathForItem(at point: CGPoint) -> IndexPath? {
    super.indexPathForItem(at: point)
  }
  override var indexPathsForSelectedItems: [IndexPath]? { super.indexPathsForSelectedItems }
  override var indexPathsForVisibleItems: [IndexPath] { super.indexPathsForVisibleItems }
  override func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath]
  { super.indexPathsForVisibleSupplementaryElements(ofKind: elementKind) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    super.init(frame: frame, collectionViewLayout: layout)
  }
  override func insertItems(at indexPaths: [IndexPath]) { super.insertItems(at: indexPaths) }
  override func insertSections(_ sections: IndexSet) { super.insertSections(sections) }
  override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { super.layoutAttributesForItem(at: indexPath) }
  override func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    super.layoutAttributesForSupplementaryElement(ofKind: kind, at: indexPath)
  }
  override func layoutSubviews() { super.layoutSubviews() }
  override func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    super.moveItem(at: indexPath, to: newIndexPath)
  }
  override func moveSection(_ section: Int, toSection newSection: Int) {
    super.moveSection(section, toSection: newSection)
  }
  override func numberOfItems(inSection section: Int) -> Int {
    super.numberOfItems(inSection: section)
  }
  override var numberOfSections: Int { super.numberOfSections }
  override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
    super.performBatchUpdates(updates, completion: completion)
  }
  override func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    super.register(cellClass, forCellWithReuseIdentifier: identifier)
  }
  override func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    super.register(
      viewClass, forSupplementaryViewOfKind: elementKind, withReuseIdentifier: identifier)
  }
  override func reloadData() { super.reloadData() }
  override func reloadItems(at indexPaths: [IndexPath]) { super.reloadItems(at: indexPaths) }
  override func reloadSections(_ sections: IndexSet) { super.reloadSections(sections) }
  override func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool
  ) { super.scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  override func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
  ) { super.selectItem(at: indexPath, animated: animated, scrollPosition: scrollPosition) }
  override func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    super.setCollectionViewLayout(layout, animated: animated)
  }
  override func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
  ) { super.setCollectionViewLayout(layout, animated: animated, completion: completion) }
  override func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  { super.supplementaryView(forElementKind: elementKind, at: indexPath) }
  override var visibleCells: [UICollectionViewCell] { super.visibleCells }
  override func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView]
  { super.visibleSupplementaryViews(ofKind: elementKind) }
}

class OwnUICollectionReusableView: UICollectionReusableView {
  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override init(frame: CGRect) { super.init(frame: frame) }
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { super.preferredLayoutAttributesFitting(layoutAttributes) }
  override func prepareForReuse() { super.prepareForReuse() }
  override var reuseIdentifier: String? { super.reuseIdentifier }
}

class OwnUICollectionViewCell: UICollectionViewCell {
  override var contentConfiguration: (any UIContentConfiguration)? {
    get { super.contentConfiguration }
    set { super.contentConfiguration = newValue }
  }
  override var backgroundConfiguration: UIBackgroundConfiguration? {
    get { super.backgroundConfiguration }
    set { super.backgroundConfiguration = newValue }
  }
  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
  }
  override func setNeedsUpdateConfiguration() {
    super.setNeedsUpdateConfiguration()
  }
  override var configurationState: UICellConfigurationState { super.configurationState }
  override var automaticallyUpdatesContentConfiguration: Bool {
    get { super.automaticallyUpdatesContentConfiguration }
    set { super.automaticallyUpdatesContentConfiguration = newValue }
  }
  override var configurationUpdateHandler:
    ((UICollectionViewCell, UICellConfigurationState) -> Void)?
  {
    get { super.configurationUpdateHandler }
    set { super.configurationUpdateHandler = newValue }
  }
  override var backgroundView: UIView? {
    get { super.backgroundView }
    set { super.backgroundView = newValue }
  }
  override var contentView: UIView { super.contentView }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override init(frame: CGRect) { super.init(frame: frame) }
  override var isHighlighted: Bool {
    get { super.isHighlighted }
    set { super.isHighlighted = newValue }
  }
  override var isSelected: Bool {
    get { super.isSelected }
    set { super.isSelected = newValue }
  }
  override func layoutSubviews() { super.layoutSubviews() }
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { super.preferredLayoutAttributesFitting(layoutAttributes) }
  override var selectedBackgroundView: UIView? {
    get { super.selectedBackgroundView }
    set { super.selectedBackgroundView = newValue }
  }
  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }
}
