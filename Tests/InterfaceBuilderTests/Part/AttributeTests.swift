import Foundation
import InterfaceBuilder
import Testing
import UIKit

/// Runtime attributes become values of the properties' types.
@Suite
struct AttributeTests {
  final class Gauge: UIView {
    var number = 0.0
    var length: CGFloat = 0
    var count = 0
    var fraction: Float = 0
    var flag = false
    var text = ""
    var note: String?
    var color: UIColor?
    var size = CGSize.zero
    var rect = CGRect.zero
    var point = CGPoint.zero
    var range = NSRange(location: 0, length: 0)
    var image: UIImage?
  }

  private static func register() {
    InterfaceDocuments.register(Gauge.self) {
      $0.attribute("number", \.number)
      $0.attribute("length", \.length)
      $0.attribute("count", \.count)
      $0.attribute("fraction", \.fraction)
      $0.attribute("flag", \.flag)
      $0.attribute("text", \.text)
      $0.attribute("note", \.note)
      $0.attribute("color", \.color)
      $0.attribute("size", \.size)
      $0.attribute("rect", \.rect)
      $0.attribute("point", \.point)
      $0.attribute("range", \.range)
      $0.attribute("image", \.image)
    }
  }

  private static func made(
    _ attributes: String, element: String = "view", problems: inout [String]
  ) -> UIView? {
    register()
    return Sample.made(
      """
      <\(element) \(element == "view" ? "customClass=\"Gauge\"" : "") id="g">
      <userDefinedRuntimeAttributes>\(attributes)</userDefinedRuntimeAttributes></\(element)>
      """, problems: &problems)
  }

  @Test func `Values of all types`() throws {
    var problems: [String] = []
    let gauge = try #require(
      Self.made(
        """
        <userDefinedRuntimeAttribute type="number" keyPath="number" value="2.5"/>
        <userDefinedRuntimeAttribute type="number" keyPath="length">
        <real key="value" value="6.5"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="number" keyPath="count">
        <integer key="value" value="7"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="number" keyPath="fraction" value="0.25"/>
        <userDefinedRuntimeAttribute type="boolean" keyPath="flag" value="YES"/>
        <userDefinedRuntimeAttribute type="string" keyPath="text" value="Words"/>
        <userDefinedRuntimeAttribute type="localizedString" keyPath="note">
        <string key="value">Note</string></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="color" keyPath="color">
        <color key="value" white="0.5" alpha="1"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="size" keyPath="size">
        <size key="value" width="3" height="4"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="rect" keyPath="rect">
        <rect key="value" x="1" y="2" width="3" height="4"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="point" keyPath="point">
        <point key="value" x="1" y="2"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="range" keyPath="range">
        <range key="value" location="3" length="4"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="image" keyPath="image" value="photo"/>
        """, problems: &problems) as? Gauge)
    #expect(problems == [])
    #expect(gauge.number == 2.5 && gauge.length == 6.5 && gauge.count == 7)
    #expect(gauge.fraction == 0.25 && gauge.flag)
    #expect(gauge.text == "Words" && gauge.note == "Note")
    #expect(gauge.color == UIColor(white: 0.5))
    #expect(gauge.size == CGSize(width: 3, height: 4))
    #expect(gauge.rect == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(gauge.point == CGPoint(x: 1, y: 2))
    #expect(gauge.range == NSRange(location: 3, length: 4))
    #expect(gauge.image?.size == CGSize(width: 20, height: 30))
  }

  @Test(arguments: [
    "type=\"number\" keyPath=\"text\" value=\"1\"", "type=\"string\" keyPath=\"size\" value=\"a\"",
    "type=\"nil\" keyPath=\"number\"", "type=\"point\" keyPath=\"point\"",
    "type=\"range\" keyPath=\"range\"", "type=\"number\" keyPath=\"tag\" value=\"1.5\"",
    "type=\"string\" keyPath=\"text.length\" value=\"a\"",
    "type=\"string\" keyPath=\"layer.cornerRadius\" value=\"a\"",
  ])
  func `Values of other types are reported`(_ attribute: String) throws {
    var problems: [String] = []
    let gauge = try #require(
      Self.made("<userDefinedRuntimeAttribute \(attribute)/>", problems: &problems) as? Gauge)
    let name = attribute.components(separatedBy: "keyPath=\"")[1].prefix { $0 != "\"" }
    #expect(problems == ["The attribute \(name) of Gauge isn't known."])
    #expect(gauge.text.isEmpty && gauge.size == .zero && gauge.number == 0 && gauge.tag == 0)
    #expect(gauge.point == .zero && gauge.range.length == 0 && gauge.layer.cornerRadius == 0)
  }

  @Test func `Nothing empties an optional`() throws {
    var problems: [String] = []
    let gauge = try #require(
      Self.made(
        "<userDefinedRuntimeAttribute type=\"nil\" keyPath=\"note\"/>", problems: &problems)
        as? Gauge)
    #expect(gauge.note == nil)
    #expect(problems == [])
  }

  @Test func `Attributes of all views`() throws {
    var problems: [String] = []
    let label = try #require(
      Self.made(
        """
        <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius" value="4"/>
        <userDefinedRuntimeAttribute type="number" keyPath="layer.borderWidth" value="1.5"/>
        <userDefinedRuntimeAttribute type="color" keyPath="layer.borderUIColor">
        <color key="value" name="Brand"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="number" keyPath="layer.shadowRadius" value="5"/>
        <userDefinedRuntimeAttribute type="number" keyPath="layer.shadowOpacity" value="0.5"/>
        <userDefinedRuntimeAttribute type="size" keyPath="layer.shadowOffset">
        <size key="value" width="1" height="2"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="boolean" keyPath="layer.masksToBounds" value="YES"/>
        <userDefinedRuntimeAttribute type="boolean" keyPath="hidden" value="YES"/>
        <userDefinedRuntimeAttribute type="number" keyPath="alpha" value="0.5"/>
        <userDefinedRuntimeAttribute type="number" keyPath="tag" value="9"/>
        <userDefinedRuntimeAttribute type="string" keyPath="text" value="Said"/>
        """, element: "label", problems: &problems) as? UILabel)
    #expect(problems == [])
    #expect(label.layer.cornerRadius == 4 && label.layer.borderWidth == 1.5)
    #expect(label.layer.borderColor == UIColor(red: 0.25, green: 0.5, blue: 0.75).cgColor)
    #expect(label.layer.shadowRadius == 5 && label.layer.shadowOpacity == 0.5)
    #expect(label.layer.shadowOffset == CGSize(width: 1, height: 2))
    #expect(label.clipsToBounds && label.isHidden && label.alpha == 0.5 && label.tag == 9)
    #expect(label.text == "Said")
  }
}
