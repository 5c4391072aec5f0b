import Foundation
import UIKit

extension Values {
  /// Gives what is written in what the element `textInputTraits` says of its keyboard.
  ///
  /// Where it doesn't say what is made a capital, nothing is.
  func applyInputTraits(to field: some UITextInputTraits) {
    guard let element = element.child("textInputTraits") else { return }
    let own = values(of: element)
    if let type = own.choice("keyboardType", Self.keyboards) { field.keyboardType = type }
    if let appearance: UIKeyboardAppearance = own.choice(
      "keyboardAppearance",
      ["default": .default, "alert": .dark, "dark": .dark, "light": .light])
    {
      field.keyboardAppearance = appearance
    }
    if let type = own.choice("returnKeyType", Self.returnKeys) { field.returnKeyType = type }
    if let flag = own.flag("enablesReturnKeyAutomatically") {
      field.enablesReturnKeyAutomatically = flag
    }
    field.autocapitalizationType =
      own.choice(
        "autocapitalizationType",
        [
          "none": .none, "words": .words, "sentences": .sentences,
          "allCharacters": .allCharacters,
        ]) ?? .none
    if let type: UITextAutocorrectionType = own.choice(
      "autocorrectionType", ["default": .default, "no": .no, "yes": .yes])
    {
      field.autocorrectionType = type
    }
    if let type: UITextSpellCheckingType = own.choice(
      "spellCheckingType", ["default": .default, "no": .no, "yes": .yes])
    {
      field.spellCheckingType = type
    }
    if let type: UITextSmartQuotesType = own.choice(
      "smartQuotesType", ["default": .default, "no": .no, "yes": .yes])
    {
      field.smartQuotesType = type
    }
    if let type: UITextSmartDashesType = own.choice(
      "smartDashesType", ["default": .default, "no": .no, "yes": .yes])
    {
      field.smartDashesType = type
    }
    if let type: UITextSmartInsertDeleteType = own.choice(
      "smartInsertDeleteType", ["default": .default, "no": .no, "yes": .yes])
    {
      field.smartInsertDeleteType = type
    }
    if let flag = own.flag("secureTextEntry") { field.isSecureTextEntry = flag }
  }

  /// What the text stands for, if the document says it.
  var textContentType: UITextContentType? {
    element.child("textInputTraits")?["textContentType"].map(UITextContentType.init(rawValue:))
  }

  private static let keyboards: [String: UIKeyboardType] = [
    "default": .default, "alphabet": .asciiCapable,
    "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL, "numberPad": .numberPad,
    "phonePad": .phonePad, "namePhonePad": .namePhonePad, "emailAddress": .emailAddress,
    "decimalPad": .decimalPad, "twitter": .twitter, "webSearch": .webSearch,
    "ASCIICapableNumberPad": .asciiCapableNumberPad,
    "asciiCapableNumberPad": .asciiCapableNumberPad,
  ]

  private static let returnKeys: [String: UIReturnKeyType] = [
    "default": .default, "go": .go, "google": .google, "join": .join, "next": .next,
    "route": .route, "search": .search, "send": .send, "yahoo": .yahoo, "done": .done,
    "emergencyCall": .emergencyCall, "continue": .continue,
  ]
}
