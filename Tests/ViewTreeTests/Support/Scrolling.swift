import Foundation
import StandardViews
import ViewTree

/// Makes a scroll view that is placed by constraints, inside another view.
func scrollView(_ name: String? = "scroll", in superview: View? = nil) -> ScrollView {
  let view = ScrollView()
  view.name = name
  view.translatesAutoresizingMaskIntoConstraints = false
  superview?.addSubview(view)
  return view
}

/// Pixels per point, and where lines begin.
let screenLooks: [(CGFloat, UserInterfaceLayoutDirection)] = [
  (1, .leftToRight), (2, .leftToRight), (3, .leftToRight), (1, .rightToLeft), (2, .rightToLeft),
  (3, .rightToLeft),
]
