package import LayoutKit

/// One screen of the gallery: what it shows and the code that lays it out.
package struct Screen: Sendable {
  /// A word for file names.
  package let name: String
  /// What the screen is, in two or three words.
  package let title: String
  /// What is worth a look in its layout.
  package let summary: String
  /// What the screen is shown on.
  package let devices: [Device]
  /// The file that holds its code.
  package let sourceFile: String
  private let build: Builder

  #if MainActor
    /// What fills an empty window.
    typealias Builder = @MainActor (Window) -> Void
  #else
    /// What fills an empty window.
    typealias Builder = @Sendable (Window) -> Void
  #endif

  /// Describes a screen.
  ///
  /// - Parameters:
  ///   - name: A word for file names.
  ///   - title: What the screen is.
  ///   - summary: What is worth a look in its layout.
  ///   - devices: What the screen is shown on.
  ///   - sourceFile: The file this is written in.
  ///   - build: Fills an empty window.
  init(
    name: String, title: String, summary: String, devices: [Device] = Device.all,
    sourceFile: String = #filePath,
    build: @escaping Builder
  ) {
    self.name = name
    self.title = title
    self.summary = summary
    self.devices = devices
    self.sourceFile = sourceFile
    self.build = build
  }

  /// Builds the screen for a device; it is laid out when asked to.
  ///
  /// - Parameter device: The device whose size the window takes.
  /// - Returns: The window that holds the screen.
  package func makeWindow(for device: Device) -> Window {
    let window = Window(environment: device.environment)
    window.name = name
    build(window)
    return window
  }
}
