import Foundation

/// Reads the elements of a DER encoding (X.690) one after the other. Whatever the bytes are, it
/// ends with nil and never traps.
struct DERReader {
  struct Element {
    let tag: UInt8
    let content: Data
    /// Tag and length included.
    let encoding: Data
  }

  static let integer: UInt8 = 0x02
  static let sequence: UInt8 = 0x30

  private var rest: Data

  init(_ data: Data) { rest = data }

  /// Returns the next element; nil at the end, and where the bytes are no DER.
  mutating func next() -> Element? {
    var bytes = rest.makeIterator()
    guard let tag = bytes.next(), tag & 0x1F != 0x1F, let first = bytes.next() else { return nil }
    var (header, length) = (2, Int(first))
    if first >= 0x80 {
      // Three bytes are 16 MB; no certificate is as long.
      let count = Int(first & 0x7F)
      guard (1...3).contains(count) else { return nil }
      length = 0
      // fits: from 1 to 3
      for _ in 0..<count {
        guard let byte = bytes.next() else { return nil }
        length = length << 8 | Int(byte)
      }
      header += count
    }
    guard rest.count - header >= length else { return nil }
    let encoding = rest.prefix(header + length)
    rest = rest.dropFirst(header + length)
    return Element(tag: tag, content: encoding.dropFirst(header), encoding: encoding)
  }

  /// Returns the next element, if it has this tag.
  mutating func next(_ tag: UInt8) -> Element? { next().flatMap { $0.tag == tag ? $0 : nil } }
}

/// The public key in a certificate (RFC 5280, §4.1).
enum SubjectPublicKeyInfo {
  /// Returns the encoding of a certificate's `SubjectPublicKeyInfo`: the key and its algorithm. Nil
  /// when the bytes are no certificate.
  static func encoding(inCertificate certificate: Data) -> Data? {
    var outer = DERReader(certificate)
    guard let whole = outer.next(DERReader.sequence) else { return nil }
    var parts = DERReader(whole.content)
    guard let toBeSigned = parts.next(DERReader.sequence) else { return nil }
    var fields = DERReader(toBeSigned.content)
    let version: UInt8 = 0xA0
    guard var field = fields.next() else { return nil }
    if field.tag == version {
      guard let serial = fields.next() else { return nil }
      field = serial
    }
    guard field.tag == DERReader.integer else { return nil }
    // Signature algorithm, issuer, validity and subject.
    for _ in 0..<4 { guard fields.next(DERReader.sequence) != nil else { return nil } }
    return fields.next(DERReader.sequence)?.encoding
  }
}
