#if !canImport(Darwin)
  import Foundation
  import LayoutKit
  import LayoutPreview

  /// Which screens to show, and how.
  struct PreviewRequest {
    var package: String
    /// The screens; all if there are none.
    var names: [String] = []
    /// Where the pictures go; in the package's build folder if nil.
    var output: String?
    var devices: [LayoutEnvironment.Device] = []
    /// The widths of a film strip.
    var widths: [Double] = []
    var isRightToLeft = false
    /// Light screens, dark ones, or both.
    var styles: [UserInterfaceStyle] = [.light]
    /// Whether pictures show what the device adds.
    var showsDevice = false
    var textSize: ContentSizeCategory = .large
    var pngScale: Double = 2
    /// How many seconds a screen may take.
    var limit: Double = 20
    /// What is written of each screen.
    var formats: [PreviewJob.Format] = PreviewJob.Format.allCases

    init(package: String = FileManager.default.currentDirectoryPath) { self.package = package }

    /// The circumstances, each with what names of files say of it.
    var settings: [(name: String, setting: PreviewJob.Setting)] {
      let devices = devices.isEmpty ? [.iPhone15] : devices
      var setting = PreviewJob.Setting()
      setting.isRightToLeft = isRightToLeft
      setting.textSize = textSize
      setting.showsDevice = showsDevice
      var result: [(name: String, setting: PreviewJob.Setting)] = []
      for device in devices {
        setting.device = device
        for width in widths.isEmpty ? [nil] : widths.map(Optional.some) {
          setting.width = width
          for style in styles {
            setting.isDark = style == .dark
            let words = [
              devices.count > 1 ? device.rawValue : nil, width.map { "w\(Int($0))" },
              styles.count > 1 ? (setting.isDark ? "dark" : "light") : nil,
            ]
            result.append((words.compactMap { $0 }.joined(separator: "-"), setting))
          }
        }
      }
      return result
    }

    /// The widths that `320...1024` stands for, or `320...1024/64`, or `320,375`.
    ///
    /// Without a step there are six, evenly spaced.
    static func widths(_ text: String) throws -> [Double] {
      func number(_ word: some StringProtocol) throws -> Double {
        guard let number = Double(word), number >= 1, number <= 10_000 else {
          throw Misuse(message: "\(word) is no width between 1 and 10000")
        }
        return number
      }
      guard let dots = text.range(of: "...") else {
        return try text.split(separator: ",", omittingEmptySubsequences: false).map(number)
      }
      let first = try number(text[..<dots.lowerBound])
      let rest = text[dots.upperBound...].split(
        separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
      let last = try number(rest.first ?? "")
      guard last > first else { throw Misuse(message: "\(text): the second width isn't larger") }
      let step = rest.count > 1 ? try number(rest[1]) : max((last - first) / 5, 1)
      guard (last - first) / step <= 100 else { throw Misuse(message: "\(text): too many widths") }
      return Array(stride(from: first, to: last - 0.5, by: step)).map { $0.rounded() } + [last]
    }

    /// The text size of a name, such as `accessibilityLarge`.
    static func textSize(_ name: String) throws -> ContentSizeCategory {
      let names = ContentSizeCategory.allCases.map { "\($0)" }
      guard let place = names.firstIndex(where: { $0.lowercased() == name.lowercased() }) else {
        throw Misuse(
          message: "unknown text size \(name); there are \(names.joined(separator: ", "))")
      }
      return ContentSizeCategory.allCases[place]
    }

    /// The device of a name.
    static func device(_ name: String) throws -> LayoutEnvironment.Device {
      guard let device = LayoutEnvironment.Device(named: name) else {
        let names = LayoutEnvironment.Device.names(nearest: name).joined(separator: ", ")
        throw Misuse(message: "unknown device \(name); there are \(names)")
      }
      return device
    }
  }
#endif
