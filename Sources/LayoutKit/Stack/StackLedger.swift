import ViewTree

/// What a stack has stated about one item, apart from what the program has.
///
/// The program's own `remake` leaves it alone, and stating something again leaves the program's
/// constraints alone. A ledger is an object, so that nothing of its stack is being changed while it
/// states something, which the program may hear of.
final class StackLedger {
  private(set) var constraints: [LayoutConstraint] = []
  /// What the statements are about.
  private let topic: Topic

  /// What statements are about, in the order in which they count.
  enum Topic: Int32 {
    /// The container itself and its guides.
    case container
    /// A view or spacer that is arranged.
    case item
    /// The text inside a view that is arranged.
    case baseline
    /// A view that is put where the container has computed.
    case placed
  }

  init(_ topic: Topic) { self.topic = topic }

  /// Makes the statements the only ones of the ledger.
  ///
  /// The result is that of taking back all and making again, but only what differs is touched. Where
  /// several containers state something about one item, those of a lower rank count first; it is
  /// at most 255.
  ///
  /// - Parameters:
  ///   - item: The container, or what is in it.
  ///   - container: Who states it; the items that are compared are in it as well.
  ///   - rank: The place among all containers that state something about the item.
  ///   - build: Makes the statements, and calls nothing of the program's.
  func restate(
    _ item: any LayoutItem, in container: View, rank: Int = 0,
    _ build: (ConstraintMaker) -> Void
  ) {
    if let former = constraints.first, former.first.item !== item { withdraw() }
    let place = topic.rawValue << 16 | Int32(min(max(rank, 0), 255)) << 8
    var writer = StackWriter(
      about: item, in: container,
      as: ContainerStatement(
        place: place, givesRoom: topic != .container, shapesContainer: topic != .placed),
      over: constraints)
    writer.write(build)
    constraints = writer.constraints
    LayoutConstraint.deactivate(writer.former)
    // The program may hear of it, so that it comes last.
    if let mistake = writer.mistake { mistake.what.report(inSettingAbout: item, mistake.other) }
  }

  /// Takes back what is stated of widths and heights, until the next statements.
  func suspendSizes() {
    LayoutConstraint.deactivate(
      constraints.filter { $0.firstAttribute == .width || $0.firstAttribute == .height })
  }

  /// Takes all back.
  func withdraw() {
    let old = constraints
    constraints = []
    LayoutConstraint.deactivate(old)
  }

  /// Whether nothing is stated.
  var isEmpty: Bool { constraints.isEmpty }

  /// Whether all that is stated holds; an item that has left the tree takes constraints along.
  var isWhole: Bool { constraints.allSatisfy(\.isActive) }
}
