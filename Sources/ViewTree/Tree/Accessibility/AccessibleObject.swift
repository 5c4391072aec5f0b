public import Foundation

/// What tells people who don't see the screen what it is: a view, a controller, a bar's item.
///
/// All of it is remembered; nothing reads it aloud. What isn't set has the value that the class
/// gives it, such as the text of a label.
#if MainActor
  @preconcurrency @MainActor
#endif
open class AccessibleObject: NSObject {
  /// What few objects have, made when it is first needed.
  final var extras: Extras?

  /// Makes an object that says nothing.
  public override init() { super.init() }

  // Said so that subclasses on the main actor may have deinitialisers of their own.
  deinit {}

  #if !canImport(ObjectiveC)
    /// The name of the class with its module's, as Objective-C's objects say it.
    nonisolated open class func description() -> String { String(reflecting: self) }
  #endif

  // MARK: What it is

  /// Whether it is an element by itself, and not only a container of others; false unless the class
  /// says otherwise.
  open var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? false }
    set { ownAccessibility.isElement = newValue }
  }

  /// A short name, such as "Play".
  open var accessibilityLabel: String? {
    get { accessibility?.label?.string }
    set { ownAccessibility.label = newValue.map { NSAttributedString(string: $0) } }
  }

  /// ``accessibilityLabel`` with attributes.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { accessibility?.label ?? accessibilityLabel.map { NSAttributedString(string: $0) } }
    set { ownAccessibility.label = newValue }
  }

  /// What comes of using it, such as "Plays the song".
  open var accessibilityHint: String? {
    get { accessibility?.hint?.string }
    set { ownAccessibility.hint = newValue.map { NSAttributedString(string: $0) } }
  }

  /// ``accessibilityHint`` with attributes.
  open var accessibilityAttributedHint: NSAttributedString? {
    get { accessibility?.hint ?? accessibilityHint.map { NSAttributedString(string: $0) } }
    set { ownAccessibility.hint = newValue }
  }

  /// What it is set to, such as "50 %".
  open var accessibilityValue: String? {
    get { accessibility?.value?.string }
    set { ownAccessibility.value = newValue.map { NSAttributedString(string: $0) } }
  }

  /// ``accessibilityValue`` with attributes.
  open var accessibilityAttributedValue: NSAttributedString? {
    get { accessibility?.value ?? accessibilityValue.map { NSAttributedString(string: $0) } }
    set { ownAccessibility.value = newValue }
  }

  /// What kind of thing it is; none unless the class says otherwise.
  open var accessibilityTraits: AccessibilityTraits {
    get { accessibility?.traits ?? .none }
    set { ownAccessibility.traits = newValue }
  }

  /// A name for tests and messages, which nobody hears.
  ///
  /// Diagnostics, pictures and text trees call a view by it if it has no ``View/name``.
  open var accessibilityIdentifier: String? {
    get { accessibility?.identifier }
    set { if newValue != accessibility?.identifier { ownAccessibility.identifier = newValue } }
  }

  /// The language that it is in, such as "de"; nil for the language that people have set.
  open var accessibilityLanguage: String? {
    get { accessibility?.language }
    set { ownAccessibility.language = newValue }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What people may call it by voice, the best first: its label unless it is set.
  open var accessibilityUserInputLabels: [String]! {
    get { accessibility?.userInputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
    set { ownAccessibility.userInputLabels = newValue }
  }

  /// What kind of text it shows.
  open var accessibilityTextualContext: AccessibilityTextualContext? {
    get { accessibility?.textualContext }
    set { ownAccessibility.textualContext = newValue }
  }

  // MARK: Where it is

  /// Where it is, in points on the screen; for a view, its bounds unless set.
  open var accessibilityFrame: CGRect {
    get { accessibility?.frame ?? .zero }
    set { ownAccessibility.frame = newValue }
  }

  /// Where it is touched when it is used, in points on the screen: the middle of ``accessibilityFrame``
  /// unless it is set.
  open var accessibilityActivationPoint: CGPoint {
    get {
      let frame = accessibilityFrame
      return accessibility?.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
    }
    set { ownAccessibility.activationPoint = newValue }
  }

  // MARK: What is in it

  /// Whether what is in it is passed over; false at first.
  open var accessibilityElementsHidden: Bool {
    get { accessibility?.elementsHidden ?? false }
    set { ownAccessibility.elementsHidden = newValue }
  }

  /// Whether its siblings are passed over; false at first.
  open var accessibilityViewIsModal: Bool {
    get { accessibility?.viewIsModal ?? false }
    set { ownAccessibility.viewIsModal = newValue }
  }

  /// Whether what is in it is read in one go; false at first.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibility?.groupsChildren ?? false }
    set { ownAccessibility.groupsChildren = newValue }
  }

  /// What is in it, in reading order; nil orders things by their places.
  open var accessibilityElements: [Any]? {
    get { accessibility?.elements }
    set { ownAccessibility.elements = newValue }
  }

  /// How things in it follow each other.
  open var accessibilityNavigationStyle: AccessibilityNavigationStyle {
    get { accessibility?.navigationStyle ?? .automatic }
    set { ownAccessibility.navigationStyle = newValue }
  }

  /// What kind of container it is.
  open var accessibilityContainerType: AccessibilityContainerType {
    get { accessibility?.containerType ?? .none }
    set { ownAccessibility.containerType = newValue }
  }

  /// How many things ``accessibilityElements`` has.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

  /// One of ``accessibilityElements``; nil for a place outside.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let elements = accessibilityElements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// The place of one of ``accessibilityElements``; the largest integer for what isn't there, as in UIKit.
  open func index(ofAccessibilityElement element: Any) -> Int {
    let object = element as AnyObject
    return accessibilityElements?.firstIndex { ($0 as AnyObject) === object } ?? .max
  }

  // MARK: What can be done with it

  /// What else can be done with it.
  open var accessibilityCustomActions: [AccessibilityCustomAction]? {
    get { accessibility?.customActions }
    set { ownAccessibility.customActions = newValue }
  }

  /// Whether it does something when it is touched: whether it has a trait that says so, unless it is set.
  open var accessibilityRespondsToUserInteraction: Bool {
    get {
      accessibility?.responds
        ?? !accessibilityTraits.isDisjoint(with: [.button, .link, .adjustable, .searchField])
    }
    set { ownAccessibility.responds = newValue }
  }

  /// Uses it; does nothing and returns false unless overridden.
  open func accessibilityActivate() -> Bool { false }

  /// Makes its value larger; nothing unless overridden.
  open func accessibilityIncrement() {}

  /// Makes its value smaller; nothing unless overridden.
  open func accessibilityDecrement() {}

  /// Scrolls what is in it; does nothing and returns false unless overridden.
  open func accessibilityScroll(_ direction: AccessibilityScrollDirection) -> Bool { false }

  /// Leaves what is shown above others; does nothing and returns false unless overridden.
  open func accessibilityPerformEscape() -> Bool { false }

  /// Does what matters most; does nothing and returns false unless overridden.
  open func accessibilityPerformMagicTap() -> Bool { false }

  /// Whether it is being read: always false.
  open func accessibilityElementIsFocused() -> Bool { false }

  /// Would be called when it begins to be read; nothing calls it.
  open func accessibilityElementDidBecomeFocused() {}

  /// Would be called when it is no longer read; nothing calls it.
  open func accessibilityElementDidLoseFocus() {}

  // MARK: State

  /// What was said of it; nil if nothing was.
  package final var accessibility: AccessibilityValues? { extras?.accessibility }

  private final var ownAccessibility: AccessibilityValues {
    let extras = ownExtras
    if let values = extras.accessibility { return values }
    let new = AccessibilityValues()
    extras.accessibility = new
    return new
  }

  /// What the object has beyond the ordinary, made if there is nothing yet.
  final var ownExtras: Extras {
    if let extras { return extras }
    let new = Extras()
    extras = new
    return new
  }
}

/// What a program has said of an object to people who don't see it.
package final class AccessibilityValues {
  package var isElement: Bool?
  package var label: NSAttributedString?
  package var hint: NSAttributedString?
  package var value: NSAttributedString?
  package var traits: AccessibilityTraits?
  package var identifier: String?
  package var language: String?
  package var userInputLabels: [String]?
  package var textualContext: AccessibilityTextualContext?
  package var frame: CGRect?
  package var activationPoint: CGPoint?
  package var elementsHidden = false
  package var viewIsModal = false
  package var groupsChildren = false
  package var elements: [Any]?
  package var navigationStyle = AccessibilityNavigationStyle.automatic
  package var containerType = AccessibilityContainerType.none
  package var customActions: [AccessibilityCustomAction]?
  package var responds: Bool?
}
