public import Foundation
public import LayoutKit

/// A web page in one file that shows a layout and tells why it is so, to be opened in any browser.
///
/// The page needs no network and loads nothing. It has the tree, a picture, the constraints of each
/// view, what is left out and what is open; it measures distances and compares snapshots. It also solves, by
/// its ``Engine``: constants, priorities and the size of the window can be changed in it, taken back step by
/// step, and copied as Swift.
///
/// ```swift
/// try window.inspector().write(to: URL(fileURLWithPath: "login.html"))
/// ```
public struct Inspector: Sendable {
  /// What the page is called.
  public var title: String
  /// The solver for the page, 190 kB; without one the page shows the layout as it is.
  public var engine: Engine?
  private var entries: [Entry] = []

  /// A snapshot and what it is called.
  struct Entry: Sendable {
    var title: String
    var snapshot: LayoutSnapshot
    var heights = TextHeights()
    var widths: InspectorWidths?
  }

  /// How many views of a snapshot a page shows, so that it stays quick.
  public static var viewLimit: Int { 20_000 }

  /// Makes a page of a snapshot.
  ///
  /// - Parameters:
  ///   - snapshot: What to show.
  ///   - title: What the page is called; the title of the root unless given.
  ///   - engine: The solver for the page; nil for a page that doesn't solve.
  public init(
    _ snapshot: LayoutSnapshot, title: String? = nil, engine: Engine? = .standard
  ) {
    let title = title ?? snapshot.views.first?.title ?? "Layout"
    self.title = title
    self.engine = engine
    add(snapshot, title: title)
  }

  /// Adds a snapshot to choose and to compare with, such as the same screen on another device.
  ///
  /// In a page that solves, the texts of a snapshot keep their heights in other widths; those of a
  /// view are known for all widths.
  ///
  /// - Parameters:
  ///   - snapshot: What to show.
  ///   - title: What it is called in the page.
  public mutating func add(_ snapshot: LayoutSnapshot, title: String) {
    entries.append(Entry(title: title, snapshot: snapshot))
  }

  mutating func add(_ snapshot: LayoutSnapshot, _ heights: TextHeights, title: String) {
    entries.append(Entry(title: title, snapshot: snapshot, heights: heights))
  }

  mutating func setFirst(_ heights: TextHeights) {
    if !entries.isEmpty { entries[0].heights = heights }
  }

  /// Tells what is known of all widths of the snapshot that was added last.
  package mutating func setWidths(_ widths: InspectorWidths) {
    if !entries.isEmpty { entries[entries.count - 1].widths = widths }
  }

  /// Gives the first snapshot another name than the page.
  ///
  /// - Parameter title: What it is called in the page.
  public mutating func nameFirst(_ title: String) {
    if !entries.isEmpty { entries[0].title = title }
  }

  /// The page.
  ///
  /// Of a snapshot with more than ``viewLimit`` views the first are shown, and a note says so.
  ///
  /// - Complexity: O(*n*) for *n* views and constraints.
  public var html: String {
    InspectorPage(title: title, entries: entries, engine: engine).html
  }

  /// Writes the page to a file.
  ///
  /// - Parameter file: The file, which is replaced if it exists.
  /// - Throws: What the file system says.
  public func write(to file: URL) throws {
    try Data(html.utf8).write(to: file)
  }
}

#if MainActor
  @MainActor
#endif
extension LayoutSubject where Self: View {
  /// Lays the tree out, if it needs that, and makes a web page that shows it and tells why it is so.
  ///
  /// - Parameters:
  ///   - title: What the page is called; the view's title unless given.
  ///   - engine: The solver for the page; nil for a page that doesn't solve.
  /// - Returns: The page, to be written to a file.
  public func inspector(
    title: String? = nil, engine: Inspector.Engine? = .standard
  ) -> Inspector {
    var inspector = Inspector(LayoutSnapshot(of: self), title: title, engine: engine)
    inspector.setFirst(TextHeights(of: self))
    return inspector
  }
}

#if MainActor
  @MainActor
#endif
extension Inspector {
  /// Adds a view to choose and to compare with, such as the same screen on another device.
  ///
  /// - Parameters:
  ///   - view: The root of what to show; it is laid out if it needs that.
  ///   - title: What it is called in the page.
  public mutating func add(_ view: View, title: String) {
    add(LayoutSnapshot(of: view), TextHeights(of: view), title: title)
  }
}
