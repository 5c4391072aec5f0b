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
}

extension Responder {
  /// What the object has beyond the ordinary, made if there is nothing yet.
  final var ownExtras: Extras {
    if let extras { return extras }
    let new = Extras()
    extras = new
    return new
  }
}
