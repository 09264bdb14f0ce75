// Stands in for Apple's C library, as far as the package uses it: what Apple declares in Swift, and constants, whose
// macros would meet those of this system. Types and functions are in CDarwin.
@_exported import CDarwin

// man 2 intro, <sys/errno.h>
public var errno: Int32 {
  get { 0 }
  set {}
}
public var EPERM: Int32 { 1 }
public var ENOENT: Int32 { 2 }
public var EINTR: Int32 { 4 }
public var EBADF: Int32 { 9 }
public var ENOMEM: Int32 { 12 }
public var EACCES: Int32 { 13 }
public var EEXIST: Int32 { 17 }
public var ENOTDIR: Int32 { 20 }
public var EISDIR: Int32 { 21 }
public var EINVAL: Int32 { 22 }
public var EFBIG: Int32 { 27 }
public var ENOSPC: Int32 { 28 }
public var EROFS: Int32 { 30 }
public var EPIPE: Int32 { 32 }
public var EAGAIN: Int32 { 35 }
public var EWOULDBLOCK: Int32 { 35 }
public var ENOTSUP: Int32 { 45 }
public var EADDRNOTAVAIL: Int32 { 49 }
public var ENETDOWN: Int32 { 50 }
public var ENETUNREACH: Int32 { 51 }
public var ECONNABORTED: Int32 { 53 }
public var ECONNRESET: Int32 { 54 }
public var ENOTCONN: Int32 { 57 }
public var ETIMEDOUT: Int32 { 60 }
public var ECONNREFUSED: Int32 { 61 }
public var ELOOP: Int32 { 62 }
public var ENAMETOOLONG: Int32 { 63 }
public var EHOSTUNREACH: Int32 { 65 }
public var EDQUOT: Int32 { 69 }
public var ENOSYS: Int32 { 78 }

// man 2 open, <sys/fcntl.h>
public func open(_ path: UnsafePointer<CChar>, _ oflag: Int32) -> Int32 { 0 }
public func open(_ path: UnsafePointer<CChar>, _ oflag: Int32, _ mode: mode_t) -> Int32 { 0 }
public var O_RDONLY: Int32 { 0 }
public var O_WRONLY: Int32 { 1 }
public var O_RDWR: Int32 { 2 }
public var O_NONBLOCK: Int32 { 4 }
public var O_APPEND: Int32 { 8 }
public var O_NOFOLLOW: Int32 { 0x100 }
public var O_CREAT: Int32 { 0x200 }
public var O_TRUNC: Int32 { 0x400 }
public var O_EXCL: Int32 { 0x800 }
public var O_CLOEXEC: Int32 { 0x1000000 }

// man 2 fcntl, <sys/fcntl.h>
public func fcntl(_ fd: Int32, _ cmd: Int32) -> Int32 { 0 }
public func fcntl(_ fd: Int32, _ cmd: Int32, _ value: Int32) -> Int32 { 0 }
public func fcntl(_ fd: Int32, _ cmd: Int32, _ ptr: UnsafeMutableRawPointer) -> Int32 { 0 }
public var F_GETFD: Int32 { 1 }
public var F_SETFD: Int32 { 2 }
public var F_SETFL: Int32 { 4 }
public var F_FULLFSYNC: Int32 { 51 }
public var FD_CLOEXEC: Int32 { 1 }

// man 2 flock, <sys/fcntl.h>
public var LOCK_EX: Int32 { 2 }
public var LOCK_NB: Int32 { 4 }
public var LOCK_UN: Int32 { 8 }

// <sys/syslimits.h>
public var PATH_MAX: Int32 { 1024 }

// man 2 access, <unistd.h>
public var F_OK: Int32 { 0 }
public var R_OK: Int32 { 4 }
public var STDOUT_FILENO: Int32 { 1 }
public var STDERR_FILENO: Int32 { 2 }

// man 2 stat, <sys/stat.h>
public var S_IFMT: mode_t { 0o170000 }
public var S_IFDIR: mode_t { 0o040000 }
public var S_IFREG: mode_t { 0o100000 }
public var S_IFLNK: mode_t { 0o120000 }
public var S_IFIFO: mode_t { 0o010000 }

// man 2 socket, <sys/socket.h>
public var AF_INET: Int32 { 2 }
public var SOCK_STREAM: Int32 { 1 }
public var SOL_SOCKET: Int32 { 0xffff }
public var SO_LINGER: Int32 { 0x80 }
public var SO_NOSIGPIPE: Int32 { 0x1022 }
public var SHUT_RDWR: Int32 { 2 }

// man 2 poll, <sys/poll.h>
public var POLLIN: Int32 { 1 }
public var POLLOUT: Int32 { 4 }

// man 3 signal, <sys/signal.h>
public typealias sig_t = @convention(c) (Int32) -> Void
public var SIG_IGN: sig_t { { _ in } }
public var SIGINT: Int32 { 2 }
public var SIGKILL: Int32 { 9 }
public var SIGPIPE: Int32 { 13 }
public var SIGTERM: Int32 { 15 }

// man 3 posix_spawnattr_setflags, <sys/spawn.h>
public var POSIX_SPAWN_CLOEXEC_DEFAULT: Int32 { 0x4000 }

// man 2 getrusage, <sys/resource.h>
public var RUSAGE_SELF: Int32 { 0 }

// man 3 clock_gettime, <time.h>
public struct clockid_t: RawRepresentable, Equatable, Sendable {
  public var rawValue: UInt32
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}
public var CLOCK_PROCESS_CPUTIME_ID: clockid_t { clockid_t(12) }
@discardableResult
public func clock_gettime(_ clock_id: clockid_t, _ tp: UnsafeMutablePointer<timespec>!) -> Int32 {
  0
}

// <mach/task_info.h>, <mach/kern_return.h>
public var MACH_TASK_BASIC_INFO: Int32 { 20 }
public var KERN_SUCCESS: Int32 { 0 }
