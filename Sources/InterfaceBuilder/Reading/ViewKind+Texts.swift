import Foundation
import UIKit

extension ViewKind {
  /// Views with text that is only read.
  static var texts: [ViewKind] { [label, textField, textView] }

  private static var label: ViewKind {
    ViewKind("label", UILabel.self) { label, values, _ in
      label.font = values.font("fontDescription") ?? .systemFont(ofSize: 17)
      label.numberOfLines = values.integer("numberOfLines") ?? 1
      if let mode = values.choice("lineBreakMode", Values.lineBreakModes) {
        label.lineBreakMode = mode
      }
      if let alignment = values.choice("textAlignment", Values.alignments) {
        label.textAlignment = alignment
      }
      if let color = values.color("textColor") { label.textColor = color }
      if let width = values.number("preferredMaxLayoutWidth") {
        label.preferredMaxLayoutWidth = width
      }
      label.adjustsFontForContentSizeCategory =
        values.flag("adjustsFontForContentSizeCategory") ?? false
      label.adjustsFontSizeToFitWidth = values.flag("adjustsFontSizeToFit") ?? false
      if let scale = values.number("minimumScaleFactor") { label.minimumScaleFactor = scale }
      setUpLooks(of: label, values)
      if let text = values.attributedString("attributedText") {
        label.attributedText = text
      } else {
        label.text = values.string("text")
      }
    }
  }

  private static func setUpLooks(of label: UILabel, _ values: Values) {
    label.isEnabled = values.flag("enabled") ?? true
    label.isHighlighted = values.flag("highlighted") ?? false
    label.allowsDefaultTighteningForTruncation =
      values.flag("adjustsLetterSpacingToFitWidth") ?? false
    if let color = values.color("highlightedColor") { label.highlightedTextColor = color }
    if let color = values.color("shadowColor") { label.shadowColor = color }
    if let offset = values.size("shadowOffset") { label.shadowOffset = offset }
    if let adjustment = values.choice("baselineAdjustment", baselineAdjustments) {
      label.baselineAdjustment = adjustment
    }
  }

  private static let baselineAdjustments: [String: UIBaselineAdjustment] = [
    "alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none,
  ]

  private static var textField: ViewKind {
    ViewKind("textField", UITextField.self) { field, values, _ in
      setUpControl(field, values)
      // Interface Builder's default is 14 points.
      field.font = values.font("fontDescription") ?? .systemFont(ofSize: 14)
      field.borderStyle =
        values.choice(
          "borderStyle",
          ["none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect]) ?? .none
      if let alignment = values.choice("textAlignment", Values.alignments) {
        field.textAlignment = alignment
      }
      if let color = values.color("textColor") { field.textColor = color }
      field.clearButtonMode =
        values.choice(
          "clearButtonMode",
          [
            "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing,
            "always": .always,
          ]) ?? .never
      if let size = values.number("minimumFontSize") { field.minimumFontSize = size }
      field.adjustsFontForContentSizeCategory =
        values.flag("adjustsFontForContentSizeCategory") ?? false
      field.adjustsFontSizeToFitWidth = values.flag("adjustsFontSizeToFit") ?? false
      field.clearsOnBeginEditing = values.flag("clearsOnBeginEditing") ?? false
      field.background = values.image("background")
      values.applyInputTraits(to: field)
      if let type = values.textContentType { field.textContentType = type }
      field.placeholder = values.string("placeholder")
      if let text = values.attributedString("attributedText") {
        field.attributedText = text
      } else {
        field.text = values.string("text")
      }
    }
  }

  private static let detectors: [String: UIDataDetectorTypes] = [
    "phoneNumber": .phoneNumber, "link": .link, "address": .address,
    "calendarEvent": .calendarEvent,
  ]

  private static var textView: ViewKind {
    ViewKind("textView", UITextView.self) { view, values, reader in
      ViewKind.setUpScrolling(view, values, reader)
      view.font = values.font("fontDescription") ?? .systemFont(ofSize: 14)
      view.isEditable = values.flag("editable") ?? true
      view.isSelectable = values.flag("selectable") ?? true
      view.adjustsFontForContentSizeCategory =
        values.flag("adjustsFontForContentSizeCategory") ?? false
      values.applyInputTraits(to: view)
      if let type = values.textContentType { view.textContentType = type }
      if let types = values.element.child("dataDetectorType") {
        view.dataDetectorTypes = UIDataDetectorTypes(
          detectors.filter { types[$0.key] == "YES" }.map(\.value))
      }
      if let color = values.color("textColor") { view.textColor = color }
      if let alignment = values.choice("textAlignment", Values.alignments) {
        view.textAlignment = alignment
      }
      if let text = values.attributedString("attributedText") {
        view.attributedText = text
      } else {
        view.text = values.string("text")
      }
    }
  }
}
