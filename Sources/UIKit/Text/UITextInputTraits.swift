// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// What a keyboard would show.
public nonisolated enum UIKeyboardType: Int, Hashable, Sendable {
  /// The usual one.
  case `default` = 0
  /// Letters of ASCII.
  case asciiCapable = 1
  /// Digits and marks.
  case numbersAndPunctuation = 2
  /// For addresses of pages.
  case URL = 3
  /// Digits.
  case numberPad = 4
  /// For telephone numbers.
  case phonePad = 5
  /// For names and telephone numbers.
  case namePhonePad = 6
  /// For addresses of mail.
  case emailAddress = 7
  /// Digits and a decimal point.
  case decimalPad = 8
  /// For short messages.
  case twitter = 9
  /// For searches.
  case webSearch = 10
  /// Digits of ASCII.
  case asciiCapableNumberPad = 11

  /// Letters of ASCII.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// What the return key would say.
public nonisolated enum UIReturnKeyType: Int, Hashable, Sendable {
  /// Return.
  case `default` = 0
  /// Go.
  case go = 1
  /// Google.
  case google = 2
  /// Join.
  case join = 3
  /// Next.
  case next = 4
  /// Route.
  case route = 5
  /// Search.
  case search = 6
  /// Send.
  case send = 7
  /// Yahoo.
  case yahoo = 8
  /// Done.
  case done = 9
  /// Emergency call.
  case emergencyCall = 10
  /// Continue.
  case `continue` = 11
}

/// Whether a keyboard is light or dark.
public nonisolated enum UIKeyboardAppearance: Int, Hashable, Sendable {
  /// By the style of the interface.
  case `default` = 0
  /// Dark.
  case dark = 1
  /// Light.
  case light = 2

  /// Dark.
  public static var alert: UIKeyboardAppearance { .dark }
}

/// Which letters would be made capitals.
public nonisolated enum UITextAutocapitalizationType: Int, Hashable, Sendable {
  /// None.
  case none = 0
  /// The first of each word.
  case words = 1
  /// The first of each sentence.
  case sentences = 2
  /// All.
  case allCharacters = 3
}

/// Whether words would be corrected.
public nonisolated enum UITextAutocorrectionType: Int, Hashable, Sendable {
  /// By the system.
  case `default` = 0
  /// They wouldn't.
  case no = 1
  /// They would.
  case yes = 2
}

/// Whether spelling would be checked.
public nonisolated enum UITextSpellCheckingType: Int, Hashable, Sendable {
  /// By the system.
  case `default` = 0
  /// It wouldn't.
  case no = 1
  /// It would.
  case yes = 2
}

/// Whether quotes would be made round.
public nonisolated enum UITextSmartQuotesType: Int, Hashable, Sendable {
  /// By the system.
  case `default` = 0
  /// They wouldn't.
  case no = 1
  /// They would.
  case yes = 2
}

/// Whether hyphens would be made dashes.
public nonisolated enum UITextSmartDashesType: Int, Hashable, Sendable {
  /// By the system.
  case `default` = 0
  /// They wouldn't.
  case no = 1
  /// They would.
  case yes = 2
}

/// Whether blanks would be added and taken away with what is pasted.
public nonisolated enum UITextSmartInsertDeleteType: Int, Hashable, Sendable {
  /// By the system.
  case `default` = 0
  /// They wouldn't.
  case no = 1
  /// They would.
  case yes = 2
}

/// What a text stands for.
public nonisolated struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The text by which UIKit knows it.
  public let rawValue: String

  /// Makes a type from a text.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A name.
  public static let name = UITextContentType(rawValue: "name")
  /// A given name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A family name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// A nickname.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// The name of a company.
  public static let organizationName = UITextContentType(rawValue: "organization-name")
  /// A place.
  public static let location = UITextContentType(rawValue: "location")
  /// A whole address.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// The first line of an address.
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  /// The second line of an address.
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  /// A city.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// A state.
  public static let addressState = UITextContentType(rawValue: "address-level1")
  /// A country.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// An address of mail.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// An address of a page.
  public static let URL = UITextContentType(rawValue: "url")
  /// The number of a card.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// A name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A new password.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that is good once.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}

/// How a keyboard is to be; it is remembered, as there is none.
#if MainActor
  @preconcurrency @MainActor
#endif
public protocol UITextInputTraits: NSObjectProtocol {
  /// What it shows.
  var keyboardType: UIKeyboardType { get set }
  /// Whether it is light or dark.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// What its return key says.
  var returnKeyType: UIReturnKeyType { get set }
  /// Whether its return key waits for a text.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Which letters it makes capitals.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether it corrects words.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Whether it checks spelling.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// Whether it makes quotes round.
  var smartQuotesType: UITextSmartQuotesType { get set }
  /// Whether it makes hyphens dashes.
  var smartDashesType: UITextSmartDashesType { get set }
  /// Whether it adds and takes away blanks.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  /// Whether the text isn't to be read.
  var isSecureTextEntry: Bool { get set }
}

// Each may be left out, as the requirements that Objective-C calls optional.
extension UITextInputTraits {
  /// What it shows; a value that is set is lost.
  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }

  /// Whether it is light or dark; a value that is set is lost.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { .default }
    set {}
  }

  /// What its return key says; a value that is set is lost.
  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set {}
  }

  /// Whether its return key waits for a text; a value that is set is lost.
  public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set {}
  }

  /// Which letters it makes capitals; a value that is set is lost.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }

  /// Whether it corrects words; a value that is set is lost.
  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set {}
  }

  /// Whether it checks spelling; a value that is set is lost.
  public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set {}
  }

  /// Whether it makes quotes round; a value that is set is lost.
  public var smartQuotesType: UITextSmartQuotesType {
    get { .default }
    set {}
  }

  /// Whether it makes hyphens dashes; a value that is set is lost.
  public var smartDashesType: UITextSmartDashesType {
    get { .default }
    set {}
  }

  /// Whether it adds and takes away blanks; a value that is set is lost.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { .default }
    set {}
  }

  /// Whether the text isn't to be read; a value that is set is lost.
  public var isSecureTextEntry: Bool {
    get { false }
    set {}
  }
}
