import Foundation
import LayoutKit
import StandardViews
import TestSupport

@testable import ViewTree

/// A tree that is edited at random, and laid out now and then, as a program might.
///
/// Each edit follows from a number of its own, so that any of them can be left out of a program to
/// find the few that matter.
final class TwinWorld {
  let window: Window
  var environment = LayoutEnvironment(size: CGSize(width: 390, height: 400), scale: 2)
  var views: [TwinView] = []
  /// The constraints that were ever active, in the order of their last activation.
  var constraints: [LayoutConstraint] = []
  /// What was done, one line an edit.
  private(set) var log: [String] = []
  /// How often the layout has given up, as views ask for another one in every layout.
  private(set) var loopCount = 0

  init() {
    window = Window(environment: environment)
    window.name = "window"
    window.onDiagnostic = { [unowned self] in if $0.kind == .layoutLoop { loopCount += 1 } }
  }

  /// Carries out the edits of a program.
  convenience init(_ program: [UInt64]) {
    self.init()
    for edit in program { self.edit(edit) }
  }

  func edit(_ seed: UInt64) {
    for view in views where view.view.translatesAutoresizingMaskIntoConstraints {
      view.frame = view.view.frame
    }
    var random = SplitMix64(seed: seed)
    log.append(edit(using: &random))
    for constraint in constraints
    where constraint.isActive && (constraint.tiesArrangedInFlow || constraint.tiesScrolled) {
      constraint.isActive = false
    }
    // A frame that follows the flow's ties the view as well.
    for view in views
    where view.view.arranger is FlowStack && view.view.translatesAutoresizingMaskIntoConstraints {
      view.frame = view.view.frame
      view.view.translatesAutoresizingMaskIntoConstraints = false
    }
  }

  /// The program's item of a name for the present views.
  func anyItem(using random: inout SplitMix64) -> any LayoutItem {
    guard let view = anyView(using: &random), !random.chance(12) else { return window }
    switch random.integer(0...19) {
    case 0, 1: return view.guide
    case 2: return view.view.layoutMarginsGuide
    case 3: return view.view.safeAreaLayoutGuide
    case 4: return random.chance(50) ? view.view.readableContentGuide : window.safeAreaLayoutGuide
    case 5: return view.view.keyboardLayoutGuide
    case 6:
      guard let scroll = view.view as? ScrollView, !(scroll is TableView) else { return view.view }
      return random.chance(70) ? scroll.contentLayoutGuide : scroll.frameLayoutGuide
    default: return view.view
    }
  }

  func anyView(using random: inout SplitMix64) -> TwinView? {
    views.isEmpty ? nil : views[random.integer(0...views.count - 1)]
  }

  /// A view that may have others inside, or the window.
  func anyParent(using random: inout SplitMix64) -> View {
    let parents = views.filter { $0.kind != .table && $0.kind != .label && $0.kind != .box }
    guard !parents.isEmpty, !random.chance(30) else { return window }
    return parents[random.integer(0...parents.count - 1)].view
  }

  /// Notes what is active now.
  func noteActivation(of new: [LayoutConstraint]) {
    let known = Set(constraints.map { ObjectIdentifier($0) })
    constraints += new.filter { !known.contains(ObjectIdentifier($0)) }
  }

  func noteReactivation(of constraint: LayoutConstraint) {
    constraints.removeAll { $0 === constraint }
    constraints.append(constraint)
  }
}

extension LayoutConstraint {
  /// Whether the constraint ties a view that a flow places, or something inside it, to anything
  /// else: then where the flow puts the view depends on where the flow has put it.
  fileprivate var tiesArrangedInFlow: Bool {
    let places = items.compactMap { $0.itemView?.placesByFlows }
    return places.contains { $0 != places[0] }
  }
}

extension LayoutConstraint {
  /// Whether the constraint ties something to the middle of what a scroll view around it shows: then
  /// the scroll view's size may depend on how far it is scrolled, which depends on the size.
  fileprivate var tiesScrolled: Bool {
    guard let first = firstItem?.itemView, let second = secondItem?.itemView else { return false }
    return [(first, firstAttribute, second), (second, secondAttribute, first)]
      .contains { view, attribute, other in
        view is ScrollView && view !== other && other.isDescendant(of: view)
          && [.centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins].contains(attribute)
      }
  }
}

extension View {
  /// This view and those around it that flows place.
  fileprivate var placesByFlows: [ObjectIdentifier] {
    var places: [ObjectIdentifier] = []
    var view = self
    while let superview = view.superview {
      if superview is FlowStack { places.append(ObjectIdentifier(view)) }
      view = superview
    }
    return places
  }
}
