import Foundation
import LayoutKit
import Testing

/// The code of the article on updating, and what comes of it in a window of 300 × 200.
@Suite struct UpdatingArticleTests {
  let stage = Stage()
  var window: Window { stage.window }

  @Test func `The code on update`() {
    let (bar, isDone) = (stage.a, true)
    // article: update
    bar.layout.make {
      $0.left.top.equalToSuperview()
      $0.width.equalToSuperview().multipliedBy(0.25).priority(.high)
      $0.height.equalTo(4)
    }
    bar.layout.update {
      $0.width.equalToSuperview().multipliedBy(0.75)
    }
    // end
    #expect(stage.frame(of: bar) == [0, 0, 225, 4])
    #expect(window.constraints.last?.priority == .high)
    // article: remake
    bar.layout.remake {
      $0.left.top.equalToSuperview()
      $0.height.equalTo(isDone ? 0 : 4)
      $0.width.equalToSuperview()
    }
    // end
    #expect(stage.frame(of: bar) == [0, 0, 300, 0])
    #expect(window.constraints.last?.priority == .required)
  }

  @Test func `The code on handles`() {
    let panel = stage.a
    // article: handles
    let edges = panel.layout.make {
      $0.edges.equalToSuperview().inset(10)
    }
    edges[.bottom].constant = -60
    edges[.left].constant? += 5
    edges.priority = .high
    // end
    #expect(stage.frame(of: panel) == [15, 10, 275, 130])
  }

  @Test func `Statement handles`() {
    let panel = stage.a
    // article: statement handles
    var height = ConstraintHandle()
    panel.layout.make {
      $0.edges(excluding: .bottom).equalToSuperview()
      height = $0.height.equalTo(44).constraint
    }
    height.constant = 120
    // end
    #expect(stage.frame(of: panel) == [0, 0, 300, 120])
  }

  @Test func `The code on names`() {
    let bar = stage.a
    // article: names
    bar.layout.make {
      $0.left.top.height.equalToSuperview()
      $0.width.equalToSuperview().multipliedBy(0.1).id("progress")
    }
    bar.layout["progress"].multiplier = 0.6
    // end
    #expect(stage.frame(of: bar) == [0, 0, 180, 200])
  }

  @Test func `The code on inactive`() {
    let (panel, isOpen) = (stage.a, true)
    // article: inactive
    panel.layout.make {
      $0.edges(excluding: .top).equalToSuperview()
      $0.height.equalTo(40).priority(.high)
      $0.top.equalToSuperview().id("open").inactive()
    }
    panel.layout["open"].isActive = isOpen
    // end
    #expect(stage.frame(of: panel) == [0, 0, 300, 200])
  }

  @Test func `The code on groups`() {
    let (photo, title) = (stage.a, stage.b)
    // article: groups
    let wide = ConstraintGroup {
      $0.make(photo) {
        $0.edges(excluding: .right).equalToSuperview()
        $0.width.equalToSuperview().dividedBy(2)
      }
      $0.make(title) {
        $0.left.equalTo(photo.layout.right)
        $0.edges(excluding: .left).equalToSuperview()
      }
    }
    let tall = ConstraintGroup(isActive: false) {
      $0.make(photo) {
        $0.edges(excluding: .bottom).equalToSuperview()
        $0.height.equalToSuperview().dividedBy(2)
      }
      $0.make(title) {
        $0.top.equalTo(photo.layout.bottom)
        $0.edges(excluding: .top).equalToSuperview()
      }
    }
    // end
    #expect(stage.frame(of: title) == [150, 0, 150, 200])
    // article: group switch
    wide.yield(to: tall)
    // end
    #expect(stage.frame(of: title) == [0, 100, 300, 100])
  }

  @Test func `The code on states`() {
    let card = stage.a
    // article: states
    card.layout.make { $0.edges(excluding: .bottom).equalToSuperview() }
    card.layout.state("compact") { $0.height.equalTo(44) }
    card.layout.state("regular") { $0.height.equalTo(120) }

    window.layout.switchState(to: "regular")
    // end
    #expect(stage.frame(of: card) == [0, 0, 300, 120])
  }

  @Test func `The code on transactions`() {
    let (photo, title) = (stage.a, stage.b)
    photo.layout.make { $0.edges.equalTo(title) }
    title.layout.make { $0.edges.equalToSuperview() }
    // article: transactions
    LayoutTransaction.perform {
      $0.remake(photo) { $0.edges.equalToSuperview() }
      $0.remake(title) { $0.edges.equalTo(photo).inset(20) }
    }
    // end
    #expect(stage.frame(of: title) == [20, 20, 260, 160])
  }

  @Test func `The code on animation`() {
    let panel = stage.a
    panel.layout.make {
      $0.edges(excluding: .bottom).equalToSuperview()
      $0.height.equalTo(44)
    }
    window.layoutIfNeeded()
    // article: animation
    let opening = window.animate(duration: 0.4, curve: .easeOut) {
      panel.layout.update { $0.height.equalTo(144) }
      window.layoutIfNeeded()
    }
    let heights = [0, 0.2, 0.4].compactMap { opening.frame(of: panel, at: $0)?.height }
    // end
    #expect(zip(heights, [44, 44 + 68.46431874274607, 144]).allSatisfy { abs($0 - $1) <= 1e-9 })
  }
}
