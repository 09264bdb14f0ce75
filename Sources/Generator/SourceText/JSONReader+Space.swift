internal import SDKGenDiagnostics

extension JSONReader {
  /// Skips white space; reports comments on the way.
  mutating func skipSpace() throws(Stop) {
    while true {
      skipBlanks()
      switch byte {
      case 0x2F where position + 1 < bytes.count && (bytes[position + 1] == 0x2F):
        try skipLineComment()
      case 0x23: try skipLineComment()
      case 0x2F where position + 1 < bytes.count && bytes[position + 1] == 0x2A:
        try skipBlockComment()
      default: return
      }
    }
  }

  private mutating func skipBlanks() {
    while position < bytes.count {
      switch bytes[position] {
      case 0x20:
        position += 1
        skipIndentation()
      case 0x0A, 0x0D, 0x09: position += 1
      default: return
      }
    }
  }

  /// Skips runs of eight spaces.
  private mutating func skipIndentation() {
    while position + 8 <= bytes.count,
      bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self) == 0x2020_2020_2020_2020
    {
      position += 8
    }
  }

  private mutating func skipLineComment() throws(Stop) {
    let start = position
    while position < bytes.count, bytes[position] != 0x0A { position += 1 }
    let isReturn = position > start && bytes[position - 1] == 0x0D
    try report(.comment(at: location(of: start..<(isReturn ? position - 1 : position))))
  }

  private mutating func skipBlockComment() throws(Stop) {
    let start = position
    position += 2
    while position + 1 < bytes.count {
      if bytes[position] == 0x2A, bytes[position + 1] == 0x2F {
        position += 2
        return try report(.comment(at: location(of: start..<position)))
      }
      position += 1
    }
    try report(.comment(at: location(of: start..<start + 2)))
    position = bytes.count
  }
}
