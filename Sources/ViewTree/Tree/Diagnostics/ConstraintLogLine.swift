import Foundation

/// Semantics 9.3: a constraint as Apple's logs write it, so that people and tools that know those
/// logs can read ours.
///
/// Where Apple prints addresses stand numbers that are the same in every run: for a constraint the
/// count of activations in its tree, followed by the line that made it, and for an item its rank.
struct ConstraintLogLine {
  private let constraint: LayoutConstraint
  /// What the names in the line stand for, as in `'|':View:0x1`.
  private var names: [String] = []

  init(_ constraint: LayoutConstraint) { self.constraint = constraint }

  /// The whole line.
  mutating func text() -> String {
    var parts = ["<\(className):\(address(constraint.serial))\(place)"]
    if let mask = constraint.origin.mask { parts.append(Self.visual(mask)) }
    if let identifier = constraint.identifier, !identifier.isEmpty {
      parts.append("'\(identifier)'")
    }
    parts.append(body())
    if case .content(let hugging, let resistance) = constraint.origin {
      parts.append("Hug:\(hugging) CompressionResistance:\(resistance)")
    }
    if constraint.priority != .required {
      parts.append("priority:\(number(Double(constraint.priority.rawValue)))")
    }
    let state = constraint.isActive || constraint.isImplicit ? "active" : "inactive"
    let list = names.isEmpty ? "" : ", names: \(names.joined(separator: ", ")) "
    return (parts.joined(separator: " ") + "   (\(state)\(list))>").printable
  }

  // MARK: Names

  private var className: String {
    switch constraint.origin {
    case .frame: return "NSAutoresizingMaskLayoutConstraint"
    case .content: return "NSContentSizeLayoutConstraint"
    case .program, .guide, .window:
      let type = type(of: constraint)
      return type == LayoutConstraint.self ? "NSLayoutConstraint" : String(reflecting: type)
    }
  }

  private var place: String {
    guard let source = constraint.source else { return "" }
    let file = source.fileID.split(separator: "/").last.map(String.init) ?? source.fileID
    return "@\(file)#\(source.line)"
  }

  private func address(_ number: Int) -> String { "0x\(String(max(number, 0), radix: 16))" }

  private static func visual(_ mask: View.AutoresizingMask) -> String {
    func axis(_ flexibility: AxisFlexibility) -> String {
      // A view that keeps its place and size is shown as if its last margin were flexible.
      if flexibility.isFixed { return "--&" }
      return [flexibility.before, flexibility.size, flexibility.after]
        .map { $0 ? "&" : "-" }.joined()
    }
    return "h=\(axis(mask.flexibility(along: .horizontal)))"
      + " v=\(axis(mask.flexibility(along: .vertical)))"
  }

  private mutating func name(_ item: (any LayoutItem)?) -> String {
    guard let item else { return "(gone)" }
    let element = item.layoutElement
    let plain = "\(typeName(of: item)):\(address(Int(element.rank)))"
    switch element {
    case .view(let view):
      if let name = view.givenName, !name.isEmpty {
        add("\(name):\(address(Int(element.rank)))")
        return name
      }
      guard let text = view.ownText else { return plain }
      return "\(plain)'\(text)'"
    case .guide(let guide):
      return guide.identifier.isEmpty ? plain : "\(plain)'\(guide.identifier)'"
    }
  }

  private func typeName(of item: any LayoutItem) -> String {
    item.itemView?.typeName(of: item) ?? String(describing: type(of: item))
  }

  private mutating func add(_ name: String) {
    if !names.contains(name) { names.append(name) }
  }

  /// The bar that stands for a superview.
  private mutating func bar(_ view: any LayoutItem) -> String {
    let rank = Int(view.layoutElement.rank)
    add("'|':\(typeName(of: view)):\(address(rank))")
    return "|"
  }

  // MARK: Body

