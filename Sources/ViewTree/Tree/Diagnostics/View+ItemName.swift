extension View {
  /// What diagnostics call the view: its name, or its identifier for accessibility; else the property that a controller or a view above
  /// keeps it in, as in `title of card`; else its type and place, and the same of its superview, as
  /// in `Label[2] of card`.
  package final var itemDescription: String {
    if let givenName, !givenName.isEmpty { return givenName.printable }
    if let known = hierarchy?.keptNames?.ofItems[ObjectIdentifier(self)] { return known }
    let name = keepingProperty() ?? placeDescription
    hierarchy?.keptNames?.ofItems[ObjectIdentifier(self)] = name
    return name
  }

  private final var placeDescription: String {
    guard let superview = ownSuperview else { return shortDescription }
    return "\(shortDescription) of \(superview.shortDescription)"
  }

  /// Does something in which no item of the tree gets another name, so that each is found once.
  package final func keepingNames<Result>(_ body: () throws -> Result) rethrows -> Result {
    let hierarchy = joinedHierarchy
    let outer = hierarchy.keptNames
    hierarchy.keptNames = outer ?? KeptNames()
    defer { hierarchy.keptNames = outer }
    return try body()
  }

  /// The views from this one to the root, the middle of a long way left out.
  package final var pathToRoot: String {
    var names: [String] = []
    var view: View? = self
    while let current = view, names.count < 6 {
      names.append(current.shortDescription)
      view = current.ownSuperview
    }
    if let view {
      if view.ownSuperview != nil { names.append("...") }
      names.append(root.shortDescription)
    }
    return names.joined(separator: " < ")
  }

  private final var shortDescription: String {
    if let givenName, !givenName.isEmpty { return givenName.printable }
    let type = typeName
    guard let index = ownSuperview?.index(of: self) else { return type }
    return "\(type)[\(index)]"
  }

  /// The property that the view is kept in, with the view that has it; of a controller's properties
  /// the name alone.
  private final func keepingProperty() -> String? {
    var view: View? = self
    for _ in 0..<StoredProperties.reach {
      guard let owner = view else { return nil }
      if let name = owner.propertyName(of: self) { return name }
      view = owner.ownSuperview
    }
    return nil
  }

  /// The name of the view's property, or of its controller's, that an item is kept in.
  final func propertyName(of item: any LayoutItem) -> String? {
    if let owner, let name = propertyNames(in: owner)[ObjectIdentifier(item)] {
      return name
    }
    guard item !== self, let name = propertyNames(in: self)[ObjectIdentifier(item)] else {
      return nil
    }
    return "\(name) of \(shortDescription)"
  }

  private final func propertyNames(in owner: AnyObject) -> [ObjectIdentifier: String] {
    let key = ObjectIdentifier(owner)
    if let known = hierarchy?.keptNames?.inOwners[key] { return known }
    var isOfLibrary = hierarchy?.keptNames?.isOfLibrary ?? [:]
    let names = StoredProperties.names(in: owner, &isOfLibrary)
    hierarchy?.keptNames?.inOwners[key] = names
    hierarchy?.keptNames?.isOfLibrary = isOfLibrary
    return names
  }
}

/// Names that were found, kept for as long as they can't change.
struct KeptNames {
  /// What diagnostics call views and guides.
  var ofItems: [ObjectIdentifier: String] = [:]
  /// The properties of views and controllers that items are kept in.
  var inOwners: [ObjectIdentifier: [ObjectIdentifier: String]] = [:]
  /// Whether classes are the library's own.
  var isOfLibrary: [ObjectIdentifier: Bool] = [:]
  /// What types are called.
  var ofTypes: [ObjectIdentifier: String] = [:]
  /// Whether types go by the names that UIKit has for them.
  var speaksUIKit: Bool?
}

extension LayoutGuide {
  /// What diagnostics call the guide: its identifier; else the property it is kept in; else its place
  /// among the guides of its owner.
  var itemDescription: String {
    if !identifier.isEmpty { return identifier.printable }
    if let known = owner?.hierarchy?.keptNames?.ofItems[ObjectIdentifier(self)] { return known }
    let name = foundDescription
    owner?.hierarchy?.keptNames?.ofItems[ObjectIdentifier(self)] = name
    return name
  }

  private var foundDescription: String {
    var view = owner
    for _ in 0..<StoredProperties.reach {
      if let name = view?.propertyName(of: self) { return name }
      view = view?.ownSuperview
    }
    guard let owner else { return "LayoutGuide" }
    let index = owner.ownGuides.firstIndex { $0 === self } ?? 0
    return "\(owner.typeName(of: self))[\(index)] of \(owner.itemDescription)"
  }
}

extension LayoutItem {
  /// The item's name as it stands before an attribute: in parentheses if it has several words.
  package var itemTerm: String { itemName.asTerm }
}

nonisolated extension String {
  /// An item's name as it stands before an attribute: in parentheses if it has several words.
  package var asTerm: String {
    // The library's search for a text takes longer than all else of a line.
    let of: InlineArray<4, UInt8> = [0x20, 0x6F, 0x66, 0x20]
    var matched = 0
    for byte in utf8 {
      matched = byte == of[matched] ? matched + 1 : byte == of[0] ? 1 : 0
      if matched == of.count { return "(\(self))" }
    }
    return self
  }
}
