/// Logs as they stand in questions, issues and pages: factors behind items, distances that the system has
/// chosen, margins, wrapped lines, what pages make of quotation marks.
extension ConstraintLogTests {
  static let moreLogs: [Log] = [
    Log(
      name: "SnapKit's factor on the right",
      text: uikit(
        "<SnapKit.LayoutConstraint:0x1@Poster.swift#12 UIImageView:0x21.height == UIImageView:0x21.width * 0.5625>",
        "<SnapKit.LayoutConstraint:0x2@Poster.swift#13 UIImageView:0x21.width == 320.0>",
        "<SnapKit.LayoutConstraint:0x3@Poster.swift#14 UIImageView:0x21.height >= 200.0>",
        breaking: 2),
      // 320 × 9 / 16 = 180
      arithmetic: "200 > 0.5625 * 320 = 180, short by 20", leftOut: "UIImageView.height >= 200"),
    Log(
      name: "Masonry's factor with a constant",
      text: uikit(
        "<MASLayoutConstraint:0x1 UIView:0x21.width == UIView:0x22.width * 0.25 + 6>",
        "<MASLayoutConstraint:0x2 UIView:0x22.width == 100>",
        "<MASLayoutConstraint:0x3 UIView:0x21.width == 40>", breaking: 2),
      // 100 / 4 + 6 = 31
      arithmetic: "40 > 6 + 0.25 * 100 = 31, short by 9", leftOut: "UIView:0x21.width == 40"),
    Log(
      name: "a chain with one factor in it, in points of the chain",
      text: uikit(
        "<NSLayoutConstraint:0x1 cover.width == 1.25*cover.height   (active, names: cover:0x21 )>",
        "<NSLayoutConstraint:0x2 cover.width == 0.5*UITableViewCellContentView:0x20.width   (active, names: cover:0x21 )>",
        "<NSLayoutConstraint:0x3 V:|-(10)-[cover]   (active, names: cover:0x21, '|':UITableViewCellContentView:0x20 )>",
        "<NSLayoutConstraint:0x4 V:[cover]-(10)-[UILabel:0x22'Title']   (active, names: cover:0x21 )>",
        "<NSLayoutConstraint:0x5 UILabel:0x22'Title'.height == 20   (active)>",
        "<NSLayoutConstraint:0x6 V:[UILabel:0x22'Title']-(10)-|   (active, names: '|':UITableViewCellContentView:0x20 )>",
        "<NSLayoutConstraint:0x7 'UIView-Encapsulated-Layout-Height' UITableViewCellContentView:0x20.height == 160   (active)>",
        "<NSLayoutConstraint:0x8 'UIView-Encapsulated-Layout-Width' UITableViewCellContentView:0x20.width == 300   (active)>",
        breaking: 0),
      // The cover is 150 wide, so 120 high; with 50 around it 170 in 160.
      arithmetic: "10 + 10 + 20 + 10 + 0.4 * 300 = 170 > 160, short by 10",
      leftOut: "cover.width == 1.25 * cover.height"),
    Log(
      name: "a distance that an anchor has chosen",
      text: uikit(
        "<_UISystemBaselineConstraint:0x1 V:[UILabel:0x21'Name']-(NSLayoutAnchorConstraintSpace(8))-[UILabel:0x22'Mail']   (active)>",
        "<NSLayoutConstraint:0x2 V:[UILabel:0x21'Name']-(4)-[UILabel:0x22'Mail']   (active)>",
        breaking: 1),
      arithmetic: "8 > 4, short by 4", leftOut: "Mail.top == Name.bottom + 4"),
    Log(
      name: "a distance that is at least what an anchor has chosen",
      text: uikit(
        "<_UISystemBaselineConstraint:0x1 V:|-(>=NSLayoutAnchorConstraintSpace(20))-[UILabel:0x21'Name']   (active, names: '|':UIView:0x20 )>",
        "<NSLayoutConstraint:0x2 V:|-(12)-[UILabel:0x21'Name']   (active, names: '|':UIView:0x20 )>",
        breaking: 1),
      arithmetic: "20 > 12, short by 8", leftOut: "Name.top == UIView.top + 12"),
    Log(
      name: "a distance behind an equation",
      text: uikit(
        "<NSLayoutConstraint:0x1 UILayoutGuide:0x21'UIViewLayoutMarginsGuide'.bottom == UIButton:0x22'Done'.bottom NSSpace(6)   (active)>",
        "<NSLayoutConstraint:0x2 UILayoutGuide:0x21'UIViewLayoutMarginsGuide'.bottom == UIButton:0x22'Done'.bottom + NSLayoutAnchorConstraintSpace(9)   (active)>",
        breaking: 1),
      arithmetic: "9 > 6, short by 3",
      leftOut: "UIViewLayoutMarginsGuide.bottom == Done.bottom + 9"),
    Log(
      name: "margins that a guide shows elsewhere",
      text: uikit(
        "<NSLayoutConstraint:0x1 UIStackView:0x21.top == UIView:0x20.topMargin   (active)>",
        "<NSLayoutConstraint:0x2 UIView:0x20.bottomMargin == UIStackView:0x21.bottom   (active)>",
        "<NSLayoutConstraint:0x3 UIStackView:0x21.height == 50   (active)>",
        "<NSLayoutConstraint:0x4 'UIView-topMargin-guide-constraint' V:|-(8)-[UILayoutGuide:0x22'UIViewLayoutMarginsGuide']   (active, names: '|':UIView:0x20 )>",
        "<NSLayoutConstraint:0x5 'UIView-bottomMargin-guide-constraint' V:[UILayoutGuide:0x22'UIViewLayoutMarginsGuide']-(8)-|   (active, names: '|':UIView:0x20 )>",
        "<NSLayoutConstraint:0x6 'UIView-Encapsulated-Layout-Height' UIView:0x20.height == 60   (active)>",
        breaking: 2),
      arithmetic: "8 + 8 + 50 = 66 > 60, short by 6", leftOut: "UIStackView.height == 50"),
    Log(
      name: "margins that nothing shows are 0 at least",
      text: uikit(
        "<NSLayoutConstraint:0x1 UIView:0x21.leading == UIView:0x20.leadingMargin   (active)>",
        "<NSLayoutConstraint:0x2 UIView:0x20.trailingMargin == UIView:0x21.trailing   (active)>",
        "<NSLayoutConstraint:0x3 UIView:0x21.width >= 90   (active)>",
        "<NSLayoutConstraint:0x4 'UIView-Encapsulated-Layout-Width' UIView:0x20.width == 80   (active)>",
        breaking: 2),
      arithmetic: "90 > 80, short by 10", leftOut: "UIView:0x21.width >= 90"),
    Log(
      name: "a middle of ten years ago, with the superview that other lines name",
      text: uikit(
        "<NSAutoresizingMaskLayoutConstraint:0x1 h=--& v=--& UIView:0x21.midY == + 30>",
        "<NSLayoutConstraint:0x2 V:[UIView:0x21(20)]>",
        "<NSLayoutConstraint:0x3 V:|-(5)-[UILabel:0x22'Km']   (Names: '|':UIView:0x20 )>",
        "<NSLayoutConstraint:0x4 V:[UILabel:0x22'Km'(10)]>",
        "<NSLayoutConstraint:0x5 V:[UILabel:0x22'Km']-(0)-[UIView:0x21]>", breaking: 4,
        withNote: true),
      // Its top is at 30 − 10 = 20; the label above it ends at 15.
      arithmetic: "30 > 0.5 * 20 + 5 + 10 = 25, short by 5",
      leftOut: "UIView:0x21.top == Km.bottom",
      note: "UIView:0x20 is taken for the superview where the log doesn't name it."),
    Log(
      name: "lines that a console has wrapped",
      text: """
        Unable to simultaneously satisfy constraints.
        (
            "<NSLayoutConstraint:0x1 V:|-(9)-[UIView:0x21]   (active,
             names: '|':UIView:0x20 )>",
            "<NSLayoutConstraint:0x2 UIView:0x21.top ==
            UIView:0x20.top + 11   (active)>"
        )
        Will attempt to recover by breaking constraint
        <NSLayoutConstraint:0x2 UIView:0x21.top ==
        UIView:0x20.top + 11   (active)>
        """,
      arithmetic: "11 > 9, short by 2", leftOut: "UIView:0x21.top == UIView:0x20.top + 11"),
    Log(
      name: "a page that has made one line of it",
      text: "Unable to simultaneously satisfy constraints: ( "
        + "“<NSLayoutConstraint:0x1 H:[UIView:0x21(40)]>”, "
        + "“<NSLayoutConstraint:0x2 ‘wide’ H:[UIView:0x21(>=44)]>” ) Will attempt to recover by breaking"
        + " constraint <NSLayoutConstraint:0x1 H:[UIView:0x21(40)]> Break on objc_exception_throw",
      arithmetic: "44 > 40, short by 4", leftOut: "UIView.width == 40"),
    Log(
      name: "entities and backslashes",
      text: """
        Unable to simultaneously satisfy constraints.
        (
            \\<NSLayoutConstraint:0x1 V:[UIView:0x21(7)]\\>,
            &lt;NSLayoutConstraint:0x2 UIView:0x21.height &gt;= 9   (active)&gt;
        )
        Will attempt to recover by breaking constraint
        \\<NSLayoutConstraint:0x1 V:[UIView:0x21(7)]\\>
        """,
      arithmetic: "9 > 7, short by 2", leftOut: "UIView.height == 7"),
    Log(
      name: "marks in a label and commas in a name",
      text: uikit(
        "<NSLayoutConstraint:0x1 UILabel:0x21'Don't > stop'.height == 20   (active)>",
        "<NSLayoutConstraint:0x2 V:[UILabel:0x21'Don't > stop']-(5)-[one, two]   (active, names: one, two:0x22 )>",
        "<NSLayoutConstraint:0x3 'it's so' UILabel:0x21'Don't > stop'.top == one, two.top - 24   (active, names: one, two:0x22 )>",
        breaking: 0),
      arithmetic: "5 + 20 = 25 > 24, short by 1", leftOut: "Don't > stop.height == 20"),
    Log(
      name: "two constraints of one name, and labels for views",
      text: uikit(
        "<MASLayoutConstraint:gap UIView:title.left == UIView:icon.right + 12>",
        "<MASLayoutConstraint:gap UIView:title.left == UIView:icon.right + 8>", breaking: 1),
      arithmetic: "12 > 8, short by 4", leftOut: "UIView:title.left == UIView:icon.right + 8"),
    Log(
      name: "names with spaces before the line of the program",
      text: uikit(
        "<SnapKit.LayoutConstraint:card top@/Users/kim/My App/Card View.swift#7 UIView:0x21.top == UIView:0x20.top + 4.0>",
        "<SnapKit.LayoutConstraint:0x2@Card View.swift#9 UIView:0x21.top == UIView:0x20.top + 6.0>",
        breaking: 1),
      arithmetic: "6 > 4, short by 2", leftOut: "UIView:0x21.top == UIView:0x20.top + 6"),
    Log(
      name: "sizes of each other",
      text: uikit(
        "<NSLayoutConstraint:0x1 (UIView:0x21.trailing - UIView:0x22.leading) == (UIView:0x23.trailing - UIView:0x24.leading) + 3   (active)>",
        "<NSLayoutConstraint:0x2 (UIView:0x21.trailing - UIView:0x22.leading) == (UIView:0x23.trailing - UIView:0x24.leading)   (active)>",
        breaking: 1),
      arithmetic: "3 > 0",
      leftOut:
        "(UIView:0x21.trailing - UIView:0x22.leading) == (UIView:0x23.trailing - UIView:0x24.leading)"
    ),
  ]
}
