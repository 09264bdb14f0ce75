/// Returns whether a name is a token of RFC 9110, as names of headers and cookies are.
package func isHeaderName(_ name: String) -> Bool {
  !name.isEmpty
    && name.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
      }
    }
}

/// Returns whether the transport sets a header itself: a wrong value would break the framing of the message.
package func isReservedHeader(_ name: String) -> Bool {
  reservedHeaders.contains(name.lowercased())
}

/// The headers that the transport sets itself, in lower case.
package let reservedHeaders = [
  "host", "content-length", "transfer-encoding", "connection", "expect", "upgrade", "te", "trailer",
]
