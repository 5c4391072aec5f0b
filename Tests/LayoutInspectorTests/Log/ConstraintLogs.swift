import Testing

extension ConstraintLogTests {
  struct Log: Sendable, CustomTestStringConvertible {
    /// What is special about it.
    let name: String
    let text: String
    /// What is said of the numbers.
    let arithmetic: String
    /// The constraint that was broken, as it is named.
    let leftOut: String
    /// The first repair.
    var repair: String?
    /// A note.
    var note: String?

    var testDescription: String { name }
  }

  static let logs: [Log] = plainLogs + moreLogs

  private static let plainLogs: [Log] = [
    Log(
      name: "UIKit today, two widths",
      text: uikit(
        "<NSLayoutConstraint:0x600000c1a2b0 badge.width == 24   (active, names: badge:0x7f9a1c50a230 )>",
        "<NSLayoutConstraint:0x600000c1a300 badge.width == 36   (active, names: badge:0x7f9a1c50a230 )>",
        breaking: 1),
      arithmetic: "36 > 24, short by 12", leftOut: "badge.width == 36",
      repair: "Give badge.width == 36 a priority of 999."),
    Log(
      name: "insets and a width in a window",
      text: uikit(
        "<NSLayoutConstraint:0x60000211 UIView:0x7fd0.width == 343   (active)>",
        "<NSLayoutConstraint:0x60000212 H:|-(16)-[UIView:0x7fd0]   (active, names: '|':UIView:0x7fe0 )>",
        "<NSLayoutConstraint:0x60000213 H:[UIView:0x7fd0]-(16)-|   (active, names: '|':UIView:0x7fe0 )>",
        "<NSLayoutConstraint:0x60000214 'UIView-Encapsulated-Layout-Width' UIView:0x7fe0.width == 320   (active)>",
        breaking: 0),
      arithmetic: "16 + 16 + 343 = 375 > 320, short by 55",
      leftOut: "UIView:0x7fd0.width == 343"),
    Log(
      name: "a row of a table of the size that the table gives it",
      text: uikit(
        "<NSLayoutConstraint:0x2801 UILabel:0x1201'Subtitle'.height >= 20   (active)>",
        "<NSLayoutConstraint:0x2802 V:|-(12)-[UILabel:0x1201'Subtitle']   (active, names: '|':UITableViewCellContentView:0x1300 )>",
        "<NSLayoutConstraint:0x2803 UITableViewCellContentView:0x1300.bottom == UILabel:0x1201'Subtitle'.bottom + 12   (active)>",
        "<NSLayoutConstraint:0x2804 'UIView-Encapsulated-Layout-Height' UITableViewCellContentView:0x1300.height == 43.6667   (active)>",
        breaking: 2),
      arithmetic: "20 + 12 + 12 = 44 > 43.667, short by 0.333",
      leftOut: "UITableViewCellContentView.bottom == Subtitle.bottom + 12"),
    Log(
      name: "autoresizing beside constraints",
      text: uikit(
        "<NSAutoresizingMaskLayoutConstraint:0x6000021d h=--& v=--& UIButton:0x7fa1'Continue'.width == 0   (active)>",
        "<NSLayoutConstraint:0x6000022e UIButton:0x7fa1'Continue'.width == 120   (active)>",
        breaking: 1, withNote: true),
      arithmetic: "120 > 0", leftOut: "Continue.width == 120"),
    Log(
      name: "a frame's place in its superview",
      text: uikit(
        "<NSAutoresizingMaskLayoutConstraint:0x81 h=--& v=--& UIView:0x91.minX == 40   (active, names: '|':UIView:0x90 )>",
        "<NSLayoutConstraint:0x82 H:|-(16)-[UIView:0x91](LTR)   (active, names: '|':UIView:0x90 )>",
        breaking: 1, withNote: true),
      arithmetic: "40 > 16, short by 24",
      leftOut: "UIView:0x91.leading == UIView:0x90.leading + 16"),
    Log(
      name: "a mask that follows the superview",
      text: uikit(
        "<NSAutoresizingMaskLayoutConstraint:0x81 h=-&- v=-&- UIView:0x90.minX == 0   (active, names: '|':UIWindow:0x89 )>",
        "<NSAutoresizingMaskLayoutConstraint:0x83 h=-&- v=-&- H:[UIView:0x90]-(0)-|   (active, names: '|':UIWindow:0x89 )>",
        "<NSAutoresizingMaskLayoutConstraint:0x84 h=--& v=--& 'UIView-Encapsulated-Layout-Width' UIWindow:0x89.width == 390   (active)>",
        "<NSLayoutConstraint:0x85 UIView:0x90.width == 414   (active)>",
        breaking: 3, withNote: true),
      arithmetic: "414 > 390, short by 24", leftOut: "UIView.width == 414"),
    Log(
      name: "hidden names, readable constraints",
      text: uikit(
        "<NSLayoutConstraint:0x11 UIImageView:0x21.height == 80   (active, names: <private> )>",
        "<NSLayoutConstraint:0x12 UIImageView:0x21.height == 64   (active, names: <private> )>",
        breaking: 0),
      arithmetic: "80 > 64, short by 16", leftOut: "UIImageView.height == 80"),
    Log(
      name: "one hidden constraint among others",
      text: """
        2026-03-01 09:41:00.000000+0100 App[812:4711] [LayoutConstraints] Unable to simultaneously satisfy constraints.
        \tProbably at least one of the constraints in the following list is one you don't want.
        (
            "<private>",
            "<NSLayoutConstraint:0x31 UIView:0x41.height == 10   (active)>",
            "<NSLayoutConstraint:0x32 UIView:0x41.height == 12   (active)>"
        )

        Will attempt to recover by breaking constraint
        <NSLayoutConstraint:0x32 UIView:0x41.height == 12   (active)>
        """,
      arithmetic: "12 > 10, short by 2", leftOut: "UIView.height == 12",
      note: "1 of 3 constraints can't be read:"),
    Log(
      name: "AppKit",
      text: """
        2025-11-02 10:00:00.123 Editor[501:7] Unable to simultaneously satisfy constraints:
        (
            "<NSLayoutConstraint:0x6080000821c0 H:[NSTextField:0x1006]-(>=20)-|   (active, names: '|':NSView:0x1001 )>",
            "<NSLayoutConstraint:0x608000082210 NSTextField:0x1006.leading == NSView:0x1001.leading + 290   (active)>",
            "<NSLayoutConstraint:0x608000082260 NSTextField:0x1006.width >= 96   (active)>",
            "<NSAutoresizingMaskLayoutConstraint:0x6080000822b0 h=-&- v=-&- NSView:0x1001.width == 400   (active)>"
        )

        Will attempt to recover by breaking constraint
        <NSLayoutConstraint:0x608000082260 NSTextField:0x1006.width >= 96   (active)>

        Set the NSUserDefault NSConstraintBasedLayoutVisualizeMutuallyExclusiveConstraints to YES to have -[NSWindow visualizeConstraints:] automatically called when this happens.  And/or, set a symbolic breakpoint on LAYOUT_CONSTRAINTS_NOT_SATISFIABLE to catch this in the debugger.
        """,
      arithmetic: "20 + 290 + 96 = 406 > 400, short by 6",
      leftOut: "NSTextField.width >= 96"),
    Log(
      name: "as it was ten years ago",
      text: """
        2015-06-01 12:00:00.123 Old[99:77] Unable to simultaneously satisfy constraints.
        \tProbably at least one of the constraints in the following list is one you don't want.
        (
            "<NSLayoutConstraint:0x7b0e H:[UIView:0x7a10(50)]>",
            "<NSLayoutConstraint:0x7b1e H:|-(20)-[UIView:0x7a10]   (Names: '|':UIView:0x7a00 )>",
            "<NSLayoutConstraint:0x7b2e H:[UIView:0x7a10]-(NSSpace(20))-|   (Names: '|':UIView:0x7a00 )>",
            "<NSLayoutConstraint:0x7b3e H:[UIView:0x7a00(<=80)]>"
        )

        Will attempt to recover by breaking constraint
        <NSLayoutConstraint:0x7b0e H:[UIView:0x7a10(50)]>

        Break on objc_exception_throw to catch this in the debugger.
        """,
      arithmetic: "20 + 20 + 50 = 90 > 80, short by 10", leftOut: "UIView:0x7a10.width == 50"),
    Log(
      name: "SnapKit",
      text: uikit(
        "<SnapKit.LayoutConstraint:0x6000002a7aa0@/Users/kim/App/Feed Cell.swift#53 UILabel:0x7f01.left == UIImageView:0x7f02.right + 12.0>",
        "<SnapKit.LayoutConstraint:0x6000002a7b00@FeedCell.swift#54 UILabel:0x7f01.right == UIImageView:0x7f02.right + 8.0>",
        breaking: 1),
      arithmetic: "12 > 8, short by 4", leftOut: "UILabel.right == UIImageView.right + 8"),
    Log(
      name: "Masonry",
      text: uikit(
        "<MASLayoutConstraint:0x7c1 UIView:0x7d1.left == UIView:0x7d0.left + 10>",
        "<MASLayoutConstraint:0x7c2 UIView:0x7d1.left == UIView:0x7d0.left>",
        breaking: 0),
      arithmetic: "10 > 0", leftOut: "UIView:0x7d1.left == UIView:0x7d0.left + 10"),
    Log(
      name: "a stack",
      text: uikit(
        "<NSLayoutConstraint:0xa1 'UISV-canvas-connection' UIStackView:0xb0.leading == UILabel:0xb1'One'.leading   (active)>",
        "<NSLayoutConstraint:0xa2 'UISV-spacing' H:[UILabel:0xb1'One']-(8)-[UILabel:0xb2'Two']   (active)>",
        "<NSLayoutConstraint:0xa3 'UISV-canvas-connection' H:[UILabel:0xb2'Two']-(0)-|   (active, names: '|':UIStackView:0xb0 )>",
        "<NSLayoutConstraint:0xa4 'UISV-hiding' UIStackView:0xb0.width == 0   (active)>",
        breaking: 1),
      arithmetic: "8 > 0", leftOut: "Two.leading == One.trailing + 8 'UISV-spacing'"),
    Log(
      name: "the safe area",
      text: uikit(
        "<NSLayoutConstraint:0xc1 UIToolbar:0xd1.height == 49   (active)>",
        "<NSLayoutConstraint:0xc2 UIToolbar:0xd1.bottom == UILayoutGuide:0xd2'UIViewSafeAreaLayoutGuide'.bottom   (active)>",
        "<NSLayoutConstraint:0xc3 'UIViewSafeAreaLayoutGuide-bottom' V:[UILayoutGuide:0xd2'UIViewSafeAreaLayoutGuide']-(34)-|   (active, names: '|':UIView:0xd0 )>",
        "<NSLayoutConstraint:0xc4 UIToolbar:0xd1.top == UIView:0xd0.bottom - 80   (active)>",
        breaking: 0),
      arithmetic: "34 + 49 = 83 > 80, short by 3", leftOut: "UIToolbar.height == 49"),
    Log(
      name: "multipliers and centres",
      text: uikit(
        "<NSLayoutConstraint:0xe1 Shop.PriceView:0xf1.width == 0.5*Shop.CardView:0xf0.width + 4   (active)>",
        "<NSLayoutConstraint:0xe2 Shop.CardView:0xf0.width == 200   (active)>",
        "<NSLayoutConstraint:0xe3 Shop.PriceView:0xf1.width == 90   (active)>",
        breaking: 2),
      arithmetic: "4 + 0.5 * 200 = 104 > 90, short by 14", leftOut: "PriceView.width == 90"),
    Log(
      name: "a content that doesn't give way",
      text: uikit(
        "<NSContentSizeLayoutConstraint:0x101 UILabel:0x111'Balance: 3.5 == a lot'.width == 140 Hug:250 CompressionResistance:1000   (active)>",
        "<NSLayoutConstraint:0x102 UILabel:0x111'Balance: 3.5 == a lot'.width <= 100   (active)>",
        breaking: 1),
      arithmetic: "140 > 100, short by 40", leftOut: "Balance: 3.5 == a lot.width <= 100"),
    Log(
      name: "distances between anchors, and negative constants",
      text: uikit(
        "<NSLayoutConstraint:0x121 (UIView:0x131.trailing - UIView:0x130.leading) == 60   (active)>",
        "<NSLayoutConstraint:0x122 UIView:0x131.trailing == UIView:0x130.leading - 5   (active)>",
        breaking: 1),
      arithmetic: "60 + 5 = 65 > 0",
      leftOut: "UIView:0x131.trailing == UIView:0x130.leading - 5"),
    Log(
      name: "a size below 0",
      text: uikit(
        "<NSLayoutConstraint:0x141 H:|-(200)-[UIView:0x151]   (active, names: '|':UIView:0x150 )>",
        "<NSLayoutConstraint:0x142 H:[UIView:0x151]-(200)-|   (active, names: '|':UIView:0x150 )>",
        "<NSLayoutConstraint:0x143 'UIView-Encapsulated-Layout-Width' UIView:0x150.width == 320   (active)>",
        breaking: 1),
      arithmetic: "200 + 200 = 400 > 320, short by 80",
      leftOut: "UIView:0x150.trailing == UIView:0x151.trailing + 200"),
    Log(
      name: "more than the contradiction, without quotation marks, Windows' line ends",
      text: """
        Unable to simultaneously satisfy constraints.\r
        (\r
        <NSLayoutConstraint:0x161 'gap' V:[UIView:0x171]-(>=8@1000)-[UIView:0x172]   (active)>,\r
        <NSLayoutConstraint:0x162 V:[UIView:0x171]-(4)-[UIView:0x172]   (active)>,\r
        <NSLayoutConstraint:0x163 UIView:0x172.height == 10   (active)>\r
        )\r
        Will attempt to recover by breaking constraint \r
        <NSLayoutConstraint:0x162 V:[UIView:0x171]-(4)-[UIView:0x172]   (active)>\r
        """,
      arithmetic: "8 > 4, short by 4", leftOut: "UIView:0x172.top == UIView:0x171.bottom + 4",
      note: "The contradiction is there without UIView:0x172.height == 10."),
    Log(
      name: "broken off before it says which one was broken",
      text: """
        [LayoutConstraints] Unable to simultaneously satisfy constraints.
        (
            "<NSLayoutConstraint:0x181 UIView:0x191.width == 100   (active)>",
            "<NSLayoutConstraint:0x182 UIView:0x191.width == 110   (active)>",
            "<NSLayoutConstr
        """,
      arithmetic: "110 > 100, short by 10", leftOut: "UIView.width == 110",
      note: "The log breaks off; constraints may be missing."),
    Log(
      name: "margins and baselines",
      text: uikit(
        "<NSLayoutConstraint:0x1a1 UILabel:0x1b1.leading == UIView:0x1b0.leadingMargin   (active)>",
        "<NSLayoutConstraint:0x1a2 UILabel:0x1b1.leading == UIView:0x1b0.leadingMargin + 4   (active)>",
        "<NSLayoutConstraint:0x1a3 UILabel:0x1b1.firstBaseline == UILabel:0x1b2.lastBaseline + 20   (active)>",
        breaking: 1),
      arithmetic: "4 > 0", leftOut: "UILabel:0x1b1.leading == UIView.leadingMargin + 4"),
    Log(
      name: "an aspect ratio and a minimum",
      text: uikit(
        "<NSLayoutConstraint:0x1c1 UIImageView:0x1d1.width == 1.77778*UIImageView:0x1d1.height   (active)>",
        "<NSLayoutConstraint:0x1c2 UIImageView:0x1d1.width == 320   (active)>",
        "<NSLayoutConstraint:0x1c3 UIImageView:0x1d1.height >= 200   (active)>",
        breaking: 2),
      arithmetic: "1.77778 * 200 = 355.556 > 320, short by 35.556",
      leftOut: "UIImageView.height >= 200"),
  ]

  /// A report as UIKit writes it.
  static func uikit(
    _ lines: String..., breaking broken: Int, withNote: Bool = false
  ) -> String {
    let list = lines.map { "    \"\($0)\"" }.joined(separator: ",\n")
    let note =
      withNote
      ? "\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand,"
        + " refer to the documentation for the UIView property"
        + " translatesAutoresizingMaskIntoConstraints) \n" : ""
    return """
      2026-01-01 09:41:00.000000+0000 App[100:200] [LayoutConstraints] Unable to simultaneously satisfy constraints.
      \tProbably at least one of the constraints in the following list is one you don't want. 
      \tTry this: 
      \t\t(1) look at each constraint and try to figure out which you don't expect; 
      \t\t(2) find the code that added the unwanted constraint or constraints and fix it. 
      \(note)(
      \(list)
      )

      Will attempt to recover by breaking constraint 
      \(lines[broken])

      Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
      The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be helpful.
      """
  }
}
