public import Foundation

// Foundation has these on Apple's systems alone; programs keep those who listen in them.

/// A reference to an object that keeps it or doesn't.
private nonisolated struct Reference<Object: AnyObject> {
  private weak var passing: Object?
  private let kept: Object?

  /// The object; nil once it has gone.
  var object: Object? { kept ?? passing }

  init(_ object: Object, isWeak: Bool) {
    kept = isWeak ? nil : object
    if isWeak { passing = object }
  }

  /// Whether the object is another one, or equal to it as objects of Foundation say.
  func isEqual(to other: AnyObject) -> Bool {
    guard let object else { return false }
    return object === other || (object as? NSObject)?.isEqual(other) == true
  }
}

/// How tables keep objects.
public nonisolated enum NSPointerFunctions {
  /// The ways.
  public nonisolated struct Options: OptionSet, Hashable, Sendable {
    /// The bits, with the values they have on Apple's systems.
    public let rawValue: UInt

    /// Makes options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The table keeps its objects.
    public static let strongMemory: Options = []
    /// Objects leave the table when nothing else keeps them.
    public static let weakMemory = Options(rawValue: 5)
    /// Objects are told from others by their address; those that aren't of Foundation always are.
    public static let objectPointerPersonality = Options(rawValue: 2 << 8)
    /// Objects are copied when they are put in; here they are kept.
    public static let copyIn = Options(rawValue: 1 << 16)

    fileprivate var isWeak: Bool { contains(.weakMemory) }
  }
}

/// A set of objects that it keeps or doesn't.
///
/// Objects come in the order in which they were put in; those that have gone are left out. Every method takes a
/// time in proportion to the number of objects.
open nonisolated class NSHashTable<ObjectType: AnyObject>: NSObject {
  private var references: [Reference<ObjectType>] = []
  private let isWeak: Bool

  /// Makes an empty table; the capacity has no effect.
  public init(options: NSPointerFunctions.Options = [], capacity initialCapacity: Int = 0) {
    isWeak = options.isWeak
    super.init()
  }

  /// Makes an empty table that keeps its objects.
  public override convenience init() { self.init(options: []) }

  deinit {}

  /// An empty table that doesn't keep its objects.
  open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  /// Puts an object in, unless it or an equal one is there.
  open func add(_ object: ObjectType?) {
    references.removeAll { $0.object == nil }
    guard let object, !references.contains(where: { $0.isEqual(to: object) }) else { return }
    references.append(Reference(object, isWeak: isWeak))
  }

  /// Takes an object out; nothing happens if it isn't there.
  open func remove(_ object: ObjectType?) {
    references.removeAll { reference in
      reference.object == nil || object.map { reference.isEqual(to: $0) } == true
    }
  }

  /// Takes all objects out.
  open func removeAllObjects() { references = [] }

  /// Whether an object or an equal one is there.
  open func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }

  /// The object that is there, and is this one or equal to it.
  open func member(_ object: ObjectType?) -> ObjectType? {
    guard let object else { return nil }
    return references.first { $0.isEqual(to: object) }?.object
  }

  /// The objects.
  open var allObjects: [ObjectType] { references.compactMap(\.object) }
  /// The first object, if there is one.
  open var anyObject: ObjectType? { allObjects.first }
  /// How many objects there are.
  open var count: Int { allObjects.count }

  /// Goes through the objects that are there now.
  open func objectEnumerator() -> NSEnumerator { NSArray(array: allObjects).objectEnumerator() }
}

/// Objects by objects, each of which it keeps or doesn't.
///
/// Pairs come in the order in which they were put in; those of which one has gone are left out. Every method takes
/// a time in proportion to the number of pairs.
open nonisolated class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
  private var pairs: [(key: Reference<KeyType>, value: Reference<ObjectType>)] = []
  private let keysAreWeak: Bool
  private let valuesAreWeak: Bool

  /// Makes an empty table; the capacity has no effect.
  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity initialCapacity: Int = 0
  ) {
    (keysAreWeak, valuesAreWeak) = (keyOptions.isWeak, valueOptions.isWeak)
    super.init()
  }

  /// Makes an empty table that keeps keys and objects.
  public override convenience init() { self.init(keyOptions: []) }

  deinit {}

  /// An empty table that keeps keys and objects.
  open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
  /// An empty table that keeps objects, and not their keys.
  open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory)
  }
  /// An empty table that keeps keys, and not their objects.
  open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(valueOptions: .weakMemory)
  }
  /// An empty table that keeps nothing.
  open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  /// The object of a key, or of an equal one; nil if there is none.
  open func object(forKey aKey: KeyType?) -> ObjectType? {
    guard let aKey else { return nil }
    return pairs.first { $0.key.isEqual(to: aKey) }?.value.object
  }

  /// Puts an object in the place of that of a key; nil of either takes it out.
  open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    removeObject(forKey: aKey)
    guard let anObject, let aKey else { return }
    pairs.append(
      (Reference(aKey, isWeak: keysAreWeak), Reference(anObject, isWeak: valuesAreWeak)))
  }

  /// Takes the object of a key out.
  open func removeObject(forKey aKey: KeyType?) {
    pairs.removeAll { pair in
      pair.key.object == nil || pair.value.object == nil
        || aKey.map { pair.key.isEqual(to: $0) } == true
    }
  }

  /// Takes all objects out.
  open func removeAllObjects() { pairs = [] }

  private var present: [(key: KeyType, value: ObjectType)] {
    pairs.compactMap { pair in
      pair.key.object.flatMap { key in pair.value.object.map { (key, $0) } }
    }
  }

  /// How many objects there are.
  open var count: Int { present.count }

  /// Goes through the keys that are there now.
  open func keyEnumerator() -> NSEnumerator {
    NSArray(array: present.map(\.key)).objectEnumerator()
  }

  /// Goes through the objects that are there now.
  open func objectEnumerator() -> NSEnumerator? {
    NSArray(array: present.map(\.value)).objectEnumerator()
  }
}
