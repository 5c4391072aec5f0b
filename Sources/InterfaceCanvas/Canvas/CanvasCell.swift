import Foundation
import InterfaceBuilder
import UIKit

/// A cell with the content where the document has it, as Interface Builder's tables leave room for
/// what is beside it.
final class CanvasCell: UITableViewCell {
  /// The content's frame in a cell as large as the document has it, in points.
  var contentFrame: CGRect?
  /// How wide the document has the cell, in points.
  var storedWidth: CGFloat?

  override func layoutSubviews() {
    super.layoutSubviews()
    guard var frame = contentFrame else { return }
    if let storedWidth { frame.size.width += bounds.width - storedWidth }
    if contentView.frame != frame { contentView.frame = frame }
  }
}
