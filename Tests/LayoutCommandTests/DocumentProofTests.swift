#if !canImport(Darwin)
  import Foundation
  import TestSupport
  import Testing

  @testable import layout

  /// `layout prove` on documents: each view, for all widths and in both directions.
  @Suite struct DocumentProofTests {
    /// A card whose box of 100 points begins `leading` points from its leading edge.
    private func card(_ leading: Int) -> String {
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" useAutolayout="YES">
      <device id="retina6_12"/><objects>
      <view id="a" customClass="Card"><rect key="frame" x="0" y="0" width="400" height="200"/>
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="b" userLabel="box"/></subviews>
      <constraints>
      <constraint firstItem="b" firstAttribute="top" secondItem="a" secondAttribute="top" id="c1"/>
      <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="leading" \
      constant="\(leading)" id="c2"/>
      <constraint firstItem="b" firstAttribute="width" constant="100" id="c3"/>
      <constraint firstItem="b" firstAttribute="height" constant="20" id="c4"/>
      </constraints></view></objects></document>
      """
    }

    @Test func `Where nothing goes wrong, both directions are proved`() throws {
      try withFolder(["Card.xib": card(16)]) { folder in
        let answer = Answer(to: ["prove", "--widths", "320...400", folder.path])
        #expect(answer.status == 0)
        #expect(answer.out == ["2 of 2 layouts proved from 320 to 400"])
        #expect(answer.err == [])
      }
    }

    // From 300 on 100 points reach to 400, so that they are out up to there; mirrored they are as much
    // out on the left. Half a point is taken for none.
    @Test func `What reaches out is told in both directions`() throws {
      try withFolder(["Card.xib": card(300)]) { folder in
        let answer = Answer(to: ["prove", "--widths", "320...500", folder.path])
        #expect(answer.status == 1)
        #expect(
          answer.out == [
            "Card.xib: Card, left to right: from 320 to 399.5, at worst by 80 at 320: box reaches out"
              + " of Card",
            "Card.xib: Card, right to left: from 320 to 399.5, at worst by 80 at 320: box reaches out"
              + " of Card",
            "0 of 2 layouts proved from 320 to 500: 2 outside",
          ])
      }
    }

    @Test(arguments: [
      ("", ": The XML is not well-formed, or ends too early. What is after this line is not read."),
      (
        "<html/>",
        ": The outermost element is html, not document."
          + " Open the file in Xcode and save it in today's form."
      ),
    ])
    func `A document that can't be read proves nothing`(text: String, message: String) throws {
      try withFolder(["Bad.xib": text, "Card.xib": card(16)]) { folder in
        let answer = Answer(to: ["prove", "--widths", "320...400", folder.path])
        #expect(answer.status == 1)
        #expect(answer.out == ["2 of 2 layouts proved from 320 to 400"])
        #expect(answer.err == ["\(folder.path)/Bad.xib:1\(message)"])
      }
    }

    @Test func `The same is written for programs`() throws {
      struct Entry: Decodable {
        struct Defect: Decodable {
          var kind: String
          var subject: String
          var from: Double
          var to: Double
          var worst: Double
          var amount: Double?
        }
        var layout: String
        var direction: String?
        var regimes: Int
        var notes: [String]
        var defects: [Defect]
      }
      try withFolder(["Card.xib": card(300)]) { folder in
        let words = ["prove", "--json", "--widths", "320...500", folder.path]
        let answer = Answer(to: words)
        #expect(answer.status == 1)
        let entries = try JSONDecoder().decode(
          [Entry].self, from: Data(answer.out.joined(separator: "\n").utf8))
        #expect(entries.map(\.layout) == ["Card.xib: Card", "Card.xib: Card"])
        #expect(entries.map(\.direction) == ["left to right", "right to left"])
        #expect(entries.allSatisfy { $0.notes.isEmpty && $0.regimes > 0 })
        for entry in entries {
          let defect = try #require(entry.defects.first)
          #expect(entry.defects.count == 1 && defect.kind == "outside")
          #expect(defect.from == 320 && defect.worst == 320)
          #expect(abs(defect.to - 400) <= 0.51)
          #expect(defect.amount.map { abs($0 - 80) <= 1e-6 } == true)
        }
        #expect(Answer(to: words + ["--only", "clash"]).status == 0)
      }
    }
  }
#endif
