import Foundation
import InterfaceBuilder
import UIKit

/// What an element says that frames don't follow from, as assignments; and what has none.
struct SwiftLooks {
  /// The assignments, to follow the view's name and a point.
  private(set) var lines: [String] = []
  /// The attributes and elements that nothing is written for.
  private(set) var omissions: [String] = []
  private let element: DocumentElement

  init(_ element: DocumentElement, _ symbols: Set<String>) {
    self.element = element
    for (attribute, value) in element.attributes.sorted(by: { $0.key < $1.key }) {
      add(attribute, value)
    }
    for child in element.children { add(child, symbols) }
  }

  /// How the value of an attribute becomes one of a property.
  private enum Form {
    case flag
    case number
    case word
  }

  private mutating func add(_ attribute: String, _ value: String) {
    guard !Self.silent.contains(attribute), Self.usual[attribute]?.contains(value) != true else {
      return
    }
    let own = "\(element.name).\(attribute)"
    if Self.written.contains(own) || Self.written.contains("*.\(attribute)") { return }
    let scroll = ["scrollView", "tableView", "collectionView", "textView"].contains(element.name)
    let entry =
      Self.properties[own] ?? Self.properties["*.\(attribute)"]
      ?? (scroll ? Self.properties["scrollView.\(attribute)"] : nil)
    guard let (property, form) = entry else {
      omissions.append("\(attribute)=\(value)")
      return
    }
    switch form {
    case .flag:
      if value == "YES" || value == "NO" { set(property, value == "YES" ? "true" : "false") }
    case .number:
      if let number = Double(value), number.isFinite { set(property, SwiftLiteral.number(number)) }
    case .word where attribute == "lineBreakMode":
      if let mode = Values.lineBreakModes[value] { set(property, ".\(mode)") }
    case .word:
      guard Self.words[property]?.contains(value) == true else {
        omissions.append("\(attribute)=\(value)")
        return
      }
      set(property, ".\(value)")
    }
  }

  /// The values that properties have names for.
  private static let words: [String: Set<String>] = [
    "contentMode": [
      "scaleToFill", "scaleAspectFit", "scaleAspectFill", "redraw", "center", "top", "bottom",
      "left", "right", "topLeft", "topRight", "bottomLeft", "bottomRight",
    ],
    "clearButtonMode": ["never", "whileEditing", "unlessEditing", "always"],
    "keyboardDismissMode": ["none", "onDrag", "interactive"],
  ]

  private mutating func add(_ child: DocumentElement, _ symbols: Set<String>) {
    if let role = child.key, child.name == "color" {
      if let name = SwiftResources.isUnknown(child) { omissions.append("\(role) follows \(name)") }
      guard let property = Self.colors["\(element.name).\(role)"] ?? Self.colors["*.\(role)"] else {
        if !Self.writtenColors.contains(role) { omissions.append(role) }
        return
      }
      let color = Resources(nil).color(Values(child, Resources(nil), Notes(file: "")))
      if let text = SwiftResources.color(child) ?? color.map(SwiftLiteral.color) {
        set(property, text)
      }
      return
    }
    switch child.name {
    case "state": addState(child, symbols)
    case "textInputTraits":
      for (name, value) in child.attributes.sorted(by: { $0.key < $1.key })
      where name != "key" && name != "secureTextEntry" {
        omissions.append("\(name)=\(value)")
      }
    case "userDefinedRuntimeAttributes":
      for attribute in child.children where attribute["keyPath"] != "layer.cornerRadius" {
        omissions.append("runtime attribute \(attribute["keyPath"] ?? "?")")
      }
    case "variation":
      if child.key != "default" { omissions.append("variation \(child.key ?? "?")") }
    case "accessibility": omissions.append("accessibility")
    case "connections":
      for connection in child.children { addConnection(connection) }
    default: break
    }
  }

  private mutating func addConnection(_ connection: DocumentElement) {
    switch connection.name {
    case "outlet", "outletCollection":
      let name = connection["property"] ?? "?"
      if ["delegate", "dataSource", "gestureRecognizers"].contains(name)
        || connection.name != "outlet"
      {
        omissions.append("outlet \(name)")
      }
    default: break
    }
  }

