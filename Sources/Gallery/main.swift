import Foundation
import LayoutInspector

let arguments = CommandLine.arguments.dropFirst()
switch Command(arguments) {
case .help:
  print(Command.usage)
case .misuse(let word):
  complain("Gallery doesn't know \(word).\n\(Command.usage)")
  exit(2)
case .draw(let folder, let files, let engine, let printsTrees):
  do {
    try Gallery(folder: folder, fonts: files, engine: engine).draw(printsTrees: printsTrees)
  } catch let error as FontProblem {
    complain("Gallery can't read \(error.file.path): \(error.reason)")
    exit(1)
  } catch let error as Inspector.EngineError {
    complain("Gallery has no engine: \(error)")
    exit(1)
  } catch {
    complain("Gallery can't write to \(folder.path): \(error.localizedDescription)")
    exit(1)
  }
}

func complain(_ text: String) {
  FileHandle.standardError.write(Data((text + "\n").utf8))
}
