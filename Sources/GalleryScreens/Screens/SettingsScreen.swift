import Foundation
import LayoutKit

enum SettingsScreen {
  static let screen = Screen(
    name: "settings", title: "Settings",
    summary: """
      A list on the phone; on the tablet the same list stands beside the page of one of its rows. \
      Long values give way to titles, for they resist compression less.
      """,
    build: build)

  // gallery:begin
  struct Row {
    var title: String
    var value: String
    var tint: Int
  }

  static let groups = [
    [
      Row(title: "Airplane Mode", value: "Off", tint: 0xFF9F0A),
      Row(title: "Wi-Fi", value: "Difference Engine 2.4 GHz Guests", tint: 0x0A84FF),
      Row(title: "Bluetooth", value: "On", tint: 0x0A84FF),
      Row(title: "Notifications", value: "", tint: 0xFF453A),
    ],
    [
      Row(title: "Appearance", value: "Automatic", tint: 0x5E5CE6),
      Row(title: "Text Size", value: "17 pt", tint: 0x30B0C7),
      Row(title: "Language", value: "English", tint: 0x34C759),
    ],
    [
      Row(title: "Privacy", value: "", tint: 0x0A84FF),
      Row(title: "Storage", value: "41.6 of 128 GB", tint: 0x8E8E93),
      Row(title: "About", value: "", tint: 0x8E8E93),
    ],
  ]

  static func build(in window: Window) {
    window.backgroundColor = .canvas
    let list = View().named("list")
    window.addSubview(list)
    list.layout.make { $0.top.leading.bottom.equalToSuperview() }
    fill(list)

    if window.bounds.width > 600 {
      let page = View.box(.card).named("page")
      window.addSubview(page)
      list.layout.make { $0.width.equalToSuperview().multipliedBy(0.4) }
      page.layout.make {
        $0.top.trailing.bottom.equalToSuperview()
        $0.leading.equalTo(list.layout.trailing)
      }
      fillPage(page)
    } else {
      list.layout.make { $0.trailing.equalToSuperview() }
    }
  }

  static func fill(_ list: View) {
    let title = Label("Settings", .largeTitle).named("title")
    list.addSubview(title)
    title.layout.make {
      $0.top.equalToSuperview().offset(64)
      $0.leading.equalToSuperview().offset(20)
    }
    var above: View = title
    for (number, rows) in groups.enumerated() {
      let group = View.box(.card, radius: 12).named("group \(number + 1)")
      list.addSubview(group)
      group.layout.make {
        $0.top.equalTo(above.layout.bottom).offset(20)
        $0.leading.trailing.equalToSuperview().inset(16)
      }
      stack(rows.map(makeRow), in: group)
      above = group
    }
    let note = Label(
      "Changes are kept on this device until you sign in.", .caption, color: .secondaryInk,
      lines: 0
    ).named("note")
    list.addSubview(note)
    note.layout.make {
      $0.top.equalTo(above.layout.bottom).offset(8)
      $0.leading.trailing.equalTo(above).inset(16)
    }
  }

  /// A coloured mark, a title, and a value that ends before the chevron.
  static func makeRow(_ row: Row) -> View {
    let view = View().named(row.title)
    let mark = View.box(Color(hex: row.tint), radius: 7)
    let title = Label(row.title)
    let value = Label(row.value, color: .secondaryInk)
    let chevron = Label("›", color: .secondaryInk)
    view.addSubviews(mark, title, value, chevron)
    value.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    title.setContentHuggingPriority(.defaultHigh, for: .horizontal)

    view.layout.make { $0.height.equalTo(48) }
    mark.layout.make {
      $0.leading.equalToSuperview().offset(12)
      $0.centerY.equalToSuperview()
      $0.size.equalTo(28)
    }
    title.layout.make {
      $0.leading.equalTo(mark.layout.trailing).offset(12)
      $0.centerY.equalToSuperview()
    }
    value.layout.make {
      $0.leading.greaterThanOrEqualTo(title.layout.trailing).offset(12)
      $0.firstBaseline.equalTo(title)
    }
    chevron.layout.make {
      $0.leading.equalTo(value.layout.trailing).offset(8)
      $0.firstBaseline.equalTo(title)
      $0.trailing.equalToSuperview().inset(16)
    }
    return view
  }

