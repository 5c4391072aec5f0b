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
        if let color = values.color("onTintColor") { control.onTintColor = color }
        if let color = values.color("thumbTintColor") { control.thumbTintColor = color }
      },
      ViewKind("slider", UISlider.self) { control, values, _ in
        setUpControl(control, values)
        control.minimumValue = Float(values.number("minValue") ?? 0)
        control.maximumValue = Float(values.number("maxValue") ?? 1)
        control.value = Float(values.number("value") ?? 0)
        control.isContinuous = values.flag("continuous") ?? true
        control.minimumValueImage = values.image("minimumValueImage")
        control.maximumValueImage = values.image("maximumValueImage")
        if let color = values.color("minimumTrackTintColor") {
          control.minimumTrackTintColor = color
        }
        if let color = values.color("maximumTrackTintColor") {
          control.maximumTrackTintColor = color
        }
        if let color = values.color("thumbTintColor") { control.thumbTintColor = color }
      },
      ViewKind("stepper", UIStepper.self) { control, values, _ in
        setUpControl(control, values)
        control.minimumValue = Double(values.number("minimumValue") ?? 0)
        control.maximumValue = Double(values.number("maximumValue") ?? 100)
        control.stepValue = Double(values.number("stepValue") ?? 1)
        control.value = Double(values.number("value") ?? 0)
        control.wraps = values.flag("wraps") ?? false
        control.autorepeat = values.flag("autorepeat") ?? true
        control.isContinuous = values.flag("continuous") ?? true
      },
      ViewKind("pageControl", UIPageControl.self) { control, values, _ in
        setUpControl(control, values)
        control.numberOfPages = values.integer("numberOfPages") ?? 0
        control.currentPage = values.integer("currentPage") ?? 0
        control.hidesForSinglePage = values.flag("hidesForSinglePage") ?? false
        if let color = values.color("pageIndicatorTintColor") {
          control.pageIndicatorTintColor = color
        }
        if let color = values.color("currentPageIndicatorTintColor") {
          control.currentPageIndicatorTintColor = color
        }
      },
      ViewKind("progressView", UIProgressView.self) { view, values, _ in
        view.progress = Float(values.number("progress") ?? 0)
        if values["progressViewStyle"] == "bar" { view.progressViewStyle = .bar }
        if let color = values.color("progressTintColor") { view.progressTintColor = color }
        if let color = values.color("trackTintColor") { view.trackTintColor = color }
      },
      ViewKind("activityIndicatorView", UIActivityIndicatorView.self) { view, values, reader in
        // Interface Builder shows it in any case.
        view.hidesWhenStopped =
          !reader.isPicture && values.flag("hidesWhenStopped") ?? false
        if reader.isPicture { view.isHidden = false }
        view.style =
          ["whiteLarge", "large"].contains(values["style"] ?? "") ? .large : .medium
        if let color = values.color("color") { view.color = color }
        if values.flag("animating") == true { view.startAnimating() }
      },
      datePicker,
      ViewKind("pickerView", inPrograms: UIPickerView.self) { _, _ in },
      ViewKind("colorWell", inPrograms: UIColorWell.self) { control, values in
        setUpControl(control, values)
        control.selectedColor = values.color("selectedColor")
        control.title = values.string("title")
        control.supportsAlpha = values.flag("supportsAlpha") ?? true
      },
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

  private static var datePicker: ViewKind {
    ViewKind("datePicker", inPrograms: UIDatePicker.self) { control, values in
      setUpControl(control, values)
      control.datePickerMode =
        values.choice(
          "datePickerMode",
          [
            "time": .time, "date": .date, "dateAndTime": .dateAndTime,
            "countDownTimer": .countDownTimer, "yearAndMonth": .yearAndMonth,
          ]) ?? .dateAndTime
      control.preferredDatePickerStyle =
        values.choice(
          "style",
          ["automatic": .automatic, "wheels": .wheels, "compact": .compact, "inline": .inline])
        ?? .automatic
      if let interval = values.integer("minuteInterval") { control.minuteInterval = interval }
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
      if let mode = values.choice("lineBreakMode", Values.lineBreakModes) {
        button.titleLabel?.lineBreakMode = mode
      }
      button.showsTouchWhenHighlighted = values.flag("showsTouchWhenHighlighted") ?? false
      button.showsMenuAsPrimaryAction = values.flag("showsMenuAsPrimaryAction") ?? false
      button.changesSelectionAsPrimaryAction =
        values.flag("changesSelectionAsPrimaryAction") ?? false
      if let insets = values.insets("contentEdgeInsets") { button.contentEdgeInsets = insets }
      if let insets = values.insets("titleEdgeInsets") { button.titleEdgeInsets = insets }
      if let insets = values.insets("imageEdgeInsets") { button.imageEdgeInsets = insets }
      for child in values.element.children where child.name == "state" {
        guard let state = states[child.key ?? ""] else { continue }
        let values = values.values(of: child)
        let styled = values.attributedString("attributedTitle")
        if let title = styled?.string ?? values.string("title") {
          button.setTitle(title, for: state)
        }
        if let styled { button.setAttributedTitle(styled, for: state) }
        if let image = values.image("image") { button.setImage(image, for: state) }
        if let image = values.image("backgroundImage") {
          button.setBackgroundImage(image, for: state)
        }
        if let color = values.color("titleColor") { button.setTitleColor(color, for: state) }
      }
      if let child = values.element.child("buttonConfiguration") {
        button.configuration = UIButton.Configuration(values.values(of: child))
      }
    }
  }

  private static let states: [String: UIControl.State] = [
    "normal": .normal, "selected": .selected, "highlighted": .highlighted,
    "disabled": .disabled, "focused": .focused,
  ]

  private static var segments: ViewKind {
    ViewKind("segmentedControl", UISegmentedControl.self) { control, values, _ in
      setUpControl(control, values)
      control.apportionsSegmentWidthsByContent =
        values.flag("apportionsSegmentWidthsByContent") ?? false
      for (place, segment) in values.element.list("segments").enumerated() {
        control.insertSegment(withTitle: segment["title"], at: place, animated: false)
      }
      for (place, segment) in values.element.list("segments").enumerated() {
        let own = values.values(of: segment)
        if segment["enabled"] == "NO" { control.setEnabled(false, forSegmentAt: place) }
        if let image = own.image("image") { control.setImage(image, forSegmentAt: place) }
        if let width = own.number("width"), width > 0 {
          control.setWidth(width, forSegmentAt: place)
        }
      }
      control.isMomentary = values.flag("momentary") ?? false
      if let color = values.color("selectedSegmentTintColor") {
        control.selectedSegmentTintColor = color
      }
      control.selectedSegmentIndex =
        values.integer("selectedSegmentIndex") ?? UISegmentedControl.noSegment
    }
  }
}
