#if !canImport(Darwin)
  import Foundation

  /// What a program said that ended unexpectedly, without what is no matter of its author's.
  enum CrashText {
    /// The lines that the program wrote, and of the calls at its end those in a folder.
    ///
    /// - Parameters:
    ///   - output: All that was said.
    ///   - folder: Where the sources are.
    /// - Returns: The lines, without their end.
    static func short(_ output: String, folder: String) -> String {
      var result: [String] = []
      var isBacktrace = false
      for line in output.split(separator: "\n") {
        if line.hasPrefix("*** Signal ") || line.hasPrefix("*** Program crashed") {
          isBacktrace = true
        } else if !isBacktrace {
          result.append(String(line))
        } else if let frame = frame(line, folder: folder), result.last != frame {
          result.append(frame)
        }
      }
      return result.joined(separator: "\n")
    }

    /// `in Card.viewDidLoad() at Sources/Card.swift:31:5`, of a call in the folder.
    private static func frame(_ line: Substring, folder: String) -> String? {
      guard let at = line.range(of: " at \(folder)/"), !line.contains("[system]"),
        !line.contains(" at \(folder)/.build/")
      else { return nil }
      // `0 [ra] 0x00007f Card.viewDidLoad() + 866 in Program at /folder/Card.swift:31:5`
      let words = line[..<at.lowerBound].split(separator: " ")
      guard let address = words.firstIndex(where: { $0.hasPrefix("0x") }) else {
        return words.first == "│" ? nil : "at \(line[at.upperBound...])"
      }
      var name = words[(address + 1)...]
      if let end = name.lastIndex(of: "+") { name = name[..<end] }
      if let end = name.lastIndex(of: "in") { name = name[..<end] }
      return "in \(name.joined(separator: " ")) at \(line[at.upperBound...])"
    }
  }
#endif
