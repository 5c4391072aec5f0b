// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import Foundation
import InterfaceBuilder
import Testing
import UIKit

/// A class as the plugin writes it: nothing registers it.
class PluggedCard: UIView {
  weak var title: UILabel!
  private(set) var stars: [UIView]!
  private(set) var labels: [UILabel] = []
  var radius: CGFloat = 0
  var saved: [UIButton] = []
  func save(_ sender: UIButton) { saved.append(sender) }
}
extension PluggedCard {
  fileprivate static func outlets_PluggedCard_0(_ it: UIOutletTable) {
    it.outlet("title", \PluggedCard.title)
    it.outlets("stars", \PluggedCard.stars)
    it.outlets("labels", \PluggedCard.labels)
    it.attribute("radius", \PluggedCard.radius)
    it.action("save:") { (it: PluggedCard, sender: UIButton) in it.save(sender) }
  }
}
final class Outlets_PluggedCard_0: UIOutletTable {
  override func fill() { PluggedCard.outlets_PluggedCard_0(self) }
}

/// A class below, with a table of its own in another file.
final class PluggedBadge: PluggedCard { var note: UILabel! }
extension PluggedBadge {
  fileprivate static func outlets_PluggedBadge_0(_ it: UIOutletTable) {
    it.outlet("note", \PluggedBadge.note)
  }
}
final class Outlets_PluggedBadge_0: UIOutletTable {
  override func fill() { PluggedBadge.outlets_PluggedBadge_0(self) }
}

/// Outlets by the plugin's tables.
@Suite
struct OutletTableTests {
  private func card(_ name: String, _ outlets: String) throws -> UIView {
    let text =
      """
      <document><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
      <view id="v" customClass="\(name)" customModule="InterfaceBuilderTests">
      <subviews><label id="l" text="Hello"/><button id="b"><connections>
      <action selector="save:" destination="v" eventType="touchUpInside" id="x"/></connections></button>
      </subviews>
      <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="radius"><real key="value" value="6"/>
      </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
      <connections>\(outlets)</connections></view>
      </objects></document>
      """
    let objects = UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil)
    return try #require(objects.first as? UIView)
  }

  @Test func `A class that nothing registers has its outlets, actions and values`() throws {
    let view = try card(
      "PluggedCard",
      """
      <outlet property="title" destination="l" id="1"/>
      <outletCollection property="stars" destination="l" id="2"/>
      <outletCollection property="stars" destination="b" id="3"/>
      <outletCollection property="labels" destination="l" id="4"/>
      """)
    let card = try #require(view as? PluggedCard)
    #expect(card.labels.map(\.text) == ["Hello"])
    #expect(card.title?.text == "Hello" && card.stars?.count == 2 && card.radius == 6)
    let button = try #require(card.subviews.last as? UIButton)
    button.sendActions(for: .touchUpInside)
    #expect(card.saved == [button])
  }

  @Test func `A class has the tables of those above as well`() throws {
    let view = try card(
      "PluggedBadge",
      """
      <outlet property="title" destination="l" id="1"/><outlet property="note" destination="l" id="2"/>
      """)
    let badge = try #require(view as? PluggedBadge)
    #expect(badge.title === badge.note && badge.note?.text == "Hello")
  }
}
