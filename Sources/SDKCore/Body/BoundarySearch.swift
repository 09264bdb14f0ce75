import Foundation

/// Looks for a boundary in bytes that come in chunks.
struct BoundarySearch {
  private let boundary: Data
  /// The end of the last chunk, which may hold the beginning of one.
  private var tail = Data()

  init(_ boundary: String) { self.boundary = Data(boundary.utf8) }

  mutating func finds(_ chunk: Data) -> Bool {
    tail.append(chunk.prefix(max(0, boundary.count - 1)))
    if tail.range(of: boundary) != nil || chunk.range(of: boundary) != nil { return true }
    tail = Data((chunk.count < boundary.count ? tail : chunk).suffix(max(0, boundary.count - 1)))
    return false
  }
}

extension HTTPBody {
  var isFile: Bool { if case .file = self { true } else { false } }

  /// Reads in pieces of a quarter megabyte.
  func eachChunk(_ body: (Data) throws -> Void) throws {
    switch self {
    case .none: break
    case .data(let data): try body(data)
    case .file(let url):
      guard let handle = try? FileHandle(forReadingFrom: url) else {
        throw RequestBuildingError("the file to send is not there, or cannot be read")
      }
      defer { try? handle.close() }
      while try Self.pooled({
        guard let chunk = try handle.read(upToCount: 1 << 18), !chunk.isEmpty else { return false }
        try body(chunk)
        return true
      }) {}
    // An `UploadFile` cannot be made of one.
    case .stream: throw RequestBuildingError("a part cannot be a stream")
    }
  }

  /// Runs `body` in a pool: on Apple platforms what is read lives until its pool ends, the whole
  /// file otherwise.
  private static func pooled(_ body: () throws -> Bool) rethrows -> Bool {
    #if canImport(ObjectiveC)
      try autoreleasepool(invoking: body)
    #else
      try body()
    #endif
  }
}
