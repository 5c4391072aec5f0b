import Foundation
import InterfaceBuilder
import InterfaceCanvas
import Testing
import UIKit

/// Documents of the tests' own, put together from their parts.
enum Sample {
  /// A document with one view of 320 × 480 points, which has the identifier `root`.
  ///
  /// - Parameters:
  ///   - subviews: The elements inside the view.
  ///   - constraints: The constraints that the view holds.
  ///   - more: What else is in the element of the view.
  /// - Returns: The document, as the reader has it.
  static func view(_ subviews: String, constraints: String = "", more: String = "")
    -> InterfaceDocument
  {
    document(
      """
      <view id="root">
      <rect key="frame" x="0" y="0" width="320" height="480"/>
      <edgeInsets key="layoutMargins" top="8" left="8" bottom="8" right="8"/>
      <subviews>
      \(subviews)
      </subviews>
      <constraints>
      \(constraints)
      </constraints>
      \(more)
      </view>
      """)
  }

  /// A document with objects.
  static func document(_ objects: String, more: String = "") -> InterfaceDocument {
    document(
      whole: """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
        toolsVersion="22505" useAutolayout="YES" useTraitCollections="YES">
        <device id="retina4_7" orientation="portrait"/>
        <objects>
        \(objects)
        </objects>
        \(more)
        </document>
        """)
  }

  /// A storyboard of one scene with objects, which was shown on a device; on none if there is no name.
  static func storyboard(_ objects: String, device: String = "retina4_7", version: Int? = nil)
    -> InterfaceDocument
  {
    let attributes =
      "useAutolayout=\"YES\"" + (version.map { " toolsVersion=\"\($0)\"" } ?? "")
    return document(
      whole: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \(attributes)>
        \(device.isEmpty ? "" : "<device id=\"\(device)\" orientation=\"portrait\"/>")
        <scenes><scene sceneID="s"><objects>\(objects)</objects></scene></scenes></document>
        """)
  }

  /// Constraints, written as equations such as `a.leading >= b.trailing + 8 @750`.
  ///
  /// What has no item, as in `width == 8`, is of the view that holds the constraint. Each has its equation, without
  /// spaces, as its identifier.
  static func constraints(_ equations: String...) -> String {
    equations.map { equation in
      let words = equation.split(separator: " ")
      var text = "<constraint id=\"\(words.joined().replacing("<", with: "&lt;"))\""
      func add(_ item: Substring, as name: String) {
        let parts = item.split(separator: ".")
        if parts.count == 2 { text += " \(name)Item=\"\(parts[0])\"" }
        text += " \(name)Attribute=\"\(parts[parts.count - 1])\""
      }
      add(words[0], as: "first")
      if words[1] == "<=" { text += " relation=\"lessThanOrEqual\"" }
      if words[1] == ">=" { text += " relation=\"greaterThanOrEqual\"" }
      if Double(words[2]) == nil { add(words[2], as: "second") }
      if let number = words.dropFirst(2).first(where: { Double($0) != nil }) {
        text += " constant=\"\(words.contains("-") ? "-" : "")\(number)\""
      }
      if words[words.count - 1].first == "@" {
        text += " priority=\"\(words[words.count - 1].dropFirst())\""
      }
      return text + "/>"
    }.joined()
  }

  /// The text of a document in the folder `Documents`, empty if there is none.
  static func text(_ name: String) -> String {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let file = folder.appendingPathComponent("../../InterfaceBuilderTests/Documents/\(name)")
    return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  }

  /// A document of a text as it stands.
  static func document(whole text: String) -> InterfaceDocument {
    InterfaceDocument(data: Data(text.utf8), file: "Sample.xib")
  }

  /// The frames of the views with labels in the first scene, by the labels.
  static func frames(_ document: InterfaceDocument) -> [String: CGRect] {
    guard let scene = DocumentCanvas(document).scenes.first else { return [:] }
    scene.window.layoutIfNeeded()
    var frames: [String: CGRect] = [:]
    var pending: [UIView] = [scene.view]
    while let view = pending.popLast() {
      if let name = view.name { frames[name] = view.frame }
      pending += view.subviews
    }
    return frames
  }

  /// The resources that the documents below may name: a picture, a symbol and two colours.
  static let resources = """
    <resources>
    <image name="photo" width="20" height="30"/>
    <image name="gear" catalog="system" width="128" height="121"/>
    <namedColor name="Brand"><color red="0.25" green="0.5" blue="0.75" alpha="1"/></namedColor>
    <systemColor name="tintColor"><color white="0.75" alpha="0.5"/></systemColor>
    </resources>
    """

  /// The view of one element as a program has it.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - type: The class that the view is to be of.
  ///   - problems: Takes the messages about what can't be read.
  /// - Returns: The view; nil if it is none of the class.
  static func made<Kind: UIView>(
    _ element: String, as type: Kind.Type = Kind.self, problems: inout [String]
  ) -> Kind? {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" useAutolayout="YES">
      <objects>
      \(element)
      </objects>
      \(resources)
      </document>
      """
    let objects = UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil)
    guard let view = objects.first as? Kind else { return nil }
    var messages: [String] = []
    view.onDiagnostic = { messages.append($0.message) }
    problems = messages
    return view
  }

  /// The view of one element as a program has it; a failure if it is none of the class.
  static func made<Kind: UIView>(_ element: String, as type: Kind.Type = Kind.self) throws -> Kind {
    var problems: [String] = []
    return try #require(made(element, as: type, problems: &problems))
  }

  /// What is written in Swift about the view labelled `it`, which no constraint places.
  ///
  /// - Parameter element: The element; `@` stands for its label and identifier.
  /// - Returns: How the view is made, and the assignments without its name.
  static func written(_ element: String) -> (made: String?, settings: [String]) {
    let element = element.replacingOccurrences(
      of: "@",
      with: "userLabel=\"it\" id=\"it\" translatesAutoresizingMaskIntoConstraints=\"NO\"")
    let document = document(
      """
      <view id="root"><rect key="frame" x="0" y="0" width="320" height="480"/>
      <subviews>\(element)</subviews></view>
      """, more: resources)
    let lines = SwiftWriter(document).text.split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    let made = lines.first { $0.contains("let it = ") }?.components(separatedBy: " = ").last
    let settings = lines.filter { $0.hasPrefix("it.") }.map { String($0.dropFirst(3)) }
    return (made, settings.filter { $0 != "translatesAutoresizingMaskIntoConstraints = false" })
  }
}
