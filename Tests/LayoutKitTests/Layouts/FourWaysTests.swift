import Foundation
import LayoutKit
import Testing

/// Three layouts of the gallery, each stated in the DSL, with anchors, in the visual format and as
/// constraints by hand: the frames are the same.
@Suite struct FourWaysTests {
  enum Way: CaseIterable {
    case dsl
    case anchors
    case format
    case hand
  }

  enum Scene: CaseIterable {
    case login
    case profile
    case settings
  }

  @Test(arguments: Scene.allCases, [false, true])
  func `The frames are the same`(scene: Scene, isMirrored: Bool) {
    for scale: CGFloat in [1, 2, 3] {
      let frames = Way.allCases.map { way in
        let stage = SceneStage(scale: scale, isMirrored: isMirrored)
        switch scene {
        case .login: stage.login(way)
        case .profile: stage.profile(way)
        case .settings: stage.settings(way)
        }
        return stage.frames()
      }
      #expect(frames.allSatisfy { $0 == frames[0] })
      #expect(frames[0].allSatisfy { $0.width > 0 && $0.height > 0 })
    }
  }

  @Test func `Where they are`() {
    let stage = SceneStage(scale: 1, isMirrored: false)
    stage.profile(.dsl)
    let views = [stage.a, stage.b, stage.c].map(\.frame.minX)
    _ = stage.frames()
    // Three columns of (390 - 2 * 20 - 2 * 10) / 3 points.
    #expect(views == [0, 0, 0])
    #expect([stage.a, stage.b, stage.c].map(\.frame.minX) == [20, 140, 260])
    #expect([stage.a, stage.b, stage.c].map(\.frame.width) == [110, 110, 110])
  }
}

/// A window with a panel, and labels in it.
private final class SceneStage {
  let window: Window
  let panel = View()
  let a = Label()
  let b = Label()
  let c = Label()
  let d = View()

  private var reports: [LayoutDiagnostic] = []

  init(scale: CGFloat, isMirrored: Bool) {
    window = Window(size: CGSize(width: 390, height: 844), scale: scale)
    window.userInterfaceLayoutDirection = isMirrored ? .rightToLeft : .leftToRight
    window.addSubview(panel)
    for view in [a, b, c, d] { panel.addSubview(view) }
    for view in [panel, a, b, c, d] { view.translatesAutoresizingMaskIntoConstraints = false }
    a.text = "Welcome back"
    b.text = "Sign in to pick up where you left off. Your drafts are still here."
    b.numberOfLines = 0
    c.text = "Forgot it?"
    window.onDiagnostic = { [unowned self] in reports.append($0) }
  }

  func frames() -> [CGRect] {
    window.layoutIfNeeded()
    #expect(reports.isEmpty)
    return [panel, a, b, c, d].map(\.frame)
  }

  private var views: [String: any LayoutItem] {
    ["panel": panel, "a": a, "b": b, "c": c, "d": d]
  }

  private func format(
    _ lines: String..., options: LayoutConstraint.FormatOptions = []
  ) {
    for line in lines {
      LayoutConstraint.activate(
        LayoutConstraint.constraints(withVisualFormat: line, options: options, views: views))
    }
  }

  private func hand(
    _ item: View, _ first: LayoutConstraint.Attribute,
    _ relation: LayoutConstraint.Relation = .equal, _ other: View? = nil,
    _ second: LayoutConstraint.Attribute? = nil, _ constant: CGFloat = 0, times: CGFloat = 1,
    priority: Float = 1000
  ) {
    let constraint = LayoutConstraint(
      item: item, attribute: first, relatedBy: relation, toItem: other,
      attribute: other == nil ? .notAnAttribute : second ?? first, multiplier: times,
      constant: constant)
    constraint.priority = LayoutPriority(priority)
    constraint.isActive = true
  }

  // MARK: Login: a form in the middle, no wider than it should be

