public import Foundation
public import ViewTree

extension StackView {
  /// Sets the points between a view and the next one shown, in place of ``spacing``.
  ///
  /// ``spacingUseDefault`` ends that, ``spacingUseSystem`` asks for the system's distance. The
  /// setting goes with the view when it moves within the stack, and ends when it leaves. A view
  /// that isn't arranged here is reported, as is a number that isn't finite or is larger than 1e9.
  public final func setCustomSpacing(
    _ spacing: CGFloat, after view: View, fileID: String = #fileID, line: Int = #line
  ) {
    guard isUsable(spacing, as: "spacing after \(view.itemName)", fileID, line) else { return }
    setOption(
      \.customSpacing, to: spacing == Self.spacingUseDefault ? nil : spacing, for: view, "spacing",
      fileID, line)
  }
}

extension LayoutSubject where Self: StackView {
  /// The least points between neighbours where there is little room, nil for the spacing itself.
  ///
  /// If it or ``maximumSpacing`` is set, the distributions that fill the stack have gaps of one
  /// size, which is ``StackView/spacing`` if that can be: gaps shrink before views lose what their content
  /// needs, and grow once views don't stretch. A number below 0 or not finite is reported.
  public var minimumSpacing: CGFloat? {
    get { settings.minimumSpacing }
    set { setSpacingLimit(\.minimumSpacing, to: newValue, "minimum") }
  }

  /// The most points between neighbours, nil for the spacing itself.
  ///
  /// With distribution `.equalSpacing` nil means no limit. A number below 0 or not finite is reported.
  public var maximumSpacing: CGFloat? {
    get { settings.maximumSpacing }
    set { setSpacingLimit(\.maximumSpacing, to: newValue, "maximum") }
  }
}

extension StackView {
  final func setSpacing(_ spacing: CGFloat) {
    guard isUsable(spacing, as: "spacing", nil, 0), spacing != settings.spacing else { return }
    settings.spacing = spacing
    setNeedsArrangement()
  }

  fileprivate func setSpacingLimit(
    _ limit: WritableKeyPath<Settings, CGFloat?>, to number: CGFloat?, _ name: String
  ) {
    if let number {
      guard isUsable(number, as: "\(name) spacing", nil, 0) else { return }
      guard number >= 0 else {
        reportNumber(.outOfRange, "\(name) spacing", number, "Use a number from 0.", nil, 0)
        return
      }
    }
    guard number != settings[keyPath: limit] else { return }
    settings[keyPath: limit] = number
    setNeedsArrangement()
  }

  /// The spacing as a number of points; the system's is asked for by pair, and counts as 8 here.
  final var plainSpacing: CGFloat {
    switch spacing {
    case Self.spacingUseDefault: 0
    case Self.spacingUseSystem: 8
    default: spacing
    }
  }

  /// The system's spacing between two neighbours, or 8 if it is no usable number.
  final func usableSystemSpacing(after view: View, before next: View) -> CGFloat {
    let points = systemSpacing(after: view, before: next)
    return points.isFinite && points.magnitude <= 1e9 ? points : 8
  }
}
