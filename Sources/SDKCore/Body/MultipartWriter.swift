import Dispatch
import Foundation

/// Writes `multipart/form-data`: into memory, or into a temporary file when a part is a file.
struct MultipartWriter {
  private struct Part: Sendable {
    let head: String
    let content: Content
  }

  fileprivate enum Content: Sendable {
    case data(Data)
    /// As many bytes as it has when the part is made.
    case file(FileBody)
  }

  private let parts: [Part]
  private let makeBoundary: @Sendable () -> String

  init(encoder: BodyEncoder, parts: [MultipartPart]) throws(RequestBuildingError) {
    var flat: [Part] = []
    for part in parts { flat += try Self.flatten(part, encoder) }
    self.parts = flat
    makeBoundary = encoder.makeBoundary
  }

  /// Writes the body, if it has parts. A boundary that stands in a part is drawn again.
  func write() async throws -> EncodedBody {
    // RFC 2046 knows no multipart body without parts.
    if parts.isEmpty { return EncodedBody() }
    for _ in 0..<8 {
      let boundary = makeBoundary()
      do throws(BoundaryTaken) {
        return try await write(boundary)
      } catch {
        if let cause = error.cause { throw cause }
      }
    }
    throw RequestBuildingError("no boundary is absent from the parts")
  }

  /// Nil `cause`: the boundary stands in a part.
  private struct BoundaryTaken: Error {
    var cause: (any Error)?
  }

  private func write(_ boundary: String) async throws(BoundaryTaken) -> EncodedBody {
    var encoded = EncodedBody(
      contentType: "multipart/form-data; boundary=\(boundary)", boundary: boundary)
    do {
      if parts.contains(where: \.content.isFile) {
        let spool = try await self.spool(boundary)
        encoded.spool = spool
        encoded.body = .file(spool.url)
      } else {
        var data = Data()
        try emit(boundary, isCancelled: { false }, to: { data.append($0) })
        encoded.body = .data(data)
      }
      return encoded
    } catch let error as BoundaryTaken {
      throw error
    } catch {
      throw BoundaryTaken(cause: error)
    }
  }

