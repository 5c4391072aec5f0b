package import LayoutSolver

/// A screen's rows as plain data, in window coordinates, with the rows that operations edit.
package nonisolated struct Workload: Sendable {
  /// A product on the left-hand side of a row.
  package struct Product: Sendable {
    package let variable: Int
    package let coefficient: Double
  }

  /// The four unknowns of a view, by position.
  package struct View: Sendable {
    package let left: Int
    package let top: Int
    package let width: Int
    package let height: Int
  }

  package struct Size: Sendable {
    package var width: Double
    package var height: Double

    package init(_ width: Double, _ height: Double) {
      self.width = width
      self.height = height
    }
  }

  package private(set) var variableCount = 0
  /// What a row is, but for its left-hand side; its position is its key.
  package struct Row: Sendable {
    package let termCount: Int
    package let relation: Relation
    package let constant: Double
    package let priority: Double
  }

  /// The rows, but for their left-hand sides.
  package private(set) var rows: [Row] = []
  /// The left-hand sides, one row after the other.
  package private(set) var products: [Product] = []
  /// For each row, where its products begin.
  private var starts: [Int] = []
  /// The window, whose size is given by the first two rows.
  package private(set) var root = View(left: 0, top: 1, width: 2, height: 3)
  /// The two sizes between which the window is resized.
  package let sizes: [Size]
  /// For each item the row that operations on the pin edit.
  package private(set) var pins: [Int] = []
  /// For each item the two rows, at least and at most a content size, that operations on the
  /// content edit.
  package private(set) var pairs: [(least: Int, most: Int)] = []

  /// How many constraints the workload counts: all rows but the two that give the window's size.
  package var constraintCount: Int { rows.count - 2 }
}

nonisolated extension Workload {
  /// A workload with a window alone.
  package init(sizes: Size..., rootPriority: Double = 1000) {
    self.sizes = sizes
    for _ in 0..<4 { _ = variable() }
    add([(root.width, 1)], .equal, sizes[0].width, rootPriority)
    add([(root.height, 1)], .equal, sizes[0].height, rootPriority)
  }

  package mutating func variable() -> Int {
    variableCount += 1
    return variableCount - 1
  }

  /// A view with its first rows, those that keep its size from being negative.
  package mutating func view() -> View {
    let view = View(left: variable(), top: variable(), width: variable(), height: variable())
    boundSize(of: view)
    return view
  }

  /// The window's own rows: at the origin, and its size not negative.
  package mutating func pinRoot() {
    add([(root.left, 1)], .equal, 0)
    add([(root.top, 1)], .equal, 0)
    boundSize(of: root)
  }

  package mutating func boundSize(of view: View) {
    add([(view.width, 1)], .greaterThanOrEqual, 0)
    add([(view.height, 1)], .greaterThanOrEqual, 0)
  }

  /// Adds a row and returns its position.
  @discardableResult
  package mutating func add(
    _ terms: [(variable: Int, coefficient: Double)], _ relation: Relation, _ constant: Double,
    _ priority: Double = 1000
  ) -> Int {
    let position = rows.count
    starts.append(products.count)
    for term in terms {
      products.append(Product(variable: term.variable, coefficient: term.coefficient))
    }
    rows.append(
      Row(termCount: terms.count, relation: relation, constant: constant, priority: priority))
    return position
  }

  /// Where the products of a row are.
  package func products(of position: Int) -> Range<Int> {
    starts[position]..<starts[position] + rows[position].termCount
  }

  /// Adds a row that operations on an item's pin edit.
  package mutating func pin(
    _ terms: [(variable: Int, coefficient: Double)], _ constant: Double
  ) {
    pins.append(add(terms, .equal, constant))
  }

  /// Adds the four rows of a content size.
  ///
  /// Not smaller at the priority of resistance, not larger at that of hugging. Operations on the
  /// content edit those of one dimension.
  package mutating func content(
    of view: View, _ width: Double, _ height: Double, resistance: Double, hugging: Double,
    edited: KeyPath<View, Int>? = nil
  ) {
    for (size, value) in [(\View.width, width), (\View.height, height)] {
      let term = [(view[keyPath: size], 1.0)]
      let least = add(term, .greaterThanOrEqual, value, resistance)
      let most = add(term, .lessThanOrEqual, value, hugging)
      if size == edited { pairs.append((least, most)) }
    }
  }
}

nonisolated extension Workload {
  /// A content width between 40 and 339 that differs from item to item.
  package static func contentWidth(_ item: Int) -> Double { Double(40 + item * 37 % 300) }

  /// A content height between 16 and 20 that differs from item to item.
  package static func contentHeight(_ item: Int) -> Double { Double(16 + item * 7 % 5) }
}
