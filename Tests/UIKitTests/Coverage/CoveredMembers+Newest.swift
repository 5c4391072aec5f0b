import Foundation
import UIKit

/// The members that traits, attributed texts and lists have besides.
extension CoveredMembers {
  static var newest: [String: [CoveredMember]] {
    [
      "UIView": [
        CoveredMember("traitOverrides", { (it: UIView) in it.traitOverrides }),
        CoveredMember("updateTraitsIfNeeded()", { (it: UIView) in it.updateTraitsIfNeeded }),
        CoveredMember(
          "registerForTraitChanges(_:action:)",
          { (it: UIView) in it.registerForTraitChanges([], action: Selector("x")) }),
        CoveredMember(
          "unregisterForTraitChanges(_:)",
          { (it: UIView) in
            it.unregisterForTraitChanges(it.registerForTraitChanges([], action: Selector("x")))
          }),
        CoveredMember("focusEffect", { (it: UIView) in it.focusEffect }),
      ],
      "UIViewController": [
        CoveredMember("traitOverrides", { (it: UIViewController) in it.traitOverrides }),
        CoveredMember(
          "overrideTraitCollection(forChild:)",
          { (it: UIViewController) in it.overrideTraitCollection(forChild: it) }),
      ],
      "UIButton": [
        CoveredMember(
          "systemButton(with:target:action:)",
          { UIButton.systemButton(with: UIImage(), target: nil, action: nil) })
      ],
      "UIControl": [
        CoveredMember(
          "removeAction(identifiedBy:for:)",
          { (it: UIControl) in it.removeAction(identifiedBy: .init("a"), for: .touchUpInside) })
      ],
      "UISplitViewController": [
        CoveredMember(
          "displayModeButtonItem", { (it: UISplitViewController) in it.displayModeButtonItem })
      ],
      "UITraitCollection": [
        CoveredMember(
          "subscript(_:)", { (it: UITraitCollection) in it[UITraitHorizontalSizeClass.self] }),
        CoveredMember("init(mutations:)", { UITraitCollection { $0.userInterfaceStyle = .dark } }),
        CoveredMember(
          "modifyingTraits(_:)",
          { (it: UITraitCollection) in it.modifyingTraits { $0.userInterfaceStyle = .dark } }),
        CoveredMember(
          "changedTraits(from:)", { (it: UITraitCollection) in it.changedTraits(from: nil) }),
        CoveredMember(
          "systemTraitsAffectingColorAppearance",
          { UITraitCollection.systemTraitsAffectingColorAppearance }),
      ],
      "UITraitOverrides": [
        CoveredMember(
          "contains(_:)", { (it: UITraitOverrides) in it.contains(UITraitDisplayScale.self) }),
        CoveredMember(
          "remove(_:)",
          { (it: UITraitOverrides) in
            var own = it
            own.remove(UITraitDisplayScale.self)
          }),
        CoveredMember("horizontalSizeClass", { (it: UITraitOverrides) in it.horizontalSizeClass }),
      ],
      "AttributeScopes.UIKitAttributes": [
        CoveredMember("font", { \AttributeScopes.UIKitAttributes.font }),
        CoveredMember("foregroundColor", { \AttributeScopes.UIKitAttributes.foregroundColor }),
        CoveredMember("backgroundColor", { \AttributeScopes.UIKitAttributes.backgroundColor }),
        CoveredMember("kern", { \AttributeScopes.UIKitAttributes.kern }),
        CoveredMember("underlineStyle", { \AttributeScopes.UIKitAttributes.underlineStyle }),
        CoveredMember("paragraphStyle", { \AttributeScopes.UIKitAttributes.paragraphStyle }),
        CoveredMember("attachment", { \AttributeScopes.UIKitAttributes.attachment }),
      ],
      "NSAttributedString": [
        CoveredMember("init(_: AttributedString)", { NSAttributedString(AttributedString("a")) })
      ],
      "NSDiffableDataSourceSectionSnapshot": [
        CoveredMember(
          "append(_:to:)",
          { (it: NSDiffableDataSourceSectionSnapshot<Int>) in
            var own = it
            own.append([1])
          }),
        CoveredMember(
          "expand(_:)",
          { (it: NSDiffableDataSourceSectionSnapshot<Int>) in
            var own = it
            own.expand([1])
          }),
        CoveredMember(
          "visibleItems", { (it: NSDiffableDataSourceSectionSnapshot<Int>) in it.visibleItems }),
        CoveredMember(
          "snapshot(of:includingParent:)",
          { (it: NSDiffableDataSourceSectionSnapshot<Int>) in it.snapshot(of: 1) }),
      ],
      "UICollectionViewDiffableDataSource": [
        CoveredMember(
          "apply(_:to:animatingDifferences:completion:)",
          { (it: UICollectionViewDiffableDataSource<Int, Int>) in
            it.apply(NSDiffableDataSourceSectionSnapshot(), to: 0)
          }),
        CoveredMember(
          "snapshot(for:)",
          { (it: UICollectionViewDiffableDataSource<Int, Int>) in it.snapshot(for: 0) }),
        CoveredMember(
          "sectionSnapshotHandlers",
          { (it: UICollectionViewDiffableDataSource<Int, Int>) in it.sectionSnapshotHandlers }),
        CoveredMember(
          "reorderingHandlers",
          { (it: UICollectionViewDiffableDataSource<Int, Int>) in it.reorderingHandlers }),
      ],
      "UIPasteboard": [
        CoveredMember("types", { (it: UIPasteboard) in it.types }),
        CoveredMember(
          "contains(pasteboardTypes:)", { (it: UIPasteboard) in it.contains(pasteboardTypes: []) }),
      ],
      "UISearchTextField": [
        CoveredMember("tokens", { (it: UISearchTextField) in it.tokens })
      ],
      "UIFocusGuide": [
        CoveredMember(
          "preferredFocusEnvironments", { (it: UIFocusGuide) in it.preferredFocusEnvironments })
      ],
      "UIDynamicAnimator": [
        CoveredMember("behaviors", { (it: UIDynamicAnimator) in it.behaviors })
      ],
      "CAKeyframeAnimation": [
        CoveredMember("path", { (it: CAKeyframeAnimation) in it.path }),
        CoveredMember("rotationMode", { (it: CAKeyframeAnimation) in it.rotationMode }),
      ],
      "NSLayoutManager": [
        CoveredMember(
          "usedRect(for:)", { (it: NSLayoutManager) in it.usedRect(for: NSTextContainer()) }),
        CoveredMember(
          "boundingRect(forGlyphRange:in:)",
          { (it: NSLayoutManager) in
            it.boundingRect(forGlyphRange: NSRange(), in: NSTextContainer())
          }),
        CoveredMember(
          "lineFragmentRect(forGlyphAt:effectiveRange:)",
          { (it: NSLayoutManager) in it.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil) }),
        CoveredMember(
          "lineFragmentUsedRect(forGlyphAt:effectiveRange:)",
          { (it: NSLayoutManager) in it.lineFragmentUsedRect(forGlyphAt: 0, effectiveRange: nil) }),
        CoveredMember(
          "enumerateLineFragments(forGlyphRange:using:)",
          { (it: NSLayoutManager) in
            it.enumerateLineFragments(forGlyphRange: NSRange()) { _, _, _, _, _ in }
          }),
        CoveredMember(
          "glyphIndex(for:in:)",
          { (it: NSLayoutManager) in it.glyphIndex(for: .zero, in: NSTextContainer()) }),
        CoveredMember(
          "location(forGlyphAt:)", { (it: NSLayoutManager) in it.location(forGlyphAt: 0) }),
      ],
      "NSTextStorage": [
        CoveredMember(
          "addLayoutManager(_:)", { (it: NSTextStorage) in it.addLayoutManager(NSLayoutManager()) })
      ],
      "UITextView": [
        CoveredMember("layoutManager", { (it: UITextView) in it.layoutManager }),
        CoveredMember("textStorage", { (it: UITextView) in it.textStorage }),
        CoveredMember(
          "init(usingTextLayoutManager:)", { UITextView(usingTextLayoutManager: false) }),
      ],
      "UIStoryboardSegue": [
        CoveredMember("perform()", { (it: UIStoryboardSegue) in it.perform() })
      ],
    ]
  }
}
