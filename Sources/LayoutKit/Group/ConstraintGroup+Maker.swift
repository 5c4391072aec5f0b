public import ViewTree

extension ConstraintGroup {
  /// Makes the statements of a group: the `$0` of its closure.
  public final class Maker {
    struct Entry {
      let item: any LayoutItem
      let source: CodeLocation
      var builds: [(ConstraintMaker) -> Void]
    }

    private(set) var entries: [Entry] = []
    private var places: [ObjectIdentifier: Int] = [:]
    private var isClosed = false

    init() {}

    /// Ends the closure; what comes later is not heard.
    func close() {
      isClosed = true
    }

    /// States constraints about a view or guide, inside the group's closure; later it is too late,
    /// which is reported.
    public func make(
      _ item: any LayoutItem, fileID: String = #fileID, line: Int = #line,
      _ build: @escaping (ConstraintMaker) -> Void
    ) {
      guard !isClosed else {
        LayoutDiagnostic(
          .incompleteStatement,
          "Statements about \(item.itemName) came after their group was made.",
          source: CodeLocation(fileID: fileID, line: line), itemNames: [item.itemName],
          hint: "State them inside the closure, or in replace."
        ).report(to: item.itemView)
        return
      }
      if let place = places[ObjectIdentifier(item)] {
        entries[place].builds.append(build)
      } else {
        places[ObjectIdentifier(item)] = entries.count
        let source = CodeLocation(fileID: fileID, line: line)
        entries.append(Entry(item: item, source: source, builds: [build]))
      }
    }
  }
}
