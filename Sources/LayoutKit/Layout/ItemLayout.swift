public import ViewTree

/// The layout of one item: where statements about it are made, and where its attributes are named
/// for others to relate to.
///
///     card.layout.make {
///       $0.top.equalTo(header.layout.bottom).offset(8)
///       $0.horizontalEdges.equalToSuperview().inset(16)
///       $0.height.greaterThanOrEqualTo(44).priority(.high)
///     }
public struct ItemLayout<Item: LayoutItem> {
  /// The view or guide that is laid out.
  public let item: Item
}

extension LayoutSubject where Self: View {
  /// The view's layout: statements about it, and its attributes as targets.
  public var layout: ItemLayout<View> { ItemLayout(item: self) }
}

extension LayoutSubject where Self: LayoutGuide {
  /// The guide's layout: statements about it, and its attributes as targets.
  public var layout: ItemLayout<LayoutGuide> { ItemLayout(item: self) }
}

extension ItemLayout {
  /// The constraints that were stated under the name `id`, in force or not.
  ///
  ///     bar.layout.make {
  ///       $0.width.equalToSuperview().multipliedBy(0.1).id("progress")
  ///     }
  ///     bar.layout["progress"].multiplier = 0.6
  ///
  /// If no statement has that name, the handle is empty, and reports that when it is asked to do
  /// something.
  ///
  /// - Complexity: O(*c*) for *c* constraints that the item has.
  public subscript(
    id: String, fileID fileID: String = #fileID, line line: Int = #line
  ) -> ConstraintHandle {
    let found = item.layoutElement.withStatedConstraints { stated in
      ConstraintHandle(stated.lazy.filter { $0.note?.name == id })
    }
    guard found.isEmpty else { return found }
    let pending = PendingConstraints()
    pending.unknownName = UnknownName(
      item: item, name: id, source: CodeLocation(fileID: fileID, line: line))
    return ConstraintHandle(pending)
  }
}

extension ItemLayout where Item: View {
  /// How strongly the view resists becoming wider than its content.
  public var contentHuggingHorizontalPriority: LayoutPriority {
    get { item.contentHuggingPriority(for: .horizontal) }
    nonmutating set { item.setContentHuggingPriority(newValue, for: .horizontal) }
  }

  /// How strongly the view resists becoming higher than its content.
  public var contentHuggingVerticalPriority: LayoutPriority {
    get { item.contentHuggingPriority(for: .vertical) }
    nonmutating set { item.setContentHuggingPriority(newValue, for: .vertical) }
  }

  /// How strongly the view resists becoming narrower than its content.
  public var contentCompressionResistanceHorizontalPriority: LayoutPriority {
    get { item.contentCompressionResistancePriority(for: .horizontal) }
    nonmutating set { item.setContentCompressionResistancePriority(newValue, for: .horizontal) }
  }

  /// How strongly the view resists becoming lower than its content.
  public var contentCompressionResistanceVerticalPriority: LayoutPriority {
    get { item.contentCompressionResistancePriority(for: .vertical) }
    nonmutating set { item.setContentCompressionResistancePriority(newValue, for: .vertical) }
  }
}
