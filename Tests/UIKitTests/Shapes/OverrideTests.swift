import Foundation
import Testing
import UIKit

/// In UIKit every member of a class can be overridden.
///
/// Objective-C finds all of them when the program runs. Swift finds those in the body of an open class; the
/// sources named `Own…` beside this file override them all.
@Suite("Members that programs override")
struct OverrideTests {
  /// What is no class, or one that programs have no subclasses of.
  static let without: Set = [
    "UIPresentationController", "UISheetPresentationController", "UIPopoverPresentationController",
    "UIViewControllerTransitioningDelegate", "UIPercentDrivenInteractiveTransition",
    "UINavigationItem", "UIDatePicker", "UIPickerView", "UISplitViewController",
    "UIPageViewController", "UIVisualEffectView", "NSTextAttachment", "String",
    "UICollectionViewListCell", "AttributeScopes.UIKitAttributes", "CAKeyframeAnimation",
    "NSDiffableDataSourceSectionSnapshot", "NSLayoutManager", "NSTextStorage", "UIDynamicAnimator",
    "UIFocusGuide", "UIPasteboard", "UISearchTextField", "UIStoryboardSegue", "UITraitOverrides",
    "UIAlertAction", "UIAlertController", "UIHostingController", "UINavigationBarAppearance",
    "UIRefreshControl", "UISearchBar", "UISearchController", "UIToolbar",
    "NSCollectionLayoutBoundarySupplementaryItem", "NSCollectionLayoutDecorationItem",
    "NSCollectionLayoutDimension", "NSCollectionLayoutEdgeSpacing", "NSCollectionLayoutGroup",
    "NSCollectionLayoutItem", "NSCollectionLayoutSection", "NSCollectionLayoutSize",
    "NSCollectionLayoutSpacing", "NSCollectionLayoutSupplementaryItem",
    "NSDiffableDataSourceSnapshot", "UICollectionView.CellRegistration",
    "UICollectionView.SupplementaryRegistration", "UICollectionViewCompositionalLayout",
    "UICollectionViewCompositionalLayoutConfiguration", "UICollectionViewDiffableDataSource",
    "UITableViewDiffableDataSource",
    "CGAffineTransform", "NSAttributedString", "NSLayoutDimension", "NSLayoutXAxisAnchor",
    "NSLayoutYAxisAnchor",
    "UIButton.Configuration", "UICollectionViewDelegateFlowLayout", "UIColor", "UIFont", "UIImage",
    "UIImage.SymbolConfiguration",
    "UIAccessibility", "UIAccessibilityCustomAction", "UIBackgroundConfiguration",
    "UICubicTimingParameters", "UIListContentConfiguration", "UIListContentView",
    "UISpringTimingParameters", "UITableViewDataSource", "UITableViewDelegate",
    "UIViewPropertyAnimator", "UITraitCollection",
    "UIViewControllerTransitionCoordinator",
  ]

  /// What can't be overridden in UIKit either: constants and convenience initialisers.
  static let fixedInUIKit: Set = [
    "NSLayoutConstraint.init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)",
    "UICollectionViewLayoutAttributes.init(forCellWith:)",
    "UICollectionViewLayoutAttributes.init(forSupplementaryViewOfKind:with:)",
    "UIBarButtonItem.init(title:style:target:action:)",
    "UIResponder.keyboardWillShowNotification", "UIResponder.keyboardDidShowNotification",
    "UIResponder.keyboardWillHideNotification", "UIResponder.keyboardDidHideNotification",
    "UIResponder.keyboardWillChangeFrameNotification",
    "UIResponder.keyboardDidChangeFrameNotification",
    "UIResponder.keyboardFrameBeginUserInfoKey", "UIResponder.keyboardFrameEndUserInfoKey",
    "UIResponder.keyboardAnimationDurationUserInfoKey",
    "UIResponder.keyboardAnimationCurveUserInfoKey", "UIResponder.keyboardIsLocalUserInfoKey",
    "UIBarButtonItem.init(image:style:target:action:)",
    "UIBarButtonItem.init(barButtonSystemItem:target:action:)",
    "UIBarButtonItem.init(customView:)", "UIStackView.init(arrangedSubviews:)",
    "UIStackView.spacingUseDefault",
    "UIStackView.spacingUseSystem", "UIWindow.init()",
  ]

  @Test("Those of the article, but for those of which it says otherwise")
  func overridden() throws {
    let rows = try CoverageTests.rows().filter { $0.state != "absent" }
      .filter { !Self.without.contains($0.type) }
    let fixed = Set(
      rows.filter { $0.note.contains("can't be overridden") }.map { "\($0.type).\($0.member)" })
    let overrides = try Overrides.written()
    let members = Set(rows.map { "\($0.type).\(Overrides.plain($0.member))" })
    #expect(members.count > 350)
    #expect(
      members.subtracting(overrides).subtracting(fixed).subtracting(Self.fixedInUIKit).sorted()
        == [])
    #expect(fixed.intersection(overrides).sorted() == [])
    #expect(fixed.union(Self.fixedInUIKit).subtracting(members).sorted() == [])
  }
}

/// The members that sources override, as `UIView.addSubview(_:)`, read from their formatted text.
enum Overrides {
  static func written() throws -> Set<String> {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    var names: Set<String> = []
    for file in try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil) where file.lastPathComponent.hasPrefix("Own")
    {
      names.formUnion(members(in: try String(contentsOf: file, encoding: .utf8)))
    }
    return names
  }

  /// A member of the article without the types that tell two of one name apart.
  static func plain(_ member: String) -> String {
    member.replacing(#/: \w+, /#) { _ in ":" }
  }

  private static func members(in text: String) -> Set<String> {
    var owner = ""
    var names: Set<String> = []
    for line in text.replacing(/\n {4,}/, with: "").split(separator: "\n") {
      if let match = line.firstMatch(of: /class Own(\w+):/) {
        owner = String(match.1)
      } else if let match = line.firstMatch(of: /^  override (?:class )?var `?(\w+)/) {
        names.insert("\(owner).\(match.1)")
      } else if let match = line.firstMatch(
        of: /^  (?:override |required )+(?:class )?(?:func )?(\w+)\??\(/)
      {
        names.insert("\(owner).\(match.1)(\(labels(line[match.range.upperBound...])))")
      }
    }
    return names
  }

  /// The labels of parameters, of which a declaration goes on after its opening bracket.
  private static func labels(_ text: Substring) -> String {
    var depth = 0
    /// Whether it is in a label, behind one, or in a type.
    var part = 0
    var labels = ""
    for character in text {
      switch character {
      case ")" where depth == 0: return labels
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      case "," where depth == 0: part = 0
      case ":" where part < 2:
        labels.append(":")
        part = 2
      case " " where part == 0 && labels.last != ":" && !labels.isEmpty: part = 1
      case " ": break
      default: if part == 0 { labels.append(character) }
      }
    }
    return labels
  }
}
