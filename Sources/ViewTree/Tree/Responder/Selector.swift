// Where there is Objective-C, it has its own.
#if !canImport(ObjectiveC)
  import Foundation

  /// A method, by its name and, where it was made from one, the method itself.
  ///
  /// Without Objective-C a name alone finds no method. The plugin `UIKitSources` turns
  /// `#selector(save(_:))` into a selector that knows the method, and `Selector("save:")` into one
  /// that knows all methods of the module with that name; by hand, write `Selector(Card.save(_:),
  /// "save:")`. A selector that is only a name can be compared; if it is to call a method, that is
  /// reported.
  public nonisolated struct Selector: Hashable, ExpressibleByStringLiteral, CustomStringConvertible
  {
    #if MainActor
      /// A method without its object, as `Card.save(_:)` names it.
      public typealias Method<Target, Result, each Argument> =
        @Sendable (Target) -> @MainActor (repeat each Argument) -> Result
      fileprivate typealias Call = @MainActor (AnyObject, [Any?]) -> Any??
    #else
      /// A method without its object, as `Card.save(_:)` names it.
      public typealias Method<Target, Result, each Argument> =
        @Sendable (Target) -> (repeat each Argument) -> Result
      fileprivate typealias Call = (AnyObject, [Any?]) -> Any??
    #endif

    /// The name, with a colon for each argument, such as `save:`.
    public let description: String
    private var method: Call?
    private var hasMethod: (@Sendable (AnyObject) -> Bool)?

    /// Makes a selector that is a name, and calls nothing.
    public init(_ name: String) { description = name }

    /// Makes a selector that is a name, and calls nothing.
    public init(stringLiteral name: String) { description = name }

    /// Makes a selector of a method, such as `Card.save(_:)`.
    ///
    /// - Parameters:
    ///   - method: The method of a class, or of a protocol.
    ///   - name: The name by which selectors are compared; missing colons are added.
    @preconcurrency
    public init<Target, Result, each Argument>(
      _ method: @escaping Method<Target, Result, repeat each Argument>, _ name: String
    ) {
      description = Self.completed(name, repeat (each Argument).self)
      hasMethod = { $0 is Target }
      self.method = { target, arguments in
        guard let target = target as? Target else { return nil }
        var list = ArgumentList(values: arguments)
        do {
          let values = (repeat try list.next(as: (each Argument).self))
          return .some(method(target)(repeat each values))
        } catch {
          return nil
        }
      }
    }

    /// Makes a selector of all methods with a name; on an object, it calls the first that the
    /// object's class has.
    ///
    /// - Parameters:
    ///   - name: The name by which selectors are compared.
    ///   - methods: The selectors of the methods.
    /// - Returns: The selector of all of them.
    public static func named(_ name: String, _ methods: [Selector]) -> Selector {
      var selector = Selector(name)
      let tests = methods.map { $0.hasMethod ?? { _ in false } }
      let calls = methods.map(\.method)
      selector.hasMethod = { target in tests.contains { $0(target) } }
      selector.method = { target, arguments in
        guard let place = tests.firstIndex(where: { $0(target) }) else { return nil }
        return calls[place]?(target, arguments) ?? nil
      }
      return selector
    }

    /// Makes a selector of a method of an object's class; only the object's type counts.
    @preconcurrency
    public init<Target, Result, each Argument>(
      of object: @autoclosure () -> Target,
      _ method: @escaping Method<Target, Result, repeat each Argument>, _ name: String
    ) {
      self.init(method, name)
    }

    /// The name with a colon for each argument.
    private static func completed<each Argument>(
      _ name: String, _ arguments: repeat (each Argument).Type
    ) -> String {
      var count = 0
      for _ in repeat each arguments { count += 1 }
      let colons = name.count { $0 == ":" }
      return name + String(repeating: ":", count: max(0, count - colons))
    }

    /// Whether an object has the method.
    package func isMethod(of target: AnyObject) -> Bool { hasMethod?(target) ?? false }

    /// Calls the method of an object.
    ///
    /// - Parameters:
    ///   - target: The object.
    ///   - arguments: As many as the method may want; those that it doesn't take are left out.
    /// - Returns: What the method returns, `Void` for nothing; nil if the object has no such method, or
    ///   an argument doesn't fit.
    @discardableResult
    package func call(_ target: AnyObject, _ arguments: [Any?]) -> Any?? {
      guard let method else { return nil }
      return SelectorCall(target, arguments).result(of: method)
    }

    /// Calls the method of an object, or reports that it can't.
    ///
    /// - Parameters:
    ///   - target: The object; its view's tree is told.
    ///   - arguments: As many as the method may want.
    ///   - source: The line that named the selector.
    /// - Returns: As ``call(_:_:)``.
    @discardableResult
    package func callOrReport(
      _ target: AnyObject, _ arguments: [Any?], source: CodeLocation
    ) -> Any?? {
      if let value = call(target, arguments) { return value }
      report(missing(in: target), to: target, source)
      return nil
    }

    /// Reports that an object has no such method, if that is so.
    package func reportIfMissing(in target: AnyObject, source: CodeLocation) {
      guard !isMethod(of: target) else { return }
      report(missing(in: target), to: target, source)
    }

    /// What is wrong if the method of an object can't be called.
    package func missing(in target: AnyObject) -> String {
      isMethod(of: target)
        ? "\(type(of: target)) has a method \(self) that takes other things than it is called with"
        : "\(type(of: target)) has no method \(self) that could be called"
    }

    /// Tells the tree of an object, or standard error where that can't be asked.
    private func report(_ message: String, to target: AnyObject, _ source: CodeLocation?) {
      let diagnostic = Self.diagnostic(message, source)
      let isTold = SelectorCall(target, []).result { target, _ in
        diagnostic.report(to: target as? View)
        return .some(())
      }
      if isTold == nil { diagnostic.writeToStandardError() }
    }

    /// A diagnostic of a selector that calls nothing.
    package static func diagnostic(
      _ message: String, _ source: CodeLocation? = nil
    ) -> LayoutDiagnostic {
      LayoutDiagnostic(
        .unknownAction, "\(message).", source: source,
        hint: "Make the selector of the method itself, as in Selector(Card.save(_:), \"save:\")."
      )
    }

    /// Whether two have the same name.
    public static func == (one: Selector, other: Selector) -> Bool {
      one.description == other.description
    }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(description) }
  }

  /// Arguments on their way into a method.
  private nonisolated struct ArgumentList {
    struct Mismatch: Error {}

    var values: [Any?]
    var place = 0

    mutating func next<Argument>(as type: Argument.Type) throws -> Argument {
      defer { place += 1 }
      guard place < values.count, let value = values[place] as? Argument else { throw Mismatch() }
      return value
    }
  }

  /// A call on its way to the thread of the tree, which is the one it is made on.
  ///
  /// On the main actor it is found again among the things of the main queue, as what isn't known to
  /// belong to the main actor can't be handed over to it.
  private nonisolated final class SelectorCall {
    let target: AnyObject
    let arguments: [Any?]
    var value: Any??

    init(_ target: AnyObject, _ arguments: [Any?]) {
      self.target = target
      self.arguments = arguments
    }

    deinit {}

    #if MainActor
      private static let key = "LayoutKit.call"

      func result(of method: @escaping Selector.Call) -> Any?? {
        guard ThreadStore.isOnMain else { return nil }
        let outer = ThreadStore.current[Self.key]
        ThreadStore.current[Self.key] = self
        MainActor.assumeIsolated {
          guard let call = ThreadStore.current[Self.key] as? SelectorCall else { return }
          call.value = method(call.target, call.arguments)
        }
        ThreadStore.current[Self.key] = outer
        return value
      }
    #else
      func result(of method: Selector.Call) -> Any?? { method(target, arguments) }
    #endif
  }
#endif
