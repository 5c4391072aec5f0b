import Foundation
import LayoutKit
import Testing

/// The code of the article on the DSL, and what comes of it in a window of 300 × 200.
@Suite struct DSLArticleTests {
  let stage = Stage()
  var window: Window { stage.window }

  @Test func `The code on chains`() {
    let (header, card) = (stage.a, stage.b)
    header.layout.make {
      $0.edges(excluding: .bottom).equalToSuperview()
      $0.height.equalTo(50)
    }
    // article: chains
    card.layout.make {
      $0.top.equalTo(header.layout.bottom).offset(8)
      $0.horizontalEdges.equalToSuperview().inset(16)
      $0.height.equalTo(44).priority(.high).labeled("touch target")
    }
    // end
    #expect(stage.frame(of: card) == [16, 58, 268, 44])
  }

  @Test func `The code on attributes`() {
    let (photo, caption) = (stage.a, stage.b)
    // article: attributes
    photo.layout.make {
      $0.edges(excluding: .bottom).equalToSuperview()
      $0.aspectRatio(3, 1)
    }
    caption.layout.make {
      $0.left.right.bottom.equalToSuperview()
      $0.attributes([.top, .centerX]).equalTo(photo.layout.attributes([.bottom, .centerX]))
    }
    // end
    #expect(stage.frame(of: photo) == [0, 0, 300, 100])
    #expect(stage.diagnostics.map(\.kind) == [.illegalPairing])
  }

  @Test func `The code on targets`() {
    let (photo, badge, caption) = (stage.a, stage.b, stage.c)
    let column = stage.guide
    window.layoutMargins = EdgeInsets(top: 10, left: 20, bottom: 10, right: 20)
    // article: targets
    photo.layout.make {
      $0.left.top.equalToSuperview(.margins)
      $0.size.equalTo(CGSize(width: 60, height: 40))
    }
    column.layout.make {
      $0.left.equalTo(photo.layout.right).offset(12)
      $0.right.equalToSuperview(.margins)
      $0.verticalEdges.equalTo(photo)
    }
    caption.layout.make {
      $0.edges.equalTo(column)
    }
    badge.layout.make {
      $0.center.equalTo(CGPoint(x: 0, y: 50))
      $0.width.height.equalTo(20)
    }
    // end
    #expect(stage.frame(of: photo) == [20, 10, 60, 40])
    #expect(stage.frame(of: caption) == [92, 10, 188, 40])
    #expect(stage.frame(of: badge) == [140, 140, 20, 20])
  }

  @Test func `The code on each`() {
    let (title, subtitle, box) = (stage.a, stage.b, stage.c)
    title.layout.make {
      $0.left.top.equalTo(10)
      $0.size.equalTo(CGSize(width: 80, height: 20))
    }
    subtitle.layout.make {
      $0.left.equalTo(10)
      $0.top.equalTo(40)
      $0.size.equalTo(CGSize(width: 120, height: 20))
    }
    // article: each
    box.layout.make {
      $0.left.top.equalToSuperview()
      $0.right.bottom.greaterThanOrEqualTo(each: [title, subtitle]).offset(10)
      $0.size.equalTo(0).priority(.low)
    }
    // end
    #expect(stage.frame(of: box) == [0, 0, 140, 70])
  }

  @Test func `The code on when`() {
    let (banner, list) = (stage.a, stage.b)
    banner.layout.make {
      $0.edges(excluding: .bottom).equalToSuperview()
      $0.height.equalTo(30)
    }
    func layOut(below banner: View?) -> [Double] {
      // article: when
      list.layout.remake {
        $0.edges(excluding: .top).equalToSuperview()
        $0.when(banner) {
          $0.top.equalTo($1.layout.bottom).offset(8)
        } otherwise: {
          $0.top.equalToSuperview()
        }
      }
      // end
      return stage.frame(of: list)
    }
    #expect(layOut(below: banner) == [0, 38, 300, 162])
    #expect(layOut(below: nil) == [0, 0, 300, 200])
  }

  @Test func `The code on amounts`() {
    let (card, icon) = (stage.a, stage.b)
    // article: amounts
    card.layout.make {
      $0.edges.equalToSuperview().inset(20)
    }
    icon.layout.make {
      $0.size.equalTo(card).dividedBy(2).offset(-10)
      $0.center.equalTo(card).offset(CGPoint(x: 0, y: -15))
    }
    // end
    #expect(stage.frame(of: card) == [20, 20, 260, 160])
    // Half of 260 × 160, less 10; the middle of the card is 150, 100.
    #expect(stage.frame(of: icon) == [90, 50, 120, 70])
  }

  @Test func `The code on inequalities`() {
    let (label, sheet) = (stage.a, stage.b)
    label.content = CGSize(width: 400, height: 20)
    // article: inequalities
    label.layout.make {
      $0.leading.top.equalToSuperview().inset(16)
      $0.trailing.lessThanOrEqualToSuperview().inset(16)
    }
    sheet.layout.make {
      $0.edges.containedInSuperview().inset(24)
      $0.center.equalToSuperview()
      $0.size.equalTo(1000).priority(.high)
    }
    // end
    #expect(stage.frame(of: label) == [16, 16, 268, 20])
    #expect(stage.frame(of: sheet) == [24, 24, 252, 152])
    label.content = CGSize(width: 40, height: 20)
    #expect(stage.frame(of: label) == [16, 16, 40, 20])
  }

  @Test func `The code on several`() {
    let (yes, no, later) = (stage.a, stage.b, stage.c)
    // article: several
    let buttons = [yes, no, later]
    buttons.layout.make { $0.height.equalTo(44) }
    buttons.layout.distribute(
      .horizontal, spacing: 9, insets: DirectionalEdgeInsets(top: 16), alignment: .near)
    // end
    #expect(stage.frame(of: yes) == [0, 16, 94, 44])
    #expect(stage.frame(of: later) == [206, 16, 94, 44])
  }

  @Test func `The code on content`() {
    let (name, value) = (stage.a, stage.b)
    name.content = CGSize(width: 250, height: 20)
    value.content = CGSize(width: 100, height: 20)
    // article: content
    name.layout.make { $0.left.top.equalToSuperview() }
    value.layout.make {
      $0.left.equalTo(name.layout.right)
      $0.top.right.equalToSuperview()
    }
    name.layout.contentCompressionResistanceHorizontalPriority = .high - 1
    // end
    #expect(stage.frame(of: name) == [0, 0, 200, 20])
    #expect(stage.frame(of: value) == [200, 0, 100, 20])
  }

  @Test func `The code on mistakes`() {
    let title = stage.a
    let stranger = View()
    stranger.name = "stranger"
    var printed: [String] = []
    func print(_ diagnostic: LayoutDiagnostic) { printed.append("\(diagnostic)") }
    // article: mistakes
    window.onDiagnostic = { print($0) }
    title.layout.make {
      $0.left.equalTo(stranger)
      $0.height.equalTo(20)
    }
    // end
    #expect(title.constraints.lines == ["a.height == 20"])
    #expect(printed.count == 1)
    #expect(printed[0].contains("stranger isn't in any view yet. Call addSubview first."))
  }
}
