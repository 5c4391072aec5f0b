import Foundation
import LayoutInspector
import LayoutKit
import Testing

/// What works today and bites later.
@Suite struct LintTests {
  private static func window(_ build: (Window) -> Void) -> Window {
    let window = Window(size: CGSize(width: 200, height: 100))
    build(window)
    return window
  }

  private static func named<Item: View>(_ name: String, _ view: Item, in superview: View) -> Item {
    view.name = name
    superview.addSubview(view)
    return view
  }

  private static func label(_ text: String, _ superview: View, _ name: String) -> Label {
    let label = named(name, Label(), in: superview)
    label.text = text
    return label
  }

  @Test func `A sound layout has no findings`() {
    let window = Self.window { window in
      let card = Self.named("card", View(), in: window)
      let title = Self.label("Title", card, "title")
      card.layout.make { $0.edges.equalToSuperview().inset(8) }
      title.layout.make {
        $0.leading.top.equalToSuperview()
        $0.trailing.lessThanOrEqualToSuperview()
      }
    }
    #expect(window.lint() == [])
  }

  private func lines(_ window: Window, _ rule: LintFinding.Rule) -> [String] {
    window.lint([rule]).map(\.description)
  }

  @Test func `What is open`() {
    let window = Self.window { window in
      let card = Self.named("card", View(), in: window)
      let other = Self.named("other", View(), in: window)
      #sourceLocation(file:"Card.swift",line:10)
      card.layout.make {
        $0.leading.top.trailing.equalToSuperview()
      }
      other.layout.make {
        $0.leading.bottom.equalToSuperview()
        $0.height.equalTo(10)
        $0.width.greaterThanOrEqualTo(20)
      }
      #sourceLocation()
      let frame = Self.named("frame", View(), in: window)
      frame.addSubview(View(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    }
    #expect(
      lines(window, .ambiguous) == [
        "Card.swift:16: other is ambiguous: constraints leave its width open, which only other.width >= 20"
          + " bounds. [ambiguous] Write `$0.width.equalTo(20).priority(.low)` beside it, say."
      ])
    #expect(
      lines(window, .noSize) == [
        "Card.swift:11: card has no height, as no constraint gives it one. [noSize] Write"
          + " `$0.height.equalTo(…)` or its bottom, say.",
        "frame is placed by its frame, which has no size. [noSize] Set its frame, or write constraints"
          + " for it.",
      ])
  }

