import Foundation
import StandardViews
import UIKit
import ViewTree

/// Views that stand for others in a picture of a document.
extension PartReader {
  func canvasView(
    _ kind: ViewKind, _ element: DocumentElement, _ coder: DocumentCoder, _ contents: CanvasContents
  ) -> UIView {
    let values = Values(element, resources, notes)
    let stored = contents == .stored ? values.rect("frame")?.size : nil
    switch kind.element {
    case "tableViewCell": return CanvasCell(coder: coder) ?? UIView(frame: .zero)
    case "label":
      if let stored, values.placeholderSize == nil {
        return CanvasLabel(frame: .zero).sized(stored)
      }
    case "button":
      if let stored { return CanvasButton(frame: .zero).sized(stored) }
    case "textField":
      if let stored { return CanvasTextField(frame: .zero).sized(stored) }
    case "textView":
      if let stored, values.flag("scrollEnabled") == false {
        return CanvasTextView(frame: .zero).sized(stored)
      }
    case "imageView":
      if stored != nil, values["image"] == nil, element.child(key: "image") == nil {
        return CanvasEmptyView()
      }
      if let stored, values.showsSymbol {
        let view = SystemView(frame: .zero)
        view.systemSize = SystemSize(stored)
        return view
      }
    case "view":
      if let size = values.placeholderSize ?? element.id.flatMap({ resources.designedSizes[$0] }) {
        let view = SystemView(frame: .zero)
        view.systemSize = SystemSize(size)
        return view
      }
      if stored != nil { return CanvasEmptyView() }
    default: break
    }
    let view = kind.type.init(coder: coder) ?? UIView(frame: .zero)
    let sizes = ControlSizes(document)
    let size = stored.flatMap { sizes.size(of: element, stored: $0) } ?? sizes.size(of: element)
    if let size { view.take(size) }
    return view
  }
}

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
private protocol StoredContent: UIView {
  var size: CGSize { get set }
}

extension StoredContent {
  fileprivate func sized(_ size: CGSize) -> Self {
    self.size = size
    invalidateIntrinsicContentSize()
    return self
  }
}

private final class CanvasLabel: UILabel, StoredContent {
  var size = CGSize.zero
  override var intrinsicContentSize: CGSize { size }
  override var contentHeightDependsOnWidth: Bool { false }
}

private final class CanvasButton: UIButton, StoredContent {
  var size = CGSize.zero
  override var intrinsicContentSize: CGSize { size }
}

private final class CanvasTextField: UITextField, StoredContent {
  var size = CGSize.zero
  override var intrinsicContentSize: CGSize { size }
}

private final class CanvasTextView: UITextView, StoredContent {
  var size = CGSize.zero
  override var intrinsicContentSize: CGSize { size }
  override var contentHeightDependsOnWidth: Bool { false }
}