  /// What a button shows in a state beyond its usual title and picture.
  private mutating func addState(_ child: DocumentElement, _ symbols: Set<String>) {
    guard element.name == "button", let state = child.key,
      ["normal", "highlighted", "selected", "disabled", "focused"].contains(state)
    else { return }
    let isNormal = state == "normal"
    if !isNormal, let title = child["title"] {
      lines.append("setTitle(\(SwiftToken.string(title)), for: .\(state))")
    }
    if !isNormal, let image = SwiftResources.image(child, "image", symbols) {
      lines.append("setImage(\(image), for: .\(state))")
    }
    if let image = SwiftResources.image(child, "backgroundImage", symbols) {
      lines.append("setBackgroundImage(\(image), for: .\(state))")
    }
    if let color = child.child(key: "titleColor") {
      let shares = Resources(nil).color(Values(color, Resources(nil), Notes(file: "")))
      if let text = SwiftResources.color(color) ?? shares.map(SwiftLiteral.color) {
        lines.append("setTitleColor(\(text), for: .\(state))")
      }
    }
    if child.child(key: "titleShadowColor") != nil { omissions.append("titleShadowColor") }
    if child.child(key: "attributedTitle") != nil { omissions.append("styles of the title") }
  }

  private mutating func set(_ property: String, _ value: String) {
    lines.append("\(property) = \(value)")
  }

  // MARK: Tables

  /// Attributes that say nothing to a program, or that other code is written for.
  private static let silent: Set<String> = [
    "id", "key", "userLabel", "customClass", "customModule", "customModuleProvider", "opaque",
    "fixedFrame", "translatesAutoresizingMaskIntoConstraints", "ambiguous", "misplaced",
    "verifyAmbiguity", "clearsContextBeforeDrawing", "sceneMemberID", "colorLabel", "hidden", "tag",
    "semanticContentAttribute", "preservesSuperviewLayoutMargins",
    "insetsLayoutMarginsFromSafeArea", "horizontalHuggingPriority", "verticalHuggingPriority",
    "horizontalCompressionResistancePriority", "verticalCompressionResistancePriority",
    "simulatedDocumentSize", "hideNavigationBar", "useAutolayout", "placeholderIntrinsicWidth",
    "placeholderIntrinsicHeight", "autoresizesSubviews", "lineBreakModeForButton",
    "horizontalAlignment", "fixedFrameOnDevice", "multipleTouchEnabled", "reuseIdentifier",
  ]

  /// Values that are those of a new view.
  private static let usual: [String: Set<String>] = [
    "contentMode": ["scaleToFill", "left", "center", "redraw", "top", "right", "bottom"],
    "baselineAdjustment": ["alignBaselines"],
    "minimumFontSize": ["0", "0.0", "4", "8", "9", "10", "12", "14", "17"],
    "adjustsFontSizeToFit": ["NO"], "adjustsFontForContentSizeCategory": ["NO"],
    "clipsSubviews": ["NO"], "enabled": ["YES"], "userInteractionEnabled": ["YES"],
    "alpha": ["1", "1.0"], "selected": ["NO"], "highlighted": ["NO"], "scrollEnabled": ["YES"],
    "alwaysBounceVertical": ["NO"], "editable": ["YES"], "selectable": ["YES"],
    "usesAttributedText": ["YES", "NO"], "dataMode": ["prototypes", "static"],
    "separatorStyle": ["default", "none"], "allowsSelection": ["YES"],
    "lineBreakMode": ["middleTruncation"], "buttonType": ["custom", "system", "roundedRect"],
    "segmentControlStyle": ["plain", "bar"], "minValue": ["0.0", "0"], "maxValue": ["1", "1.0"],
    "minimumValue": ["0.0", "0"], "selectionStyle": ["default"], "rowHeight": ["-1", "44"],
    "accessoryType": ["none"], "style": ["plain", "medium"], "opaque": ["NO"],
    "clearButtonMode": ["never"], "pagingEnabled": ["NO"], "indentationWidth": ["10"],
    "estimatedRowHeight": ["-1"], "sectionHeaderHeight": ["28", "-1"],
    "sectionFooterHeight": ["28", "-1"], "bounces": ["YES"], "delaysContentTouches": ["YES"],
  ]

  /// Attributes that ``SwiftSettings`` and ``SwiftScene`` write.
  private static let written: Set<String> = [
    "*.text", "*.title", "*.textAlignment", "label.lineBreakMode", "*.numberOfLines",
    "*.preferredMaxLayoutWidth", "*.image", "*.placeholder", "*.borderStyle",
    "*.contentHorizontalAlignment", "*.contentVerticalAlignment", "*.axis", "*.distribution",
    "*.alignment", "*.spacing", "*.spacingType", "*.baselineRelativeArrangement",
    "*.layoutMarginsRelativeArrangement", "*.contentInsetAdjustmentBehavior", "*.style",
    "*.separatorStyle", "*.numberOfPages", "switch.on", "*.apportionsSegmentWidthsByContent",
    "*.scrollEnabled", "button.buttonType", "*.accessoryType", "*.selectionStyle", "*.textLabel",
    "*.detailTextLabel", "*.imageView", "activityIndicatorView.hidesWhenStopped",
    "tableViewCell.rowHeight",
  ]

