import Foundation
import InterfaceBuilder
import LayoutKit
import Testing
import UIKit

/// Controllers made in code find the documents of their views by name.
@Suite
struct LoadViewTests {
  final class MenuViewController: UIViewController {}
  final class PlayerController: UIViewController {}
  final class TabletViewController: UIViewController {}

  /// A folder with documents, each setting its owner's view to one with a tag.
  private static let folder: URL = {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("LoadViewTests-\(UUID().uuidString)", isDirectory: true)
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let documents = [
      ("MenuView", 1), ("PlayerController", 2), ("TabletView", 3), ("TabletView~ipad", 4),
      ("Named", 5),
    ]
    for (name, tag) in documents {
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
      try? Data(text.utf8).write(to: folder.appendingPathComponent("\(name).xib"))
    }
    InterfaceDocuments.search(in: folder)
    return folder
  }()

  private func tag(_ controller: UIViewController) -> Int { controller.view.tag }

  @Test func `Documents are found by name`() {
    #expect(Self.folder.isFileURL)
    #expect(tag(MenuViewController()) == 1)
    #expect(tag(PlayerController()) == 2)
    #expect(tag(UIViewController(nibName: "Named", bundle: nil)) == 5)
    // A plain controller looks for none.
    #expect(tag(UIViewController()) == 0)
  }

  @Test func `Tablets have their own`() {
    #expect(Self.folder.isFileURL)
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
