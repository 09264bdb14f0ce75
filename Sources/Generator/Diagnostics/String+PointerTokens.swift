/// The names in JSON pointers (RFC 6901).
extension String {
  /// The text as a name in a pointer: `application~1json`.
  package var escapedForPointer: String {
    if !hasByte(tilde), !hasByte(slash) { return self }
    return split(at: tilde).joined(separator: "~0").split(at: slash).joined(separator: "~1")
  }

  /// The name that stands so in a pointer.
  package var unescapedFromPointer: String {
    guard hasByte(tilde) else { return self }
    return split(at: tilde).enumerated().map { index, part in
      let rest = String(Substring(part.utf8.dropFirst()))
      return switch part.utf8.first {
      case _ where index == 0: part
      case UInt8(ascii: "0"): "~" + rest
      case UInt8(ascii: "1"): "/" + rest
      default: "~" + part
      }
    }.joined()
  }

  /// The names in a pointer, unescaped.
  package var pointerNames: [String] {
    split(separator: "/", omittingEmptySubsequences: false).dropFirst()
      .map { String($0).unescapedFromPointer }
  }
}

private let tilde = UInt8(ascii: "~")
private let slash = UInt8(ascii: "/")
