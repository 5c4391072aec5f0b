import Foundation
import Testing
import UIKit

/// Pages, progress and where content stands, by UIKit's documentation.
@Suite
struct PageAndProgressTests {
  @Test func `The page that is shown is one that there is`() {
    let pages = UIPageControl()
    pages.currentPage = 2
    #expect(pages.currentPage == 0)
    pages.numberOfPages = 5
    for (set, shown) in [(3, 3), (5, 4), (99, 4), (-1, 0)] {
      pages.currentPage = set
      #expect(pages.currentPage == shown)
    }
    pages.currentPage = 4
    pages.numberOfPages = 2
    #expect(pages.currentPage == 1)
    pages.numberOfPages = -7
    // As wide as none: 20.
    #expect(pages.numberOfPages == 0 && pages.currentPage == 0)
    #expect(pages.intrinsicContentSize.width == 20)
  }

  @Test func `A page has a picture of its own, and another one while it is shown`() {
    let pages = UIPageControl()
    let (star, dot, usual) = (
      UIImage(systemName: "star"), UIImage(systemName: "circle"), UIImage(systemName: "square")
    )
    pages.setIndicatorImage(star, forPage: 1)
    pages.setCurrentPageIndicatorImage(dot, forPage: 1)
    #expect(pages.indicatorImage(forPage: 1) == star)
    #expect(pages.currentPageIndicatorImage(forPage: 1) == dot)
    #expect(pages.indicatorImage(forPage: 0) == nil)
    pages.preferredIndicatorImage = usual
    pages.preferredCurrentPageIndicatorImage = star
    #expect(pages.indicatorImage(forPage: 0) == usual && pages.indicatorImage(forPage: 1) == star)
    #expect(pages.currentPageIndicatorImage(forPage: 0) == star)
    pages.setIndicatorImage(nil, forPage: 1)
    #expect(pages.indicatorImage(forPage: 1) == usual)
  }

  @Test func `A bar shows the progress that it observes`() {
    let bar = UIProgressView()
    bar.progress = 0.75
    let progress = Progress(totalUnitCount: 8)
    progress.completedUnitCount = 2
    bar.observedProgress = progress
    #expect(bar.progress == 0.25 && bar.accessibilityValue == "25%")
    progress.completedUnitCount = 4
    #expect(bar.progress == 0.5)
    progress.completedUnitCount = 99
    #expect(bar.progress == 1)
    bar.observedProgress = nil
    #expect(bar.progress == 0.75)
  }

  @Test func `Content stands at a side that follows the direction of the text`() {
    let button = UIButton()
    typealias Alignment = UIControl.ContentHorizontalAlignment
    let cases: [(Alignment, Alignment, Alignment)] = [
      (.leading, .left, .right), (.trailing, .right, .left), (.left, .left, .left),
      (.right, .right, .right), (.center, .center, .center), (.fill, .fill, .fill),
    ]
    for (set, leftToRight, rightToLeft) in cases {
      button.contentHorizontalAlignment = set
      button.semanticContentAttribute = .forceLeftToRight
      #expect(button.effectiveContentHorizontalAlignment == leftToRight)
      button.semanticContentAttribute = .forceRightToLeft
      #expect(button.effectiveContentHorizontalAlignment == rightToLeft)
    }
  }

  @Test func `There is one program and one menu, and a language is named as others name it`() {
    UIMenuController.shared.arrowDirection = .down
    #expect(UIMenuController.shared.arrowDirection == .down)
    UIMenuController.shared.arrowDirection = .default
    #expect(UIApplication.shared === UIApplication.shared)
    UIApplication.shared.isIdleTimerDisabled = true
    #expect(UIApplication.shared.isIdleTimerDisabled)
    UIApplication.shared.isIdleTimerDisabled = false
    #expect(UITextInputMode().primaryLanguage?.contains("_") == false)
  }
}
