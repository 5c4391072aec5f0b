package import LayoutSolver

/// Where all views are, how they move as one number of the layout does, and how far that holds.
package struct InspectedPiece {
  /// The number that moves.
  package enum Cause {
    /// The width of the root's frame.
    case width
    /// The height of the root's frame.
    case height
    /// A constraint's constant; one unit of it moves the constant of its row by the rate.
    case constant(LayoutConstraint, rate: Double)
    /// What no row's constant is; the root's size may follow from it as anything else.
    case other
  }

  /// A view, with its rectangle in its superview's coordinates: x, y, width and height.
  package struct Item {
    /// The view.
    package var view: View
    /// The place of its superview in the list, -1 for the root.
    package var parent: Int
    /// The upper left corner of what shows of its inside.
    package var corner: SIMD2<Double>
    /// The frame before it is rounded to pixels, or as it is where no constraint has a say.
    package var rect: SIMD4<Double>
    /// What the rectangle gains in one unit.
    package var rates = SIMD4<Double>.zero
    /// Whether constraints place the view, so that the rates say how it moves.
    package var isFollowed: Bool
    /// Whether the frame is the rectangle rounded to pixels, and not as it is.
    package var isRounded: Bool

    /// Describes a view.
    package init(
      view: View, parent: Int, corner: SIMD2<Double>, rect: SIMD4<Double>,
      rates: SIMD4<Double> = .zero, isFollowed: Bool, isRounded: Bool
    ) {
      self.view = view
      self.parent = parent
      self.corner = corner
      self.rect = rect
      self.rates = rates
      self.isFollowed = isFollowed
      self.isRounded = isRounded
    }
  }

  /// A row of the solver, as far as another layout may have it otherwise.
  package struct ProgramRow: Equatable {
    /// Tells where the row comes from, the same in every layout.
    package var key: UInt
    /// What stands there.
    package var state: Solver.RowState
    /// The place of the row in the solver.
    package var place: Int

    /// Two lists of rows in the same order, as far as they have the same keys.
    package static func aligned(_ one: [Self], _ other: [Self]) -> (one: [Self], other: [Self]) {
      let isAligned = one.count == other.count && zip(one, other).allSatisfy { $0.key == $1.key }
      if isAligned { return (one, other) }
      return (one.sorted { $0.key < $1.key }, other.sorted { $0.key < $1.key })
    }
  }

  /// Content whose height follows from its width.
  package struct Wrapping {
    /// The view.
    package var view: View
    /// Its width, not rounded.
    package var width: Double
    /// What the width gains in one unit.
    package var rate: Double
    /// The width that it was asked with, before heights were known.
    package var askedWidth: Double
  }

  /// The views from the root on, each before its subviews.
  package var items: [Item] = []
  /// The rows that don't move with the cause.
  package var program: [ProgramRow] = []
  /// The constraints that are left out, each with the rows that it contradicts.
  package var leftOut: [ObjectIdentifier: [Int32]] = [:]
  /// What is left out, in words, where there is no tree to ask.
  package var leftOutTexts: [String] = []
  /// The content whose height follows from its width.
  package var wrapping: [Wrapping] = []
  /// How far forward this holds, but for what heights follow from widths; infinite if for good.
  package var forward = Double.infinity
  /// How far backward this holds, but for what heights follow from widths; infinite if for good.
  package var backward = Double.infinity
  /// The place of the row that comes to its constant at the end forward.
  package var next: Int?
  /// The place of the row that comes to its constant at the end backward.
  package var previous: Int?

  /// Makes a description without anything in it.
  package init() {}
}

extension View {
  /// Where all views of a tree are, how they move and how far that holds.
  ///
  /// - Parameters:
  ///   - cause: The number that moves.
  ///   - rates: What the constants of other rows gain in one unit, by the rows' keys.
  ///   - program: The rows, as ``inspectedProgram(_:)`` has them.
  /// - Returns: Nil where views move otherwise forward than backward, and where the layout isn't up to
  ///   date or couldn't be computed.
  /// - Complexity: O(*z*) for *z* terms of all rows, and an elimination of what rows fix only together.
  package final func inspectedPiece(
    _ cause: InspectedPiece.Cause, rates: [UInt: Double] = [:],
    program: [InspectedPiece.ProgramRow]? = nil
  ) -> InspectedPiece? {
    guard let engine = hierarchy?.engine else {
      var piece = InspectedPiece()
      piece.addItems(under: self) { _ in nil }
      return piece
    }
    return engine.inspectedPiece(of: self, cause, rates, program)
  }

