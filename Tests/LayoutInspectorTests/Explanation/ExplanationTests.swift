import Foundation
import LayoutInspector
import LayoutKit
import Testing

/// Why numbers are what they are, in words.
@Suite struct ExplanationTests {
  private static func window() -> (Window, card: View, photo: View, title: Label) {
    let window = Window(size: CGSize(width: 375, height: 200), scale: 2)
    let (card, photo, title) = (View(), View(), Label())
    card.name = "card"
    photo.name = "photo"
    title.name = "title"
    title.text = "Hello"
    window.addSubview(card)
    card.addSubview(photo)
    card.addSubview(title)
    return (window, card, photo, title)
  }

  @Test func print() {
    let (window, card, photo, title) = Self.window()
    card.layout.make {
      $0.leading.equalToSuperview().inset(16)
      $0.trailing.equalToSuperview().inset(16)
      $0.top.equalToSuperview().inset(20)
    }
    photo.layout.make {
      $0.leading.top.equalToSuperview().inset(8)
      $0.size.equalTo(48)
      $0.bottom.lessThanOrEqualToSuperview().inset(8)
    }
    title.layout.make {
      $0.leading.equalTo(photo.layout.trailing).offset(12)
      $0.trailing.lessThanOrEqualToSuperview().inset(16)
      $0.centerY.equalTo(photo)
      $0.bottom.lessThanOrEqualToSuperview().inset(8)
    }
    let open = View()
    open.name = "open"
    card.addSubview(open)
    open.layout.make {
      $0.width.greaterThanOrEqualTo(10)
      $0.top.equalToSuperview()
    }
    let (a, b) = (View(), View())
    a.name = "a"
    b.name = "b"
    card.addSubview(a)
    card.addSubview(b)
    [a, b].forEach { v in
      v.layout.make {
        $0.top.equalTo(photo)
        $0.height.equalTo(photo).multipliedBy(0.5)
      }
    }
    a.layout.make {
      $0.leading.equalToSuperview()
      $0.width.equalTo(b)
    }
    b.layout.make {
      $0.leading.equalTo(a.layout.trailing).offset(10)
      $0.trailing.equalToSuperview()
    }
    window.layoutIfNeeded()
    for view in [card, photo, title, open, a, b] as [View] {
      for attribute in [LayoutSnapshot.Attribute.left, .width, .top, .height] {
        let e = explain(view, attribute)
        Swift.print(view.name ?? "", attribute, "::", e)
        Swift.print("     causes:", e.causes.map(\.text))
      }
    }
  }
}

extension ExplanationTests {
  @Test func clashPrint() {
    let (window, card, photo, _) = Self.window()
    window.onDiagnostic = { _ in }
    card.layout.make {
      $0.leading.trailing.equalToSuperview().inset(16)
      $0.width.lessThanOrEqualTo(400)
      $0.width.equalTo(100).priority(500)
      $0.top.equalToSuperview()
    }
    card.layout.make { $0.width.equalTo(398) }
    photo.layout.make {
      $0.width.equalTo(20)
      $0.width.equalTo(40)
      $0.leading.equalToSuperview()
      $0.width.lessThanOrEqualToSuperview().offset(-400).priority(1000)
    }
    for clash in LayoutSnapshot(of: window).clashes() { Swift.print(clash) }
    Swift.print(whyNot(card, .width, 200))
    Swift.print(whyNot(card, .height, 200))
    Swift.print(whyNot(photo, .width, 25))
    let box = View()
    box.name = "box"
    window.addSubview(box)
    box.layout.make {
      $0.width.equalTo(50).priority(500)
      $0.width.lessThanOrEqualTo(60).priority(700)
      $0.left.equalToSuperview()
    }
    Swift.print(whyNot(box, .width, 80))
  }
}
