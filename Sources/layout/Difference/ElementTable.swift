#if !canImport(Darwin)
  /// The elements of one version of a document, found by their identifiers.
  struct ElementTable {
    let elements: [ElementRecord]
    private let places: [String: Int]
    /// How many views have a name.
    private let counts: [String: Int]

    init(_ elements: [ElementRecord]) {
      self.elements = elements
      places = Dictionary(elements.enumerated().map { ($1.id, $0) }) { first, _ in first }
      counts = Dictionary(
        elements.filter(ElementWords.isView).map { ($0.name, 1) }, uniquingKeysWith: +)
    }

    subscript(id: String) -> ElementRecord? { places[id].map { elements[$0] } }

    /// What people call an element; views of one name are told apart by their lines.
    func name(_ id: String) -> String {
      guard let element = self[id] else { return id }
      // The content of a cell is told by its cell.
      if element.kind.hasSuffix("ContentView"), element.name == element.kind,
        let cell = element.parent
      {
        return "content of \(name(cell))"
      }
      guard ElementWords.isView(element), counts[element.name, default: 0] > 1 else {
        return element.name
      }
      return "\(element.name) (line \(element.line))"
    }

    /// An element and those around it, from the inside out.
    func ancestors(of id: String) -> [String] {
      var found: [String] = []
      var current: String? = id
      while let id = current, found.count < 1_000 {
        found.append(id)
        current = self[id]?.parent
      }
      return found
    }

    /// The view that an element is, or belongs to.
    func view(of id: String) -> String? {
      ancestors(of: id).first { self[$0].map(ElementWords.isView) == true }
    }

    /// The views that show a picture, in both directions.
    func targets(ofImage name: String) -> Set<LayoutAxis> {
      Set(
        elements.filter { ElementWords.isView($0) && $0.properties.values.contains(name) }
          .flatMap { LayoutAxis.both($0.id) })
    }

    /// The views whose frames may follow from what an element says: itself, and what is around it.
    func targets(of element: ElementRecord) -> Set<LayoutAxis> {
      guard let view = view(of: element.id) else { return [] }
      var targets = LayoutAxis.both(view)
      if let parent = self[view]?.parent.flatMap(self.view) {
        targets.formUnion(LayoutAxis.both(parent))
      }
      return targets
    }
  }
#endif
