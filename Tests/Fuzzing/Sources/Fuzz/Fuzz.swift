import Foundation

/// What is fed with bytes; `LAYOUTKIT_FUZZ` names it.
enum Subject: String, CaseIterable {
  case catalogues, documents, edits, fonts, formats, logs, messages, pictures, snapshots, sources

  /// The one that the environment names.
  static let chosen = ProcessInfo.processInfo.environment["LAYOUTKIT_FUZZ"].flatMap(Self.init)

  func read(_ data: Data) {
    switch self {
    case .catalogues: readCatalogue(data)
    case .documents: readDocument(data)
    case .edits: edit(data)
    case .fonts: readFont(data)
    case .formats: readFormat(data)
    case .logs: readLog(data)
    case .messages: readMessages(data)
    case .pictures: readPicture(data)
    case .snapshots: readSnapshot(data)
    case .sources: readSource(data)
    }
  }
}

/// What libFuzzer calls with each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func readOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  guard let subject = Subject.chosen else {
    let names = Subject.allCases.map(\.rawValue).joined(separator: ", ")
    FileHandle.standardError.write(Data("LAYOUTKIT_FUZZ is none of \(names)\n".utf8))
    exit(2)
  }
  subject.read(unsafe Data(UnsafeBufferPointer(start: start, count: count)))
  return 0
}
