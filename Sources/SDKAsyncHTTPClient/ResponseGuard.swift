#if AsyncHTTPClient
  import NIOCore
  import NIOHTTP1
  import NIOHTTP2

  /// Refuses responses on which AsyncHTTPClient would end the process: those that end without a
  /// head, as one with a status below 100 does, which it takes for an informational one.
  ///
  /// Gives those without a body that are labelled as compressed, as the responses to HEAD and those of
  /// status 304 often are, an empty compressed one: the decompressor takes them for cut off.
  final class ResponseGuard: ChannelInboundHandler {
    typealias InboundIn = HTTPClientResponsePart
    typealias InboundOut = HTTPClientResponsePart

    private let decompresses: Bool
    private var hasHead = false
    /// True if the decompressor waits for the first bytes of a body.
    private var awaitsBody = false
    private var isRefused = false

    /// - `decompresses`: whether a decompressor follows.
    init(decompresses: Bool) { self.decompresses = decompresses }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      guard !isRefused else { return }
      switch unwrapInboundIn(data) {
      case .head(let head):
        guard head.status.code >= 100 else { return refuse(context) }
        hasHead = head.status.code >= 200
        let encoding = head.headers[canonicalForm: "Content-Encoding"].first?.lowercased()
        awaitsBody = decompresses && (encoding == "gzip" || encoding == "deflate")
      case .body:
        guard hasHead else { return refuse(context) }
        awaitsBody = false
      case .end:
        guard hasHead else { return refuse(context) }
        hasHead = false
        if awaitsBody {
          context.fireChannelRead(wrapInboundOut(.body(ByteBuffer(bytes: Self.emptyBody))))
        }
        awaitsBody = false
      }
      context.fireChannelRead(data)
    }

    private func refuse(_ context: ChannelHandlerContext) {
      isRefused = true
      context.fireErrorCaught(HTTPParserError.invalidStatus)
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
