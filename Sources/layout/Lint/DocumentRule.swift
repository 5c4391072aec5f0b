/// What is looked for in documents: first IBLinter's rules, by their names, then those about layouts.
enum DocumentRule: String, CaseIterable {
  case customClassName = "custom_class_name"
  case relativeToMargin = "relative_to_margin"
  case misplaced
  case enableAutolayout = "enable_autolayout"
  case duplicateConstraint = "duplicate_constraint"
  case duplicateID = "duplicate_id"
  case storyboardViewControllerID = "storyboard_viewcontroller_id"
  case stackViewBackgroundColor = "stackview_backgroundcolor"
  case imageResources = "image_resources"
  case colorResources = "color_resources"
  case customModule = "custom_module"
  case useBaseClass = "use_base_class"
  case ambiguous
  case viewAsDevice = "view_as_device"
  case reuseIdentifier = "reuse_identifier"
  case useTraitCollections = "use_trait_collections"
  case hidesBottomBar = "hides_bottom_bar"
  case hasInitialViewController = "has_initial_view_controller"
  case hasSingleViewController = "has_single_view_controller"

  /// An outlet leads to nothing.
  case missingOutlet = "missing_outlet"
  /// Required constraints contradict each other, on some devices or on all.
  case conflict
  /// A text is cut off.
  case textCut = "text_cut"
  /// A text is cut off where people like it as large as can be.
  case textCutLarge = "text_cut_large"
  /// A text is cut off where one reads from right to left.
  case textCutRightToLeft = "text_cut_rtl"
  /// A button is smaller than 44 points.
  case smallTarget = "small_target"
  /// Texts or images lie on each other.
  case overlap

  /// Whether it is looked for unless a configuration says otherwise.
  var isDefault: Bool {
    switch self {
    case .enableAutolayout, .duplicateConstraint, .duplicateID, .customModule, .ambiguous: true
    default: isAboutLayout || self == .missingOutlet
    }
  }

  /// Whether documents are laid out for it.
  var isAboutLayout: Bool {
    switch self {
    case .conflict, .textCut, .textCutLarge, .textCutRightToLeft, .smallTarget, .overlap: true
    default: false
    }
  }
}
