import Testing
import UIKit

// What apps add to UIKit's classes by names that LayoutKit's have as well.
extension UIStackView {
  fileprivate func removeAllArrangedSubviews() {
    for view in arrangedSubviews { view.removeFromSuperview() }
  }
  fileprivate func setArrangedSubviews(_ views: [UIView]) {
    removeAllArrangedSubviews()
    views.forEach(addArrangedSubview)
  }
  fileprivate func addSpacer(_ length: CGFloat) {
    setCustomSpacing(length, after: arrangedSubviews[arrangedSubviews.count - 1])
  }
  fileprivate var insets: UIEdgeInsets {
    get { layoutMargins }
    set {
      layoutMargins = newValue
      isLayoutMarginsRelativeArrangement = true
    }
  }
  fileprivate var separators: Int { max(arrangedSubviews.count - 1, 0) }
  fileprivate var minimumSpacing: CGFloat { spacing / 2 }
}

extension UILayoutPriority {
  // UIKit's since Swift 5; apps of before have their own.
  fileprivate static func - (priority: UILayoutPriority, amount: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - 10 * amount)
  }
}

extension UIView {
  fileprivate func addSubviews(_ views: UIView...) { views.reversed().forEach(addSubview) }
  fileprivate var layoutTrace: String { "the app's" }
}

private final class Column: UIStackView {
  var weight = 3
  func setInsets(_ all: CGFloat) { spacing = all }
}

/// An app's extension comes before what the library adds to the same class.
@Suite("Extensions of an app")
struct OwnExtensionTests {
  #if MainActor
    @MainActor
  #endif
  @Test("Members by names of the library's own")
  func members() {
    #expect(UILayoutPriority.required - 1 == UILayoutPriority(990))
    #expect(UILayoutPriority.defaultHigh + 1 == UILayoutPriority(751))
    let stack = UIStackView(arrangedSubviews: [UIView(), UIView()])
    let first = stack.arrangedSubviews[0]
    stack.spacing = 8
    stack.setArrangedSubviews([UIView(), UIView(), UIView()])
    // The library's keeps what is left out as a subview; the app's takes it away.
    #expect(first.superview == nil)
    #expect(stack.separators == 2)
    #expect(stack.minimumSpacing == 4)
    stack.insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(stack.layoutMargins.right == 4)
    stack.addSpacer(12)
    #expect(stack.customSpacing(after: stack.arrangedSubviews[2]) == 12)
    stack.removeAllArrangedSubviews()
    #expect(stack.subviews.isEmpty)

    let (root, below, above) = (UIView(), UIView(), UIView())
    root.addSubviews(above, below)
    #expect(root.subviews == [below, above])
    #expect(root.layoutTrace == "the app's")

    let column = Column()
    column.setInsets(5)
    #expect(column.spacing == 5)
    #expect(column.weight == 3)
  }
}
