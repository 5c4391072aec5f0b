import Foundation
import SnapKit
import Testing
import ViewTree

/// Constraints made in SnapKit's words are activated, updated, made again and removed.
@Suite
struct LifeTests {
  private let window: Window
  private let a = View()
  private let b = View()

  init() {
    window = Window(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.addSubview(a)
    window.addSubview(b)
    a.name = "a"
    b.name = "b"
  }

  private var active: [NSLayout] { window.constraints + a.constraints + b.constraints }

  @Test func `Frames follow, and the autoresizing mask no longer counts`() {
    a.snp.makeConstraints { make in
      make.top.leading.equalToSuperview().offset(20)
      make.size.equalTo(CGSize(width: 100, height: 50))
    }
    b.snp.makeConstraints { make in
      make.top.equalTo(a.snp.bottom).offset(8)
      make.left.right.equalToSuperview().inset(16)
      make.bottom.lessThanOrEqualToSuperview().inset(10)
      make.height.equalTo(b.snp.width).multipliedBy(0.5)
    }
    window.layoutIfNeeded()
    #expect(!a.translatesAutoresizingMaskIntoConstraints)
    #expect(a.frame == CGRect(x: 20, y: 20, width: 100, height: 50))
    #expect(b.frame == CGRect(x: 16, y: 78, width: 288, height: 144))
  }

  @Test func `An empty closure stops the autoresizing mask, too`() {
    a.snp.makeConstraints { _ in }
    #expect(!a.translatesAutoresizingMaskIntoConstraints)
    #expect(active.isEmpty)
  }

  @Test func `Update changes the constants of what is there, and nothing else`() {
    a.snp.makeConstraints { $0.edges.equalToSuperview() }
    let before = active.map(ObjectIdentifier.init)
    a.snp.updateConstraints { $0.left.equalToSuperview().offset(30) }
    window.layoutIfNeeded()
    #expect(active.map(ObjectIdentifier.init) == before)
    #expect(a.frame == CGRect(x: 30, y: 0, width: 290, height: 480))
  }

  @Test func `Update without anything before makes`() {
    a.snp.updateConstraints { $0.width.equalTo(40) }
    #expect(active.count == 1)
  }

  @Test func `Update that finds nothing is reported with its line, and made`() {
    var reports: [LayoutDiagnostic] = []
    window.onDiagnostic = { reports.append($0) }
    a.snp.makeConstraints { $0.width.equalTo(40) }
    let line = UInt(#line) + 1
    a.snp.updateConstraints { $0.height.equalTo(50) }
    #expect(active.count == 2)
    #expect(reports.map(\.source?.line) == [Int(line)])
    #expect(reports.first?.message.hasPrefix("updateConstraints found nothing to update") == true)
  }

  @Test
  func `What an update made beside what it found is not found in place of what is switched off`() {
    var mistakes = 0
    window.onDiagnostic = { _ in mistakes += 1 }
    var left: Constraint?
    a.snp.makeConstraints { make in
      left = make.left.equalToSuperview().constraint
      make.width.height.equalTo(10)
    }
    a.snp.updateConstraints { $0.left.top.equalToSuperview().offset(5) }
    window.layoutIfNeeded()
    #expect(a.frame.origin == CGPoint(x: 5, y: 5))
    // The update's own constraint of the left edge was never active.
    left?.deactivate()
    a.snp.updateConstraints { $0.left.equalToSuperview().offset(8) }
    window.layoutIfNeeded()
    #expect(a.frame.origin == CGPoint(x: 8, y: 5))
    // An update found nothing twice: the top at first, and the left edge that was switched off.
    #expect(mistakes == 2)
  }

  @Test func `Making again removes what was made for the view, and leaves what others say of it`() {
    a.snp.makeConstraints { $0.edges.equalToSuperview() }
    b.snp.makeConstraints { $0.top.equalTo(a.snp.bottom) }
    a.snp.remakeConstraints { $0.width.height.equalTo(10) }
    #expect(active.count == 3)
    a.snp.removeConstraints()
    #expect(active.count == 1)
  }

  @Test func `Handles switch a statement off and on, and change it`() {
    var left: Constraint?
    var size: Constraint?
    a.snp.makeConstraints { make in
      left = make.left.equalToSuperview().constraint
      make.top.equalToSuperview()
      size = make.size.equalTo(30).priority(.low).constraint
    }
    left?.update(offset: 7)
    size?.update(priority: .required).update(offset: 44)
    window.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 7, y: 0, width: 44, height: 44))
    left?.deactivate()
    #expect(left?.isActive == false)
    left?.deactivate()
    left?.activate()
    left?.activate()
    #expect(left?.isActive == true)
    #expect(active.count == 4)
    left?.update(inset: 9)
    window.layoutIfNeeded()
    #expect(a.frame.minX == 9)
    size?.isActive = false
    #expect(active.count == 2)
  }

