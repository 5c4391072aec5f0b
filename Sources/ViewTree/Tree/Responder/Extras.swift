import Foundation

/// What few views and controllers have: one reference in the object stands for all of it.
final class Extras {
  var name: String?
  var cornerRadius: CGFloat = 0
  var onDiagnostic: ((LayoutDiagnostic) -> Void)?
  /// The appearance of a view, where it isn't the usual one.
  var looks: Looks?
  /// Who has the keyboard, where the object is a window.
  weak var firstResponder: Responder?
  var attachments = Attachments()
  /// What is said of the object to people who don't see it.
  var accessibility: AccessibilityValues?
  var madeConstraints: (any MadeConstraintList)?
}

/// What another way of stating constraints keeps with an item: its own list, of which the tree knows no
/// more.
#if MainActor
  @preconcurrency @MainActor
#endif
package protocol MadeConstraintList: AnyObject {}

extension LayoutElement {
  /// The list that another way of stating constraints keeps with the item; nil if there is none yet.
  package var madeConstraints: (any MadeConstraintList)? {
    switch self {
    case .view(let view): view.extras?.madeConstraints
    case .guide(let guide): guide.madeConstraints
    }
  }

  /// Keeps such a list with an item that has none.
  package func keep(_ list: any MadeConstraintList) {
    switch self {
    case .view(let view): view.ownExtras.madeConstraints = list
    case .guide(let guide): guide.madeConstraints = list
    }
  }
}
