// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

nonisolated extension String {
  /// A text to look up, with what was put into it.
  public nonisolated struct LocalizationValue: Hashable, Sendable, ExpressibleByStringInterpolation
  {
    /// The text by which it is found, with a format in each gap.
    let key: String
    let arguments: [String]

    /// Makes a text.
    public init(_ value: String) {
      key = value
      arguments = []
    }

    /// Makes a text.
    public init(stringLiteral value: String) { self.init(value) }

    /// Makes a text with gaps.
    public init(stringInterpolation: StringInterpolation) {
      key = stringInterpolation.key
      arguments = stringInterpolation.arguments
    }

    /// Collects a text and what is put into it.
    public nonisolated struct StringInterpolation: StringInterpolationProtocol, Sendable {
      fileprivate var key = ""
      fileprivate var arguments: [String] = []

      /// Begins a text.
      public init(literalCapacity: Int, interpolationCount: Int) {}

      /// Adds what is written.
      public mutating func appendLiteral(_ literal: String) {
        key += literal.replacing("%", with: "%%")
      }

      /// Adds a text.
      public mutating func appendInterpolation(_ string: String) {
        key += "%@"
        arguments.append(string)
      }

      /// Adds a whole number.
      public mutating func appendInterpolation(_ value: some BinaryInteger) {
        key += "%lld"
        arguments.append("\(value)")
      }

      /// Adds a number.
      public mutating func appendInterpolation(_ value: Double) {
        key += "%lf"
        arguments.append(String(format: "%f", value))
      }

      /// Adds anything else.
      public mutating func appendInterpolation<Value>(_ value: Value) {
        key += "%@"
        arguments.append("\(value)")
      }
    }
  }

  /// The text of a key in the catalogues beside the program and in the folder it runs in; the key itself where there
  /// is none.
  ///
  /// - Parameters:
  ///   - keyAndValue: The key, with what is put into its gaps.
  ///   - table: The catalogue's name; `Localizable` unless given.
  ///   - bundle: Ignored.
  ///   - locale: Ignored: texts are in the language of the simulated screen's people, English at
  ///     first.
  ///   - comment: For those who translate.
  /// - Complexity: O(*n*) when it is first called, for *n* files in those folders.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    let text =
      StringLibrary.current.text(of: keyAndValue.key, table: table ?? "Localizable")
      ?? keyAndValue.key
    self = StringLibrary.fill(text, with: keyAndValue.arguments)
  }

  /// The text of a key in the catalogues, or a text of the program's where there is none.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    let text =
      StringLibrary.current.text(of: "\(key)", table: table ?? "Localizable") ?? defaultValue.key
    self = StringLibrary.fill(text, with: defaultValue.arguments)
  }
}

/// The text of a key in the catalogues beside the program and in the folder it runs in.
///
/// The plugin has this one called in the place of Foundation's `NSLocalizedString`, which knows the bundle's own texts
/// alone.
///
/// - Returns: The text, else the value, else the key.
/// - Complexity: O(*n*) when it is first called, for *n* files in those folders.
public nonisolated func UILocalizedString(
  _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "",
  comment: String
) -> String {
  StringLibrary.current.text(of: key, table: tableName ?? "Localizable")
    ?? bundle.localizedString(forKey: key, value: value.isEmpty ? nil : value, table: tableName)
}
