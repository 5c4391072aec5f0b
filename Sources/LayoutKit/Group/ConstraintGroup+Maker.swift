public import ViewTree

extension ConstraintGroup {
  /// Makes the statements of a group: the `$0` of its closure.
  public final class Maker {
    struct Entry {
      let item: any LayoutItem
      /// What was stated about the item, in one closure or in several.
      let recorder: Recorder
    }

    private(set) var entries: [Entry] = []
    private var places: [ObjectIdentifier: Int] = [:]
    private var isClosed = false

    init() {}

    /// Ends the closure; what comes later is not heard.
    func close() {
      isClosed = true
    }

    /// States constraints about a view or guide.
    ///
    /// After the group's closure has returned, a call is reported and does nothing.
    public func make(
      _ item: any LayoutItem, fileID: String = #fileID, line: Int = #line,
      _ build: (ConstraintMaker) -> Void
    ) {
      guard !isClosed else {
        LayoutDiagnostic(
          .incompleteStatement,
          "Statements about \(item.itemName) came after their group was made.",
          source: CodeLocation(fileID: fileID, line: line), itemNames: [item.itemName],
          hint: "State them inside the closure, or in replace."
        ).report(about: item)
        return
      }
      recorder(for: item, CodeLocation(fileID: fileID, line: line)).record(build)
    }

    /// The recorder of the item's statements, with the line of the closure that comes next.
    private func recorder(for item: any LayoutItem, _ source: CodeLocation) -> Recorder {
      if let place = places[ObjectIdentifier(item)] {
        entries[place].recorder.reopen(source)
        return entries[place].recorder
      }
      places[ObjectIdentifier(item)] = entries.count
      let recorder = Recorder(item: item, source: source)
      entries.append(Entry(item: item, recorder: recorder))
      return recorder
    }
  }
}
