import Foundation
import Testing
import UIKit

/// What delegates and data sources answer that implement none of what is optional.
@Suite
struct DelegateAnswerTests {
  private final class Writer: NSObject, UITextViewDelegate, UITextFieldDelegate,
    UISearchBarDelegate, UISearchControllerDelegate
  {}

  private final class Bars: NSObject, UINavigationBarDelegate, UITabBarDelegate,
    UITabBarControllerDelegate, UINavigationControllerDelegate
  {}

  private final class Pages: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate,
    UIPickerViewDelegate, UIApplicationDelegate
  {
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { nil }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { nil }
  }

  @Test func `Of texts and fields`() throws {
    let writer = Writer()
    let (text, field) = (UITextView(), UITextField())
    text.text = "Words"
    field.text = "Word"
    let range = NSRange(location: 0, length: 1)
    let address = try #require(URL(string: "https://example.com"))
    let yes = [
      writer.textViewShouldBeginEditing(text), writer.textViewShouldEndEditing(text),
      writer.textView(text, shouldChangeTextIn: range, replacementText: "a"),
      writer.textView(
        text, shouldInteractWith: address, in: range, interaction: .invokeDefaultAction),
      writer.textField(field, shouldChangeCharactersIn: range, replacementString: "a"),
      writer.textFieldShouldClear(field),
    ]
    #expect(!yes.contains(false))
    writer.textViewDidBeginEditing(text)
    writer.textViewDidChange(text)
    writer.textViewDidEndEditing(text)
    writer.textFieldDidChangeSelection(field)
    #expect(text.text == "Words" && field.text == "Word")
  }

  @Test func `Of search`() {
    let (writer, bar) = (Writer(), UISearchBar())
    bar.text = "Words"
    #expect(writer.searchBarShouldBeginEditing(bar) && writer.searchBarShouldEndEditing(bar))
    writer.searchBarTextDidBeginEditing(bar)
    writer.searchBarTextDidEndEditing(bar)
    writer.searchBar(bar, selectedScopeButtonIndexDidChange: 1)
    writer.searchBarCancelButtonClicked(bar)
    writer.searchBarSearchButtonClicked(bar)
    #expect(bar.text == "Words" && bar.selectedScopeButtonIndex == 0)
    let search = UISearchController(searchResultsController: nil)
    writer.willDismissSearchController(search)
    #expect(!search.isActive)
  }

  @Test func `Of bars`() {
    let (bars, page) = (Bars(), UIViewController())
    let (bar, item) = (UINavigationBar(), UINavigationItem(title: "a"))
    #expect(bars.position(for: bar) == .any)
    #expect(bars.navigationBar(bar, shouldPush: item) && bars.navigationBar(bar, shouldPop: item))
    bars.navigationBar(bar, didPush: item)
    bars.navigationBar(bar, didPop: item)
    #expect(bar.items?.isEmpty != false)
    let (tabBar, tab) = (UITabBar(), UITabBarItem(title: "a", image: nil, tag: 0))
    bars.tabBar(tabBar, didSelect: tab)
    #expect(tabBar.selectedItem == nil)
    let (tabs, stack) = (UITabBarController(), UINavigationController())
    #expect(bars.tabBarController(tabs, shouldSelect: page))
    bars.tabBarController(tabs, didSelect: page)
    bars.navigationController(stack, didShow: page, animated: false)
    #expect(tabs.children.isEmpty && stack.viewControllers.isEmpty)
  }

  @Test func `Of pages and wheels`() {
    let (pages, page) = (Pages(), UIViewController())
    let book = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
    #expect(pages.presentationCount(for: book) == 0 && pages.presentationIndex(for: book) == 0)
    pages.pageViewController(book, willTransitionTo: [page])
    pages.pageViewController(
      book, didFinishAnimating: true, previousViewControllers: [page], transitionCompleted: true)
    #expect(book.viewControllers?.isEmpty != false)
    #expect(
      UIPageViewController.OptionsKey.interPageSpacing
        == .init(rawValue: UIPageViewController.OptionsKey.interPageSpacing.rawValue))
    let wheels = UIPickerView()
    #expect(pages.pickerView(wheels, titleForRow: 0, forComponent: 0) == nil)
    #expect(pages.pickerView(wheels, viewForRow: 0, forComponent: 0, reusing: nil).frame == .zero)
    #expect(pages.pickerView(wheels, rowHeightForComponent: 0) == 32)
    pages.pickerView(wheels, didSelectRow: 0, inComponent: 0)
    wheels.reloadAllComponents()
    wheels.reloadComponent(0)
    #expect(wheels.view(forRow: 0, forComponent: 0) == nil && wheels.numberOfComponents == 0)
    #expect(wheels.sizeThatFits(.zero) == CGSize(width: 320, height: 216))
    #expect(pages.window == .some(UIApplication.shared.keyWindow))
  }
}
