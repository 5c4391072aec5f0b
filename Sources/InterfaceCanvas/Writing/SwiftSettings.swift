import Foundation
import InterfaceBuilder
import LayoutKit
import UIKit
import ViewTree

/// The properties of a view that differ from those of a new one, as assignments.
struct SwiftSettings {
  /// The assignments, as in `text = "Hello"`, to follow the view's name and a point.
  private(set) var lines: [String] = []
  private let element: DocumentElement
  private let resources: SwiftResources
  /// The pictures that are symbols of the system.
  private let symbols: Set<String>

  /// Compares a view with a new one of its class.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - element: Its element, which has the names of colours and pictures.
  ///   - symbols: The pictures that are symbols of the system.
  ///   - isPlaced: Whether its frame may be what places it.
  ///   - isPlain: Whether only what all views have is written.
  init(
    _ view: UIView, _ element: DocumentElement, _ symbols: Set<String>, isPlaced: Bool,
    isPlain: Bool
  ) {
    self.element = element
    self.symbols = symbols
    resources = SwiftResources(element)
    addCommon(view)
    if isPlaced, view.translatesAutoresizingMaskIntoConstraints { addFrame(view) }
    if !isPlain { addOwn(view) }
  }

  private mutating func addOwn(_ view: UIView) {
    switch view {
    case let label as UILabel: add(label)
    case let button as UIButton: add(button)
    case let field as UITextField: add(field)
    case let text as UITextView: add(text)
    case let image as UIImageView:
      if image.image != nil || element["image"] != nil {
        set("image", resources.image("image", symbols) ?? "nil")
      }
    case let stack as UIStackView: add(stack)
    case let control as UISegmentedControl:
      if control.apportionsSegmentWidthsByContent {
        set("apportionsSegmentWidthsByContent", "true")
      }
      addSegments()
    case let control as UIPageControl: set("numberOfPages", "\(control.numberOfPages)")
    case let wheel as UIActivityIndicatorView:
      if wheel.style == .large { set("style", ".large") }
      set("hidesWhenStopped", "false")
    case let control as UISwitch: if control.isOn { set("isOn", "true") }
    case let table as UITableView:
      if table.separatorStyle == .none { set("separatorStyle", ".none") }
    default: break
    }
    if let scroll = view as? UIScrollView { add(scroll) }
  }

  private mutating func addSegments() {
    for (place, segment) in element.list("segments").enumerated() {
      let what =
        SwiftResources.image(segment, "image", symbols).map { "with: \($0)" }
        ?? "withTitle: \(SwiftToken.string(segment["title"] ?? ""))"
      lines.append("insertSegment(\(what), at: \(place), animated: false)")
      if let width = segment["width"].flatMap(Double.init), width > 0, width < 1e6 {
        lines.append("setWidth(\(SwiftLiteral.number(width)), forSegmentAt: \(place))")
      }
      if segment["enabled"] == "NO" { lines.append("setEnabled(false, forSegmentAt: \(place))") }
    }
  }

  private mutating func set(_ property: String, _ value: String) {
    lines.append("\(property) = \(value)")
  }

  private mutating func addFrame(_ view: UIView) {
    set("frame", SwiftLiteral.rect(view.frame))
    let masks: [(String, UIView.AutoresizingMask)] = [
      ("flexibleLeftMargin", .flexibleLeftMargin), ("flexibleWidth", .flexibleWidth),
      ("flexibleRightMargin", .flexibleRightMargin), ("flexibleTopMargin", .flexibleTopMargin),
      ("flexibleHeight", .flexibleHeight), ("flexibleBottomMargin", .flexibleBottomMargin),
    ]
    let own = masks.filter { view.autoresizingMask.contains($0.1) }.map { ".\($0.0)" }
    if !own.isEmpty { set("autoresizingMask", "[\(own.joined(separator: ", "))]") }
  }

