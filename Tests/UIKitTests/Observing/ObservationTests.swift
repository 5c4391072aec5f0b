import Foundation
import Testing
import UIKit

/// Observing what views publish.
@Suite
struct ObservationTests {
  @Test func `Each property that a view publishes is told when it changes, and only then`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var told: [String] = []
    let tokens = [
      scroll.observe(\.frame) { _, _ in told.append("frame") },
      scroll.observe(\.bounds) { _, _ in told.append("bounds") },
      scroll.observe(\.center) { _, _ in told.append("center") },
      scroll.observe(\.contentOffset) { _, _ in told.append("offset") },
      scroll.observe(\.contentSize) { _, _ in told.append("size") },
      scroll.observe(\.isHidden) { _, _ in told.append("hidden") },
      scroll.observe(\.alpha) { _, _ in told.append("alpha") },
    ]
    let changes: [(change: () -> Void, told: Set<String>)] = [
      ({ scroll.frame.origin.x = 5 }, ["frame", "center"]),
      ({ scroll.frame.size.width = 200 }, ["frame", "center", "bounds"]),
      ({ scroll.contentSize = CGSize(width: 900, height: 900) }, ["size"]),
      ({ scroll.contentOffset.y = 30 }, ["offset", "bounds"]),
      ({ scroll.isHidden = true }, ["hidden"]), ({ scroll.alpha = 0.5 }, ["alpha"]),
      ({ scroll.frame = scroll.frame }, []), ({ scroll.alpha = 0.5 }, []),
    ]
    for (change, expected) in changes {
      told = []
      change()
      #expect(Set(told) == expected && told.count == expected.count)
    }
    for token in tokens { token.invalidate() }
    told = []
    scroll.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(told == [])
  }

  @Test func `A layout tells of the frames that it gives`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      view.topAnchor.constraint(equalTo: window.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 120),
      view.heightAnchor.constraint(equalToConstant: 40),
    ])
    var sizes: [CGSize] = []
    let token = view.observe(\.bounds, options: [.new, .old]) { _, change in
      #expect(change.oldValue?.size == .zero)
      sizes.append(change.newValue?.size ?? .zero)
    }
    window.layoutIfNeeded()
    #expect(sizes == [CGSize(width: 120, height: 40)])
    withExtendedLifetime(token) {}
  }

  @Test func `The options say what is told, and it ends with the token`() {
    let view = UIView()
    var told: [(CGFloat?, CGFloat?)] = []
    var token: NSKeyValueObservation? = view.observe(\.alpha, options: [.initial, .new]) {
      told.append(($1.newValue, $1.oldValue))
    }
    view.alpha = 0.25
    #expect(told.map(\.0) == [1, 0.25] && told.allSatisfy { $0.1 == nil })
    withExtendedLifetime(token) {}
    token = nil
    view.alpha = 0.75
    #expect(told.count == 2)
  }

  @Test func `A change on hearing of a change is told in the end, without end it isn't`() {
    let view = UIView()
    var calls = 0
    let token = view.observe(\.frame) { view, _ in
      calls += 1
      view.frame.origin.x += 1
    }
    view.frame.size = CGSize(width: 10, height: 10)
    #expect((2...9).contains(calls))
    withExtendedLifetime(token) {}
  }
}
