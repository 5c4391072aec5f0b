import LayoutKit

extension LayoutSnapshot {
  /// A view, or a guide of a view, by places in the snapshot's lists.
  public struct Reference: Hashable, Codable, Sendable {
    /// The place in ``LayoutSnapshot/views`` of the view, or of the view that owns the guide.
    public var view: Int
    /// The place among the view's guides; nil for the view itself.
    public var guide: Int?

    /// Refers to a view or to one of its guides.
    public init(view: Int, guide: Int? = nil) {
      self.view = view
      self.guide = guide
    }
  }

  /// One side of a constraint.
  public struct Side: Hashable, Codable, Sendable {
    /// The item; nil for one outside the snapshot.
    public var item: Reference?
    /// The attribute's name, such as `leading`.
    public var attribute: String

    /// Describes a side.
    public init(item: Reference?, attribute: String) {
      self.item = item
      self.attribute = attribute
    }
  }

  /// A product on the left-hand side of a row.
  public struct Term: Hashable, Codable, Sendable {
    /// The item, whose rectangle is relative to its superview.
    public var item: Reference
    /// Which of the rectangle's numbers.
    public var part: Part
    /// What the number is multiplied by.
    public var factor: Double

    /// Makes a product.
    public init(item: Reference, part: Part, factor: Double) {
      self.item = item
      self.part = part
      self.factor = factor
    }
  }

  /// A line of the program.
  public struct Source: Hashable, Codable, Sendable {
    /// The module and file.
    public var file: String
    /// The line, counted from 1.
    public var line: Int

    /// Names a line.
    public init(file: String, line: Int) {
      self.file = file
      self.line = line
    }
  }

  /// A constraint, or what the layout takes from a frame or a content.
  ///
  /// What it asks for is written twice: as the program has it, and as a row, the sum of ``terms``
  /// compared to ``limit``, in which margins, baselines and the reading direction are numbers.
  public struct Constraint: Hashable, Codable, Sendable {
    /// How the two sides compare.
    public enum Relation: String, Hashable, Codable, Sendable, CaseIterable {
      /// The first side is no greater than the second.
      case lessThanOrEqual = "<="
      /// The two sides are the same.
      case equal = "=="
      /// The first side is no less than the second.
      case greaterThanOrEqual = ">="
    }

    /// Where a constraint comes from.
    public enum Origin: String, Hashable, Codable, Sendable, CaseIterable {
      /// The program made it.
      case program
      /// A stack or another container made it.
      case container
      /// It holds one of the layout's own guides, such as that of the margins.
      case guide
      /// It is the size that a view's content would like.
      case content
      /// It is the frame of a view that no constraints place.
      case frame
      /// It is the size of the root.
      case root
      /// It says that no size is below 0.
      case minimum
    }

    /// What the layout has made of a constraint.
    public enum State: String, Hashable, Codable, Sendable, CaseIterable {
      /// It is met.
      case holds
      /// It is not met, as others of a higher priority, or of the same, are against it.
      case violated
      /// It is required, contradicts others that are, and has no part in the layout.
      case leftOut
      /// It is not active.
      case inactive
    }

    /// The constraint in one line, such as `title.width == 20 @750`.
    public var text: String
    /// Where it comes from.
    public var origin: Origin
    /// The left-hand side; nil where it is no attribute, as in a distance between anchors.
    public var first: Side?
    /// How the two sides compare.
    public var relation: Relation
    /// The right-hand side; nil where that is a number alone.
    public var second: Side?
    /// What the second attribute is multiplied by.
    public var multiplier: Double
    /// What is added to the right-hand side, for the reading direction in effect.
    public var constant: Double
    /// How much it matters, up to 1000, which means required.
    public var priority: Double
    /// The label that the program gave it.
    public var label: String?
    /// The line of the program that made it.
    public var source: Source?
    /// What the layout has made of it.
    public var state: State
    /// By how many points it is not met; 0 where it holds, and where it is inactive.
    public var violation: Double
    /// How many points an inequality is away from its limit; 0 at the limit, and for all others.
    public var slack: Double
    /// The row's left-hand side; empty where the constraint is inactive.
    public var terms: [Term]
    /// The row's right-hand side.
    public var limit: Double
    /// The key of the rule that decides between constraints of one priority: the larger is met.
    public var order: Int
    /// How readily it gives way where required constraints contradict each other: the one with the
    /// largest number is left out; nil for one that never is.
    public var readiness: Int?

    /// Describes a constraint.
    public init(
      text: String, origin: Origin = .program, first: Side? = nil, relation: Relation = .equal,
      second: Side? = nil, multiplier: Double = 1, constant: Double = 0, priority: Double = 1000,
      label: String? = nil, source: Source? = nil, state: State = .holds, violation: Double = 0,
      slack: Double = 0, terms: [Term] = [], limit: Double = 0, order: Int = 0
    ) {
      self.text = text
      self.origin = origin
      self.first = first
      self.relation = relation
      self.second = second
      self.multiplier = multiplier
      self.constant = constant
      self.priority = priority
      self.label = label
      self.source = source
      self.state = state
      self.violation = violation
      self.slack = slack
      self.terms = terms
      self.limit = limit
      self.order = order
    }
  }

  /// Required constraints of which one is left out.
  public struct Conflict: Hashable, Codable, Sendable {
    /// The constraint that is left out, by its place in ``LayoutSnapshot/constraints``.
    public var leftOut: Int
    /// Those it contradicts: together they can't be met, and without any one of them they can.
    public var clashing: [Int]
    /// Why this one is left out and no other, in a sentence.
    public var rule: String

    /// Describes a conflict.
    public init(leftOut: Int, clashing: [Int], rule: String) {
      self.leftOut = leftOut
      self.clashing = clashing
      self.rule = rule
    }
  }
}

extension LayoutSnapshot.Source: CustomStringConvertible {
  /// The file without its folders, and the line: `Card.swift:31`.
  public var description: String {
    "\(file.split(separator: "/").last.map(String.init) ?? file):\(line)".printable
  }
}

extension LayoutSnapshot.Constraint: CustomStringConvertible {
  /// The text and where it comes from: `card.width == 20 (Card.swift:31)`.
  public var description: String { (source.map { "\(text) (\($0))" } ?? text).printable }
}