  private static let properties: [String: (String, Form)] = [
    "*.alpha": ("alpha", .number), "*.clipsSubviews": ("clipsToBounds", .flag),
    "*.userInteractionEnabled": ("isUserInteractionEnabled", .flag),
    "*.contentMode": ("contentMode", .word),
    "label.adjustsFontSizeToFit": ("adjustsFontSizeToFitWidth", .flag),
    "label.adjustsFontForContentSizeCategory": ("adjustsFontForContentSizeCategory", .flag),
    "label.minimumScaleFactor": ("minimumScaleFactor", .number),
    "label.enabled": ("isEnabled", .flag), "button.enabled": ("isEnabled", .flag),
    "button.selected": ("isSelected", .flag), "textField.enabled": ("isEnabled", .flag),
    "switch.enabled": ("isEnabled", .flag), "slider.enabled": ("isEnabled", .flag),
    "stepper.enabled": ("isEnabled", .flag), "segmentedControl.enabled": ("isEnabled", .flag),
    "button.lineBreakMode": ("titleLabel?.lineBreakMode", .word),
    "textField.adjustsFontSizeToFit": ("adjustsFontSizeToFitWidth", .flag),
    "textField.adjustsFontForContentSizeCategory": ("adjustsFontForContentSizeCategory", .flag),
    "textField.minimumFontSize": ("minimumFontSize", .number),
    "textField.clearButtonMode": ("clearButtonMode", .word),
    "textView.editable": ("isEditable", .flag), "textView.selectable": ("isSelectable", .flag),
    "scrollView.alwaysBounceVertical": ("alwaysBounceVertical", .flag),
    "scrollView.alwaysBounceHorizontal": ("alwaysBounceHorizontal", .flag),
    "scrollView.bounces": ("bounces", .flag),
    "scrollView.pagingEnabled": ("isPagingEnabled", .flag),
    "scrollView.showsHorizontalScrollIndicator": ("showsHorizontalScrollIndicator", .flag),
    "scrollView.showsVerticalScrollIndicator": ("showsVerticalScrollIndicator", .flag),
    "scrollView.delaysContentTouches": ("delaysContentTouches", .flag),
    "scrollView.keyboardDismissMode": ("keyboardDismissMode", .word),
    "tableView.rowHeight": ("rowHeight", .number),
    "tableView.estimatedRowHeight": ("estimatedRowHeight", .number),
    "tableView.sectionHeaderHeight": ("sectionHeaderHeight", .number),
    "tableView.sectionFooterHeight": ("sectionFooterHeight", .number),
    "tableView.allowsSelection": ("allowsSelection", .flag),
    "tableView.allowsMultipleSelection": ("allowsMultipleSelection", .flag),
    "slider.minValue": ("minimumValue", .number), "slider.maxValue": ("maximumValue", .number),
    "slider.value": ("value", .number), "stepper.minimumValue": ("minimumValue", .number),
    "stepper.maximumValue": ("maximumValue", .number), "stepper.value": ("value", .number),
    "stepper.stepValue": ("stepValue", .number), "progressView.progress": ("progress", .number),
    "pageControl.currentPage": ("currentPage", .number),
    "segmentedControl.selectedSegmentIndex": ("selectedSegmentIndex", .number),
  ]

  /// Colours by their roles, as properties; the rest is written elsewhere.
  private static let colors: [String: String] = [
    "*.tintColor": "tintColor", "textField.textColor": "textColor",
    "textView.textColor": "textColor", "switch.onTintColor": "onTintColor",
    "switch.thumbTintColor": "thumbTintColor", "tableView.separatorColor": "separatorColor",
    "label.shadowColor": "shadowColor", "label.highlightedColor": "highlightedTextColor",
    "slider.minimumTrackTintColor": "minimumTrackTintColor",
    "progressView.progressTintColor": "progressTintColor",
    "progressView.trackTintColor": "trackTintColor",
    "pageControl.pageIndicatorTintColor": "pageIndicatorTintColor",
    "pageControl.currentPageIndicatorTintColor": "currentPageIndicatorTintColor",
    "activityIndicatorView.color": "color",
  ]

  private static let writtenColors: Set<String> = ["backgroundColor", "textColor"]
}
