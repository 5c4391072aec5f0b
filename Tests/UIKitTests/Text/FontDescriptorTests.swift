import Foundation
import Testing
import UIKit

/// What fonts are made of.
@Suite
struct FontDescriptorTests {
  @Test func `A font comes back from its descriptor`() throws {
    for font in [
      UIFont.systemFont(ofSize: 17, weight: .semibold), .italicSystemFont(ofSize: 12),
      try #require(UIFont(name: "Inter-Bold", size: 20)),
    ] {
      #expect(UIFont(descriptor: font.fontDescriptor, size: 0) == font)
      #expect(UIFont(descriptor: font.fontDescriptor, size: 9) == font.withSize(9))
    }
  }

  @Test func `Traits change the weight and the slant, and nothing else`() throws {
    let font = UIFont.systemFont(ofSize: 17)
    let bold = try #require(font.fontDescriptor.withSymbolicTraits(.traitBold))
    #expect(UIFont(descriptor: bold, size: 0) == .boldSystemFont(ofSize: 17))
    let both = try #require(bold.withSymbolicTraits([.traitBold, .traitItalic]))
    #expect(both.symbolicTraits == [.traitBold, .traitItalic])
    let plain = try #require(both.withSymbolicTraits([]))
    #expect(UIFont(descriptor: plain, size: 0) == font)
    let medium = UIFont.systemFont(ofSize: 17, weight: .medium).fontDescriptor
    #expect(medium.withSymbolicTraits([]) == medium)
  }

  @Test func `Attributes change size, family and weight`() {
    let descriptor = UIFont.systemFont(ofSize: 17).fontDescriptor.addingAttributes([
      .size: CGFloat(20), .family: "Inter",
      .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold],
    ])
    #expect(UIFont(descriptor: descriptor, size: 0) == UIFont(name: "Inter-Bold", size: 20))
  }

  /// The widths of labels on iOS at three pixels a point stand in `golden/font_metrics_ios.json` of the public
  /// repository Vercantez/openuikit; they are the same in bold.
  @Test(arguments: [UIFont.Weight.regular, .bold])
  func `Letters of one width are as wide as on iOS`(_ weight: UIFont.Weight) throws {
    let window = UIWindow(frame: .zero)
    window.environment.scale = 3
    let fonts = [(16, 425.33), (27, 718), (28, 744.33)] as [(CGFloat, CGFloat)]
    for (size, width) in fonts {
      let font = UIFont.monospacedSystemFont(ofSize: size, weight: weight)
      #expect(font.fontDescriptor.symbolicTraits.contains(.traitMonoSpace))
      let descriptor = UIFont.systemFont(ofSize: size, weight: weight).fontDescriptor
      #expect(UIFont(descriptor: try #require(descriptor.withDesign(.monospaced)), size: 0) == font)
      let label = UILabel()
      label.text = "The quick brown fox jumps over the lazy dog"
      label.font = font
      window.addSubview(label)
      #expect((label.intrinsicContentSize.width - width).magnitude < 0.01)
    }
  }

  /// The numbers are those of Core Text's `SFNTLayoutTypes.h`, by which an app may name what has no name here.
  @Test(arguments: [
    (kNumberSpacingType, 6), (kMonospacedNumbersSelector, 0), (kProportionalNumbersSelector, 1),
    (kNumberCaseType, 21), (kLowerCaseNumbersSelector, 0), (kUpperCaseNumbersSelector, 1),
    (kLowerCaseType, 37), (kLowerCaseSmallCapsSelector, 1), (kUpperCaseType, 38),
    (kUpperCaseSmallCapsSelector, 1), (kStylisticAlternativesType, 35),
  ])
  func `Features have Core Text's numbers`(number: Int, expected: Int) {
    #expect(number == expected)
  }
}
