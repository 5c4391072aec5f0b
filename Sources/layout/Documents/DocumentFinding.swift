#if !canImport(Darwin)
  import InterfaceBuilder
  import LayoutKit

  /// Something to say about a document or its layout, with its place.
  struct DocumentFinding: Hashable, Codable {
    /// What it means for whoever relies on the document.
    enum Severity: String, Codable, CaseIterable {
      /// The document can't be read, or not to its end.
      case error
      /// Required constraints contradict each other.
      case conflict
      /// Something of the document is neither in the layout nor replaced.
      case lost
      /// The rest: it stands as it is, and somebody may want to know.
      case note

      /// How the program ends for it.
      var status: ExitCode {
        switch self {
        case .error: .findings
        case .conflict: .conflicts
        case .lost: .lost
        case .note: .success
        }
      }
    }

    /// What it means.
    var severity: Severity
    /// What kind of finding it is, in one word.
    var kind: String
    /// The document's path.
    var path: String
    /// The line, from 1; 0 if it is about the whole document.
    var line: Int
    /// The finding in a sentence.
    var message: String
    /// How to mend it, in a sentence.
    var hint: String

    /// All of it in one line, as in `App/Card.xib:31: …`.
    var text: String { "\(line > 0 ? "\(path):\(line)" : path): \(message) \(hint)" }

    /// How the program ends for several: as for the gravest.
    static func status(of findings: [DocumentFinding]) -> ExitCode {
      let present = Set(findings.map(\.severity))
      return Severity.allCases.first(where: present.contains)?.status ?? .success
    }
  }

  extension DocumentFinding {
    /// What the reader says of a document.
    init(_ problem: DocumentProblem, in path: String) {
      self.init(
        severity: Self.severity(of: problem.kind), kind: "\(problem.kind)", path: path,
        line: problem.line, message: problem.message, hint: problem.hint)
    }

    /// What a layout says of the constraints and views of a document.
    init(_ diagnostic: LayoutDiagnostic, of document: InterfaceDocument, in path: String) {
      let isConflict = if case .unsatisfiable = diagnostic.kind { true } else { false }
      // Cases with values are named without them.
      let kind = "\(diagnostic.kind)".prefix { $0.isLetter }
      self.init(
        severity: isConflict ? .conflict : .note, kind: isConflict ? "conflict" : String(kind),
        path: path,
        line: diagnostic.source.map { $0.fileID == document.file ? $0.line : 0 } ?? 0,
        message: diagnostic.message, hint: diagnostic.hint)
    }

    private static func severity(of kind: DocumentProblem.Kind) -> Severity {
      switch kind {
      case .missingFile, .malformed, .limit, .otherPlatform: .error
      case .identifier, .badValue, .unknownName, .unknownClass: .note
      default: .lost
      }
    }
  }
#endif
