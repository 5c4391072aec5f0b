import Foundation
import InterfaceBuilder
import UIKit

/// A view of the tests' own, with outlets.
final class CardView: UIView {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var titleLabel: UILabel!
  var stars: [UIImageView] = []
  var heightConstraint: NSLayoutConstraint?
  var gap: CGFloat = 0
  var taps = 0
  var awakened: [String] = []

  override func awakeFromNib() {
    super.awakeFromNib()
    awakened.append(titleLabel?.text ?? "no title")
  }

  /// Makes the class known to documents.
  static func register() {
    InterfaceDocuments.register(CardView.self) {
      $0.outlet("titleLabel", \.titleLabel)
      $0.outlet("heightConstraint", \.heightConstraint)
      $0.outlets("stars", \.stars)
      $0.attribute("gap", \.gap)
      $0.action("tap:") { card, _ in card.taps += 1 }
    }
  }

  /// A document with a card of 200 × 100 points.
  static let document = Sample.text("Card.xib")
}
