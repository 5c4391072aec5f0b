/// Touches that the program sends.
extension Window {
  /// Tells gestures and views of the touches of an event.
  final func deliver(_ event: TouchEvent) {
    let touches = (event.allTouches ?? []).sorted { $0.timestamp < $1.timestamp }
    for touch in touches where touch.phase == .began {
      if touch.view == nil { touch.view = hitTest(convert(touch.position, from: nil), with: event) }
      touch.begin(event)
    }
    for phase in [Touch.Phase.began, .moved, .ended, .cancelled] {
      var touched: [(view: View, touches: [Touch])] = []
      for touch in touches where touch.phase == phase {
        // A view that has left the window isn't told any more.
        guard let view = touch.view, view.ownWindow === self else { continue }
        if let place = touched.firstIndex(where: { $0.view === view }) {
          touched[place].touches.append(touch)
        } else {
          touched.append((view, [touch]))
        }
      }
      for (view, touches) in touched { view.receive(touches, phase, event) }
    }
  }
}

extension Touch {
  /// Finds the gestures that see the touch: those on its view and on the views around it that are enabled and
  /// whose delegates agree.
  fileprivate final func begin(_ event: TouchEvent) {
    isTaken = false
    var all: [GestureRecognizer] = []
    var current = view
    while let view = current {
      all += view.looks?.gestureRecognizers ?? []
      current = view.container
    }
    seenBy = all.filter {
      $0.isEnabled && $0.shouldReceive(event)
        && $0.delegate?.gestureRecognizer($0, shouldReceive: self) != false
    }
  }
}

extension View {
  /// Tells gestures of touches, and then the view of those that no gesture has taken.
  fileprivate final func receive(_ touches: [Touch], _ phase: Touch.Phase, _ event: TouchEvent) {
    var recognizers: [GestureRecognizer] = []
    for touch in touches {
      for recognizer in touch.seenBy where !recognizers.contains(where: { $0 === recognizer }) {
        recognizers.append(recognizer)
      }
    }
    let own = touches.filter { !$0.isTaken }
    for recognizer in recognizers where recognizer.isEnabled {
      let seen = touches.filter { $0.seenBy.contains { $0 === recognizer } }
      if recognizer.receive(Set(seen), phase, event), recognizer.cancelsTouchesInView {
        for touch in seen { touch.isTaken = true }
      }
    }
    let left = own.filter { !$0.isTaken }
    let lost = own.filter(\.isTaken)
    if !left.isEmpty { tell(Set(left), phase, event) }
    // Of one that was taken at once the view has never heard.
    if !lost.isEmpty, phase != .began { tell(Set(lost), .cancelled, event) }
  }

  private func tell(_ touches: Set<Touch>, _ phase: Touch.Phase, _ event: TouchEvent) {
    switch phase {
    case .began: touchesBegan(touches, with: event)
    case .moved: touchesMoved(touches, with: event)
    case .ended: touchesEnded(touches, with: event)
    default: touchesCancelled(touches, with: event)
    }
  }
}

extension GestureRecognizer {
  /// Tells the gesture of touches.
  ///
  /// - Returns: Whether it has begun by them, or is complete.
  fileprivate func receive(_ touches: Set<Touch>, _ phase: Touch.Phase, _ event: TouchEvent) -> Bool
  {
    if phase == .began, [.ended, .cancelled, .failed].contains(state) {
      state = .possible
      reset()
    }
    let before = state
    switch phase {
    case .began: touchesBegan(touches, with: event)
    case .moved: touchesMoved(touches, with: event)
    case .ended: touchesEnded(touches, with: event)
    default: touchesCancelled(touches, with: event)
    }
    return before == .possible && (state == .began || state == .changed || state == .ended)
  }
}
