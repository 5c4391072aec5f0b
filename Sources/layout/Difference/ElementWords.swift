#if !canImport(Darwin)
  import Foundation

  /// An element of a document and its changes in words, apart from constraints.
  struct ElementWords {
    private let element: ElementRecord
    private let table: ElementTable

    init(_ element: ElementRecord, _ table: ElementTable) {
      self.element = element
      self.table = table
    }

    /// Whether an element is a view.
    static func isView(_ element: ElementRecord) -> Bool {
      views.contains(element.kind)
        || element.kind.hasSuffix("View") && element.properties["frame.width"] != nil
        || element.kind.hasSuffix("ContentView") || element.kind.hasSuffix("Cell")
    }

    private static let views: Set<String> = [
      "view", "label", "button", "textField", "textView", "imageView", "stackView", "scrollView",
      "tableView", "collectionView", "tableViewCell", "collectionViewCell", "switch", "slider",
      "progressView", "pageControl", "stepper", "segmentedControl", "activityIndicatorView",
      "datePicker", "pickerView", "searchBar", "navigationBar", "toolbar", "tabBar",
      "visualEffectView", "containerView", "control", "wkWebView", "webView", "mapView",
      "collectionReusableView", "tableViewHeaderFooterView", "window",
    ]

    /// Whether an element connects others, so that what it is called is what it says of them.
    static func isConnection(_ element: ElementRecord) -> Bool {
      connections.contains(element.kind)
    }

    private static let connections: Set<String> = [
      "outlet", "outletCollection", "action", "segue",
    ]

    /// What a connection says of the elements it connects, which its words tell.
    static let connecting = [
      "property", "selector", "destination", "kind", "identifier", "eventType",
    ]

    /// What it means that the element is there; nil for what is no matter of its own.
    var presence: (ElementChange.Kind, String)? {
      if Self.isView(element) {
        let parent = element.parent.flatMap(table.view).map { " in `\(table.name($0))`" } ?? ""
        let kind = element.name.hasPrefix(element.kind) ? "" : "\(element.kind) "
        return (.layout, "\(kind)`\(table.name(element.id))`\(parent)")
      }
      let owner = element.parent.map { "`\(table.name($0))`" } ?? "the document"
      let target = element.properties["destination"].map { " to `\(table.name($0))`" } ?? ""
      switch element.kind {
      case "outlet", "outletCollection":
        return (
          .behaviour, "outlet `\(element.properties["property"] ?? "?")` of \(owner)\(target)"
        )
      case "action":
        let event = element.properties["eventType"].map { " for \($0)" } ?? ""
        return (
          .behaviour,
          "action `\(element.properties["selector"] ?? "?")` of \(owner)\(target)\(event)"
        )
      case "segue":
        return (
          .behaviour,
          (element.properties["kind"].map { "\($0) segue " } ?? "segue ")
            + (element.properties["identifier"].map { "`\($0)` " } ?? "")
            + "from \(owner)\(target)"
        )
      case "viewLayoutGuide", "viewControllerLayoutGuide", "placeholder", "document", "resource",
        "scene":
        return nil
      case let kind:
        let name = element.name.hasPrefix(kind) ? "`\(element.name)`" : "\(kind) `\(element.name)`"
        return (.behaviour, kind.hasSuffix("ontroller") ? name : "\(name) in \(owner)")
      }
    }

    /// The changes of what an element says, each with what it may do.
    func changes(
      _ differences: [String: (String?, String?)], from old: ElementRecord
    ) -> [(ElementChange.Kind, String)] {
      var changes: [(ElementChange.Kind, String)] = []
      var grouped: [String: (kind: ElementChange.Kind, old: [String], new: [String])] = [:]
      var order: [String] = []
      /// The roles of colours by what they are called.
      var colors: [String: String] = [:]
      for name in differences.keys.sorted() {
        guard let (old, new) = differences[name] else { continue }
        let (group, kind) = Self.classify(name, of: element)
        if grouped[group] == nil { order.append(group) }
        if let role = Self.colorRole(name) { colors[group] = role }
        var entry = grouped[group] ?? (kind, [], [])
        if let old { entry.old.append(Self.shown(old, name)) }
        if let new { entry.new.append(Self.shown(new, name)) }
        grouped[group] = entry
      }
      var subject = element.kind == "document" ? "" : "`\(table.name(element.id))` "
      if Self.isConnection(element), let words = presence?.1 { subject = "\(words): " }
      for group in order {
        guard let (kind, before, after) = grouped[group] else { continue }
        var values = [before, after].map { $0.isEmpty ? "none" : $0.joined(separator: " ") }
        if let role = colors[group] { values = [old, element].map { Self.color(role, of: $0) } }
        if group == "frame" { values = [old, element].map(Self.frame) }
        if group.hasPrefix(Self.runtimeAttribute) {
          values = [old, element].map { RuntimeAttribute(group, of: $0)?.words ?? "none" }
        }
        if group.hasSuffix(Self.leftOut) {
          values = [before, after].map { $0.isEmpty ? "none" : "\($0.count)" }
        }
        if group == Self.initialController { values = [before, after].map(controller) }
        // Colours are written in several ways.
        guard values.map(Self.plain)[0] != values.map(Self.plain)[1] else { continue }
        let name = group.hasPrefix(Self.runtimeAttribute) ? "runtime attribute" : group
        changes.append((kind, "\(subject)\(name) \(values[0]) → \(values[1])"))
      }
      return changes
    }

    /// What a controller is called, of which the identifier is given.
    private func controller(_ ids: [String]) -> String {
      ids.first.map { id in table[id] == nil ? id : "`\(table.name(id))`" } ?? "none"
    }

    /// A colour as it is, where names of the system stand for one that never changes.
    private static func plain(_ color: String) -> String {
      ["darkTextColor": "#000000", "lightTextColor": "#FFFFFF at 60 %"][color] ?? color
    }

    private static let runtimeAttribute = "userDefinedRuntimeAttributes."
    private static let initialController = "initial view controller"
    private static let leftOut = " left out"

    /// Whether an attribute is part of the frame that Interface Builder has stored.
    static func isStoredFrame(_ name: String) -> Bool { name.hasPrefix("frame.") }

    /// What a change of an attribute may do, and what to call it; parts of one thing have one name.
    private static func classify(
      _ name: String, of element: ElementRecord
    ) -> (String, ElementChange.Kind) {
      if name == "initialViewController" { return (initialController, .behaviour) }
      if element.kind == "document" { return (name, .bookkeeping) }
      let parts = name.split(separator: ".")
      if name.hasPrefix(runtimeAttribute), parts.count > 1 {
        return ("\(runtimeAttribute)\(parts[1])", .behaviour)
      }
      // What a variation leaves out: `default.constraints.exclude[2].reference`.
      if parts.count == 4, parts[3] == "reference", parts[2].hasPrefix("exclude") {
        return ("\(parts[1]) of the variation \(parts[0])\(leftOut)", .layout)
      }
      let base = name.split(separator: ".").first.map(String.init) ?? name
      if isStoredFrame(name) || name.hasPrefix("contentRect") {
        // Without constraints the frame is what places a view.
        let isPlacing =
          isView(element) && !element.kind.hasSuffix("Cell")
          && !element.kind.hasSuffix("ContentView")
          && element.properties["translatesAutoresizingMaskIntoConstraints"] != "NO"
        return ("frame", isPlacing ? .layout : .bookkeeping)
      }
      if base == "autoresizingMask" {
        let isUsed = element.properties["translatesAutoresizingMaskIntoConstraints"] != "NO"
        return (words(base), isUsed ? .layout : .bookkeeping)
      }
      if name.hasSuffix(".styles") { return ("styles of the text", .layout) }
      if bookkeeping.contains(base) || base.hasPrefix("simulated") { return (base, .bookkeeping) }
      if let role = colorRole(name) {
        return (words(role.replacingOccurrences(of: "state.normal.", with: "")), .looks)
      }
      if base.lowercased().hasSuffix("color") { return (words(base), .looks) }
      if behaviour.contains(base) || connections.contains(element.kind)
        || base.hasPrefix("accessibility") || base == "userDefinedRuntimeAttributes"
        || base == "userDefinedRuntimeAttribute"
        || !isView(element)
      {
        return (words(name), .behaviour)
      }
      if looks.contains(base) { return (words(base), .looks) }
      switch base {
      case "fontDescription", "font": return ("font", .layout)
      case "state":
        return (words(name.replacingOccurrences(of: "state.normal.", with: "")), .layout)
      default: return (words(name), .layout)
      }
    }

    private static let bookkeeping: Set<String> = [
      "misplaced", "ambiguous", "verifyAmbiguity", "point", "canvasLocation", "colorSpace",
      "customColorSpace", "sceneMemberID", "sceneID", "userLabel", "fixedFrame", "size",
      "modalPageSheetSize", "customModuleProvider",
    ]

    private static let behaviour: Set<String> = [
      "customClass", "customModule", "storyboardIdentifier",
      "reuseIdentifier", "restorationIdentifier", "userInteractionEnabled", "opaque",
      "clearsContextBeforeDrawing", "tag", "useStoryboardIdentifierAsRestorationIdentifier",
      "textInputTraits", "accessibility", "clipsSubviews", "selectionStyle", "enabled",
    ]

    private static let looks: Set<String> = [
      "alpha", "contentMode", "highlighted", "selected", "on", "shadowOffset",
      "showsTouchWhenHighlighted", "adjustsImageWhenHighlighted", "lineBreakMode", "textAlignment",
      "separatorStyle",
      "barStyle", "translucent", "blurEffect", "separatorInset", "showsVerticalScrollIndicator",
      "showsHorizontalScrollIndicator",
    ]

    /// The role of the colour that an attribute is part of: `textColor` of `textColor.red`.
    private static func colorRole(_ name: String) -> String? {
      let parts = name.split(separator: ".").dropLast()
      guard let last = parts.last, last.lowercased().hasSuffix("color") else { return nil }
      return parts.joined(separator: ".")
    }

    /// A colour by its name, or as `#RRGGBB`.
    static func color(_ role: String, of element: ElementRecord) -> String {
      func value(_ name: String) -> String? { element.properties["\(role).\(name)"] }
      if let name = value("name") ?? value("systemColor") ?? value("cocoaTouchSystemColor") {
        return name
      }
      let white = value("white").flatMap(Double.init)
      let parts = ["red", "green", "blue"].compactMap { value($0).flatMap(Double.init) ?? white }
      guard parts.count == 3 else { return "none" }
      let digits = parts.map { part in
        let text = String(Int((min(max(part, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
        return text.count < 2 ? "0\(text)" : text
      }
      let alpha = value("alpha").flatMap(Double.init) ?? 1
      return "#\(digits.joined())" + (alpha == 1 ? "" : " at \(number(alpha * 100)) %")
    }

    /// The frame that is stored.
    static func frame(_ element: ElementRecord) -> String {
      let parts = ["x", "y", "width", "height"].map { name in
        element.properties["frame.\(name)"].flatMap(Double.init).map(number) ?? "?"
      }
      return "(\(parts[0]) \(parts[1]); \(parts[2]) \(parts[3]))"
    }

    /// `numberOfLines` as `number of lines`.
    private static func words(_ name: String) -> String {
      var text = ""
      for character in name {
        if character.isUppercase {
          text += " \(character.lowercased())"
        } else {
          text.append(character == "." ? " " : character)
        }
      }
      return text
    }

    private static func shown(_ value: String, _ name: String) -> String {
      if let number = Double(value) { return Self.number(number) }
      let isText = ["text", "title", "placeholder", "prompt"].contains {
        name.lowercased().hasSuffix($0)
      }
      guard isText || value.contains(" ") else { return value }
      let line = value.replacingOccurrences(of: "\n", with: " ")
      return "“\(line.count > 40 ? line.prefix(39) + "…" : line)”"
    }

    /// A number with no more than two decimals.
    static func number(_ value: Double) -> String {
      let rounded = (value * 100).rounded() / 100
      let text =
        rounded == rounded.rounded() && abs(rounded) < 1e15
        ? String(Int(rounded)) : String(rounded)
      return text.replacingOccurrences(of: "-", with: "−")
    }
  }
#endif
