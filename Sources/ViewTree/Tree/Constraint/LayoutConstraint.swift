public import Foundation
import LayoutSolver

/// A linear relation between two attributes: `first REL multiplier · second + constant`.
///
/// A constraint takes effect while it is active: the closest view above its items then keeps it,
/// and nothing else has to. It refers to its items weakly. Mistakes are reported when it is
/// activated; a constraint that makes no sense stays inactive.
#if MainActor
  @preconcurrency @MainActor
#endif
open class LayoutConstraint: NSObject {
  /// The item on the left-hand side, nil once it is gone.
  public var firstItem: (any LayoutItem)? { first.itemToKeep }
  /// The attribute of the first item.
  public let firstAttribute: Attribute
  /// The item on the right-hand side, nil if there is none or it is gone.
  public var secondItem: (any LayoutItem)? { second?.itemToKeep }
  /// The attribute of the second item; ``Attribute/notAnAttribute`` without one.
  public let secondAttribute: Attribute
  /// Whether the right-hand side was made with an item, gone or not.
  package final var hasSecondItem: Bool { second != nil }

  /// How the two sides compare.
  public package(set) final var relation: Relation {
    get { storedRelation }
    set {
      guard newValue != storedRelation else { return }
      storedRelation = newValue
      didChangeShape()
    }
  }

  /// What the second attribute is multiplied by; without meaning where there is no second item.
  public package(set) final var multiplier: CGFloat {
    get { storedMultiplier }
    set {
      guard newValue != storedMultiplier else { return }
      storedMultiplier = newValue
      didChangeShape()
    }
  }

  /// Called when the objects of a document of Interface Builder are made and connected; constraints
  /// are told before views.
  open func awakeFromNib() {}

  /// Is called of a constraint that a document of Interface Builder has, before it is activated.
  ///
  /// - Parameter coder: Says nothing.
  /// - Returns: What takes its place: itself unless overridden.
  open func awakeAfter(using coder: NSCoder) -> Any? { self }

  /// What is added to the right-hand side, in points.
  ///
  /// A value that can't be computed with is reported, and the old one stays.
  open var constant: CGFloat {
    get { storedConstant }
    set { setConstant(newValue) }
  }

  /// How much the constraint matters; it may change between required and optional at any time.
  ///
  /// A value that is not above 0 and up to 1000 is reported, and the old one stays.
  open var priority: LayoutPriority {
    get { storedPriority }
    set { setPriority(newValue) }
  }

  /// A name for the constraint, shown in its description.
  open var identifier: String? {
    get { storedIdentifier }
    set { storedIdentifier = newValue }
  }

  /// Whether the constraint has a part in the layout.
  ///
  /// Activating a constraint hands it to the closest view above its items. A constraint that
  /// makes no sense is reported and stays inactive. Takes effect in the next layout.
  ///
  /// - Complexity: O(*d*), where *d* is the depth of the items in the tree.
  open var isActive: Bool {
    get { isHeld }
    set {
      guard newValue != isActive else { return }
      if newValue { becomeActive() } else { release() }
    }
  }

  /// The line of the program that made the constraint.
  public final var source: CodeLocation? {
    get { storedSource }
    set { storedSource = newValue }
  }

  /// What stands for the constant where the holder reads from right to left, if it differs.
  ///
  /// It is for amounts that follow left and right in a row that follows leading and trailing, or
  /// the other way round. Setting ``constant`` ends it.
  package final var rightToLeftConstant: CGFloat? {
    get { extras?.rightToLeftConstant }
    set {
      guard newValue != rightToLeftConstant else { return }
      ownExtras.rightToLeftConstant = newValue
      didChangeConstant()
    }
  }

  /// What the DSL has noted on the constraint, nil where there is nothing to note.
  package final var note: ConstraintNote? {
    get { extras?.note }
    set { if newValue != nil || extras != nil { ownExtras.note = newValue } }
  }
  /// What the constraint is to the container that states it; nil for the program's own.
  package final var containerStatement: ContainerStatement? { storedContainerStatement }

