import Foundation
import LayoutKit
import LayoutTesting
import Testing

/// Two views side by side, on which a mistake is made.
final class MistakeStage {
  let root = View()
  let a = View()
  let b = View()
  /// A view that nothing was added to and that was added to nothing.
  let stranger = View()
  /// What a way in has to keep until the mistake has been heard.
  var kept: [Any] = []

  init() {
    let named = [(root, "root"), (a, "first"), (b, "second"), (stranger, "stranger")]
    for (view, name) in named { view.name = name }
    root.addSubview(a)
    root.addSubview(b)
  }
}

/// A mistake, and a way to make it.
nonisolated struct WayIn: Sendable, CustomTestStringConvertible {
  let words: String
  let kind: Kind
  /// The items that the diagnostic has to name.
  let names: [String]
  /// The lines of the test that the diagnostic may name; nil where properties are set, which know of
  /// no line.
  let lines: ClosedRange<Int>?
  let make: @Sendable (MistakeStage) -> Void

  /// What a diagnostic is about, as far as these tests tell kinds apart.
  enum Kind {
    case of(LayoutDiagnostic.Kind)
    case visualFormat

    func includes(_ kind: LayoutDiagnostic.Kind) -> Bool {
      switch (self, kind) {
      case (.of(let wanted), _): wanted == kind
      case (.visualFormat, .visualFormat): true
      case (.visualFormat, _): false
      }
    }
  }

  var testDescription: String { words }

  /// A way in that knows the program's line; the mistake is made in the lines of the closure.
  init(
    _ words: String, _ kind: LayoutDiagnostic.Kind, _ names: [String], line: Int = #line,
    _ make: @escaping @Sendable (MistakeStage) -> Void
  ) {
    self.init(words: words, kind: .of(kind), names: names, lines: line...(line + 6), make: make)
  }

  private init(
    words: String, kind: Kind, names: [String], lines: ClosedRange<Int>?,
    make: @escaping @Sendable (MistakeStage) -> Void
  ) {
    self.words = words
    self.kind = kind
    self.names = names
    self.lines = lines
    self.make = make
  }

  static func property(
    _ words: String, _ kind: LayoutDiagnostic.Kind, _ names: [String],
    _ make: @escaping @Sendable (MistakeStage) -> Void
  ) -> WayIn { WayIn(words: words, kind: .of(kind), names: names, lines: nil, make: make) }

  static func format(
    _ words: String, line: Int = #line, _ make: @escaping @Sendable (MistakeStage) -> Void
  ) -> WayIn {
    WayIn(words: words, kind: .visualFormat, names: [], lines: line...(line + 6), make: make)
  }
}

/// Who hears of a mistake, and when it is made.
nonisolated enum Hearing: String, CaseIterable, Sendable {
  case handler
  case laterHandler
  case checkedLayout
  case checkedLayoutAfterAnother
  case expectation
  case expectationAfterLayout
  /// The mistake is made before the views come into the window.
  case handlerOfLaterWindow
  case checkedLayoutOfLaterWindow
  case expectationOfLaterWindow

  var comesLater: Bool {
    switch self {
    case .handlerOfLaterWindow, .checkedLayoutOfLaterWindow, .expectationOfLaterWindow: true
    default: false
    }
  }
}

extension Hearing {
  /// Makes the mistake, and tells what is heard of it: diagnostics, or the words of an expectation.
  func hear(_ way: WayIn) -> (diagnostics: [LayoutDiagnostic], words: String?) {
    let window = Window(size: CGSize(width: 300, height: 300))
    let stage = MistakeStage()
    var heard: [LayoutDiagnostic] = []
    if !comesLater { window.addSubview(stage.root) }
    if self == .handler || self == .handlerOfLaterWindow {
      window.onDiagnostic = { heard.append($0) }
    }
    way.make(stage)
    if comesLater { window.addSubview(stage.root) }
    if self == .laterHandler { window.onDiagnostic = { heard.append($0) } }
    switch self {
    case .handler, .laterHandler, .handlerOfLaterWindow: window.layoutIfNeeded()
    case .checkedLayout, .checkedLayoutAfterAnother, .checkedLayoutOfLaterWindow:
      if self == .checkedLayoutAfterAnother { window.layoutIfNeeded() }
      do throws(LayoutFailure) {
        try window.layoutOrThrow()
      } catch {
        heard = error.diagnostics
      }
    case .expectation, .expectationAfterLayout, .expectationOfLaterWindow:
      if self == .expectationAfterLayout { window.layoutIfNeeded() }
      return ([], LayoutTesting.failures(of: stage.a, [.hasNoMistakes]).first ?? "")
    }
    return (heard, nil)
  }
}
