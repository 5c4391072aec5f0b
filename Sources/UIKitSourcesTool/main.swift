import Foundation
import SourcePorting

// Called by the plugin: the sources of one target, each with the file to write.
let words = Array(CommandLine.arguments.dropFirst())
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

for (ported, (_, output)) in zip(SourcePort(sources).ported(), pairs) {
  for note in ported.notes { complain(note.description) }
  let file = URL(fileURLWithPath: output)
  let data = Data(ported.compiled)
  // What is as it was isn't compiled again.
  if (try? Data(contentsOf: file)) == data { continue }
  do {
    try data.write(to: file)
  } catch {
    complain("\(output):1:1: error: the file can't be written")
    failed = true
  }
}
exit(failed ? 1 : 0)
