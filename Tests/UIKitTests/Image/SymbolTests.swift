import Foundation
import Testing

import UIKit

/// Symbols are as large as a circle of 1.17 of the text's size, or 0.92 or 1.49 by their scale, up to whole points;
/// whose configuration counts is as in UIKit's documentation.
@Suite
struct SymbolTests {
  // 20 · 1.17 = 23.4.
  private static var at20: UIImage.SymbolConfiguration { .init(pointSize: 20) }
  // 40 · 1.17 = 46.8.
  private static var at40: UIImage.SymbolConfiguration { .init(pointSize: 40) }
  private static var large: UIImage.SymbolConfiguration { .init(scale: .large) }

  private func star(_ configuration: UIImage.SymbolConfiguration? = nil) throws -> UIImage {
    try #require(UIImage(systemName: "star", withConfiguration: configuration))
  }

  @Test func `A symbol is given another configuration, or more of one`() throws {
    let star = try star(Self.at20)
    #expect(star.size.width == 24 && star.symbolConfiguration == Self.at20)
    #expect(star.withConfiguration(Self.at40).size.width == 47)
    // The scale alone: 17 · 1.49 = 25.3. With the size that it has: 20 · 1.49 = 29.8.
    #expect(star.withConfiguration(Self.large).size.width == 26)
    #expect(star.applyingSymbolConfiguration(Self.large)?.size.width == 30)
    #expect(try self.star().symbolConfiguration == nil)
    let plain = UIImage(size: CGSize(width: 5, height: 5))
    #expect(plain.withConfiguration(Self.at40) == plain && plain.symbolConfiguration == nil)
    #expect(plain.applyingSymbolConfiguration(Self.at40) == plain && !plain.isSymbolImage)
  }

  @Test func `Colours stay with another size, and a configuration's colour replaces them`() throws {
    let red = try star().withTintColor(.red)
    #expect(red.isSymbolImage && red.renderingMode == .alwaysOriginal)
    let larger = red.withConfiguration(Self.at40)
    #expect(larger == (try star(Self.at40)).withTintColor(.red))
    let blue = red.applyingSymbolConfiguration(.init(hierarchicalColor: .blue))
    #expect(blue == (try star(.init(hierarchicalColor: .blue))) && blue?.isSymbolImage == true)
    #expect(try star().withRenderingMode(.alwaysOriginal).isSymbolImage)
    #expect(
      UIImage.SymbolConfiguration(hierarchicalColor: .red) != .init(hierarchicalColor: .blue))
  }

  @Test func `Symbols of other names are other pictures, also where none is drawn`() {
    #expect(UIImage(systemName: "lizard") != UIImage(systemName: "bird"))
    #expect(UIImage(systemName: "lizard") == UIImage(systemName: "lizard"))
  }

  @Test func `An image view prefers a configuration where the symbol has none`() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = UIImageView(image: try star())
    view.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(view)
    view.leadingAnchor.constraint(equalTo: window.leadingAnchor).isActive = true
    view.topAnchor.constraint(equalTo: window.topAnchor).isActive = true
    window.layoutIfNeeded()
    #expect(view.frame.size.width == 20)
    view.preferredSymbolConfiguration = Self.at40
    window.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 47, height: 47))
    #expect(view.image?.size.width == 20, "the picture that was set")
    // What the symbol says comes first: its size, at the view's scale 40 · 1.49 = 59.6, 20 · 1.49 = 29.8.
    view.preferredSymbolConfiguration = Self.at40.applying(Self.large)
    window.layoutIfNeeded()
    #expect(view.frame.size.width == 60)
    view.image = try star(Self.at20)
    window.layoutIfNeeded()
    #expect(view.frame.size.width == 30 && view.sizeThatFits(.zero).width == 30)
    view.image = UIImage(size: CGSize(width: 5, height: 7))
    window.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 5, height: 7))
    view.image = try star()
    view.preferredSymbolConfiguration = nil
    window.layoutIfNeeded()
    #expect(view.frame.size.width == 20)
  }

  @Test func `A button's symbols follow the configuration of their state`() throws {
    let button = UIButton(type: .custom)
    button.setImage(try star(), for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 20, height: 20))
    button.setPreferredSymbolConfiguration(Self.at40, forImageIn: .normal)
    button.setPreferredSymbolConfiguration(Self.at20, forImageIn: .selected)
    #expect(button.intrinsicContentSize == CGSize(width: 47, height: 47))
    #expect(button.preferredSymbolConfigurationForImage(in: .highlighted) == nil)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    button.layoutIfNeeded()
    // In the middle: (100 − 47) / 2.
    #expect(button.imageView?.frame == CGRect(x: 26.5, y: 26.5, width: 47, height: 47))
    button.isHighlighted = true
    #expect(button.currentPreferredSymbolConfiguration == Self.at40)
    button.isHighlighted = false
    button.isSelected = true
    #expect(button.currentPreferredSymbolConfiguration == Self.at20)
    #expect(button.intrinsicContentSize == CGSize(width: 24, height: 24))
    button.isSelected = false
    button.setPreferredSymbolConfiguration(nil, forImageIn: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 20, height: 20))
  }

  @Test func `A configured button and a row of a list draw symbols in the size they say`() throws {
    var configuration = UIButton.Configuration.plain()
    configuration.image = try star()
    configuration.contentInsets = .zero
    let button = UIButton(configuration: configuration)
    #expect(button.intrinsicContentSize.width == 20)
    button.configuration?.preferredSymbolConfigurationForImage = Self.at40
    #expect(button.intrinsicContentSize.width == 47)

    var content = UIListContentConfiguration.cell()
    content.image = try star()
    content.imageProperties.preferredSymbolConfiguration = Self.at40
    let row = UIListContentView(configuration: content)
    row.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
    row.layoutIfNeeded()
    let picture = try #require(row.subviews.compactMap { $0 as? UIImageView }.first)
    #expect(picture.frame.size == CGSize(width: 47, height: 47))
  }
}
