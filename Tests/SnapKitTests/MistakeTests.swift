import Foundation
import SnapKit
import Testing
import ViewTree

/// Mistakes that end a program in SnapKit are reported, and the rest stands.
@Suite
struct MistakeTests {
  nonisolated struct Row: Sendable {
    let mistake: String
    let kind: LayoutDiagnostic.Kind
    let make: Making
  }

  private struct Token: ConstraintRelatableTarget {}

  nonisolated static let rows = [
    Row(mistake: "Several attributes to other ones", kind: .illegalPairing) { m, b in
      m.edges.equalTo(b.snp.size)
    },
    Row(mistake: "A middle to margins", kind: .illegalPairing) { m, b in
      m.center.equalTo(b.snp.centerWithinMargins)
    },
    Row(mistake: "A type of the program's own", kind: .illegalPairing) { m, _ in
      m.left.equalTo(Token())
    },
    Row(mistake: "A view that is gone", kind: .itemGone) { m, _ in
      m.left.equalTo({ View().snp.left }())
    },
    Row(mistake: "Divided by 0", kind: .notFinite) { m, b in
      m.width.equalTo(b).dividedBy(0)
    },
    Row(mistake: "A priority above 1000", kind: .priorityOutOfRange) { m, _ in
      m.width.equalTo(5).priority(1500)
    },
    Row(mistake: "A chain without a relation", kind: .incompleteStatement) { m, _ in
      _ = m.left
    },
    Row(mistake: "A place against a size", kind: .illegalPairing) { m, b in
      m.left.equalTo(b.snp.width)
    },
  ]

  @Test(arguments: rows)
  func `A mistake is reported`(_ row: Row) {
    let window = Window(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let a = View()
    let b = View()
    window.addSubview(a)
    window.addSubview(b)
    var reports: [LayoutDiagnostic] = []
    window.onDiagnostic = { reports.append($0) }
    a.snp.makeConstraints { make in
      make.top.equalToSuperview().offset(3)
      row.make(make, b)
    }
    window.layoutIfNeeded()
    #expect(reports.map(\.kind) == [row.kind])
    #expect(reports.allSatisfy { $0.source?.fileID.hasSuffix("MistakeTests.swift") == true })
    #expect(a.frame.minY == 3)
  }

  @Test func `A view without a superview`() {
    let window = Window(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let a = View()
    a.name = "a"
    a.snp.makeConstraints { make in
      make.left.equalToSuperview()
      make.top.equalTo(5)
      make.width.equalTo(10)
    }
    var reports: [LayoutDiagnostic] = []
    window.onDiagnostic = { reports.append($0) }
    window.addSubview(a)
    window.layoutIfNeeded()
    #expect(reports.filter { $0.kind == .missingSuperview }.count == 2)
    #expect(a.frame.width == 10)
  }
}
