import Foundation
import LayoutKit

enum CalculatorScreen {
  static let screen = Screen(
    name: "calculator", title: "Calculator",
    summary: """
      Twenty keys of equal size: each is as wide as the first, as high as it is wide, and 12 \
      points from its neighbours. The pad's width is the only number.
      """,
    build: build)

  // gallery:begin
  static let keys = [
    ["C", "±", "%", "÷"],
    ["7", "8", "9", "×"],
    ["4", "5", "6", "−"],
    ["1", "2", "3", "+"],
    ["0", ".", "«", "="],
  ]

  static func build(in window: Window) {
    window.backgroundColor = Color(hex: 0x0F1115)
    let pad = View().named("pad")
    let result = Label("1,871.0625", .systemFont(ofSize: 64), color: .white).named("result")
    let term = Label("43.25 × 43.25 + 0.5", .systemFont(ofSize: 22), color: Color(hex: 0x8B93A3))
    window.addSubviews(term.named("term"), result, pad)

    pad.layout.make {
      $0.centerX.equalToSuperview()
      $0.bottom.equalToSuperview().inset(48)
      $0.width.equalToSuperview().offset(-32).priority(999)
      $0.width.lessThanOrEqualTo(520)
    }
    result.layout.make {
      $0.trailing.equalTo(pad).inset(8)
      $0.bottom.equalTo(pad.layout.top).offset(-24)
    }
    term.layout.make {
      $0.trailing.equalTo(result)
      $0.lastBaseline.equalTo(result.layout.firstBaseline).offset(-72)
    }

    var above: View?
    var first: View?
    for row in keys {
      var before: View?
      for name in row {
        let key = makeKey(name)
        pad.addSubview(key)
        key.layout.make {
          if let first { $0.size.equalTo(first) }
          $0.height.equalTo(key.layout.width)
          if let before {
            $0.leading.equalTo(before.layout.trailing).offset(12)
          } else {
            $0.leading.equalToSuperview()
          }
          if let above {
            $0.top.equalTo(above.layout.bottom).offset(12)
          } else {
            $0.top.equalToSuperview()
          }
        }
        before = key
        first = first ?? key
      }
      before?.layout.make { $0.trailing.equalToSuperview() }
      above = before
    }
    above?.layout.make { $0.bottom.equalToSuperview() }
  }

  static func makeKey(_ name: String) -> View {
    let fill =
      switch name {
      case "÷", "×", "−", "+", "=": Color(hex: 0xFF9F0A)
      case "C", "±", "%": Color(hex: 0x4A505E)
      default: Color(hex: 0x262A33)
      }
    let key = View.box(fill, radius: 100).named("key \(name)")
    let label = Label(name, .systemFont(ofSize: 32), color: .white)
    key.addSubview(label)
    label.layout.make { $0.center.equalToSuperview() }
    return key
  }
  // gallery:end
}
