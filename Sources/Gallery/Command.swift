import Foundation

/// What the words on the command line ask for.
enum Command {
  case help
  case misuse(String)
  case draw(URL)

  static let usage = """
    Usage: swift run Gallery [folder]

    Lays out every screen for a phone and a tablet, prints the trees and writes gallery.html and \
    the pictures to the folder, which is ./gallery unless given.
    """

  init(_ arguments: ArraySlice<String>) {
    if arguments.contains(where: { ["-h", "--help"].contains($0) }) {
      self = .help
    } else if let option = arguments.first(where: { $0.hasPrefix("-") }) {
      self = .misuse(option)
    } else if arguments.count > 1 {
      self = .misuse("more than one folder")
    } else {
      self = .draw(URL(fileURLWithPath: arguments.first ?? "gallery", isDirectory: true))
    }
  }
}
