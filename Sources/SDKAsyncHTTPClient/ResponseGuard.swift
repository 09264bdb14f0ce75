#if AsyncHTTPClient
  import AsyncHTTPClient
  import NIOCore
  import NIOHTTP1
  import NIOHTTP2

  /// Refuses responses on which AsyncHTTPClient would end the process: those that end without a
  /// head, as one with a status below 100 does, which it takes for an informational one.
  ///
  /// Gives those without a body that are labelled as compressed, as the responses to HEAD and those of
  /// status 304 often are, an empty compressed one: the decompressor takes them for cut off.
  ///
  /// Lets a response that refuses a request while its body is sent end in an error, after its own body. AsyncHTTPClient
  /// 1.37 stops sending then, but ends what sends only where a request fails: otherwise the task, the chunk that it
  /// was at and all that makes the body stay for ever.
  final class ResponseGuard: ChannelDuplexHandler {
    typealias InboundIn = HTTPClientResponsePart
    typealias InboundOut = HTTPClientResponsePart
    typealias OutboundIn = HTTPClientRequestPart
    typealias OutboundOut = HTTPClientRequestPart

    /// The size at which a refusal is cut, as the body of any error is.
    private static let maxHeldBytes = 2_000_000

    private let decompresses: Bool
    private var hasHead = false
    /// True if the decompressor waits for the first bytes of a body.
    private var awaitsBody = false
    private var isRefused = false
    /// True until the request is sent to its end.
    private var isSending = false
    /// A refusal, as far as it is here: AsyncHTTPClient would lose what it has not passed on when the error comes.
    private var held: [HTTPClientResponsePart]?
    private var heldBytes = 0

    /// - `decompresses`: whether a decompressor follows.
    init(decompresses: Bool) { self.decompresses = decompresses }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
      switch unwrapOutboundIn(data) {
      case .head: isSending = true
      case .body: break
      case .end: isSending = false
      }
      context.write(data, promise: promise)
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      guard !isRefused else { return }
      let part = unwrapInboundIn(data)
      switch part {
      case .head(let head):
        guard head.status.code >= 100 else { return refuse(context, HTTPParserError.invalidStatus) }
        hasHead = head.status.code >= 200
        let encoding = head.headers[canonicalForm: "Content-Encoding"].first?.lowercased()
        awaitsBody = decompresses && (encoding == "gzip" || encoding == "deflate")
        if isSending, head.status.code >= 300 { held = [] }
      case .body:
        guard hasHead else { return refuse(context, HTTPParserError.invalidStatus) }
        awaitsBody = false
      case .end:
        guard hasHead else { return refuse(context, HTTPParserError.invalidStatus) }
        hasHead = false
        if awaitsBody { pass(.body(ByteBuffer(bytes: Self.emptyBody)), context) }
        awaitsBody = false
      }
      pass(part, context)
    }

    func channelInactive(context: ChannelHandlerContext) {
      passHeld(context)
      context.fireChannelInactive()
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
      passHeld(context)
      context.fireErrorCaught(error)
    }

    private func pass(_ part: HTTPClientResponsePart, _ context: ChannelHandlerContext) {
      guard held != nil else { return context.fireChannelRead(wrapInboundOut(part)) }
      var isOver = false
      switch part {
      case .head: held?.append(part)
      case .body(let bytes):
        held?.append(part)
        heldBytes += bytes.readableBytes
        isOver = heldBytes > Self.maxHeldBytes
      case .end:
        isOver = true
        if !isSending { held?.append(part) }
      }
      guard isOver else { return }
      passHeld(context)
      if isSending { refuse(context, HTTPClientError.remoteConnectionClosed) }
    }

    /// Passes on all that is held back, before anything else can come.
    private func passHeld(_ context: ChannelHandlerContext) {
      guard let parts = held else { return }
      (held, heldBytes) = (nil, 0)
      for part in parts { context.fireChannelRead(wrapInboundOut(part)) }
      context.fireChannelReadComplete()
    }

    private func refuse(_ context: ChannelHandlerContext, _ error: any Error) {
      isRefused = true
      context.fireErrorCaught(error)
      context.close(promise: nil)
    }

    /// Nothing, compressed by gzip (RFC 1952). The decompressor knows the format by its first bytes.
    private static let emptyBody: [UInt8] = [
      0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 0xFF, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    ]

    /// Puts a guard behind the decoder of a connection over HTTP/1.1.
    static func addToConnection(
      _ channel: any Channel, decompresses: Bool
    ) -> EventLoopFuture<Void> {
      add(
        to: channel, after: ByteToMessageHandler<HTTPResponseDecoder>.self,
        decompresses: decompresses)
    }

    /// Puts a guard behind the decoder of a stream over HTTP/2.
    static func addToStream(_ channel: any Channel, decompresses: Bool) -> EventLoopFuture<Void> {
      add(
        to: channel, after: HTTP2FramePayloadToHTTP1ClientCodec.self, decompresses: decompresses)
    }

    private static func add<Decoder: ChannelHandler & SendableMetatype>(
      to channel: any Channel, after decoder: Decoder.Type, decompresses: Bool
    ) -> EventLoopFuture<Void> {
      channel.eventLoop.submit {
        let pipeline = channel.pipeline.syncOperations
        try pipeline.addHandler(
          ResponseGuard(decompresses: decompresses),
          position: .after(pipeline.handler(type: decoder)))
      }
    }
  }
#endif
