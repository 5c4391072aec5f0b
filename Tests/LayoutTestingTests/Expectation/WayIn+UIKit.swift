#if !canImport(Darwin)
  import Foundation
  import InterfaceBuilder
  import LayoutKit
  import SnapKit
  import UIKit

  extension WayIn {
    /// The names of SnapKit.
    static let snapKit: [WayIn] = [
      WayIn("SnapKit: nan", .notFinite, ["first", "root"]) {
        $0.a.snp.makeConstraints { $0.top.equalToSuperview().offset(CGFloat.nan) }
      },
      WayIn("SnapKit: a priority", .priorityOutOfRange, ["first", "second"]) { stage in
        stage.a.snp.makeConstraints { $0.top.equalTo(stage.b).priority(1500) }
      },
      WayIn("SnapKit: divided by 0", .notFinite, ["first", "second"]) { stage in
        stage.a.snp.makeConstraints { $0.width.equalTo(stage.b).dividedBy(0) }
      },
      WayIn("SnapKit: no superview", .missingSuperview, ["stranger"]) {
        $0.stranger.snp.makeConstraints { $0.edges.equalToSuperview() }
        $0.root.addSubview($0.stranger)
      },
      WayIn("SnapKit: a stranger", .noCommonSuperview, ["first", "stranger"]) { stage in
        stage.a.snp.makeConstraints { $0.left.equalTo(stage.stranger) }
      },
      WayIn("SnapKit: a side with a size", .illegalPairing, ["first", "second"]) { stage in
        stage.a.snp.makeConstraints { $0.left.equalTo(stage.b.snp.width) }
      },
      WayIn("SnapKit: a middle with margins", .illegalPairing, ["first", "second"]) { stage in
        stage.a.snp.makeConstraints { $0.center.equalTo(stage.b.snp.centerWithinMargins) }
      },
      WayIn("SnapKit: a chain that ends early", .incompleteStatement, ["first"]) {
        $0.a.snp.makeConstraints { _ = $0.left }
      },
      WayIn("SnapKit: a chain that is related too late", .incompleteStatement, ["first"]) { stage in
        var chain: ConstraintMakerExtendable?
        stage.a.snp.makeConstraints {
          chain = $0.top
          chain?.equalToSuperview()
        }
        chain?.equalTo(stage.b)
      },
      WayIn("SnapKit: remake", .notFinite, ["first", "root"]) {
        $0.a.snp.remakeConstraints { $0.top.equalToSuperview().offset(CGFloat.nan) }
      },
      WayIn("SnapKit: update", .notFinite, ["first", "root"]) {
        $0.a.snp.makeConstraints { $0.top.equalToSuperview() }
        $0.a.snp.updateConstraints { $0.top.equalToSuperview().offset(CGFloat.nan) }
      },
      WayIn("SnapKit: prepare", .notFinite, ["first", "root"]) {
        for constraint in $0.a.snp.prepareConstraints({
          $0.top.equalToSuperview().offset(CGFloat.nan)
        }) { constraint.activate() }
      },
      WayIn("SnapKit: an offset later", .notFinite, ["first", "root"]) {
        $0.a.snp.prepareConstraints { $0.top.equalToSuperview() }[0].update(offset: CGFloat.nan)
      },
      WayIn("SnapKit: a priority later", .priorityOutOfRange, ["first", "root"]) {
        $0.a.snp.prepareConstraints { $0.top.equalToSuperview() }[0].update(priority: 1001)
      },
      .property("SnapKit: hugging", .priorityOutOfRange, ["first"]) {
        $0.a.snp.contentHuggingHorizontalPriority = 1001
      },
    ]

    /// The names of UIKit.
    static let uiKit: [WayIn] = [
      WayIn("UIKit: nan", .notFinite, ["first", "second"]) {
        NSLayoutConstraint(
          item: $0.a as Any, attribute: .left, relatedBy: .equal, toItem: $0.b as Any,
          attribute: .left, multiplier: 1, constant: .nan
        ).isActive = true
      },
      WayIn("UIKit: no view", .illegalPairing, ["first"]) {
        NSLayoutConstraint(
          item: $0.a as Any, attribute: .left, relatedBy: .equal, toItem: nil, attribute: .left,
          multiplier: 1, constant: 0
        ).isActive = true
      },
      WayIn("UIKit: a priority", .priorityOutOfRange, ["first", "second"]) {
        let constraint = $0.a.topAnchor.constraint(equalTo: $0.b.topAnchor)
        constraint.priority = UILayoutPriority(1001)
      },
      .format("UIKit: a format") {
        _ = NSLayoutConstraint.constraints(
          withVisualFormat: "|-[a", options: [], metrics: nil, views: ["a": $0.a as Any])
      },
      .property("UIKit: a stack's spacing", .notFinite, ["stack"]) {
        let stack = UIStackView(arrangedSubviews: [UIView()])
        stack.name = "stack"
        $0.root.addSubview(stack)
        stack.spacing = .nan
      },
    ]

    /// Documents of Interface Builder.
    static let documents: [WayIn] = [
      document("a constant", #"constant="nan""#),
      document("a priority", #"priority="1001""#),
      document("an item that isn't there", #"secondItem="x""#),
    ]

    private static func document(_ words: String, _ attribute: String) -> WayIn {
      .property("document: \(words)", .document, []) { stage in
        let text = """
          <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" useAutolayout="YES"><objects>
          <view id="v"><subviews><view id="w"/></subviews><constraints>
          <constraint id="c" firstItem="w" firstAttribute="width" \(attribute)/>
          </constraints></view></objects></document>
          """
        let objects = UINib(data: Data(text.utf8), bundle: nil).instantiate(withOwner: nil)
        for case let view as UIView in objects { stage.root.addSubview(view) }
      }
    }
  }
#endif
