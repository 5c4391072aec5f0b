import Foundation
import UIKit
import ViewTree

extension UIView {
  /// Takes over what elements of all kinds of views say.
  func apply(_ values: Values, in document: InterfaceDocument) {
    if let frame = values.rect("frame") { self.frame = frame }
    if let mask = values.element.child("autoresizingMask") {
      autoresizingMask = UIView.AutoresizingMask(mask: values.values(of: mask))
    }
    if document.usesAutoLayout, values["translatesAutoresizingMaskIntoConstraints"] == "NO",
      values["fixedFrame"] != "YES"
    {
      translatesAutoresizingMaskIntoConstraints = false
    }
    applyLooks(values)
    applyMargins(values)
    applyPriorities(values)
    applyAccessibility(values)
  }

  private func applyLooks(_ values: Values) {
    if let name = values["userLabel"] { self.name = name }
    if values.flag("hidden") == true { isHidden = true }
    if let alpha = values.number("alpha") { self.alpha = alpha }
    if let tag = values.integer("tag") { self.tag = tag }
    if let clips = values.flag("clipsSubviews") { clipsToBounds = clips }
    if let isEnabled = values.flag("userInteractionEnabled") {
      isUserInteractionEnabled = isEnabled
    }
    if let isOpaque = values.flag("opaque") { self.isOpaque = isOpaque }
    if values.flag("multipleTouchEnabled") == true { isMultipleTouchEnabled = true }
    if let identifier = values["restorationIdentifier"] { restorationIdentifier = identifier }
    if let mode = values.choice("contentMode", Self.contentModes) { contentMode = mode }
    if let color = values.color("backgroundColor") { backgroundColor = color }
    if let color = values.color("tintColor") { tintColor = color }
    if values.flag("autoresizesSubviews") == false { autoresizesSubviews = false }
    if let attribute: UISemanticContentAttribute = values.choice(
      "semanticContentAttribute",
      [
        "unspecified": .unspecified, "playback": .playback, "spatial": .spatial,
        "forceLeftToRight": .forceLeftToRight, "forceRightToLeft": .forceRightToLeft,
      ])
    {
      semanticContentAttribute = attribute
    }
  }

  private static let contentModes: [String: UIView.ContentMode] = [
    "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit,
    "scaleAspectFill": .scaleAspectFill, "redraw": .redraw, "center": .center, "top": .top,
    "bottom": .bottom, "left": .left, "right": .right, "topLeft": .topLeft,
    "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
  ]

  private func applyMargins(_ values: Values) {
    if let margins = values.directionalInsets("directionalLayoutMargins") {
      directionalLayoutMargins = margins
    } else if let margins = values.insets("layoutMargins") {
      layoutMargins = margins
    }
    if values.flag("preservesSuperviewLayoutMargins") == true {
      preservesSuperviewLayoutMargins = true
    }
    if values.flag("insetsLayoutMarginsFromSafeArea") == false {
      insetsLayoutMarginsFromSafeArea = false
    }
  }

  private func applyPriorities(_ values: Values) {
    if let priority = values.priority("horizontalHuggingPriority") {
      setContentHuggingPriority(priority, for: .horizontal)
    }
    if let priority = values.priority("verticalHuggingPriority") {
      setContentHuggingPriority(priority, for: .vertical)
    }
    if let priority = values.priority("horizontalCompressionResistancePriority") {
      setContentCompressionResistancePriority(priority, for: .horizontal)
    }
    if let priority = values.priority("verticalCompressionResistancePriority") {
      setContentCompressionResistancePriority(priority, for: .vertical)
    }
  }
}

extension UIView.AutoresizingMask {
  /// Reads the element `autoresizingMask`.
  fileprivate init(mask values: Values) {
    self = []
    if values.flag("widthSizable") == true { insert(.flexibleWidth) }
    if values.flag("heightSizable") == true { insert(.flexibleHeight) }
    if values.flag("flexibleMinX") == true { insert(.flexibleLeftMargin) }
    if values.flag("flexibleMaxX") == true { insert(.flexibleRightMargin) }
    if values.flag("flexibleMinY") == true { insert(.flexibleTopMargin) }
    if values.flag("flexibleMaxY") == true { insert(.flexibleBottomMargin) }
  }
}
