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
    /// The frames of the view and of all in it, in a window that it stands in the middle of.
    func frames(_ early: ((Subject) -> Void)?, _ late: ((Subject) -> Void)?) -> [CGRect] {
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
      func inside(_ view: UIView) -> [CGRect] {
        [view.frame] + view.subviews.filter { !$0.isHidden }.flatMap(inside)
      }
      return inside(view)
    }
    let plain = frames(nil, nil)
    for (name, change) in changes {
      let changed = frames(nil, change)
      #expect(changed == frames(change, nil), "\(name)", sourceLocation: sourceLocation)
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
          "direction",
          {
            $0.setImage(Self.large, for: .normal)
            $0.semanticContentAttribute = .forceRightToLeft
          }
        ),
        (
          "side",
          {
            $0.contentHorizontalAlignment = .left
            $0.contentEdgeInsets.left = 40
          }
        ),
        ("moved", { $0.titleEdgeInsets.left = 9 }),
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
        (
          "left",
          {
            $0.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
            $0.leftViewMode = .always
          }
        ),
        (
          "right",
          {
            $0.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
            $0.rightViewMode = .always
          }
        ),
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

  @Test func `Buttons of a configuration`() {
    let changes: [(String, (UIButton) -> Void)] = [
      ("title", { $0.configuration?.title = "Somewhere else" }),
      ("none", { $0.configuration?.title = nil }),
      ("styled", { $0.configuration?.attributedTitle = "Somewhere" }),
      ("subtitle", { $0.configuration?.subtitle = "A line below it" }),
      ("image", { $0.configuration?.image = Self.large }),
      ("insets", { $0.configuration?.contentInsets.leading = 40 }),
      ("size", { $0.configuration?.buttonSize = .large }),
      (
        "direction",
        {
          $0.configuration?.image = Self.large
          $0.semanticContentAttribute = .forceRightToLeft
        }
      ),
      (
        "padding",
        {
          $0.configuration?.image = Self.large
          $0.configuration?.imagePadding = 25
        }
      ),
      (
        "placement",
        {
          $0.configuration?.image = Self.large
          $0.configuration?.imagePlacement = .top
        }
      ),
      ("kind", { $0.configuration = nil }),
      (
        "handler",
        { $0.configurationUpdateHandler = { $0.configuration?.title = "By the handler" } }
      ),
      (
        "subtitle's font",
        {
          $0.configuration?.subtitle = "Below"
          $0.subtitleLabel?.font = .systemFont(ofSize: 40)
        }
      ),
    ]
    let make = {
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Go"
      return UIButton(configuration: configuration)
    }
    check(UIButton.self, make, changes)
  }

  @Test func `Stacks`() {
    let changes: [(String, (UIStackView) -> Void)] = [
      ("axis", { $0.axis = .vertical }), ("spacing", { $0.spacing = 9 }),
      ("direction", { $0.semanticContentAttribute = .forceRightToLeft }),
      ("alignment", { $0.alignment = .top }),
      ("hidden", { $0.arrangedSubviews[0].isHidden = true }),
      ("gone", { $0.arrangedSubviews[1].removeFromSuperview() }),
      ("one more", { $0.addArrangedSubview(UIImageView(image: Self.large)) }),
      ("first", { $0.insertArrangedSubview(UIImageView(image: Self.large), at: 0) }),
      ("custom spacing", { $0.setCustomSpacing(30, after: $0.arrangedSubviews[0]) }),
      (
        "margins",
        {
          $0.isLayoutMarginsRelativeArrangement = true
          $0.directionalLayoutMargins.leading = 40
        }
      ),
      ("distribution", { $0.distribution = .fillEqually }),
      ("text", { ($0.arrangedSubviews[0] as? UILabel)?.text = "A longer text" }),
      ("font", { ($0.arrangedSubviews[0] as? UILabel)?.font = .systemFont(ofSize: 40) }),
    ]
    let make = {
      let label = UILabel()
      label.text = "A text"
      return UIStackView(arrangedSubviews: [label, UIImageView(image: Self.large)])
    }
    check(UIStackView.self, make, changes)
  }

  @Test func `Contents of lists and search bars`() {
    func edit(_ view: UIView, _ change: (inout UIListContentConfiguration) -> Void) {
      guard let view = view as? UIListContentView,
        var content = view.configuration as? UIListContentConfiguration
      else { return }
      change(&content)
      view.configuration = content
    }
    let changes: [(String, (UIView) -> Void)] = [
      ("text", { edit($0) { $0.text = "A text that is longer" } }),
      ("second", { edit($0) { $0.secondaryText = "Below" } }),
      ("image", { edit($0) { $0.image = Self.large } }),
      ("font", { edit($0) { $0.textProperties.font = .systemFont(ofSize: 40) } }),
      ("margins", { edit($0) { $0.directionalLayoutMargins.top = 40 } }),
    ]
    let make = { () -> UIView in
      var content = UIListContentConfiguration.cell()
      content.text = "A text"
      return UIListContentView(configuration: content)
    }
    check(UIView.self, make, changes)
    check(
      UISearchBar.self, { UISearchBar() },
      [
        (
          "scopes",
          {
            $0.scopeButtonTitles = ["One", "Two"]
            $0.showsScopeBar = true
          }
        )
      ])
  }
}
