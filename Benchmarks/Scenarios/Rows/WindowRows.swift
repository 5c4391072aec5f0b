import Foundation
import LayoutKit

/// A view with a size of its own, which may change.
final class ContentView: View {
  var size: CGSize { didSet { invalidateIntrinsicContentSize() } }

  init(_ size: CGSize) {
    self.size = size
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size }
}

/// Rows that constraints place in a window.
class WindowRows {
  let window = Window(size: RowSizes.window)
  final var labels: [ContentView] = []

  /// Where the last row ends.
  var end: Double { 0 }

  final func layOut(width: Double) -> Double {
    window.frame = CGRect(x: 0, y: 0, width: width, height: Double(RowSizes.window.height))
    window.layoutIfNeeded()
    return end
  }

  final func turn(_ orientation: LayoutEnvironment.Orientation) -> Double {
    window.environment = LayoutEnvironment(device: .iPhone15, orientation: orientation)
    window.layoutIfNeeded()
    return end
  }

  final func setContent(ofRow index: Int, width: Double, height: Double) {
    labels[index].size = CGSize(width: width, height: height)
  }
}
