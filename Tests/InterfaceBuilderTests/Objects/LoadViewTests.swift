import Foundation
import InterfaceBuilder
import LayoutKit
import Testing
import TreeTestSupport
import UIKit

nonisolated private enum OwnedDocuments {
  /// Documents, each setting its owner's view to one with a tag.
  static var files: [String: String] {
    let tags = [
      "MenuView": 1, "PlayerController": 2, "TabletView": 3, "TabletView~ipad": 4, "Named": 5,
    ]
    return Dictionary(
      uniqueKeysWithValues: tags.map { name, tag in
        let text = """
          <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" useAutolayout="YES">
          <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1">
          <connections><outlet property="view" destination="v" id="o"/></connections>
          </placeholder>
          <view id="v" tag="\(tag)"><rect key="frame" x="0" y="0" width="320" height="480"/></view>
          </objects>
          </document>
          """
        return ("\(name).xib", text)
      })
  }
}

/// Controllers made in code find the documents of their views by name.
@Suite(.folder(OwnedDocuments.files))
struct LoadViewTests {
  final class MenuViewController: UIViewController {}
  final class PlayerController: UIViewController {}
  final class TabletViewController: UIViewController {}

  private func searchFolder() throws {
    InterfaceDocuments.search(in: try #require(FolderTrait.folder))
  }

  private func tag(_ controller: UIViewController) -> Int { controller.view.tag }

  @Test func `Documents are found by name`() throws {
    try searchFolder()
    #expect(tag(MenuViewController()) == 1)
    #expect(tag(PlayerController()) == 2)
    #expect(tag(UIViewController(nibName: "Named", bundle: nil)) == 5)
    // A plain controller looks for none.
    #expect(tag(UIViewController()) == 0)
  }

  @Test func `Tablets have their own`() throws {
    try searchFolder()
    #expect(tag(TabletViewController()) == 3)
    let tablet = LayoutEnvironment(device: .iPadPro11)
    LayoutEnvironment.$screen.withValue(tablet) {
      #expect(tag(TabletViewController()) == 4)
      #expect(tag(MenuViewController()) == 1)
    }
  }

  @Test func `A missing document is reported`() {
    let controller = UIViewController(nibName: "Nowhere", bundle: nil)
    let window = Window(size: CGSize(width: 320, height: 480))
    var reports: [LayoutDiagnostic] = []
    window.onDiagnostic = { reports.append($0) }
    window.rootViewController = controller
    window.layoutIfNeeded()
    #expect(reports.map(\.message) == ["There is no document Nowhere.xib."])
    #expect(controller.view.frame.size == CGSize(width: 320, height: 480))
  }
}
