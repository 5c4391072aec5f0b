import Foundation

/// What the words on the command line ask for.
enum Command {
  case help
  case misuse(String)
  case draw(URL, fonts: [URL], engine: URL?, printsTrees: Bool)

  static let usage = """
    Usage: swift run Gallery [folder] [--font file]... [--engine file] [--trees]

    Lays out every screen for a phone and a tablet, and writes gallery.html and the pictures to the \
    folder, which is ./gallery unless given; with --trees it prints the trees. With fonts, OpenType or TrueType \
    files, the pictures show the outlines of their letters, and are written as PNG too; characters \
    that one doesn't have are drawn in the next. Each screen has an inspector page, which \
    solves with the engine that .ci/module/build has made, if it is given one, or its own.
    """

  init(_ arguments: ArraySlice<String>) {
    if arguments.contains(where: { ["-h", "--help"].contains($0) }) {
      self = .help
    } else {
      self.init(words: arguments)
    }
  }

  private init(words: ArraySlice<String>) {
    var folders: [String] = []
    var fonts: [URL] = []
    var engine: URL?
    var printsTrees = false
    var rest = words
    while let word = rest.popFirst() {
      switch word {
      case "--font":
        guard let file = rest.popFirst() else {
          self = .misuse("--font without a file")
          return
        }
        fonts.append(URL(fileURLWithPath: file))
      case "--engine":
        guard let file = rest.popFirst() else {
          self = .misuse("--engine without a file")
          return
        }
        engine = URL(fileURLWithPath: file)
      case "--trees": printsTrees = true
      case _ where word.hasPrefix("-"):
        self = .misuse(word)
        return
      default: folders.append(word)
      }
    }
    guard folders.count <= 1 else {
      self = .misuse("more than one folder")
      return
    }
    let folder = URL(fileURLWithPath: folders.first ?? "gallery", isDirectory: true)
    self = .draw(folder, fonts: fonts, engine: engine, printsTrees: printsTrees)
  }
}
