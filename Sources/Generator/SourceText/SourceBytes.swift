internal import SDKGenDiagnostics

/// A file, and its bytes at a place in memory that does not change.
final class SourceBytes: @unchecked Sendable {
  let file: SourceFile
  let start: UnsafePointer<UInt8>

  init(_ file: SourceFile) {
    self.file = file
    // One more, so that there is a place where there are no bytes.
    let start = UnsafeMutablePointer<UInt8>.allocate(capacity: file.bytes.count + 1)
    file.bytes.withUnsafeBufferPointer { from in
      if let first = from.baseAddress { start.initialize(from: first, count: from.count) }
    }
    self.start = UnsafePointer(start)
  }

  deinit { start.deallocate() }

  func text(in range: Range<Int>) -> String {
    let (from, count) = (start + range.lowerBound, range.upperBound - range.lowerBound)
    return String(unsafeUninitializedCapacity: count) { text in
      if let first = text.baseAddress { first.initialize(from: from, count: count) }
      return count
    }
  }
}

/// A text and its bytes, which are only valid in the call of `with`.
struct TextBytes {
  let text: String
  let count: UInt32
  private let start: UnsafePointer<UInt8>?

  /// Calls `body` with the bytes of a text.
  static func with<Result>(_ text: String, _ body: (TextBytes) -> Result) -> Result {
    var bytes = text
    return bytes.withUTF8 {
      body(
        TextBytes(text: text, count: UInt32(truncatingIfNeeded: $0.count), start: $0.baseAddress))
    }
  }

  /// Returns whether there are the same bytes at a place that has as many.
  func begin(at place: UnsafePointer<UInt8>) -> Bool {
    guard let start else { return true }
    var offset = 0
    while offset < Int(count) {
      if start[offset] != place[offset] { return false }
      offset += 1
    }
    return true
  }
}
