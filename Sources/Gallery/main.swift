import Foundation

let arguments = CommandLine.arguments.dropFirst()
switch Command(arguments) {
case .help:
  print(Command.usage)
case .misuse(let word):
  complain("Gallery doesn't know \(word).\n\(Command.usage)")
  exit(2)
case .draw(let folder):
  do {
    try Gallery(folder: folder).draw()
  } catch {
    complain("Gallery can't write to \(folder.path): \(error.localizedDescription)")
    exit(1)
  }
}

func complain(_ text: String) {
  FileHandle.standardError.write(Data((text + "\n").utf8))
}
