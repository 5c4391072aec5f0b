import Foundation
import LayoutKit

enum WelcomeScreen {
  static let screen = Screen(
    name: "welcome", title: "A welcome in four scripts",
    summary: """
      Latin, Greek, Hebrew and Japanese, on a phone that is read from the left and one that is read \
      from the right. The Hebrew card always runs from right to left, with times and a Latin word in \
      its lines.
      """,
    devices: [.phone, .mirroredPhone], build: build)

  // gallery:begin
  static func build(in window: Window) {
    window.backgroundColor = .canvas
    var above: View?
    for greeting in greetings {
      let card = card(greeting)
      window.addSubview(card)
      card.layout.make {
        $0.leading.trailing.equalToSuperview().inset(16)
        if let above {
          $0.top.equalTo(above.layout.bottom).offset(16)
        } else {
          $0.top.equalToSuperview().offset(64)
        }
      }
      above = card
    }
  }

  /// A coloured mark, and beside it the welcome, a note and the name of the network.
  static func card(_ greeting: Greeting) -> View {
    let card = View.box(.card, radius: 16).named(greeting.name)
    let mark = View.box(Color(hex: greeting.shade), radius: 2).named("mark")
    let title = Label(greeting.title, .title).named("title")
    let note = Label(greeting.note, .body, lines: 0).named("note")
    let network = Label(greeting.network, .captionBold, color: .secondaryInk).named("network")
    let name = Label("Garden-5G", .caption, color: .secondaryInk).named("name")
    let parts = [mark, title, note, network, name]
    for view in [card] + parts {
      view.semanticContentAttribute =
        greeting.isRightToLeft ? .forceRightToLeft : .unspecified
    }
    card.addSubviews(mark, title, note, network, name)

    mark.layout.make {
      $0.leading.top.bottom.equalToSuperview().inset(16)
      $0.width.equalTo(4)
    }
    title.layout.make {
      $0.top.equalToSuperview().offset(16)
      $0.leading.equalTo(mark.layout.trailing).offset(12)
      $0.trailing.equalToSuperview().inset(16)
    }
    note.layout.make {
      $0.top.equalTo(title.layout.bottom).offset(4)
      $0.leading.trailing.equalTo(title)
    }
    network.layout.make {
      $0.top.equalTo(note.layout.bottom).offset(12)
      $0.leading.equalTo(title)
      $0.bottom.equalToSuperview().inset(16)
    }
    name.layout.make {
      $0.firstBaseline.equalTo(network)
      $0.leading.equalTo(network.layout.trailing).offset(8)
    }
    return card
  }
  // gallery:end

  /// What a card says.
  struct Greeting {
    let name: String
    let title: String
    let note: String
    let network: String
    let shade: Int
    var isRightToLeft = false
  }

  private static let greetings = [
    Greeting(
      name: "english", title: "Welcome",
      note: """
        Breakfast is served from 7:00 to 10:30 in the garden room. The sauna is on floor 5.
        """,
      network: "Network", shade: 0x2F6FDE),
    Greeting(
      name: "greek", title: "Καλώς ορίσατε",
      note: """
        Το πρωινό σερβίρεται από τις 7:00 έως τις 10:30 στην αίθουσα του κήπου. Η σάουνα βρίσκεται \
        στον 5ο όροφο.
        """,
      network: "Δίκτυο", shade: 0x2E9E6B),
    Greeting(
      name: "hebrew", title: "ברוכים הבאים",
      note: "ארוחת הבוקר מוגשת בין 7:00 ל-10:30 בחדר הגן. הסאונה (Sauna) נמצאת בקומה 5.",
      network: "רשת", shade: 0xD08A1D, isRightToLeft: true),
    Greeting(
      name: "japanese", title: "ようこそ",
      note: "朝食は7:00から10:30まで、ガーデンルームでご用意しております。サウナは5階にございます。",
      network: "ネットワーク", shade: 0xC2453D),
  ]
}
