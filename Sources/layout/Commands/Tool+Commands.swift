extension Tool {
  /// The program with all of its commands.
  static var standard: Tool {
    let commands: [any Command] = [ExplainCommand(), LintCommand(), DrawCommand()]
    return Tool(commands: commands)
  }
}
