import Foundation
import TestSupport
import Testing
import ViewTree

/// One view changes among many siblings: passes look at that one, and forget none.
@Suite(.timeLimit(.minutes(Seeds.limit))) struct SiblingTests {
  /// A view that notes the calls of its hooks.
  private final class Noting: View {
    var note: ((String) -> Void)?
    var content = CGSize(width: 5, height: 5) {
      didSet { invalidateIntrinsicContentSize() }
    }
    override var intrinsicContentSize: CGSize { content }
    override func layoutSubviews() {
      note?("layout \(tag)")
      super.layoutSubviews()
    }
    override func updateConstraints() {
      note?("update \(tag)")
      super.updateConstraints()
    }
  }

  /// A window with views at places of their own.
  private final class Row {
    let root = window(300, 300)
    var boxes: [Noting] = []
    var lefts: [LayoutConstraint] = []
    var notes: [String] = []

    init(_ count: Int) {
      for index in 0..<count {
        let box = Noting()
        box.tag = index
        box.translatesAutoresizingMaskIntoConstraints = false
        box.note = { [unowned self] in notes.append($0) }
        root.addSubview(box)
        boxes.append(box)
        lefts.append(constrain(box, .left, .equal, root, plus: CGFloat(index)))
        constrain(box, .top, .equal, root)
      }
      root.layoutIfNeeded()
      notes = []
    }

    /// How many subviews are looked at in the layout after a change.
    func visits(_ change: (Row) -> Void) -> Int {
      change(self)
      let before = root.passVisits
      root.layoutIfNeeded()
      return root.passVisits - before
    }
  }

  @Test(
    arguments: ["constant", "content", "flags", "frame", "insertion"])
  func `A change of one view costs the same among 100 and 2,000`(change: String) {
    var counts: [[Int]] = []
    for n in [100, 2000] {
      let row = Row(n)
      // All were new; the first pass after that looks at all once more.
      row.lefts[0].constant = 1
      row.root.layoutIfNeeded()
      var extra: View?
      counts.append(
        (1...6).map { step in
          row.visits { row in
            let box = row.boxes[step * 7 % n]
            switch change {
            case "constant": row.lefts[step * 7 % n].constant += 1
            case "content": box.content.width += 1
            case "flags":
              box.setNeedsLayout()
              box.setNeedsUpdateConstraints()
            case "frame":
              box.frame.origin.x = -1
              row.lefts[n / 2].constant += 1
            default:
              if let old = extra {
                old.removeFromSuperview()
                extra = nil
              } else {
                let new = View()
                row.root.addSubview(new)
                extra = new
              }
            }
          }
        })
      #expect(row.root.brokenInvariants().isEmpty)
      #expect(row.boxes.enumerated().allSatisfy { $1.frame.minX == row.lefts[$0].constant })
    }
    #expect(counts[0] == counts[1])
    #expect(counts[0].allSatisfy { $0 <= 12 }, "\(counts[0])")
  }

  @Test func `Hooks are called in the order of the siblings, whatever that of the flags`() {
    let row = Row(100)
    row.lefts[0].constant = 1
    row.root.layoutIfNeeded()
    row.notes = []
    for index in [70, 3, 41, 3] {
      row.boxes[index].setNeedsLayout()
      row.boxes[index].setNeedsUpdateConstraints()
    }
    row.root.layoutIfNeeded()
    #expect(
      row.notes == ["update 3", "update 41", "update 70", "layout 3", "layout 41", "layout 70"])
    row.notes = []
    row.root.layoutIfNeeded()
    #expect(row.notes.isEmpty)
  }

  @Test func `Whatever is edited among many siblings, none is forgotten`() {
    for seed in Seeds(50) { edits(seed: seed) }
  }

  private func edits(seed: Int) {
    var dice = SplitMix64(seed: UInt64(seed))
    let row = Row(60)
    let root = row.root
    for _ in 0..<60 {
      var flagged: Set<Int> = []
      for _ in 0..<dice.integer(1...4) {
        let index = dice.integer(0...59)
        let box = row.boxes[index]
        switch dice.integer(0...8) {
        case 0: row.lefts[index].constant = CGFloat(dice.integer(0...200))
        case 1: box.content.width = CGFloat(dice.integer(1...50))
        case 2: box.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        case 3: root.bringSubviewToFront(box)
        case 4: root.exchangeSubview(at: index, withSubviewAt: dice.integer(0...59))
        case 5:
          box.removeFromSuperview()
          root.insertSubview(box, at: dice.integer(0...60))
          row.lefts[index] = constrain(
            box, .left, .equal, root, plus: CGFloat(dice.integer(0...200)))
          constrain(box, .top, .equal, root)
        case 6:
          let other = View()
          root.insertSubview(other, at: dice.integer(0...root.subviews.count))
        case 7: root.subviews.first { !($0 is Noting) }?.removeFromSuperview()
        default:
          box.setNeedsLayout()
          flagged.insert(index)
        }
      }
      row.notes = []
      // A frame that the program has set is the constraints' again in the next layout of all.
      root.setNeedsLayout()
      root.layoutIfNeeded()
      #expect(flagged.allSatisfy { row.notes.contains("layout \($0)") }, "\(seed)")
      for (index, box) in row.boxes.enumerated() {
        let left = row.lefts[index].constant
        #expect(box.frame == rect(left, 0, box.content.width, box.content.height), "\(seed)")
      }
      #expect(root.brokenInvariants().isEmpty, "\(seed)")
    }
  }

  @Test func `Safe areas and margins reach views that come late, and follow frames that change`() {
    let root = Window(environment: LayoutEnvironment(device: .iPhone15))
    root.layoutIfNeeded()
    var lefts: [LayoutConstraint] = []
    for _ in 0..<40 {
      let view = View()
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      constrain(view, .top, .equal, root)
      lefts.append(constrain(view, .left, .equal, root))
      constrain(view, .width, plus: 20)
      constrain(view, .height, .equal, root)
    }
    root.layoutIfNeeded()
    // 59 and 34 are the safe area of that device; all views reach from edge to edge.
    #expect(root.subviews.allSatisfy { $0.safeAreaInsets == EdgeInsets(top: 59, bottom: 34) })
    let heard = Hearing()
    root.addSubview(heard)
    heard.frame = rect(0, 0, 10, 30)
    root.layoutIfNeeded()
    #expect(heard.heard == [EdgeInsets(top: 59)])
    heard.frame = rect(0, 800, 10, 52)
    root.layoutIfNeeded()
    #expect(heard.heard == [EdgeInsets(top: 59), EdgeInsets(bottom: 34)])
    root.environment = LayoutEnvironment(device: .iPhone15, orientation: .landscape)
    root.layoutIfNeeded()
    #expect(lefts.allSatisfy { $0.constant == 0 })
    // On its side: 59 to the left and right of the window, 21 below.
    #expect(root.subviews[0].safeAreaInsets == EdgeInsets(left: 59, bottom: 21))
  }

  private final class Hearing: View {
    var heard: [EdgeInsets] = []
    override func safeAreaInsetsDidChange() { heard.append(safeAreaInsets) }
  }
}
