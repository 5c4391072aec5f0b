import InterfaceBuilder
import UIKit

/// The words of documents, and what says the same in code.
extension SwiftLooks {
  /// The values that properties have names for.
  static let words: [String: Set<String>] = [
    "contentMode": [
      "scaleToFill", "scaleAspectFit", "scaleAspectFill", "redraw", "center", "top", "bottom",
      "left", "right", "topLeft", "topRight", "bottomLeft", "bottomRight",
    ],
    "clearButtonMode": ["never", "whileEditing", "unlessEditing", "always"],
    "keyboardDismissMode": ["none", "onDrag", "interactive"],
    "baselineAdjustment": ["alignBaselines", "alignCenters", "none"],
    "indicatorStyle": ["default", "black", "white"],
    "editingAccessoryType": [
      "none", "disclosureIndicator", "detailDisclosureButton", "checkmark", "detailButton",
    ],
    "selectionStyle": ["none", "blue", "gray", "default"],
    "contentHorizontalAlignment": ["center", "left", "right", "fill", "leading", "trailing"],
    "contentVerticalAlignment": ["center", "top", "bottom", "fill"],
  ]

  /// Attributes that say nothing to a program, or that other code is written for.
  static let silent: Set<String> = [
    "id", "key", "userLabel", "customClass", "customModule", "customModuleProvider", "opaque",
    "fixedFrame", "translatesAutoresizingMaskIntoConstraints", "ambiguous", "misplaced",
    "verifyAmbiguity", "clearsContextBeforeDrawing", "sceneMemberID", "colorLabel", "hidden", "tag",
    "semanticContentAttribute", "preservesSuperviewLayoutMargins",
    "insetsLayoutMarginsFromSafeArea", "horizontalHuggingPriority", "verticalHuggingPriority",
    "horizontalCompressionResistancePriority", "verticalCompressionResistancePriority",
    "simulatedDocumentSize", "hideNavigationBar", "useAutolayout", "placeholderIntrinsicWidth",
    "placeholderIntrinsicHeight", "autoresizesSubviews", "lineBreakModeForButton",
    "horizontalAlignment", "fixedFrameOnDevice", "reuseIdentifier",
  ]

  /// Values that are those of a new view.
  static let usual: [String: Set<String>] = [
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
    "multipleTouchEnabled": ["NO"], "directionalLockEnabled": ["NO"], "bouncesZoom": ["YES"],
    "canCancelContentTouches": ["YES"], "editingAccessoryType": ["none"],
    "indicatorStyle": ["default"], "keyboardDismissMode": ["none"], "continuous": ["YES"],
    "showsHorizontalScrollIndicator": ["YES"], "showsVerticalScrollIndicator": ["YES"],
  ]

  /// Attributes that ``SwiftSettings`` and ``SwiftScene`` write.
  static let written: Set<String> = [
    "*.text", "*.title", "*.textAlignment", "label.lineBreakMode", "*.numberOfLines",
    "*.preferredMaxLayoutWidth", "*.image", "*.placeholder", "*.borderStyle",
    "button.contentHorizontalAlignment", "button.contentVerticalAlignment", "*.axis",
    "*.distribution",
    "*.alignment", "*.spacing", "*.spacingType", "*.baselineRelativeArrangement",
    "*.layoutMarginsRelativeArrangement", "*.contentInsetAdjustmentBehavior", "*.style",
    "*.separatorStyle", "*.numberOfPages", "switch.on", "*.apportionsSegmentWidthsByContent",
    "*.scrollEnabled", "button.buttonType", "*.accessoryType", "*.textLabel",
    "*.detailTextLabel", "*.imageView", "activityIndicatorView.hidesWhenStopped",
    "tableViewCell.rowHeight",
  ]

