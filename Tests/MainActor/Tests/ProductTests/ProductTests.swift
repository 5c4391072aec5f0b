import Foundation
import InterfaceBuilder
import LayoutInspector
import LayoutSweep
import LayoutTesting
import SnapKit
import Testing
import UIKit

/// The products beside UIKit's names, in a target on the main actor.
@Suite struct ProductTests {
  /// A box in the middle of a window.
  private struct Scene {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let box = UIView()

    init() {
      window.name = "window"
      box.name = "box"
      window.addSubview(box)
      box.snp.makeConstraints {
        $0.center.equalToSuperview()
        $0.size.equalTo(CGSize(width: 100, height: 50))
      }
    }
  }

  @Test func `Expectations hold, and failures are those of the running test`() {
    let scene = Scene()
    expect(scene.box, .isInside(scene.window), .hasSize(100, 50), .hasNoAmbiguity, .hasNoMistakes)
    withKnownIssue {
      expect(scene.box, .hasSize(50, 50))
    } matching: {
      $0.comments.contains { $0.rawValue.contains("box is 100 × 50 and not 50 × 50.") }
    }
  }

  @Test func `Views and constraints in messages go by their names`() {
    let scene = Scene()
    scene.box.snp.makeConstraints { $0.top.equalToSuperview().offset(CGFloat.nan) }
    withKnownIssue {
      expect(scene.box, .hasNoMistakes)
    } matching: {
      $0.comments.contains {
        $0.rawValue.contains("The constant of box.top == window.top + nan can't be nan.")
      }
    }
    #expect(
      "\(scene.box)".contains("box") && "\(scene.box.constraints)".contains("box.width == 100"))
  }

  @Test func `Screens are compared with what is recorded`() {
    expectLayout(of: Scene().window, on: .size(320, 480), matches: "box", record: .never)
  }

  @Test func `What the inspector makes of a layout`() throws {
    let scene = Scene()
    let snapshot = LayoutSnapshot(of: scene.window)
    #expect(snapshot.description.contains("box: View  x 110 y 215 w 100 h 50"))
    #expect(explain(scene.box, .width).text.hasPrefix("width 100 = 100"))
    #expect(snapshot.svg(.blueprint).contains("</svg>"))
    #expect(try LayoutSnapshot(json: snapshot.json()) == snapshot)
    #expect(scene.window.inspector(title: "box").html.contains("</html>"))
    #expect(snapshot.lint().isEmpty)
  }

  @Test func `A layout for every width, its pictures and its limits`() {
    let scene = Scene()
    let sweep = LayoutSweep(of: scene.window, widths: 50...320)
    #expect(sweep.isProved)
    #expect(sweep.function(of: scene.box, .left)?.pieces.map(\.slope) == [0.5])
    // The box of 100 points is inside from 100 on, but for half a point on each side.
    let smallest = sweep.smallestWidth(where: scene.box, .isInside(scene.window))
    #expect(smallest.map { (99...100).contains($0) } == true)
    #expect(sweep.svg(.left, selected: scene.box).contains(">box</text>"))
    #expect(sweep.filmStrip(height: 100).contains("<clipPath"))
    var page = scene.window.inspector(title: "box")
    page.show(sweep)
    #expect(page.html.contains(#""widths":{"curves":[],"from":50,"#))
    expect(scene.box, forAllWidths: 100...320, .isInside(scene.window))
  }

  @Test func `Documents become views`() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" useAutolayout="YES"><objects>
      <view id="v"><rect key="frame" x="0" y="0" width="30" height="40"/></view>
      </objects></document>
      """
    let view = try #require(
      UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil).first as? UIView)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 30, height: 40))
    expect(view, .hasNoMistakes)
  }
}
