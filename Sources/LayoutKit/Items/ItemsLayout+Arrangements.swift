public import Foundation
public import ViewTree

// An arrangement is a section of its own in each item's statements. Arranging again along the
// same axis replaces what was said of each of the items; only what differs is touched.

extension ItemsLayout {
  /// Places the items one after the other, a fixed distance apart, from edge to edge of the
  /// superview.
  ///
  /// A row goes from the leading to the trailing edge, a column from top to bottom. Arranging again
  /// changes what is there. One item fills the superview.
  ///
  /// - Parameters:
  ///   - axis: Whether they make a row or a column.
  ///   - spacing: The distance from one to the next, in points; below 0 they overlap.
  ///   - sizes: Whether they are all as large as the first.
  ///   - insets: How far they stay inside the superview.
  ///   - alignment: Where they stand across the axis; nil states nothing about that.
  ///   - fileID: The file of the call, for diagnostics.
  ///   - line: The line of the call, for diagnostics.
  /// - Returns: The constraints in force, item by item.
  @discardableResult
  public func distribute(
    _ axis: LayoutConstraint.Axis, spacing: CGFloat, sizes: Sizes = .equal,
    insets: DirectionalEdgeInsets = .zero, alignment: CrossAlignment? = nil,
    fileID: String = #fileID, line: Int = #line
  ) -> ConstraintHandle {
    let along = AxisNames(axis)
    return arrange("distribution along \(axis)", fileID, line) { make, place in
      if place == 0 {
        make.attributes(along.near).equalToSuperview(fileID: fileID, line: line).inset(insets)
      } else {
        make.attributes(along.near).equalTo(along.far, of: items[place - 1], fileID, line)
          .offset(spacing)
        if sizes == .equal {
          make.attributes(along.size).equalTo(along.size, of: items[0], fileID, line)
        }
      }
      if place == items.count - 1 {
        make.attributes(along.far).equalToSuperview(fileID: fileID, line: line).inset(insets)
      }
      make.align(alignment, across: axis, insets, fileID, line)
    }
  }

