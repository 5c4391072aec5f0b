import Foundation
import ViewTree

/// Makes the constraints that a visual format stands for.
///
/// Semantics 10.2: for each view the gap before it and then its sizes, the gap after the last one,
/// and the alignments of neighbours.
struct VisualFormatRows {
  /// An attribute of an item, from or to which a gap is measured.
  struct Place {
    let item: any LayoutItem
    let attribute: LayoutConstraint.Attribute
  }

  private let format: VisualFormat
  private let options: LayoutConstraint.FormatOptions
  private let names: VisualFormatNames
  private let source: CodeLocation
  /// The sides of items that come first and last in the format.
  private let sides: (first: LayoutConstraint.Attribute, last: LayoutConstraint.Attribute)
  private var rows: [LayoutConstraint] = []

  /// Makes all constraints of a format, in order.
  static func make(
    _ format: VisualFormat, options: LayoutConstraint.FormatOptions, names: VisualFormatNames,
    source: CodeLocation
  ) throws(VisualFormatError) -> [LayoutConstraint] {
    var maker = VisualFormatRows(format, options: options, names: names, source: source)
    try maker.checkOptions()
    try maker.addAll()
    return maker.rows
  }

  private init(
    _ format: VisualFormat, options: LayoutConstraint.FormatOptions, names: VisualFormatNames,
    source: CodeLocation
  ) {
    self.format = format
    self.options = options
    self.names = names
    self.source = source
    sides =
      switch format.axis {
      case .vertical: (.top, .bottom)
      case .horizontal where options.contains(.directionRightToLeft): (.right, .left)
      case .horizontal where options.contains(.directionLeftToRight): (.left, .right)
      case .horizontal: (.leading, .trailing)
      }
  }

  private func checkOptions() throws(VisualFormatError) {
    if options.contains(.directionMask) { throw names.error(.twoDirections, at: 0) }
    let alongAxis: LayoutConstraint.Attribute.Kind =
      format.axis == .horizontal ? .horizontal : .vertical
    for attribute in options.alignments where attribute.kind == alongAxis {
      throw names.error(.alignmentAlongAxis(attribute), at: 0)
    }
  }

  private mutating func addAll() throws(VisualFormatError) {
    var items: [any LayoutItem] = []
    for element in format.views {
      let item = try names.item(of: element)
      if let previous = items.last, let gap = element.gap {
        try add(gap, from: lineAfter(previous), to: lineBefore(item))
      } else if let bar = format.opening {
        let (edge, standard) = try edge(bar, beside: item, sides.first)
        let line = Place(item: item, attribute: sides.first)
        try add(bar.gap, standard: standard, from: edge, to: line)
      }
      try addSizes(element.sizes, of: item)
      items.append(item)
    }
    if let bar = format.closing, let item = items.last {
      let (edge, standard) = try edge(bar, beside: item, sides.last)
      let line = Place(item: item, attribute: sides.last)
      try add(bar.gap, standard: standard, from: line, to: edge)
    }
    addAlignments(of: items)
  }

  // MARK: Gaps

  /// Adds the rows for a gap between two places, of which the second comes later in the format.
  private mutating func add(
    _ gap: VisualFormat.Gap, standard: CGFloat = SystemSpacing.standard, from first: Place,
    to second: Place
  ) throws(VisualFormatError) {
    // The row says of the place further to the right or below how far it lies from the other.
    let (far, near) = sides.first == .right ? (first, second) : (second, first)
    switch gap {
    case .none: add(far, .equal, near)
    case .standard: add(far, .equal, near, plus: standard)
    case .distances(let distances):
      for distance in distances {
        add(
          far, distance.relation, near, plus: try names.distance(distance.object),
          priority: try names.priority(distance.priority))
      }
    }
  }

  /// The line of an item from which the gap to the next one is measured.
  private func lineAfter(_ item: any LayoutItem) -> Place {
    Place(item: item, attribute: isSpacedByBaselines ? .lastBaseline : sides.last)
  }

  /// The line of an item to which the gap from the one before it is measured.
  private func lineBefore(_ item: any LayoutItem) -> Place {
    Place(item: item, attribute: isSpacedByBaselines ? .firstBaseline : sides.first)
  }

  private var isSpacedByBaselines: Bool {
    format.axis == .vertical && options.contains(.spacingBaselineToBaseline)
  }

  /// The line of the superview that a bar stands for, and the standard distance from it.
  private func edge(
    _ bar: VisualFormat.Bar, beside item: any LayoutItem, _ side: LayoutConstraint.Attribute
  ) throws(VisualFormatError) -> (Place, standard: CGFloat) {
    guard let superview = item.containingView else {
      throw names.error(.noSuperview(item: item.itemName), at: bar.position)
    }
    guard case .standard = bar.gap else { return (Place(item: superview, attribute: side), 0) }
    let inset = SystemSpacing.inset(at: side)
    return (Place(item: superview, attribute: inset.line), inset.distance)
  }

  // MARK: Sizes and alignments

  private mutating func addSizes(
    _ sizes: [VisualFormat.Predicate], of item: any LayoutItem
  ) throws(VisualFormatError) {
    let extent: LayoutConstraint.Attribute = format.axis == .vertical ? .height : .width
    let place = Place(item: item, attribute: extent)
    for size in sizes {
      let other = try names.size(size.object)
      let priority = try names.priority(size.priority)
      switch other {
      case .points(let points):
        add(place, size.relation, nil, plus: points, priority: priority)
      case .item(let other):
        // The views' table holds the item; the optimizer sees but the constraint's weak reference.
        withExtendedLifetime(other) {
          let like = Place(item: other, attribute: extent)
          add(place, size.relation, like, priority: priority)
        }
      }
    }
  }

  private mutating func addAlignments(of items: [any LayoutItem]) {
    for attribute in options.alignments {
      for index in items.indices.dropLast() {
        let item = items[index]
        let next = items[index + 1]
        withExtendedLifetime((item, next)) {
          let first = Place(item: item, attribute: attribute)
          add(first, .equal, Place(item: next, attribute: attribute))
        }
      }
    }
  }

  private mutating func add(
    _ first: Place, _ relation: LayoutConstraint.Relation, _ second: Place?,
    plus constant: CGFloat = 0, priority: LayoutPriority = .required
  ) {
    let row = LayoutConstraint(
      item: first.item, attribute: first.attribute, relatedBy: relation, toItem: second?.item,
      attribute: second?.attribute ?? .notAnAttribute, multiplier: 1, constant: constant,
      fileID: source.fileID, line: source.line)
    row.priority = priority
    rows.append(row)
  }
}
