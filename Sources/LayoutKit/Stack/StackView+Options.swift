public import Foundation
public import ViewTree

/// What can be said of one arranged view. It goes with the view when it moves within the stack, and
/// ends when the view leaves. Said of a view that isn't arranged here, it is reported and changes
/// nothing.
extension LayoutSubject where Self: StackView {
  /// Sets how many parts a view has of the room that distribution `.fillProportionally` shares
  /// out; nil for the size of its content.
  ///
  /// A number below 0, not finite or larger than 1e9 is reported and changes nothing.
  public func setWeight(
    _ weight: CGFloat?, for view: View, fileID: String = #fileID, line: Int = #line
  ) {
    guard isWeight(weight, "weight of \(view.itemName)", fileID, line) else { return }
    setOption(\.weight, to: weight, for: view, "weight", fileID, line)
  }

  /// The parts that were set for a view, nil if none were.
  public func weight(for view: View) -> CGFloat? { option(\.weight, of: view) }

  /// Sets how views share what is left over or missing with distribution `.fill`, where their
  /// hugging and compression resistance leave that open.
  ///
  /// What is left over is shared in proportion to `grow`, what is missing in proportion to
  /// `shrink` times the size of the content. As soon as one view has such weights, the others
  /// count as `grow: 0, shrink: 1`. Numbers below 0, not finite or larger than 1e6 are reported
  /// and change nothing.
  public func setFlex(
    grow: CGFloat? = nil, shrink: CGFloat? = nil, for view: View, fileID: String = #fileID,
    line: Int = #line
  ) {
    guard isWeight(grow, "grow weight of \(view.itemName)", fileID, line),
      isWeight(shrink, "shrink weight of \(view.itemName)", fileID, line)
    else { return }
    if index(of: view) != nil || grow != nil {
      setOption(\.grow, to: grow, for: view, "grow weight", fileID, line)
    }
    if index(of: view) != nil || grow == nil {
      setOption(\.shrink, to: shrink, for: view, "shrink weight", fileID, line)
    }
  }

  /// Sets where one view stands across the axis, whatever the stack's ``StackView/alignment``; nil ends that.
  ///
  /// Baselines are lined up for all views or none: a baseline alignment that isn't the stack's own
  /// counts as leading.
  public func setAlignment(
    _ alignment: StackView.Alignment?, for view: View, fileID: String = #fileID, line: Int = #line
  ) {
    setOption(\.alignment, to: alignment, for: view, "alignment", fileID, line)
  }

  /// The alignment that was set for a view, nil if none was.
  public func alignment(for view: View) -> StackView.Alignment? { option(\.alignment, of: view) }

  /// Sets how far a view keeps from its neighbours and from the stack's edges, in points, on top
  /// of the spacing.
  ///
  /// Numbers that aren't finite or are larger than 1e9 are reported and change nothing.
  public func setInsets(
    _ insets: DirectionalEdgeInsets, for view: View, fileID: String = #fileID, line: Int = #line
  ) {
    guard areUsable(insets, "insets of \(view.itemName)", fileID, line) else { return }
    setOption(\.insets, to: insets, for: view, "insets", fileID, line)
  }

  /// The insets that were set for a view.
  public func insets(for view: View) -> DirectionalEdgeInsets {
    option(\.insets, of: view) ?? .zero
  }
}

extension LayoutSubject where Self: StackView {
  /// How far everything keeps from the stack's edges, or from its margins if they count, in points.
  ///
  /// Numbers that aren't finite or are larger than 1e9 are reported, and the old ones stay.
  public var insets: DirectionalEdgeInsets {
    get { settings.insets }
    set {
      guard newValue != settings.insets, areUsable(newValue, "insets", nil, 0) else { return }
      settings.insets = newValue
      setNeedsArrangement()
    }
  }

  /// The lines between neighbours that are shown, nil for none.
  ///
  /// A thickness below 0 or numbers that aren't finite are reported, and the old lines stay.
  public var separators: StackSeparators? {
    get { settings.separators }
    set {
      guard newValue != settings.separators else { return }
      if let newValue {
        guard isWeight(newValue.thickness, "separators' thickness", nil, 0),
          areUsable(newValue.insets, "separators' insets", nil, 0)
        else { return }
      }
      settings.separators = newValue
      setNeedsArrangement()
    }
  }
}

extension StackView {
  final func setOption<Value: Equatable>(
    _ option: WritableKeyPath<ArrangedItem.Options, Value>, to value: Value, for view: View,
    _ name: String, _ fileID: String, _ line: Int
  ) {
    guard let index = index(of: view) else {
      // To end a setting that has ended with the arrangement is no mistake.
      if value != ArrangedItem.Options()[keyPath: option] {
        reportNotArranged(view, name, fileID, line)
      }
      return
    }
    let item = arranged[index]
    guard item.options[keyPath: option] != value else { return }
    // Changed apart, so that nothing has to be checked where the options are read.
    var options = item.options
    options[keyPath: option] = value
    item.options = options
    setNeedsArrangement()
  }

  final func option<Value>(
    _ option: KeyPath<ArrangedItem.Options, Value>, of view: View
  ) -> Value? {
    index(of: view).map { arranged[$0].options[keyPath: option] }
  }

  final func option<Value>(
    _ option: KeyPath<ArrangedItem.Options, Value?>, of view: View
  ) -> Value? {
    index(of: view).flatMap { arranged[$0].options[keyPath: option] }
  }
}
