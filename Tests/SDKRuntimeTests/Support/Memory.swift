import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The real memory of this process.
enum Memory {
  /// Nil where the system does not tell.
  static var megabytes: Int? { bytes.map { $0 >> 20 } }

  #if canImport(Darwin)
    private static var bytes: Int? {
      var info = mach_task_basic_info()
      var count = mach_msg_type_number_t(
        MemoryLayout<mach_task_basic_info>.size / MemoryLayout<natural_t>.size)
      let result = withUnsafeMutablePointer(to: &info) { pointer in
        pointer.withMemoryRebound(to: integer_t.self, capacity: Int(count)) {
          task_info(mach_task_self_, task_flavor_t(MACH_TASK_BASIC_INFO), $0, &count)
        }
      }
      return result == KERN_SUCCESS ? Int(info.resident_size) : nil
    }
  #else
    /// The second number of Linux's account, in pages.
    private static var bytes: Int? {
      let account = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
      let pages = account?.split(separator: " ").dropFirst().first.flatMap { Int($0) }
      return pages.map { $0 * Int(sysconf(Int32(_SC_PAGESIZE))) }
    }
  #endif
}
