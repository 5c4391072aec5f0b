import Foundation

extension View {
  final var safeAreaGuideMadeOnce: LayoutGuide {
    if let guide = surroundings?.safeAreaGuide { return guide }
    let guide = SystemLayoutGuide(.safeArea, in: self)
    ownSurroundings.safeAreaGuide = guide
    guide.install()
    return guide
  }

  final var keyboardGuideMadeOnce: KeyboardLayoutGuide {
    if let guide = surroundings?.keyboardGuide { return guide }
    let guide = KeyboardLayoutGuide(in: self)
    ownSurroundings.keyboardGuide = guide
    joinedHierarchy.hasFollowersOfWindow = true
    guide.install()
    return guide
  }

  /// What is added to the safe area that reaches the view, edge by edge and not below 0.
  ///
  /// View controllers set it. Numbers that are not finite or are larger than 1e12 are reported, and
  /// the old insets stay.
  package final var additionalSafeAreaInsets: EdgeInsets {
    get { surroundings?.additionalSafeAreaInsets ?? .zero }
    set {
      guard newValue != additionalSafeAreaInsets else { return }
      guard newValue.isUsable else {
        reportInsets("additional safe area insets", newValue)
        return
      }
      ownSurroundings.additionalSafeAreaInsets = newValue
      updateSurroundings()
    }
  }

  package final func reportInsets(_ property: String, _ insets: EdgeInsets) {
    let numbers = [insets.top, insets.left, insets.bottom, insets.right]
    let isFinite = numbers.allSatisfy(\.isFinite)
    let list = numbers.map { plainNumber(Double($0)) }.joined(separator: ", ")
    report(
      LayoutDiagnostic(
        isFinite ? .outOfRange : .notFinite,
        "The \(property) of \(itemDescription) can't be (\(list)).", itemNames: [itemDescription],
        hint: isFinite
          ? "Use numbers of a size up to 1e12."
          : "Use finite numbers; look for a division by zero."))
  }
}
