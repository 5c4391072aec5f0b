package import Foundation
import LayoutKit
package import UIKit

extension ViewKind {
  static var pictures: [ViewKind] {
    [
      ViewKind("imageView", UIImageView.self) { view, values, _ in
        view.image = values.image("image")
        view.highlightedImage = values.image("highlightedImage")
        view.isHighlighted = values.flag("highlighted") ?? false
      },
      ViewKind("visualEffectView", EffectView.self) { view, values, reader in
        guard let content = values.element.child(key: "contentView") else { return }
        reader.read(content, into: view.contentView)
        if reader.isPicture, let frame = values.values(of: content).rect("frame") {
          view.contentView.frame = frame
        }
      },
    ]
  }

  static var stacks: [ViewKind] {
    [
      ViewKind("stackView", UIStackView.self) { stack, values, reader in
        stack.axis = values["axis"] == "vertical" ? .vertical : .horizontal
        stack.distribution =
          values.choice(
            "distribution",
            [
              "fill": .fill, "fillEqually": .fillEqually,
              "fillProportionally": .fillProportionally, "equalSpacing": .equalSpacing,
              "equalCentering": .equalCentering,
            ]) ?? .fill
        stack.alignment =
          values.choice(
            "alignment",
            [
              "fill": .fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline,
              "center": .center, "trailing": .trailing, "bottom": .bottom,
              "lastBaseline": .lastBaseline,
            ]) ?? .fill
        if values["spacingType"] == "standard" {
          stack.spacing = UIStackView.spacingUseSystem
        } else if let spacing = values.number("spacing") {
          stack.spacing = spacing
        }
        stack.isBaselineRelativeArrangement =
          values.flag("baselineRelativeArrangement") ?? false
        let hasMargins =
          values.element.child(key: "layoutMargins") != nil
          || values.element.child(key: "directionalLayoutMargins") != nil
        stack.isLayoutMarginsRelativeArrangement =
          values.flag("layoutMarginsRelativeArrangement") ?? hasMargins
        // In Interface Builder stacks have no margins unless they are set.
        if reader.isPicture, !hasMargins { stack.layoutMargins = .zero }
      }
    ]
  }

  static var scrolling: [ViewKind] {
    [
      ViewKind("scrollView", UIScrollView.self) { view, values, reader in
        setUpScrolling(view, values, reader)
      }
    ]
  }

  static func setUpScrolling(_ view: UIScrollView, _ values: Values, _ reader: PartReader) {
    view.isScrollEnabled = values.flag("scrollEnabled") ?? true
    view.alwaysBounceVertical = values.flag("alwaysBounceVertical") ?? false
    view.alwaysBounceHorizontal = values.flag("alwaysBounceHorizontal") ?? false
    if let inset = values.insets("contentInset") { view.contentInset = inset }
    if let behavior: UIScrollView.ContentInsetAdjustmentBehavior = values.choice(
      "contentInsetAdjustmentBehavior",
      [
        "automatic": .automatic, "scrollableAxes": .scrollableAxes, "never": .never,
        "always": .always,
      ])
    {
      view.contentInsetAdjustmentBehavior = behavior
    }
    for child in values.element.children where child.name == "viewLayoutGuide" {
      guard let id = child.id else { continue }
      switch child.key {
      case "contentLayoutGuide": reader.name(view.contentLayoutGuide, id)
      case "frameLayoutGuide": reader.name(view.frameLayoutGuide, id)
      default: continue
      }
    }
  }

  static var bars: [ViewKind] {
    [
      ViewKind("navigationBar", UINavigationBar.self) { bar, values, reader in
        bar.prefersLargeTitles = values.flag("largeTitles") ?? false
        let items = values.element.list("items").filter { $0.name == "navigationItem" }
        guard !items.isEmpty else { return }
        bar.items = items.map { element in
          let item = UINavigationItem(title: element["title"] ?? "")
          item.prompt = element["prompt"]
          reader.readButtons(of: element, item)
          return item
        }
      },
      ViewKind("tabBar", UITabBar.self) { bar, values, reader in
        let items = values.element.list("items").filter { $0.name == "tabBarItem" }
        guard !items.isEmpty else { return }
        bar.items = items.map { element in
          UITabBarItem(
            title: element["title"], image: element["image"].flatMap(values.resources.image),
            tag: element["tag"].flatMap(Int.init) ?? 0)
        }
      },
      ViewKind("toolbar", standingFor: UIToolbar.self) { bar, values, reader in
        bar.items = reader.buttons(values.element.list("items"))
      },
      ViewKind("searchBar", standingFor: UISearchBar.self) { bar, values, _ in
        bar.text = values["text"]
        bar.placeholder = values["placeholder"]
        bar.prompt = values["prompt"]
        bar.showsCancelButton = values.flag("showsCancelButton") ?? false
        if values["searchBarStyle"] == "minimal" { bar.searchBarStyle = .minimal }
      },
    ]
  }
}

/// Stands for views of the system of which only the size is known.
package final class SystemView: UIView {
  /// The size that the system gives it.
  package var systemSize = SystemSize(.noSize) {
    didSet { invalidateIntrinsicContentSize() }
  }

  package override var intrinsicContentSize: CGSize { systemSize.content }
  package override var alignmentRectInsets: UIEdgeInsets { systemSize.insets }
}

/// Stands for views that blur what is behind them, with what is in front in a view of its own.
package final class EffectView: UIView {
  package let contentView = UIView()

  package override init(frame: CGRect) {
    super.init(frame: frame)
    addContent()
  }

  package required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContent()
  }

  private func addContent() {
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
}
