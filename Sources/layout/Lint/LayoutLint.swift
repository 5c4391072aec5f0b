#if !canImport(Darwin)
  import Foundation
  import InterfaceBuilder
  import InterfaceCanvas
  import LayoutInspector
  import LayoutKit

  /// Lays a document out on devices and looks at what people would see.
  struct LayoutLint {
    private let source: DocumentSource
    private let rules: Set<DocumentRule>
    private let lines: [String: ElementRecord]

    init(_ source: DocumentSource, _ rules: Set<DocumentRule>) {
      self.source = source
      self.rules = rules
      lines = Dictionary(ElementRecord.all(of: source.document).map { ($0.id, $0) }) { first, _ in
        first
      }
    }

    /// Something to say of a view, on some devices.
    private struct Remark: Hashable {
      /// What it is on other devices too, where numbers are others.
      var key: Remark {
        rule == .overlap ? self : Remark(rule: rule, line: line, message: "", hint: "")
      }

      var rule: DocumentRule
      var line: Int
      var message: String
      var hint: String
    }

    func findings(on devices: [LayoutEnvironment.Device]) -> [DocumentFinding] {
      var found: [Remark: [String]] = [:]
      var order: [Remark] = []
      for device in devices {
        let canvas = DocumentCanvas(source.document, in: LayoutEnvironment(device: device))
        var seen: Set<Remark> = []
        for remark in canvas.scenes.flatMap(remarks) where seen.insert(remark.key).inserted {
          if found[remark.key] == nil { order.append(remark) }
          found[remark.key, default: []].append(device.rawValue)
        }
      }
      return order.map { remark in
        let names = found[remark.key] ?? []
        let place =
          names.count == devices.count ? "" : " (on \(names.joined(separator: ", ")))"
        return DocumentFinding(
          severity: .note, kind: remark.rule.rawValue, path: source.path, line: remark.line,
          message: remark.message + place, hint: remark.hint)
      }
    }

    private func remarks(_ scene: CanvasScene) -> [Remark] {
      var remarks = conflicts(scene)
      let usual = look(scene, .textCut)
      remarks += usual
      if rules.contains(.overlap) || rules.contains(.smallTarget) {
        remarks += geometryRemarks(scene)
      }
      remarks += mirrored(scene, besides: remarks)
      scene.window.onDiagnostic = { _ in }
      let known = Set(usual.map(\.line))
      if rules.contains(.textCutLarge) {
        scene.window.environment.contentSizeCategory = .accessibilityExtraExtraExtraLarge
        remarks += look(scene, .textCutLarge).filter { !known.contains($0.line) }
      }
      scene.window.onDiagnostic = nil
      return remarks.filter { rules.contains($0.rule) }
    }

    /// What is otherwise where one reads from right to left.
    private func mirrored(_ scene: CanvasScene, besides usual: [Remark]) -> [Remark] {
      guard !rules.isDisjoint(with: [.textCutRightToLeft, .conflict, .overlap]) else { return [] }
      let direction = scene.window.userInterfaceLayoutDirection
      scene.window.userInterfaceLayoutDirection = .rightToLeft
      defer { scene.window.userInterfaceLayoutDirection = direction }
      var remarks = conflicts(scene)
      if rules.contains(.overlap) {
        remarks += geometryRemarks(scene).filter { $0.rule == .overlap }
      }
      for place in remarks.indices {
        remarks[place].message += " It is so where one reads from right to left."
      }
      remarks += look(scene, .textCutRightToLeft)
      func likeness(_ remark: Remark) -> [String] {
        let isText = remark.rule == .textCutRightToLeft || remark.rule == .textCut
        return [isText ? "text" : remark.rule.rawValue, "\(remark.line)"]
      }
      let known = Set(usual.map(likeness))
      return remarks.filter { !known.contains(likeness($0)) }
    }

    /// Lays the scene out.
    ///
    /// - Returns: The required constraints that contradict each other.
    private func conflicts(_ scene: CanvasScene) -> [Remark] {
      var remarks: [Remark] = []
      scene.window.onDiagnostic = { diagnostic in
        guard case .unsatisfiable = diagnostic.kind else { return }
        remarks.append(
          Remark(
            rule: .conflict, line: diagnostic.source?.line ?? 0, message: diagnostic.message,
            hint: diagnostic.hint))
      }
      scene.window.layoutIfNeeded()
      scene.window.onDiagnostic = { _ in }
      return remarks
    }

    /// The texts that are cut off now.
    private func look(_ scene: CanvasScene, _ rule: DocumentRule) -> [Remark] {
      let (snapshot, identifiers) = picture(scene)
      let ending: String
      switch rule {
      case .textCutLarge: ending = " at the largest text size"
      case .textCutRightToLeft: ending = " where one reads from right to left"
      default: ending = ""
      }
      return snapshot.lint([.truncated]).compactMap { finding in
        guard let place = finding.item?.view, let element = element(place, identifiers) else {
          return nil
        }
        return Remark(
          rule: rule, line: element.line, message: "\(element.name) cuts its text off\(ending).",
          hint: "Let it have more lines, or more room.")
      }
    }

    /// What lies on each other, and what is too small to touch.
    private func geometryRemarks(_ scene: CanvasScene) -> [Remark] {
      let (snapshot, identifiers) = picture(scene)
      var remarks: [Remark] = []
      for finding in snapshot.lint([.overlap]) {
        guard let place = finding.item?.view, let element = element(place, identifiers) else {
          continue
        }
        remarks.append(
          Remark(
            rule: .overlap, line: element.line, message: finding.message,
            hint: "Keep them apart by a constraint between them."))
      }
      for (place, view) in snapshot.views.enumerated() {
        guard let id = identifiers[place], let element = lines[id], element.kind == "button",
          !view.isHidden, min(view.frame.width, view.frame.height) < 43.9
        else { continue }
        let size = [view.frame.width, view.frame.height].map { ElementWords.number(Double($0)) }
        remarks.append(
          Remark(
            rule: .smallTarget, line: element.line,
            message: "\(element.name) is \(size[0]) × \(size[1]) points; fingers need 44 × 44.",
            hint: "Make it larger, or let its bounds reach further."))
      }
      return remarks
    }

    private func picture(_ scene: CanvasScene) -> (LayoutSnapshot, [String?]) {
      let scene = DocumentScene(scene, of: source, on: nil, detail: .frames)
      return (scene.snapshot, scene.identifiers)
    }

    /// The element of a view, or of the one around it.
    private func element(_ place: Int, _ identifiers: [String?]) -> ElementRecord? {
      identifiers[...place].last { $0 != nil }.flatMap { $0 }.flatMap { lines[$0] }
    }
  }
#endif
