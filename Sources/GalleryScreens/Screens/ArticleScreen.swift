import Foundation
import LayoutKit

enum ArticleScreen {
  static let screen = Screen(
    name: "article", title: "Two-column article",
    summary: """
      Equal columns side by side where there is room, one below the other where there isn't. All \
      that decides is one `if` around three statements.
      """,
    build: build)

  // gallery:begin
  static func build(in window: Window) {
    let isWide = window.bounds.width > 600
    let margin: CGFloat = isWide ? 48 : 24
    window.backgroundColor = Color(hex: 0xFBF8F3)

    let body = Font.systemFont(ofSize: isWide ? 19 : 14)
    let kicker = Label("FIELD NOTES", .captionBold, color: Color(hex: 0xB4431F)).named("kicker")
    let title = Label(
      "The garden that waters itself", .boldSystemFont(ofSize: isWide ? 48 : 32), lines: 0)
    let author = Label("By Mina Okafor", .captionBold).named("author")
    let date = Label("12 May · 3 minutes", .caption, color: .secondaryInk).named("date")
    let picture = ImageView(image: Image(size: CGSize(width: 1600, height: 900))).named("picture")
    picture.backgroundColor = Color(hex: 0x8DAF94)
    picture.cornerRadius = 8
    let rule = View.hairline()
    let left = Label(firstHalf, body, lines: 0).named("left")
    let right = Label(secondHalf, body, lines: 0).named("right")
    window.addSubviews(
      kicker, title.named("title"), author, date, picture, rule, left, right)

    kicker.layout.make {
      $0.top.equalToSuperview().offset(isWide ? 64 : 56)
      $0.leading.equalToSuperview().offset(margin)
    }
    title.layout.make {
      $0.top.equalTo(kicker.layout.bottom).offset(8)
      $0.leading.trailing.equalToSuperview().inset(margin)
    }
    author.layout.make {
      $0.top.equalTo(title.layout.bottom).offset(16)
      $0.leading.equalTo(title)
    }
    date.layout.make {
      $0.firstBaseline.equalTo(author)
      $0.leading.equalTo(author.layout.trailing).offset(8)
    }
    picture.layout.make {
      $0.top.equalTo(author.layout.bottom).offset(20)
      $0.leading.trailing.equalTo(title)
      $0.height.equalTo(picture.layout.width).multipliedBy(isWide ? 9.0 / 16 : 0.4)
    }
    rule.layout.make {
      $0.top.equalTo(picture.layout.bottom).offset(isWide ? 32 : 20)
      $0.leading.trailing.equalTo(title)
      $0.height.equalTo(1)
    }
    left.layout.make {
      $0.top.equalTo(rule.layout.bottom).offset(isWide ? 32 : 20)
      $0.leading.equalTo(title)
    }
    right.layout.make {
      $0.trailing.equalTo(title)
      if isWide {
        $0.firstBaseline.equalTo(left)
        $0.leading.equalTo(left.layout.trailing).offset(32)
        $0.width.equalTo(left)
      } else {
        $0.leading.equalTo(left)
        $0.top.equalTo(left.layout.bottom).offset(16)
        $0.width.equalTo(left)
      }
    }
  }
  // gallery:end

  private static let firstHalf = """
    On the third terrace, behind the beans, stands a clay jar as tall as a child. It is buried to \
    the neck and filled once a week. Whatever the soil lacks, the clay gives; once the soil has \
    enough, the jar keeps the rest to itself. Nobody turns a tap.

    “It is a bargain between two pressures,” says the gardener, who studied neither pressures nor \
    bargains. “I only carry the water. The two of them decide where it goes, and they have never \
    yet disagreed.”
    """

  private static let secondHalf = """
    A layout works much like it. Each column asks for the width it would like, the page says what \
    there is, and between the two they settle. The tall word gets its room, the short line gives \
    way, and nothing is measured twice.

    In the evening the lid comes off the jar: half empty, as expected. Tomorrow it will rain, and \
    the jar will hardly notice. The beans, for their part, have reached the top of their poles \
    and are looking for the next terrace.
    """
}
