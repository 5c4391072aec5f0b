import Foundation
public import LayoutKit

/// A screen to show, and under which circumstances.
public nonisolated struct PreviewJob: Codable, Hashable, Sendable {
  /// The screen's name in the list that the program was made with.
  public var screen: String
  /// What surrounds the screen.
  public var setting: Setting
  /// The files to write, by what they are.
  public var files: [Format: String]
  /// How many pixels of the PNG there are to a point.
  public var pngScale: Double

  /// What can be written of a screen.
  public nonisolated enum Format: String, Codable, Hashable, Sendable, CaseIterable,
    CodingKeyRepresentable
  {
    case png, svg, text, json, html

    /// What the names of such files end in.
    public var ending: String { self == .text ? "txt" : rawValue }
  }

  /// What surrounds a screen.
  public nonisolated struct Setting: Codable, Hashable, Sendable {
    /// The device.
    public var device: LayoutEnvironment.Device = .iPhone15
    /// A width in points instead of the device's; nil for the device's.
    public var width: Double?
    /// Whether languages run from right to left.
    public var isRightToLeft = false
    /// How large people like their text.
    public var textSize: ContentSizeCategory = .large
    /// Whether the screen is dark.
    public var isDark = false
    /// Whether pictures show what the device adds: the bar with the time, the home indicator, and the round
    /// corners of the screen.
    public var showsDevice = false

    /// An iPhone 15 with the settings that are there at first.
    public init() {}

    /// The environment that windows are made in.
    public var environment: LayoutEnvironment {
      var environment = LayoutEnvironment(device: device)
      if let width { environment.size.width = width }
      environment.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
      environment.contentSizeCategory = textSize
      environment.userInterfaceStyle = isDark ? .dark : .light
      return environment
    }
  }

  /// Describes what to show.
  public init(screen: String, setting: Setting, files: [Format: String], pngScale: Double = 2) {
    self.screen = screen
    self.setting = setting
    self.files = files
    self.pngScale = pngScale
  }
}

/// The result of a job.
public nonisolated struct PreviewResult: Codable, Hashable, Sendable {
  /// The width of what was shown, in points.
  public var width: Double
  /// Its height, in points.
  public var height: Double
  /// How many views there are.
  public var views: Int
  /// What the layout reported.
  public var diagnostics: [String]
  /// Why nothing was written, if nothing was.
  public var mistake: String?

  /// Describes the result of a job.
  public init(
    width: Double, height: Double, views: Int, diagnostics: [String], mistake: String?
  ) {
    self.width = width
    self.height = height
    self.views = views
    self.diagnostics = diagnostics
    self.mistake = mistake
  }

  /// The width in whole points; 0 for a number that no layout has, which a program may have
  /// written.
  public var wholeWidth: Int { Int(exactly: width.rounded(.towardZero)) ?? 0 }
  /// The height in whole points, likewise.
  public var wholeHeight: Int { Int(exactly: height.rounded(.towardZero)) ?? 0 }
}
