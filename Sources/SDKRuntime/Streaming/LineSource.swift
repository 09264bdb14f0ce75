import Foundation

/// Reads JSON lines as they are asked for, so that nothing is kept but what has not been read.
actor LineSource<Value: Sendable> {
  private let open: @Sendable () async throws -> StreamedAnswer
  private let read: @Sendable (StreamedAnswer, Data) throws -> Value
  private var answer: StreamedAnswer?
  private var body: ByteStream.Iterator?
  private var splitter = LineSplitter(endsAtCR: false, limit: .max)
  private var ready: ArraySlice<[UInt8]> = []
  private var isOver = false

  /// - `read`: makes a value of a line.
  init(
    _ open: @escaping @Sendable () async throws -> StreamedAnswer,
    read: @escaping @Sendable (StreamedAnswer, Data) throws -> Value
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
      (isOver, ready, body) = (true, [], nil)
      throw answer?.failure(error) ?? error
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
    let answer = try await open()
    self.answer = answer
    splitter = LineSplitter(
      endsAtCR: false, limit: answer.answer.request.options.effectiveMaxResponseBytes)
    return answer.body.makeAsyncIterator()
  }

  /// Nil for a line of spaces.
  private func value(_ line: [UInt8]) throws -> Value? {
    let isBlank = line.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
    guard !isBlank, let answer else { return nil }
    return try read(answer, Data(line))
  }
}
