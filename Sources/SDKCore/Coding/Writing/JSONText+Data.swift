import Foundation

extension JSONText {
  /// Leaves the bytes to data; nothing may be appended afterwards.
  mutating func takeData() -> Data {
    // Data that is kept should not hold much more than it needs.
    if count < room / 2 || count < 4096 { return Data(bytes: bytes, count: count) }
    let count = count
    let bytes = take()
    return Data(
      bytesNoCopy: bytes, count: count, deallocator: .custom { _, _ in bytes.deallocate() })
  }
}
