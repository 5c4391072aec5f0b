import Foundation
import LayoutKit

extension WayIn {
  static var all: [WayIn] {
    #if canImport(Darwin)
      dsl + anchors + constraints + formats + settings
    #else
      dsl + anchors + constraints + formats + settings + snapKit + uiKit + documents
    #endif
  }

  /// The statements of `view.layout`.
  static let dsl: [WayIn] = [
    WayIn("make: nan", .notFinite, ["first", "second"]) {
      $0.a.layout.make { [b = $0.b] in $0.top.equalTo(b).offset(CGFloat.nan) }
    },
    WayIn("make: an offset too large", .outOfRange, ["first", "second"]) {
      $0.a.layout.make { [b = $0.b] in $0.top.equalTo(b).offset(1e13) }
    },
    WayIn("make: a multiplier", .notFinite, ["first", "second"]) {
      $0.a.layout.make { [b = $0.b] in $0.width.equalTo(b).multipliedBy(CGFloat.infinity) }
    },
    WayIn("make: a priority", .priorityOutOfRange, ["first", "second"]) {
      $0.a.layout.make { [b = $0.b] in $0.width.equalTo(b).priority(1001) }
    },
    WayIn("make: a side with a size", .illegalPairing, ["first", "second"]) {
      $0.a.layout.make { [b = $0.b] in $0.attributes([.left]).equalTo(b.layout.attributes([.width]))
      }
    },
    WayIn("make: left with leading", .illegalPairing, ["first", "second"]) {
      $0.a.layout.make { [b = $0.b] in $0.left.equalTo(b.layout.leading) }
    },
    WayIn("make: no times a location", .illegalPairing, ["first", "second"]) {
      $0.a.layout.make { [b = $0.b] in $0.left.equalTo(b).multipliedBy(0) }
    },
    WayIn("make: a chain that ends early", .incompleteStatement, ["first"]) {
      $0.a.layout.make { _ = $0.left }
    },
    WayIn("make: no superview", .missingSuperview, ["stranger"]) {
      $0.stranger.layout.make { $0.edges.equalToSuperview() }
      $0.root.addSubview($0.stranger)
    },
    WayIn("make: a stranger", .noCommonSuperview, ["first", "stranger"]) {
      $0.a.layout.make { [stranger = $0.stranger] in $0.left.equalTo(stranger) }
    },
    WayIn("update", .notFinite, ["first", "root"]) {
      $0.a.layout.make { $0.top.equalToSuperview() }
      $0.a.layout.update { $0.top.equalToSuperview().offset(CGFloat.nan) }
    },
    WayIn("remake", .notFinite, ["first", "root"]) {
      $0.a.layout.remake { $0.top.equalToSuperview().offset(CGFloat.nan) }
    },
    WayIn("prepare", .notFinite, ["first", "root"]) {
      $0.kept.append($0.a.layout.prepare { $0.top.equalToSuperview().offset(CGFloat.nan) })
    },
    WayIn("state", .notFinite, ["first", "root"]) {
      $0.a.layout.state("open") { $0.top.equalToSuperview().offset(CGFloat.nan) }
    },
    WayIn("group", .notFinite, ["first", "second"]) { stage in
      _ = ConstraintGroup {
        $0.make(stage.a) { $0.top.equalTo(stage.b).offset(CGFloat.nan) }
      }
    },
    WayIn("guide", .notFinite, ["guide"]) {
      let guide = LayoutGuide()
      guide.identifier = "guide"
      guide.layout.make { $0.width.equalTo(CGFloat.nan) }
      $0.root.addLayoutGuide(guide)
    },
    WayIn("handle: constant", .notFinite, ["first", "second"]) { stage in
      let handle = stage.a.layout.make { $0.top.equalTo(stage.b) }
      handle.constant = .nan
    },
    WayIn("handle: multiplier", .notFinite, ["first", "second"]) { stage in
      let handle = stage.a.layout.make { $0.width.equalTo(stage.b) }
      handle.multiplier = .nan
    },
    WayIn("handle: priority", .priorityOutOfRange, ["first", "second"]) { stage in
      let handle = stage.a.layout.make { $0.top.equalTo(stage.b) }
      handle.update(priority: 2000)
    },
  ]

