public import Foundation
import UIKit
import ViewTree

/// A document with views, taken apart once and made into objects as often as wanted.
#if MainActor
  @preconcurrency @MainActor
#endif
open class UINib: NSObject {
  /// What may be given along with an owner; all of it is ignored.
  public nonisolated struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String

    /// Makes a key from a text.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  let document: InterfaceDocument

  /// Finds a document.
  ///
  /// - Parameters:
  ///   - name: The file's name without `.xib`. One that isn't there gives a nib without objects, and
  ///     is reported when objects are made of it.
  ///   - bundleOrNil: Where it is, the main bundle with nil.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    let file = DocumentFinder.file(name, "xib", in: bundleOrNil)
    document =
      file.map { InterfaceDocument(contentsOf: $0) } ?? InterfaceDocument(missing: "\(name).xib")
    super.init()
  }

  /// Takes a document apart.
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    document = InterfaceDocument(data: data, file: "data.xib")
    super.init()
  }

  init(_ document: InterfaceDocument) {
    self.document = document
    super.init()
  }

  deinit {}

  /// Makes the objects of the document, and sets their outlets.
  ///
  /// - Parameters:
  ///   - ownerOrNil: Whose outlets the document sets, as its File's Owner.
  ///   - optionsOrNil: Ignored.
  /// - Returns: The objects that are inside no other, in the order of the document.
  @discardableResult
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil
  ) -> [Any] {
    objects(owner: ownerOrNil as? NSObject, reuseIdentifier: nil)
  }

  func objects(owner: NSObject?, reuseIdentifier: String?) -> [NSObject] {
    let source = PartSource(
      document, UIScreen.main.traitCollection, ClassRegistry(InterfaceDocuments.classes))
    let reader = PartReader(source, reuseIdentifier: reuseIdentifier)
    var objects: [NSObject] = []
    for element in document.parts {
      if element.name == "placeholder" {
        if element["placeholderIdentifier"] == "IBFilesOwner", let owner {
          reader.add(owner, element)
        }
      } else if let object = reader.readObject(element) {
        objects.append(object)
      }
    }
    reader.finish()
    source.report(to: objects.lazy.compactMap { $0 as? UIView }.first ?? owner as? UIView)
    return objects
  }
}

extension Bundle {
  /// Makes the objects of a document in the bundle.
  ///
  /// - Parameters:
  ///   - name: The file's name without `.xib`.
  ///   - owner: Whose outlets the document sets.
  ///   - options: Ignored.
  /// - Returns: The objects that are inside no other; none for a document that isn't there, which is
  ///   reported.
  #if MainActor
    @preconcurrency @MainActor
  #endif
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
