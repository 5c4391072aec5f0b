import Foundation

/// A guide that the layout itself keeps in place, by constraints of its own that are in force while
/// others speak of the guide.
final class SystemLayoutGuide: LayoutGuide {
  enum Kind {
    case margins
    case safeArea
    case readableContent
  }

  let kind: Kind

  init(_ kind: Kind, in view: View) {
    self.kind = kind
    super.init()
    identifier =
      switch kind {
      case .margins: "UIViewLayoutMarginsGuide"
      case .safeArea: "UIViewSafeAreaLayoutGuide"
      case .readableContent: "UIViewReadableContentGuide"
      }
    view.adopt(self)
  }

  override var isSystemGuide: Bool { true }
  override var systemPlace: Int {
    switch kind {
    case .margins: 2
    case .safeArea: 3
    case .readableContent: 4
    }
  }

  /// Where the last layout placed the guide, or, while no constraint is about it, where one would.
  override var layoutFrame: CGRect { participation.takesPart ? storedFrame : frameByRule }

  /// Makes the guide's constraints.
  func install() {
    guard let owner else { return }
    switch kind {
    case .margins:
      for (attribute, margin, name) in Self.marginSides {
        add(attribute, .equal, owner, margin, "UIView-\(name)-guide-constraint")
      }
    case .safeArea:
      for attribute in Self.edges {
        add(attribute, .equal, owner, attribute, "UIViewSafeAreaLayoutGuide-\(attribute)")
      }
    case .readableContent:
      add(.leading, .greaterThanOrEqual, owner, .leadingMargin, readable("leadingMargin"))
      add(.trailing, .lessThanOrEqual, owner, .trailingMargin, readable("trailingMargin"))
      add(.centerX, .equal, owner, .centerXWithinMargins, readable("centerX"))
      add(.top, .equal, owner, .topMargin, readable("top"))
      add(.bottom, .equal, owner, .bottomMargin, readable("bottom"))
      let almostRequired = LayoutPriority(999.5)
      add(.width, .equal, nil, .notAnAttribute, readable("width"), priority: almostRequired)
    }
    updateConstants()
  }

  /// Brings the constants up to date with what surrounds the owner; margins see to themselves.
  func updateConstants() {
    guard let owner else { return }
    switch kind {
    case .margins:
      break
    case .safeArea:
      let insets = owner.knownSafeArea
      let distances = [insets.left, insets.top, -insets.right, -insets.bottom]
      for (constraint, distance) in zip(ownConstraints, distances) {
        constraint.constant = distance
      }
    case .readableContent:
      ownConstraints.last?.constant = readableWidth
    }
  }

  private var readableWidth: CGFloat {
    owner?.hierarchy?.window?.environment.readableWidth ?? Self.widthWithoutWindow
  }

  /// Where the guide's constraints put it.
  private var frameByRule: CGRect {
    guard let owner else { return .zero }
    let rect = owner.rect(around: self)
    switch kind {
    case .safeArea: return rect.narrowed(by: owner.knownSafeArea)
    case .margins: return rect.narrowed(by: owner.knownMargins)
    case .readableContent:
      let inner = rect.narrowed(by: owner.knownMargins)
      let excess = max(inner.width - readableWidth, 0) / 2
      return inner.narrowed(by: EdgeInsets(left: excess, right: excess))
    }
  }

  private static let edges: [LayoutConstraint.Attribute] = [.left, .top, .right, .bottom]

  private static let marginSides:
    [(LayoutConstraint.Attribute, LayoutConstraint.Attribute, String)] = [
      (.left, .leftMargin, "leftMargin"), (.top, .topMargin, "topMargin"),
      (.right, .rightMargin, "rightMargin"), (.bottom, .bottomMargin, "bottomMargin"),
    ]

  private static let widthWithoutWindow: CGFloat = 672

  private func readable(_ side: String) -> String {
    "UIView-\(side)-readableContentGuide-constraint"
  }

  private func add(
    _ attribute: LayoutConstraint.Attribute, _ relation: LayoutConstraint.Relation, _ view: View?,
    _ other: LayoutConstraint.Attribute, _ name: String, priority: LayoutPriority = .required
  ) {
    let constraint = LayoutConstraint(
      ofSystemGuide: self, attribute, relation, view, other, identifier: name, priority: priority)
    ownConstraints.append(constraint)
  }
}

nonisolated extension CGRect {
  /// The rectangle with its edges moved inwards, no smaller than nothing.
  func narrowed(by insets: EdgeInsets) -> CGRect {
    let inner = inset(by: insets)
    return CGRect(
      origin: inner.origin, size: CGSize(width: max(inner.width, 0), height: max(inner.height, 0)))
  }
}

extension LayoutConstraint {
  /// Makes an inactive constraint that holds a guide of the layout's own in its place.
  convenience init(
    ofSystemGuide guide: LayoutGuide, _ attribute: Attribute, _ relation: Relation,
    _ view: View?, _ other: Attribute, identifier: String, priority: LayoutPriority = .required
  ) {
    self.init(
      item: guide, attribute: attribute, relatedBy: relation, toItem: view, attribute: other,
      multiplier: 1, constant: 0)
    self.identifier = identifier
    self.priority = priority
    source = nil
    origin = .guide
    let place = Int32(truncatingIfNeeded: guide.ownConstraints.count)
    storedContainerStatement = ContainerStatement(place: place, givesRoom: false)
  }
}
