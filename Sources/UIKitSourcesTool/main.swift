import Foundation
import SourcePorting

// Called by the plugin: the sources of one target, each with the file to write. Before them
// `--assets FILE CATALOGUE… --`, if it has catalogues: the file gets their symbols.
var words = Array(CommandLine.arguments.dropFirst())
var symbols: (file: String, catalogues: [String])?
if words.first == "--assets", words.count > 2, let end = words.firstIndex(of: "--") {
  symbols = (words[1], Array(words[2..<max(2, end)]))
  words.removeFirst(end + 1)
}
let pairs = stride(from: 0, to: words.count - 1, by: 2).map { (words[$0], words[$0 + 1]) }
var failed = false

func complain(_ message: String) { FileHandle.standardError.write(Data((message + "\n").utf8)) }

var sources: [(path: String, bytes: [UInt8])] = []
for (path, _) in pairs {
  do {
    sources.append((path, Array(try Data(contentsOf: URL(fileURLWithPath: path)))))
  } catch {
    complain("\(path):1:1: error: the source can't be read")
    sources.append((path, []))
    failed = true
  }
}

/// Writes a file, unless it is as it was: that isn't compiled again.
@MainActor func write(_ data: Data, to output: String) {
  let file = URL(fileURLWithPath: output)
  if (try? Data(contentsOf: file)) == data { return }
  do {
    try data.write(to: file)
  } catch {
    complain("\(output):1:1: error: the file can't be written")
    failed = true
  }
}

if let (file, catalogues) = symbols {
  let catalog = AssetCatalog(catalogues.map { URL(fileURLWithPath: $0, isDirectory: true) })
  let written = AssetSymbols(catalog.assets, beside: sources)
  for note in catalog.notes + written.notes {
    complain("\(catalogues.first ?? file): warning: \(note)")
  }
  write(Data(written.source.utf8), to: file)
}
for (ported, (_, output)) in zip(SourcePort(sources).ported(), pairs) {
  for note in ported.notes { complain(note.description) }
  write(Data(ported.compiled), to: output)
}
exit(failed ? 1 : 0)
