package import Foundation
package import UIKit
import ViewTree

/// The pictures and colours that a document names.
package final class Resources {
  private var images: [String: CGSize] = [:]
  /// The pictures whose size follows from the font around them.
  package private(set) var symbols: Set<String> = []
  private var colors: [String: DocumentElement] = [:]
  /// The sizes of contents that views of the program had in Interface Builder, by identifiers.
  package private(set) var designedSizes: [String: CGSize] = [:]
  /// Whether pictures and colours are looked for in catalogues first, as programs have them.
  private let usesCatalogues: Bool

  /// Reads the elements `resources` and `designables` of a document.
  ///
  /// - Parameters:
  ///   - document: The outermost element.
  ///   - usesCatalogues: Whether pictures and colours of catalogues go before what the document has noted.
  package init(_ document: DocumentElement?, usesCatalogues: Bool = false) {
    self.usesCatalogues = usesCatalogues
    for designable in document?.list("designables") ?? [] {
      guard let name = designable["name"], let size = designable.child("size"),
        let width = size["width"].flatMap(Double.init),
        let height = size["height"].flatMap(Double.init)
      else { continue }
      designedSizes[name] = CGSize(width: width, height: height)
    }
    for resource in document?.list("resources") ?? [] {
      guard let name = resource["name"] else { continue }
      switch resource.name {
      case "image":
        guard let width = resource["width"].flatMap(Double.init),
          let height = resource["height"].flatMap(Double.init)
        else { continue }
        images[name] = CGSize(width: width, height: height)
        if resource["catalog"] == "system" { symbols.insert(name) }
      case "namedColor", "systemColor": colors[name] = resource.child("color")
      default: continue
      }
    }
  }

  deinit {}

  /// A picture of the size that the document has noted; nil for one it knows nothing of.
  ///
  /// Symbols are noted at 128 points and shown at 17.
  package func image(_ name: String) -> UIImage? {
    if usesCatalogues, !symbols.contains(name),
      AssetLibrary.current.image(named: name, scale: LayoutEnvironment.screen.scale) != nil
    {
      return UIImage(named: name)
    }
    guard var size = images[name] else { return nil }
    if symbols.contains(name) {
      size.width = (size.width * 17 / 128).rounded(.up)
      size.height = (size.height * 17 / 128).rounded(.up)
    }
    return UIImage(size: size)
  }

  /// The colour that an element describes or names.
  package func color(_ values: Values) -> UIColor? {
    let alpha = Double(values.number("alpha") ?? 1)
    if let white = values.number("white") { return UIColor(white: Double(white), alpha: alpha) }
    if let red = values.number("red"), let green = values.number("green"),
      let blue = values.number("blue")
    {
      return UIColor(
        red: Double(red), green: Double(green), blue: Double(blue), alpha: alpha)
    }
    let name = values["systemColor"] ?? values["name"] ?? values["cocoaTouchSystemColor"]
    guard let name else { return nil }
    if usesCatalogues, let name = values["name"],
      let color = AssetLibrary.current.color(named: name)
    {
      return color
    }
    // Colours of the system follow the traits; the document has noted how light ones look.
    if values["systemColor"] != nil, let color = SystemColors.named[name] { return color }
    // A named colour that names itself ends here.
    if let color = colors[name], color["red"] != nil || color["white"] != nil {
      return self.color(values.values(of: color))
    }
    return SystemColors.named[name]
  }
}