  // What others see is computed from these: checks that nothing else looks at a property while it is
  // written are left out only where no other module can reach it. They stand in an order that leaves
  // few gaps between them, as a tree has more constraints than anything else.
  final var storedRelation: Relation
  final var marks: Marks = []
  final var storedPriority = LayoutPriority.required
  final var storedContainerStatement: ContainerStatement?
  /// Counts changes of the row, so that one made of what was before is known as such.
  var revision: Int32 = 0
  /// The places in the holder's list and in the lists of the items, while active.
  var heldIndex: Int32 = -1
  var firstMention: Int32 = -1
  var secondMention: Int32 = -1
  package final let first: ItemReference
  package final let second: ItemReference?
  final var storedMultiplier: CGFloat
  final var storedConstant: CGFloat
  final var storedSource: CodeLocation?
  /// Not among what few have: a container names all that it states.
  final var storedIdentifier: String?
  /// What alignment insets add to the left-hand side of the row.
  final var alignment = 0.0
  /// What few constraints have, made when it is first needed.
  final var extras: ConstraintExtras?

  /// The view that keeps the constraint while it is active.
  package final var holder: View? { holderReference?.view }
  final var holderReference: ItemReference?
  /// Whether a view keeps the constraint, as ``isActive`` without an override.
  final var isHeld: Bool { holderReference?.isAlive == true }
  /// Counts activations in the tree: the constraint activated last has the largest number.
  var serial = 0
  /// What the engine of the tree has made of the constraint.
  var installation = Installation.none

  /// What an engine has made of a constraint.
  enum Installation: Equatable {
    /// No engine knows of it.
    case none
    /// It will become a row when this engine is next brought up to date.
    case queued(by: ObjectIdentifier)
    /// It is a row of the engine.
    case row(Row)
    /// It is left out, as it contradicts others, until one of them changes.
    case broken
  }

  // The only designated one: beside another that programs don't see, their subclasses would inherit no
  // convenience initialiser. It is required as documents make constraints of the classes that they name.
  /// Makes an inactive, required constraint.
  ///
  /// - Parameters:
  ///   - item: The item on the left-hand side.
  ///   - attribute: The attribute of that item.
  ///   - relation: How the two sides compare.
  ///   - secondItem: The item on the right-hand side, if any.
  ///   - secondAttribute: The attribute of that item; ignored without an item.
  ///   - multiplier: What the second attribute is multiplied by.
  ///   - constant: What is added to the right-hand side, in points.
  ///   - fileID: The file of the call, for diagnostics.
  ///   - line: The line of the call, for diagnostics.
  public required init(
    item: any LayoutItem, attribute: Attribute, relatedBy relation: Relation,
    toItem secondItem: (any LayoutItem)?, attribute secondAttribute: Attribute,
    multiplier: CGFloat, constant: CGFloat, fileID: String = #fileID, line: Int = #line
  ) {
    self.first = item.layoutElement.reference
    self.firstAttribute = attribute
    self.storedRelation = relation
    self.second = secondItem?.layoutElement.reference
    self.secondAttribute = secondItem == nil ? .notAnAttribute : secondAttribute
    self.storedMultiplier = multiplier
    self.storedConstant = constant
    self.storedSource = CodeLocation(fileID: fileID, line: line)
    super.init()
  }

  /// Makes an inactive, required constraint between sizes of which one at least is a distance; the
  /// distance's second item stands for it among the items.
  convenience init(
    item: any LayoutItem, attribute: Attribute, distances: AnchorDistances, _ relation: Relation,
    toItem secondItem: (any LayoutItem)?, attribute secondAttribute: Attribute,
    multiplier: CGFloat, constant: CGFloat, source: CodeLocation
  ) {
    self.init(
      item: item, attribute: attribute, relatedBy: relation, toItem: secondItem,
      attribute: secondAttribute, multiplier: multiplier, constant: constant,
      fileID: source.fileID, line: source.line)
    ownExtras.distances = distances
  }

  /// Makes a constraint about nothing, for a property that gets another one later; activating it is
  /// reported.
  public override convenience init() {
    self.init(
      item: LayoutGuide(), attribute: .notAnAttribute, relatedBy: .equal, toItem: nil,
      attribute: .notAnAttribute, multiplier: 1, constant: 0)
  }

  // Said so that subclasses on the main actor may have deinitialisers of their own.
  deinit {}

  // MARK: Several at once

  /// Activates constraints one after the other; one that makes no sense doesn't hold up the rest.
  open class func activate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints.
  open class func deactivate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  // MARK: Descriptions

  /// The constraint in one line, such as `title.leading == card.leading + 16 @750 'inset'`.
  open nonisolated override var description: String {
    onTreesThread(or: "LayoutConstraint") { line }
  }

  /// The constraint and the line that made it, such as
  /// `title.leading == card.leading + 16 @750 'inset' (Card.swift:31)`.
  open nonisolated override var debugDescription: String {
    onTreesThread(or: "LayoutConstraint") { summary.description }
  }
}
