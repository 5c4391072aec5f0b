import Foundation

/// Something that a port leaves as it is.
public struct PortNote: Equatable, Sendable, CustomStringConvertible {
  /// The source.
  public var path: String
  /// The line, from 1.
  public var line: Int
  /// The column in bytes, from 1.
  public var column: Int
  /// What was left, and what to write instead.
  public var message: String

  /// As compilers write warnings: `Card.swift:12:3: warning: …`.
  public var description: String { "\(path):\(line):\(column): warning: \(message)" }
}

/// A source as it compiles without Objective-C.
public struct PortedSource: Equatable, Sendable {
  /// The path of the source.
  public var path: String
  /// The bytes, those of the source itself if nothing had to be changed.
  public var bytes: [UInt8]
  /// Whether anything was changed.
  public var isChanged: Bool
  /// What was left as it is.
  public var notes: [PortNote]
  /// The previews that have become functions.
  public var previews: [PortedPreview] = []

  /// The bytes as text.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The bytes as a compiler takes them from another file, so that all it says names this source.
  public var compiled: [UInt8] {
    Array("#sourceLocation(file: \(path.literal), line: 1)\n".utf8) + bytes
  }
}

/// Rewrites the sources of a module for iOS so that they compile where Objective-C is absent.
///
/// - `@objc`, `@IBOutlet` and the other attributes that only Objective-C needs go; an optional
///   requirement of a protocol gets an empty implementation.
/// - Beside a class with outlets and actions stands a table, by which documents find them.
/// - `#selector(…)` becomes a `Selector` that can call the method, `#keyPath(…)` a text.
/// - An `override` in an extension is called by one in the class.
/// - `#if os(iOS)` holds, and what is imported is there; what names nibs or storyboards imports `InterfaceBuilder`.
/// - `NSAttributedString()` is made of the empty text.
/// - `NSLocalizedString` looks into the catalogues beside the sources.
/// - `#Preview { … }` becomes a function.
///
/// What stays has the line it had, so that a compiler's messages, breakpoints and `#line` are right.
/// A source without any of this is passed on byte for byte. What can't be rewritten stays, with a note.
public struct SourcePort {
  private let sources: [(source: SourceText, outline: Outline)]
  private let untouched: [(path: String, bytes: [UInt8])?]

  /// Reads the sources of a module.
  ///
  /// - Parameter sources: The path and the bytes of each.
  /// - Complexity: O(*n*) for *n* bytes.
  public init(_ sources: [(path: String, bytes: [UInt8])]) {
    let needed = Trigger.needed(sources.map { Data($0.bytes) })
    var read: [(SourceText, Outline)] = []
    var untouched: [(path: String, bytes: [UInt8])?] = []
    for ((path, bytes), isNeeded) in zip(sources, needed) {
      guard isNeeded else {
        untouched.append((path, bytes))
        continue
      }
      let source = SourceText(path: path, bytes: bytes)
      read.append((source, Outline(source)))
      untouched.append(nil)
    }
    self.sources = read
    self.untouched = untouched
  }

  /// The sources as they compile without Objective-C, in the order they were given.
  public func ported() -> [PortedSource] {
    let index = ModuleIndex(sources)
    var changes = [Changes](repeating: Changes(), count: sources.count)
    for (number, file) in sources.enumerated() {
      AttributeRule.apply(to: file.source, &changes[number])
      ProtocolRule.apply(to: file.source, file.outline, index, &changes[number])
      SelectorRule.apply(to: file.source, file.outline, index, &changes[number])
      KeyPathRule.apply(to: file.source, &changes[number])
      ConditionRule.apply(to: file.source, &changes[number])
      ImportRule.apply(to: file.source, &changes[number])
      LocalizationRule.apply(to: file.source, &changes[number])
      EmptyTextRule.apply(to: file.source, &changes[number])
      GeometryRule.apply(to: file.source, &changes[number])
      PreviewRule.apply(to: file.source, &changes[number])
    }
    OverrideRule.apply(to: sources, index, &changes)
    OutletRule.apply(to: sources, index, &changes)
    NamedSelectorRule.apply(to: sources, &changes)
    OptionalResultRule.apply(to: sources, index, &changes)
    // A compiler says so at the end of the file, whose name it then takes from the file itself.
    for (number, file) in sources.enumerated() where file.source.unclosed >= 0 {
      changes[number].note(
        "nothing closes this brace", at: file.source[file.source.unclosed], in: file.source)
    }
    for double in index.doubles {
      let source = sources[double.source].source
      changes[double.source].note(
        "\(double.block.name) is declared twice; extensions go with the first",
        at: source[double.block.keyword],
        in: source)
    }
    var next = 0
    return untouched.map { whole in
      if let whole {
        return PortedSource(path: whole.path, bytes: whole.bytes, isChanged: false, notes: [])
      }
      defer { next += 1 }
      let source = sources[next].source
      let change = changes[next]
      return PortedSource(
        path: source.path, bytes: change.edits.isEmpty ? source.bytes : change.applied(to: source),
        isChanged: !change.edits.isEmpty, notes: change.notes, previews: change.previews)
    }
  }
}

extension PortedSource {
  /// The source without `@main`, so that it goes into a library.
  public var withoutEntry: PortedSource {
    let source = SourceText(path: path, bytes: bytes)
    var changes = Changes()
    for index in source.attributes where source[index].text == "main" {
      changes.blank(source[index - 1].range.lowerBound..<source[index].range.upperBound, in: source)
    }
    guard !changes.edits.isEmpty else { return self }
    var result = self
    result.bytes = changes.applied(to: source)
    result.isChanged = true
    return result
  }
}
