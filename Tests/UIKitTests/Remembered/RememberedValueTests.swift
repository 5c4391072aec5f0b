import Foundation
import Testing
import UIKit

/// What nothing is laid out or drawn by: values that a program sets and asks for again.
@Suite
struct RememberedValueTests {
  private func two<Object>(_ make: @autoclosure () -> Object) -> (Object, Object) {
    (make(), make())
  }

  /// Asks for a value's first, sets another one, and looks at another object.
  private func remember<Object: AnyObject, Value: Equatable>(
    _ objects: (Object, Object), _ value: ReferenceWritableKeyPath<Object, Value>, _ first: Value,
    _ then: Value, line: Int = #line
  ) {
    let here = SourceLocation(fileID: #fileID, filePath: #filePath, line: line, column: 1)
    #expect(objects.0[keyPath: value] == first, sourceLocation: here)
    objects.0[keyPath: value] = then
    #expect(objects.0[keyPath: value] == then, sourceLocation: here)
    #expect(objects.1[keyPath: value] == first, sourceLocation: here)
    objects.0[keyPath: value] = first
    #expect(objects.0[keyPath: value] == first, sourceLocation: here)
  }

  @Test func `values of UIWindow, UIToolbar, UIControl and UITableViewCell`() {
    remember(two(UIWindow(frame: .zero)), \.canResizeToFitContent, false, true)
    remember(two(UIToolbar()), \.barStyle, .default, .black)
    remember(two(UIControl()), \.isSymbolAnimationEnabled, false, true)
    remember(
      two(UITableViewCell(style: .default, reuseIdentifier: nil)),
      \.userInteractionEnabledWhileDragging, false, true)
  }

  @Test func `values of UINavigationBar`() {
    let objects = two(UINavigationBar())
    let picture = UIImage()
    remember(objects, \.barStyle, .default, .black)
    remember(objects, \.shadowImage, nil, picture)
    remember(objects, \.backIndicatorImage, nil, picture)
    remember(objects, \.backIndicatorTransitionMaskImage, nil, picture)
    objects.0.setBackgroundImage(picture, for: .compact)
    #expect(objects.0.backgroundImage(for: .compact) === picture)
    #expect(objects.0.backgroundImage(for: .default) == nil)
    #expect(objects.1.backgroundImage(for: .compact) == nil)
  }

  @Test func `values of UITabBar`() {
    let objects = two(UITabBar())
    let picture = UIImage()
    remember(objects, \.barStyle, .default, .black)
    remember(objects, \.unselectedItemTintColor, nil, .red)
    remember(objects, \.backgroundImage, nil, picture)
    remember(objects, \.shadowImage, nil, picture)
    remember(objects, \.selectionIndicatorImage, nil, picture)
    remember(objects, \.itemSpacing, 0, 7)
    remember(objects, \.itemWidth, 0, 7)
  }

  @Test func `values of UITabBarItem`() {
    let objects = two(UITabBarItem(title: nil, image: nil, tag: 0))
    remember(objects, \.badgeColor, nil, .red)
    remember(objects, \.titlePositionAdjustment, UIOffset(), UIOffset(horizontal: 1, vertical: 2))
  }

  @Test func `values of UIBarButtonItem`() {
    let objects = two(UIBarButtonItem())
    remember(objects, \.isSelected, false, true)
    remember(objects, \.isSpringLoaded, false, true)
    remember(objects, \.changesSelectionAsPrimaryAction, false, true)
    remember(objects, \.hidesSharedBackground, false, true)
    remember(objects, \.sharesBackground, true, false)
  }

  @Test func `values of UINavigationItem`() {
    let objects = two(UINavigationItem(title: "x"))
    remember(objects, \.hidesSearchBarWhenScrolling, true, false)
    remember(objects, \.subtitle, nil, "text")
    remember(objects, \.largeTitle, nil, "text")
  }

  @Test func `values of UISearchBar`() {
    let objects = two(UISearchBar())
    let picture = UIImage()
    remember(objects, \.showsBookmarkButton, false, true)
    remember(objects, \.showsSearchResultsButton, false, true)
    remember(objects, \.isSearchResultsButtonSelected, false, true)
    remember(objects, \.barStyle, .default, .black)
    remember(
      objects, \.searchFieldBackgroundPositionAdjustment, UIOffset(),
      UIOffset(horizontal: 1, vertical: 2))
    remember(
      objects, \.searchTextPositionAdjustment, UIOffset(), UIOffset(horizontal: 1, vertical: 2))
    remember(objects, \.scopeBarBackgroundImage, nil, picture)
    remember(objects, \.isEnabled, true, false)
    remember(objects, \.keyboardType, .default, .emailAddress)
    remember(objects, \.keyboardAppearance, .default, .dark)
    remember(objects, \.returnKeyType, .search, .done)
    remember(objects, \.enablesReturnKeyAutomatically, true, false)
    remember(objects, \.autocapitalizationType, .sentences, .allCharacters)
    remember(objects, \.autocorrectionType, .default, .no)
    remember(objects, \.spellCheckingType, .default, .no)
    remember(objects, \.smartQuotesType, .default, .no)
    remember(objects, \.smartDashesType, .default, .no)
    remember(objects, \.textContentType, nil, .password)
  }

  @Test func `values of UISearchController`() {
    let objects = two(UISearchController(searchResultsController: nil))
    remember(objects, \.dimsBackgroundDuringPresentation, true, false)
    remember(objects, \.automaticallyShowsScopeBar, true, false)
    remember(objects, \.showsSearchResultsController, false, true)
    remember(objects, \.automaticallyShowsSearchResultsController, true, false)
    remember(objects, \.ignoresSearchSuggestionsForSearchBarPlacementStacked, false, true)
  }

  @Test func `values of UIViewController`() {
    let objects = two(UIViewController(nibName: nil, bundle: nil))
    remember(objects, \.restoresFocusAfterTransition, true, false)
    remember(objects, \.providesPresentationContextTransitionStyle, false, true)
    remember(objects, \.automaticallyAdjustsScrollViewInsets, true, false)
    remember(objects, \.focusGroupIdentifier, nil, "text")
    remember(objects, \.hidesBottomBarWhenPushed, false, true)
    remember(objects, \.isEditing, false, true)
    remember(objects, \.isModalInPresentation, false, true)
    remember(objects, \.definesPresentationContext, false, true)
    let page = objects.0
    #expect(!page.prefersStatusBarHidden && !page.prefersHomeIndicatorAutoHidden)
    #expect(page.shouldAutorotate)
  }

  @Test func `values of UINavigationController`() {
    let objects = two(UINavigationController(rootViewController: UIViewController()))
    remember(objects, \.hidesBarsOnSwipe, false, true)
    remember(objects, \.hidesBarsOnTap, false, true)
    remember(objects, \.hidesBarsWhenKeyboardAppears, false, true)
    remember(objects, \.hidesBarsWhenVerticallyCompact, false, true)
  }

  @Test func `values of UISwitch`() {
    let objects = two(UISwitch())
    let picture = UIImage()
    remember(objects, \.title, nil, "text")
    remember(objects, \.onImage, nil, picture)
    remember(objects, \.offImage, nil, picture)
  }

  @Test func `values of UIProgressView`() {
    let objects = two(UIProgressView())
    let picture = UIImage()
    remember(objects, \.progressImage, nil, picture)
    remember(objects, \.trackImage, nil, picture)
  }

  @Test func `values of UIPageControl`() {
    let objects = two(UIPageControl())
    let picture = UIImage()
    remember(objects, \.preferredIndicatorImage, nil, picture)
    remember(objects, \.preferredCurrentPageIndicatorImage, nil, picture)
    remember(objects, \.allowsContinuousInteraction, true, false)
    remember(objects, \.defersCurrentPageDisplay, false, true)
  }

  @Test func `values of UILabel`() {
    let objects = two(UILabel())
    remember(objects, \.showsExpansionTextWhenTruncated, false, true)
    remember(objects, \.minimumFontSize, 0, 7)
    remember(objects, \.preferredVibrancy, 0, 7)
  }

  @Test func `values of UIImageView`() {
    let objects = two(UIImageView(image: nil))
    remember(objects, \.animationRepeatCount, 0, 7)
    remember(objects, \.adjustsImageSizeForAccessibilityContentSizeCategory, false, true)
  }

  @Test func `values of UIButton`() {
    let objects = two(UIButton())
    remember(objects, \.reversesTitleShadowWhenHighlighted, false, true)
    remember(objects, \.automaticallyUpdatesConfiguration, true, false)
    remember(objects, \.isHeld, false, true)
    remember(objects, \.isHovered, false, true)
  }

  @Test func `values of CALayer`() {
    let objects = two(CALayer())
    remember(objects, \.speed, 1, 7)
    remember(objects, \.timeOffset, 0, 7)
    remember(objects, \.beginTime, 0, 7)
    remember(objects, \.duration, 0, 7)
    remember(objects, \.repeatCount, 0, 7)
    remember(objects, \.autoreverses, false, true)
    remember(objects, \.isOpaque, false, true)
    remember(objects, \.isDoubleSided, true, false)
    remember(objects, \.allowsEdgeAntialiasing, false, true)
    remember(objects, \.allowsGroupOpacity, true, false)
    remember(objects, \.needsDisplayOnBoundsChange, false, true)
    remember(
      objects, \.contentsRect, CGRect(x: 0, y: 0, width: 1, height: 1),
      CGRect(x: 1, y: 2, width: 3, height: 4))
    remember(
      objects, \.contentsCenter, CGRect(x: 0, y: 0, width: 1, height: 1),
      CGRect(x: 1, y: 2, width: 3, height: 4))
    remember(objects, \.anchorPointZ, 0, 7)
    remember(objects, \.edgeAntialiasingMask, 15, 7)
    remember(objects, \.drawsAsynchronously, false, true)
  }

  @Test func `values of UIScrollView`() {
    let objects = two(UIScrollView())
    remember(objects, \.isZooming, false, true)
    remember(objects, \.isZoomBouncing, false, true)
    remember(objects, \.allowsKeyboardScrolling, true, false)
    remember(objects, \.bouncesVertically, true, false)
    remember(objects, \.bouncesHorizontally, true, false)
    remember(objects, \.transfersVerticalScrollingToParent, true, false)
    remember(objects, \.transfersHorizontalScrollingToParent, true, false)
    remember(objects, \.isPagingEnabled, false, true)
    remember(objects, \.bounces, true, false)
    remember(objects, \.delaysContentTouches, true, false)
    remember(objects, \.showsHorizontalScrollIndicator, true, false)
    remember(objects, \.showsVerticalScrollIndicator, true, false)
    remember(objects, \.keyboardDismissMode, .none, .interactive)
    remember(objects, \.minimumZoomScale, 1, 0.5)
    remember(objects, \.maximumZoomScale, 1, 2)
  }

  @Test func `values of UITableView`() {
    let objects = two(UITableView())
    remember(objects, \.cellLayoutMarginsFollowReadableWidth, false, true)
    remember(objects, \.isPrefetchingEnabled, true, false)
    remember(objects, \.dragInteractionEnabled, true, false)
    remember(objects, \.sectionIndexColor, nil, .red)
    remember(objects, \.sectionIndexBackgroundColor, nil, .red)
    remember(objects, \.sectionIndexTrackingBackgroundColor, nil, .red)
    remember(objects, \.sectionIndexMinimumDisplayRowCount, 0, 7)
    remember(objects, \.remembersLastFocusedIndexPath, false, true)
    remember(objects, \.selectionFollowsFocus, false, true)
    remember(objects, \.allowsFocus, true, false)
    remember(objects, \.insetsContentViewsToSafeArea, true, false)
    remember(objects, \.fillerRowHeight, 0, 7)
    remember(objects, \.isSpringLoaded, false, true)
  }

  @Test func `values of UICollectionView`() {
    let objects = two(
      UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()))
    remember(objects, \.isPrefetchingEnabled, true, false)
    remember(objects, \.dragInteractionEnabled, true, false)
    remember(objects, \.remembersLastFocusedIndexPath, false, true)
    remember(objects, \.selectionFollowsFocus, false, true)
    remember(objects, \.allowsFocus, true, false)
    remember(objects, \.allowsSelectionDuringEditing, false, true)
    remember(objects, \.allowsMultipleSelectionDuringEditing, false, true)
    remember(objects, \.isSpringLoaded, false, true)
  }