  func login(_ way: FourWaysTests.Way) {
    switch way {
    case .dsl:
      panel.layout.make {
        $0.center.equalToSuperview()
        $0.width.equalToSuperview().offset(-48).priority(999)
        $0.width.lessThanOrEqualTo(320)
      }
      a.layout.make { $0.top.leading.equalToSuperview() }
      b.layout.make {
        $0.top.equalTo(a.layout.bottom).offset(8)
        $0.leading.trailing.equalToSuperview()
      }
      d.layout.make {
        $0.top.equalTo(b.layout.bottom).offset(24)
        $0.leading.trailing.equalToSuperview()
        $0.height.equalTo(48)
      }
      c.layout.make {
        $0.top.equalTo(d.layout.bottom).offset(12)
        $0.trailing.bottom.equalToSuperview()
      }
    case .anchors:
      let width = panel.widthAnchor.constraint(equalTo: window.widthAnchor, constant: -48)
      width.priority = LayoutPriority(999)
      LayoutConstraint.activate([
        panel.centerXAnchor.constraint(equalTo: window.centerXAnchor),
        panel.centerYAnchor.constraint(equalTo: window.centerYAnchor), width,
        panel.widthAnchor.constraint(lessThanOrEqualToConstant: 320),
        a.topAnchor.constraint(equalTo: panel.topAnchor),
        a.leadingAnchor.constraint(equalTo: panel.leadingAnchor),
        b.topAnchor.constraint(equalTo: a.bottomAnchor, constant: 8),
        b.leadingAnchor.constraint(equalTo: panel.leadingAnchor),
        b.trailingAnchor.constraint(equalTo: panel.trailingAnchor),
        d.topAnchor.constraint(equalTo: b.bottomAnchor, constant: 24),
        d.leadingAnchor.constraint(equalTo: panel.leadingAnchor),
        d.trailingAnchor.constraint(equalTo: panel.trailingAnchor),
        d.heightAnchor.constraint(equalToConstant: 48),
        c.topAnchor.constraint(equalTo: d.bottomAnchor, constant: 12),
        c.trailingAnchor.constraint(equalTo: panel.trailingAnchor),
        c.bottomAnchor.constraint(equalTo: panel.bottomAnchor),
      ])
    case .format:
      // A format can't centre a view in its superview.
      hand(panel, .centerX, .equal, window)
      hand(panel, .centerY, .equal, window)
      format("|-(==24@999)-[panel(<=320)]-(==24@999)-|", "|[a]", "|[b]|", "|[d]|", "[c]|")
      format("V:|[a]-[b]-24-[d(48)]-12-[c]|")
    case .hand:
      hand(panel, .centerX, .equal, window)
      hand(panel, .centerY, .equal, window)
      hand(panel, .width, .equal, window, .width, -48, priority: 999)
      hand(panel, .width, .lessThanOrEqual, nil, nil, 320)
      hand(a, .top, .equal, panel)
      hand(a, .leading, .equal, panel)
      hand(b, .top, .equal, a, .bottom, 8)
      hand(b, .leading, .equal, panel)
      hand(b, .trailing, .equal, panel)
      hand(d, .top, .equal, b, .bottom, 24)
      hand(d, .leading, .equal, panel)
      hand(d, .trailing, .equal, panel)
      hand(d, .height, .equal, nil, nil, 48)
      hand(c, .top, .equal, d, .bottom, 12)
      hand(c, .trailing, .equal, panel)
      hand(c, .bottom, .equal, panel)
    }
  }

  // MARK: Profile: three columns of figures above a bar

