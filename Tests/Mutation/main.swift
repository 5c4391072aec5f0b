import Foundation

do {
  try Campaign(Options(Array(CommandLine.arguments.dropFirst()))).run()
} catch {
  say("mutation: \(error)")
  exit(2)
}
