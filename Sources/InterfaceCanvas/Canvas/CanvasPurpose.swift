import Foundation
import InterfaceBuilder
import StandardViews
import UIKit
import ViewTree

/// How large the contents of views are in a picture.
enum CanvasContents: Equatable {
  /// As they are measured.
  case measured
  /// Texts and symbols as large as Interface Builder had them, going by the stored frames.
  case stored
}

/// A picture of a document, with views that stand for those of Interface Builder.
struct CanvasPurpose: PartPurpose {
  /// How large the contents of views are.
  let contents: CanvasContents
  /// Whether the rows of static tables stand in their tables, and not by themselves.
  let placesRows: Bool

  var isPicture: Bool { true }

  func makeView(
    of kind: ViewKind, _ element: DocumentElement, _ coder: DocumentCoder, _ source: PartSource
  ) -> UIView {
    let values = source.values(of: element)
    let stored = contents == .stored ? values.rect("frame")?.size : nil
    switch kind.element {
    case "tableViewCell":
      let cell = CanvasCell(coder: coder)
      cell?.contentFrame = element.child(key: "contentView").flatMap {
        source.values(of: $0).rect("frame")
      }
      return cell ?? UIView(frame: .zero)
    case "label":
      if let stored, values.placeholderSize == nil {
        return CanvasLabel(frame: .zero).sized(stored)
      }
    case "button":
      if let stored { return CanvasButton(frame: .zero).sized(stored) }
    case "textField":
      if let stored { return CanvasTextField(frame: .zero).sized(stored) }
    case "textView":
      if let stored, values.flag("scrollEnabled") == false {
        return CanvasTextView(frame: .zero).sized(stored)
      }
    case "imageView":
      if stored != nil, values["image"] == nil, element.child(key: "image") == nil {
        return CanvasEmptyView()
      }
      if let stored, values.showsSymbol {
        let view = SystemView(frame: .zero)
        view.systemSize = SystemSize(stored)
        return view
      }
    case "view":
      if let size = values.placeholderSize
        ?? element.id.flatMap({ source.resources.designedSizes[$0] })
      {
        let view = SystemView(frame: .zero)
        view.systemSize = SystemSize(size)
        return view
      }
      if stored != nil { return CanvasEmptyView() }
    default: break
    }
    let view = kind.type.init(coder: coder) ?? UIView(frame: .zero)
    let sizes = ControlSizes(source.document)
    let size = stored.flatMap { sizes.size(of: element, stored: $0) } ?? sizes.size(of: element)
    if let size { view.apply(size) }
    return view
  }

  func showRows(
    _ sections: [DocumentElement], in table: UITableView, _ values: Values, _ reader: PartReader
  ) -> Bool {
    if placesRows { CanvasRows(sections, values).show(in: table, with: reader) }
    return placesRows
  }

  /// Sets the attributes that the views look different with.
  func finish(_ part: Part, _ source: PartSource) {
    for (view, element) in part.views {
      for attribute in element.list("userDefinedRuntimeAttributes")
      where attribute["keyPath"] == "layer.cornerRadius" {
        _ = view.setSystemAttribute(
          "layer.cornerRadius", source.values(of: attribute).runtimeValue)
      }
    }
  }
}
