import Foundation
import InterfaceBuilder
import UIKit

/// What an element says that frames don't follow from, as assignments; and what has none.
struct SwiftLooks {
  /// The assignments, to follow the view's name and a point.
  private(set) var lines: [String] = []
  /// The attributes and elements that nothing is written for.
  private(set) var omissions: [String] = []
  private let element: DocumentElement

  init(_ element: DocumentElement, _ symbols: Set<String>) {
    self.element = element
    for (attribute, value) in element.attributes.sorted(by: { $0.key < $1.key }) {
      add(attribute, value)
    }
    for child in element.children { add(child, symbols) }
  }

  /// How the value of an attribute becomes one of a property.
  enum Form {
    case flag
    case number
    case word
    case text
  }

  private mutating func add(_ attribute: String, _ value: String) {
    guard !Self.silent.contains(attribute), Self.usual[attribute]?.contains(value) != true else {
      return
    }
    let own = "\(element.name).\(attribute)"
    if Self.written.contains(own) || Self.written.contains("*.\(attribute)") { return }
    let scroll = ["scrollView", "tableView", "collectionView", "textView"].contains(element.name)
    let entry =
      Self.properties[own] ?? Self.properties["*.\(attribute)"]
      ?? (scroll ? Self.properties["scrollView.\(attribute)"] : nil)
    guard let (property, form) = entry else {
      omissions.append("\(attribute)=\(value)")
      return
    }
    switch form {
    case .flag:
      if value == "YES" || value == "NO" { set(property, value == "YES" ? "true" : "false") }
    case .number:
      if let number = Double(value), number.isFinite { set(property, SwiftLiteral.number(number)) }
    case .word where attribute == "lineBreakMode":
      if let mode = Values.lineBreakModes[value] { set(property, ".\(mode)") }
    case .word:
      guard Self.words[property]?.contains(value) == true else {
        omissions.append("\(attribute)=\(value)")
        return
      }
      set(property, ".\(value)")
    case .text: set(property, SwiftToken.string(value))
    }
  }

  private mutating func add(_ child: DocumentElement, _ symbols: Set<String>) {
    if let role = child.key, child.name == "color" {
      if let name = SwiftResources.isUnknown(child) { omissions.append("\(role) follows \(name)") }
      guard let property = Self.colors["\(element.name).\(role)"] ?? Self.colors["*.\(role)"] else {
        if !Self.writtenColors.contains(role) { omissions.append(role) }
        return
      }
      let color = Resources(nil).color(Values(child, Resources(nil), Notes(file: "")))
      if let text = SwiftResources.color(child) ?? color.map(SwiftLiteral.color) {
        set(property, text)
      }
      return
    }
    switch child.name {
    case "state": addState(child, symbols)
    case "textInputTraits": addInputTraits(child)
    case "size", "inset", "edgeInsets": addGeometry(child)
    case "dataDetectorType", "collectionViewFlowLayout", "collectionViewLayout", "blurEffect",
      "vibrancyEffect", "items", "scopeButtonTitles":
      omissions.append(child.key ?? child.name)
    case "userDefinedRuntimeAttributes":
      for attribute in child.children where attribute["keyPath"] != "layer.cornerRadius" {
        omissions.append("runtime attribute \(attribute["keyPath"] ?? "?")")
      }
    case "variation":
      if child.key != "default" { omissions.append("variation \(child.key ?? "?")") }
    case "accessibility": addAccessibility(child)
    case "connections":
      for connection in child.children { addConnection(connection) }
    default: break
    }
  }

  private mutating func addConnection(_ connection: DocumentElement) {
    switch connection.name {
    case "outlet", "outletCollection":
      let name = connection["property"] ?? "?"
      if ["delegate", "dataSource", "gestureRecognizers"].contains(name)
        || connection.name != "outlet"
      {
        omissions.append("outlet \(name)")
      }
    default: break
    }
  }

  /// What a keyboard is to be.
  private mutating func addInputTraits(_ child: DocumentElement) {
    for (name, value) in child.attributes.sorted(by: { $0.key < $1.key })
    where name != "key" && name != "secureTextEntry" {
      if let words = Self.inputTraits[name], let word = words[value] {
        set(name, ".\(word)")
      } else if name == "enablesReturnKeyAutomatically", value == "YES" {
        set(name, "true")
      } else if name == "textContentType",
        value.allSatisfy({ $0.isLetter || "-0123456789".contains($0) })
      {
        set(name, "UITextContentType(rawValue: \(SwiftToken.string(value)))")
      } else {
        omissions.append("\(name)=\(value)")
      }
    }
  }

  /// Sizes and insets that properties have.
  private mutating func addGeometry(_ child: DocumentElement) {
    guard let role = child.key,
      let property = Self.geometry["\(element.name).\(role)"] ?? Self.geometry["*.\(role)"]
    else { return }
    let values = Values(element, Resources(nil), Notes(file: ""))
    if let size = values.size(role) {
      set(property, SwiftLiteral.size(size))
    } else if let insets = values.insets(role) {
      set(property, SwiftLiteral.insets(insets))
    }
  }

  /// What is read to people who don't see the screen.
  private mutating func addAccessibility(_ child: DocumentElement) {
    let values = Values(child, Resources(nil), Notes(file: ""))
    for (role, property) in [
      ("identifier", "accessibilityIdentifier"), ("label", "accessibilityLabel"),
      ("hint", "accessibilityHint"),
    ] {
      if let text = values.string(role) { set(property, SwiftToken.string(text)) }
    }
    if let traits = child.child("accessibilityTraits") {
      let words = traits.attributes.filter { $0.key != "key" && $0.value == "YES" }.map(\.key)
        .filter { $0 != "none" && $0.allSatisfy(\.isLetter) }.sorted()
      set("accessibilityTraits", "[\(words.map { ".\($0)" }.joined(separator: ", "))]")
    }
    if let flag = child.children.first(where: { $0.key == "isElement" })?["value"] {
      set("isAccessibilityElement", flag == "YES" ? "true" : "false")
    }
  }

  /// What a button shows in a state beyond its usual title and picture.
  private mutating func addState(_ child: DocumentElement, _ symbols: Set<String>) {
    guard element.name == "button", let state = child.key,
      ["normal", "highlighted", "selected", "disabled", "focused"].contains(state)
    else { return }
    let isNormal = state == "normal"
    if !isNormal, let title = child["title"] {
      lines.append("setTitle(\(SwiftToken.string(title)), for: .\(state))")
    }
    if !isNormal, let image = SwiftResources.image(child, "image", symbols) {
      lines.append("setImage(\(image), for: .\(state))")
    }
    if let image = SwiftResources.image(child, "backgroundImage", symbols) {
      lines.append("setBackgroundImage(\(image), for: .\(state))")
    }
    if let color = child.child(key: "titleColor") {
      let shares = Resources(nil).color(Values(color, Resources(nil), Notes(file: "")))
      if let text = SwiftResources.color(color) ?? shares.map(SwiftLiteral.color) {
        lines.append("setTitleColor(\(text), for: .\(state))")
      }
    }
    if child.child(key: "titleShadowColor") != nil { omissions.append("titleShadowColor") }
    if child.child(key: "attributedTitle") != nil { omissions.append("styles of the title") }
  }

  private mutating func set(_ property: String, _ value: String) {
    lines.append("\(property) = \(value)")
  }
}
