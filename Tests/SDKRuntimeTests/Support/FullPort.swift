#if canImport(Glibc)
  import Glibc

  /// A port of this machine that takes no connection: nobody accepts, and there is no room to wait. Linux lets the next
  /// client knock again and again; other systems answer it in ways of their own.
  final class FullPort: Sendable {
    let port: Int
    private let sockets: [Int32]

    /// nil: the machine has no socket left.
    init?() {
      let listener = Self.open()
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
      var length = socklen_t(MemoryLayout<sockaddr_in>.size)
      var waiting: [Int32] = []
      let isListening = withUnsafeMutablePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
          guard bind(listener, address, length) == 0, listen(listener, 0) == 0,
            getsockname(listener, address, &length) == 0
          else { return false }
          // A queue of none holds one.
          for _ in 0..<3 {
            let client = Self.open()
            _ = connect(client, address, length)
            waiting.append(client)
          }
          return true
        }
      }
      port = Int(UInt16(bigEndian: address.sin_port))
      sockets = [listener] + waiting
      if !isListening { return nil }
    }

    deinit { for socket in sockets { close(socket) } }

    private static func open() -> Int32 {
      let kind = Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue)
      return socket(AF_INET, kind, 0)
    }
  }
#endif
