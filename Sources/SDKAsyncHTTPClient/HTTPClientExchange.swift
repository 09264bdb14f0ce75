#if AsyncHTTPClient
  import AsyncHTTPClient
  import Foundation
  import NIOCore
  import NIOHTTP1
  import SDKCore

  /// One request, and the response to it.
  final class HTTPClientExchange: Sendable {
    private let request: HTTPRequest
    private let receiving: Receiving
    private let start = ContinuousClock.now
    private let idleTimer: IdleTimer
    /// The number of exchanges under way, this one included.
    private let count: Locked<Int>
    private let isOver = Locked(false)
    /// The file that is sent.
    private let file = Locked<FileBody?>(nil)

    init(_ request: HTTPRequest, receiving: Receiving, count: Locked<Int>) {
      self.request = request
      self.receiving = receiving
      self.count = count
      idleTimer = IdleTimer(limit: request.options.effectiveTimeout)
      count.with { $0 += 1 }
    }

    // AsyncHTTPClient may keep the chunks of a body that it did not send to the end.
    deinit {
      end()
      file.with { $0 }?.close()
    }

    /// Counts the exchange as over, once.
    private func end() {
      let isFirst = isOver.with { isOver in
        defer { isOver = true }
        return !isOver
      }
      if isFirst { count.with { $0 -= 1 } }
    }

    /// Returns the request in AsyncHTTPClient's terms.
    ///
    /// - Throws: `TransportError` with the code `.bodyUnavailable`.
    func prepared(acceptingCompression: Bool) throws -> HTTPClientRequest {
      var prepared = HTTPClientRequest(url: request.url.absoluteString)
      prepared.method = .init(rawValue: request.method.rawValue)
      for field in request.headers { prepared.headers.add(name: field.name, value: field.value) }
      if acceptingCompression, request.headers["Accept-Encoding"] == nil {
        prepared.headers.add(name: "Accept-Encoding", value: "gzip, deflate")
      }
      prepared.body = try body()
      return prepared
    }

    private func body() throws -> HTTPClientRequest.Body? {
      switch request.body {
      case .none: return nil
      case .data(let data): return .bytes(ByteBuffer(bytes: data))
      case .file(let url):
        let file = try FileBody(url)
        self.file.with { $0 = file }
        return .stream(
          reporting(FileChunks(file: file), total: file.length),
          length: .known(Int64(file.length)))
      case .stream(let make, let length):
        let chunks: AsyncThrowingStream<Data, any Error>
        do { chunks = try make() } catch { throw BodyFailure(error) }
        return .stream(
          reporting(chunks, total: length), length: length.map { .known(Int64($0)) } ?? .unknown)
      }
    }

    /// Returns the chunks as buffers; each is progress, and resets the idle timer.
    private func reporting<Chunks: AsyncSequence & Sendable>(
      _ chunks: Chunks, total: Int?
    ) -> RequestChunks<Chunks> where Chunks.Element == Data {
      let progress = request.options.progress
      return RequestChunks(chunks) { [idleTimer] sent in
        idleTimer.reset()
        progress?(TransferProgress(.upload, completed: sent, total: total))
      }
    }

    func response(
      to prepared: HTTPClientRequest, from client: HTTPClient
    ) async throws -> HTTPResponse {
      let head = try await idleTimer.watching {
        try await client.execute(prepared, deadline: .now() + .hours(24 * 365))
      }
      var headers = SDKCore.HTTPHeaders()
      // SwiftNIO puts U+FFFD in place of what is not UTF-8: such a value is not the one that was sent.
      for (name, value) in head.headers where !value.unicodeScalars.contains("\u{FFFD}") {
        headers.append(name, value)
      }
      try headers.checkReceived()
      let status = Int(head.status.code)
      var part: (partial: PartialDownload, file: URL)?
      if case .file(let file) = receiving, (200..<300).contains(status),
        let partial = request.options.partialDownload
      {
        // First of all: the rest of another file is not read, and so is no error.
        guard partial.begin(status, headers) else { throw try partial.end }
        part = (partial, file)
      }
      let length = try length(of: headers, status: status)
      let reader = BodyReader(head.body, length: length, idleTimer: idleTimer)
      if let (partial, file) = part {
        return try await download(
          reader, status: status, headers: headers, into: partial, to: file)
      }
      let (body, size) = try await body(reader, isSuccess: (200..<300).contains(status))
      return HTTPResponse(
        status: status, headers: headers, body: body, url: request.url,
        metrics: ExchangeMetrics(duration: start.duration(to: .now), bytesReceived: size))
    }

    /// Returns the length of the body; nil where nothing says it, or it is that of the compressed
    /// body: the decompressor notices a cut itself.
    ///
    /// - Throws: `.malformedResponse` when the head contradicts itself, or the body has an encoding
    ///   that was not asked for, and that is not decoded here.
    private func length(of headers: SDKCore.HTTPHeaders, status: Int) throws -> Int? {
      let accepted = request.headers["Accept-Encoding"]?.lowercased() ?? ""
      for encoding in headers.values("Content-Encoding").map({ $0.lowercased() })
      where !["", "identity", "gzip", "x-gzip", "deflate"].contains(encoding) {
        guard accepted.contains(encoding) || request.method == .head || [204, 304].contains(status)
        else {
          throw TransportError(
            .malformedResponse, reason: "the body's encoding was not asked for")
        }
      }
      return try ContentLength.expected(headers, status: status, method: request.method)
        .map { Int(clamping: $0) }
    }

    private func body(
      _ reader: BodyReader, isSuccess: Bool
    ) async throws -> (HTTPResponse.Body, size: Int) {
      switch receiving {
      case .stream where isSuccess:
        // The stream holds the exchange, so that it counts as under way.
        return (.stream(ByteStream { try await self.next(reader) }), 0)
      case .file(let destination) where isSuccess:
        return try await download(reader, to: destination)
      case .data, .stream, .file:
        let data = try await data(reader, isSuccess: isSuccess)
        return (.data(data), data.count)
      }
    }

    private func next(_ reader: BodyReader) async throws -> Data? {
      do {
        guard let chunk = try await idleTimer.watching({ try await reader.next() }) else {
          end()
          return nil
        }
        return Data(chunk.readableBytesView)
      } catch {
        end()
        if error is CancellationError { throw error }
        throw TransportError(asyncHTTPClient: error)
      }
    }

    /// Returns the body; that of an error is cut at the limit, and where the connection broke off.
    private func data(_ reader: BodyReader, isSuccess: Bool) async throws -> Data {
      let options = request.options
      let limit = isSuccess ? options.effectiveMaxResponseBytes : options.effectiveMaxErrorBytes
      let tooLarge = TransportError(.tooLarge, reason: "the body is larger than \(limit) bytes")
      if isSuccess, let length = reader.length, length > limit { throw tooLarge }
      return try await idleTimer.watching { [self] in
        var data = Data()
        while let chunk = try await next(of: reader, isSuccess: isSuccess) {
          let room = limit - data.count
          data.append(contentsOf: chunk.readableBytesView.prefix(max(0, room)))
          received(data.count, of: reader.length)
          guard chunk.readableBytes > room else { continue }
          if isSuccess { throw tooLarge }
          return data
        }
        return data
      }
    }

    /// Returns the next chunk; the status of an error says more than that its body broke off.
    private func next(of reader: BodyReader, isSuccess: Bool) async throws -> ByteBuffer? {
      do {
        return try await reader.next()
      } catch let error where !isSuccess && TransportError(asyncHTTPClient: error).isBreakOff {
        return nil
      }
    }

    private func download(
      _ reader: BodyReader, to destination: URL
    ) async throws -> (HTTPResponse.Body, size: Int) {
      let size = try await idleTimer.watching { [self] in
        guard
          FileManager.default.createFile(
            atPath: destination.path, contents: nil, attributes: [.posixPermissions: 0o600]),
          let handle = FileHandle(forWritingAtPath: destination.path)
        else { throw TransportError.fileNotWritten }
        defer { try? handle.close() }
        var size = 0
        while let chunk = try await reader.next() {
          do { try handle.write(contentsOf: Data(chunk.readableBytesView)) } catch {
            throw TransportError.fileNotWritten
          }
          size += chunk.readableBytes
          received(size, of: reader.length)
        }
        return size
      }
      try Task.checkCancellation()
      return (.file(destination), size)
    }

    /// Adds the body to the part of the file that has taken the head.
    ///
    /// - Throws: what `PartialDownload.check()` throws, too.
    private func download(
      _ reader: BodyReader, status: Int, headers: SDKCore.HTTPHeaders,
      into partial: PartialDownload, to destination: URL
    ) async throws -> HTTPResponse {
      try await idleTimer.watching { [request] in
        while let chunk = try await reader.next() {
          guard partial.append(Data(chunk.readableBytesView)) else { throw try partial.end }
          request.options.progress?(partial.progress)
        }
      }
      try Task.checkCancellation()
      let (status, headers) = partial.completed(status, headers)
      let size = partial.size
      let length = try ContentLength.expected(headers, status: status, method: request.method)
      guard length == nil || length == size else { throw TransportError.wrongLength }
      try partial.finish(at: destination)
      return HTTPResponse(
        status: status, headers: headers, body: .file(destination), url: request.url,
        metrics: ExchangeMetrics(
          duration: start.duration(to: .now), bytesReceived: Int(clamping: size)))
    }

    private func received(_ count: Int, of total: Int?) {
      request.options.progress?(TransferProgress(.download, completed: count, total: total))
    }
  }

  extension PartialDownload {
    /// The reason why it takes nothing more: the call is over.
    ///
    /// - Throws: what went wrong, if that is the reason.
    fileprivate var end: CancellationError {
      get throws {
        try check()
        return CancellationError()
      }
    }
  }
#endif
