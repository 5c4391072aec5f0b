import Foundation
import InterfaceBuilder
import TestSupport
import Testing
import TreeTestSupport
import UIKit

/// Constraints of documents are of the classes that they name.
@Suite(.makesMistakes)
struct ConstraintClassTests {
  /// Doubles its constant once it is whole, and writes down what the view had heard by then.
  final class DoubleConstraint: NSLayoutConstraint {
    var heard: [String]?

    override func awakeFromNib() {
      super.awakeFromNib()
      constant *= 2
      heard = (firstItem as? UIView)?.superview.flatMap { ($0 as? CardView)?.awakened }
    }
  }

  /// The card's document, with the height of its title of a class.
  private func card(_ name: String) throws -> CardView {
    CardView.register()
    InterfaceDocuments.register(DoubleConstraint.self)
    let text = CardView.document.replacingOccurrences(
      of: #"constant="30" id="height""#, with: #"constant="30" id="height" customClass="\#(name)""#)
    let nib = UINib(data: Data(text.utf8), bundle: nil)
    return try #require(nib.instantiate(withOwner: nil, options: nil).first as? CardView)
  }

  @Test func `A constraint of the program's class hears that it is whole, before the views do`()
    throws
  {
    let card = try card("DoubleConstraint")
    let height = try #require(card.heightConstraint as? DoubleConstraint)
    #expect(height.constant == 60 && height.isActive)
    #expect(height.heard == [])
    #expect(card.awakened == ["Hello"])
  }

  @Test(arguments: ["Nobodys", "CardView"])
  func `One of a class that isn't known, or is none of a constraint, is a plain one`(name: String)
    throws
  {
    let card = try card(name)
    let height = try #require(card.heightConstraint)
    #expect(type(of: height) == NSLayoutConstraint.self)
    #expect(height.constant == 30 && height.isActive)
    #expect(card.awakened == ["Hello"])
  }
}
