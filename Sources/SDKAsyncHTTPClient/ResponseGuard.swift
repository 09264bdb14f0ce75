#if AsyncHTTPClient
  import NIOCore
  import NIOHTTP1
  import NIOHTTP2

  /// Refuses responses on which AsyncHTTPClient would end the process: those that end without a
  /// head, as one with a status below 100 does, which it takes for an informational one.
  final class ResponseGuard: ChannelInboundHandler {
    typealias InboundIn = HTTPClientResponsePart
    typealias InboundOut = HTTPClientResponsePart

    private var hasHead = false
    private var isRefused = false

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      guard !isRefused else { return }
      switch unwrapInboundIn(data) {
      case .head(let head):
        guard head.status.code >= 100 else { return refuse(context) }
        hasHead = head.status.code >= 200
      case .body:
        guard hasHead else { return refuse(context) }
      case .end:
        guard hasHead else { return refuse(context) }
        hasHead = false
      }
      context.fireChannelRead(data)
    }

    private func refuse(_ context: ChannelHandlerContext) {
      isRefused = true
      context.fireErrorCaught(HTTPParserError.invalidStatus)
      context.close(promise: nil)
    }

    /// Puts a guard behind the decoder of a connection over HTTP/1.1.
    @Sendable static func addToConnection(_ channel: any Channel) -> EventLoopFuture<Void> {
      add(to: channel, after: ByteToMessageHandler<HTTPResponseDecoder>.self)
    }

    /// Puts a guard behind the decoder of a stream over HTTP/2.
    @Sendable static func addToStream(_ channel: any Channel) -> EventLoopFuture<Void> {
      add(to: channel, after: HTTP2FramePayloadToHTTP1ClientCodec.self)
    }

    private static func add<Decoder: ChannelHandler & SendableMetatype>(
      to channel: any Channel, after decoder: Decoder.Type
    ) -> EventLoopFuture<Void> {
      channel.eventLoop.submit {
        let pipeline = channel.pipeline.syncOperations
        try pipeline.addHandler(
          ResponseGuard(), position: .after(pipeline.handler(type: decoder)))
      }
    }
  }
#endif