  /// Writes a temporary file, on a queue of its own, since reading and writing files would block a
  /// thread of the tasks'.
  private func spool(_ boundary: String) async throws -> TemporaryFile {
    let isCancelled = Locked(false)
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { done in
        DispatchQueue.global().async {
          done.resume(
            with: Result {
              let file = try TemporaryFile()
              do {
                let handle = try FileHandle(forWritingTo: file.url)
                defer { try? handle.close() }
                try emit(
                  boundary, isCancelled: { isCancelled.with { $0 } },
                  to: { try handle.writeTemporary($0) })
              } catch {
                file.remove()
                throw error
              }
              return file
            })
        }
      }
    } onCancel: {
      isCancelled.with { $0 = true }
    }
  }

  private func emit(
    _ boundary: String, isCancelled: () -> Bool, to write: (Data) throws -> Void
  ) throws {
    for part in parts {
      try write(Data("--\(boundary)\r\n\(part.head)\r\n\r\n".utf8))
      var search = BoundarySearch(boundary)
      try part.content.eachChunk { chunk in
        if isCancelled() { throw CancellationError() }
        if search.finds(chunk) { throw BoundaryTaken() }
        try write(chunk)
      }
      try write(Data("\r\n".utf8))
    }
    try write(Data("--\(boundary)--\r\n".utf8))
  }

  private static func flatten(
    _ part: MultipartPart, _ encoder: BodyEncoder
  ) throws(RequestBuildingError) -> [Part] {
    switch part.content {
    case .text(let value):
      guard let written = try value?.written(in: encoder.context) else { return [] }
      var parts: [Part] = []
      let charset = part.contentType.flatMap { MediaType.charset($0) }
      for (name, text) in try written.parts(named: part.name) {
        let head = try head(name, contentType: part.contentType, part.headers)
        parts.append(Part(head: head, content: .data(try encoder.data(of: text, in: charset))))
      }
      return parts
    case .jsons(let values):
      let head = try head(
        part.name, contentType: part.contentType ?? "application/json", part.headers)
      var parts: [Part] = []
      for case let value? in values where (value as? any OptionalValue)?.isNil != true {
        parts.append(Part(head: head, content: .data(try encoder.jsonData(value))))
      }
      return parts
    case .encoded(let value):
      guard let value else { return [] }
      let content = try WrittenContent.encoding(value)
      let contents = if case .list(let elements) = content { elements } else { [content] }
      var parts: [Part] = []
      for content in contents {
        guard let text = content.flatText else { continue }
        let type = part.contentType ?? (content.isScalar ? nil : "application/json")
        let head = try head(part.name, contentType: type, part.headers)
        let data = try encoder.data(of: text, in: type.flatMap { MediaType.charset($0) })
        parts.append(Part(head: head, content: .data(data)))
      }
      return parts
    case .files(let files):
      var parts: [Part] = []
      for file in files {
        let content: Content
        switch file.content {
        case .file(let url):
          content = .file(try LocalFile.opened(url, "the file for '\(part.name)'"))
        case .data(let data): content = .data(data)
        // An `UploadFile` cannot be made of these.
        case .none, .stream: continue
        }
        let type = file.contentType ?? part.contentType ?? "application/octet-stream"
        let head = try head(
          part.name, fileName: file.fileName, contentType: type, part.headers)
        parts.append(Part(head: head, content: content))
      }
      return parts
    case .parts(let others):
      var parts: [Part] = []
      for other in others { parts += try flatten(other, encoder) }
      return parts
    }
  }

  @inline(never)
  private static func head(
    _ name: String, fileName: String? = nil, contentType: String?,
    _ headers: KeyValuePairs<String, String>
  ) throws(RequestBuildingError) -> String {
    var head = "Content-Disposition: form-data; name=\"\(try escaped(name, "name"))\""
    if let fileName { head += "; filename=\"\(try escaped(fileName, "file name"))\"" }
    if let contentType {
      try HeaderRules.check("Content-Type", contentType)
      head += "\r\nContent-Type: \(contentType)"
    }
    for (name, value) in headers {
      try HeaderRules.check(name, value)
      head += "\r\n\(name): \(value)"
    }
    return head
  }

  /// Escapes a name as the WHATWG's HTML standard says; UTF-8 is kept. Other control characters
  /// have no escape there, and servers end a name at NUL.
  private static func escaped(
    _ name: String, _ role: String
  ) throws(RequestBuildingError) -> String {
    var text = ""
    for scalar in name.unicodeScalars {
      switch scalar {
      case "\"": text += "%22"
      case "\r": text += "%0D"
      case "\n": text += "%0A"
      case "\0"..."\u{1F}" where scalar != "\t", "\u{7F}":
        throw RequestBuildingError(
          "the \(role) '\(name.shownSafely)' of a part holds a control character")
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

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

extension MultipartWriter.Content {
  fileprivate var isFile: Bool { if case .file = self { true } else { false } }

  /// Reads in pieces of a quarter megabyte.
  ///
  /// - Throws: when a file is another than the one that was looked at, or has become shorter. One that grows, as a log
  ///   does, ends where it ended then.
  fileprivate func eachChunk(_ body: (Data) throws -> Void) throws {
    switch self {
    case .data(let data): try body(data)
    case .file(let file):
      file.begin()
      defer { file.close() }
      while file.hasBytesLeft {
        var chunk = Data(count: 1 << 18)
        let count = chunk.withUnsafeMutableBytes { file.read(into: $0) }
        guard count > 0 else {
          throw RequestBuildingError("a file to send has changed, or cannot be read any more")
        }
        try body(chunk.prefix(count))
      }
    }
  }
}