  /// Where a row of the tree's layout comes from, by its place in an ``InspectedPiece``.
  ///
  /// - Parameter place: The row's place.
  /// - Returns: The constraint, or a constraint that shows a row without one; nil for none.
  package final func inspectedConstraint(at place: Int) -> LayoutConstraint? {
    hierarchy?.engine?.inspectedConstraint(at: place)
  }

  /// The rows of the tree's layout that aren't the cause itself and don't follow from widths.
  ///
  /// - Complexity: O(*z*) for *z* terms.
  package final func inspectedProgram(
    _ cause: InspectedPiece.Cause
  ) -> [InspectedPiece.ProgramRow] {
    guard let engine = hierarchy?.engine else { return [] }
    return engine.program(without: engine.movingRows(cause), cause)
  }

  /// The views whose constraints the layout leaves out, by constraint.
  package final func leftOutConstraint(_ identity: ObjectIdentifier) -> LayoutConstraint? {
    hierarchy?.engine?.breakages.all.first { ObjectIdentifier($0.victim) == identity }?.victim
  }
}

extension InspectedPiece {
  /// Adds the views of a tree, with what is known of their rectangles.
  fileprivate mutating func addItems(
    under root: View,
    _ known: (View) -> (rect: SIMD4<Double>, rates: SIMD4<Double>, isRounded: Bool)?
  ) {
    var pending = [(view: root, parent: -1)]
    while let (view, parent) = pending.popLast() {
      let frame = view.storedFrame
      let found = known(view)
      let corner = SIMD2(Double(view.bounds.minX), Double(view.bounds.minY))
      let plain = SIMD4(
        Double(frame.minX), Double(frame.minY), Double(frame.width), Double(frame.height))
      items.append(
        Item(
          view: view, parent: parent, corner: corner, rect: found?.rect ?? plain,
          rates: found?.rates ?? .zero, isFollowed: found != nil,
          isRounded: found?.isRounded ?? false))
      let place = items.count - 1
      for subview in view.subviews.reversed() { pending.append((subview, place)) }
    }
  }
}

extension LayoutEngine {
  fileprivate func inspectedPiece(
    of top: View, _ cause: InspectedPiece.Cause, _ rates: [UInt: Double],
    _ known: [InspectedPiece.ProgramRow]?
  ) -> InspectedPiece? {
    guard !isDirty else { return nil }
    // One copy: each call on a stored solver of another module would make its own.
    let solver = solver
    var moving = movingRows(cause)
    let program = known ?? program(without: moving, cause)
    for entry in rates.isEmpty ? [] : program {
      if let rate = rates[entry.key], let row = solver.row(at: entry.place) {
        moving.append((row, rate))
      }
    }
    guard let solution = solver.piece(moving: moving) else { return nil }
    var piece = InspectedPiece()
    (piece.forward, piece.backward) = (solution.forward, solution.backward)
    if case .row(let row) = solution.next { piece.next = Int(row.index) }
    if case .row(let row) = solution.previous { piece.previous = Int(row.index) }
    func rate(_ variable: Variable) -> Double { solution.rates[Int(variable.index)] }
    piece.addItems(under: top) { view in
      let slot = Int(slot(of: .view(view)))
      if view === root, case .width = cause {
        return (Self.rect(of: view), SIMD4(0, 0, 1, 0), false)
      }
      if view === root, case .height = cause {
        return (Self.rect(of: view), SIMD4(0, 0, 0, 1), false)
      }
      if view === root, !view.leavesSizeToConstraints {
        // What takes part only from now on has no place in the solution.
        guard case .other = cause, entries.indices.contains(slot), !entries[slot].solved.x.isNaN
        else {
          return (Self.rect(of: view), .zero, false)
        }
        let numbers = entries[slot].variables
        return (
          Self.rect(of: view), SIMD4(0, 0, rate(numbers.width), rate(numbers.height)), false
        )
      }
      guard entries.indices.contains(slot), !entries[slot].solved.x.isNaN else { return nil }
      let own = entries[slot].solved.outset(by: entries[slot].content.insets)
      let numbers = entries[slot].variables
      // Whoever sets the frame may set another one in the next layout.
      for kind in Self.frameKinds {
        if let row = systemRows[slot, kind], solver.isLone(row) { return nil }
      }
      return (
        SIMD4(own.x, own.y, own.width, own.height),
        SIMD4(rate(numbers.x), rate(numbers.y), rate(numbers.width), rate(numbers.height)),
        !isPlacedByFrame(slot)
      )
    }
    piece.program = program
    for breakage in breakages.all {
      piece.leftOut[ObjectIdentifier(breakage.victim)] = breakage.rows.map(\.index).sorted()
    }
    for slot in wrappingSlots where entries[Int(slot)].content.dependsOnWidth {
      guard let view = view(at: slot) else { continue }
      let width = entries[Int(slot)].variables.width
      piece.wrapping.append(
        InspectedPiece.Wrapping(
          view: view, width: max(self.solver.value(of: width), 0), rate: rate(width),
          askedWidth: entries[Int(slot)].content.askedWidth))
    }
    return piece
  }

