#if canImport(Darwin)
  import Darwin
#endif

/// The part of the thread's stack that decoding or encoding one value may take.
///
/// Models are read and written by functions that call each other for each level of nesting, and take
/// up to 7 kB for one in debug builds. A thread of Darwin's pools has 512 kB, and the end of a stack
/// ends the process. The budget is the same on every thread, so that a value which was decoded on a
/// large stack can be encoded, compared and hashed on a small one: that takes less for each level.
struct StackBudget: Sendable {
  /// In bytes.
  private static let size: UInt = 384 << 10
  /// The bytes that are left for what a level calls besides the next one.
  private static let reserve: UInt = 64 << 10
  /// The number of levels that fit any stack, so that nobody needs to measure.
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

  /// Returns the number of bytes of this thread's stack that may be used. Linux tells the size by GNU's
  /// own functions only; its threads have 8 MB.
  private static func left(below here: UInt) -> UInt {
    #if canImport(Darwin)
      let thread = pthread_self()
      let top = UInt(bitPattern: pthread_get_stackaddr_np(thread))
      let bottom = top - UInt(pthread_get_stacksize_np(thread))
      // A stack that the thread was not made with, as fibres have, is not known.
      guard (bottom..<top).contains(here) else { return size }
      return here - bottom - min(here - bottom, reserve)
    #else
      return size
    #endif
  }
}
