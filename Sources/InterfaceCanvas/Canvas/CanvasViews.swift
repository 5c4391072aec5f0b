import Foundation
import InterfaceBuilder
import StandardViews
import UIKit
import ViewTree

extension Values {
  /// The size that a view has in Interface Builder only.
  var placeholderSize: CGSize? {
    let names = ["placeholderIntrinsicWidth", "placeholderIntrinsicHeight"]
    guard names.contains(where: { self[$0] != nil }) else { return nil }
    let lengths = names.map { name in
      self[name] == "infinite" ? nil : self[name].flatMap(Double.init).map { CGFloat($0) }
    }
    return CGSize(
      width: lengths[0] ?? UIView.noIntrinsicMetric, height: lengths[1] ?? UIView.noIntrinsicMetric)
  }

  /// Whether the picture of the element is one of the system's symbols.
  var showsSymbol: Bool {
    if let reference = element.child(key: "image") { return reference["catalog"] == "system" }
    return self["image"].map { resources.symbols.contains($0) } ?? false
  }

  /// Whether the element's content is text or a symbol, whose size follows from Apple's fonts.
  var hasTextContent: Bool {
    switch element.name {
    case "label", "button", "textField", "textView", "segmentedControl": return true
    case "imageView": return showsSymbol
    default: return false
    }
  }
}

/// A view without content, which has a size in Interface Builder where nothing else gives it one.
final class CanvasEmptyView: UIView {
  override var intrinsicContentSize: CGSize {
    guard superview is UIStackView else { return super.intrinsicContentSize }
    return CGSize(width: 240, height: 128)
  }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    invalidateIntrinsicContentSize()
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      setContentHuggingPriority(UILayoutPriority(60), for: axis)
      setContentCompressionResistancePriority(UILayoutPriority(60), for: axis)
    }
  }
}

/// A view whose content is as large as its stored frame.
protocol StoredContent: UIView {
  var size: CGSize { get set }
}

extension StoredContent {
  func sized(_ size: CGSize) -> Self {
    self.size = size
    invalidateIntrinsicContentSize()
    return self
  }
}

final class CanvasLabel: UILabel, StoredContent {
  var size = CGSize.zero
  override var intrinsicContentSize: CGSize { size }
  override var contentHeightDependsOnWidth: Bool { false }
}

final class CanvasButton: UIButton, StoredContent {
  var size = CGSize.zero
  override var intrinsicContentSize: CGSize { size }
}

final class CanvasTextField: UITextField, StoredContent {
  var size = CGSize.zero
  override var intrinsicContentSize: CGSize { size }
}

final class CanvasTextView: UITextView, StoredContent {
  var size = CGSize.zero
  override var intrinsicContentSize: CGSize { size }
  override var contentHeightDependsOnWidth: Bool { false }
}
