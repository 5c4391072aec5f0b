import Foundation
import StandardViews
import Testing
import ViewTree

/// A layout is the same whether it is made of anchors, of visual formats or of constraints by hand.
@Suite struct SameLayoutTests {
  enum Maker: CaseIterable {
    case hand
    case anchors
    case formats
  }

  /// A message in a chat: a picture, a name and a date above, text and a button below.
  private struct Message {
    let root = window(320, 240, scale: 2)
    let picture: View
    let name: Content
    let date: Content
    let text: Wrapping
    let button: Content

    init() {
      picture = box("picture", in: root)
      name = Content(90, 20, name: "name", in: root)
      date = Content(40, 16, name: "date", in: root)
      text = Wrapping(line: 700, 18, name: "text", in: root)
      button = Content(60, 30, name: "button", in: root)
      date.setContentHuggingPriority(LayoutPriority(251), for: .horizontal)
    }

    var views: [String: any LayoutItem] {
      ["picture": picture, "name": name, "date": date, "text": text, "button": button]
    }

    func constraints(by maker: Maker) -> [LayoutConstraint] {
      switch maker {
      case .hand: byHand
      case .anchors: ofAnchors
      case .formats: ofFormats
      }
    }

    private var byHand: [LayoutConstraint] {
      [
        constrain(picture, .leading, .equal, root, plus: 8, active: false),
        constrain(picture, .width, plus: 40, active: false),
        constrain(name, .leading, .equal, picture, .trailing, plus: 12, active: false),
        constrain(date, .leading, .greaterThanOrEqual, name, .trailing, plus: 4, active: false),
        constrain(root, .trailing, .equal, date, plus: 8, active: false),
        constrain(text, .leading, .equal, picture, .trailing, plus: 12, active: false),
        constrain(root, .trailing, .equal, text, plus: 8, active: false),
        constrain(button, .leading, .greaterThanOrEqual, root, plus: 60, active: false),
        constrain(root, .trailing, .equal, button, plus: 8, active: false),
        constrain(picture, .top, .equal, root, plus: 10, active: false),
        constrain(picture, .height, .equal, picture, .width, active: false),
        constrain(name, .top, .equal, root, plus: 10, active: false),
        constrain(text, .top, .equal, name, .bottom, plus: 8, active: false),
        constrain(button, .top, .equal, text, .bottom, plus: 8, active: false),
        constrain(
          root, .bottom, .greaterThanOrEqual, button, plus: 8, priority: 750, active: false),
        constrain(name, .centerY, .equal, date, active: false),
      ]
    }

    private var ofAnchors: [LayoutConstraint] {
      let bottom = root.bottomAnchor.constraint(
        greaterThanOrEqualToSystemSpacingBelow: button.bottomAnchor, multiplier: 1)
      bottom.priority = .defaultHigh
      return [
        picture.leadingAnchor.constraint(
          equalToSystemSpacingAfter: root.leadingAnchor, multiplier: 1),
        picture.widthAnchor.constraint(equalToConstant: 40),
        name.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 12),
        date.leadingAnchor.constraint(greaterThanOrEqualTo: name.trailingAnchor, constant: 4),
        root.trailingAnchor.constraint(equalTo: date.trailingAnchor, constant: 8),
        text.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 12),
        root.trailingAnchor.constraint(equalTo: text.trailingAnchor, constant: 8),
        button.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 60),
        root.trailingAnchor.constraint(equalTo: button.trailingAnchor, constant: 8),
        picture.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
        picture.heightAnchor.constraint(equalTo: picture.widthAnchor),
        name.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
        text.topAnchor.constraint(equalToSystemSpacingBelow: name.bottomAnchor, multiplier: 1),
        button.topAnchor.constraint(equalToSystemSpacingBelow: text.bottomAnchor, multiplier: 1),
        bottom,
        name.centerYAnchor.constraint(equalTo: date.centerYAnchor),
      ]
    }

    private var ofFormats: [LayoutConstraint] {
      let metrics: [String: CGFloat] = ["gap": 12, "top": 10, "likely": 750]
      func rows(
        _ format: String, _ options: LayoutConstraint.FormatOptions = []
      ) -> [LayoutConstraint] {
        LayoutConstraint.constraints(
          withVisualFormat: format, options: options, metrics: metrics, views: views)
      }
      // A format can't compare the sides of one view.
      let square = [constrain(picture, .height, .equal, picture, .width, active: false)]
      return rows("|-[picture(40)]-gap-[name]")
        + rows("[name]-(>=4)-[date]-|", .alignAllCenterY)
        + rows("[picture]-gap-[text]-|")
        + rows("|-(>=60)-[button]-|")
        + rows("V:|-top-[picture]") + square
        + rows("V:|-top-[name]-[text]-[button]-(>=8@likely)-|")
    }
  }

  @Test(
    arguments: Maker.allCases,
    [UserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func `Three ways, both directions`(maker: Maker, direction: UserInterfaceLayoutDirection) {
    let message = Message()
    let reports = Reports(of: message.root)
    message.root.userInterfaceLayoutDirection = direction
    LayoutConstraint.activate(message.constraints(by: maker))
    message.root.layoutIfNeeded()
    #expect(reports.all.isEmpty)

    // From the leading side: 8, the picture of 40, 12, and 252 for the text, whose 700 points are
    // three lines of 18. The name keeps its 90, as nothing pulls at it, and the date its 40.
    let expected = [
      rect(8, 10, 40, 40), rect(60, 10, 90, 20), rect(272, 12, 40, 16), rect(60, 38, 252, 54),
      rect(252, 100, 60, 30),
    ].map { frame in
      direction == .leftToRight
        ? frame : rect(320 - frame.maxX, frame.minY, frame.width, frame.height)
    }
    let views = [message.picture, message.name, message.date, message.text, message.button]
    #expect(views.map(\.frame) == expected)
  }

  @Test
  func `The constraints themselves are the same, but for their order and the margins of formats`() {
    let message = Message()
    let byHand = message.constraints(by: .hand).map(\.description)
    #expect(message.constraints(by: .anchors).map(\.description) == byHand)
    let byFormats = message.constraints(by: .formats).map(\.description)
      .map { $0.hasPrefix("window.trailingMargin") ? "\($0) + 8" : $0 }
      .map { $0.hasSuffix("Margin") ? "\($0) + 8" : $0 }
      .map { $0.replacingOccurrences(of: "Margin", with: "") }
    #expect(byFormats.sorted() == byHand.sorted())
  }
}
