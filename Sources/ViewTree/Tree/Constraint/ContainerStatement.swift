/// What a constraint is to the container that states it about the views it arranges.
///
/// A container restates what has changed when it is laid out. So that frames don't depend on when
/// that was, such constraints count by their places among the statements, and not by the time of
/// their activation.
package struct ContainerStatement: Equatable {
  /// The place among all that containers state about the same item.
  package var place: Int32
  /// Whether it says what room an arranged view is given, and so nothing of what the view asks for.
  package var givesRoom: Bool
  /// Whether the container's own size may follow from it, as that of a stack does, and that of a flow doesn't.
  package var shapesContainer: Bool

  /// Makes the part of a constraint with a place, from 0, among what containers state.
  package init(place: Int32, givesRoom: Bool, shapesContainer: Bool = true) {
    self.place = place
    self.givesRoom = givesRoom
    self.shapesContainer = shapesContainer
  }
}

extension LayoutConstraint {
  /// Makes the constraint a container's, or gives it another place among the container's.
  package final func setContainerStatement(_ statement: ContainerStatement) {
    guard statement != containerStatement else { return }
    storedContainerStatement = statement
    holder?.hierarchy?.engine?.orderDidChange(of: self)
  }

  /// The place among all constraints that have the same first item: those of the layout's own
  /// guides, then the program's in the order of activation, then those of containers.
  final var localOrder: Int {
    guard let containerStatement else { return min(16 + serial, 0x7FFF_FFFF) }
    let place = max(Int(containerStatement.place), 0)
    return isSystem ? min(4 + place, 15) : min(0x8000_0000 + place, 0xFFFF_FEFF)
  }

  /// Who is left out when constraints contradict each other: containers' statements before the
  /// program's, of those the one activated last, and the layout's own guides last.
  final var readinessToGiveWay: (rank: Int, serial: Int) {
    if isSystem { return (-2, 0) }
    return containerStatement == nil ? (0, serial) : (1, 0)
  }
}
