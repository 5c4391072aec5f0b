import Foundation

/// The way from rectangles to frames.
extension LayoutEngine {
  /// Marks the view that sets the item's frame; a guide takes its rectangle at once.
  func announce(_ slot: Int) {
    if isTornDown { return }
    switch items[slot] {
    case .none, .root:
      return
    case .view(let view):
      guard !isPlacedByFrame(slot) else { return }
      view.raiseFrameAndLayout()
    case .guide(let guide):
      let rect = solved[slot]
      guide.storedFrame = CGRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
      guide.owner?.raise(.needsLayout)
    }
  }

  /// The frame that constraints give a view, rounded to pixels; nil where they give none.
  func frame(of view: View, scale: Double) -> CGRect? {
    itemTable.frame(at: Int(slot(of: view))).map { Self.round($0, scale: scale) }
  }

  /// Gives a root that leaves its size to constraints the size they give it.
  func takeSolvedSize(_ root: View) {
    let slot = Int(slot(of: root))
    guard root.leavesSizeToConstraints else { return }
    guard items.indices.contains(slot) else {
      root.takeProgramFrame()
      return
    }
    guard !solved[slot].x.isNaN else { return }
    let rect = solved[slot].outset(by: contents[slot].insets)
    let size = CGSize(width: rect.width, height: rect.height)
    let change = max(
      (size.width - root.storedFrame.width).magnitude,
      (size.height - root.storedFrame.height).magnitude)
    if change > 1e-9 { root.takeSolvedFrame(CGRect(origin: root.storedFrame.origin, size: size)) }
  }

  /// Semantics 8.4: each edge goes to the nearest pixel, and the size is the whole number of pixels
  /// between the edges, so that 100 points stay 100 where a point is three pixels.
  ///
  /// Without a window a pixel is a point. UIKit rounds sizes to half points then, apart from their
  /// edges, so that neighbours overlap; ours don't.
  static func round(_ rect: SolvedRect, scale: Double) -> CGRect {
    let left = pixel(rect.x, scale)
    let top = pixel(rect.y, scale)
    let width = pixel(rect.x + rect.width, scale) - left
    let height = pixel(rect.y + rect.height, scale) - top
    return CGRect(
      x: left / scale, y: top / scale, width: max(width, 0) / scale,
      height: max(height, 0) / scale)
  }

  /// The pixel nearest to an edge; from the middle between two, the one farther from 0.
  ///
  /// An edge that is in the middle but for the solver's rounding counts as in the middle, so that
  /// frames are the same however the solution was reached.
  private static func pixel(_ value: Double, _ scale: Double) -> Double {
    let distance = (value.magnitude * scale + 0.5 + 1e-6).rounded(.down)
    // Adding 0 turns a negative zero into a plain one.
    return (value < 0 ? -distance : distance) + 0
  }
}

extension View {
  /// Sets the frames of the subviews that constraints have moved, or that the program has, and gives
  /// those that have no part in constraints any more the frames that the program gave them.
  final func applySolvedFrames() {
    guard let engine = hierarchy?.engine else { return }
    let scale = Double(hierarchy?.window?.scale ?? 1)
    if let all = allSubviewsAsWaiting() {
      for view in all { applySolvedFrame(of: view, engine, scale) }
      return
    }
    var waiting = engine.takeList()
    appendWaiting(.waiting, to: &waiting)
    for view in waiting { applySolvedFrame(of: view, engine, scale) }
    engine.giveBack(&waiting)
  }

  private func applySolvedFrame(of view: View, _ engine: LayoutEngine, _ scale: Double) {
    // The program's own code may have moved it on meanwhile.
    guard view.flags.contains(.needsFrame), view.isSubview(of: self),
      view.hierarchy?.engine === engine
    else { return }
    if !view.participation.takesPart {
      view.takeProgramFrame()
    } else if let frame = engine.frame(of: view, scale: scale), frame != view.storedFrame {
      view.takeSolvedFrame(frame)
      // Where the program's own code wants it otherwise, the next layout tries again.
      guard view.hierarchy?.engine === engine else { return }
      let frame = engine.frame(of: view, scale: scale)
      guard frame == nil || frame == view.storedFrame else { return }
    }
    view.flags.remove(.needsFrame)
  }

  /// Sets a frame that follows from constraints, and keeps the program's for when they have gone.
  fileprivate final func takeSolvedFrame(_ solved: CGRect) {
    let own = programFrame ?? storedFrame
    frame = solved
    programFrame = own
  }

  /// Goes back to the frame that the program gave a view that constraints placed, and do no more.
  fileprivate final func takeProgramFrame() {
    guard let own = programFrame, !translatesAutoresizingMaskIntoConstraints else { return }
    frame = own
  }
}