  @Test func `What is prepared outlives a remake, and is activated later`() {
    let prepared = a.snp.prepareConstraints { $0.edges.equalToSuperview() }
    #expect(prepared.flatMap(\.layoutConstraints).count == 4)
    #expect(active.isEmpty)
    a.snp.remakeConstraints { $0.width.equalTo(5).priority(.low) }
    for constraint in prepared { constraint.activate() }
    #expect(active.count == 5)
  }

  @Test func `Guides have constraints and are what others are related to`() {
    let guide = LayoutGuide()
    window.addLayoutGuide(guide)
    guide.snp.makeConstraints { make in
      make.edges.equalToSuperview().inset(40)
    }
    a.snp.makeConstraints { $0.edges.equalTo(guide) }
    window.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 40, y: 40, width: 240, height: 400))
    guide.snp.updateConstraints { $0.left.equalToSuperview().inset(50) }
    window.layoutIfNeeded()
    #expect(a.frame.minX == 50)
    guide.snp.setLabel("middle")
    #expect(guide.snp.label() == "middle")
  }

  @Test func `Content priorities and labels`() {
    a.snp.contentHuggingHorizontalPriority = 700
    a.snp.contentCompressionResistanceVerticalPriority = 300
    #expect(a.contentHuggingPriority(for: .horizontal) == LayoutPriority(700))
    #expect(a.contentCompressionResistancePriority(for: .vertical) == LayoutPriority(300))
    a.snp.setLabel("avatar")
    #expect(a.snp.label() == "avatar")
  }

  /// What is related to, by the view that it belongs to.
  private func related(to card: View) -> [(name: String, item: ConstraintItem)] {
    let guide = LayoutGuide()
    card.addLayoutGuide(guide)
    return [
      ("the view", card.snp.top), ("its margins' guide", card.layoutMarginsGuide.snp.top),
      ("its safe area's guide", card.safeAreaLayoutGuide.snp.top), ("its guide", guide.snp.top),
    ]
  }

  @Test func `What has been related to may go, and all that is kept is used on`() throws {
    for place in related(to: View()).indices {
      for isRemoved in [false, true] {
        var reports: [LayoutDiagnostic.Kind] = []
        var card: View? = View()
        let label = View()
        label.onDiagnostic = { reports.append($0.kind) }
        card?.addSubview(label)
        var kept: Constraint?
        let (name, attributes) = try #require(card.map(related))[place]
        label.snp.makeConstraints { kept = $0.top.equalTo(attributes).constraint }
        if isRemoved {
          card.map(window.addSubview)
          window.layoutIfNeeded()
          card?.removeFromSuperview()
        }
        card = nil
        let constraint = try #require(kept)
        #expect(!constraint.isActive, "\(name)")
        constraint.update(offset: 3).update(priority: 3)
        constraint.isActive = true
        constraint.deactivate()
        #expect(reports == [.itemGone], "\(name)")
        window.addSubview(label)
        label.snp.updateConstraints { $0.top.equalTo(attributes) }
        label.snp.remakeConstraints { $0.top.equalTo(attributes) }
        reports = []
        label.snp.remakeConstraints { make in
          make.left.top.equalToSuperview().offset(5)
          make.size.equalTo(9)
        }
        window.layoutIfNeeded()
        #expect(label.frame == CGRect(x: 5, y: 5, width: 9, height: 9), "\(name)")
        #expect(reports.isEmpty, "\(name)")
        label.removeFromSuperview()
      }
    }
  }

  @Test func `A view is freed with its constraints`() {
    weak var view: View?
    weak var handle: Constraint?
    do {
      let inside = View()
      window.addSubview(inside)
      inside.snp.makeConstraints { handle = $0.edges.equalToSuperview().constraint }
      view = inside
      inside.removeFromSuperview()
    }
    #expect(view == nil)
    #expect(handle == nil)
  }
}
