/// What a scalar means to the ends of lines: the classes of UAX #14, after rule LB1.
///
/// The order is that of the script that makes the tables.
package enum LineBreakClass: UInt8, CaseIterable, Sendable {
  case alphabetic
  case mandatoryBreak
  case carriageReturn
  case lineFeed
  case nextLine
  case space
  case zeroWidthSpace
  case wordJoiner
  case zeroWidthJoiner
  case combiningMark
  case glue
  case close
  case closeParenthesis
  case exclamation
  case infixNumeric
  case breakSymbol
  case open
  case quotation
  case nonstarter
  case breakOnBothSides
  case breakAfter
  case breakBefore
  case hyphen
  case inseparable
  case contingent
  case hebrewLetter
  case numeric
  case prefixNumeric
  case postfixNumeric
  case ideographic
  case emojiBase
  case emojiModifier
  case hangulLV
  case hangulLVT
  case hangulL
  case hangulV
  case hangulT
  case regionalIndicator
  /// Opening punctuation that is as wide as an ideograph, which rule LB30 leaves out.
  case wideOpen
  /// A closing parenthesis that is as wide as an ideograph, which rule LB30 leaves out.
  case wideCloseParenthesis
  /// A code point that is kept for pictographs, of which rule LB30b speaks.
  case futurePictograph
}
