import Foundation
import UIKit

/// What the inspectors of Interface Builder show, as documents have it.
nonisolated extension WrittenAttribute {
  /// All rows.
  static var all: [WrittenAttribute] { views + texts + controls + containers }

  static let red = "red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\""
  static let isRed: @Sendable (UIColor?) -> Bool = {
    $0 == UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  }

  static let views: [WrittenAttribute] = [
    .of(UIView.self, "view contentMode=\"scaleAspectFit\"") { $0.contentMode == .scaleAspectFit },
    .of(UIView.self, "imageView contentMode=\"bottomRight\"") { $0.contentMode == .bottomRight },
    .of(UIView.self, "view multipleTouchEnabled=\"YES\"") { $0.isMultipleTouchEnabled },
    .of(UIView.self, "view opaque=\"NO\"") { !$0.isOpaque },
    .of(UIView.self, "view restorationIdentifier=\"r\"") { $0.restorationIdentifier == "r" },
    .of(
      UIView.self, "view",
      "<accessibility key=\"accessibilityConfiguration\" identifier=\"i\" label=\"l\" hint=\"h\"/>"
    ) {
      $0.accessibilityIdentifier == "i" && $0.accessibilityLabel == "l"
        && $0.accessibilityHint == "h"
    },
    .of(
      UIView.self, "view",
      """
      <accessibility key="accessibilityConfiguration">
      <accessibilityTraits key="traits" button="YES" header="YES"/>
      <bool key="isElement" value="YES"/></accessibility>
      """
    ) { $0.isAccessibilityElement && $0.accessibilityTraits == [.button, .header] },
    .of(
      UILabel.self, "label",
      """
      <accessibility key="accessibilityConfiguration">
      <accessibilityTraits key="traits" none="YES"/><bool key="isElement" value="NO"/>
      </accessibility>
      """
    ) { !$0.isAccessibilityElement && $0.accessibilityTraits == [] },
  ]

  static let texts: [WrittenAttribute] = [
    // Of the system's colours the document notes how they look where it is light.
    .of(UILabel.self, "label", "<color key=\"textColor\" systemColor=\"systemMintColor\"/>") {
      let dark = UITraitCollection(userInterfaceStyle: .dark)
      return $0.textColor == .systemMint
        && $0.textColor.resolvedColor(with: dark) == UIColor.systemMint.resolvedColor(with: dark)
    },
    .of(UILabel.self, "label enabled=\"NO\"") { !$0.isEnabled },
    .of(UILabel.self, "label highlighted=\"YES\"") { $0.isHighlighted },
    .of(UILabel.self, "label", "<color key=\"highlightedColor\" \(red)/>") {
      isRed($0.highlightedTextColor)
    },
    .of(UILabel.self, "label", "<color key=\"shadowColor\" \(red)/>") { isRed($0.shadowColor) },
    .of(UILabel.self, "label", "<size key=\"shadowOffset\" width=\"2\" height=\"3\"/>") {
      $0.shadowOffset == CGSize(width: 2, height: 3)
    },
    .of(UILabel.self, "label baselineAdjustment=\"alignCenters\"") {
      $0.baselineAdjustment == .alignCenters
    },
    .of(UILabel.self, "label adjustsLetterSpacingToFitWidth=\"YES\"") {
      $0.allowsDefaultTighteningForTruncation
    },
    .of(UITextField.self, "textField enabled=\"NO\"") { !$0.isEnabled },
    .of(UITextField.self, "textField contentVerticalAlignment=\"bottom\"") {
      $0.contentVerticalAlignment == .bottom
    },
    .of(UITextField.self, "textField clearsOnBeginEditing=\"YES\"") { $0.clearsOnBeginEditing },
    .of(UITextField.self, "textField background=\"photo\"") {
      $0.background?.size == CGSize(width: 20, height: 30)
    },
    // Without a word for it, as Interface Builder leaves out what its inspector shows as none.
    .of(UITextField.self, "textField", "<textInputTraits key=\"textInputTraits\"/>") {
      $0.autocapitalizationType == .none
    },
    .of(
      UITextField.self, "textField",
      """
      <textInputTraits key="textInputTraits" autocapitalizationType="words" autocorrectionType="no" \
      spellCheckingType="yes" keyboardType="emailAddress" keyboardAppearance="alert" \
      returnKeyType="next" enablesReturnKeyAutomatically="YES" secureTextEntry="YES" \
      smartDashesType="no" smartInsertDeleteType="yes" smartQuotesType="no" textContentType="email"/>
      """
    ) {
      $0.autocapitalizationType == .words && $0.autocorrectionType == .no
        && $0.spellCheckingType == .yes && $0.keyboardType == .emailAddress
        && $0.keyboardAppearance == .dark && $0.returnKeyType == .next
        && $0.enablesReturnKeyAutomatically && $0.isSecureTextEntry && $0.smartDashesType == .no
        && $0.smartInsertDeleteType == .yes && $0.smartQuotesType == .no
        && $0.textContentType == .emailAddress
    },
    .of(
      UITextView.self, "textView",
      "<textInputTraits key=\"textInputTraits\" keyboardType=\"alphabet\" returnKeyType=\"done\"/>"
    ) { $0.keyboardType == .asciiCapable && $0.returnKeyType == .done },
    .of(
      UITextView.self, "textView",
      "<dataDetectorType key=\"dataDetectorTypes\" phoneNumber=\"YES\" link=\"YES\"/>"
    ) { $0.dataDetectorTypes == [.phoneNumber, .link] },
    .of(UITextView.self, "textView adjustsFontForContentSizeCategory=\"YES\"") {
      $0.adjustsFontForContentSizeCategory
    },
    .of(
      UISearchBar.self, "searchBar showsScopeBar=\"YES\"",
      """
      <textInputTraits key="textInputTraits" keyboardType="webSearch"/>
      <scopeButtonTitles><string>All</string><string>New</string></scopeButtonTitles>
      """
    ) {
      $0.keyboardType == .webSearch && $0.returnKeyType == .search && $0.showsScopeBar
        && $0.scopeButtonTitles == ["All", "New"]
    },
    .of(UISearchBar.self, "searchBar showsBookmarkButton=\"YES\"") { $0.showsBookmarkButton },
    .of(UISearchBar.self, "searchBar showsSearchResultsButton=\"YES\"") {
      $0.showsSearchResultsButton
    },
  ]

  static let controls: [WrittenAttribute] = [
    .of(UIButton.self, "button lineBreakMode=\"clip\"") {
      $0.titleLabel?.lineBreakMode == .byClipping
    },
    .of(UIButton.self, "button showsMenuAsPrimaryAction=\"YES\"") { $0.showsMenuAsPrimaryAction },
    .of(UIButton.self, "button showsTouchWhenHighlighted=\"YES\"") {
      $0.showsTouchWhenHighlighted
    },
    .of(UIButton.self, "button changesSelectionAsPrimaryAction=\"YES\"") {
      $0.changesSelectionAsPrimaryAction
    },
    .of(UIButton.self, "button", "<state key=\"normal\" backgroundImage=\"photo\"/>") {
      $0.backgroundImage(for: .normal)?.size == CGSize(width: 20, height: 30)
    },
    .of(
      UIButton.self, "button",
      """
      <state key="normal"><attributedString key="attributedTitle"><fragment content="Go">
      <attributes><color key="NSColor" \(red)/><integer key="NSUnderline" value="1"/></attributes>
      </fragment></attributedString></state>
      """
    ) {
      let title = $0.attributedTitle(for: .normal)
      guard title?.string == "Go" else { return false }
      let attributes = unsafe title?.attributes(at: 0, effectiveRange: nil)
      return isRed(attributes?[.foregroundColor] as? UIColor)
        && attributes?[.underlineStyle] as? Int == 1
    },
    .of(UISwitch.self, "switch", "<color key=\"onTintColor\" \(red)/>") { isRed($0.onTintColor) },
    .of(UISwitch.self, "switch", "<color key=\"thumbTintColor\" \(red)/>") {
      isRed($0.thumbTintColor)
    },
    .of(UISlider.self, "slider continuous=\"NO\"") { !$0.isContinuous },
    .of(UISlider.self, "slider minimumValueImage=\"photo\" maximumValueImage=\"gear\"") {
      $0.minimumValueImage?.size.height == 30 && $0.maximumValueImage != nil
    },
    .of(
      UISlider.self, "slider",
      "<color key=\"minimumTrackTintColor\" \(red)/><color key=\"thumbTintColor\" \(red)/>"
    ) { isRed($0.minimumTrackTintColor) && isRed($0.thumbTintColor) },
    .of(UISlider.self, "slider", "<color key=\"maximumTrackTintColor\" \(red)/>") {
      isRed($0.maximumTrackTintColor)
    },
    .of(UIStepper.self, "stepper wraps=\"YES\"") { $0.wraps },
    .of(UIStepper.self, "stepper autorepeat=\"NO\"") { !$0.autorepeat },
    .of(UIStepper.self, "stepper continuous=\"NO\"") { !$0.isContinuous },
    .of(UIPageControl.self, "pageControl hidesForSinglePage=\"YES\"") { $0.hidesForSinglePage },
    .of(UIPageControl.self, "pageControl", "<color key=\"pageIndicatorTintColor\" \(red)/>") {
      isRed($0.pageIndicatorTintColor)
    },
    .of(
      UIPageControl.self, "pageControl", "<color key=\"currentPageIndicatorTintColor\" \(red)/>"
    ) { isRed($0.currentPageIndicatorTintColor) },
    .of(UIProgressView.self, "progressView", "<color key=\"progressTintColor\" \(red)/>") {
      isRed($0.progressTintColor)
    },
    .of(UIProgressView.self, "progressView", "<color key=\"trackTintColor\" \(red)/>") {
      isRed($0.trackTintColor)
    },
    .of(
      UIActivityIndicatorView.self, "activityIndicatorView", "<color key=\"color\" \(red)/>"
    ) { isRed($0.color) },
    .of(UISegmentedControl.self, "segmentedControl momentary=\"YES\"") { $0.isMomentary },
    .of(
      UISegmentedControl.self, "segmentedControl",
      "<segments><segment title=\"A\"/><segment title=\"B\" enabled=\"NO\"/></segments>"
    ) { $0.isEnabledForSegment(at: 0) && !$0.isEnabledForSegment(at: 1) },
    .of(
      UISegmentedControl.self, "segmentedControl",
      "<segments><segment title=\"\" image=\"photo\" width=\"70\"/></segments>"
    ) {
      $0.imageForSegment(at: 0)?.size.height == 30 && $0.titleForSegment(at: 0) == nil
        && $0.widthForSegment(at: 0) == 70
    },
    .of(
      UISegmentedControl.self, "segmentedControl",
      "<color key=\"selectedSegmentTintColor\" \(red)/>"
    ) { isRed($0.selectedSegmentTintColor) },
    .of(UIDatePicker.self, "datePicker datePickerMode=\"date\"") { $0.datePickerMode == .date },
    .of(UIDatePicker.self, "datePicker style=\"wheels\" minuteInterval=\"5\"") {
      $0.preferredDatePickerStyle == .wheels && $0.minuteInterval == 5
    },
    .of(UIColorWell.self, "colorWell title=\"Ink\"", "<color key=\"selectedColor\" \(red)/>") {
      $0.title == "Ink" && isRed($0.selectedColor)
    },
  ]

  static let containers: [WrittenAttribute] = [
    .of(UIScrollView.self, "scrollView showsHorizontalScrollIndicator=\"NO\"") {
      !$0.showsHorizontalScrollIndicator
    },
    .of(UIScrollView.self, "scrollView showsVerticalScrollIndicator=\"NO\"") {
      !$0.showsVerticalScrollIndicator
    },
    .of(UIScrollView.self, "scrollView pagingEnabled=\"YES\"") { $0.isPagingEnabled },
    .of(UIScrollView.self, "scrollView bounces=\"NO\" bouncesZoom=\"NO\"") {
      !$0.bounces && !$0.bouncesZoom
    },
    .of(UIScrollView.self, "scrollView directionalLockEnabled=\"YES\"") {
      $0.isDirectionalLockEnabled
    },
    .of(
      UIScrollView.self, "scrollView delaysContentTouches=\"NO\" canCancelContentTouches=\"NO\""
    ) { !$0.delaysContentTouches && !$0.canCancelContentTouches },
    .of(UIScrollView.self, "scrollView minimumZoomScale=\"0.5\" maximumZoomScale=\"3\"") {
      $0.minimumZoomScale == 0.5 && $0.maximumZoomScale == 3
    },
    .of(UIScrollView.self, "scrollView indicatorStyle=\"white\"") { $0.indicatorStyle == .white },
    .of(UIScrollView.self, "tableView keyboardDismissMode=\"onDrag\"") {
      $0.keyboardDismissMode == .onDrag
    },
    .of(
      UIScrollView.self, "scrollView",
      "<inset key=\"scrollIndicatorInsets\" minX=\"1\" minY=\"2\" maxX=\"3\" maxY=\"4\"/>"
    ) { $0.scrollIndicatorInsets == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3) },
    .of(UITableView.self, "tableView", "<color key=\"separatorColor\" \(red)/>") {
      isRed($0.separatorColor)
    },
    .of(UITableView.self, "tableView allowsSelectionDuringEditing=\"YES\"") {
      $0.allowsSelectionDuringEditing
    },
    .of(UITableView.self, "tableView allowsMultipleSelectionDuringEditing=\"YES\"") {
      $0.allowsMultipleSelectionDuringEditing
    },
    .of(UITableView.self, "tableView", "<view key=\"backgroundView\" tag=\"4\" id=\"b\"/>") {
      $0.backgroundView?.tag == 4
    },
    .of(UITableViewCell.self, "tableViewCell editingAccessoryType=\"checkmark\"") {
      $0.editingAccessoryType == .checkmark
    },
    .of(UITableViewCell.self, "tableViewCell selectionStyle=\"blue\"") {
      $0.selectionStyle == .blue
    },
    .of(UITableViewCell.self, "tableViewCell indentationLevel=\"2\" indentationWidth=\"15\"") {
      $0.indentationLevel == 2 && $0.indentationWidth == 15
    },
    .of(UITableViewCell.self, "tableViewCell shouldIndentWhileEditing=\"NO\"") {
      !$0.shouldIndentWhileEditing
    },
    .of(UITableViewCell.self, "tableViewCell showsReorderControl=\"YES\"") {
      $0.showsReorderControl
    },
    .of(
      UITableViewCell.self, "tableViewCell",
      "<inset key=\"separatorInset\" minX=\"40\" minY=\"0\" maxX=\"5\" maxY=\"0\"/>"
    ) { $0.separatorInset == UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 5) },
    .of(
      UICollectionView.self, "collectionView",
      """
      <collectionViewFlowLayout key="collectionViewLayout" sectionHeadersPinToVisibleBounds="YES" \
      id="l"><size key="estimatedItemSize" width="30" height="40"/></collectionViewFlowLayout>
      """
    ) {
      let layout = $0.collectionViewLayout as? UICollectionViewFlowLayout
      return layout?.estimatedItemSize == CGSize(width: 30, height: 40)
        && layout?.sectionHeadersPinToVisibleBounds == true
        && layout?.sectionFootersPinToVisibleBounds == false
    },
    .of(
      UIVisualEffectView.self, "visualEffectView",
      """
      <view key="contentView" id="c"><subviews><label tag="3" id="l"/></subviews></view>
      <blurEffect style="dark"/>
      """
    ) { $0.effect is UIBlurEffect && $0.contentView.subviews.first?.tag == 3 },
    .of(
      UIVisualEffectView.self, "visualEffectView",
      "<vibrancyEffect><blurEffect style=\"dark\"/></vibrancyEffect>"
    ) { $0.effect is UIVibrancyEffect },
    .of(UINavigationBar.self, "navigationBar translucent=\"NO\"") { !$0.isTranslucent },
    .of(UINavigationBar.self, "navigationBar", "<color key=\"barTintColor\" \(red)/>") {
      isRed($0.barTintColor)
    },
    .of(UIToolbar.self, "toolbar", "<color key=\"barTintColor\" \(red)/>") {
      isRed($0.barTintColor)
    },
    .of(
      UITabBar.self, "tabBar",
      """
      <items><tabBarItem systemItem="topRated" badgeValue="5" tag="2" id="t">
      <inset key="imageInsets" minX="0" minY="5" maxX="0" maxY="-5"/></tabBarItem>
      <tabBarItem title="New" image="photo" selectedImage="photo" enabled="NO" id="u"/></items>
      """
    ) {
      $0.items?.map(\.title) == ["Top Rated", "New"] && $0.items?[0].badgeValue == "5"
        && $0.items?[0].tag == 2 && $0.items?[0].imageInsets.top == 5
        && $0.items?[1].selectedImage?.size.width == 20 && $0.items?[1].isEnabled == false
    },
  ]
}
