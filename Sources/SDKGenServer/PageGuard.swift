#if Server
  internal import SDKCore
  internal import SDKFake

  /// Keeps other pages away.
  ///
  /// A page of another server may let a browser send requests here, and not read the answers; but one whose name's address
  /// becomes this machine's (DNS rebinding) may do both. So the page is only there by a name that cannot be another's: an
  /// address, `localhost`, or what `--host` says. And a browser says in `Origin` which page sends a `POST`: it must be
  /// this one.
  enum PageGuard {
    /// Returns why a request is refused; nil: it is not.
    static func problem(_ request: ReceivedRequest, host own: String) -> String? {
      let host = request.headers["Host"]?.lowercased() ?? ""
      let name = self.name(host)
      guard name == "localhost" || name == own.lowercased() || isAddress(name) else {
        return
          "the page is not there for the name '\(name)'; 'localhost', an address, and the name of '--host' lead to it"
      }
      if let origin = request.headers["Origin"]?.lowercased(),
        origin != "http://\(host)", origin != "https://\(host)"
      {
        return "'\(origin)' is another page"
      }
      return nil
    }

    /// A host without its port.
    private static func name(_ host: String) -> String {
      if host.hasPrefix("["), let end = host.firstIndex(of: "]") { return String(host[...end]) }
      return String(host.prefix { $0 != ":" })
    }

    private static func isAddress(_ name: String) -> Bool {
      if name.hasPrefix("[") { return true }
      let parts = name.split(separator: ".", omittingEmptySubsequences: false)
      return parts.count == 4
        && parts.allSatisfy { part in
          !part.isEmpty && part.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains)
        }
    }
  }
#endif
