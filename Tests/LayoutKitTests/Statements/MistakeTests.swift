import Foundation
import LayoutKit
import Testing

/// Mistakes in statements: what is said of them, and that the rest of the layout stands.
@Suite struct MistakeTests {
  struct Mistake: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let says: String
    let state: @Sendable (Stage) -> Void

    init(_ name: String, says: String, state: @escaping @Sendable (Stage) -> Void) {
      testDescription = name
      self.says = says
      self.state = state
    }
  }

  /// Each mistake stands beside a statement that is right, on lines 7 and 8 of a file.
  @Test(arguments: mistakes)
  func isReportedAndLeftOut(_ mistake: Mistake) {
    let stage = Stage()
    stage.b.layout.make {
      $0.left.top.equalTo(5)
      $0.size.equalTo(10)
    }
    mistake.state(stage)
    #expect(stage.frame(of: stage.b) == [5, 5, 10, 10])
    #expect(stage.takeDiagnostics() == [mistake.says])
  }

  static let mistakes = [
    Mistake(
      "A side that follows the direction with one that doesn't",
      says: """
        Card.swift:7: a.left can't be compared with b.leading. \
        Use leading and trailing on both sides, or left and right on both.
        """
    ) {
      let b = $0.b
      $0.a.layout.make { $0.left.equalTo(b.layout.leading, fileID: "App/Card.swift", line: 7) }
    },
    Mistake(
      "Attributes of two axes, chosen at run time",
      says: """
        Card.swift:7: a.left, a place across, can't be compared with b.width, an extent. \
        Compare places across with places across, places down with places down, and extents \
        with extents.
        """
    ) {
      let b = $0.b
      $0.a.layout.make {
        $0.attributes([.left, .top]).equalTo(b.layout.width, fileID: "App/Card.swift", line: 7)
      }
    },
    Mistake(
      "A view in another tree",
      says: """
        Card.swift:7: No view is above both items of a.left and other.left. \
        Add them to one tree first.
        """
    ) {
      let other = View()
      other.name = "other"
      $0.a.layout.make { $0.left.equalTo(other, fileID: "App/Card.swift", line: 7) }
    },
    Mistake(
      "No superview",
      says: """
        Card.swift:7: alone has no superview to compare its edges with. \
        Add it to a superview before stating its layout.
        """
    ) { stage in
      let alone = View()
      alone.name = "alone"
      alone.onDiagnostic = stage.window.onDiagnostic
      alone.layout.make { $0.edges.equalToSuperview(fileID: "App/Card.swift", line: 7) }
    },
    Mistake(
      "Not a number",
      says: """
        Card.swift:7: The constant of a.width can't be nan. \
        Use a finite number; look for a division by zero.
        """
    ) {
      $0.a.layout.make { $0.width.equalTo(CGFloat.nan, fileID: "App/Card.swift", line: 7) }
    },
    Mistake(
      "An infinite offset",
      says: """
        Card.swift:7: The constant of a.left can't be inf. \
        Use a finite number; look for a division by zero.
        """
    ) {
      $0.a.layout.make {
        $0.left.equalToSuperview(fileID: "App/Card.swift", line: 7).offset(CGFloat.infinity)
      }
    },
    Mistake(
      "A priority out of range",
      says: """
        Card.swift:7: The priority of a.width can't be 1001. \
        Use a number above 0 and up to 1000, which means required.
        """
    ) {
      $0.a.layout.make {
        $0.width.equalTo(5, fileID: "App/Card.swift", line: 7).priority(1001)
      }
    },
    Mistake(
      "Required constraints that contradict each other",
      says: """
        Card.swift:8: a.width == 40 is left out, as it can't be met together with a.width == \
        20 (Card.swift:7). \
        Remove one of them, or give one a priority below 1000.
        """
    ) {
      $0.a.layout.make {
        $0.width.equalTo(20, fileID: "App/Card.swift", line: 7)
        $0.width.equalTo(40, fileID: "App/Card.swift", line: 8)
      }
    },
  ]

  @Test func removedViewTakesItsConstraintsAlong() {
    let stage = Stage()
    stage.a.layout.make {
      $0.left.equalTo(stage.b.layout.right).offset(4)
      $0.left.equalTo(10).priority(500)
      $0.width.equalTo(7)
    }
    stage.b.layout.make {
      $0.left.equalTo(100)
      $0.width.equalTo(50)
    }
    #expect(stage.frame(of: stage.a) == [154, 0, 7, 0])
    stage.b.removeFromSuperview()
    #expect(stage.frame(of: stage.a) == [10, 0, 7, 0])
    #expect(stage.takeDiagnostics() == [])
  }
}
