import Foundation

/// A length as people write it: to a thousandth of a point, without zeros that say nothing, the
/// same in every country.
func shortNumber(_ value: CGFloat) -> String {
  let thousandths = (value * 1000).rounded()
  guard thousandths.magnitude < 1e15 else { return "\(value)" }
  let number = Int(thousandths.magnitude)
  var text = String(number / 1000)
  if number % 1000 != 0 {
    let digits = String(number % 1000)
    text += "." + String(repeating: "0", count: 3 - digits.count) + digits
    while text.last == "0" { text.removeLast() }
  }
  return thousandths < 0 ? "-" + text : text
}