  func profile(_ way: FourWaysTests.Way) {
    switch way {
    case .dsl:
      panel.layout.make { $0.leading.trailing.top.equalToSuperview() }
      a.layout.make { $0.leading.top.equalToSuperview().inset(20) }
      b.layout.make {
        $0.leading.equalTo(a.layout.trailing).offset(10)
        $0.width.top.equalTo(a)
      }
      c.layout.make {
        $0.leading.equalTo(b.layout.trailing).offset(10)
        $0.width.top.equalTo(a)
        $0.trailing.equalToSuperview().inset(20)
      }
      d.layout.make {
        $0.leading.trailing.bottom.equalToSuperview()
        $0.top.equalTo(b.layout.bottom).offset(10)
        $0.height.equalTo(2)
      }
    case .anchors:
      LayoutConstraint.activate([
        panel.leadingAnchor.constraint(equalTo: window.leadingAnchor),
        panel.trailingAnchor.constraint(equalTo: window.trailingAnchor),
        panel.topAnchor.constraint(equalTo: window.topAnchor),
        a.leadingAnchor.constraint(equalTo: panel.leadingAnchor, constant: 20),
        a.topAnchor.constraint(equalTo: panel.topAnchor, constant: 20),
        b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 10),
        b.widthAnchor.constraint(equalTo: a.widthAnchor),
        b.topAnchor.constraint(equalTo: a.topAnchor),
        c.leadingAnchor.constraint(equalTo: b.trailingAnchor, constant: 10),
        c.widthAnchor.constraint(equalTo: a.widthAnchor),
        c.topAnchor.constraint(equalTo: a.topAnchor),
        c.trailingAnchor.constraint(equalTo: panel.trailingAnchor, constant: -20),
        d.leadingAnchor.constraint(equalTo: panel.leadingAnchor),
        d.trailingAnchor.constraint(equalTo: panel.trailingAnchor),
        d.bottomAnchor.constraint(equalTo: panel.bottomAnchor),
        d.topAnchor.constraint(equalTo: b.bottomAnchor, constant: 10),
        d.heightAnchor.constraint(equalToConstant: 2),
      ])
    case .format:
      format("|[panel]|", "V:|[panel]", "|[d]|", "V:|-20-[a]", "V:[b]-10-[d(2)]|")
      format("|-20-[a]-10-[b(a)]-10-[c(a)]-20-|", options: .alignAllTop)
    case .hand:
      for side in [LayoutConstraint.Attribute.leading, .trailing, .top] {
        hand(panel, side, .equal, window)
      }
      hand(a, .leading, .equal, panel, nil, 20)
      hand(a, .top, .equal, panel, nil, 20)
      hand(b, .leading, .equal, a, .trailing, 10)
      hand(c, .leading, .equal, b, .trailing, 10)
      hand(panel, .trailing, .equal, c, nil, 20)
      for view in [b, c] {
        hand(view, .width, .equal, a)
        hand(view, .top, .equal, a)
      }
      for side in [LayoutConstraint.Attribute.leading, .trailing, .bottom] {
        hand(d, side, .equal, panel)
      }
      hand(d, .top, .equal, b, .bottom, 10)
      hand(d, .height, .equal, nil, nil, 2)
    }
  }

  // MARK: Settings: a row with an icon, a title, a value on its baseline, and a note

  func settings(_ way: FourWaysTests.Way) {
    switch way {
    case .dsl:
      panel.layout.make {
        $0.leading.trailing.equalToSuperview().inset(16)
        $0.centerY.equalToSuperview()
      }
      d.layout.make {
        $0.leading.top.equalToSuperview().inset(8)
        $0.size.equalTo(29)
      }
      a.layout.make {
        $0.leading.equalTo(d.layout.trailing).offset(12)
        $0.centerY.equalTo(d)
      }
      c.layout.make {
        $0.leading.greaterThanOrEqualTo(a.layout.trailing).offset(8)
        $0.firstBaseline.equalTo(a)
        $0.trailing.equalToSuperview().inset(8)
      }
      b.layout.make {
        $0.top.equalTo(d.layout.bottom).offset(8)
        $0.leading.equalTo(a)
        $0.trailing.equalTo(c)
        $0.bottom.equalToSuperview().inset(8)
      }
    case .anchors:
      LayoutConstraint.activate([
        panel.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 16),
        panel.trailingAnchor.constraint(equalTo: window.trailingAnchor, constant: -16),
        panel.centerYAnchor.constraint(equalTo: window.centerYAnchor),
        d.leadingAnchor.constraint(
          equalToSystemSpacingAfter: panel.leadingAnchor, multiplier: 1),
        d.topAnchor.constraint(equalTo: panel.topAnchor, constant: 8),
        d.widthAnchor.constraint(equalToConstant: 29),
        d.heightAnchor.constraint(equalToConstant: 29),
        a.leadingAnchor.constraint(equalTo: d.trailingAnchor, constant: 12),
        a.centerYAnchor.constraint(equalTo: d.centerYAnchor),
        c.leadingAnchor.constraint(
          greaterThanOrEqualToSystemSpacingAfter: a.trailingAnchor, multiplier: 1),
        c.firstBaselineAnchor.constraint(equalTo: a.firstBaselineAnchor),
        c.trailingAnchor.constraint(equalTo: panel.trailingAnchor, constant: -8),
        b.topAnchor.constraint(equalTo: d.bottomAnchor, constant: 8),
        b.leadingAnchor.constraint(equalTo: a.leadingAnchor),
        b.trailingAnchor.constraint(equalTo: c.trailingAnchor),
        b.bottomAnchor.constraint(equalTo: panel.bottomAnchor, constant: -8),
      ])
    case .format:
      hand(panel, .centerY, .equal, window)
      hand(a, .centerY, .equal, d)
      format("|-16-[panel]-16-|", "|-[d(29)]-12-[a]", "V:|-[d(29)]-[b]-|")
      format("[a]-(>=8)-[c]-|", options: .alignAllFirstBaseline)
      format("V:[a]-(>=0)-[b]", options: .alignAllLeading)
      format("V:[c]-(>=0)-[b]", options: .alignAllTrailing)
    case .hand:
      hand(panel, .leading, .equal, window, nil, 16)
      hand(panel, .trailing, .equal, window, nil, -16)
      hand(panel, .centerY, .equal, window)
      hand(d, .leading, .equal, panel, .leadingMargin)
      hand(d, .top, .equal, panel, .topMargin)
      hand(d, .width, .equal, nil, nil, 29)
      hand(d, .height, .equal, d, .width)
      hand(a, .leading, .equal, d, .trailing, 12)
      hand(a, .centerY, .equal, d)
      hand(c, .leading, .greaterThanOrEqual, a, .trailing, 8)
      hand(c, .firstBaseline, .equal, a)
      hand(panel, .trailingMargin, .equal, c, .trailing)
      hand(b, .top, .equal, d, .bottom, 8)
      hand(b, .leading, .equal, a)
      hand(b, .trailing, .equal, c)
      hand(panel, .bottomMargin, .equal, b, .bottom)
    }
  }
}
