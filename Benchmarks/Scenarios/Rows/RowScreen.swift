import LayoutKit

/// What the operations do to a screen of rows.
///
/// What a screen can't do is left to the defaults, and isn't timed.
protocol RowScreen: AnyObject {
  /// Gives the window a width, lays it out, and returns where the last row ends.
  func layOut(width: Double) -> Double
  /// The label of a row gets other content.
  func setContent(ofRow index: Int, width: Double, height: Double)
  /// One frame is set.
  func setFrame(ofRow index: Int, y: Double) -> Double
  /// A row goes, and what is below it moves up.
  func removeRow(at index: Int)
  /// The row that went comes back to its place.
  func insertRow(at index: Int)
  /// A row is hidden or shown, and what is below it moves.
  func setHidden(_ isHidden: Bool, row index: Int)
  /// The window is that of a phone in this orientation, with its safe area.
  func turn(_ orientation: LayoutEnvironment.Orientation) -> Double
}

extension RowScreen {
  func setFrame(ofRow index: Int, y: Double) -> Double { 0 }
  func setHidden(_ isHidden: Bool, row index: Int) {}
  func turn(_ orientation: LayoutEnvironment.Orientation) -> Double { 0 }
}

/// The sizes that all screens share.
enum RowSizes {
  static let window = CGSize(width: 400, height: 600)
  static let margin = 16.0
  static let padding = 4.0
  static let gap = 8.0
  static let control = CGSize(width: 51, height: 31)

  /// From 40 to 139 points, different from row to row.
  static func label(_ index: Int) -> CGSize {
    CGSize(width: Double(40 + index * 37 % 100), height: 20)
  }
}

/// Where the parts of a row are.
enum RowArithmetic {
  static func rowHeight(_ label: CGSize) -> Double {
    max(label.height, RowSizes.control.height) + 2 * RowSizes.padding
  }

  static func label(_ size: CGSize, _ height: Double, _ width: Double) -> CGRect {
    let room = width - 2 * RowSizes.margin - RowSizes.gap - RowSizes.control.width
    return CGRect(
      x: RowSizes.margin, y: (height - size.height) / 2, width: min(size.width, room),
      height: size.height)
  }

  static func control(_ height: Double, _ width: Double) -> CGRect {
    CGRect(
      x: width - RowSizes.margin - RowSizes.control.width,
      y: (height - RowSizes.control.height) / 2, width: RowSizes.control.width,
      height: RowSizes.control.height)
  }
}
