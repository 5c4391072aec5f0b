import LayoutKit

extension LayoutSnapshot {
  /// Why a number of a layout is what it is.
  public struct Explanation: Hashable, Sendable {
    /// What is explained, such as `card.width`.
    public var subject: String
    /// The attribute's name, such as `width`.
    public var attribute: LayoutSnapshot.Attribute
    /// Its value, in points, not rounded to pixels; places are relative to the superview.
    public var value: Double
    /// Another value that would be as good, where the constraints leave it open.
    public var alternative: Double?
    /// What the value is the sum of; empty where nothing settles it.
    public var summands: [Summand]
    /// The constraints without any one of which the value would be another, or open.
    ///
    /// All others could go, one at a time, and the value would stay. So two that say the same are not
    /// among them: each could go.
    public var causes: [LayoutSnapshot.Constraint]
    /// The places of ``causes`` in the snapshot.
    public var causePlaces: [Int]
    /// Whether every constraint was tried; in very large layouts only the nearest thousands are.
    public var isComplete: Bool
    /// The same for the numbers in the sum, and so on down to what is given.
    public var steps: [Step]
    /// What is said where there is no sum.
    var remark: String?

    /// A part of a sum.
    public struct Summand: Hashable, Sendable {
      /// What it contributes, with its sign.
      public var amount: Double
      /// The number that it is a multiple of, such as `superview` for its width; nil for a constant.
      public var name: String?
      /// What that number is.
      public var value: Double?
      /// The constraint that a constant comes from.
      public var constraint: LayoutSnapshot.Constraint?
      /// The place of that constraint in the snapshot.
      public var place: Int?
    }

    /// A number on the way, and what it is the sum of.
    public struct Step: Hashable, Sendable {
      /// What is explained, such as `card.width`.
      public var subject: String
      /// Its value.
      public var value: Double
      /// What it is the sum of.
      public var summands: [Summand]
      /// Constraints that add nothing and are needed all the same, such as equal widths.
      public var links: [LayoutSnapshot.Constraint]
      /// The sum in a line.
      public var text: String
    }

    /// The explanation in one line, such as
    /// `width 343 = superview 375 − 16 (Card.swift:31) − 16 (Card.swift:32)`.
    public var text: String {
      let open = alternative.map {
        "\(attribute.rawValue) \(plainText(value)) is open, \(plainText($0)) would do as well"
      }
      let sum = steps.first?.text
      switch (open, sum) {
      case (let open?, _): return open + (remark.map { ": \($0)" } ?? ".")
      case (nil, let sum?): return sum
      case (nil, nil):
        return "\(attribute.rawValue) \(plainText(value))" + (remark.map { ": \($0)" } ?? "")
      }
    }
  }
}

extension LayoutSnapshot.Explanation: CustomStringConvertible {
  /// The line, and below it the lines of the numbers in it.
  public var description: String {
    ([text] + steps.dropFirst().map { "  \($0.text)" }).map(\.printable)
      .joined(separator: "\n")
  }
}

/// A number as a person writes it; no more than three digits after the point.
func plainText(_ value: Double) -> String {
  let rounded = (value * 1000).rounded() / 1000
  guard rounded.magnitude < 1e12 else { return "\(value)" }
  if let whole = Int(exactly: rounded) { return "\(whole)" }
  return "\(rounded)"
}