  /// The anchors of views and guides.
  static let anchors: [WayIn] = [
    WayIn("anchor: nan", .notFinite, ["first", "second"]) {
      $0.a.topAnchor.constraint(equalTo: $0.b.topAnchor, constant: .nan).isActive = true
    },
    WayIn("anchor: a length", .notFinite, ["first"]) {
      $0.a.widthAnchor.constraint(equalToConstant: .infinity).isActive = true
    },
    WayIn("anchor: a multiplier", .outOfRange, ["first", "second"]) {
      $0.a.widthAnchor.constraint(equalTo: $0.b.widthAnchor, multiplier: 1e10).isActive = true
    },
    WayIn("anchor: a priority", .priorityOutOfRange, ["first", "second"]) {
      let constraint = $0.a.topAnchor.constraint(equalTo: $0.b.topAnchor)
      constraint.priority = LayoutPriority(0)
    },
    WayIn("anchor: left with leading", .illegalPairing, ["first", "second"]) {
      $0.a.leftAnchor.constraint(equalTo: $0.b.leadingAnchor).isActive = true
    },
    WayIn("anchor: a stranger", .noCommonSuperview, ["first", "stranger"]) {
      $0.a.leftAnchor.constraint(equalTo: $0.stranger.leftAnchor).isActive = true
    },
    WayIn("anchor: a stranger first", .noCommonSuperview, ["stranger", "first"]) {
      $0.stranger.leftAnchor.constraint(equalTo: $0.a.leftAnchor).isActive = true
    },
    WayIn("anchor: one that is gone", .itemGone, ["first"]) {
      let anchor = { View().leftAnchor }()
      $0.a.leftAnchor.constraint(equalTo: anchor).isActive = true
    },
    WayIn("anchor: one that is gone first", .itemGone, ["first"]) {
      let anchor = { View().leftAnchor }()
      anchor.constraint(equalTo: $0.a.leftAnchor).isActive = true
    },
    WayIn("anchor: the constant of one that is gone", .notFinite, ["first"]) {
      let anchor = { View().leftAnchor }()
      let constraint = anchor.constraint(equalTo: $0.a.leftAnchor)
      constraint.constant = .nan
    },
    WayIn("anchor: a guide that comes later", .notFinite, ["guide"]) {
      let guide = LayoutGuide()
      guide.identifier = "guide"
      guide.widthAnchor.constraint(equalToConstant: .nan).isActive = true
      $0.root.addLayoutGuide(guide)
    },
    WayIn("activate", .notFinite, ["first", "second"]) {
      LayoutConstraint.activate([
        $0.a.topAnchor.constraint(equalTo: $0.b.topAnchor, constant: .nan)
      ])
    },
    WayIn("addConstraint", .notFinite, ["first", "second"]) {
      $0.root.addConstraint($0.a.topAnchor.constraint(equalTo: $0.b.topAnchor, constant: .nan))
    },
    WayIn("addConstraints", .notFinite, ["first", "second"]) {
      $0.root.addConstraints([
        $0.a.topAnchor.constraint(equalTo: $0.b.topAnchor, constant: .nan)
      ])
    },
    WayIn("addConstraint: to a view that isn't above", .noCommonSuperview, ["first", "second"]) {
      $0.a.addConstraint($0.a.topAnchor.constraint(equalTo: $0.b.topAnchor))
    },
  ]

  /// Constraints made of items and attributes.
  static let constraints: [WayIn] = [
    WayIn("constraint: a location alone", .illegalPairing, ["first"]) {
      LayoutConstraint(
        item: $0.a, attribute: .left, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
        multiplier: 1, constant: 0
      ).isActive = true
    },
    WayIn("constraint: a side with a size", .illegalPairing, ["first", "second"]) {
      LayoutConstraint(
        item: $0.a, attribute: .left, relatedBy: .equal, toItem: $0.b, attribute: .width,
        multiplier: 1, constant: 0
      ).isActive = true
    },
    WayIn("constraint: no attribute", .illegalPairing, ["first", "second"]) {
      LayoutConstraint(
        item: $0.a, attribute: .left, relatedBy: .equal, toItem: $0.b, attribute: .notAnAttribute,
        multiplier: 1, constant: 0
      ).isActive = true
    },
    WayIn("constraint: no times a location", .illegalPairing, ["first", "second"]) {
      LayoutConstraint(
        item: $0.a, attribute: .left, relatedBy: .equal, toItem: $0.b, attribute: .left,
        multiplier: 0, constant: 0
      ).isActive = true
    },
    WayIn("constraint: nan", .notFinite, ["first", "second"]) {
      LayoutConstraint(
        item: $0.a, attribute: .left, relatedBy: .equal, toItem: $0.b, attribute: .left,
        multiplier: .nan, constant: 0
      ).isActive = true
    },
  ]

  /// Visual formats.
  static let formats: [WayIn] = [
    .format("format: not closed") {
      _ = LayoutConstraint.constraints(withVisualFormat: "|-[a]-(", views: ["a": $0.a])
    },
    .format("format: nan") {
      _ = LayoutConstraint.constraints(
        withVisualFormat: "|-(m)-[a]", metrics: ["m": .nan], views: ["a": $0.a])
    },
    .format("format: an unknown view") {
      _ = LayoutConstraint.constraints(withVisualFormat: "|-[c]", views: ["a": $0.a])
    },
  ]

  /// Properties of views, which know of no line.
  static let settings: [WayIn] = [
    .property("frame", .notFinite, ["first"]) { $0.a.frame.origin.x = .nan },
    .property("frame: below 0", .negativeSize, ["first"]) { $0.a.frame.size.width = -1 },
    .property("bounds", .notFinite, ["first"]) { $0.a.bounds.origin.x = .infinity },
    .property("center", .notFinite, ["first"]) { $0.a.center.x = .nan },
    .property("layoutMargins", .notFinite, ["first"]) { $0.a.layoutMargins.left = .nan },
    .property("hugging", .priorityOutOfRange, ["first"]) {
      $0.a.setContentHuggingPriority(LayoutPriority(1001), for: .horizontal)
    },
    .property("compression resistance", .priorityOutOfRange, ["first"]) {
      $0.a.setContentCompressionResistancePriority(LayoutPriority(-1), for: .vertical)
    },
    .property("stack: spacing", .notFinite, ["stack"]) { stage in
      let stack = StackView(arrangedSubviews: [View()])
      stack.name = "stack"
      stage.root.addSubview(stack)
      stack.spacing = .nan
    },
    .property("stack: margins", .notFinite, ["stack"]) { stage in
      let stack = StackView(arrangedSubviews: [View()])
      stack.name = "stack"
      stack.layoutMargins.top = .infinity
      stage.root.addSubview(stack)
    },
    .property("scroll view: inset", .notFinite, ["scroll"]) { stage in
      let scroll = ScrollView()
      scroll.name = "scroll"
      scroll.contentInset.top = .nan
      stage.root.addSubview(scroll)
    },
    .property("scroll view: offset", .notFinite, ["scroll"]) { stage in
      let scroll = ScrollView()
      scroll.name = "scroll"
      scroll.contentOffset.x = .nan
      stage.root.addSubview(scroll)
    },
  ]
}
