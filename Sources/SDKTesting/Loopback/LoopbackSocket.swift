import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// POSIX sockets, as far as they are needed.
enum LoopbackSocket {
  /// Returns a listening socket on 127.0.0.1, and its port.
  static func listen() throws(LoopbackError) -> (socket: Int32, port: Int) {
    #if canImport(Glibc)
      let stream = Int32(SOCK_STREAM.rawValue)
    #else
      let stream = SOCK_STREAM
    #endif
    let descriptor = socket(AF_INET, stream, 0)
    guard descriptor >= 0 else { throw LoopbackError(call: "socket", code: errno) }
    keepFromChildren(descriptor)
    // What it accepts inherits it: of a connection that was reset, Darwin takes no option any more.
    keepFromSignals(descriptor)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let failed = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address -> String? in
        if bind(descriptor, address, length) != 0 { return "bind" }
        if systemListen(descriptor) != 0 { return "listen" }
        return getsockname(descriptor, address, &length) == 0 ? nil : "getsockname"
      }
    }
    if let failed {
      let code = errno
      close(descriptor)
      throw LoopbackError(call: failed, code: code)
    }
    // Or `accept` would wait for the next client when one has gone.
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    return (descriptor, Int(UInt16(bigEndian: address.sin_port)))
  }

  /// Keeps a descriptor from the programs that this process starts. A connection that one of them
  /// holds as well stays open when it is closed here.
  static func keepFromChildren(_ descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }

  /// Has writing to a connection that is gone fail: a signal would end the process. Linux is asked so
  /// with each write.
  private static func keepFromSignals(_ descriptor: Int32) {
    #if canImport(Darwin)
      var on: Int32 = 1
      setsockopt(
        descriptor, SOL_SOCKET, SO_NOSIGPIPE, &on, socklen_t(MemoryLayout<Int32>.size))
    #endif
  }

  private static func systemListen(_ descriptor: Int32) -> Int32 {
    #if canImport(Darwin)
      Darwin.listen(descriptor, 512)
    #elseif canImport(Glibc)
      Glibc.listen(descriptor, 512)
    #else
      Musl.listen(descriptor, 512)
    #endif
  }

  /// Writes bytes; returns false once the other side is gone.
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    #if canImport(Darwin)
      let flags: Int32 = 0
    #else
      let flags = Int32(MSG_NOSIGNAL)
    #endif
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        send(descriptor, buffer.baseAddress.map { $0 + sent }, bytes.count - sent, flags)
      }
      guard count > 0 || errno == EINTR else { return false }
      sent += max(0, count)
    }
    return true
  }

  /// Makes the other side see a reset when the socket is closed.
  static func makeResetOnClose(_ descriptor: Int32) {
    var option = linger(l_onoff: 1, l_linger: 0)
    setsockopt(
      descriptor, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout<linger>.size))
  }

  /// Ends the connection for both sides; its thread closes the socket.
  static func shutDown(_ descriptor: Int32) { _ = shutdown(descriptor, Int32(SHUT_RDWR)) }

  /// Accepts the next connection; nil once the other end of `end` was closed.
  static func accept(on listener: Int32, until end: Int32) -> Int32? {
    while true {
      var waiting = [
        pollfd(fd: listener, events: Int16(POLLIN), revents: 0),
        pollfd(fd: end, events: Int16(POLLIN), revents: 0),
      ]
      let count = poll(&waiting, nfds_t(waiting.count), -1)
      guard count >= 0 || errno == EINTR, waiting[1].revents == 0 else { return nil }
      guard count > 0 else { continue }
      let socket = systemAccept(listener)
      // A client may have gone meanwhile.
      guard socket >= 0 else { continue }
      keepFromChildren(socket)
      keepFromSignals(socket)
      // Darwin lets it inherit what the listener is.
      _ = fcntl(socket, F_SETFL, 0)
      return socket
    }
  }

  private static func systemAccept(_ descriptor: Int32) -> Int32 {
    #if canImport(Darwin)
      Darwin.accept(descriptor, nil, nil)
    #elseif canImport(Glibc)
      Glibc.accept(descriptor, nil, nil)
    #else
      Musl.accept(descriptor, nil, nil)
    #endif
  }
}
