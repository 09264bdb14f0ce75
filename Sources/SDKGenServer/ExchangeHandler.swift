#if Server
  internal import Foundation
  internal import NIOCore
  internal import NIOHTTP1
  internal import NIOHTTPCompression
  internal import NIOPosix
  internal import SDKCore
  internal import SDKFake

  /// Answers the whole requests of a connection, one after the other.
  final class ExchangeHandler: ChannelInboundHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    private let service: FakeService
    private var head: HTTPRequestHead?
    private var body = ByteBuffer()
    private var delay: Scheduled<Void>?
    /// A body of more bytes takes a while to judge.
    private static let largeBody = 64 * 1024
    /// A client that has no limit of its own does not hold its connection for longer.
    private static let longestWait = TimeAmount.minutes(10)

    init(_ service: FakeService) { self.service = service }

    func handlerRemoved(context: ChannelHandlerContext) { delay?.cancel() }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      switch unwrapInboundIn(data) {
      case .head(let head):
        self.head = head
        body = ByteBuffer()
      case .body(let bytes): body = bytes
      case .end:
        guard let head else { return }
        var headers = HTTPHeaders()
        for field in head.headers { headers.append(field.name, field.value) }
        Compression.readTags(in: &headers)
        let request = ReceivedRequest(
          method: head.method.rawValue, target: head.uri, headers: headers,
          body: Data(body.readableBytesView))
        self.head = nil
        body = ByteBuffer()
        // The page is there whatever the options make of other requests. What it says of a large API takes a while.
        let service = service
        run(apart: request.path.hasPrefix(Page.path + "/"), context) {
          Page.answer(request, service)
        } then: { page in
          switch page {
          case .whole(let answer)?: self.write(answer, to: head, context)
          case .requests?: RequestStream.answer(head, on: context.channel, service.recent)
          case nil: self.answer(request, head, context)
          }
        }
      }
    }

    private func answer(
      _ received: ReceivedRequest, _ head: HTTPRequestHead, _ context: ChannelHandlerContext
    ) {
      let service = service
      let begin = {
        self.run(apart: received.body.count > Self.largeBody, context) {
          service.answer(received)
        } then: {
          self.finish($0, head, context)
        }
      }
      let latency = service.options.latency
      if latency == .zero { return begin() }
      delay = context.eventLoop.assumeIsolated().scheduleTask(in: TimeAmount(latency), begin)
    }

    /// Does work and, on the event loop, what comes then.
    ///
    /// - `apart`: the work is done on another thread: other connections need not wait for it.
    private func run<Answer: Sendable>(
      apart: Bool, _ context: ChannelHandlerContext, _ work: @escaping @Sendable () -> Answer?,
      then: @escaping (Answer?) -> Void
    ) {
      if !apart { return then(work()) }
      NIOThreadPool.singleton.runIfActive(eventLoop: context.eventLoop, work).assumeIsolated()
        .whenComplete { then((try? $0.get()) ?? nil) }
    }

    /// - `answer`: nil: the connection ends without one.
    private func finish(
      _ answer: FakeAnswer?, _ head: HTTPRequestHead, _ context: ChannelHandlerContext
    ) {
      guard let answer else { return context.close(promise: nil) }
      if answer.ending == .never {
        delay = context.eventLoop.assumeIsolated().scheduleTask(in: Self.longestWait) {
          context.close(promise: nil)
        }
        return
      }
      write(answer, to: head, context)
    }

    private func write(
      _ answer: FakeAnswer, to request: HTTPRequestHead, _ context: ChannelHandlerContext
    ) {
      let isHead = request.method == .HEAD
      var head = HTTPResponseHead(
        version: request.version, status: .init(statusCode: answer.finalStatus))
      for field in answer.fields { head.headers.add(name: field.name, value: field.value) }
      // The items of a stream come one by one, in chunks, which HTTP/1.0 has not.
      let isStream = answer.isStream && !isHead && request.version == .http1_1
      // What HEAD does not send still decides about the header; the guard leaves it out.
      let body = isHead && answer.body.isEmpty ? answer.unsentBody : answer.body
      if !isStream {
        head.headers.replaceOrAdd(name: "Content-Length", value: "\(body.count)")
      }
      Compression.prepare(&head, for: request)
      let keepsAlive = request.isKeepAlive
      if !keepsAlive || request.version == .http1_0 {
        head.headers.add(name: "Connection", value: keepsAlive ? "keep-alive" : "close")
      }
      context.write(wrapOutboundOut(.head(head)), promise: nil)
      for part in isStream ? answer.parts : [body] where !part.isEmpty {
        let bytes = context.channel.allocator.buffer(bytes: part)
        context.write(wrapOutboundOut(.body(.byteBuffer(bytes))), promise: nil)
        if isStream { context.flush() }
      }
      let end = context.writeAndFlush(wrapOutboundOut(.end(nil)))
      let channel = context.channel
      // Also where a header field of the answer cannot be written.
      end.assumeIsolated().whenComplete { result in
        if case .failure = result { return channel.close(promise: nil) }
        if !keepsAlive { channel.close(promise: nil) }
      }
    }
  }

  /// Decides which answers are compressed, if their clients take that, and what their tags are then: a strong one
  /// stands for certain bytes (RFC 9110, section 8.8.3.3).
  enum Compression {
    /// A header field of answers that are compressed here; it is not sent.
    private static let mark = "x-sdkgen-compressed"

    /// From so many bytes on, it saves more than it takes.
    private static let leastLength = 1_024

    /// Adds what says that others may get other bytes.
    static func prepare(_ head: inout HTTPResponseHead, for request: HTTPRequestHead) {
      if isPossible(head) || head.status == .notModified {
        head.headers.add(name: "Vary", value: "Accept-Encoding")
      }
      // Who has the bytes that were compressed keeps them.
      guard head.status == .notModified, let tag = head.headers.first(name: "ETag") else { return }
      let known = request.headers[canonicalForm: "If-None-Match"].map(String.init)
      if let own = codings.map({ coded(tag, $0) }).first(where: known.contains),
        !known.contains(tag)
      {
        head.headers.replaceOrAdd(name: "ETag", value: own)
      }
    }

    static func isWorthIt(
      _ head: inout HTTPResponseHead, _ isAccepted: Bool
    ) -> HTTPResponseCompressor.CompressionIntent {
      guard isPossible(head) else { return .doNotCompress }
      head.headers.add(name: mark, value: "1")
      return .compressIfPossible
    }

    /// A range counts the bytes of what is not compressed (RFC 9110, section 14).
    private static func isPossible(_ head: HTTPResponseHead) -> Bool {
      let length = head.headers.first(name: "Content-Length").flatMap { Int($0) } ?? 0
      let type = head.headers.first(name: "Content-Type")?.lowercased() ?? ""
      return head.status != .partialContent && length >= leastLength
        && !head.headers.contains(name: "Content-Encoding")
        && ["text/", "json", "xml", "javascript", "yaml"].contains(where: type.contains)
    }

    // MARK: Tags

    private static let codings = ["gzip", "deflate"]

    private static func coded(_ tag: String, _ coding: String) -> String {
      tag.hasPrefix("W/") ? tag : "\(tag.dropLast())-\(coding)\""
    }

    /// Gives an answer that was compressed a tag of its own.
    static func finish(_ head: inout HTTPResponseHead) {
      guard head.headers.contains(name: mark) else { return }
      head.headers.remove(name: mark)
      if let coding = head.headers.first(name: "Content-Encoding"),
        let tag = head.headers.first(name: "ETag")
      {
        head.headers.replaceOrAdd(name: "ETag", value: coded(tag, coding))
      }
    }

    /// Makes the tags of a request those that the server knows. That of a range stays: it has the bytes of the other.
    static func readTags(in headers: inout SDKCore.HTTPHeaders) {
      for name in ["If-None-Match", "If-Match"] {
        guard let list = headers[name], list.contains("-") else { continue }
        headers.replace(
          name, codings.reduce(list) { $0.replacing("-\($1)\"", with: "\"") })
      }
    }
  }
#endif
