import Foundation

nonisolated extension LayoutEnvironment.Device {
  /// The device of a name; capitals, spaces and punctuation don't count, as in `iPad mini`.
  ///
  /// Nil if there is none; ``names(nearest:)`` has those that may have been meant.
  public init?(named name: String) {
    let wanted = Self.letters(of: name)
    guard let device = Self.allCases.first(where: { Self.letters(of: $0.rawValue) == wanted })
    else { return nil }
    self = device
  }

  /// The names of all devices, nearest first: those that take the fewest changes of letters to
  /// become the given one.
  ///
  /// - Complexity: O(*n*) for a name of *n* letters.
  public static func names(nearest name: String) -> [String] {
    // Long enough for every name; what is beyond is no name of a device.
    let wanted = Array(letters(of: name).prefix(40))
    let ranked = allCases.map { device in
      (name: device.rawValue, changes: changes(Array(letters(of: device.rawValue)), wanted))
    }
    return ranked.sorted { ($0.changes, $0.name) < ($1.changes, $1.name) }.map(\.name)
  }

  /// What is said to somebody who has named a device that there isn't.
  package static func correction(of name: String) -> String {
    let names = names(nearest: name)
    return "Nearest are \(names.prefix(2).joined(separator: " and ")); there are also "
      + names.dropFirst(2).joined(separator: ", ") + "."
  }

  private static func letters(of name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  /// How many letters have to be put in, taken out or exchanged.
  private static func changes(_ first: [Character], _ second: [Character]) -> Int {
    var row = Array(0...second.count)
    for (place, letter) in first.enumerated() {
      var diagonal = row[0]
      row[0] = place + 1
      for (column, other) in second.enumerated() {
        let exchanged = diagonal + (letter == other ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(exchanged, diagonal + 1, row[column] + 1)
      }
    }
    return row[second.count]
  }
}

/// The screen that the environment variable `LAYOUTKIT_DEVICE` names, or an iPhone 15 without it.
package nonisolated struct NamedScreen: Hashable, Sendable {
  package let environment: LayoutEnvironment
  /// What is wrong with the name, if it is no device's; the screen is an iPhone 15 then.
  package let mistake: LayoutDiagnostic?

  /// The screen that the process was started for.
  @TaskLocal package static var current = NamedScreen(
    ProcessInfo.processInfo.environment["LAYOUTKIT_DEVICE"])

  /// Reads a name.
  package init(_ name: String?) {
    let device = name.flatMap { LayoutEnvironment.Device(named: $0) }
    environment = LayoutEnvironment(device: device ?? .iPhone15)
    guard let name, device == nil else {
      mistake = nil
      return
    }
    mistake = LayoutDiagnostic(
      .unknownName,
      "LAYOUTKIT_DEVICE is '\(name)', which is no device; an iPhone 15 stands in its place.",
      itemNames: [], hint: LayoutEnvironment.Device.correction(of: name))
  }
}
