public import Foundation
import ViewTree

/// A place in a text.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UITextPosition: NSObject {
  /// How many UTF-16 units stand before it.
  final let place: Int

  /// Makes a place; one before the text is its beginning.
  init(_ place: Int) {
    self.place = max(place, 0)
    super.init()
  }

  /// Makes the place where a text begins.
  public override init() {
    place = 0
    super.init()
  }

  deinit {}
}

/// A part of a text.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UITextRange: NSObject {
  final let range: NSRange

  /// Makes a part of a range that may be anything, as programs choose it: no sum of its numbers overflows.
  init(_ range: NSRange) {
    let location = max(range.location, 0)
    self.range = NSRange(
      location: location, length: min(max(range.length, 0), .max - location))
    super.init()
  }

  /// Makes an empty part where a text begins.
  public override init() {
    range = NSRange(location: 0, length: 0)
    super.init()
  }

  deinit {}

  /// Where it begins.
  open var start: UITextPosition { UITextPosition(range.location) }
  /// Where it ends.
  open var end: UITextPosition { UITextPosition(range.location + range.length) }
  /// Whether nothing is in it.
  open var isEmpty: Bool { range.length == 0 }
}

/// What a text can be typed into.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is a text.
  var hasText: Bool { get }
  /// Types a text.
  func insertText(_ text: String)
  /// Takes the last character away.
  func deleteBackward()
}
