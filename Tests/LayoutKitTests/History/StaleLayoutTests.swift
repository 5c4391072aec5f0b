import Foundation
import LayoutKit
import Testing

/// What frames rest on is looked at again when it changes, and leaves no trace when it has gone.
@Suite struct StaleLayoutTests {
  private let window = Window(size: CGSize(width: 400, height: 400))
  private let host = View()

  init() {
    host.name = "host"
    window.addSubview(host)
  }

  // MARK: Sizes from inside

  @Test func `A flow measures nested content again when it changes`() throws {
    let inner = Box(100, 20)
    let stack = StackView(arrangedSubviews: [inner])
    let flow = FlowStack(arrangedSubviews: [stack])
    window.addSubview(flow)
    flow.layout.make { $0.left.top.equalToSuperview() }
    try window.layoutOrThrow()
    #expect(flow.frame.numbers == [0, 0, 100, 20])
    inner.content = CGSize(width: 30, height: 10)
    try window.layoutOrThrow()
    #expect(flow.frame.numbers == [0, 0, 30, 10])
    #expect(stack.frame.numbers == [0, 0, 30, 10])
    inner.content = CGSize(width: 70, height: 15)
    try window.layoutOrThrow()
    #expect(stack.frame.numbers == [0, 0, 70, 15])
  }

  @Test func `A flow follows constraints inside what it arranges`() throws {
    let (outer, inner) = (View(), View())
    outer.addSubview(inner)
    inner.layout.make { $0.edges.equalToSuperview() }
    let width = inner.layout.make { $0.size.equalTo(CGSize(width: 100, height: 20)) }
    let flow = FlowStack(arrangedSubviews: [outer])
    window.addSubview(flow)
    flow.layout.make { $0.left.top.equalToSuperview() }
    try window.layoutOrThrow()
    width.constant = 40
    try window.layoutOrThrow()
    #expect(flow.frame.numbers == [0, 0, 40, 40])
    #expect(outer.frame.numbers == [0, 0, 40, 40])
  }

  /// A box of 40 and a spacer of 15 are 55 wide.
  @Test(arguments: ["inset", "spacer", "spacing"])
  func `A flow measures a stack again whose guides move`(change: String) {
    let (box, spacer) = (Box(40, 20), StackSpacer(.fixed(15)))
    let stack = StackView(arrangedSubviews: [box])
    stack.addSpacer(spacer)
    let flow = FlowStack(arrangedSubviews: [stack])
    window.addSubview(flow)
    flow.layout.make { $0.left.top.equalToSuperview() }
    window.layoutIfNeeded()
    #expect(flow.frame.width == 55)
    switch change {
    case "inset": stack.setInsets(DirectionalEdgeInsets(trailing: 5), for: box)
    case "spacer": spacer.length = .fixed(20)
    default: stack.insets = DirectionalEdgeInsets(leading: 5)
    }
    window.layoutIfNeeded()
    #expect(flow.frame.width == 60)
    #expect(box.frame.width == 40)
  }

  /// What has left knows no more whose inside it was.
  @Test(arguments: [true, false], ["its view", "a guide", "a view above it"])
  func `What is measured is measured again when something inside it leaves`(
    isFlow: Bool, leaving: String
  ) {
    let (outer, between, inner, guide) = (View(), View(), View(), LayoutGuide())
    outer.addSubview(between)
    between.addSubview(inner)
    outer.addLayoutGuide(guide)
    let item: any LayoutItem = leaving == "a guide" ? guide : inner
    for (attribute, constant) in [(LayoutConstraint.Attribute.right, 70), (.bottom, 20)] {
      let start: LayoutConstraint.Attribute = attribute == .right ? .left : .top
      for edge in [start, attribute] {
        outer.addConstraint(
          LayoutConstraint(
            item: item, attribute: edge, relatedBy: .equal, toItem: outer, attribute: edge,
            multiplier: 1, constant: 0))
      }
      let extent = LayoutConstraint(
        item: item, attribute: attribute == .right ? .width : .height, relatedBy: .equal,
        toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: CGFloat(constant))
      extent.priority = .high
      outer.addConstraint(extent)
    }
    inner.translatesAutoresizingMaskIntoConstraints = false
    let container: View
    if isFlow {
      container = FlowStack(arrangedSubviews: [outer])
    } else {
      let stack = StackView(arrangedSubviews: [outer, Box(30, 20)])
      stack.distribution = .fillProportionally
      container = stack
    }
    window.addSubview(container)
    container.layout.make {
      $0.left.top.equalToSuperview()
      if !isFlow { $0.width.equalTo(200) }
    }
    window.layoutIfNeeded()
    // Weights 70 and 30 of 200.
    #expect(outer.frame.width == (isFlow ? 70 : 140))
    switch leaving {
    case "a guide": outer.removeLayoutGuide(guide)
    case "its view": inner.removeFromSuperview()
    default: between.removeFromSuperview()
    }
    window.layoutIfNeeded()
    #expect(outer.frame.width == 0)
  }

