/// The names in JSON pointers (RFC 6901), byte by byte: media types and paths are in very many of them.
extension String {
  /// The text as a name in a pointer: `application~1json`.
  package var escapedForPointer: String {
    if !hasByte(tilde), !hasByte(slash) { return self }
    return rewritten(capacity: 2 * utf8.count) { bytes, position, write in
      switch bytes[position] {
      case tilde, slash:
        write(tilde)
        write(bytes[position] == tilde ? zero : one)
      case let byte: write(byte)
      }
      return position + 1
    }
  }

  /// The name that stands so in a pointer.
  package var unescapedFromPointer: String {
    guard hasByte(tilde) else { return self }
    return rewritten(capacity: utf8.count) { bytes, position, write in
      let next = position + 1 < bytes.count ? bytes[position + 1] : 0
      guard bytes[position] == tilde, next == zero || next == one else {
        write(bytes[position])
        return position + 1
      }
      write(next == zero ? tilde : slash)
      return position + 2
    }
  }

  /// The names in a pointer, unescaped.
  package var pointerNames: [String] {
    split(separator: "/", omittingEmptySubsequences: false).dropFirst()
      .map { String($0).unescapedFromPointer }
  }

  /// Makes a text of what `step` writes for the bytes at a position, of which it returns the next.
  private func rewritten(
    capacity: Int, _ step: (UnsafeBufferPointer<UInt8>, Int, (UInt8) -> Void) -> Int
  ) -> String {
    var text = self
    return text.withUTF8 { bytes in
      String(unsafeUninitializedCapacity: capacity) { result in
        var (position, count) = (0, 0)
        while position < bytes.count {
          position = step(bytes, position) { byte in
            result[count] = byte
            count += 1
          }
        }
        return count
      }
    }
  }
}

private let tilde = UInt8(ascii: "~")
private let slash = UInt8(ascii: "/")
private let zero = UInt8(ascii: "0")
private let one = UInt8(ascii: "1")
