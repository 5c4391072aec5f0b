import Foundation
import ViewTree

/// What each item has of the room along the axis.
extension StackStatements {
  func stateShare(_ place: Place, _ make: ConstraintMaker) {
    switch place.share {
    case .none:
      break
    case .slack:
      make[main.size].equalTo(0).priority(Priority.ambiguitySuppression)
        .labeled("UISV-ambiguity-suppression")
    case .equal:
      guard let unit = fixtures.unit?.guide else { return }
      make[main.size].equalTo(unit).labeled("UISV-fill-equally")
    case .parts(let parts, let priority):
      guard let unit = fixtures.unit?.guide, parts > 0 else {
        make[main.size].equalTo(0).labeled("UISV-fill-proportionally")
        return
      }
      make[main.size].equalTo(unit).multipliedBy(parts).priority(priority)
        .labeled("UISV-fill-proportionally")
    case .flex(let basis, let grow, let shrink):
      guard let surplus = fixtures.surplus?.guide, let deficit = fixtures.deficit?.guide
      else { return }
      make[main.size].lessThanOrEqualTo(surplus).multipliedBy(grow).offset(basis)
        .priority(Priority.growing(rules.depth)).labeled("grow")
      make[main.size].greaterThanOrEqualTo(deficit).multipliedBy(-shrink * basis).offset(basis)
        .priority(Priority.shrinking(rules.depth)).labeled("shrink")
    case .fixed(let length):
      make[main.size].equalTo(length).priority(Priority.share).labeled("spacer")
    case .spring(let minimum, let weight):
      guard let spring = fixtures.spring?.guide else { return }
      make[main.size].equalTo(spring).multipliedBy(weight).offset(minimum)
        .priority(Priority.share).labeled("spacer")
    }
  }
}
