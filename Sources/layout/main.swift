import Foundation

exit(Tool.standard.run(Array(CommandLine.arguments.dropFirst())).number)
