import Foundation
import StandardViews
import TestSupport
import Testing
import Typesetting
import ViewTree

@Suite struct FontTests {
  /// What UIKit says of its system font at 17 points: ascender 16.187, descender -4.101, line 20.287,
  /// capital letters 11.978, small ones 8.94.
  @Test(arguments: [Font.Weight.ultraLight, .regular, .semibold, .black])
  func `The system font is as high as on IOS`(_ weight: Font.Weight) {
    let font = Font.systemFont(ofSize: 17, weight: weight)
    let lengths = [font.ascender, font.descender, font.lineHeight, font.capHeight, font.xHeight]
    let expected: [CGFloat] = [16.187, -4.101, 20.287, 11.978, 8.94]
    #expect(zip(lengths, expected).allSatisfy { ($0 - $1).magnitude < 0.001 }, "\(lengths)")
    #expect(font.leading == 0)
  }

  @Test func `A measurer says how high its fonts are`() {
    var environment = LayoutEnvironment(size: .zero)
    let font = Font.systemFont(ofSize: 20)
    #expect(font.metrics(in: environment).height == font.lineHeight)
    environment.textMeasurer = PlainMeasurer()
    let metrics = font.metrics(in: environment)
    #expect((metrics.ascender - 18.4).magnitude < 1e-9)
    #expect((metrics.descender + 4.6).magnitude < 1e-9)
    environment.textMeasurer = CellMeasurer(cellHeight: 16)
    #expect(font.metrics(in: environment).height == 16)
  }

  @Test(arguments: [
    (Font.Weight.ultraLight, "Ultralight"), (.regular, "Regular"), (.medium, "Medium"),
    (.semibold, "Semibold"), (.bold, "Bold"), (.black, "Black"),
    (Font.Weight(rawValue: .nan), "Regular"), (Font.Weight(rawValue: 9), "Black"),
  ])
  func `Names say the weight`(_ weight: Font.Weight, name: String) {
    #expect(Font.systemFont(ofSize: 10, weight: weight).fontName == ".SFUI-" + name)
  }

  @Test(
    arguments: [
      (17, 17), (0, 0), (-3, 0), (.nan, 0), (1e9, 10_000), (.infinity, 10_000), (-.infinity, 0),
    ] as [(CGFloat, CGFloat)])
  func `Sizes are held in range`(_ asked: CGFloat, got: CGFloat) {
    #expect(Font.systemFont(ofSize: asked).pointSize == got)
    #expect(Font.systemFont(ofSize: 5).withSize(asked).pointSize == got)
  }

  @Test(
    arguments: [
      ("Inter", "Inter", 400, false, "Inter-Regular"), ("Inter-Bold", "Inter", 700, false, nil),
      ("Inter-SemiBold", "Inter", 600, false, "Inter-Semibold"),
      ("Inter-Italic", "Inter", 400, true, nil),
      ("Inter-BoldOblique", "Inter", 700, true, "Inter-BoldItalic"),
      // what is no weight belongs to the family
      ("Fira-Code", "Fira-Code", 400, false, "Fira-Code-Regular"),
      ("Fira-Code-Light", "Fira-Code", 300, false, nil),
      ("Inter-", "Inter-", 400, false, "Inter--Regular"),
      (".SFUI-Heavy", nil, 800, false, nil),
      (".AppleSystemUIFont", nil, 400, false, ".SFUI-Regular"),
    ] as [(String, String?, CGFloat, Bool, String?)])
  func `Names say family weight and slant`(
    _ name: String, family: String?, weight: CGFloat, isItalic: Bool, fontName: String?
  ) throws {
    let font = try #require(Font(name: name, size: 12))
    #expect(
      font.measured == TextFont(family: family, size: 12, weight: weight, isItalic: isItalic))
    #expect(font.fontName == fontName ?? name)
    #expect(font.withSize(9).familyName == family ?? ".AppleSystemUIFont")
  }

  @Test(arguments: ["", "-Bold", "-Italic"])
  func `Without a family there is no font`(_ name: String) {
    #expect(Font(name: name, size: 12) == nil)
  }

  /// Apple's table of dynamic type: by setting, the sizes from largeTitle to caption2.
  private static let dynamicType: [[CGFloat]] = [
    [31, 25, 19, 17, 14, 14, 13, 12, 12, 11, 11],
    [32, 26, 20, 18, 15, 15, 14, 13, 12, 11, 11],
    [33, 27, 21, 19, 16, 16, 15, 14, 12, 11, 11],
    [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11],
    [36, 30, 24, 22, 19, 19, 18, 17, 15, 14, 13],
    [38, 32, 26, 24, 21, 21, 20, 19, 17, 16, 15],
    [40, 34, 28, 26, 23, 23, 22, 21, 19, 18, 17],
    [44, 38, 34, 31, 28, 28, 26, 25, 23, 22, 20],
    [48, 43, 39, 37, 33, 33, 32, 30, 27, 26, 24],
    [52, 48, 44, 43, 40, 40, 38, 36, 33, 32, 29],
    [56, 53, 50, 49, 47, 47, 44, 42, 38, 37, 34],
    [60, 58, 56, 55, 53, 53, 51, 49, 44, 43, 40],
  ]

  @Test func `Text styles have the sizes of Apple table`() {
    let styles: [Font.TextStyle] = [
      .largeTitle, .title1, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote,
      .caption1, .caption2,
    ]
    let categories: [ContentSizeCategory] = [
      .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
      .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
      .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]
    for (category, sizes) in zip(categories, Self.dynamicType) {
      let traits = TraitCollection(preferredContentSizeCategory: category)
      let fonts = styles.map { Font.preferredFont(forTextStyle: $0, compatibleWith: traits) }
      #expect(fonts.map(\.pointSize) == sizes, "\(category)")
    }
    let fonts = styles.map { Font.preferredFont(forTextStyle: $0) }
    #expect(fonts.map(\.pointSize) == Self.dynamicType[3])
    #expect(fonts.map { $0.weight == .semibold } == styles.map { $0 == .headline })
  }

  @Test func `Slanted letters are as wide as upright ones`() {
    let font = Font.italicSystemFont(ofSize: 12)
    #expect(font.isItalic && font.measured.isItalic && font.fontName == ".SFUI-Italic")
  }

  /// The numbers of font files: 400 is regular, 700 bold.
  @Test(
    arguments: [
      (-1, 1), (-0.8, 100), (-0.4, 300), (-0.2, 350), (0, 400), (0.23, 500), (0.3, 600),
      (0.4, 700), (0.48, 750), (0.62, 900), (1, 1000),
    ] as [(CGFloat, CGFloat)])
  func `Weights are turned into those of font files`(_ weight: CGFloat, number: CGFloat) {
    let font = Font.systemFont(ofSize: 10, weight: Font.Weight(rawValue: weight)).measured
    #expect((font.weight - number).magnitude < 1e-9)
    #expect(font.family == nil)
  }
}