  private mutating func body() -> String {
    if let spacing = spacing() { return spacing }
    if case .frame = constraint.origin, let superview = constraint.firstItem?.containingView,
      constraint.firstAttribute.isLocation, constraint.multiplier == 1
    {
      let edge = constraint.firstAttribute.axis == .horizontal ? "minX" : "minY"
      let text = "\(name(constraint.firstItem)).\(edge) == \(number(Double(constraint.constant)))"
      _ = bar(superview)
      return text
    }
    let relation = constraint.relation
    let first = side(constraint.firstItem, constraint.firstAttribute, constraint.distances?.first)
    guard constraint.hasSecondItem else {
      return "\(first) \(relation) \(number(Double(constraint.constant)))"
    }
    let second = side(
      constraint.secondItem, constraint.secondAttribute, constraint.distances?.second)
    return "\(first) \(relation) \(factor)\(second)\(amount)"
  }

  private var factor: String {
    switch constraint.multiplier {
    case 1: ""
    case -1: "-"
    default: "\(number(Double(constraint.multiplier)))*"
    }
  }

  private var amount: String {
    let constant = Double(constraint.constant)
    if constant == 0 { return "" }
    return constant < 0 ? " - \(number(-constant))" : " + \(number(constant))"
  }

  private mutating func side(
    _ item: (any LayoutItem)?, _ attribute: LayoutConstraint.Attribute,
    _ distance: AnchorDistance?
  ) -> String {
    guard let distance else { return "\(name(item)).\(attribute)" }
    let to = "\(name(distance.to)).\(distance.toAttribute)"
    return "(\(to) - \(name(distance.from)).\(distance.fromAttribute))"
  }

  /// The form of a visual format, for a gap between neighbours or to the superview.
  private mutating func spacing() -> String? {
    guard constraint.multiplier == 1, constraint.distances == nil, let first = constraint.firstItem,
      let second = constraint.secondItem
    else { return nil }
    let attributes = (constraint.firstAttribute, constraint.secondAttribute)
    let text: String
    switch attributes {
    case (.leading, .leading), (.left, .left), (.top, .top), (.left, .leftMargin),
      (.top, .topMargin):
      if case .frame = constraint.origin { return nil }
      guard second === first.containingView else { return nil }
      text = "\(bar(second))-\(gap)-[\(name(first))]"
    case (.trailing, .trailing), (.right, .right), (.bottom, .bottom):
      guard first === second.containingView else { return nil }
      text = "[\(name(second))]-\(gap)-\(bar(first))"
    case (.leading, .trailing), (.left, .right), (.top, .bottom):
      text = "[\(name(second))]-\(gap)-[\(name(first))]"
    default:
      return nil
    }
    let axis = constraint.firstAttribute.axis == .vertical ? "V" : "H"
    let isPlain = !constraint.firstAttribute.isAbsolute || constraint.origin.mask != nil
    return "\(axis):\(text)\(isPlain ? "" : "(LTR)")"
  }

  private var gap: String {
    let sign = constraint.relation == .equal ? "" : "\(constraint.relation)"
    let priority =
      constraint.priority == .required ? "" : "@\(number(Double(constraint.priority.rawValue)))"
    return "(\(sign)\(number(shownConstant))\(priority))"
  }

  /// The constant, with the margin that a guide of the layout's own adds to it.
  private var shownConstant: Double {
    let own = Double(constraint.constant)
    guard constraint.secondAttribute.isMargin, let second = constraint.secondItem else {
      return own
    }
    return own + second.offset(constraint.secondAttribute, isMirrored: false)
  }

  private func number(_ value: Double) -> String { String(format: "%g", value) }
}

extension LayoutConstraint {
  /// The constraint as Apple's logs write it, such as
  /// `<NSLayoutConstraint:0x3@Card.swift#31 card.width == 50   (active, names: card:0x8 )>`.
  ///
  /// The numbers after `0x` are not addresses; they are the same in every run.
  public var logDescription: String {
    var line = ConstraintLogLine(self)
    return line.text()
  }
}