  @Test func `values of UITextField`() {
    let objects = two(UITextField())
    let picture = UIImage()
    remember(objects, \.disabledBackground, nil, picture)
    remember(objects, \.inlinePredictionType, 0, 7)
  }

  @Test func `values of UITextView`() {
    let objects = two(UITextView())
    remember(objects, \.usesStandardTextScaling, false, true)
    remember(objects, \.isFindInteractionEnabled, false, true)
  }

  @Test func `values of UIView`() {
    let objects = two(UIView())
    let picture = UIImage()
    remember(objects, \.showsLargeContentViewer, false, true)
    remember(objects, \.largeContentTitle, nil, "text")
    remember(objects, \.largeContentImage, nil, picture)
    remember(objects, \.scalesLargeContentImage, false, true)
    remember(
      objects, \.largeContentImageInsets, .zero, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    remember(objects, \.clearsContextBeforeDrawing, true, false)
    remember(objects, \.focusGroupIdentifier, nil, "text")
    remember(objects, \.minimumContentSizeCategory, nil, .large)
    remember(objects, \.maximumContentSizeCategory, nil, .large)
    remember(objects, \.accessibilityIgnoresInvertColors, false, true)
    remember(objects, \.isFocused, false, true)
    remember(objects, \.isOpaque, true, false)
    remember(objects, \.isMultipleTouchEnabled, false, true)
    remember(objects, \.isExclusiveTouch, false, true)
    remember(objects, \.contentScaleFactor, 1, 2)
    remember(objects, \.transform, .identity, CGAffineTransform(scaleX: 2, y: 2))
    #expect(!UIView.requiresConstraintBasedLayout)
    #expect(objects.0.debugDescription == objects.0.description)
  }
}
