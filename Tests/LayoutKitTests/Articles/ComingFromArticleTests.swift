import Foundation
import LayoutKit
import Testing

/// The code of the articles for those who know SnapKit or Masonry.
@Suite struct ComingFromArticleTests {
  let stage = Stage()
  var window: Window { stage.window }

  @Test func `The code on SnapKit`() {
    let (box, label) = (stage.a, stage.b)
    // article: snapkit
    box.layout.make { make in
      make.size.equalTo(50)
      make.center.equalToSuperview()
    }
    label.layout.make { make in
      make.top.equalTo(box.layout.bottom).offset(20)
      make.leading.equalToSuperview().inset(16)
      make.trailing.lessThanOrEqualToSuperview().inset(16)
    }
    // end
    label.content = CGSize(width: 400, height: 20)
    #expect(stage.frame(of: box) == [125, 75, 50, 50])
    #expect(stage.frame(of: label) == [16, 145, 268, 20])
  }

  @Test func `The code on Masonry`() {
    let (view1, view2, superview) = (stage.a, stage.b, stage.window)
    // article: masonry
    let padding = EdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    view1.layout.make { make in
      make.edges.equalTo(superview).inset(padding)
    }
    view2.layout.make { make in
      make.left.top.equalTo(view1).offset(5)
      make.width.lessThanOrEqualTo(each: [view1, superview])
      make.size.equalTo(CGSize(width: 60, height: 40)).priority(.high)
    }
    // end
    #expect(stage.frame(of: view1) == [10, 10, 280, 180])
    #expect(stage.frame(of: view2) == [15, 15, 60, 40])
  }

  @Test func `Masonry arrays`() {
    let (a, b, c) = (stage.a, stage.b, stage.c)
    // article: masonry arrays
    let row = [a, b, c]
    row.layout.make { $0.top.equalTo(10) }
    row.layout.equalSizes(.height)
    row.layout.distribute(
      .horizontal, spacing: 10, insets: DirectionalEdgeInsets(leading: 5, trailing: 15))
    // end
    a.layout.make { $0.height.equalTo(30) }
    // 300 - 5 - 15 - 2 · 10, by three.
    #expect(abs(stage.frame(of: c)[2] - 86) <= 1)
    #expect(stage.frame(of: b)[1] == 10 && stage.frame(of: b)[3] == 30)
  }
}
