/// What the command line asks for.
struct Options {
  var isQuick = false
  var jsonPath: String?
  /// The folder for charts, if any are asked for.
  var chartFolder: String?
  var filter = ""
  var maximum: Int?
  /// How often each operation is called without being timed; nil to time it.
  var calls: Int?
  /// Whether to tell the memory of the screens instead of times.
  var measuresBytes = false

  /// The largest n to run.
  var largest: Int { maximum ?? (isQuick ? 100 : 1000) }

  static let usage = """
    Usage: swift run -c release Benchmarks [options]

      --quick        a few seconds in all: n up to 100, fewer samples
      --filter TEXT  only benchmarks whose name, such as “rows build 100”, contains the text
      --max N        sizes up to N, 100000 at most (default 1000, and 100 with --quick)
      --calls N      call each operation N times, after 2 others, and time nothing: for profilers
      --bytes        tell the memory that the screens of rows take, and time nothing
      --json FILE    write the results to the file as well
      --charts DIR   draw times against n, a file for each family, into the folder
      --help         this text
    """
}

/// A command line that can't be understood.
struct UsageError: Error, CustomStringConvertible {
  let description: String
}

extension Options {
  /// Reads the arguments, without the program's name; nil if they ask for help.
  init?(_ arguments: [String]) throws {
    var rest = arguments[...]
    func value(of option: String) throws -> String {
      guard let value = rest.popFirst() else {
        throw UsageError(description: "\(option) needs a value.")
      }
      return value
    }
    while let argument = rest.popFirst() {
      func count() throws -> Int {
        let text = try value(of: argument)
        guard let number = Int(text), number > 0 else {
          throw UsageError(description: "\(argument) needs a whole number above 0, not “\(text)”.")
        }
        return number
      }
      switch argument {
      case "--quick": isQuick = true
      case "--bytes": measuresBytes = true
      case "--json": jsonPath = try value(of: argument)
      case "--charts": chartFolder = try value(of: argument)
      case "--filter": filter = try value(of: argument)
      case "--max":
        maximum = try count()
      case "--calls":
        calls = try count()
      case "--help", "-h": return nil
      default: throw UsageError(description: "There is no option “\(argument)”.")
      }
    }
  }
}