  private mutating func addCommon(_ view: UIView) {
    if view.isHidden { set("isHidden", "true") }
    if view.tag != 0 { set("tag", "\(view.tag)") }
    if let color = resources.color("backgroundColor", or: view.backgroundColor) {
      set("backgroundColor", color)
    }
    if view.cornerRadius != 0 { set("layer.cornerRadius", SwiftLiteral.number(view.cornerRadius)) }
    if view.semanticContentAttribute != .unspecified {
      set("semanticContentAttribute", ".\(view.semanticContentAttribute)")
    }
    if view.preservesSuperviewLayoutMargins { set("preservesSuperviewLayoutMargins", "true") }
    if !view.insetsLayoutMarginsFromSafeArea { set("insetsLayoutMarginsFromSafeArea", "false") }
    let axes: [(String, NSLayoutConstraint.Axis)] = [
      (".horizontal", .horizontal), (".vertical", .vertical),
    ]
    let plain = UIView()
    for (word, axis) in axes {
      let hugging = view.contentHuggingPriority(for: axis)
      if hugging != plain.contentHuggingPriority(for: axis) {
        lines.append("setContentHuggingPriority(\(SwiftLiteral.priority(hugging)), for: \(word))")
      }
      let resistance = view.contentCompressionResistancePriority(for: axis)
      if resistance != plain.contentCompressionResistancePriority(for: axis) {
        lines.append(
          "setContentCompressionResistancePriority(\(SwiftLiteral.priority(resistance)),"
            + " for: \(word))")
      }
    }
  }

  // MARK: Texts

  private mutating func add(_ label: UILabel) {
    let plain = UILabel()
    if label.font != plain.font { set("font", SwiftLiteral.font(label.font)) }
    if label.numberOfLines != 1 { set("numberOfLines", "\(label.numberOfLines)") }
    if label.lineBreakMode != plain.lineBreakMode {
      set("lineBreakMode", ".\(label.lineBreakMode)")
    }
    if label.textAlignment != plain.textAlignment {
      set("textAlignment", ".\(label.textAlignment)")
    }
    let isColored = label.textColor != plain.textColor || element.child(key: "textColor") != nil
    if isColored, let color = resources.color("textColor", or: label.textColor) {
      set("textColor", color)
    }
    if label.preferredMaxLayoutWidth != 0 {
      set("preferredMaxLayoutWidth", SwiftLiteral.number(label.preferredMaxLayoutWidth))
    }
    if let text = label.attributedText, Self.isStyled(text, font: label.font) {
      addStyled(text)
    } else if let text = label.text {
      set("text", SwiftToken.string(text))
    }
  }

