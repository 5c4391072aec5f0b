public import Foundation
import InspectorParts

extension Inspector {
  /// The solver as a module of WebAssembly, which a page carries to solve by itself.
  ///
  /// The module is made from the sources of this package by the script `.ci/module/build`, which
  /// writes `.build/wasm/solver.wasm`, the same compressed, and what ``standard`` carries.
  public struct Engine: Hashable, Sendable {
    /// The module as a page carries it.
    let base64: String

    /// The solver of this version of the package, which pages have unless they are given another or none.
    public static var standard: Engine { Engine(base64: SolverModule.base64) }

    private init(base64: String) { self.base64 = base64 }

    /// Takes a module.
    ///
    /// - Parameter module: The bytes of the module, as they are or compressed with gzip.
    /// - Throws: ``EngineError/notAModule`` if they are neither.
    public init(module: Data) throws(EngineError) {
      let start = Array(module.prefix(4))
      guard start == [0x00, 0x61, 0x73, 0x6D] || start.starts(with: [0x1F, 0x8B]) else {
        throw .notAModule
      }
      base64 = module.base64EncodedString()
    }

    /// Reads a module from a file.
    ///
    /// - Parameter file: One of the files that the script has written.
    /// - Throws: An ``EngineError`` that says what is wrong.
    public init(contentsOf file: URL) throws(EngineError) {
      guard let module = try? Data(contentsOf: file) else { throw .unreadable(file.path) }
      try self.init(module: module)
    }
  }

  /// Why a page can't have a solver.
  public enum EngineError: Error, Hashable, Sendable {
    /// There is no such file, or it can't be read.
    case unreadable(String)
    /// The bytes are no module of WebAssembly.
    case notAModule
  }
}

extension Inspector.EngineError: CustomStringConvertible {
  /// What is wrong and what to do, in a sentence or two.
  public var description: String {
    switch self {
    case .unreadable(let path):
      "There is no module to read at \(path). The script .ci/module/build makes one."
    case .notAModule:
      "These bytes are no module of WebAssembly. The script .ci/module/build makes one."
    }
  }
}
