public import Foundation
public import ViewTree

/// The room that a text is laid out in.
#if MainActor
  @preconcurrency @MainActor
#endif
open class NSTextContainer: NSObject {
  /// The size of the room, in points; a text view's own one is as wide as the view.
  open var size: CGSize
  /// What is left free at both sides of each line, in points; 5 at first.
  open var lineFragmentPadding: CGFloat = 5 { didSet { onChange?() } }
  /// What lays out the text in the room; it isn't kept.
  open internal(set) weak var layoutManager: NSLayoutManager?
  /// Parts of the room that stay empty; they are remembered.
  open var exclusionPaths: [UIBezierPath] = []
  /// How many lines a layout manager lays out, 0 for any number; text views remember it.
  open var maximumNumberOfLines = 0
  /// How the last line ends where there is no room; it is remembered.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// Whether the room is as wide as its view, as a text view's own is; it is remembered.
  open var widthTracksTextView = false
  /// Whether the room is as high as its view; it is remembered.
  open var heightTracksTextView = false
  /// Tells the view of a change.
  final var onChange: (() -> Void)?

  /// A room of a text view's own.
  static var asWideAsView: NSTextContainer {
    let room = NSTextContainer()
    room.widthTracksTextView = true
    return room
  }

  /// Makes room for a text.
  public init(size: CGSize = CGSize(width: 10_000_000, height: 10_000_000)) {
    self.size = size
    super.init()
  }

  deinit {}
}