  /// Whether a text has a font or a paragraph style of its own somewhere.
  private static func isStyled(_ text: NSAttributedString, font: UIFont) -> Bool {
    var isStyled = false
    unsafe text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) {
      attributes, _, _ in
      if let own = attributes[.font] as? UIFont, own != font { isStyled = true }
      if attributes[.paragraphStyle] != nil { isStyled = true }
    }
    return isStyled
  }

  /// Sets a text run by run; of paragraph styles what makes lines higher or breaks them.
  private mutating func addStyled(_ text: NSAttributedString) {
    var runs: [String] = []
    unsafe text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) {
      attributes, range, _ in
      let string = SwiftToken.string((text.string as NSString).substring(with: range))
      let font = (attributes[.font] as? UIFont).map(SwiftLiteral.font) ?? "nil"
      var style: [String] = []
      if let paragraph = attributes[.paragraphStyle] as? NSParagraphStyle {
        let lengths: [(String, CGFloat)] = [
          ("lineSpacing", paragraph.lineSpacing),
          ("minimumLineHeight", paragraph.minimumLineHeight),
          ("maximumLineHeight", paragraph.maximumLineHeight),
          ("lineHeightMultiple", paragraph.lineHeightMultiple),
        ]
        style = lengths.filter { $0.1 != 0 }.map { "$0.\($0.0) = \(SwiftLiteral.number($0.1))" }
        style.append("$0.alignment = .\(paragraph.alignment)")
        style.append("$0.lineBreakMode = .\(paragraph.lineBreakMode)")
      }
      let closure = style.isEmpty ? "nil" : "{ \(style.joined(separator: "; ")) }"
      runs.append("(\(string), \(font), \(closure))")
    }
    set("attributedText", "styledText([\(runs.joined(separator: ", "))])")
  }

  private mutating func add(_ button: UIButton) {
    if let font = button.titleLabel?.font { set("titleLabel?.font", SwiftLiteral.font(font)) }
    if button.contentEdgeInsets != .zero {
      set("contentEdgeInsets", SwiftLiteral.insets(button.contentEdgeInsets))
    }
    if let title = button.title(for: .normal) {
      lines.append("setTitle(\(SwiftToken.string(title)), for: .normal)")
    }
    let normal = element.children.first { $0.name == "state" && $0.key == "normal" }
    if let image = normal.flatMap({ SwiftResources.image($0, "image", symbols) }) {
      lines.append("setImage(\(image), for: .normal)")
    }
    let insets = [
      ("titleEdgeInsets", button.titleEdgeInsets), ("imageEdgeInsets", button.imageEdgeInsets),
    ]
    for (property, insets) in insets where insets != .zero {
      set(property, SwiftLiteral.insets(insets))
    }
    if button.contentHorizontalAlignment != .center {
      set("contentHorizontalAlignment", ".\(button.contentHorizontalAlignment)")
    }
    if button.contentVerticalAlignment != .center {
      set("contentVerticalAlignment", ".\(button.contentVerticalAlignment)")
    }
    if let configuration = button.configuration,
      let written = element.child("buttonConfiguration")
    {
      lines += SwiftConfiguration(configuration, written, symbols).lines
    }
  }

  private mutating func add(_ field: UITextField) {
    if let font = field.font { set("font", SwiftLiteral.font(font)) }
    if field.borderStyle != .none { set("borderStyle", ".\(field.borderStyle)") }
    if field.textAlignment != .natural { set("textAlignment", ".\(field.textAlignment)") }
    if field.isSecureTextEntry { set("isSecureTextEntry", "true") }
    if let text = field.placeholder { set("placeholder", SwiftToken.string(text)) }
    if let text = field.text, !text.isEmpty { set("text", SwiftToken.string(text)) }
  }

  private mutating func add(_ view: UITextView) {
    if let font = view.font { set("font", SwiftLiteral.font(font)) }
    if view.textAlignment != .natural { set("textAlignment", ".\(view.textAlignment)") }
    if !view.isScrollEnabled { set("isScrollEnabled", "false") }
    if let text = view.text, !text.isEmpty { set("text", SwiftToken.string(text)) }
  }

  // MARK: Containers

  private mutating func add(_ stack: UIStackView) {
    if stack.axis == .vertical { set("axis", ".vertical") }
    if stack.distribution != .fill { set("distribution", ".\(stack.distribution)") }
    if stack.alignment != .fill { set("alignment", ".\(stack.alignment)") }
    if stack.spacing == UIStackView.spacingUseSystem {
      set("spacing", "UIStackView.spacingUseSystem")
    } else if stack.spacing != 0 {
      set("spacing", SwiftLiteral.number(stack.spacing))
    }
    if stack.isBaselineRelativeArrangement { set("isBaselineRelativeArrangement", "true") }
    if stack.isLayoutMarginsRelativeArrangement {
      set("isLayoutMarginsRelativeArrangement", "true")
    }
  }

  private mutating func add(_ scroll: UIScrollView) {
    if scroll.contentInset != .zero {
      set("contentInset", SwiftLiteral.insets(scroll.contentInset))
    }
    if scroll.contentInsetAdjustmentBehavior != .automatic {
      set("contentInsetAdjustmentBehavior", ".\(scroll.contentInsetAdjustmentBehavior)")
    }
  }
}
