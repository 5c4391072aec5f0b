import StandardViews
package import UIKit
import ViewTree

/// What a part of a document is read from and by.
package struct PartSource {
  package let document: InterfaceDocument
  let traits: UITraitCollection
  /// The classes that the document may name.
  let classes: ClassRegistry
  package let resources: Resources
  /// Told of what can't be read.
  package let notes: Notes

  /// Describes a source.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - traits: Those that decide between its variations.
  ///   - classes: The classes that it may name; none, unless they are given.
  ///   - resources: Its pictures and colours, if they are known already.
  ///   - notes: Told of what can't be read.
  init(
    _ document: InterfaceDocument, _ traits: UITraitCollection,
    _ classes: ClassRegistry = ClassRegistry(), resources: Resources? = nil, notes: Notes? = nil
  ) {
    self.document = document
    self.traits = traits
    self.classes = classes
    self.resources = resources ?? Resources(document.root, usesCatalogues: true)
    self.notes = notes ?? Notes(file: document.file)
  }

  /// Describes the source of a picture, in which classes of UIKit stand for those of the program.
  package init(
    picturing document: InterfaceDocument, _ traits: UITraitCollection, _ resources: Resources,
    _ notes: Notes
  ) {
    self.init(document, traits, resources: resources, notes: notes)
  }

  /// The same, with notes of its own.
  var renoted: PartSource { PartSource(document, traits, classes, resources: resources) }

  /// The values of an element.
  package func values(of element: DocumentElement) -> Values {
    Values(element, resources, notes)
  }

  /// Reports what was found wrong, to a view or, where there is none, as all that happens while views are
  /// set up.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - isWholeDocument: Whether what is wrong with the document as such is told too.
  func report(to view: UIView?, isWholeDocument: Bool = true) {
    for problem in (isWholeDocument ? document.problems : []) + notes.problems {
      problem.report(to: view)
    }
  }
}

extension DocumentProblem {
  /// Reports the problem, to a view or, where there is none, as all that happens while views are set up.
  func report(to view: UIView?) {
    LayoutDiagnostic(
      .document, message, source: CodeLocation(fileID: file, line: line), hint: hint
    ).report(to: view)
  }
}
