import Foundation

/// What a page says in words: the sum behind each number, and what clashes with its repairs.
struct InspectorReasons: Encodable {
  /// By the places of views, then by the part: `width 343 = superview 375 − 16 (Card.swift:31)`.
  private var sums: [String: [String: String]] = [:]
  private var clashes: [ClashText] = []

  fileprivate struct ClashText: Encodable {
    var places: [Int]
    var arithmetic: String
    var rule: String
    var repairs: [RepairText]
  }

  fileprivate struct RepairText: Encodable {
    var text: String
    var place: Int
    var constant: Double?
    var priority: Double?
  }

  /// For how many views sums are found out.
  private static var viewLimit: Int { 400 }

  init(_ snapshot: LayoutSnapshot) {
    clashes = snapshot.clashes(repairing: 20).map { clash in
      ClashText(
        places: clash.places, arithmetic: clash.arithmetic, rule: clash.rule,
        repairs: clash.repairs.prefix(6).map(RepairText.init))
    }
    guard snapshot.views.count <= Self.viewLimit else { return }
    var system = ConstraintSystem(snapshot)
    system.findAllDetermining()
    for (place, view) in snapshot.views.enumerated() where !view.findings.isEmpty {
      for finding in view.findings where finding.alternative == nil {
        let attribute = finding.part.ofRectangle
        let quantity = snapshot.quantity(attribute, of: LayoutSnapshot.Reference(view: place))
        guard let sum = system.derivation(of: quantity) else { continue }
        sums["\(place)", default: [:]][finding.part.rawValue] =
          system.step(of: quantity, named: attribute.rawValue, subject: "", sum).text
      }
    }
  }
}

extension InspectorReasons.RepairText {
  init(_ repair: LayoutSnapshot.Clash.Repair) {
    text = "\(repair)"
    place = repair.place
    switch repair.change {
    case .constant(let constant): self.constant = constant
    case .priority(let priority): self.priority = priority
    }
  }
}
