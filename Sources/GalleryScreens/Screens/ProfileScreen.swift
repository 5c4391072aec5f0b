import Foundation
import LayoutKit

enum ProfileScreen {
  static let screen = Screen(
    name: "profile", title: "Profile card",
    summary: """
      The card is as high as its wrapped text makes it. The portrait's middle lies on the edge of \
      the cover; numbers and photos share the width in equal parts.
      """,
    build: build)

  // gallery:begin
  static func build(in window: Window) {
    let isWide = window.bounds.width > 600
    window.backgroundColor = .canvas
    let card = View.box(.card, radius: 20).named("card")
    let heading = Label("Recent photos", .headline).named("heading")
    let photos = View().named("photos")
    window.addSubviews(card, heading, photos)

    card.layout.make {
      $0.top.equalToSuperview().offset(isWide ? 96 : 56)
      $0.centerX.equalToSuperview()
      $0.width.equalToSuperview().offset(-32).priority(999)
      $0.width.lessThanOrEqualTo(560)
    }
    heading.layout.make {
      $0.top.equalTo(card.layout.bottom).offset(28)
      $0.leading.equalTo(card)
    }
    photos.layout.make {
      $0.top.equalTo(heading.layout.bottom).offset(12)
      $0.leading.trailing.equalTo(card)
    }

    fill(card)
    let first = photoRow([0xF2B48C, 0x8FB8DE, 0x9CC9A3])
    photos.addSubview(first)
    first.layout.make { $0.top.leading.trailing.equalToSuperview() }
    if isWide {
      let second = photoRow([0xC7A7D9, 0xE8CB7A, 0xE39A9A])
      photos.addSubview(second)
      second.layout.make {
        $0.top.equalTo(first.layout.bottom).offset(12)
        $0.leading.trailing.bottom.equalToSuperview()
      }
    } else {
      first.layout.make { $0.bottom.equalToSuperview() }
    }
  }

  /// Square pictures side by side.
  static func photoRow(_ shades: [Int]) -> View {
    let row = View()
    let pictures = shades.map { shade in
      let picture = ImageView(image: Image(size: CGSize(width: 600, height: 600)))
      picture.backgroundColor = Color(hex: shade)
      picture.cornerRadius = 12
      return picture
    }
    spread(pictures, across: row, gap: 12)
    for picture in pictures {
      picture.layout.make { $0.height.equalTo(picture.layout.width) }
    }
    return row
  }

  static func fill(_ card: View) {
    let cover = View.box(Color(hex: 0x2E3A8C), radius: 14).named("cover")
    let ring = View.box(.card, radius: 52).named("ring")
    let portrait = View.box(Color(hex: 0xF2B48C), radius: 46).named("portrait")
    let initials = Label("AL", .boldSystemFont(ofSize: 32), color: .white)
    let name = Label("Ada Lovelace", .title).named("name")
    let handle = Label("@ada · London", .subheadline, color: .secondaryInk).named("handle")
    let text = Label(
      """
      Poetical science, notes longer than the paper they annotate, and a fondness for engines \
      that weave algebra the way looms weave flowers and leaves.
      """, .subheadline, lines: 0
    ).named("text")
    let numbers = View().named("numbers")
    let follow = makeButton("Follow", fill: .accent, color: .white)
    let message = makeButton("Message", fill: .accentSoft, color: .accent)
    card.addSubviews(cover, ring, name, handle, text, numbers, follow, message)
    ring.addSubview(portrait)
    portrait.addSubview(initials)

    cover.layout.make {
      $0.top.leading.trailing.equalToSuperview().inset(8)
      $0.height.equalTo(120)
    }
    ring.layout.make {
      $0.leading.equalToSuperview().offset(24)
      $0.centerY.equalTo(cover.layout.bottom)
      $0.size.equalTo(104)
    }
    portrait.layout.make { $0.edges.equalToSuperview().inset(6) }
    initials.layout.make { $0.center.equalToSuperview() }
    name.layout.make {
      $0.top.equalTo(ring.layout.bottom).offset(12)
      $0.leading.equalToSuperview().offset(24)
    }
    handle.layout.make {
      $0.firstBaseline.equalTo(name)
      $0.trailing.equalToSuperview().inset(24)
      $0.leading.greaterThanOrEqualTo(name.layout.trailing).offset(12)
    }
    text.layout.make {
      $0.top.equalTo(name.layout.bottom).offset(10)
      $0.leading.trailing.equalToSuperview().inset(24)
    }
    numbers.layout.make {
      $0.top.equalTo(text.layout.bottom).offset(20)
      $0.leading.trailing.equalToSuperview().inset(24)
    }
    follow.layout.make {
      $0.top.equalTo(numbers.layout.bottom).offset(20)
      $0.leading.bottom.equalToSuperview().inset(24)
    }
    message.layout.make {
      $0.leading.equalTo(follow.layout.trailing).offset(12)
      $0.trailing.equalToSuperview().inset(24)
      $0.top.width.equalTo(follow)
    }
    spread(
      [number("128", "Notes"), number("4,096", "Readers"), number("64", "Engines")],
      across: numbers, gap: 8)
  }

  /// A number above what it counts.
  static func number(_ value: String, _ what: String) -> View {
    let cell = View.box(.canvas, radius: 12).named(what)
    let value = Label(value, .headline)
    let what = Label(what, .caption, color: .secondaryInk)
    cell.addSubviews(value, what)
    value.layout.make {
      $0.top.equalToSuperview().offset(12)
      $0.centerX.equalToSuperview()
    }
    what.layout.make {
      $0.top.equalTo(value.layout.bottom).offset(2)
      $0.centerX.equalToSuperview()
      $0.bottom.equalToSuperview().inset(12)
    }
    return cell
  }

  /// Puts views side by side in a row, equally wide.
  static func spread(_ views: [View], across row: View, gap: CGFloat) {
    var before: View?
    for view in views {
      row.addSubview(view)
      view.layout.make {
        $0.top.bottom.equalToSuperview()
        if let before {
          $0.leading.equalTo(before.layout.trailing).offset(gap)
          $0.width.equalTo(before)
        } else {
          $0.leading.equalToSuperview()
        }
      }
      before = view
    }
    before?.layout.make { $0.trailing.equalToSuperview() }
  }
  // gallery:end
}
