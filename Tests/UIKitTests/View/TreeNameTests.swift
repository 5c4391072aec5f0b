import Testing
import UIKit
import ViewTree

/// In a tree with a view that only UIKit has, types go by the names that UIKit has for them.
@Suite struct TreeNameTests {
  private final class Card: UIView {}
  /// Types of the program's own with names that the tree has, too.
  private enum Own {
    final class View: UIView {}
  }

  private func tree(_ views: UIView...) -> UIView {
    let root = UIView()
    for view in views { root.addSubview(view) }
    return root
  }

  @Test func `A tree speaks as its program`() {
    let table = UITableView()
    let root = tree(UILabel(), UIScrollView(), table, Card(), Own.View())
    #expect(
      root.subviews.map { $0.itemName.prefix { $0 != "[" } }
        == ["UILabel", "UIScrollView", "UITableView", "Card", "View"])
    #expect(root.itemName == "UIView")
    #expect(table.itemName == "UITableView[2] of UIView")
    #expect("\(root.subviews[1])".contains("<UIScrollView: UIScrollView[1] of UIView;"))
    // Without such a view it can't be known.
    #expect(tree(UIScrollView()).itemName == "View")
  }

  @Test(
    arguments: [
      { UILabel() }, { UIImageView() }, { UIStackView() }, { UIControl() }, { UIButton() },
      { UITextField() }, { UITextView() }, { UISwitch() }, { UIProgressView() },
      { UIActivityIndicatorView() }, { UIPickerView() }, { UISearchBar() },
      { UINavigationBar() }, { UIToolbar() }, { UITabBar() }, { UIVisualEffectView() },
      { UICollectionViewCell() },
      {
        UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      }, { UIInputView(frame: .zero, inputViewStyle: .default) },
      { UIListContentView(configuration: .cell()) },
    ] as [Making])
  func `Each class of views that only UIKit has tells of it`(_ make: Making) {
    #expect(tree(make()).itemName == "UIView")
  }

  @Test func `Controllers, windows and guides too`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let controller = UIViewController()
    window.rootViewController = controller
    controller.view.addSubview(UILabel())
    let guide = UILayoutGuide()
    controller.view.addLayoutGuide(guide)
    #expect(window.itemName == "UIWindow")
    var reports: [String] = []
    window.onDiagnostic = { reports.append($0.message) }
    controller.addChild(controller)
    #expect(reports == ["UIViewController can't be a child of itself."])
    #expect(guide.itemName.hasPrefix("UILayoutGuide["))
  }

  @Test func `Diagnostics name views so`() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    var reports: [LayoutDiagnostic] = []
    window.onDiagnostic = { reports.append($0) }
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(UILabel())
    window.addSubview(box)
    NSLayoutConstraint.activate([
      box.widthAnchor.constraint(equalToConstant: 10),
      box.widthAnchor.constraint(equalToConstant: 20),
    ])
    window.layoutIfNeeded()
    let report = try #require(reports.first)
    #expect(report.description.contains("UIView[1] of UIWindow"))
  }
}
