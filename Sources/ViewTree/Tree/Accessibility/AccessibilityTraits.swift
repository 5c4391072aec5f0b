/// What kind of thing something is to people who don't see it.
public nonisolated struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits, with the values they have in UIKit.
  public let rawValue: UInt64

  /// Makes traits from bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Nothing in particular.
  public static let none: AccessibilityTraits = []
  /// It does something when it is touched.
  public static let button = AccessibilityTraits(rawValue: 1 << 0)
  /// It leads elsewhere.
  public static let link = AccessibilityTraits(rawValue: 1 << 1)
  /// It is a picture.
  public static let image = AccessibilityTraits(rawValue: 1 << 2)
  /// It is chosen.
  public static let selected = AccessibilityTraits(rawValue: 1 << 3)
  /// It makes a sound of its own.
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 4)
  /// It is a key of a keyboard.
  public static let keyboardKey = AccessibilityTraits(rawValue: 1 << 5)
  /// It is text that doesn't change.
  public static let staticText = AccessibilityTraits(rawValue: 1 << 6)
  /// It sums up what is on the screen when the program starts.
  public static let summaryElement = AccessibilityTraits(rawValue: 1 << 7)
  /// It can't be used now.
  public static let notEnabled = AccessibilityTraits(rawValue: 1 << 8)
  /// Its value or label changes often.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 9)
  /// It is where one looks for something.
  public static let searchField = AccessibilityTraits(rawValue: 1 << 10)
  /// It begins something during which nothing is to be read.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
  /// Its value can be made larger and smaller.
  public static let adjustable = AccessibilityTraits(rawValue: 1 << 12)
  /// Touches are for it alone.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 13)
  /// A page follows when it has been read.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 14)
  /// It is a bar of tabs.
  public static let tabBar = AccessibilityTraits(rawValue: 1 << 15)
  /// It is the heading of a section.
  public static let header = AccessibilityTraits(rawValue: 1 << 16)
  /// It is on or off.
  public static let toggleButton = AccessibilityTraits(rawValue: 1 << 53)

  /// The names of the traits, in the order of their bits.
  public var names: [String] {
    Self.known.filter { contains($0.trait) }.map(\.name)
  }

  private static let known: [(trait: AccessibilityTraits, name: String)] = [
    (.button, "button"), (.link, "link"), (.image, "image"), (.selected, "selected"),
    (.playsSound, "playsSound"), (.keyboardKey, "keyboardKey"), (.staticText, "staticText"),
    (.summaryElement, "summaryElement"), (.notEnabled, "notEnabled"),
    (.updatesFrequently, "updatesFrequently"), (.searchField, "searchField"),
    (.startsMediaSession, "startsMediaSession"), (.adjustable, "adjustable"),
    (.allowsDirectInteraction, "allowsDirectInteraction"), (.causesPageTurn, "causesPageTurn"),
    (.tabBar, "tabBar"), (.header, "header"), (.toggleButton, "toggleButton"),
  ]
}

/// How things in a container follow each other when they are read.
public nonisolated enum AccessibilityNavigationStyle: Int, Hashable, Sendable {
  /// As the system has it.
  case automatic = 0
  /// One after the other.
  case separate = 1
  /// As one thing.
  case combined = 2
}

/// What kind of container something is.
public nonisolated enum AccessibilityContainerType: Int, Hashable, Sendable {
  /// None.
  case none = 0
  /// A table with rows and columns.
  case dataTable = 1
  /// A list.
  case list = 2
  /// A landmark, as web pages have them.
  case landmark = 3
  /// A group of things that belong together.
  case semanticGroup = 4
}

/// Which way something is scrolled.
public nonisolated enum AccessibilityScrollDirection: Int, Hashable, Sendable {
  /// To what is at the right.
  case right = 1
  /// To what is at the left.
  case left = 2
  /// To what is above.
  case up = 3
  /// To what is below.
  case down = 4
  /// To what follows.
  case next = 5
  /// To what came before.
  case previous = 6
}

/// What kind of text something shows.
public nonisolated struct AccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
  /// The name of the kind.
  public let rawValue: String

  /// Makes a kind of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A program's text.
  public static let sourceCode = Self(rawValue: "UIAccessibilityTextualContextSourceCode")
  /// What people write to each other.
  public static let messaging = Self(rawValue: "UIAccessibilityTextualContextMessaging")
  /// What is written in it.
  public static let wordProcessing = Self(rawValue: "UIAccessibilityTextualContextWordProcessing")
  /// Names of files.
  public static let fileSystem = Self(rawValue: "UIAccessibilityTextualContextFileSystem")
  /// Commands, and what came of them.
  public static let console = Self(rawValue: "UIAccessibilityTextualContextConsole")
  /// Rows and columns.
  public static let spreadsheet = Self(rawValue: "UIAccessibilityTextualContextSpreadsheet")
  /// A story.
  public static let narrative = Self(rawValue: "UIAccessibilityTextualContextNarrative")
}
