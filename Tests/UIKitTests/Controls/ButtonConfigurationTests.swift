import Testing
import UIKit

/// Button configurations.
@Suite
struct ButtonConfigurationTests {
  private func button(_ change: (inout UIButton.Configuration) -> Void) -> UIButton {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Buy"
    change(&configuration)
    return UIButton(configuration: configuration)
  }

  private func title(_ button: UIButton) -> CGSize {
    let size = button.titleLabel?.intrinsicContentSize ?? .zero
    return CGSize(width: size.width.rounded(.up), height: size.height)
  }

  /// Whether a button in a window is as large as its title, and so much more.
  private func isLarger(_ button: UIButton, width: CGFloat, height: CGFloat) -> Bool {
    let title = title(button)
    let size = ControlSizeTests.frame(of: button, scale: UIScreen.main.scale).size
    return abs(size.width - title.width - width) < 1e-9
      && abs(size.height - title.height - height) < 1e-9
  }

  @Test func `A title has 7 above and below and 12 at its sides`() {
    let button = button { _ in }
    #expect(isLarger(button, width: 24, height: 14))
    let origin = button.titleLabel?.frame.origin ?? .zero
    // A line is 20⅓ high at three pixels a point, which no double is.
    #expect(origin.x == 12 && abs(origin.y - 7) < 1e-9)
    #expect(button.titleLabel?.font.pointSize == 17)
  }

  @Test func `Insets of the program's own, and the size's again`() {
    let button = button {
      $0.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    }
    let title = title(button)
    #expect(isLarger(button, width: 6, height: 4))
    button.configuration?.setDefaultContentInsets()
    #expect(button.intrinsicContentSize.width == title.width + 24)
    button.configuration?.buttonSize = .large
    #expect(button.configuration?.contentInsets.top == 15)
  }

  @Test(
    arguments: [.leading, .top, .trailing, .bottom] as [NSDirectionalRectEdge])
  func `The picture stands at the edge that is named, with a padding`(_ edge: NSDirectionalRectEdge)
  {
    var placed = UIButton.Configuration.plain()
    placed.imagePlacement = edge
    placed.imagePadding = 5
    let button = UIButton(configuration: placed)
    button.setImage(UIImage(size: CGSize(width: 30, height: 20)), for: .normal)
    button.configuration?.title = "x"
    let title = title(button)
    let isColumn = edge == .top || edge == .bottom
    let width = isColumn ? max(30, title.width) : 30 + 5 + title.width
    let height = isColumn ? 20 + 5 + title.height : max(20, title.height)
    #expect(button.intrinsicContentSize == CGSize(width: width + 24, height: height + 14))
    button.frame = CGRect(origin: .zero, size: button.intrinsicContentSize)
    button.layoutIfNeeded()
    let picture = button.imageView?.frame ?? .zero
    let label = button.titleLabel?.frame ?? .zero
    switch edge {
    case .leading: #expect(picture.minX == 12 && label.minX == 47)
    case .trailing: #expect(label.minX == 12 && picture.minX == 12 + title.width + 5)
    case .top: #expect(picture.minY == 7 && label.minY == 32 && picture.minX == 12)
    default: #expect(label.minY == 7 && picture.minY == 7 + title.height + 5)
    }
  }

  @Test func `From right to left the leading edge is the right one`() {
    let button = button { $0.image = UIImage(size: CGSize(width: 10, height: 10)) }
    button.semanticContentAttribute = .forceRightToLeft
    button.frame = CGRect(origin: .zero, size: button.intrinsicContentSize)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame.minX == 12)
    #expect(button.imageView?.frame.maxX == button.bounds.maxX - 12)
  }

  // A title in a button 200 wide with 20 before it and 40 behind it: from 20 to 160 in the one direction, from 40 to 180 in
  // the other.
  @Test(
    arguments: [.left, .right, .leading, .trailing, .center, .fill]
      as [UIControl.ContentHorizontalAlignment], [false, true])
  func `The alignment says where the content stands inside the insets, in both directions`(
    _ alignment: UIControl.ContentHorizontalAlignment, _ isRightToLeft: Bool
  ) {
    let button = button {
      $0.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 40)
    }
    button.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    button.contentHorizontalAlignment = alignment
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
    button.layoutIfNeeded()
    let label = button.titleLabel?.frame ?? .zero
    let (left, right): (CGFloat, CGFloat) = isRightToLeft ? (40, 180) : (20, 160)
    switch alignment {
    case .left: #expect(abs(label.minX - left) < 1e-9)
    case .right: #expect(abs(label.maxX - right) < 1e-9)
    case .leading:
      #expect(abs(isRightToLeft ? label.maxX - right : label.minX - left) < 1e-9)
    case .trailing:
      #expect(abs(isRightToLeft ? label.minX - left : label.maxX - right) < 1e-9)
    default: #expect(abs(label.midX - (left + right) / 2) < 1e-9)
    }
  }

  // In a button 40 high with 6 above and 10 below, a line of 20⅓ begins at 6, at 40 − 10 − 20⅓, or halfway.
  @Test(
    arguments: [.top, .bottom, .center, .fill] as [UIControl.ContentVerticalAlignment])
  func `The alignment says how high the content stands`(
    _ alignment: UIControl.ContentVerticalAlignment
  ) {
    let button = button {
      $0.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: 0, bottom: 10, trailing: 0)
    }
    button.contentVerticalAlignment = alignment
    button.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    button.layoutIfNeeded()
    let label = button.titleLabel?.frame ?? .zero
    switch alignment {
    case .top: #expect(abs(label.minY - 6) < 1e-9)
    case .bottom: #expect(abs(label.maxY - 30) < 1e-9)
    default: #expect(abs(label.midY - 18) < 1e-9)
    }
  }

  @Test func `A subtitle stands below the title`() throws {
    let button = button {
      $0.subtitle = "in one go"
      $0.titlePadding = 3
    }
    let subtitle = try #require(button.subtitleLabel)
    let title = title(button)
    #expect(
      button.intrinsicContentSize.height
        == title.height + 3 + subtitle.intrinsicContentSize.height + 14)
    button.frame = CGRect(origin: .zero, size: button.intrinsicContentSize)
    button.layoutIfNeeded()
    #expect(subtitle.frame.minY == 7 + title.height + 3 && abs(subtitle.frame.minX - 12) < 1e-9)
    button.configuration?.subtitle = nil
    #expect(subtitle.isHidden && button.intrinsicContentSize.height == title.height + 14)
  }

  @Test func `A handler changes the configuration with the state`() {
    let button = button { _ in }
    button.configurationUpdateHandler = { button in
      button.configuration?.title = button.isEnabled ? "Buy" : "Sold out"
    }
    #expect(button.titleLabel?.text == "Buy")
    button.isEnabled = false
    #expect(button.titleLabel?.text == "Sold out")
    button.configuration = nil
    button.configurationUpdateHandler = nil
    button.setTitle("Old", for: .normal)
    #expect(button.titleLabel?.text == "Old")
  }
}