  private static let frameKinds = SystemRow.allCases.filter(\.isFrame)

  private static func rect(of view: View) -> SIMD4<Double> {
    let frame = view.storedFrame
    return SIMD4(
      Double(frame.minX), Double(frame.minY), Double(frame.width), Double(frame.height))
  }

  /// The rows whose constants move with a cause.
  fileprivate func movingRows(_ cause: InspectedPiece.Cause) -> [(row: Row, rate: Double)] {
    switch cause {
    case .width, .height:
      guard let root else { return [] }
      let slot = Int(slot(of: root))
      guard entries.indices.contains(slot) else { return [] }
      let kind: SystemRow = if case .width = cause { .frameWidth } else { .frameHeight }
      return systemRows[slot, kind].map { [($0, 1)] } ?? []
    case .constant(let moved, let rate):
      return rowTable.indices.compactMap { index in
        guard case .constraint(let constraint) = rowTable[index], constraint === moved else {
          return nil
        }
        return solver.row(at: index).map { ($0, rate) }
      }
    case .other: return []
    }
  }

  /// All rows but those whose constants move with the cause or follow from widths.
  fileprivate func program(
    without moving: [(row: Row, rate: Double)], _ cause: InspectedPiece.Cause
  ) -> [InspectedPiece.ProgramRow] {
    let hasRoot = if case .other = cause { true } else { false }
    let solver = solver
    let rootSlot = root.map { slot(of: $0) }
    var program: [InspectedPiece.ProgramRow] = []
    program.reserveCapacity(rowTable.indices.count)
    for index in rowTable.indices {
      guard let row = solver.row(at: index), let state = solver.state(of: row),
        !moving.contains(where: { $0.row == row }), !followsFromWidth(rowTable[index]),
        !isFrameAlone(rowTable[index], row, solver)
      else { continue }
      let key: UInt
      switch rowTable[index] {
      case .none: continue
      case .constraint(let constraint):
        key = UInt(bitPattern: Int(bitPattern: ObjectIdentifier(constraint)))
      case .system(let kind, let slot):
        guard slot != rootSlot || !kind.isFrame || hasRoot else { continue }
        key = UInt(bitPattern: Int(slot) * SystemRow.allCases.count + kind.rawValue)
      }
      program.append(InspectedPiece.ProgramRow(key: key, state: state, place: index))
    }
    return program
  }

  /// Whether the row holds a number of a frame that the view's superview sets, and nothing else
  /// follows from.
  private func isFrameAlone(_ source: RowSource, _ row: Row, _ solver: Solver) -> Bool {
    guard case .system(let kind, let slot) = source, kind.isFrame, let view = view(at: slot),
      view !== root
    else { return false }
    return solver.isLone(row)
  }

  /// Whether the constant follows from where text is broken.
  private func followsFromWidth(_ source: RowSource) -> Bool {
    switch source {
    case .none: return false
    case .constraint(let constraint):
      return !wrappingSlots.isEmpty
        && (constraint.firstAttribute.isBaseline || constraint.secondAttribute.isBaseline)
    case .system(let kind, let slot):
      return kind.part == .height && kind != .frameHeight && kind != .minimumHeight
        && entries[Int(slot)].content.dependsOnWidth
    }
  }

  fileprivate func inspectedConstraint(at place: Int) -> LayoutConstraint? {
    guard rowTable.indices.contains(place) else { return nil }
    return shown(rowTable[place])
  }
}

extension PixelGrid {
  /// The frame for a rectangle in the superview's coordinates, on a screen of so many pixels a point.
  package static func frame(for rect: SIMD4<Double>, scale: Double) -> SIMD4<Double> {
    let frame = PixelGrid(scale: scale).frame(
      for: LayoutEngine.SolvedRect(x: rect[0], y: rect[1], width: rect[2], height: rect[3]))
    return SIMD4(
      Double(frame.minX), Double(frame.minY), Double(frame.width), Double(frame.height))
  }
}

/// A view that tells its content's height at any width faster than by asking each time.
package protocol HeightsForWidths {
  /// The height at a width; the view stays as it is.
  var heightForWidth: (Double) -> Double { get }
}

extension View {
  /// The content's height at a width, without a trace in what a label remembers.
  package final var inspectedHeights: (Double) -> Double {
    if let quick = self as? any HeightsForWidths { return quick.heightForWidth }
    return { Double(self.intrinsicContentSize(forWidth: $0).height) }
  }
}
