#if !canImport(Darwin)
  public import Foundation

  /// An attribute that both kinds of attributed texts know.
  ///
  /// Paragraph styles and attachments are none: they may not go from one thread to another, as these values do.
  private nonisolated struct SharedAttribute {
    let key: NSAttributedString.Key
    let read: @Sendable (AttributeContainer) -> Any?
    let write: @Sendable (Any, inout AttributeContainer) -> Void

    init<Name: AttributedStringKey>(_ name: Name.Type) where Name.Value: Sendable {
      key = NSAttributedString.Key(rawValue: Name.name)
      read = { container in
        let value = container[name]
        // Dictionaries hold the bits of a style.
        return (value as? NSUnderlineStyle)?.rawValue ?? value
      }
      write = { value, container in
        if let value = value as? Name.Value {
          container[name] = value
        } else if let bits = value as? Int {
          container[name] =
            (NSUnderlineStyle(rawValue: bits) as? Name.Value) ?? (CGFloat(bits) as? Name.Value)
        } else if let number = value as? Double {
          container[name] = CGFloat(number) as? Name.Value
        }
      }
    }

    private typealias Names = AttributeScopes.UIKitAttributes
    static let all = [
      SharedAttribute(Names.FontAttribute.self),
      SharedAttribute(Names.ForegroundColorAttribute.self),
      SharedAttribute(Names.BackgroundColorAttribute.self),
      SharedAttribute(Names.KernAttribute.self),
      SharedAttribute(Names.TrackingAttribute.self),
      SharedAttribute(Names.UnderlineStyleAttribute.self),
      SharedAttribute(Names.UnderlineColorAttribute.self),
      SharedAttribute(Names.StrikethroughStyleAttribute.self),
      SharedAttribute(Names.StrikethroughColorAttribute.self),
      SharedAttribute(Names.BaselineOffsetAttribute.self),
      SharedAttribute(Names.ObliquenessAttribute.self),
      SharedAttribute(Names.StrokeColorAttribute.self),
      SharedAttribute(Names.StrokeWidthAttribute.self),
      SharedAttribute(AttributeScopes.FoundationAttributes.LinkAttribute.self),
    ]
  }

  nonisolated extension AttributeContainer {
    /// The attributes as dictionaries have them.
    var dictionary: [NSAttributedString.Key: Any] {
      var result: [NSAttributedString.Key: Any] = [:]
      for attribute in SharedAttribute.all {
        if let value = attribute.read(self) { result[attribute.key] = value }
      }
      return result
    }

    /// Takes attributes of a dictionary; those of other keys are left out.
    public init(_ dictionary: [NSAttributedString.Key: Any]) {
      self.init()
      for attribute in SharedAttribute.all {
        if let value = dictionary[attribute.key] { attribute.write(value, &self) }
      }
    }
  }

  nonisolated extension NSAttributedString {
    /// Takes a text and those of its attributes that UIKit knows, and links.
    ///
    /// - Complexity: O(*n*) for *n* letters.
    public convenience init(_ attrStr: AttributedString) {
      let text = NSMutableAttributedString(string: String(attrStr.characters))
      var place = 0
      for run in attrStr.runs {
        let length = attrStr[run.range].characters.reduce(0) { $0 + $1.utf16.count }
        text.addAttributes(
          run.attributes.dictionary, range: NSRange(location: place, length: length))
        place += length
      }
      self.init(attributedString: text)
    }

    /// Takes a text and those of its attributes that UIKit knows, and links, whatever the scope.
    public convenience init<S: AttributeScope>(
      _ attrStr: AttributedString, including scope: KeyPath<AttributeScopes, S.Type>
    ) throws { self.init(attrStr) }
  }

  nonisolated extension AttributedString {
    /// Takes a text and those of its attributes that UIKit knows, and links.
    ///
    /// - Complexity: O(*n*) for *n* letters.
    public init(_ nsStr: NSAttributedString) {
      self.init()
      let all = NSRange(location: 0, length: nsStr.length)
      unsafe nsStr.enumerateAttributes(in: all) { values, range, _ in
        append(
          AttributedString(
            nsStr.attributedSubstring(from: range).string, attributes: AttributeContainer(values)))
      }
    }

    /// Takes a text and those of its attributes that UIKit knows, and links, whatever the scope.
    public init<S: AttributeScope>(
      _ nsStr: NSAttributedString, including scope: KeyPath<AttributeScopes, S.Type>
    ) throws { self.init(nsStr) }
  }
#endif