  /// A margin of 16 on each side asks for 32 points, and did so before a container gave the view room.
  @Test(arguments: [true, false])
  func `Margins ask for room from when a constraint speaks of their guide`(isLaidOutBefore: Bool) {
    let (first, second) = (View(), View())
    first.directionalLayoutMargins = DirectionalEdgeInsets(leading: 16, trailing: 16)
    let stack = StackView(arrangedSubviews: [first, second])
    stack.distribution = .fillProportionally
    stack.setWeight(32, for: second)
    window.addSubview(stack)
    stack.layout.make {
      $0.left.top.equalToSuperview()
      $0.width.equalTo(200)
    }
    if isLaidOutBefore { window.layoutIfNeeded() }
    host.layout.make { $0.left.equalTo(first.layoutMarginsGuide) }
    window.layoutIfNeeded()
    #expect([first.frame.width, second.frame.width] == [100, 100])
  }

  /// The standard size is the large one, so that a label new in the tree needs not be told of it.
  @Test(arguments: [ContentSizeCategory.small, .large, .extraExtraLarge])
  func `Text that was out of the window has the size that holds on its return`(
    category: ContentSizeCategory
  ) {
    func label(in view: View) -> Label {
      let label = Label()
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      label.text = "some words"
      view.addSubview(label)
      return label
    }
    for former in [ContentSizeCategory.small, .large] {
      window.environment.contentSizeCategory = former
      let old = label(in: host)
      host.removeFromSuperview()
      let new = label(in: host)
      window.environment.contentSizeCategory = category
      window.addSubview(host)
      let fresh = label(in: host).intrinsicContentSize
      #expect([old, new].map(\.intrinsicContentSize) == [fresh, fresh])
    }
  }

  /// The tree that the view was in had not yet given it the program's frame back.
  @Test func `A view whose last constraint has gone has the program's frame in another tree`() {
    let (old, view) = (View(), View())
    old.addSubview(view)
    let width = view.layout.make { $0.width.equalTo(11) }
    old.layoutIfNeeded()
    #expect(view.frame.width == 11)
    width.isActive = false
    host.addSubview(old)
    window.layoutIfNeeded()
    #expect(view.frame.width == 0)
  }

