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
      ViewKind("visualEffectView", EffectView.self, inPrograms: UIVisualEffectView.self) {
        view, values, reader in
        (view as? UIVisualEffectView)?.effect = values.effect
        let own = (view as? UIVisualEffectView)?.contentView ?? (view as? EffectView)?.contentView
        guard let content = values.element.child(key: "contentView"), let own else { return }
        reader.read(content, into: own)
        if reader.isPicture, let frame = values.values(of: content).rect("frame") {
          own.frame = frame
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
    setUpTouches(view, values)
    if let inset = values.insets("contentInset") { view.contentInset = inset }
    if let inset = values.insets("scrollIndicatorInsets") { view.scrollIndicatorInsets = inset }
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

  /// Sets what a scroll view does when it is touched.
  private static func setUpTouches(_ view: UIScrollView, _ values: Values) {
    view.showsHorizontalScrollIndicator = values.flag("showsHorizontalScrollIndicator") ?? true
    view.showsVerticalScrollIndicator = values.flag("showsVerticalScrollIndicator") ?? true
    view.isPagingEnabled = values.flag("pagingEnabled") ?? false
    view.bounces = values.flag("bounces") ?? true
    view.bouncesZoom = values.flag("bouncesZoom") ?? true
    view.isDirectionalLockEnabled = values.flag("directionalLockEnabled") ?? false
    view.delaysContentTouches = values.flag("delaysContentTouches") ?? true
    view.canCancelContentTouches = values.flag("canCancelContentTouches") ?? true
    if let scale = values.number("minimumZoomScale") { view.minimumZoomScale = scale }
    if let scale = values.number("maximumZoomScale") { view.maximumZoomScale = scale }
    view.indicatorStyle =
      values.choice("indicatorStyle", ["default": .default, "black": .black, "white": .white])
      ?? .default
    view.keyboardDismissMode =
      values.choice(
        "keyboardDismissMode",
        [
          "none": .none, "onDrag": .onDrag, "interactive": .interactive,
        ]) ?? .none
  }

  static var bars: [ViewKind] {
    [
      ViewKind("navigationBar", UINavigationBar.self) { bar, values, reader in
        bar.prefersLargeTitles = values.flag("largeTitles") ?? false
        bar.isTranslucent = values.flag("translucent") ?? true
        if let color = values.color("barTintColor") { bar.barTintColor = color }
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
        bar.isTranslucent = values.flag("translucent") ?? true
        if let color = values.color("barTintColor") { bar.barTintColor = color }
        let items = values.element.list("items").filter { $0.name == "tabBarItem" }
        guard !items.isEmpty else { return }
        bar.items = items.map { element in
          let item = UITabBarItem()
          item.apply(values.values(of: element))
          return item
        }
      },
      ViewKind("toolbar", standingFor: UIToolbar.self) { bar, values, reader in
        bar.items = reader.buttons(values.element.list("items"))
        if let color = values.color("barTintColor") { bar.barTintColor = color }
      },
      ViewKind("searchBar", standingFor: UISearchBar.self) { bar, values, _ in
        bar.text = values.string("text")
        bar.placeholder = values.string("placeholder")
        bar.prompt = values.string("prompt")
        bar.showsBookmarkButton = values.flag("showsBookmarkButton") ?? false
        bar.showsSearchResultsButton = values.flag("showsSearchResultsButton") ?? false
        let scopes = values.element.list("scopeButtonTitles").map(\.text)
        if !scopes.isEmpty { bar.scopeButtonTitles = scopes }
        bar.showsScopeBar = values.flag("showsScopeBar") ?? false
        if let color = values.color("barTintColor") { bar.barTintColor = color }
        values.applyInputTraits(to: bar)
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
