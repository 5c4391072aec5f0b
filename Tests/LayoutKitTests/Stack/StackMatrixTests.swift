import Foundation
import LayoutKit
import TestSupport
import Testing

/// Every combination of settings, each reached from the one before by edits.
@Suite struct StackMatrixTests {
  struct Setting: CustomTestStringConvertible {
    let axis: LayoutConstraint.Axis
    let distribution: StackView.Distribution
    let alignment: StackView.Alignment
    let mode: StackCompatibility

    var testDescription: String { "\(axis) \(distribution) \(alignment) \(mode)" }

    static let all = LayoutConstraint.Axis.allCases.flatMap { axis in
      StackView.Distribution.allCases.flatMap { distribution in
        StackView.Alignment.allCases.flatMap { alignment in
          [StackCompatibility.improved, .uikit].map { mode in
            Setting(axis: axis, distribution: distribution, alignment: alignment, mode: mode)
          }
        }
      }
    }
  }

  /// Which views of a number are hidden.
  static func hidings(_ count: Int) -> [[Int]] {
    switch count {
    case 0: [[]]
    case 1: [[], [0]]
    default:
      [
        [], [0], [count / 2], [count - 1], Array(0..<count), [count / 2 - 1, count / 2],
      ]
    }
  }

  @Test(arguments: Setting.all)
  func `Edited stacks are as fresh ones, and nothing contradicts`(_ setting: Setting) {
    var model = StackModel()
    model.axis = setting.axis
    model.distribution = setting.distribution
    model.alignment = setting.alignment
    model.mode = setting.mode
    let edited = StackTwin(model)
    for place in Seeds.sample(of: Place.all) {
      model.children = StackModel.children(place.count)
      for index in place.hiding { model.children[index].isHidden = true }
      model.isSized = place.isSized
      model.hasMargins = place.hasMargins
      model.spacing = place.spacing
      edited.follow(model)
      let fresh = StackTwin(model)
      let frames = edited.frames
      #expect(agree(frames, fresh.frames), "\(place)")
      #expect(edited.stage.takeDiagnostics() + fresh.stage.takeDiagnostics() == [])
    }
  }

  /// What a stack of given settings arranges, and what room it has.
  private struct Place {
    let count: Int
    let hiding: [Int]
    let isSized: Bool
    let hasMargins: Bool
    let spacing: Double

    static let all = [0, 1, 3, 5].flatMap { count in
      hidings(count).flatMap { hiding in
        [(false, false), (true, false), (true, true), (false, true)].flatMap {
          isSized, hasMargins in
          // With margins one spacing will do: they don't meet.
          (hasMargins ? [7.5] : [0, 7.5, -4]).map {
            Place(
              count: count, hiding: hiding, isSized: isSized, hasMargins: hasMargins, spacing: $0)
          }
        }
      }
    }
  }

  @Test(arguments: StackView.Distribution.allCases, StackView.Alignment.allCases)
  func `Text that comes, moves and goes is lined up`(
    distribution: StackView.Distribution, alignment: StackView.Alignment
  ) {
    for (axis, mode) in [
      (LayoutConstraint.Axis.horizontal, StackCompatibility.improved), (.horizontal, .uikit),
      (.vertical, .improved), (.vertical, .uikit),
    ] {
      var model = StackModel()
      model.axis = axis
      model.distribution = distribution
      model.alignment = alignment
      model.mode = mode
      model.isBaselineRelative = axis == .vertical
      model.children = StackModel.children(3)
      let edited = StackTwin(model)
      for ascent in [nil, 12, 5, nil, 15] as [Double?] {
        model.children[0].ascent = ascent
        model.children[2].ascent = ascent.map { $0 + 20 }
        edited.follow(model)
        #expect(agree(edited.frames, StackTwin(model).frames), "\(model)")
      }
    }
  }

  @Test(.timeLimit(.minutes(Seeds.limit)))
  func `Random edits leave what a fresh stack has`() {
    for seed in Seeds(500) { randomEdits(seed: seed) }
  }

  private func randomEdits(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    var model = StackModel()
    model.children = StackModel.children(random.integer(0...5))
    if random.chance(30) { model.mode = .uikit }
    let edited = StackTwin(model)
    var names = 0
    for _ in 1...12 {
      for _ in 1...random.integer(1...3) { model.change(&random, &names) }
      edited.follow(model)
      if random.chance(40) { continue }
      let fresh = StackTwin(model)
      #expect(agree(edited.frames, fresh.frames), "seed \(seed): \(model)")
      #expect(edited.stage.takeDiagnostics() == fresh.stage.takeDiagnostics())
    }
  }
}

extension StackModel {
  /// One random edit.
  fileprivate mutating func change(_ random: inout SplitMix64, _ names: inout Int) {
    let place = children.isEmpty ? 0 : random.integer(0...(children.count - 1))
    // The later kinds are about a view that is there.
    switch random.integer(0...(children.isEmpty ? 11 : 20)) {
    case 0: axis = axis == .horizontal ? .vertical : .horizontal
    case 1: distribution = random.pick(.fill, .fillEqually, .fillProportionally, .equalSpacing)
    case 2: distribution = random.pick(.equalCentering, .fill)
    case 3:
      alignment = random.pick(
        .fill, .leading, .firstBaseline, .center, .trailing, .lastBaseline)
    case 4: spacing = random.pick(0, 7.5, -4, 12)
    case 5: hasMargins.toggle()
    case 6: isBaselineRelative.toggle()
    case 7: isSized.toggle()
    case 8, 9, 10:
      guard children.count < 7 else { return }
      names += 1
      var child = Child(name: "x\(names)", width: random.pick(20, 35, -1), height: 15)
      if random.chance(50) { child.ascent = 11 }
      if random.chance(15) && mode == .improved { child.isSpacer = true }
      children.insert(child, at: min(place, children.count))
    case 11:
      hasSeparators = mode == .improved && random.chance(30)
      maximumSpacing = mode == .improved ? random.pick(nil, 20) : nil
    case 12: children.append(children.remove(at: place))
    case 13: children.insert(children.remove(at: place), at: 0)
    case 14: children.remove(at: place)
    case 15, 16: children[place].isHidden.toggle()
    case 17: children[place].width = random.pick(18, 44, -1)
    case 20: children[place].ascent = random.pick(nil, 9, 14)
    case 18: children[place].customSpacing = random.pick(nil, 0, 21)
    case 19 where mode == .improved:
      children[place].alignment = random.pick(nil, .center, .fill, .trailing)
      children[place].inset = random.pick(0, 3)
      children[place].weight = random.pick(nil, 1, 2)
      insets = random.chance(30) ? DirectionalEdgeInsets(top: 2, leading: 4, trailing: 6) : .zero
    default: break
    }
  }
}