  /// Puts rows one below the other, with a line between each and the next.
  static func stack(_ rows: [View], in group: View) {
    var above: View?
    for row in rows {
      group.addSubview(row)
      row.layout.make {
        $0.leading.trailing.equalToSuperview()
        if let above {
          $0.top.equalTo(above.layout.bottom)
        } else {
          $0.top.equalToSuperview()
        }
      }
      if let above {
        let line = View.hairline()
        group.addSubview(line)
        line.layout.make {
          $0.leading.equalToSuperview().offset(52)
          $0.trailing.equalToSuperview()
          $0.bottom.equalTo(above)
          $0.height.equalTo(1)
        }
      }
      above = row
    }
    above?.layout.make { $0.bottom.equalToSuperview() }
  }

  static func fillPage(_ page: View) {
    let title = Label("Text Size", .largeTitle).named("page title")
    let text = Label(
      "Apps that support it will show their text in the size you prefer.", color: .secondaryInk,
      lines: 0
    ).named("page text")
    let track = View.box(.hairline, radius: 2).named("track")
    let filled = View.box(.accent, radius: 2).named("filled")
    let knob = View.box(.accent, radius: 14).named("knob")
    let small = Label("A", .subheadline).named("small")
    let large = Label("A", .systemFont(ofSize: 28)).named("large")
    let samples = View.box(.canvas, radius: 16).named("samples")
    page.addSubviews(title, text, track, filled, knob, small, large, samples)

    title.layout.make {
      $0.top.equalToSuperview().offset(64)
      $0.leading.equalToSuperview().offset(32)
    }
    text.layout.make {
      $0.top.equalTo(title.layout.bottom).offset(12)
      $0.leading.trailing.equalToSuperview().inset(32)
    }
    small.layout.make {
      $0.leading.equalTo(title)
      $0.lastBaseline.equalTo(large)
    }
    large.layout.make {
      $0.top.equalTo(text.layout.bottom).offset(32)
      $0.trailing.equalTo(text)
    }
    track.layout.make {
      $0.leading.equalTo(small.layout.trailing).offset(16)
      $0.trailing.equalTo(large.layout.leading).offset(-16)
      $0.centerY.equalTo(large)
      $0.height.equalTo(4)
    }
    filled.layout.make {
      $0.leading.top.bottom.equalTo(track)
      $0.width.equalTo(track).multipliedBy(0.4)
    }
    knob.layout.make {
      $0.centerX.equalTo(filled.layout.trailing)
      $0.centerY.equalTo(track)
      $0.size.equalTo(28)
    }
    samples.layout.make {
      $0.top.equalTo(large.layout.bottom).offset(32)
      $0.leading.trailing.equalTo(text)
    }
    fillSamples(samples)
  }

  /// Names of styles, each on the baseline of a word in that style.
  static func fillSamples(_ samples: View) {
    let styles: [(String, Font)] = [
      ("Caption", .caption), ("Body", .body), ("Title", .title), ("Large Title", .largeTitle),
    ]
    var above: Label?
    for (name, font) in styles {
      let caption = Label(name, .caption, color: .secondaryInk)
      let sample = Label("Hamburgefonts", font).named("sample \(name)")
      samples.addSubviews(caption, sample)
      sample.layout.make {
        $0.leading.equalToSuperview().offset(120)
        if let above {
          $0.firstBaseline.equalTo(above.layout.lastBaseline).offset(48)
        } else {
          $0.top.equalToSuperview().offset(24)
        }
      }
      caption.layout.make {
        $0.leading.equalToSuperview().offset(20)
        $0.firstBaseline.equalTo(sample)
      }
      above = sample
    }
    above?.layout.make { $0.bottom.equalToSuperview().inset(24) }
  }
  // gallery:end
}
