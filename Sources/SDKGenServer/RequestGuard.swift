#if Server
  internal import NIOCore
  internal import NIOHTTP1
  internal import SDKCore
  internal import SDKFake

  /// Lets only whole requests through, and those within the limits. The others are answered here, and are the last ones
  /// of their connections.
  final class RequestGuard: ChannelDuplexHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart
    typealias OutboundIn = HTTPServerResponsePart
    typealias OutboundOut = HTTPServerResponsePart

    private enum State {
      case waiting
      case receiving(HTTPRequestHead, ByteBuffer?)
      case answering
      /// What still comes is thrown away.
      case ending
    }

    private let service: FakeService
    private let limits: HTTPServer.Limits
    private var state = State.waiting
    /// The request is answered without a body.
    private var isHead = false
    private var deadline: Scheduled<Void>?

    init(_ service: FakeService, limits: HTTPServer.Limits) {
      self.service = service
      self.limits = limits
    }

    // MARK: Time

    func handlerAdded(context: ChannelHandlerContext) {
      wait(limits.requestTime, context)
    }

    func handlerRemoved(context: ChannelHandlerContext) { deadline?.cancel() }

    private func wait(_ time: Duration, _ context: ChannelHandlerContext) {
      deadline?.cancel()
      deadline = context.eventLoop.assumeIsolated().scheduleTask(in: TimeAmount(time)) {
        if case .receiving = self.state {
          self.refuse(.requestTimeout, "the request has not arrived in time", context)
        } else {
          context.close(promise: nil)
        }
      }
    }

    // MARK: Requests

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      switch (unwrapInboundIn(data), state) {
      case (_, .ending), (_, .answering): break
      case (.head(let head), _): begin(head, context)
      case (.body(var more), .receiving(let head, var body)):
        if body == nil { body = more } else { body?.writeBuffer(&more) }
        // One owner of the bytes, so that they are not copied with each part.
        state = .receiving(head, nil)
        if body?.readableBytes ?? 0 > limits.bodyBytes {
          refuse(.payloadTooLarge, tooLarge, context)
        } else {
          state = .receiving(head, body)
        }
      case (.end(let trailers), .receiving(let head, let body)):
        state = .answering
        deadline?.cancel()
        context.fireChannelRead(wrapInboundOut(.head(head)))
        if let body { context.fireChannelRead(wrapInboundOut(.body(body))) }
        context.fireChannelRead(wrapInboundOut(.end(trailers)))
      case (.body, .waiting), (.end, .waiting): break
      }
    }

    private func begin(_ head: HTTPRequestHead, _ context: ChannelHandlerContext) {
      isHead = head.method == .HEAD
      var headers = HTTPHeaders()
      for field in head.headers { headers.append(field.name, field.value) }
      let (major, minor) = (head.version.major, head.version.minor)
      let read = RequestHead(
        method: head.method.rawValue, target: head.uri, version: "\(major).\(minor)",
        headers: headers)
      if let problem = read.problem(mostBytes: limits.bodyBytes) {
        return refuse(.init(statusCode: problem.status), problem.reason, context)
      }
      state = .receiving(head, nil)
      let expected = head.headers.first(name: "Expect")?.lowercased()
      if expected == "100-continue", head.version != .http1_0 {
        let part = HTTPServerResponsePart.head(.init(version: head.version, status: .continue))
        context.writeAndFlush(wrapOutboundOut(part), promise: nil)
      }
    }

    private var tooLarge: String { "the body has more than \(limits.bodyBytes) bytes" }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
      if case .ending = state { return }
      switch error as? HTTPParserError {
      case .headerOverflow?:
        refuse(.requestHeaderFieldsTooLarge, "the header is too large", context)
      // The client has gone away.
      case .invalidEOFState?: context.close(promise: nil)
      case let error?: refuse(.badRequest, "the request is malformed: \(error)", context)
      case nil: context.close(promise: nil)
      }
    }

    /// Answers with a problem, and then reads until the client is done as well: it may not see an answer that comes with
    /// the end of the connection while it sends.
    private func refuse(
      _ status: HTTPResponseStatus, _ reason: String, _ context: ChannelHandlerContext
    ) {
      state = .ending
      service.refuse(status: Int(status.code), reason: reason)
      let problem = FakeAnswer.problem(Int(status.code), status.reasonPhrase, [reason])
      var head = HTTPResponseHead(version: .http1_1, status: status)
      head.headers.add(name: "Content-Type", value: "application/problem+json")
      head.headers.add(name: "Content-Length", value: "\(problem.body.count)")
      head.headers.add(name: "Connection", value: "close")
      context.write(wrapOutboundOut(.head(head)), promise: nil)
      let body = context.channel.allocator.buffer(bytes: problem.body)
      context.write(wrapOutboundOut(.body(.byteBuffer(body))), promise: nil)
      context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
      context.close(mode: .output, promise: nil)
      wait(min(.seconds(5), limits.requestTime), context)
    }

    // MARK: Answers

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
      switch unwrapOutboundIn(data) {
      case .head(var head):
        Compression.finish(&head)
        return context.write(wrapOutboundOut(.head(head)), promise: promise)
      case .body where isHead: return promise?.succeed() ?? ()
      case .body: break
      case .end:
        // What has arrived of the next request may be delivered while this is written.
        state = .waiting
        wait(limits.requestTime, context)
      }
      context.write(data, promise: promise)
    }
  }
#endif
