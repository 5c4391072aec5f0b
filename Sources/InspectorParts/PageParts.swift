/// What the inspector's page is put together of.
///
/// It takes long to compile, and so stands in a target that depends on no other: it is compiled once, whatever
/// changes in the tree.
package enum PageParts {
  /// The scripts, in the order in which they stand on the page.
  package static let scripts = [
    PackageResources.elements_js, PackageResources.model_js, PackageResources.engine_js,
    PackageResources.edits_js, PackageResources.marks_js, PackageResources.layers_js,
    PackageResources.canvas_js, PackageResources.tree_js, PackageResources.details_js,
    PackageResources.lists_js, PackageResources.widths_js, PackageResources.page_js,
  ].map(text).joined(separator: "\n")

  package static let style = text(PackageResources.style_css)

  /// What stands in the page's body.
  package static let body = text(PackageResources.page_html)

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
