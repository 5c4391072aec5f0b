package import StandardViews
package import UIKit

/// What the objects of a part are made for.
package protocol PartPurpose {
  /// Whether they are made for a picture of the document, as Interface Builder shows it: with what only keeps it
  /// content, and with what stands beside other views by itself.
  var isPicture: Bool { get }

  /// Makes the view of an element, whose attributes it takes over later.
  func makeView(
    of kind: ViewKind, _ element: DocumentElement, _ coder: DocumentCoder, _ source: PartSource
  ) -> UIView

  /// Shows the rows that a table lists one by one.
  ///
  /// - Returns: False if the table shows them, as it shows any others.
  func showRows(
    _ sections: [DocumentElement], in table: UITableView, _ values: Values, _ reader: PartReader
  ) -> Bool

  /// Ends a part, whose objects are there and whose constraints are active.
  func finish(_ part: Part, _ source: PartSource)
}

/// A program, with classes, outlets and actions of its own.
package struct ProgramPurpose: PartPurpose {
  package init() {}

  package var isPicture: Bool { false }

  package func makeView(
    of kind: ViewKind, _ element: DocumentElement, _ coder: DocumentCoder, _ source: PartSource
  ) -> UIView {
    let type = source.classes.type(
      of: element, insteadOf: kind.typeInPrograms, named: String(describing: kind.typeInPrograms),
      source.notes, fitting: kind.fitting)
    let view = type.init(coder: coder) ?? UIView(frame: .zero)
    if view is SystemView, let size = ControlSizes(source.document).size(of: element) {
      view.apply(size)
    }
    return view
  }

  package func showRows(
    _ sections: [DocumentElement], in table: UITableView, _ values: Values, _ reader: PartReader
  ) -> Bool { false }

  /// Connects the objects, and tells the constraints and then the views that they are whole.
  package func finish(_ part: Part, _ source: PartSource) {
    var connector = Connector(part, source)
    connector.connect()
    for (constraint, _) in part.constraints { constraint.awakeFromNib() }
    for (view, _) in part.views { view.awakeFromNib() }
  }
}
