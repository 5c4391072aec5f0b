#if canImport(Glibc)
  import Glibc
#endif

/// The memory of the process.
enum Memory {
  /// Keeps memory that is given back in the process.
  ///
  /// Otherwise the top of the heap goes back to the system after each call that builds something
  /// large, and its pages are made anew in the next: a third of the time, with thousands of views,
  /// that says nothing about what is measured.
  static func keep() {
    #if canImport(Glibc)
      _ = mallopt(M_TRIM_THRESHOLD, .max)
      _ = mallopt(M_MMAP_THRESHOLD, 32 << 20)
    #endif
  }
}
