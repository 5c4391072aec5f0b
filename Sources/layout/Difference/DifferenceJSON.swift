#if !canImport(Darwin)
  import Foundation

  /// Differences as other programs read them.
  struct DifferenceJSON: Encodable {
    private struct Document: Encodable {
      var path: String
      var change: DocumentDifference.Kind
      var moves: Bool
      var scenes: [Scene]
      var withoutEffect: [String]
      var looks: [String]
      var behaviour: [String]
      var bookkeeping: [String]
      var newProblems: [DocumentFinding]
      var solvedProblems: [DocumentFinding]
    }

    private struct Scene: Encodable {
      var title: String
      var devices: [String]
      var change: DocumentDifference.Kind
      var views: [View]
    }

    private struct View: Encodable {
      var id: String
      var name: String
      var change: ViewChange.Kind
      var before: Frame?
      var after: Frame?
      var reasons: [String]
    }

    private struct Frame: Encodable {
      var x: Double
      var y: Double
      var width: Double
      var height: Double

      init(_ rect: CGRect) {
        (x, y) = (Double(rect.minX), Double(rect.minY))
        (width, height) = (Double(rect.width), Double(rect.height))
      }
    }

    private var version = 1
    private var documents: [Document]

    init(_ differences: [DocumentDifference]) {
      documents = differences.filter { !$0.isEmpty || $0.kind != .changed }.map { difference in
        Document(
          path: difference.path, change: difference.kind, moves: difference.moves,
          scenes: difference.scenes.map { scene in
            Scene(
              title: scene.title, devices: scene.devices,
              change: scene.before == nil ? .added : scene.after == nil ? .removed : .changed,
              views: scene.views.map {
                View(
                  id: $0.key, name: $0.name, change: $0.kind, before: $0.before.map { Frame($0) },
                  after: $0.after.map { Frame($0) }, reasons: $0.reasons)
              })
          },
          withoutEffect: difference.withoutEffect.map(\.words),
          looks: difference.looks.map(\.words), behaviour: difference.behaviour.map(\.words),
          bookkeeping: difference.bookkeeping, newProblems: difference.newProblems,
          solvedProblems: difference.goneProblems)
      }
    }

    private enum CodingKeys: CodingKey {
      case version, documents
    }

    var text: String {
      get throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
        return String(decoding: try encoder.encode(self), as: UTF8.self)
      }
    }
  }
#endif
