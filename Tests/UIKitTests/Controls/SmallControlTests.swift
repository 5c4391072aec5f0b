import Testing
import UIKit

/// Controls that are smaller than what surrounds their content.
///
/// Insets that are larger than what they are taken from leave no room, and nothing beyond that: in particular no
/// frame without numbers.
@Suite
struct SmallControlTests {
  nonisolated struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let make: Making

    init(_ name: String, make: @escaping Making) {
      testDescription = name
      self.make = make
    }
  }

  static func field(_ style: UITextField.BorderStyle, hasSideViews: Bool = false) -> UITextField {
    let field = UITextField()
    field.borderStyle = style
    field.text = "Text"
    field.placeholder = "Placeholder"
    if hasSideViews {
      field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
      field.leftViewMode = .always
      field.rightViewMode = .always
    }
    return field
  }

  static func button(_ change: (UIButton) -> Void) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle("Title", for: .normal)
    button.setImage(UIImage(size: CGSize(width: 20, height: 20)), for: .normal)
    change(button)
    return button
  }

  nonisolated static let wide = UIEdgeInsets(top: 30, left: 40, bottom: 50, right: 60)

  nonisolated static let cases = [
    Case("field without a border") { field(.none) }, Case("field with a line") { field(.line) },
    Case("field with a bezel") { field(.bezel) },
    Case("field with a rounded border") { field(.roundedRect) },
    Case("field with a rounded border and views at its sides") {
      field(.roundedRect, hasSideViews: true)
    },
    Case("field with a placeholder") {
      let field = SmallControlTests.field(.roundedRect)
      field.text = nil
      return field
    },
    Case("text view") {
      let view = UITextView()
      view.text = "Text"
      view.textContainerInset = wide
      return view
    },
    Case("text view that doesn't scroll") {
      let view = UITextView()
      view.text = "Text"
      view.isScrollEnabled = false
      view.textContainerInset = wide
      return view
    },
    Case("button with insets around its content") { button { $0.contentEdgeInsets = wide } },
    Case("button with insets around its picture") {
      button {
        $0.imageEdgeInsets = wide
        $0.titleEdgeInsets = UIEdgeInsets(top: 0, left: 80, bottom: 0, right: 0)
      }
    },
    Case("button with a configuration") {
      button {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Title"
        configuration.subtitle = "Subtitle"
        configuration.image = UIImage(size: CGSize(width: 20, height: 20))
        configuration.contentInsets = NSDirectionalEdgeInsets(
          top: 30, leading: 40, bottom: 50, trailing: 60)
        $0.configuration = configuration
      }
    },
    Case("collection with insets") {
      let layout = UICollectionViewFlowLayout()
      layout.sectionInset = wide
      layout.sectionHeadersPinToVisibleBounds = true
      let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
      view.contentInset = wide
      return view
    },
    Case("grouped table with insets") {
      let view = UITableView(frame: .zero, style: .insetGrouped)
      view.contentInset = wide
      return view
    },
  ]

  nonisolated static let sizes: [(CGFloat, CGFloat)] = [(0, 0), (1, 1), (13, 3), (40, 2), (5, 100)]

  @Test(arguments: cases)
  func `Their parts have places and no sizes below 0`(_ test: Case) throws {
    for (width, height) in Self.sizes {
      let window = UIWindow()
      let view = test.make()
      view.frame = CGRect(x: 10, y: 20, width: width, height: height)
      window.addSubview(view)
      try window.layoutOrThrow()
      var pending = view.subviews
      while let part = pending.popLast() {
        let frame = part.frame
        #expect(frame.origin.x.isFinite && frame.origin.y.isFinite)
        #expect(frame.size.width >= 0 && frame.size.height >= 0)
        #expect(frame.size.width.isFinite && frame.size.height.isFinite)
        pending += part.subviews
      }
    }
  }

  // Views keep their sizes at the sides, the button is 19 points a side and begins 24 before the end: each in the middle of
  // the height, which is at 40 and at 1.5.
  @Test(
    arguments: [
      (
        CGRect(x: 10, y: 20, width: 200, height: 40), CGRect(x: 10, y: 30, width: 20, height: 20),
        CGRect(x: 180, y: 30, width: 30, height: 20), CGRect(x: 186, y: 30.5, width: 19, height: 19)
      ),
      (
        CGRect(x: 0, y: 0, width: 5, height: 3), CGRect(x: 0, y: -8.5, width: 20, height: 20),
        CGRect(x: -25, y: -8.5, width: 30, height: 20), CGRect(x: -19, y: -8, width: 19, height: 19)
      ),
    ])
  func `What stands beside the text of a field`(
    _ bounds: CGRect, _ left: CGRect, _ right: CGRect, _ button: CGRect
  ) {
    let field = Self.field(.roundedRect, hasSideViews: true)
    #expect(field.leftViewRect(forBounds: bounds) == left)
    #expect(field.rightViewRect(forBounds: bounds) == right)
    #expect(field.clearButtonRect(forBounds: bounds) == button)
    #expect(field.borderRect(forBounds: bounds) == bounds)
    field.leftView = nil
    field.rightView = nil
    #expect(field.leftViewRect(forBounds: bounds) == .zero)
    #expect(field.rightViewRect(forBounds: bounds) == .zero)
  }

  // 7 points at the sides and 2 above and below are left free; between edges that would cross is the middle.
  @Test(
    arguments: [
      (CGRect(x: 0, y: 0, width: 100, height: 34), CGRect(x: 7, y: 2, width: 86, height: 30)),
      (CGRect(x: 0, y: 0, width: 14, height: 4), CGRect(x: 7, y: 2, width: 0, height: 0)),
      (CGRect(x: 0, y: 0, width: 1, height: 1), CGRect(x: 0.5, y: 0.5, width: 0, height: 0)),
      (CGRect(x: 10, y: 20, width: 4, height: 34), CGRect(x: 12, y: 22, width: 0, height: 30)),
    ])
  func `The text of a field with a rounded border`(_ bounds: CGRect, _ text: CGRect) {
    let field = Self.field(.roundedRect)
    #expect(field.textRect(forBounds: bounds) == text)
    #expect(field.editingRect(forBounds: bounds) == text)
    #expect(field.placeholderRect(forBounds: bounds) == text)
  }
}
