import Testing
import UIKit

/// The frames that views have when they are made.
///
/// On an iPhone 15: 393 × 852 points, safe area 59 above.
@Suite
struct InitialFrameTests {
  nonisolated struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let frame: CGRect
    let make: Making

    init(_ name: String, _ frame: CGRect, make: @escaping Making) {
      testDescription = name
      self.frame = frame
      self.make = make
    }
  }

  final class Overlay: UIWindow {}
  final class Row: UITableViewCell {}

  static func make<T: UIView>(_ type: T.Type) -> T { T() }

  nonisolated static let screen = CGRect(x: 0, y: 0, width: 393, height: 852)
  nonisolated static let row = CGRect(x: 0, y: 0, width: 320, height: 44)
  nonisolated static let frame = CGRect(x: 1, y: 2, width: 30, height: 40)

  // UIKit's documentation has windows as large as the screen; cells of 320 × 44 and views of size 0 are what
  // apps find. Sizes of controls are those of ControlSizeTests; their headers say that frames have no say in them.
  nonisolated static let cases = [
    Case("window", screen) { UIWindow() },
    Case("subclass of a window", screen) { Overlay() },
    Case("window of a class", screen) { make(Overlay.self) },
    Case("window of a scene", screen) { UIWindow(windowScene: UIWindowScene()) },
    Case("window with a frame", frame) { UIWindow(frame: frame) },
    Case("window of no size", .zero) { UIWindow(frame: .zero) },
    Case("cell", row) { UITableViewCell(style: .subtitle, reuseIdentifier: "row") },
    Case("cell of a kind", row) { UITableViewCell(reuseIdentifier: "row") },
    Case("plain cell", row) { UITableViewCell() },
    Case("subclass of a cell", row) { Row() },
    Case("cell of a class", row) { make(Row.self) },
    Case("cell with a frame", frame) { UITableViewCell(frame: frame) },
    Case("content of a cell", row) { UITableViewCell().contentView },
    Case("content of a cell with a frame", CGRect(x: 0, y: 0, width: 30, height: 40)) {
      UITableViewCell(frame: frame).contentView
    },
    Case("cell of a collection", .zero) { UICollectionViewCell() },
    Case("view", .zero) { UIView() }, Case("label", .zero) { UILabel() },
    Case("view of a class", .zero) { make(UIStackView.self) },
    Case("switch", CGRect(x: 0, y: 0, width: 51, height: 31)) { UISwitch() },
    Case("switch with a frame", CGRect(x: 1, y: 2, width: 51, height: 31)) {
      UISwitch(frame: frame)
    },
    Case("stepper", CGRect(x: 0, y: 0, width: 94, height: 32)) { UIStepper() },
    Case("stepper with a frame", CGRect(x: 1, y: 2, width: 94, height: 32)) {
      UIStepper(frame: frame)
    },
    Case("large wheel", CGRect(x: 0, y: 0, width: 37, height: 37)) {
      UIActivityIndicatorView(style: .large)
    },
    Case("bar that fills", CGRect(x: 0, y: 0, width: 150, height: 4)) {
      UIProgressView(progressViewStyle: .default)
    },
    // Two segments of 5 points, each with 20 more, in a frame of 31 + 1.
    Case("segments", CGRect(x: 0, y: 0, width: 50, height: 32)) {
      let image = UIImage(size: CGSize(width: 5, height: 5))
      return UISegmentedControl(items: [image, image])
    },
    Case("picture", CGRect(x: 0, y: 0, width: 6, height: 7)) {
      UIImageView(image: UIImage(size: CGSize(width: 6, height: 7)))
    },
  ]

  @Test(arguments: cases)
  func `A view's first frame`(_ test: Case) {
    #expect(test.make().frame == test.frame)
  }

  @Test func `A window covers the screen that there is, and has its safe area`() {
    #expect(UIWindow().safeAreaInsets.top == 59)
    let sizes = UIScreen.simulate(.iPadMini) {
      [UIWindow(), UIWindow(windowScene: UIWindowScene())].map(\.frame.size)
    }
    #expect(sizes == [CGSize(width: 744, height: 1133), CGSize(width: 744, height: 1133)])
  }

  @Test func `Initialisers that are designated in UIKit can be overridden`() {
    final class Panel: UIWindow {
      var isReady = false
      override init(windowScene: UIWindowScene) {
        super.init(windowScene: windowScene)
        isReady = true
      }
      required init?(coder: NSCoder) { nil }
    }
    final class Avatar: UIImageView {
      var isReady = false
      override init(image: UIImage?) {
        super.init(image: image)
        isReady = true
      }
      override init(image: UIImage?, highlightedImage: UIImage?) {
        super.init(image: image, highlightedImage: highlightedImage)
      }
      required init?(coder: NSCoder) { nil }
    }
    let scene = UIWindowScene()
    let panel = Panel(windowScene: scene)
    #expect(panel.isReady && panel.windowScene === scene && scene.windows == [panel])
    let image = UIImage(size: CGSize(width: 6, height: 7))
    let avatar = Avatar(image: image)
    #expect(avatar.isReady && avatar.image === image && !avatar.isUserInteractionEnabled)
    let other = Avatar(image: nil, highlightedImage: image)
    #expect(!other.isReady && other.highlightedImage === image && other.frame == .zero)
    #expect(!other.isUserInteractionEnabled)
  }

  @Test(
    arguments: [nil, CGSize.zero, CGSize(width: 10, height: 10), CGSize(width: 1, height: 100)])
  func
    `The texts of a cell or a header that no table has placed contradict nothing, however small it is`(
      size: CGSize?
    ) throws
  {
    let styles: [UITableViewCell.CellStyle] = [.default, .value1, .value2, .subtitle]
    var views: [UIView] = styles.map { style in
      let cell = UITableViewCell(style: style, reuseIdentifier: nil)
      cell.textLabel?.text = "Some text of the row"
      cell.detailTextLabel?.text = "Some more text"
      cell.imageView?.image = UIImage(size: CGSize(width: 20, height: 20))
      return cell
    }
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    header.textLabel?.text = "A title"
    views.append(header)
    for view in views {
      if let size { view.frame.size = size }
      let fitting = view.systemLayoutSizeFitting(CGSize(width: 320, height: 0))
      #expect(fitting.height > 0)
      try view.layoutOrThrow()
    }
  }
}
