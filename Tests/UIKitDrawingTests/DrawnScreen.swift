import Drawing
import Foundation
import UIKit
import ViewTree

/// A window with something in it, and what it is drawn with.
struct DrawnScreen {
  let window: UIWindow
  let marks: [Mark]

  /// Draws a view at the top left of a window.
  init(
    _ view: UIView, _ style: UIUserInterfaceStyle = .light,
    size: CGSize = CGSize(width: 320, height: 200)
  ) {
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.environment.userInterfaceStyle = style
    window.addSubview(view)
    marks = window.paintedMarks()
  }

  /// Shows a controller in a window, and what a function has it present.
  init(
    _ controller: UIViewController, _ style: UIUserInterfaceStyle = .light,
    size: CGSize = CGSize(width: 390, height: 844), then: (UIViewController) -> Void = { _ in }
  ) {
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.environment.userInterfaceStyle = style
    window.rootViewController = controller
    window.makeKeyAndVisible()
    then(controller)
    window.layoutIfNeeded()
    marks = window.paintedMarks()
  }

  /// The lines of text.
  var texts: [TextLine] {
    marks.compactMap { if case .text(let line) = $0 { line } else { nil } }
  }

  /// The colour of a line of text; nil where it isn't there.
  func color(of text: String) -> String? { texts.first { $0.string == text }?.color }

  /// The rectangles that are filled with a colour, or with any, front last.
  func boxes(_ color: String? = nil) -> [CGRect] {
    marks.compactMap {
      if case .fill(.box(let frame, _), .color(let code)) = $0, color.map({ $0 == code }) ?? true {
        frame
      } else {
        nil
      }
    }
  }

  /// The lines that are drawn along shapes, with their style.
  var strokes: [LineStyle] {
    marks.compactMap { if case .stroke(_, let line, _) = $0 { line } else { nil } }
  }

  /// The colours that parts of the picture are drawn in as one, as symbols are.
  var tints: [String] {
    marks.compactMap { if case .begin(let group) = $0 { group.tint } else { nil } }
  }

  /// The colour of a pixel at one pixel to a point, as `RRGGBB`.
  func pixel(_ x: Int, _ y: Int) -> String {
    var painter = MarkPainter(size: window.bounds.size, scale: 1, letters: Letters(nil))
    painter.draw(marks)
    guard let pixel = painter.image[x, y] else { return "" }
    return [pixel.red, pixel.green, pixel.blue].map { part in
      (part < 16 ? "0" : "") + String(part, radix: 16, uppercase: true)
    }.joined()
  }
}
