import Foundation
import LayoutKit

enum DashboardScreen {
  static let screen = Screen(
    name: "dashboard", title: "Dashboard in a terminal",
    summary: """
      Character cells are the pixels: a point is a cell, text is measured in cells, and edges are \
      rounded to whole ones. Three panes share 80 columns.
      """, devices: [.terminal],
    build: build)

  // gallery:begin
  static func build(in window: Window) {
    window.backgroundColor = .white
    let title = cells("build farm").named("title")
    let clock = cells("14:05 UTC").named("clock")
    let load = pane("load", [("ana", 0.62), ("bob", 0.31), ("cyd", 0.94)])
    let disk = pane("disk", [("ana", 0.48), ("bob", 0.5), ("cyd", 0.12)])
    let queue = pane("queue", [("fast", 0.25), ("slow", 0.75)])
    let log = View.box(.canvas).named("pane log")
    let entries = cells(
      "14:03 kernel-tests passed in 212 s\n14:04 docs failed: two links lead nowhere\n14:05 site waits for docs",
      lines: 0)
    window.addSubviews(title, clock, load, disk, queue, log)
    log.addSubview(entries.named("entries"))

    title.layout.make { $0.leading.top.equalToSuperview().inset(1) }
    clock.layout.make {
      $0.trailing.equalToSuperview().inset(1)
      $0.top.equalTo(title)
    }
    let panes = [load, disk, queue]
    panes.layout.distribute(
      .horizontal, spacing: 1, insets: DirectionalEdgeInsets(leading: 1, trailing: 1))
    panes.layout.make {
      $0.top.equalTo(title.layout.bottom).offset(1)
      $0.height.equalTo(7)
    }
    log.layout.make {
      $0.top.equalTo(load.layout.bottom)
      $0.horizontalEdges.bottom.equalToSuperview().inset(1)
    }
    entries.layout.make {
      $0.top.horizontalEdges.equalToSuperview().inset(2)
      $0.bottom.lessThanOrEqualToSuperview().inset(1)
    }
  }

  /// A box with a gauge for each machine.
  static func pane(_ name: String, _ gauges: [(name: String, share: CGFloat)]) -> View {
    let pane = View.box(.canvas).named("pane \(name)")
    var above: View?
    for gauge in gauges {
      let label = cells(gauge.name)
      let track = View.box(.hairline).named("track \(name) \(gauge.name)")
      let value = View.box(.accent).named("value \(name) \(gauge.name)")
      pane.addSubviews(label, track)
      track.addSubview(value)
      label.layout.make {
        $0.leading.equalToSuperview().inset(2)
        if let above {
          $0.top.equalTo(above.layout.bottom)
        } else {
          $0.top.equalToSuperview().inset(2)
        }
      }
      track.layout.make {
        $0.leading.equalToSuperview().inset(8)
        $0.trailing.equalToSuperview().inset(2)
        $0.top.height.equalTo(label)
      }
      value.layout.make {
        $0.leading.verticalEdges.equalToSuperview()
        $0.width.equalToSuperview().multipliedBy(gauge.share)
      }
      above = label
    }
    return pane
  }

  /// A text with a letter to a cell.
  static func cells(_ text: String, lines: Int = 1) -> Label {
    Label(text, .systemFont(ofSize: 1), lines: lines)
  }
  // gallery:end
}
