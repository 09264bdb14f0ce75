import Foundation
import SDKCore

/// Reads JSON lines, or a JSON text sequence, as they are asked for, so that nothing is kept but what
/// has not been read.
actor LineSource<Value: Sendable> {
  private let open: @Sendable () async throws -> (StreamedResponse, ByteStream)
  private let read: @Sendable (StreamedResponse, Data) throws -> Value
  private var response: StreamedResponse?
  private var body: ByteStream.Iterator?
  private var splitter = LineSplitter(endsAtCR: false, limit: .max)
  private var ready: ArraySlice<[UInt8]> = []
  private var isOver = false
  /// The response is a JSON text sequence: each value stands behind a record separator.
  private var isSequence = false

  /// - `read`: makes a value of a line.
  init(
    _ open: @escaping @Sendable () async throws -> (StreamedResponse, ByteStream),
    read: @escaping @Sendable (StreamedResponse, Data) throws -> Value
  ) {
    self.open = open
    self.read = read
  }

  func next() async throws -> Value? {
    do {
      while true {
        try Task.checkCancellation()
        while let line = ready.popFirst() {
          if let value = try value(line) { return value }
        }
        guard !isOver else { return nil }
        try await readOn()
      }
    } catch {
      defer { (isOver, ready, body) = (true, [], nil) }
      throw response?.failure(error) ?? error
    }
  }

  private func readOn() async throws {
    if body == nil { body = try await start() }
    guard var body else { return }
    let chunk = try await body.next()
    self.body = body
    if let chunk {
      ready = try splitter.push(chunk)[...]
    } else {
      // The transport has seen that the body is whole, so the last line is too.
      ready = [splitter.takeRest()]
      isOver = true
      self.body = nil
    }
  }

  private func start() async throws -> ByteStream.Iterator {
    let (response, body) = try await open()
    self.response = response
    let type = response.received.http.headers["Content-Type"].map { MediaType($0) }
    isSequence = type?.isJSONSequence == true
    splitter = LineSplitter(
      endsAtCR: false, end: isSequence ? JSONSequence.separator : 0x0A,
      limit: response.received.request.options.effectiveMaxPieceBytes)
    return body.makeAsyncIterator()
  }

  /// Decodes a line; nil for one of spaces, and for what is skipped.
  private func value(_ line: [UInt8]) throws -> Value? {
    let isBlank = line.allSatisfy { [0x20, 0x09, 0x0D, 0x0A].contains($0) }
    guard !isBlank, let response else { return nil }
    guard isSequence else { return try read(response, Data(line)) }
    guard JSONSequence.isWhole(line) else { return nil }
    do {
      return try read(response, Data(line))
    } catch  where !JSONSequence.isJSON(line) {
      return nil
    }
  }
}

/// JSON text sequences (RFC 7464): each value stands between a record separator and a line feed. A
/// reader goes on behind one that its writer was cut off in.
enum JSONSequence {
  static let separator: UInt8 = 0x1E

  /// Returns whether nothing can be missing at the end: `12` might have been `123`.
  static func isWhole(_ text: [UInt8]) -> Bool {
    guard let last = text.last else { return false }
    return isSpace(last)
      || [UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: "\"")].contains(last)
  }

  static func isJSON(_ text: [UInt8]) -> Bool {
    (try? JSON(text: Data(text))) != nil
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    [0x20, 0x09, 0x0D, 0x0A].contains(byte)
  }
}
