import Foundation
import Testing
import UIKit

/// In UIKit each class has the initialisers of `UIView` or `UIViewController`, whatever others it has.
@Suite struct MadeWithoutArgumentsTests {
  @Test(
    arguments: [
      UIActivityIndicatorView.self, UIButton.self, UICollectionReusableView.self,
      UICollectionViewCell.self, UICollectionView.self, UIControl.self, UIDatePicker.self,
      UIImageView.self, UIInputView.self, UILabel.self, UIListContentView.self,
      UINavigationBar.self, UIPageControl.self, UIPickerView.self, UIProgressView.self,
      UIRefreshControl.self, UIScrollView.self, UISearchBar.self, UISearchTextField.self,
      UISegmentedControl.self, UISlider.self, UIStackView.self, UIStepper.self, UISwitch.self,
      UITabBar.self, UITableView.self, UITableViewCell.self, UITableViewHeaderFooterView.self,
      UITextField.self, UITextView.self, UIToolbar.self, UIView.self, UIVisualEffectView.self,
      UIWindow.self,
    ] as [UIView.Type])
  func `Every view can be made without arguments, with a frame and from an archive`(
    type: UIView.Type
  ) {
    let made = [type.init(), type.init(frame: CGRect(x: 1, y: 2, width: 300, height: 200))]
    for view in made + [type.init(coder: NSCoder())].compactMap({ $0 }) {
      view.layoutIfNeeded()
      #expect(Swift.type(of: view) == type)
    }
    #expect(made[1].frame.origin == CGPoint(x: 1, y: 2))
  }

  @Test(
    arguments: [
      UIActivityViewController.self, UIAlertController.self, UICollectionViewController.self,
      UIDocumentPickerViewController.self, UIInputViewController.self,
      UINavigationController.self, UIPageViewController.self, UISearchController.self,
      UISplitViewController.self, UITabBarController.self, UITableViewController.self,
      UIViewController.self,
    ] as [UIViewController.Type])
  func `Every controller can be made without arguments`(type: UIViewController.Type) {
    let controller = type.init()
    controller.loadViewIfNeeded()
    #expect(Swift.type(of: controller) == type && controller.isViewLoaded)
  }

  @Test func `A list's view from an archive shows what it is given`() throws {
    let view = try #require(UIListContentView(coder: NSCoder()))
    var content = UIListContentConfiguration.cell()
    content.text = "Text"
    view.configuration = content
    #expect(view.subviews.contains { ($0 as? UILabel)?.text == "Text" })
    let search = try #require(UISearchController(coder: NSCoder()))
    #expect(search.searchBar.frame.height == 56)
  }
}
