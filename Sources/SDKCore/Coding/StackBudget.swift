#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#endif

/// The part of the thread's stack that decoding or encoding one value may take.
///
/// Models are read and written by functions that call each other for each level of nesting, and take
/// up to 7 kB for one in debug builds. A thread of Darwin's pools has 512 kB, and the end of a stack
/// ends the process. The budget is the same on every thread of that size and more, so that a value which
/// was decoded on a large stack can be encoded, compared and hashed there: that takes less for each
/// level. Smaller threads, as an app may start and musl has them (128 kB), get what they have.
struct StackBudget: Sendable {
  /// In bytes.
  private static let size: UInt = 384 << 10
  /// The bytes that are left for what a level calls besides the next one. A level that takes more at
  /// once is taken for another thread, on which nothing is refused.
  private static let reserve: UInt = 64 << 10
  /// The number of levels that fit any stack, in release builds one of 128 kB too, without
  /// measuring.
  static let freeLevels = 16

  /// Stacks grow towards lower addresses.
  private let lowest: UInt

  /// The budget for what is called from here.
  init() {
    let here = Self.here()
    lowest = here - min(Self.size, Self.left(below: here))
  }

  /// True if there should be no further level. Values that are kept may be read on another thread,
  /// of whose stack nothing is known.
  var isSpent: Bool {
    let here = Self.here()
    return here < lowest && lowest - here < Self.reserve
  }

  /// An address in the frame of the caller or near it.
  @inline(never)
  private static func here() -> UInt {
    var local = 0
    return withUnsafeMutablePointer(to: &local) { UInt(bitPattern: $0) }
  }

  /// Returns the number of bytes of this thread's stack that may be used.
  private static func left(below here: UInt) -> UInt {
    // A stack that the thread was not made with, as fibres have, is not known.
    guard let (bottom, length) = stack(), here >= bottom, here - bottom < length else {
      return size
    }
    return here - bottom - min(here - bottom, reserve)
  }

  /// Returns the lowest address and the size of the stack that this thread was made with; nil if the
  /// system does not tell. That of a process's first thread follows `ulimit -s`.
  private static func stack() -> (bottom: UInt, length: UInt)? {
    #if canImport(Darwin)
      let thread = pthread_self()
      let length = UInt(clamping: pthread_get_stacksize_np(thread))
      return (UInt(bitPattern: pthread_get_stackaddr_np(thread)) - length, length)
    #elseif canImport(Glibc) || canImport(Musl) || canImport(Android)
      // Their initialiser belongs to a module of Dispatch.
      return withUnsafeTemporaryAllocation(of: pthread_attr_t.self, capacity: 1) { buffer in
        guard let attributes = buffer.baseAddress else { return nil }
        #if canImport(Glibc)
          guard let getAttributes, getAttributes(pthread_self(), attributes) == 0 else {
            return nil
          }
        #else
          guard pthread_getattr_np(pthread_self(), attributes) == 0 else { return nil }
        #endif
        defer { pthread_attr_destroy(attributes) }
        var bottom: UnsafeMutableRawPointer?
        var length = 0
        guard pthread_attr_getstack(attributes, &bottom, &length) == 0 else { return nil }
        return (UInt(bitPattern: bottom), UInt(clamping: length))
      }
    #else
      return nil
    #endif
  }

  #if canImport(Glibc)
    /// `pthread_getattr_np`, which glibc declares only under `_GNU_SOURCE`, and Swift does not see; nil in
    /// an executable without dynamic linking.
    private static let getAttributes: GetAttributes? =
      // RTLD_DEFAULT is null.
      dlsym(nil, "pthread_getattr_np").map { unsafeBitCast($0, to: GetAttributes.self) }
    private typealias GetAttributes =
      @convention(c) @Sendable (pthread_t, UnsafeMutablePointer<pthread_attr_t>) -> Int32
  #endif
}
