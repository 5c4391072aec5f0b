import Foundation
import InterfaceBuilder
import InterfaceCanvas
import Testing
import UIKit

/// A canvas shows all that a document holds, each part that is in no other by itself.
@Suite
struct CanvasTests {
  @Test func `Scenes have titles`() {
    let document = Sample.document(
      """
      <view userLabel="Card" id="a"/><tableViewCell customClass="Row" id="b"/><label id="c"/>
      <tapGestureRecognizer id="d"/>
      """)
    #expect(DocumentCanvas(document).scenes.map(\.title) == ["Card", "Row", "label"])
  }

  @Test func `Parts of tables and collections stand by themselves`() {
    let document = Sample.document(
      """
      <tableView userLabel="Table" id="t"><prototypes>
      <tableViewCell userLabel="Row" id="c1"/></prototypes>
      <view key="tableHeaderView" userLabel="Head" id="h"/></tableView>
      <collectionView userLabel="Collection" id="k"><cells>
      <collectionViewCell userLabel="Tile" reuseIdentifier="tile" id="c2"/></cells>
      <collectionReusableView key="sectionHeaderView" userLabel="Top" id="h2"/></collectionView>
      """)
    let canvas = DocumentCanvas(document)
    // A picture asks for no identifiers.
    #expect(canvas.problems.isEmpty)
    #expect(
      canvas.scenes.map(\.title) == ["Table", "Row", "Head", "Collection", "Tile", "Top"])
    #expect((canvas.scenes[5].view as? UICollectionReusableView)?.reuseIdentifier == nil)
  }

  @Test func `Contents of cells and effects stay where the document has them`() throws {
    let document = Sample.document(
      """
      <tableViewCell id="c"><rect key="frame" x="0" y="0" width="320" height="50"/>
      <tableViewCellContentView key="contentView" userLabel="content" id="k">
      <rect key="frame" x="0" y="0" width="286" height="49.5"/></tableViewCellContentView>
      </tableViewCell>
      <view id="r"><rect key="frame" x="0" y="0" width="200" height="100"/><subviews>
      <visualEffectView id="e"><rect key="frame" x="0" y="0" width="200" height="100"/>
      <view key="contentView" id="v"><rect key="frame" x="0" y="0" width="200" height="100"/></view>
      </visualEffectView></subviews></view>
      """)
    let scenes = DocumentCanvas(document).scenes
    for scene in scenes { scene.window.layoutIfNeeded() }
    let cell = try #require(scenes[0].view as? UITableViewCell)
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 286, height: 49.5))
    let effect = try #require(scenes[1].view.subviews.first)
    #expect(effect.subviews.map(\.frame) == [CGRect(x: 0, y: 0, width: 200, height: 100)])
  }

  @Test func `What can't be spoken of is reported`() {
    let document = Sample.document(
      """
      <view id="r"><subviews><label text="A"/><view/></subviews>
      <constraints><constraint firstItem="tap" firstAttribute="top" id="c"/></constraints></view>
      <tapGestureRecognizer id="tap"/>
      """)
    #expect(DocumentCanvas(document).problems.map(\.message).first == "A label has no identifier.")
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" useAutolayout="YES"><objects>
      <tapGestureRecognizer id="tap"/><view id="r"><constraints>
      <constraint firstItem="tap" firstAttribute="top" secondItem="r" secondAttribute="top" \
      id="c"/></constraints></view></objects></document>
      """
    let objects = UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil)
    var messages: [String] = []
    let view = objects.lazy.compactMap { $0 as? UIView }.first
    view?.onDiagnostic = { messages.append($0.message) }
    #expect(messages == ["A constraint speaks of tap, which is no view or guide."])
  }

  @Test func `Variations replace elements and may be of unknown kinds`() throws {
    let document = Sample.view(
      """
      <label text="A" userLabel="box" id="l"><rect key="frame" x="1" y="2" width="30" height="40"/>
      <variation key="default"><rect key="frame" x="5" y="6" width="70" height="80"/></variation>
      <variation key="moonPhase=full"><rect key="frame" x="9" y="9" width="9" height="9"/>
      </variation></label>
      """)
    #expect(Sample.frames(document)["box"] == CGRect(x: 5, y: 6, width: 70, height: 80))
  }
}
