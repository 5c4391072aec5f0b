public import Foundation
public import LayoutKit
import ViewTree

/// A view that lays out some of its subviews in a row or a column, to the frames that UIKit's has.
open class UIStackView: StackView, UIKitNamed {
  /// Makes an empty stack with a frame in its future superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    compatibility = .uikit
  }

  /// Makes an empty stack; nothing is read from the archive.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    compatibility = .uikit
  }
}