  /// Views beside a card whose width is open: each begins where the one before it ends, and is as wide.
  @Test(
    arguments: [
      (1, " note 0 depends on it."), (2, " note 0 and note 1 depend on it."),
      (3, " note 0, note 1 and note 2 depend on it."),
      (4, " note 0, note 1, note 2 and 1 more depend on it."),
      (6, " note 0, note 1, note 2 and 3 more depend on it."),
    ] as [(Int, String)])
  func `What an open length leaves open is told with it, each view once`(
    count: Int, consequences: String
  ) {
    let window = Self.window { window in
      var before = Self.named("card", View(), in: window)
      #sourceLocation(file:"Card.swift",line:10)
      before.layout.make {
        $0.leading.top.equalToSuperview()
        $0.height.equalTo(10)
        $0.width.greaterThanOrEqualTo(20)
      }
      #sourceLocation()
      for number in 0..<count {
        let note = Self.named("note \(number)", View(), in: window)
        note.layout.make {
          $0.leading.equalTo(before.layout.trailing)
          $0.width.height.top.equalTo(before)
        }
        before = note
      }
    }
    let findings = lines(window, .ambiguous)
    #expect(findings.count == 1)
    #expect(
      findings.first?.contains("bounds." + consequences + " [ambiguous]") == true, "\(findings)")
  }

  @Test func `What one line leaves open in many views is one finding`() {
    let window = Self.window { window in
      var above: View?
      for number in 0..<8 {
        let row = Self.named("row \(number)", View(), in: window)
        #sourceLocation(file:"List.swift",line:10)
        row.layout.make {
          $0.leading.trailing.equalToSuperview()
          $0.height.greaterThanOrEqualTo(4)
          if let above { $0.top.equalTo(above.layout.bottom) } else { $0.top.equalToSuperview() }
        }
        #sourceLocation()
        above = row
      }
      above?.layout.make { $0.bottom.equalToSuperview() }
    }
    let findings = window.lint([.ambiguous, .noSize])
    #expect(findings.count == 1)
    // Once seven of the heights are settled, the eighth is what is left of the window.
    let start =
      "List.swift:12: row 0 and 6 more are ambiguous: constraints leave the height of each open, which"
      + " only row 0.height >= 4 bounds."
    #expect(findings.first?.description.hasPrefix(start) == true, "\(findings)")
    #expect(
      findings.first?.hint == "Write `$0.height.equalTo(4).priority(.low)` beside it, say.")
  }

  @Test func `A view that collapses is named with the open edge that lets it`() {
    let window = Self.window { window in
      let list = Self.named("list", View(), in: window)
      let bar = Self.named("bar", View(), in: window)
      #sourceLocation(file:"Chat.swift",line:10)
      list.layout.make {
        $0.leading.top.trailing.equalToSuperview()
        $0.bottom.equalTo(bar.layout.top)
      }
      bar.layout.make {
        $0.leading.bottom.trailing.equalToSuperview()
        $0.height.greaterThanOrEqualTo(20)
      }
      #sourceLocation()
    }
    let findings = window.lint([.ambiguous, .noSize])
    #expect(findings.map(\.source?.line) == [16])
    #expect(
      findings.first?.message.hasPrefix(
        "bar is ambiguous: constraints leave its height open, which only bar.height >= 20 bounds.")
        == true)
    #expect(findings.first?.message.contains("list") == true)
  }

  @Test func `Two labels that hug alike are told`() {
    let window = Self.window { window in
      let one = Self.label("One", window, "one")
      let two = Self.label("Two", window, "two")
      #sourceLocation(file:"Card.swift",line:10)
      one.layout.make { $0.leading.top.equalToSuperview() }
      two.layout.make {
        $0.leading.equalTo(one.layout.trailing)
        $0.top.trailing.equalToSuperview()
      }
      #sourceLocation()
    }
    let findings = window.lint([.equalPriorities])
    #expect(findings.count == 1)
    #expect(findings.first?.message.contains("@250 (its content)") == true)
    #expect(findings.first?.hint.contains("a higher hugging priority, horizontally") == true)
    // What it says, done.
    window.subviews[1].setContentHuggingPriority(LayoutPriority(251), for: .horizontal)
    #expect(window.lint([.equalPriorities]) == [])
  }

  @Test func `Equal priorities of constraints`() {
    let window = Self.window { window in
      let card = Self.named("card", View(), in: window)
      #sourceLocation(file:"Card.swift",line:10)
      card.layout.make {
        $0.width.equalTo(50).priority(500)
        $0.width.equalTo(80).priority(500)
        $0.leading.top.equalToSuperview()
        $0.height.equalTo(10)
      }
      #sourceLocation()
    }
    #expect(
      lines(window, .equalPriorities) == [
        "Card.swift:11: card.width == 50 @500 and card.width == 80 @500 can't both be met, and only the"
          + " order of their making lets the second win. [equalPriorities] Give one of them another"
          + " priority."
      ])
  }

  @Test func `Left and right`() {
    let window = Self.window { window in
      let card = Self.named("card", View(), in: window)
      #sourceLocation(file:"Card.swift",line:10)
      card.layout.make {
        $0.left.equalToSuperview()
        $0.trailing.top.bottom.equalToSuperview()
      }
      #sourceLocation()
    }
    #expect(
      lines(window, .leftAndRight) == [
        "Card.swift:11: card.left == Window.left doesn't turn round where one reads from right to left."
          + " [leftAndRight] Write leading in the place of left, on both sides."
      ])
  }

  @Test func `Constraints inside a view that is placed by its frame are told`() {
    let window = Self.window { window in
      let card = Self.named("card", View(), in: window)
      let inner = Self.named("inner", View(), in: card)
      card.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
      // What is inside may refer to a view that is placed by its frame.
      inner.layout.make { $0.edges.equalToSuperview() }
    }
    #expect(lines(window, .autoresizing) == [])
    let card = window.subviews[0]
    #sourceLocation(file:"Card.swift",line:10)
    let width = card.widthAnchor.constraint(equalToConstant: 50)
    #sourceLocation()
    width.isActive = true
    #expect(
      lines(window, .autoresizing) == [
        "Card.swift:10: The frame of card counts as constraints, beside card.width == 50. [autoresizing]"
          + " Set translatesAutoresizingMaskIntoConstraints of card to false."
      ])
  }

  @Test func `Text that is cut off`() {
    let window = Self.window { window in
      let small = Self.label("Much too long", window, "small")
      let large = Self.label("Fits", window, "large")
      large.font = .preferredFont(forTextStyle: .body)
      large.adjustsFontForContentSizeCategory = true
      #sourceLocation(file:"Card.swift",line:10)
      small.layout.make {
        $0.leading.top.equalToSuperview()
        $0.width.equalTo(40)
      }
      large.layout.make {
        $0.leading.bottom.equalToSuperview()
        $0.width.equalTo(60)
      }
      #sourceLocation()
    }
    let cut = window.lint([.truncated])
    #expect(cut.map(\.message).first?.hasPrefix("small cuts its text off: it shows \"") == true)
    #expect(cut.count == 1)
    let large = window.lint([.truncatedWhenLarge])
    #expect(large.map(\.source?.line) == [15])
    #expect(
      large.first?.message.hasPrefix("large cuts its text off at the largest text size") == true)
    #expect(window.environment.contentSizeCategory == .large)
  }

  // Letters of 17 points are 12.24 high, from the line that they stand on upward; half a point at each side doesn't count.
  @Test(
    arguments: [
      (-30, false), (-20, false), (-12, true), (-8, true), (-2, true), (0, false), (5, false),
    ] as [(CGFloat, Bool)])
  func `An image on letters is told, and none beside them`(distance: CGFloat, isTold: Bool) {
    let window = Self.window { window in
      let text = Self.label("HHH", window, "text")
      text.font = .systemFont(ofSize: 17)
      let image = Self.named(
        "image", ImageView(image: Image(size: CGSize(width: 20, height: 8))), in: window)
      text.layout.make {
        $0.leading.equalToSuperview()
        $0.top.equalToSuperview().offset(40)
      }
      image.layout.make {
        $0.leading.equalTo(text)
        $0.top.equalTo(text.layout.firstBaseline).offset(distance)
      }
    }
    #expect(window.lint([.overlap]).map(\.rule) == (isTold ? [.overlap] : []))
  }

  @Test func `Texts that overlap are told`() {
    let window = Self.window { window in
      let one = Self.label("One and more", window, "one")
      let two = Self.label("Two", window, "two")
      #sourceLocation(file:"Card.swift",line:10)
      one.layout.make { $0.leading.top.equalToSuperview() }
      two.layout.make {
        $0.leading.equalToSuperview().offset(50)
        $0.top.equalToSuperview()
      }
      #sourceLocation()
    }
    let findings = window.lint([.overlap])
    #expect(findings.count == 1)
    #expect(findings.first?.message.hasPrefix("two lies on one, by ") == true)
    #expect(findings.first?.source?.description == "Card.swift:12")
    window.subviews[0].isHidden = true
    #expect(window.lint([.overlap]) == [])
  }
}
