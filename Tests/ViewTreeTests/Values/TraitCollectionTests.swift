import StandardViews
import Testing
import ViewTree

/// What UIKit's documentation says of traits that a program makes: what isn't given is unspecified.
@Suite
struct TraitCollectionTests {
  struct Trait: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// The trait alone.
    let traits: TraitCollection
    /// Another value of it.
    let others: TraitCollection
  }

  static let each = [
    Trait(
      testDescription: "horizontalSizeClass", traits: .init(horizontalSizeClass: .regular),
      others: .init(horizontalSizeClass: .compact)),
    Trait(
      testDescription: "verticalSizeClass", traits: .init(verticalSizeClass: .compact),
      others: .init(verticalSizeClass: .regular)),
    Trait(
      testDescription: "preferredContentSizeCategory",
      traits: .init(preferredContentSizeCategory: .small),
      others: .init(preferredContentSizeCategory: .large)),
    Trait(
      testDescription: "layoutDirection", traits: .init(layoutDirection: .rightToLeft),
      others: .init(layoutDirection: .leftToRight)),
    Trait(
      testDescription: "displayScale", traits: .init(displayScale: 3),
      others: .init(displayScale: 2)),
    Trait(
      testDescription: "userInterfaceIdiom", traits: .init(userInterfaceIdiom: .pad),
      others: .init(userInterfaceIdiom: .phone)),
    Trait(
      testDescription: "userInterfaceStyle", traits: .init(userInterfaceStyle: .dark),
      others: .init(userInterfaceStyle: .light)),
  ]

  @Test func `Nothing is specified at first`() {
    let traits = TraitCollection()
    #expect(traits.horizontalSizeClass == .unspecified && traits.verticalSizeClass == .unspecified)
    #expect(traits.preferredContentSizeCategory == .unspecified)
    #expect(traits.layoutDirection == .unspecified && traits.displayScale == 0)
    #expect(traits.userInterfaceIdiom == .unspecified && traits.userInterfaceStyle == .unspecified)
    #expect(TraitCollection(horizontalSizeClass: .regular).userInterfaceIdiom == .unspecified)
    #expect(TraitCollection(traitsFrom: []) == traits)
  }

  @Test(arguments: each)
  func `One trait says nothing of the others`(_ trait: Trait) {
    let (traits, others) = (trait.traits, trait.others)
    let phone = View().traitCollection
    #expect(traits != TraitCollection() && traits != others)
    for other in Self.each where other.testDescription != trait.testDescription {
      #expect(!traits.containsTraits(in: other.traits))
      // Both together, in either order.
      let both = TraitCollection(traitsFrom: [traits, other.traits])
      #expect(both == TraitCollection(traitsFrom: [other.traits, traits]))
      #expect(both.containsTraits(in: traits) && both.containsTraits(in: other.traits))
      #expect(!traits.containsTraits(in: both))
    }
    // The last that specifies a trait has it.
    #expect(TraitCollection(traitsFrom: [traits, others, .init()]) == others)
    #expect(TraitCollection(traitsFrom: [others, traits]) == traits)
    #expect(traits.containsTraits(in: traits) && !traits.containsTraits(in: others))
    #expect(traits.containsTraits(in: .init()) && traits.containsTraits(in: nil))
    #expect(!TraitCollection().containsTraits(in: traits))
    let changed = TraitCollection(traitsFrom: [phone, traits])
    #expect(changed.containsTraits(in: traits) && changed.horizontalSizeClass != .unspecified)
  }

  @Test func `The traits of views are whole`() {
    let views: [(traits: TraitCollection, idiom: UserInterfaceIdiom, scale: CGFloat)] = [
      // Without a window the pixels are those of the screen, which is that of an iPhone 15.
      (View().traitCollection, .phone, 3),
      (Window(environment: LayoutEnvironment(device: .iPhone15)).traitCollection, .phone, 3),
      (Window(environment: LayoutEnvironment(device: .iPadMini)).traitCollection, .pad, 2),
    ]
    for (traits, idiom, scale) in views {
      #expect(traits.userInterfaceIdiom == idiom && traits.displayScale == scale)
      #expect(traits.horizontalSizeClass == (idiom == .pad ? .regular : .compact))
      #expect(traits.verticalSizeClass == .regular && traits.userInterfaceStyle == .light)
      #expect(traits.layoutDirection == .leftToRight)
      #expect(traits.preferredContentSizeCategory == .large)
    }
  }

  @Test func `Text is as large as by default where its size isn't specified`() {
    let traits = TraitCollection(horizontalSizeClass: .regular)
    #expect(Font.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize == 17)
    #expect(!ContentSizeCategory.allCases.contains(.unspecified))
    #expect(ContentSizeCategory.allCases.count == 12)
    #expect(ContentSizeCategory.allCases == ContentSizeCategory.allCases.sorted())
    let open = LayoutEnvironment(
      size: CGSize(width: 2000, height: 900), contentSizeCategory: .unspecified)
    let window = Window(environment: open)
    window.layoutIfNeeded()
    let guide = window.readableContentGuide
    window.layoutIfNeeded()
    #expect(guide.layoutFrame.width == 672)
  }
}
