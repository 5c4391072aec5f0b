import Foundation
import Testing
import UIKit

/// Views that are changed after a layout are as large as those that were so from the beginning.
@Suite
struct LaterChangeTests {
  private func check<Subject: UIView>(
    _ type: Subject.Type, _ make: () -> Subject, _ changes: [(String, (Subject) -> Void)],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    /// The frame in a window that the view stands in the middle of.
    func frame(_ early: ((Subject) -> Void)?, _ late: ((Subject) -> Void)?) -> CGRect {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let view = make()
      early?(view)
      view.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(view)
      NSLayoutConstraint.activate([
        view.centerXAnchor.constraint(equalTo: window.centerXAnchor),
        view.topAnchor.constraint(equalTo: window.topAnchor, constant: 100),
      ])
      window.layoutIfNeeded()
      late?(view)
      window.layoutIfNeeded()
      return view.frame
    }
    let plain = frame(nil, nil)
    for (name, change) in changes {
      let changed = frame(nil, change)
      #expect(changed == frame(change, nil), "\(name)", sourceLocation: sourceLocation)
      #expect(changed != plain, "\(name) has an effect", sourceLocation: sourceLocation)
    }
  }

  private static let large = UIImage(size: CGSize(width: 90, height: 70))

  @Test func `Labels and pictures`() {
    check(
      UILabel.self,
      {
        let label = UILabel()
        label.text = "A text of some words"
        return label
      },
      [
        ("text", { $0.text = "Less" }), ("no text", { $0.text = nil }),
        ("font", { $0.font = .systemFont(ofSize: 30) }),
        (
          "width",
          {
            $0.numberOfLines = 0
            $0.preferredMaxLayoutWidth = 60
          }
        ),
        ("styled", { $0.attributedText = NSAttributedString(string: "Other") }),
      ])
    check(
      UIImageView.self,
      { UIImageView(image: UIImage(size: CGSize(width: 20, height: 20))) },
      [
        ("image", { $0.image = Self.large }), ("none", { $0.image = nil }),
      ])
  }

  @Test func `Controls`() {
    check(
      UIActivityIndicatorView.self, { UIActivityIndicatorView(style: .medium) },
      [("style", { $0.style = .large })])
    check(UIPageControl.self, { UIPageControl() }, [("pages", { $0.numberOfPages = 6 })])
    check(
      UISegmentedControl.self,
      { UISegmentedControl(items: ["One", "Two"]) },
      [
        ("more", { $0.insertSegment(withTitle: "Another", at: 0, animated: false) }),
        ("fewer", { $0.removeSegment(at: 0, animated: false) }),
        ("none", { $0.removeAllSegments() }),
        ("title", { $0.setTitle("A longer one", forSegmentAt: 1) }),
        ("image", { $0.setImage(Self.large, forSegmentAt: 1) }),
        ("width", { $0.setWidth(120, forSegmentAt: 0) }),
        (
          "apportioned",
          {
            $0.setTitle("A longer one", forSegmentAt: 1)
            $0.apportionsSegmentWidthsByContent = true
          }
        ),
        (
          "font",
          {
            $0.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 26)], for: .normal)
          }
        ),
      ])
    check(
      UIButton.self,
      {
        let button = UIButton(type: .custom)
        button.setTitle("Go", for: .normal)
        return button
      },
      [
        ("title", { $0.setTitle("Go there", for: .normal) }),
        (
          "styled",
          {
            $0.setAttributedTitle(NSAttributedString(string: "Elsewhere"), for: .normal)
          }
        ),
        ("image", { $0.setImage(Self.large, for: .normal) }),
        ("font", { $0.titleLabel?.font = .systemFont(ofSize: 40) }),
        ("insets", { $0.contentEdgeInsets = UIEdgeInsets(top: 9, left: 9, bottom: 9, right: 9) }),
        ("configuration", { $0.configuration = .filled() }),
        (
          "state",
          {
            $0.setTitle("Not now", for: .disabled)
            $0.isEnabled = false
          }
        ),
        (
          "selected",
          {
            $0.setTitle("Chosen", for: .selected)
            $0.isSelected = true
          }
        ),
      ])
  }

  @Test func `Fields and texts`() {
    check(
      UITextField.self,
      { UITextField() },
      [
        ("text", { $0.text = "A text" }), ("placeholder", { $0.placeholder = "Name and place" }),
        ("border", { $0.borderStyle = .roundedRect }),
        ("font", { $0.font = .systemFont(ofSize: 40) }),
      ])
    check(
      UITextView.self,
      {
        let view = UITextView()
        view.isScrollEnabled = false
        view.text = "A text"
        return view
      },
      [
        ("text", { $0.text = "A text\nof two lines" }),
        ("styled", { $0.attributedText = NSAttributedString(string: "A text of one line") }),
        ("font", { $0.font = .systemFont(ofSize: 30) }),
        (
          "insets",
          {
            $0.textContainerInset = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
          }
        ),
        ("padding", { $0.textContainer.lineFragmentPadding = 20 }),
        ("typed", { $0.insertText(" and more") }),
      ])
  }
}
