internal import SDKGenDiagnostics

/// Returns whether `name` is a Swift identifier or a keyword.
func isIdentifier(_ name: String) -> Bool {
  if let first = name.utf8.first, first > UInt8(ascii: "9"), name != "_",
    name.allBytes(isASCIIContinuation)
  {
    return true
  }
  guard let first = name.unicodeScalars.first, isIdentifierHead(first), name != "_" else {
    return false
  }
  return name.unicodeScalars.dropFirst().allSatisfy(isIdentifierContinuation)
}

func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

func isIdentifierHead(_ scalar: Unicode.Scalar) -> Bool {
  if scalar.isASCII { return isASCIIContinuation(UInt8(scalar.value)) && !isDigit(scalar) }
  return isIdentifierContinuation(scalar) && !combining.contains { $0.contains(scalar.value) }
}

func isIdentifierContinuation(_ scalar: Unicode.Scalar) -> Bool {
  if scalar.isASCII { return isASCIIContinuation(UInt8(scalar.value)) }
  return continuation.contains { $0.contains(scalar.value) }
}

func isASCIIContinuation(_ byte: UInt8) -> Bool {
  let lower = byte | 0x20
  return lower >= 0x61 && lower <= 0x7A || byte >= 0x30 && byte <= 0x39 || byte == 0x5F
}

/// The grammar's `identifier-character` beyond ASCII, without planes above 3 and invisible characters.
private let continuation: [ClosedRange<UInt32>] = [
  0xA8...0xA8, 0xAA...0xAA, 0xAF...0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6,
  0xD8...0xF6, 0xF8...0x167F, 0x1681...0x180D, 0x180F...0x1FFF, 0x203F...0x2040,
  0x2054...0x2054, 0x2070...0x218F, 0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF,
  0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F, 0x3031...0xD7FF, 0xF900...0xFD3D,
  0xFD40...0xFDCF, 0xFDF0...0xFE1F, 0xFE30...0xFE44, 0xFE47...0xFEFE, 0xFF00...0xFFFD,
  0x10000...0x1FFFD, 0x20000...0x2FFFD, 0x30000...0x3FFFD,
]

/// The marks that may follow a letter but not begin a name.
private let combining: [ClosedRange<UInt32>] = [
  0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F,
]
