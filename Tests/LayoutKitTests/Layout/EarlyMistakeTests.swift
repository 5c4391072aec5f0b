import Foundation
import LayoutKit
import Testing

/// Mistakes of statements that are made before the tree has a window or a handler.
@Suite struct EarlyMistakeTests {
  private final class Card: View {
    let caption = View()

    convenience init() {
      self.init(frame: .zero)
      caption.name = "caption"
      caption.layout.make { $0.width.equalTo(10).priority(1001) }
      addSubview(caption)
    }
  }

  private final class Screen: ViewController {
    let title1 = View()
    let forgotten = View()
    let lone = View()
    let card = Card()

    override func viewDidLoad() {
      title1.name = "title"
      forgotten.name = "forgotten"
      lone.name = "lone"
      view.addSubview(title1)
      view.addSubview(card)
      card.layout.make { $0.edges.equalToSuperview() }
      title1.layout.make {
        $0.edges.equalToSuperview().priority(1001)
        $0.top.equalTo(forgotten.layout.bottom)
      }
      lone.layout.make { $0.edges.equalToSuperview() }
    }
  }

  static let kinds: [LayoutDiagnostic.Kind] = [
    .priorityOutOfRange, .priorityOutOfRange, .noCommonSuperview, .missingSuperview,
  ]

  @Test func `A handler that the window has before its controller is told of each mistake once`()
    throws
  {
    let window = Window(size: CGSize(width: 320, height: 480))
    var diagnostics: [LayoutDiagnostic] = []
    window.onDiagnostic = { diagnostics.append($0) }
    window.rootViewController = Screen()
    window.layoutIfNeeded()
    #expect(diagnostics.map(\.kind) == Self.kinds)
    #expect(diagnostics.allSatisfy { $0.source?.fileID == #fileID })
    try window.layoutOrThrow()
    #expect(diagnostics.count == 4)
  }

  @Test func `So is a handler that is set after the controller`() {
    let window = Window(size: CGSize(width: 320, height: 480))
    window.rootViewController = Screen()
    var diagnostics: [LayoutDiagnostic] = []
    window.onDiagnostic = { diagnostics.append($0) }
    #expect(diagnostics.map(\.kind) == Self.kinds)
  }

  @Test func `Without a handler the next checked layout throws them`() throws {
    let window = Window(size: CGSize(width: 320, height: 480))
    window.rootViewController = Screen()
    let failure = #expect(throws: LayoutFailure.self) { try window.layoutOrThrow() }
    #expect(failure?.diagnostics.map(\.kind) == Self.kinds)
    try window.layoutOrThrow()
  }
}
