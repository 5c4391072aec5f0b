extension Tool {
  /// The program with all of its commands.
  static var standard: Tool {
    var commands: [any Command] = [
      ExplainCommand(), LintCommand(), DrawCommand(), ProtocolCommand(), ProveCommand(),
    ]
    // Documents are read with the names of UIKit, which are there where Apple's aren't.
    #if !canImport(Darwin)
      commands +=
        [PreviewCommand(), InterfaceBuilderCommand(), DiffCommand(), PortCommand()]
        as [any Command]
    #endif
    return Tool(commands: commands)
  }
}
