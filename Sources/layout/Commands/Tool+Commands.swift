extension Tool {
  /// The program with all of its commands.
  static var standard: Tool { Tool(commands: []) }
}
