import ViewTree

/// What the settings are called behind the statements of a container.
extension StackView {
  package final func settingName(of constraint: LayoutConstraint) -> String {
    switch constraint.identifier {
    case "UISV-spacing", "UISV-spacing-hidden", "spacing": "spacing"
    case "UISV-canvas-connection", "UISV-canvas": "edges"
    case "UISV-fill-equally", "UISV-fill-proportionally", "UISV-distributing-edge", "slack":
      "distribution"
    case "UISV-hiding": "hidden view"
    case "grow", "shrink": "flex"
    case "separator": "separators"
    case "spacer": "spacer"
    case "UISV-alignment", "UISV-spanning-boundary": "alignment"
    default: "layout"
    }
  }
}

extension FlowStack {
  package final func settingName(of constraint: LayoutConstraint) -> String { "lines" }
}