  /// The tree that the view was in had heard of the constraint, and not yet laid it out.
  @Test(arguments: [true, false])
  func `A constraint counts in the tree that its view has gone to`(isOldTreeJoined: Bool) {
    let (old, view) = (View(), View())
    old.addSubview(view)
    view.layout.make { $0.left.top.equalToSuperview() }
    old.layoutIfNeeded()
    view.layout.make { $0.size.equalTo(CGSize(width: 53, height: 35)) }
    host.addSubview(view)
    if isOldTreeJoined { host.addSubview(old) }
    window.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 53, height: 35))
  }

  /// Weights 100 and 100 share 320 alike, 300 and 100 as 3 to 1.
  @Test func `Proportional sizes follow constraints inside the views`() {
    let views = (0..<2).map { _ in View() }
    let widths = views.map { view in
      let inner = View()
      view.addSubview(inner)
      inner.layout.make { $0.edges.equalToSuperview().priority(.high) }
      return inner.layout.make { $0.width.equalTo(100) }
    }
    let stack = StackView(arrangedSubviews: views)
    stack.distribution = .fillProportionally
    window.addSubview(stack)
    stack.layout.make {
      $0.left.top.equalToSuperview()
      $0.size.equalTo(CGSize(width: 320, height: 20))
    }
    window.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [160, 160])
    widths[0].constant = 300
    window.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [240, 80])
  }

  /// A row of two lines of text is higher than one of a single line; at twice the size the more so.
  @Test func `Rows of a table follow the size of text, and their content in sight`() throws {
    let table = TableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    table.register(TwinCell.self, forCellReuseIdentifier: "row")
    table.showRows {
      2
    } cell: { table, path in
      let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
      (cell as? TwinCell)?.label.text = "words"
      return cell
    }
    window.addSubview(table)
    func heights() -> [CGFloat] {
      window.layoutIfNeeded()
      return table.visibleCells.map(\.frame.height)
    }
    func wanted() -> [CGFloat] {
      // 4 above and below the text, and a line of one pixel.
      table.visibleCells.compactMap { ($0 as? TwinCell)?.label.intrinsicContentSize.height }
        .map { $0 + 9 }
    }
    let first = heights()
    #expect(first == wanted())
    window.environment.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    let second = heights()
    #expect(second == wanted() && second[0] > first[0])
    (table.visibleCells[1] as? TwinCell)?.label.text = "words\nwords"
    let third = heights()
    #expect(third[0] == second[0] && third[1] > second[1])
    #expect(table.contentSize.height == third[0] + third[1])
  }

  // MARK: No trace

  @Test(
    arguments: ["margins", "safe area", "readable content", "keyboard"])
  func `A guide of the layout's own that is no longer used leaves no trace`(name: String) throws {
    let guide =
      switch name {
      case "margins": host.layoutMarginsGuide
      case "safe area": host.safeAreaLayoutGuide
      case "readable content": host.readableContentGuide
      default: host.keyboardLayoutGuide
      }
    host.layout.make { $0.left.top.equalToSuperview() }
    try window.layoutOrThrow()
    #expect(host.frame.numbers == [0, 0, 0, 0])
    let child = View()
    host.addSubview(child)
    child.layout.make { $0.edges.equalTo(guide) }
    try window.layoutOrThrow()
    // The margins are 8 on each side, what is readable is 672 wide; the others have no extent here.
    let sizes: [String: [Double]] = ["margins": [16, 16], "readable content": [688, 16]]
    #expect(host.frame.numbers == [0, 0] + (sizes[name] ?? [0, 0]))
    child.layout.remove()
    try window.layoutOrThrow()
    #expect(host.frame.numbers == [0, 0, 0, 0])
    #expect(host.constraints.isEmpty)
  }

  @Test func `The guide of what is inside the margins has its place without constraints too`() {
    host.frame = CGRect(x: 20, y: 30, width: 100, height: 50)
    window.environment.safeAreaInsets = EdgeInsets(top: 40)
    #expect(host.layoutMarginsGuide.layoutFrame.numbers == [8, 8, 84, 34])
    window.layoutIfNeeded()
    // 10 of the safe area's 40 reach into the view, which begins at 30.
    #expect(host.safeAreaLayoutGuide.layoutFrame.numbers == [0, 10, 100, 40])
    #expect(host.layoutMarginsGuide.layoutFrame.numbers == [8, 18, 84, 24])
    #expect(host.readableContentGuide.layoutFrame.numbers == [8, 18, 84, 24])
    window.keyboardFrame = CGRect(x: 0, y: 60, width: 400, height: 340)
    #expect(host.keyboardLayoutGuide.layoutFrame.numbers == [0, 30, 100, 20])
  }

  @Test func `A view whose last constraint goes has the frame that the program gave it`() {
    host.frame = CGRect(x: 5, y: 6, width: 70, height: 80)
    let handle = host.layout.make { $0.edges.equalToSuperview() }
    window.layoutIfNeeded()
    #expect(host.frame.numbers == [0, 0, 400, 400])
    handle.isActive = false
    window.layoutIfNeeded()
    #expect(host.frame.numbers == [5, 6, 70, 80])
  }

  @Test func `A view that is placed by its frame again keeps the frame it has`() {
    let handle = host.layout.make { $0.edges.equalToSuperview() }
    window.layoutIfNeeded()
    handle.isActive = false
    host.translatesAutoresizingMaskIntoConstraints = true
    window.layoutIfNeeded()
    #expect(host.frame.numbers == [0, 0, 400, 400])
  }

  @Test
  func `A scroll view has the program's content size again when constraints no longer give one`() {
    let scroll = ScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 120, height: 130)
    window.addSubview(scroll)
    scroll.addSubview(host)
    host.layout.make {
      $0.edges.equalTo(scroll.contentLayoutGuide)
      $0.size.equalTo(CGSize(width: 300, height: 310))
    }
    window.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 300, height: 310))
    host.layout.remove()
    window.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 120, height: 130))
  }

  /// With its text in the stack for a moment, the constant was that of a row about the text.
  @Test func `A constant counts from the text that there is at last`() {
    let (stack, label, line) = (StackView(), Label(), View())
    label.text = "words"
    for view in [stack, label, line] { window.addSubview(view) }
    stack.layout.make { $0.left.top.equalToSuperview() }
    let distance = line.layout.make { $0.top.equalTo(stack.layout.firstBaseline).offset(3) }
    window.layoutIfNeeded()
    stack.addArrangedSubview(label)
    distance.constant = 52
    window.addSubview(label)
    window.layoutIfNeeded()
    #expect(line.frame.minY == 52)
  }

  /// The text is as wide as before, to whole pixels that are smaller.
  @Test func `What grows begins at its size in the pixels there are`() {
    let (stack, label) = (StackView(), Label())
    window.scale = 2
    label.text = "some words"
    window.addSubview(stack)
    stack.addArrangedSubview(label)
    stack.setFlex(grow: 1, for: label)
    stack.layout.make { $0.left.top.equalToSuperview() }
    window.layoutIfNeeded()
    window.scale = 3
    window.layoutIfNeeded()
    #expect(abs(label.frame.width - label.intrinsicContentSize.width) < 0.001)
  }

  // MARK: Conflicts

  /// Two views of 80 don't fit into 100: the stack leaves its last statement out, whether it has
  /// stated anything yet or not.
  @Test func `A stack's statement gives way to the program's, laid out in between or not`() {
    func frames(layOutBetween: Bool) -> [[Double]] {
      let window = Window(size: CGSize(width: 400, height: 400))
      window.onDiagnostic = { _ in }
      let views = [View(), View()]
      let stack = StackView(arrangedSubviews: views)
      window.addSubview(stack)
      stack.layout.make {
        $0.left.top.equalToSuperview()
        $0.width.equalTo(100)
      }
      if layOutBetween { window.layoutIfNeeded() }
      for view in views { view.layout.make { $0.width.equalTo(80) } }
      window.layoutIfNeeded()
      return views.map(\.frame.numbers)
    }
    #expect(frames(layOutBetween: false) == [[0, 0, 80, 0], [80, 0, 80, 0]])
    #expect(frames(layOutBetween: true) == frames(layOutBetween: false))
  }

  /// Frames 20 and 50 high can't both fill the row: the later view's bottom is left out.
  @Test func `Who is left out follows the order of the arranged views`() {
    func height(layOutBetween: Bool) -> CGFloat {
      let window = Window(size: CGSize(width: 400, height: 400))
      window.onDiagnostic = { _ in }
      let views = [20, 50].map { View(frame: CGRect(x: 0, y: 0, width: 10, height: $0)) }
      let stack = StackView(arrangedSubviews: views)
      for view in views { view.translatesAutoresizingMaskIntoConstraints = true }
      window.addSubview(stack)
      stack.layout.make { $0.left.top.equalToSuperview() }
      if layOutBetween {
        window.layoutIfNeeded()
        #expect(stack.frame.height == 20)
      }
      stack.insertArrangedSubview(views[1], at: 0)
      window.layoutIfNeeded()
      return stack.frame.height
    }
    #expect(height(layOutBetween: false) == 50)
    #expect(height(layOutBetween: true) == 50)
  }

  // MARK: Scrolling

  /// The readable guide is 672 wide, in the middle of what shows, and at least 8 from the edges of
  /// the content.
  @Test func `What a scroll view asks for doesn't follow from how far it is scrolled`() {
    let (scroll, flow) = (ScrollView(), FlowStack())
    flow.addArrangedSubview(scroll)
    scroll.addSubview(host)
    window.addSubview(flow)
    window.onDiagnostic = { _ in }
    flow.layout.make { $0.left.top.equalToSuperview() }
    host.layout.make { $0.leading.trailing.equalToSuperview(.readableContent) }
    window.layoutIfNeeded()
    #expect(scroll.frame.width == 688)
    scroll.contentOffset = CGPoint(x: 6, y: 0)
    host.layout.make { $0.height.equalTo(30) }
    window.layoutIfNeeded()
    #expect(scroll.frame.width == 688)
  }
}
