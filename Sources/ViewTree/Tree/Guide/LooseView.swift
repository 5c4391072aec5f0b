/// A reference to a view that no superview keeps alive, which doesn't keep it alive either.
///
/// A weak reference gives the object a table beside it, and makes each of its retains and releases
/// slower for as long as it lives. Views that are built from the inside out are all without a
/// superview first, so that all of them would pay for good. So this refers to the view plainly, and
/// this file is the only one in the package's views that does so.
///
/// The invariant is: the reference is cleared before the view is freed. The view has one
/// ``ItemReference`` at most, which alone has one of these, and clears it at the beginning of
/// ``View``'s deinitialiser. Swift runs that one after those of all subclasses, and frees nothing of
/// the object before it has ended; and a tree belongs to one thread at a time, so that nobody reads
/// the reference meanwhile. That leaves the deinitialisers of subclasses, in which the view can still
/// be read, but may not be kept beyond them: ``toKeep`` is nil there, as a weak reference is, and what
/// reads ``borrowed`` lets go of it before it calls the program or returns to it.
///
/// On the main actor the last reference may be let go of on any thread while the main one reads, and
/// with Objective-C objects are counted in another way. There it is a weak reference.
struct LooseView {
  #if MainActor || canImport(ObjectiveC)
    private weak var object: View?

    init(_ view: View? = nil) { object = view }

    var borrowed: View? { object }
    var toKeep: View? { object }
  #else
    private unowned(unsafe) var object: View?

    init(_ view: View? = nil) { unsafe object = view }

    /// The view, also while a deinitialiser of a subclass runs: who reads it may not keep it.
    var borrowed: View? { unsafe object }

    /// The view, nil from the beginning of its deinitialisers: who reads it may keep it.
    ///
    /// A weak reference can't be formed to a view that is being deinitialised. It can to others, and
    /// makes them slower for good: it is for what a program asks for, not for each step of a layout.
    @inline(never)
    var toKeep: View? {
      weak let object = unsafe object
      return object
    }
  #endif
}
