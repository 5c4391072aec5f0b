#if !canImport(Darwin)
  import InterfaceBuilder
  import LayoutKit

  /// Looks through a document for what its rules forbid.
  struct DocumentLint {
    private let source: DocumentSource
    private let configuration: LintConfiguration
    private let folder: LintFolder
    private var found: [DocumentFinding] = []
    /// The pictures and colours that were said to be missing.
    private var missing: Set<String> = []

    init(_ source: DocumentSource, _ configuration: LintConfiguration, _ folder: LintFolder) {
      self.source = source
      self.configuration = configuration
      self.folder = folder
    }

    /// What was found, by lines, then by rules.
    ///
    /// - Parameter devices: What layouts are looked at on.
    /// - Returns: The findings, each once.
    mutating func findings(on devices: [LayoutEnvironment.Device]) -> [DocumentFinding] {
      guard let root = source.document.root else { return [] }
      checkDocument(root)
      var identifiers: Set<String> = []
      for element in root.all {
        checkElement(element)
        checkIdentifier(element, &identifiers)
        checkConstraints(element)
      }
      checkOutlets(root)
      if configuration.rules.contains(where: \.isAboutLayout) {
        found += LayoutLint(source, configuration.rules).findings(on: devices)
      }
      var seen: Set<DocumentFinding> = []
      return found.filter { seen.insert($0).inserted }
        .sorted { ($0.line, $0.kind, $0.message) < ($1.line, $1.kind, $1.message) }
    }

    private mutating func add(
      _ rule: DocumentRule, _ element: DocumentElement, _ message: String, hint: String
    ) {
      guard configuration.rules.contains(rule) else { return }
      found.append(
        DocumentFinding(
          severity: .note, kind: rule.rawValue, path: source.path, line: element.line,
          message: message, hint: hint))
    }

    // MARK: Documents

    private mutating func checkDocument(_ root: DocumentElement) {
      if root["useAutolayout"] != "YES" {
        add(
          .enableAutolayout, root, "The document doesn't use Auto Layout.",
          hint: "Turn “Use Auto Layout” on in its file inspector.")
      }
      if (root["useTraitCollections"] == "YES") != configuration.usesTraitCollections {
        let word = configuration.usesTraitCollections ? "doesn't use" : "uses"
        add(
          .useTraitCollections, root, "The document \(word) trait collections.", hint: "Change it.")
      }
      let device = root.child("device")?["id"]
      if device != configuration.device {
        add(
          .viewAsDevice, root.child("device") ?? root,
          "The document is viewed as \(device ?? "no device"), not as \(configuration.device).",
          hint: "Choose the device below the canvas, and save.")
      }
      guard source.document.kind == .storyboard else { return }
      if root["initialViewController"] == nil {
        add(
          .hasInitialViewController, root, "The storyboard has no initial view controller.",
          hint: "Mark one as such.")
      }
      let controllers = root.list("scenes").flatMap { $0.list("objects") }.filter(Self.isController)
      if controllers.count > 1 {
        add(
          .hasSingleViewController, root,
          "The storyboard has \(controllers.count) view controllers.", hint: "Divide it.")
      }
    }

    private static func isController(_ element: DocumentElement) -> Bool {
      element.name.hasSuffix("ontroller")
    }

    // MARK: Elements

    private mutating func checkElement(_ element: DocumentElement) {
      let name = element["userLabel"] ?? element["customClass"] ?? element.id ?? ""
      let called = "The \(element.name) \(name)"
      if element["misplaced"] == "YES" {
        add(.misplaced, element, "\(called) is misplaced.", hint: "Update its frame.")
      }
      // Xcode is told not to look at some.
      if element["ambiguous"] == "YES", element["verifyAmbiguity"] == nil {
        add(
          .ambiguous, element, "\(called) has a place or size that constraints leave open.",
          hint: "Add the constraints that are missing.")
      }
      if element.name == "stackView", element.child(key: "backgroundColor") != nil {
        add(
          .stackViewBackgroundColor, element, "\(called) has a background colour.",
          hint: "Leave it at the default.")
      }
      if element.name.hasSuffix("Cell") || element.name == "collectionReusableView",
        let type = element["customClass"],
        element["reuseIdentifier"] != type
      {
        add(
          .reuseIdentifier, element,
          "\(called) has the reuse identifier \(element["reuseIdentifier"] ?? "none").",
          hint: "Name it \(type), as its class.")
      }
      if Self.isController(element) { checkController(element, called) }
      checkClass(element, called)
      checkResources(element)
    }

    private mutating func checkController(_ element: DocumentElement, _ called: String) {
      let type = element["customClass"]
      if let type, let identifier = element["storyboardIdentifier"], identifier != type {
        add(
          .storyboardViewControllerID, element, "\(called) has the storyboard ID \(identifier).",
          hint: "Name it \(type), as its class.")
      }
      // A storyboard of several controllers, and the main one, are called otherwise.
      let file = source.document.file.split(separator: ".").first.map(String.init) ?? ""
      let isAlone = source.document.root?.list("scenes").count == 1
      if let type, type != file, file != "Main", isAlone {
        add(
          .customClassName, element, "\(called) is not of the class \(file), as the file.",
          hint: "Give the class and the file one name.")
      }
      if element["hidesBottomBarWhenPushed"] != "YES", element["sceneMemberID"] == "viewController",
        !configuration.controllersWithBar.contains(type ?? Self.className(element))
      {
        add(
          .hidesBottomBar, element, "\(called) doesn't hide the bottom bar when pushed.",
          hint: "Turn “Hide Bottom Bar on Push” on, or except it in the configuration.")
      }
    }

    /// The class of UIKit that an element stands for.
    private static func className(_ element: DocumentElement) -> String {
      "UI" + element.name.prefix(1).uppercased() + element.name.dropFirst()
    }

    private mutating func checkClass(_ element: DocumentElement, _ called: String) {
      if let type = element["customClass"], let module = folder.modules[type],
        element["customModule"] != module
      {
        add(
          .customModule, element,
          "\(called) is of the module \(element["customModule"] ?? "none").",
          hint: "Its class is in \(module).")
      }
      if let bases = configuration.baseClasses[Self.className(element)],
        !bases.contains(element["customClass"] ?? "")
      {
        add(
          .useBaseClass, element,
          "\(called) is of none of the classes \(bases.joined(separator: ", ")).",
          hint: "Choose one of them as its class.")
      }
    }

    private mutating func checkResources(_ element: DocumentElement) {
      for attribute in ["image", "backgroundImage", "highlightedImage", "selectedImage"] {
        guard let name = element[attribute], element.name != "imageReference",
          element["catalog"] != "system", !folder.images.contains(name), !isSymbol(name),
          missing.insert("image \(name)").inserted
        else { continue }
        add(
          .imageResources, element, "There is no picture \(name) in a catalogue.",
          hint: "Add it, or name another one.")
      }
      if element.name == "color", let name = element["name"], !folder.colors.contains(name),
        missing.insert("color \(name)").inserted
      {
        add(
          .colorResources, element, "There is no colour \(name) in a catalogue.",
          hint: "Add it, or name another one.")
      }
    }

    private func isSymbol(_ name: String) -> Bool {
      source.document.root?.list("resources").contains {
        $0["name"] == name && $0["catalog"] == "system"
      } == true
    }

    private mutating func checkIdentifier(
      _ element: DocumentElement, _ identifiers: inout Set<String>
    ) {
      let others: Set<String> = ["capability", "placeholder", "device", "adaptation"]
      guard let id = element.id, !others.contains(element.name) else { return }
      if !identifiers.insert(id).inserted {
        add(
          .duplicateID, element, "The identifier \(id) is that of another element too.",
          hint: "Give each one of its own.")
      }
    }

    // MARK: Constraints and outlets

    private mutating func checkConstraints(_ element: DocumentElement) {
      guard element.name == "constraints" else { return }
      var known: Set<ConstraintSense> = []
      for constraint in element.children where constraint.name == "constraint" {
        if !known.insert(ConstraintSense(constraint)).inserted {
          add(
            .duplicateConstraint, constraint, "The constraint is there twice.", hint: "Remove one.")
        }
        let ends = [constraint["firstAttribute"], constraint["secondAttribute"]]
        if ends.contains(where: {
          $0?.hasSuffix("Margin") == true || $0?.hasSuffix("Margins") == true
        }) {
          add(
            .relativeToMargin, constraint, "The constraint is relative to a margin.",
            hint: "Turn “Relative to margin” off.")
        }
      }
    }

    private mutating func checkOutlets(_ root: DocumentElement) {
      let identifiers = Set(root.all.compactMap(\.id))
      for outlet in root.all where outlet.name == "outlet" || outlet.name == "outletCollection" {
        guard let target = outlet["destination"], !identifiers.contains(target) else { continue }
        add(
          .missingOutlet, outlet,
          "The outlet \(outlet["property"] ?? "") leads to \(target), which isn't there.",
          hint: "Connect it again, or remove it.")
      }
    }
  }
#endif
