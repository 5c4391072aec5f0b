import Foundation
import UIKit

extension ViewKind {
  /// What is touched, and what shows how far something is.
  static var controls: [ViewKind] {
    [
      button, segments,
      ViewKind("switch", UISwitch.self) { control, values, _ in
        setUpControl(control, values)
        control.isOn = values.flag("on") ?? false
      },
      ViewKind("slider", UISlider.self) { control, values, _ in
        setUpControl(control, values)
        control.minimumValue = Float(values.number("minValue") ?? 0)
        control.maximumValue = Float(values.number("maxValue") ?? 1)
        control.value = Float(values.number("value") ?? 0)
      },
      ViewKind("stepper", UIStepper.self) { control, values, _ in
        setUpControl(control, values)
        control.minimumValue = Double(values.number("minimumValue") ?? 0)
        control.maximumValue = Double(values.number("maximumValue") ?? 100)
        control.stepValue = Double(values.number("stepValue") ?? 1)
        control.value = Double(values.number("value") ?? 0)
      },
      ViewKind("pageControl", UIPageControl.self) { control, values, _ in
        setUpControl(control, values)
        control.numberOfPages = values.integer("numberOfPages") ?? 0
        control.currentPage = values.integer("currentPage") ?? 0
      },
      ViewKind("progressView", UIProgressView.self) { view, values, _ in
        view.progress = Float(values.number("progress") ?? 0)
        if values["progressViewStyle"] == "bar" { view.progressViewStyle = .bar }
      },
      ViewKind("activityIndicatorView", UIActivityIndicatorView.self) { view, values, reader in
        // Interface Builder shows it in any case.
        view.hidesWhenStopped =
          !reader.isPicture && values.flag("hidesWhenStopped") ?? false
        if reader.isPicture { view.isHidden = false }
        view.style =
          ["whiteLarge", "large"].contains(values["style"] ?? "") ? .large : .medium
        if values.flag("animating") == true { view.startAnimating() }
      },
      ViewKind("datePicker", SystemView.self),
      ViewKind("pickerView", SystemView.self),
      ViewKind("colorWell", SystemView.self),
    ]
  }

  static func setUpControl(_ control: UIControl, _ values: Values) {
    control.isEnabled = values.flag("enabled") ?? true
    control.isSelected = values.flag("selected") ?? false
    control.isHighlighted = values.flag("highlighted") ?? false
    if let alignment: UIControl.ContentHorizontalAlignment = values.choice(
      "contentHorizontalAlignment",
      [
        "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading,
        "trailing": .trailing,
      ])
    {
      control.contentHorizontalAlignment = alignment
    }
    if let alignment: UIControl.ContentVerticalAlignment = values.choice(
      "contentVerticalAlignment",
      ["center": .center, "top": .top, "bottom": .bottom, "fill": .fill])
    {
      control.contentVerticalAlignment = alignment
    }
  }

  private static var button: ViewKind {
    ViewKind("button", UIButton.self) { button, values, _ in
      setUpControl(button, values)
      button.storedType =
        values.choice(
          "buttonType",
          [
            "custom": .custom, "roundedRect": .system, "system": .system,
            "detailDisclosure": .detailDisclosure, "infoLight": .infoLight,
            "infoDark": .infoDark, "contactAdd": .contactAdd, "close": .close,
          ]) ?? .custom
      button.titleLabel?.font =
        values.font("fontDescription")
        ?? .systemFont(ofSize: button.buttonType == .system ? 15 : 18)
      if let insets = values.insets("contentEdgeInsets") { button.contentEdgeInsets = insets }
      if let insets = values.insets("titleEdgeInsets") { button.titleEdgeInsets = insets }
      if let insets = values.insets("imageEdgeInsets") { button.imageEdgeInsets = insets }
      for child in values.element.children where child.name == "state" {
        guard let state = states[child.key ?? ""] else { continue }
        let values = values.values(of: child)
        let title = values.attributedString("attributedTitle")?.string ?? values.string("title")
        if let title { button.setTitle(title, for: state) }
        if let image = values.image("image") { button.setImage(image, for: state) }
        if let color = values.color("titleColor") { button.setTitleColor(color, for: state) }
      }
      if let child = values.element.child("buttonConfiguration") {
        button.configuration = configuration(values.values(of: child))
      }
    }
  }

  private static let states: [String: UIControl.State] = [
    "normal": .normal, "selected": .selected, "highlighted": .highlighted,
    "disabled": .disabled, "focused": .focused,
  ]

  private static func configuration(_ values: Values) -> UIButton.Configuration {
    var configuration: UIButton.Configuration
    switch values["style"] {
    case "filled": configuration = .filled()
    case "gray": configuration = .gray()
    case "tinted": configuration = .tinted()
    default: configuration = .plain()
    }
    configuration.title = values.attributedString("attributedTitle")?.string
    configuration.title = configuration.title ?? values.string("title")
    configuration.subtitle = values.string("subtitle")
    configuration.image = values.image("image")
    if let padding = values.number("imagePadding") { configuration.imagePadding = padding }
    if let padding = values.number("titlePadding") { configuration.titlePadding = padding }
    if let insets = values.directionalInsets("contentInsets") {
      configuration.contentInsets = insets
    }
    return configuration
  }

  private static var segments: ViewKind {
    ViewKind("segmentedControl", UISegmentedControl.self) { control, values, _ in
      setUpControl(control, values)
      control.apportionsSegmentWidthsByContent =
        values.flag("apportionsSegmentWidthsByContent") ?? false
      for (place, segment) in values.element.list("segments").enumerated() {
        control.insertSegment(withTitle: segment["title"], at: place, animated: false)
      }
      control.selectedSegmentIndex =
        values.integer("selectedSegmentIndex") ?? UISegmentedControl.noSegment
    }
  }
}
