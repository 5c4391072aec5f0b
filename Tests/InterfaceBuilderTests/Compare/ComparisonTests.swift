import Foundation
import InterfaceBuilder
import Testing
import UIKit

/// Stored frames are held against those found, and against the document's own constraints.
@Suite
struct ComparisonTests {
  private func document(width: String, misplaced: String = "") -> InterfaceDocument {
    Sample.view(
      """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="box" \(misplaced)>
      <rect key="frame" x="10" y="20" width="\(width)" height="40"/>
      <constraints>
      <constraint firstAttribute="height" constant="40" id="h"/>
      </constraints>
      </view>
      """,
      constraints: """
        <constraint firstItem="box" firstAttribute="leading" secondItem="root" \
        secondAttribute="leading" constant="10" id="l"/>
        <constraint firstAttribute="trailing" secondItem="box" secondAttribute="trailing" \
        constant="10" id="t"/>
        <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" \
        constant="20" id="o"/>
        """)
  }

  @Test
  func framesThatFollowAgree() throws {
    let scene = try #require(document(width: "300").comparison().first)
    #expect(scene.isSound)
    #expect(scene.frames.map(\.agrees) == [true])
  }

  @Test
  func framesOutOfDateAreNoProof() throws {
    let scene = try #require(document(width: "280").comparison().first)
    #expect(!scene.isSound)
    #expect(scene.violations == ["line 18, which is off by 20.0"])
    #expect(scene.frames.map(\.agrees) == [false])
    #expect(scene.frames.first?.found == CGRect(x: 10, y: 20, width: 300, height: 40))
  }

  @Test
  func verdictsOfTheDocumentCount() throws {
    let scene = try #require(
      document(width: "300", misplaced: "misplaced=\"YES\"").comparison().first)
    #expect(scene.violations.isEmpty)
    #expect(scene.doubts == ["line 9: misplaced"])
    #expect(!scene.isSound)
  }
}
