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
      if let text = values.attributedString("attributedText") {
        label.attributedText = text
      } else {
        label.text = values.string("text")
      }
    }
  }

  private static var textField: ViewKind {
    ViewKind("textField", UITextField.self) { field, values, _ in
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
      if let traits = values.element.child("textInputTraits") {
        field.isSecureTextEntry = traits["secureTextEntry"] == "YES"
      }
      field.placeholder = values.string("placeholder")
      if let text = values.attributedString("attributedText") {
        field.attributedText = text
      } else {
        field.text = values.string("text")
      }
    }
  }

  private static var textView: ViewKind {
    ViewKind("textView", UITextView.self) { view, values, reader in
      ViewKind.setUpScrolling(view, values, reader)
      view.font = values.font("fontDescription") ?? .systemFont(ofSize: 14)
      view.isEditable = values.flag("editable") ?? true
      view.isSelectable = values.flag("selectable") ?? true
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
