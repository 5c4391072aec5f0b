public import Foundation
public import ViewTree

/// Traits that can be changed one by one.
public nonisolated protocol UIMutableTraits {
  /// Whether the screen is light or dark.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  /// How much room there is from side to side.
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  /// How much room there is from top to bottom.
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  /// How large people like their text.
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  /// The direction in which lines of text run.
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  /// How many pixels there are to a point.
  var displayScale: CGFloat { get set }
  /// The kind of device.
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
}

nonisolated extension UITraitCollection: UIMutableTraits {
  /// Makes traits as a closure sets them; the others are unspecified.
  public init(mutations: (inout any UIMutableTraits) -> Void) {
    self = UITraitCollection().modifyingTraits(mutations)
  }

  /// These traits with the changes of a closure.
  public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection
  {
    var traits: any UIMutableTraits = self
    mutations(&traits)
    return traits as? UITraitCollection ?? self
  }
}

/// The traits that a view or a controller says for itself and all in it.
///
/// A trait that was never set is unspecified; setting it to that leaves it to what is around again.
public nonisolated struct UITraitOverrides: UIMutableTraits {
  var traits: UITraitCollection

  // What they are, the protocol says.
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { traits.userInterfaceStyle }
    set { traits.userInterfaceStyle = newValue }
  }
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { traits.horizontalSizeClass }
    set { traits.horizontalSizeClass = newValue }
  }
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { traits.verticalSizeClass }
    set { traits.verticalSizeClass = newValue }
  }
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { traits.preferredContentSizeCategory }
    set { traits.preferredContentSizeCategory = newValue }
  }
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { traits.layoutDirection }
    set { traits.layoutDirection = newValue }
  }
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var displayScale: CGFloat {
    get { traits.displayScale }
    set { traits.displayScale = newValue }
  }
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { traits.userInterfaceIdiom }
    set { traits.userInterfaceIdiom = newValue }
  }

  /// Whether a trait is said.
  public func contains(_ trait: UITrait) -> Bool {
    !traits.changedTraits(from: UITraitCollection()).filter { $0 == trait }.isEmpty
  }

  /// Leaves a trait to what is around.
  public mutating func remove(_ trait: UITrait) {
    let none = UITraitCollection()
    if trait == UITraitUserInterfaceStyle.self {
      traits.userInterfaceStyle = none.userInterfaceStyle
    } else if trait == UITraitHorizontalSizeClass.self {
      traits.horizontalSizeClass = none.horizontalSizeClass
    } else if trait == UITraitVerticalSizeClass.self {
      traits.verticalSizeClass = none.verticalSizeClass
    } else if trait == UITraitPreferredContentSizeCategory.self {
      traits.preferredContentSizeCategory = none.preferredContentSizeCategory
    } else if trait == UITraitLayoutDirection.self {
      traits.layoutDirection = none.layoutDirection
    } else if trait == UITraitDisplayScale.self {
      traits.displayScale = none.displayScale
    } else if trait == UITraitUserInterfaceIdiom.self {
      traits.userInterfaceIdiom = none.userInterfaceIdiom
    }
  }
}

extension UIView {
  /// The traits that the view says for itself and all in it.
  public var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(traits: saidTraits) }
    set { saidTraits = newValue.traits }
  }

  /// Without effect, as traits are told of at once.
  public func updateTraitsIfNeeded() {}
}

extension UIViewController {
  /// The traits that the controller says for its view and all in it.
  public var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(traits: saidTraits) }
    set { saidTraits = newValue.traits }
  }

  /// Without effect, as traits are told of at once.
  public func updateTraitsIfNeeded() {}
}