  /// Places items of a fixed size one after the other, with equal gaps between them, from edge to
  /// edge of the superview.
  ///
  /// Where there isn't room enough, they overlap. One item stands at the near edge. Arranging
  /// again changes what is there.
  ///
  /// - Parameters:
  ///   - axis: Whether they make a row or a column.
  ///   - size: The width in a row, the height in a column, in points.
  ///   - insets: How far they stay inside the superview.
  ///   - alignment: Where they stand across the axis; nil states nothing about that.
  ///   - fileID: The file of the call, for diagnostics.
  ///   - line: The line of the call, for diagnostics.
  /// - Returns: The constraints in force, item by item.
  @discardableResult
  public func distribute(
    _ axis: LayoutConstraint.Axis, size: CGFloat, insets: DirectionalEdgeInsets = .zero,
    alignment: CrossAlignment? = nil, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintHandle {
    let along = AxisNames(axis)
    let near = along.axis == .horizontal ? insets.leading : insets.top
    let far = along.axis == .horizontal ? insets.trailing : insets.bottom
    return arrange("distribution along \(axis)", fileID, line) { make, place in
      make.attributes(along.size).equalTo(size, fileID: fileID, line: line)
      if place == 0 {
        make.attributes(along.near).equalToSuperview(fileID: fileID, line: line).inset(insets)
      } else {
        // The way from the first place to the last, of which this is a share.
        let share = CGFloat(place) / CGFloat(items.count - 1)
        make.attributes(along.near).equalToSuperview(along.far, fileID, line).multipliedBy(share)
          .offset((1 - share) * near - share * (far + size))
      }
      make.align(alignment, across: axis, insets, fileID, line)
    }
  }

  /// Gives all items the edges, middles or baselines of the first one.
  ///
  /// - Parameters:
  ///   - attributes: What they share, such as `.top` or `[.left, .right]`. Aligning the same
  ///     attributes again changes what is there.
  ///   - fileID: The file of the call, for diagnostics.
  ///   - line: The line of the call, for diagnostics.
  /// - Returns: The constraints in force, item by item.
  @discardableResult
  public func align(
    _ attributes: AttributeSet, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintHandle {
    match(attributes, "alignment", fileID, line)
  }

  /// Makes all items as large as the first one.
  ///
  /// - Parameters:
  ///   - attributes: What they share: `.width`, `.height`, or both.
  ///   - fileID: The file of the call, for diagnostics.
  ///   - line: The line of the call, for diagnostics.
  /// - Returns: The constraints in force, item by item.
  @discardableResult
  public func equalSizes(
    _ attributes: AttributeSet = .size, fileID: String = #fileID, line: Int = #line
  ) -> ConstraintHandle {
    match(attributes, "equality", fileID, line)
  }
}

extension ItemsLayout {
  /// Ends all arrangements that the items are part of; their other statements stay.
  ///
  /// It is for items that are no longer arranged with the others but stay beside them.
  public func removeArrangements() {
    for item in items {
      item.layoutElement.withStatedConstraints { stated in
        stated.retire { constraint in
          if case .arrangement = constraint.note?.section { true } else { false }
        }
      }
    }
  }

  private func match(
    _ attributes: AttributeSet, _ kind: String, _ fileID: String, _ line: Int
  ) -> ConstraintHandle {
    arrange("\(kind) of \(attributes)", fileID, line) { make, place in
      guard place > 0 else { return }
      make.attributes(attributes).equalTo(attributes, of: items[0], fileID, line)
    }
  }

  /// Replaces what an arrangement asks of each item.
  private func arrange(
    _ name: String, _ fileID: String, _ line: Int, _ build: (ConstraintMaker, Int) -> Void
  ) -> ConstraintHandle {
    let source = CodeLocation(fileID: fileID, line: line)
    let edits = items.indices.map { place in
      LayoutEdit(
        .replace(isActive: true), items[place], of: .item(.arrangement(name)), source: source
      ) {
        build($0, place)
      }
    }
    var all = ConstraintHandle()
    LayoutEdit.commit(edits) { all.append(contentsOf: $1) }
    return all
  }
}

extension ConstraintMaker.AttributeStep<AttributeSet.Mixed> {
  @discardableResult
  fileprivate func equalTo(
    _ attributes: AttributeSet, of item: any LayoutItem, _ fileID: String, _ line: Int
  ) -> ConstraintMaker.AmountStep<Kind, any LayoutItem> {
    ConstraintMaker.AmountStep(draft: relate(.equal, to: .item(item, attributes), fileID, line))
  }

  fileprivate func equalToSuperview(
    _ attributes: AttributeSet, _ fileID: String, _ line: Int
  ) -> ConstraintMaker.AmountStep<Kind, any LayoutItem> {
    ConstraintMaker.AmountStep(draft: relate(.equal, to: .superview(attributes), fileID, line))
  }
}

extension ConstraintMaker {
  fileprivate func align(
    _ alignment: ItemsLayout.CrossAlignment?, across axis: LayoutConstraint.Axis,
    _ insets: DirectionalEdgeInsets, _ fileID: String, _ line: Int
  ) {
    let across = AxisNames(axis == .horizontal ? .vertical : .horizontal)
    let attributes: AttributeSet
    switch alignment {
    case nil: return
    case .fill: attributes = across.near.union(across.far)
    case .near: attributes = across.near
    case .center: attributes = across.center
    case .far: attributes = across.far
    }
    self.attributes(attributes).equalToSuperview(fileID: fileID, line: line).inset(insets)
  }
}

nonisolated extension ItemsLayout {
  /// Where the items of a row or column stand across it.
  public nonisolated enum CrossAlignment: Hashable, Sendable, CaseIterable {
    /// From edge to edge of the superview.
    case fill
    /// At the superview's top in a row, at its leading edge in a column.
    case near
    /// In the middle.
    case center
    /// At the superview's bottom in a row, at its trailing edge in a column.
    case far
  }

  /// How large the items of a row or column are along it.
  public nonisolated enum Sizes: Hashable, Sendable, CaseIterable {
    /// All as large as the first.
    case equal
    /// As other constraints or their content make them.
    case natural
  }
}

/// What the edges and the size are called along an axis.
struct AxisNames {
  let axis: LayoutConstraint.Axis
  let near: AttributeSet
  let far: AttributeSet
  let center: AttributeSet
  let size: AttributeSet

  init(_ axis: LayoutConstraint.Axis) {
    self.axis = axis
    switch axis {
    case .horizontal:
      (near, far, center, size) = (.leading, .trailing, .centerX, .width)
    case .vertical:
      (near, far, center, size) = (.top, .bottom, .centerY, .height)
    }
  }
}