  static let properties: [String: (String, Form)] = [
    "*.alpha": ("alpha", .number), "*.clipsSubviews": ("clipsToBounds", .flag),
    "*.userInteractionEnabled": ("isUserInteractionEnabled", .flag),
    "*.contentMode": ("contentMode", .word),
    "*.multipleTouchEnabled": ("isMultipleTouchEnabled", .flag),
    "*.restorationIdentifier": ("restorationIdentifier", .text),
    "*.contentHorizontalAlignment": ("contentHorizontalAlignment", .word),
    "*.contentVerticalAlignment": ("contentVerticalAlignment", .word),
    "label.highlighted": ("isHighlighted", .flag),
    "label.adjustsLetterSpacingToFitWidth": ("allowsDefaultTighteningForTruncation", .flag),
    "label.baselineAdjustment": ("baselineAdjustment", .word),
    "button.showsTouchWhenHighlighted": ("showsTouchWhenHighlighted", .flag),
    "button.showsMenuAsPrimaryAction": ("showsMenuAsPrimaryAction", .flag),
    "button.changesSelectionAsPrimaryAction": ("changesSelectionAsPrimaryAction", .flag),
    "textField.clearsOnBeginEditing": ("clearsOnBeginEditing", .flag),
    "textView.adjustsFontForContentSizeCategory": ("adjustsFontForContentSizeCategory", .flag),
    "slider.continuous": ("isContinuous", .flag), "stepper.continuous": ("isContinuous", .flag),
    "stepper.wraps": ("wraps", .flag), "stepper.autorepeat": ("autorepeat", .flag),
    "pageControl.hidesForSinglePage": ("hidesForSinglePage", .flag),
    "segmentedControl.momentary": ("isMomentary", .flag),
    "navigationBar.translucent": ("isTranslucent", .flag),
    "tabBar.translucent": ("isTranslucent", .flag),
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
    "scrollView.bouncesZoom": ("bouncesZoom", .flag),
    "scrollView.directionalLockEnabled": ("isDirectionalLockEnabled", .flag),
    "scrollView.canCancelContentTouches": ("canCancelContentTouches", .flag),
    "scrollView.minimumZoomScale": ("minimumZoomScale", .number),
    "scrollView.maximumZoomScale": ("maximumZoomScale", .number),
    "scrollView.indicatorStyle": ("indicatorStyle", .word),
    "tableView.allowsSelectionDuringEditing": ("allowsSelectionDuringEditing", .flag),
    "tableView.allowsMultipleSelectionDuringEditing": (
      "allowsMultipleSelectionDuringEditing", .flag
    ),
    "tableViewCell.selectionStyle": ("selectionStyle", .word),
    "tableViewCell.editingAccessoryType": ("editingAccessoryType", .word),
    "tableViewCell.indentationLevel": ("indentationLevel", .number),
    "tableViewCell.indentationWidth": ("indentationWidth", .number),
    "tableViewCell.shouldIndentWhileEditing": ("shouldIndentWhileEditing", .flag),
    "tableViewCell.showsReorderControl": ("showsReorderControl", .flag),
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
  static let colors: [String: String] = [
    "*.tintColor": "tintColor", "textField.textColor": "textColor",
    "textView.textColor": "textColor", "switch.onTintColor": "onTintColor",
    "switch.thumbTintColor": "thumbTintColor", "tableView.separatorColor": "separatorColor",
    "label.shadowColor": "shadowColor", "label.highlightedColor": "highlightedTextColor",
    "slider.minimumTrackTintColor": "minimumTrackTintColor",
    "slider.maximumTrackTintColor": "maximumTrackTintColor",
    "slider.thumbTintColor": "thumbTintColor",
    "segmentedControl.selectedSegmentTintColor": "selectedSegmentTintColor",
    "navigationBar.barTintColor": "barTintColor", "tabBar.barTintColor": "barTintColor",
    "progressView.progressTintColor": "progressTintColor",
    "progressView.trackTintColor": "trackTintColor",
    "pageControl.pageIndicatorTintColor": "pageIndicatorTintColor",
    "pageControl.currentPageIndicatorTintColor": "currentPageIndicatorTintColor",
    "activityIndicatorView.color": "color",
  ]

  static let writtenColors: Set<String> = ["backgroundColor", "textColor"]

  /// Sizes and insets by their roles, as properties.
  static let geometry: [String: String] = [
    "label.shadowOffset": "shadowOffset", "*.scrollIndicatorInsets": "scrollIndicatorInsets",
    "tableView.separatorInset": "separatorInset", "tableViewCell.separatorInset": "separatorInset",
  ]

  /// What keyboards are to be: the words of documents, as those of the properties.
  static let inputTraits: [String: [String: String]] = {
    let choice = ["default": "default", "no": "no", "yes": "yes"]
    func same(_ words: String...) -> [String: String] {
      Dictionary(words.map { ($0, $0) }) { first, _ in first }
    }
    var keyboards = same(
      "default", "numbersAndPunctuation", "URL", "numberPad", "phonePad", "namePhonePad",
      "emailAddress", "decimalPad", "twitter", "webSearch")
    keyboards["alphabet"] = "asciiCapable"
    keyboards["ASCIICapableNumberPad"] = "asciiCapableNumberPad"
    return [
      "keyboardType": keyboards,
      "keyboardAppearance": [
        "default": "default", "alert": "dark", "dark": "dark", "light": "light",
      ],
      "returnKeyType": same(
        "default", "go", "google", "join", "next", "route", "search", "send", "yahoo", "done",
        "emergencyCall", "continue"),
      "autocapitalizationType": same("none", "words", "sentences", "allCharacters"),
      "autocorrectionType": choice, "spellCheckingType": choice, "smartQuotesType": choice,
      "smartDashesType": choice, "smartInsertDeleteType": choice,
    ]
  }()
}
