import Foundation
import LayoutKit

/// Takes bytes as a script of edits of a tree, whose hooks take bytes of the same script.
func edit(_ data: Data) {
  let script = Script(Array(data))
  let stage = Stage(script)
  while !script.isAtEnd { stage.step() }
  stage.finish()
}

/// The bytes that are left, and how many hooks may still take some.
private final class Script {
  private let bytes: [UInt8]
  private var place = 0
  var depth = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { place >= bytes.count }

  func next(below limit: Int = 256) -> Int {
    guard place < bytes.count else { return 0 }
    defer { place += 1 }
    return Int(bytes[place]) % max(limit, 1)
  }

  /// A number, also one that can't be computed with.
  func number() -> CGFloat {
    let byte = next()
    switch byte {
    case 255: return .nan
    case 254: return .infinity
    case 253: return -1e300
    case 252: return 1e13
    default: return CGFloat(byte) * 2.5 - 60
    }
  }
}

/// A view whose hooks go on with the script.
private final class Actor: View {
  weak var stage: Stage?

  override func layoutSubviews() {
    super.layoutSubviews()
    stage?.hook()
  }
  override func updateConstraints() {
    stage?.hook()
    super.updateConstraints()
  }
  override func didMoveToWindow() { stage?.hook() }
  override func didMoveToSuperview() { stage?.hook() }
  override func layoutMarginsDidChange() { stage?.hook() }
  override var intrinsicContentSize: CGSize {
    stage?.hook()
    return CGSize(width: 30, height: 20)
  }
}

/// A window, views in it and beside it, and what changes them.
private final class Stage {
  private let script: Script
  private var window: Window? = Window(size: CGSize(width: 320, height: 480))
  private var views: [View] = []
  private var handles: [ConstraintHandle] = []
  private var guides: [LayoutGuide] = []
  private let limit = 24

  init(_ script: Script) {
    self.script = script
    window?.onDiagnostic = { [weak self] (_: LayoutDiagnostic) in self?.hook() }
  }

  func hook() {
    guard script.depth < 3, !script.isAtEnd, script.next(below: 4) == 0 else { return }
    script.depth += 1
    step()
    script.depth -= 1
  }

  func finish() {
    window?.layoutIfNeeded()
    for view in views { (view as? Actor)?.stage = nil }
    let (old, oldGuides) = (views, guides)
    views = []
    guides = []
    for view in old { view.setNeedsLayout() }
    window?.layoutIfNeeded()
    window = nil
    _ = oldGuides.map(\.layoutFrame)
  }

  private var some: View? {
    views.isEmpty ? window : views[script.next(below: views.count)]
  }

  func step() {
    switch script.next(below: 24) {
    case 0, 1, 2: add()
    case 3: some?.removeFromSuperview()
    case 4:
      if !views.isEmpty { views.remove(at: script.next(below: views.count)) }
    case 5, 6: state { view, build in self.handles.append(view.layout.make(build)) }
    case 7: state { view, build in _ = view.layout.remake(build) }
    case 8: state { view, build in _ = view.layout.update(build) }
    case 9:
      guard !handles.isEmpty else { return }
      handles[script.next(below: handles.count)].constant = script.number()
    case 10:
      guard !handles.isEmpty else { return }
      let handle = handles[script.next(below: handles.count)]
      if script.next(below: 2) == 0 { handle.activate() } else { handle.deactivate() }
    case 11:
      if !handles.isEmpty { handles.remove(at: script.next(below: handles.count)) }
    case 12: some?.isHidden = script.next(below: 2) == 0
    case 13: (some as? Label)?.text = String(repeating: "word ", count: script.next(below: 40))
    case 14: some?.setNeedsUpdateConstraints()
    case 15: window?.layoutIfNeeded()
    case 16:
      _ = some?.systemLayoutSizeFitting(CGSize(width: script.number(), height: script.number()))
    case 17: window?.frame.size = CGSize(width: script.number(), height: script.number())
    case 18: arrange()
    case 19: guide()
    case 20:
      some?.transform = ViewTransform(
        a: 1, b: 0, c: 0, d: script.number(), tx: script.number(), ty: 0)
    case 21: some?.layoutMargins.left = script.number()
    case 22:
      some?.semanticContentAttribute = script.next(below: 2) == 0 ? .forceRightToLeft : .unspecified
    default: some?.frame = CGRect(x: script.number(), y: 3, width: script.number(), height: 9)
    }
  }

  private func add() {
    guard views.count < limit else { return }
    let view: View
    switch script.next(below: 6) {
    case 0: view = Label()
    case 1: view = StackView()
    case 2: view = ScrollView()
    case 3: view = FlowStack()
    default:
      let actor = Actor()
      actor.stage = self
      view = actor
    }
    view.onDiagnostic = { (_: LayoutDiagnostic) in }
    let parent = some
    views.append(view)
    if script.next(below: 8) > 0 { parent?.addSubview(view) }
  }

  private func arrange() {
    guard let stack = views.compactMap({ $0 as? StackView }).last, let view = some else { return }
    switch script.next(below: 5) {
    case 0: stack.removeArrangedSubview(view)
    case 1: stack.spacing = script.number()
    case 2: stack.axis = stack.axis == .horizontal ? .vertical : .horizontal
    case 3: stack.distribution = script.next(below: 2) == 0 ? .fillEqually : .equalSpacing
    default: stack.addArrangedSubview(view)
    }
  }

  private func guide() {
    if guides.count < 4 {
      let guide = LayoutGuide()
      guides.append(guide)
      some?.addLayoutGuide(guide)
    } else {
      let guide = guides.remove(at: script.next(below: guides.count))
      if script.next(below: 2) == 0 { guide.owningView?.removeLayoutGuide(guide) }
    }
  }

  private func state(_ carryOut: (View, (ConstraintMaker) -> Void) -> Void) {
    guard let view = some, let other = some else { return }
    let (which, number) = (script.next(below: 8), script.number())
    let priority = LayoutPriority(Float(script.next(below: 5)) * 250 + 1)
    let guide = guides.last
    carryOut(view) { make in
      switch which {
      case 0: make.edges.equalToSuperview().inset(number)
      case 1: make.width.equalTo(number).priority(priority)
      case 2: make.height.greaterThanOrEqualTo(other).offset(number).priority(priority)
      case 3: make.leading.equalTo(other.layout.trailing).offset(number)
      case 4: make.centerY.equalTo(other)
      case 5: make.size.equalTo(CGSize(width: number, height: 20))
      case 6: if let guide { make.top.equalTo(guide).offset(number).priority(priority) }
      default: make.lastBaseline.equalTo(other).priority(priority)
      }
      self.hook()
    }
  }
}
