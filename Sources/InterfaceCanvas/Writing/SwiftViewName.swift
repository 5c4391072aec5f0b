import InterfaceBuilder
import UIKit

/// A name that a person would give a view, from its text, its kind and what is in it.
enum SwiftViewName {
  /// A name, which others may have too.
  static func name(of view: UIView, _ element: DocumentElement, inside: [DocumentElement]) -> String
  {
    let kind = kind(of: element)
    if let text = text(of: element) {
      let words = words(text)
      if !words.isEmpty { return combined(words, kind) }
    }
    if let image = element["image"]
      ?? element.children.first(where: { $0.name == "state" })?["image"]
    {
      let words = words(image.replacingOccurrences(of: ".", with: " "))
      if !words.isEmpty { return combined(words, kind) }
    }
    let custom = element["customClass"].map(SwiftToken.identifier) ?? ""
    if !custom.isEmpty, element.name == "view" { return custom }
    switch element.name {
    case "stackView", "view", "scrollView":
      guard let first = inside.lazy.compactMap(title).first else { break }
      let ending =
        element.name == "stackView"
        ? (element["axis"] == "vertical" ? "Column" : "Row")
        : element.name == "scrollView" ? "ScrollView" : "Container"
      return first + ending
    default: break
    }
    if element.name == "view", inside.isEmpty { return plainView(view) }
    return kind
  }

  /// What a view without anything inside is there for, by its shape.
  private static func plainView(_ view: UIView) -> String {
    if min(view.frame.width, view.frame.height) <= 2 { return "separator" }
    if view.backgroundColor == nil, view.superview is UIStackView { return "spacer" }
    if let around = view.superview?.frame.size, view.frame.size == around { return "backdrop" }
    return "box"
  }

  /// What something inside is about.
  private static func title(_ element: DocumentElement) -> String? {
    guard ["label", "button", "textField", "textView", "imageView"].contains(element.name) else {
      return nil
    }
    let words = element["userLabel"].map(words) ?? text(of: element).map(words) ?? []
    let name = SwiftToken.identifier(words.joined(separator: " "))
    return name.isEmpty || name.first?.isNumber == true ? nil : name
  }

  private static func text(of element: DocumentElement) -> String? {
    let state = element.children.first { $0.name == "state" && $0.key == "normal" }
    let texts = [
      element["text"], element["placeholder"], state?["title"],
      element.child("buttonConfiguration")?["title"],
      element.child(key: "text")?.text,
    ]
    return texts.lazy.compactMap { $0 }.first { !words($0).isEmpty }
  }

  /// The first words of a text, in letters that names have; none for what stands in for a text.
  private static func words(_ text: String) -> [String] {
    let plain = text.replacingOccurrences(of: "'", with: "").replacingOccurrences(of: "’", with: "")
    let words = plain.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.map(String.init)
    let isFiller = words.count == 1 && ["Label", "Button", "Text", "TextView"].contains(words[0])
    guard !isFiller, words.contains(where: { $0.first?.isLetter == true }) else { return [] }
    var taken: [String] = []
    for word in words where taken.count < 4 && taken.joined().count + word.count <= 24 {
      // What is all capitals or is written in capitals inside reads as a word.
      taken.append(word.allSatisfy { $0.isUppercase || $0.isNumber } ? word.lowercased() : word)
    }
    return taken
  }

  private static func combined(_ words: [String], _ kind: String) -> String {
    var name = SwiftToken.identifier(words.joined(separator: " "))
    let ending = kind.prefix(1).uppercased() + kind.dropFirst()
    if name.lowercased().hasSuffix(kind.lowercased()) { return name }
    name += ending
    return name
  }

  /// What views of a kind are called.
  static func kind(of element: DocumentElement) -> String {
    switch element.name {
    case "textField": "field"
    case "stackView": element["axis"] == "vertical" ? "column" : "row"
    case "segmentedControl": "segments"
    case "activityIndicatorView": "spinner"
    case "progressView": "progress"
    case "visualEffectView": "blur"
    case "switch": "toggle"
    case "view", "containerView": "container"
    case "wkWebView", "webView": "webView"
    default: SwiftToken.identifier(element.name)
    }
  }
}
