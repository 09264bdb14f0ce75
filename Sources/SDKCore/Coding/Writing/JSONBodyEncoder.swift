package import Foundation

/// The encoder of whole bodies: the runtime itself, or a `JSONEncoder`.
package enum JSONBodyEncoder: Sendable {
  case writer
  case foundation(JSONEncoder)

  /// - Throws: `EncodingError`, and what the value throws.
  package func encode(_ value: some Encodable) throws -> Data {
    switch self {
    case .writer:
      let writer = JSONWriter()
      // Outermost values of no type's own are written by the place as well.
      try writer.root.write(value)
      // An error with `JSONEncoder` too.
      guard writer.frames[0].kind != .none else {
        throw EncodingError.unwritable("a value that writes something", at: [])
      }
      try writer.finish()
      return writer.text.takeData()
    case .foundation(let encoder): return try encoder.encode(value)
    }
  }
}

extension Coders {
  package var bodyEncoder: JSONBodyEncoder {
    usesJSONEncoder ? .foundation(makeEncoder()) : .writer
  }
}

extension JSONText {
  /// Leaves the bytes to data; nothing may be appended afterwards.
  fileprivate mutating func takeData() -> Data {
    // Data that is kept should not hold much more than it needs.
    if count < room / 2 || count < 4096 { return Data(bytes: bytes, count: count) }
    let count = count
    let bytes = take()
    return Data(
      bytesNoCopy: bytes, count: count, deallocator: .custom { _, _ in bytes.deallocate() })
  }
}
